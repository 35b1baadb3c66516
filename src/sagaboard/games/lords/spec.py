# mypyc: interpreted - the face of the games; hot code lies behind it
"""What the registry is told in the same way by both games."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from sagaboard.games.lords.state import LordsGame
from sagaboard.kernel.move import NOBODY
from sagaboard.kernel.spec import GameSpec, Standing

G = TypeVar("G", bound=LordsGame)


SAVED_AS = {"ReactWithOwned": "OnOwned", "RunText": "Text"}
"""The names of renamed frames in saved states, which stay what they were."""


class LordsSpec(GameSpec[G]):
    players = (2, 3, 4)
    victories: ClassVar[tuple[str, ...]]

    def standing(self, g: G) -> Standing:
        """There are no points: 1 for the winner, who is alone (LOH-VIC-01, LOR-WIN-01)."""
        if g.winner == NOBODY:
            return Standing(scores=[0] * g.seats, winners=list(range(g.seats)))
        scores = [int(seat == g.winner) for seat in range(g.seats)]
        return Standing(scores=scores, winners=[g.winner])

    def ending(self, g: G) -> str:
        return self.victories[g.victory] if g.winner != NOBODY else ""

    def turns(self, g: G) -> int:
        return g.turn
