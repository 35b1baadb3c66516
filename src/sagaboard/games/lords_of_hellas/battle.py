"""The battle on the table; empty between battles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER, LordsBattle
from sagaboard.games.lords.components import Region
from sagaboard.games.lords.fields import SIDE
from sagaboard.games.lords_of_hellas.kinds import CARD, REGION, SEAT
from sagaboard.games.lords_of_hellas.moves import MOST_HOPLITES
from sagaboard.kernel.field import FLAG, Field, Mask, Pile, started
from sagaboard.kernel.move import Seat


class Battle(LordsBattle):
    """Lists of two are by side: attacker, defender."""

    origins: i64  # regions that the attackers came from
    declined: list[bool]
    free_losses: list[i64]  # own loss symbols that are ignored
    changed_losses: list[i64]  # loss symbols added or taken away afterwards
    fought: bool  # the strengths were compared, or one side fell before

    # Made by tools/state_copies.py from the table of fields; do not edit.
    def duplicate(self) -> Battle:
        new = Battle()
        new.region = self.region
        new.sides = self.sides[:]
        new.origins = self.origins
        new.cards = [items[:] for items in self.cards]
        new.bonus = self.bonus[:]
        new.declined = self.declined[:]
        new.free_losses = self.free_losses[:]
        new.changed_losses = self.changed_losses[:]
        new.totals = self.totals[:]
        new.extra_loss = self.extra_loss[:]
        new.fought = self.fought
        new.winner = self.winner
        return new

    # Up to here.

    def copy(self) -> Battle:
        if not self.is_on:
            return self  # stays empty: the next battle takes its place
        return self.duplicate()

    def opponent(self, seat: Seat) -> Seat:
        return self.sides[DEFENDER] if self.sides[ATTACKER] == seat else self.sides[ATTACKER]


BATTLE_FIELDS: Final = (
    Field("region", REGION),
    Field("sides", SEAT, by=SIDE),
    Field("origins", Mask(REGION)),
    Field("cards", Pile(CARD), by=SIDE),
    Field("bonus", by=SIDE),
    Field("declined", FLAG, by=SIDE),
    Field("free_losses", by=SIDE),
    Field("changed_losses", by=SIDE, also=range(-MOST_HOPLITES, 0)),
    Field("totals", by=SIDE),
    Field("extra_loss", by=SIDE, start=1),
    Field("fought", FLAG),
    Field("winner", SEAT),
)

NO_BATTLE: Final[Battle] = started(Battle(), BATTLE_FIELDS, 0)
"""Stays empty, so all matches share it."""


def no_battle() -> Battle:
    return NO_BATTLE


def new_battle(region: Region, attacker: Seat, defender: Seat, origins: i64) -> Battle:
    battle = NO_BATTLE.duplicate()
    battle.region = region
    battle.sides[ATTACKER] = attacker
    battle.sides[DEFENDER] = defender
    battle.origins = origins
    return battle
