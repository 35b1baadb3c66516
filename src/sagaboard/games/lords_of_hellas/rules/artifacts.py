"""Chapter 18: gaining neutral artifacts (LOH-CARD-10, LOH-REWARD-07)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_hellas.moves import KEEP
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat


def take_top(g: LordsOfHellas, seat: Seat) -> None:
    if g.artifact_deck:
        g.gain_artifact(seat, g.artifact_deck.pop())


def look_at(g: LordsOfHellas, seat: Seat, count: i64) -> None:
    """Look at some, or all if there are fewer; one is kept, the others are shuffled back."""
    if not g.artifact_deck:
        return
    first: i64 = max(0, len(g.artifact_deck) - count)
    g.looked_at = sorted(g.artifact_deck[first:])
    g.artifact_deck = g.artifact_deck[:first]
    g.looker = seat
    g.tell("artifacts_looked_at", seat, len(g.looked_at))
    g.push(ChooseArtifact(seat))


class ChooseArtifact(Frame[LordsOfHellas]):
    """LOH-INFO-06: the artifact kept is shown."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> ChooseArtifact:
        return ChooseArtifact(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        g.ask(self.seat, "keep_artifact", [KEEP + artifact for artifact in g.looked_at])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        g.looked_at.remove(move - KEEP)
        g.artifact_deck = g.artifact_deck + g.looked_at
        g.looked_at = []
        g.looker = NOBODY
        g.chance.shuffle(g.artifact_deck)
        g.gain_artifact(seat, move - KEEP)
