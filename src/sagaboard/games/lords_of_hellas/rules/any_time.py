"""LOH-CARD-02: what may be used at each of the owner's decisions in a battle or hunt."""

from __future__ import annotations

from sagaboard.games.lords.trigger import offer_uses, performs
from sagaboard.games.lords_of_hellas.moments import ANY_TIME, IN_FIGHT, IN_HUNT
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.move import Move, Seat


def offer_any_time(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    offer_uses(g, seat, ANY_TIME, 0, moves)
    offer_uses(g, seat, IN_FIGHT, 0, moves)
    if g.hunt.hunter == seat and g.hunt.opened:
        offer_uses(g, seat, IN_HUNT, 0, moves)


def takes_any_time(g: LordsOfHellas, seat: Seat, move: Move) -> bool:
    """Carries the move out if it is one of these."""
    return (
        performs(g, seat, ANY_TIME, 0, move)
        or performs(g, seat, IN_FIGHT, 0, move)
        or performs(g, seat, IN_HUNT, 0, move)
    )
