"""Texts of artifacts, in the order of their moments."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Effect, Monster, Source
from sagaboard.games.lords.hunt import GOING_ON
from sagaboard.games.lords_of_ragnarok.moves import CONTROL, GO, SAIL
from sagaboard.games.lords_of_ragnarok.rules import runes
from sagaboard.games.lords_of_ragnarok.rules.attributes import Injure
from sagaboard.games.lords_of_ragnarok.rules.hand import draw
from sagaboard.games.lords_of_ragnarok.rules.losses import MonsterWeakens
from sagaboard.games.lords_of_ragnarok.rules.monsters import control_monster, neutral_in
from sagaboard.games.lords_of_ragnarok.rules.movement import (
    may_move_hero,
    move_hero,
    place_drakkar,
    reach,
)
from sagaboard.games.lords_of_ragnarok.rules.wounds import ANY_SYMBOL, ChooseWound
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, members
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, verb_of


def always(g: LordsOfRagnarok, seat: Seat, e: Effect, subject: i64) -> bool:
    return True


def deck_has_cards(g: LordsOfRagnarok, seat: Seat, e: Effect, subject: i64) -> bool:
    return g.can_draw()


def draw_cards(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    draw(g, seat, e.n)


def bank_has_runes(g: LordsOfRagnarok, seat: Seat, e: Effect, subject: i64) -> bool:
    return not g.bank_is_empty()


def gain_runes(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    runes.gain_runes(g, seat, e.n)


# The hero step.


def place_drakkar_or_move_hero(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.push(PlaceDrakkarOrMoveHero(seat, e.n))


class PlaceDrakkarOrMoveHero(Frame[LordsOfRagnarok]):
    """The drakkar to any other sea, or the hero so many regions."""

    def __init__(self, seat: Seat, regions: i64) -> None:
        self.seat = seat
        self.regions = regions

    def copy(self) -> PlaceDrakkarOrMoveHero:
        return PlaceDrakkarOrMoveHero(self.seat, self.regions)

    def resume(self, g: LordsOfRagnarok) -> None:
        seas = g.board.seas & ~bit(g.drakkar_at[self.seat])
        moves: list[Move] = [SAIL + sea for sea in members(seas)]
        for region in members(reach(g, self.seat, g.hero_at[self.seat])):
            moves.append(GO + region)
        g.ask(self.seat, "place_drakkar_or_move_hero", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        if verb_of(move) == SAIL:
            place_drakkar(g, seat, move - SAIL)
        else:
            may_move_hero(g, seat, self.regions - 1)
            move_hero(g, seat, move - GO)


# The rune action step.


def monsters_nearby(g: LordsOfRagnarok, seat: Seat) -> list[Monster]:
    """With the hero or adjacent to it by land."""
    return neutral_in(g, g.board.adjacent[g.hero_at[seat]] | bit(g.hero_at[seat]))


def has_monster_nearby(g: LordsOfRagnarok, seat: Seat, e: Effect, subject: i64) -> bool:
    return len(monsters_nearby(g, seat)) > 0


def control_monster_nearby(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.push(ControlMonsterNearby(seat))


class ControlMonsterNearby(Frame[LordsOfRagnarok]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> ControlMonsterNearby:
        return ControlMonsterNearby(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = [CONTROL + monster for monster in monsters_nearby(g, self.seat)]
        if len(moves) == 1:
            self.take(g, self.seat, moves[0])
        else:
            g.ask(self.seat, "control_monster", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        control_monster(g, seat, move - CONTROL)


# When something would befall the owner; the frame on top is about to do it.


def prevent_injury(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    injuring = g.stack[-1]
    assert isinstance(injuring, Injure)
    injuring.prevent(g)


def protect_army(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, army: i64) -> None:
    weakening = g.stack[-1]
    assert isinstance(weakening, MonsterWeakens)
    weakening.protect(g)


# Hunt.


def hunts_monster(g: LordsOfRagnarok, seat: Seat, e: Effect, subject: i64) -> bool:
    """Not against the boss, nor beyond a limit of the round."""
    h = g.hunt
    return h.monster != g.content.loki and h.outcome == GOING_ON and h.dealt < h.most_wounds


def wound_in_hero_round(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    g.push(ChooseWound(seat, monster, ANY_SYMBOL))


# Step 2 of a battle.


def strength_in_battle(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, region: i64
) -> None:
    g.battle.bonus[g.battle.side_of(seat)] += e.n


def strength_and_loss_in_battle(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, region: i64
) -> None:
    """As much strength, and as many losses of the loser if the owner wins."""
    side = g.battle.side_of(seat)
    g.battle.bonus[side] += e.n
    g.battle.extra_loss[side] += e.n
