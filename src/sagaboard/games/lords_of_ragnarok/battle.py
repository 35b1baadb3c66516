"""The battle on the table; empty between battles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER, LordsBattle
from sagaboard.games.lords.components import Region
from sagaboard.games.lords.fields import SIDE
from sagaboard.games.lords_of_ragnarok.kinds import ARMY, CARD, REGION, SEAT
from sagaboard.kernel.field import FLAG, Field, Mask, Pile, started
from sagaboard.kernel.kind import NUMBER
from sagaboard.kernel.move import Seat


class Battle(LordsBattle):
    """Lists of two are by side: attacker, defender."""

    values: list[list[i64]]  # of these cards, their own battle effects included
    lowered: list[list[i64]]  # by so much, by effects of the opponent
    losses: list[i64]  # loss symbols that are not cancelled
    next_lowered: list[i64]  # the next card of this side loses so much value
    next_ignored: list[bool]  # the battle effect of the next card is ignored
    unhurt: list[bool]  # no loss for losing
    passed: list[bool]
    retreated: i64  # bit mask of the loser's armies that got away

    # Made by tools/state_copies.py from the table of fields; do not edit.
    def duplicate(self) -> Battle:
        new = Battle()
        new.region = self.region
        new.sides = self.sides[:]
        new.cards = [items[:] for items in self.cards]
        new.values = [items[:] for items in self.values]
        new.lowered = [items[:] for items in self.lowered]
        new.losses = self.losses[:]
        new.next_lowered = self.next_lowered[:]
        new.next_ignored = self.next_ignored[:]
        new.unhurt = self.unhurt[:]
        new.passed = self.passed[:]
        new.bonus = self.bonus[:]
        new.extra_loss = self.extra_loss[:]
        new.totals = self.totals[:]
        new.winner = self.winner
        new.retreated = self.retreated
        return new

    # Up to here.

    def copy(self) -> Battle:
        if not self.is_on:
            return self  # stays empty: the next battle takes its place
        return self.duplicate()

    def opponent(self, seat: Seat) -> Seat:
        return self.sides[DEFENDER] if self.sides[ATTACKER] == seat else self.sides[ATTACKER]

    def value_of_cards(self, side: i64) -> i64:
        """No card is worth less than 0."""
        total: i64 = 0
        lowered = self.lowered[side]
        for number, value in enumerate(self.values[side]):
            total += max(value - lowered[number], 0)
        return total


BATTLE_FIELDS: Final = (
    Field("region", REGION),
    Field("sides", SEAT, by=SIDE),
    Field("cards", Pile(CARD), by=SIDE),
    Field("values", Pile(NUMBER), by=SIDE),
    Field("lowered", Pile(NUMBER), by=SIDE),
    Field("losses", by=SIDE),
    Field("next_lowered", by=SIDE),
    Field("next_ignored", FLAG, by=SIDE),
    Field("unhurt", FLAG, by=SIDE),
    Field("passed", FLAG, by=SIDE),
    Field("bonus", by=SIDE),
    Field("extra_loss", by=SIDE),
    Field("totals", by=SIDE),
    Field("winner", SEAT),
    Field("retreated", Mask(ARMY)),
)

NO_BATTLE: Final[Battle] = started(Battle(), BATTLE_FIELDS, 0)
"""Stays empty, so that all matches share it."""


def new_battle(region: Region, attacker: Seat, defender: Seat) -> Battle:
    battle = NO_BATTLE.duplicate()
    battle.region = region
    battle.sides[ATTACKER] = attacker
    battle.sides[DEFENDER] = defender
    return battle
