"""LOH-BATTLE-15, LOH-LIMIT-04: drawing combat cards, the hand limit, discarding."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.hand import discard_down_to
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.move import Seat


def draw(g: LordsOfHellas, seat: Seat, count: i64) -> None:
    g.draw_cards(seat, count)
    keep_limit(g, seat)


def keep_limit(g: LordsOfHellas, seat: Seat) -> None:
    """The surplus is discarded at once, but not during the owner's hunt (LOH-HUNT-16)."""
    if g.hunt.hunter == seat and g.hunt.opened:
        return
    discard_down_to(g, seat, g.hand_limit(seat))
