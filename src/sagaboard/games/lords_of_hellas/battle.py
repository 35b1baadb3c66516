"""The battle on the table; empty between battles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.printed import NOWHERE, Card, Region
from sagaboard.kernel.move import NOBODY, Seat

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = ("attacker", "defender")


class Battle:
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
        self.region = region
        self.sides = sides  # seats; empty between battles
        self.origins = origins  # regions that the attackers came from
        self.cards = cards  # played, in order
        self.bonus = bonus  # army strength from cards and artifacts
        self.declined = declined
        self.free_losses = free_losses  # own loss symbols that are ignored
        self.changed_losses = changed_losses  # loss symbols added or taken away afterwards
        self.totals = totals
        self.extra_loss = extra_loss  # hoplites that the loser loses if this side wins
        self.fought = fought  # the strengths were compared, or one side fell before
        self.winner = winner

    def copy(self) -> Battle:
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

    @property
    def is_on(self) -> bool:
        return self.region != NOWHERE

    def side_of(self, seat: Seat) -> i64:
        """ATTACKER, DEFENDER, or NOBODY for somebody who is not in the battle."""
        if self.region == NOWHERE:
            return NOBODY
        if self.sides[ATTACKER] == seat:
            return ATTACKER
        return DEFENDER if self.sides[DEFENDER] == seat else NOBODY

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
