"""Abilities of heroes."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER
from sagaboard.games.lords.components import Effect, Region, Source
from sagaboard.games.lords_of_ragnarok.rules.armies import strengthen_armies
from sagaboard.games.lords_of_ragnarok.rules.attributes import COST, injure
from sagaboard.games.lords_of_ragnarok.rules.runes import gain_runes
from sagaboard.games.lords_of_ragnarok.state import HERO_SELECTION, LordsOfRagnarok
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import Seat


def is_in_land_of_hero(g: LordsOfRagnarok, seat: Seat, region: Region) -> bool:
    return g.board.land_of[region] == g.land_of_hero(seat)


def strength_per_army_attacking(g: LordsOfRagnarok, seat: Seat, e: Effect, value: i64) -> i64:
    """For each army that is still in the battle."""
    b = g.battle
    if b.sides[ATTACKER] != seat or not is_in_land_of_hero(g, seat, b.region):
        return value
    return value + e.n * len(g.armies_at(seat, b.region))


def rune_for_settlement(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, region: i64
) -> None:
    """Not where a battle was fought in this step; not during the set-up (LOR-OQ-93)."""
    if g.phase == HERO_SELECTION or has(g.fought, region):
        return
    if has(g.board.settlements, region) and is_in_land_of_hero(g, seat, region):
        gain_runes(g, seat, e.n)


def army_after_victory(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, region: i64
) -> None:
    if is_in_land_of_hero(g, seat, region):
        strengthen_armies(g, seat, g.armies_at(seat, region), e.n)


def can_take_injury(g: LordsOfRagnarok, seat: Seat, e: Effect, subject: i64) -> bool:
    return len(g.unturned(seat)) > 0


def can_take_injury_in_land(g: LordsOfRagnarok, seat: Seat, e: Effect, region: i64) -> bool:
    return len(g.unturned(seat)) > 0 and is_in_land_of_hero(g, seat, region)


def take_injury(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    injure(g, seat, 1, COST)
