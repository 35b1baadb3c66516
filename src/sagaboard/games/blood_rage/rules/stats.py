"""Raising one clan stat of the owner's choice (BR-OQ-04, BR-OQ-50)."""

from __future__ import annotations

from typing import Final

from sagaboard.games.blood_rage.components import Stat
from sagaboard.games.blood_rage.moves import RAISE
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason

NONE_EXCLUDED: Final = -1


def raise_one_stat(g: BloodRage, seat: Seat, excluded: Stat) -> None:
    """Only stats below the last column are on offer; with one left nobody is asked."""
    choices = [stat for stat in range(3) if stat != excluded and g.can_raise(seat, stat)]
    if len(choices) == 1:
        g.raise_stat(seat, choices[0])
    elif choices:
        g.push(RaiseOneStat(seat, excluded))


class RaiseOneStat(Frame[BloodRage]):
    """It is never declined."""

    def __init__(self, seat: Seat, excluded: Stat) -> None:
        self.seat = seat
        self.excluded = excluded

    def copy(self) -> RaiseOneStat:
        return RaiseOneStat(self.seat, self.excluded)

    def resume(self, g: BloodRage) -> None:
        moves: list[Move] = [
            RAISE + stat
            for stat in range(3)
            if stat != self.excluded and g.can_raise(self.seat, stat)
        ]
        g.ask(self.seat, "raise_stat", moves)

    def why_not_raise(self, stat: Stat) -> Reason:
        if stat == self.excluded:
            return Reason("BR-FAQ-07")
        return Reason("BR-OQ-04", stat=stat)

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        g.done()
        g.raise_stat(seat, move - RAISE)
