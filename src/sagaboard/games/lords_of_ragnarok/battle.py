"""The battle on the table; empty between battles."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER, LordsBattle
from sagaboard.games.lords.components import NOWHERE, Card, Region
from sagaboard.kernel.move import NOBODY, Seat


class Battle(LordsBattle):
    """Lists of two are by side: attacker, defender."""

    def __init__(
        self,
        region: Region,
        sides: list[Seat],
        cards: list[list[Card]],
        values: list[list[i64]],
        lowered: list[list[i64]],
        losses: list[i64],
        next_lowered: list[i64],
        next_ignored: list[bool],
        unhurt: list[bool],
        passed: list[bool],
        bonus: list[i64],
        extra_loss: list[i64],
        totals: list[i64],
        winner: Seat,
        retreated: i64,
    ) -> None:
        self.region = region
        self.sides = sides
        self.cards = cards
        self.bonus = bonus
        self.extra_loss = extra_loss
        self.totals = totals
        self.winner = winner
        self.values = values  # of these cards, their own battle effects included
        self.lowered = lowered  # by so much, by effects of the opponent
        self.losses = losses  # loss symbols that are not cancelled
        self.next_lowered = next_lowered  # the next card of this side loses so much value
        self.next_ignored = next_ignored  # the battle effect of the next card is ignored
        self.unhurt = unhurt  # no loss for losing
        self.passed = passed
        self.retreated = retreated  # bit mask of the loser's armies that got away

    def copy(self) -> Battle:
        if not self.is_on:
            return self  # stays empty: the next battle takes its place
        return Battle(
            self.region,
            self.sides[:],
            [cards[:] for cards in self.cards],
            [values[:] for values in self.values],
            [lowered[:] for lowered in self.lowered],
            self.losses[:],
            self.next_lowered[:],
            self.next_ignored[:],
            self.unhurt[:],
            self.passed[:],
            self.bonus[:],
            self.extra_loss[:],
            self.totals[:],
            self.winner,
            self.retreated,
        )

    def opponent(self, seat: Seat) -> Seat:
        return self.sides[DEFENDER] if self.sides[ATTACKER] == seat else self.sides[ATTACKER]

    def value_of_cards(self, side: i64) -> i64:
        """No card is worth less than 0."""
        total: i64 = 0
        lowered = self.lowered[side]
        for number, value in enumerate(self.values[side]):
            total += max(value - lowered[number], 0)
        return total


def no_battle() -> Battle:
    return new_battle(NOWHERE, NOBODY, NOBODY)


def new_battle(region: Region, attacker: Seat, defender: Seat) -> Battle:
    return Battle(
        region,
        [attacker, defender],
        [[], []],
        [[], []],
        [[], []],
        [0, 0],
        [0, 0],
        [False, False],
        [False, False],
        [False, False],
        [0, 0],
        [0, 0],
        [0, 0],
        NOBODY,
        0,
    )
