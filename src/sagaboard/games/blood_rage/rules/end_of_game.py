"""Chapter 17: the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.moments import GAME_END
from sagaboard.games.blood_rage.rules.trigger import trigger
from sagaboard.games.blood_rage.state import FOR_LEGEND, BloodRage
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat


class EndOfGame(Frame[BloodRage]):
    """BR-END-01 to 06, BR-OQ-30: legendary stats and cards that score at the end."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def copy(self) -> EndOfGame:
        return EndOfGame(self.seat)

    def resume(self, g: BloodRage) -> None:
        if self.seat == g.seats:
            g.done()
            g.tell_all("game_ended", winners(g))
            return
        seat = self.seat
        self.seat += 1
        g.gain_glory(seat, legendary_bonus(g, seat), FOR_LEGEND)
        trigger(g, seat, GAME_END, g.on_board[seat])


def legendary_bonus(g: BloodRage, seat: Seat) -> i64:
    bonus: i64 = 0
    for stat in range(3):
        bonus += g.content.legendary[g.columns[seat * 3 + stat]]
    return bonus


def winners(g: BloodRage) -> list[Seat]:
    """BR-END-07, BR-OQ-01: the most Glory wins; tied players share the victory."""
    most = max(g.glory)
    return [seat for seat in range(g.seats) if g.glory[seat] == most]
