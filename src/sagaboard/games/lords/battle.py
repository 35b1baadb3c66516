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

    region: Region
    sides: list[Seat]  # seats
    cards: list[list[Card]]  # played
    bonus: list[i64]  # strength from cards and artifacts
    extra_loss: list[i64]  # what the loser loses if this side wins
    totals: list[i64]  # strengths when they were compared
    winner: Seat

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
