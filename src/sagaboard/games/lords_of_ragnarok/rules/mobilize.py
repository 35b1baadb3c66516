"""21.B Mobilize."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.moments import AFTER_MOBILIZE
from sagaboard.games.lords_of_ragnarok.moves import ACTIVATE, DONE
from sagaboard.games.lords_of_ragnarok.rules.maneuvers import (
    ActivateArmy,
    activatable_armies,
    is_activatable,
)
from sagaboard.games.lords_of_ragnarok.rules.step_end import end_of_step
from sagaboard.games.lords_of_ragnarok.rules.trigger import permit
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def can_choose(g: LordsOfRagnarok, seat: Seat) -> bool:
    for army in g.armies_of(seat):
        if is_activatable(g, army):
            return True
    return False


def begin_mobilize(g: LordsOfRagnarok, seat: Seat) -> None:
    g.push(Mobilize(seat, 0))


class Mobilize(Frame[LordsOfRagnarok]):
    """LOR-MOB-01 to 07: any number of armies, each once; then control and battles."""

    def __init__(self, seat: Seat, used: i64) -> None:
        self.seat = seat
        self.used = used  # bit mask of armies

    def copy(self) -> Mobilize:
        return Mobilize(self.seat, self.used)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = [
            ACTIVATE + army for army in activatable_armies(g, self.seat, self.used)
        ]
        if not moves:
            self.finish(g)
            return
        if self.used != 0:
            moves.append(DONE)
        g.ask(self.seat, "mobilize", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            self.finish(g)
            return
        army = move - ACTIVATE
        self.used |= bit(army)
        g.push(ActivateArmy(army))

    def finish(self, g: LordsOfRagnarok) -> None:
        g.done()
        permit(g, self.seat, AFTER_MOBILIZE, 0)  # below the battles on the stack, so after them
        g.push(end_of_step())
