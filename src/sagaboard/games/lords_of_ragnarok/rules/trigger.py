"""Letting a seat use its cards at a moment."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Moment
from sagaboard.games.lords.trigger import offer_uses, perform
from sagaboard.games.lords_of_ragnarok.moves import DONE
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def permit(g: LordsOfRagnarok, seat: Seat, moment: Moment, subject: i64) -> None:
    """Let a seat use what it may use now, one after the other, or nothing."""
    if g.has_in_force(seat, moment):
        g.push(MayUse(seat, moment, subject, []))


class MayUse(Frame[LordsOfRagnarok]):
    """Each thing once."""

    def __init__(self, seat: Seat, moment: Moment, subject: i64, used: list[Move]) -> None:
        self.seat = seat
        self.moment = moment
        self.subject = subject
        self.used = used

    def copy(self) -> MayUse:
        return MayUse(self.seat, self.moment, self.subject, self.used[:])

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = []
        offer_uses(g, self.seat, self.moment, self.subject, moves)
        moves = [move for move in moves if move not in self.used]
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "may_use", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        else:
            self.used.append(move)
            perform(g, seat, self.moment, self.subject, move)
