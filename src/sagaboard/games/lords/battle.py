"""The battle on the table as far as both games have it; empty between battles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Card, Region
from sagaboard.kernel.move import NOBODY, Seat

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = ("attacker", "defender")


class LordsBattle:
    """Lists of two are by side: attacker, defender."""

    def __init__(
        self,
        region: Region,
        sides: list[Seat],
        cards: list[list[Card]],
        bonus: list[i64],
        extra_loss: list[i64],
        totals: list[i64],
        winner: Seat,
    ) -> None:
        self.region = region
        self.sides = sides  # seats
        self.cards = cards  # played
        self.bonus = bonus  # strength from cards and artifacts
        self.extra_loss = extra_loss  # what the loser loses if this side wins
        self.totals = totals  # strengths when they were compared
        self.winner = winner

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
