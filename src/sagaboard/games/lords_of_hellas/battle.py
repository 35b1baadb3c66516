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
        origins: i64,
        cards: list[list[Card]],
        bonus: list[i64],
        declined: list[bool],
        free_losses: list[i64],
        changed_losses: list[i64],
        totals: list[i64],
        extra_loss: list[i64],
        fought: bool,
        winner: Seat,
    ) -> None:
        super().__init__(region, sides, cards, bonus, extra_loss, totals, winner)
        self.origins = origins  # regions that the attackers came from
        self.declined = declined
        self.free_losses = free_losses  # own loss symbols that are ignored
        self.changed_losses = changed_losses  # loss symbols added or taken away afterwards
        self.fought = fought  # the strengths were compared, or one side fell before

    def copy(self) -> Battle:
        if not self.is_on:
            return self  # stays empty: the next battle takes its place
        return Battle(
            self.region,
            self.sides[:],
            self.origins,
            [cards[:] for cards in self.cards],
            self.bonus[:],
            self.declined[:],
            self.free_losses[:],
            self.changed_losses[:],
            self.totals[:],
            self.extra_loss[:],
            self.fought,
            self.winner,
        )

    def opponent(self, seat: Seat) -> Seat:
        return self.sides[DEFENDER] if self.sides[ATTACKER] == seat else self.sides[ATTACKER]


def no_battle() -> Battle:
    return new_battle(NOWHERE, NOBODY, NOBODY, 0)


def new_battle(region: Region, attacker: Seat, defender: Seat, origins: i64) -> Battle:
    return Battle(
        region,
        [attacker, defender],
        origins,
        [[], []],
        [0, 0],
        [False, False],
        [0, 0],
        [0, 0],
        [0, 0],
        [1, 1],
        False,
        NOBODY,
    )
