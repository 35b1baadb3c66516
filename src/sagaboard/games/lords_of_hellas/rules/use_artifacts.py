"""9.1 Use artifacts."""

from __future__ import annotations

from sagaboard.games.lords.trigger import offer_uses, perform
from sagaboard.games.lords_of_hellas.moments import USE
from sagaboard.games.lords_of_hellas.moves import DONE
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def begin_use_artifacts(g: LordsOfHellas, seat: Seat, move: Move) -> None:
    g.push(UseArtifacts(seat))
    perform(g, seat, USE, 0, move)


class UseArtifacts(Frame[LordsOfHellas]):
    """LOH-ACT-01 to 03: any number in one go, each fully resolved before the next."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> UseArtifacts:
        return UseArtifacts(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = []
        offer_uses(g, self.seat, USE, 0, moves)
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "use_artifacts", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        else:
            perform(g, seat, USE, 0, move)
