"""LOH-BATTLE-15, LOH-LIMIT-04: drawing combat cards, the hand limit, discarding."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_hellas.moves import DISCARD
from sagaboard.games.lords_of_hellas.state import LordsOfHellas, distinct
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def draw(g: LordsOfHellas, seat: Seat, count: i64) -> None:
    g.draw_cards(seat, count)
    keep_limit(g, seat)


def keep_limit(g: LordsOfHellas, seat: Seat) -> None:
    """The surplus is discarded at once, but not during the owner's hunt (LOH-HUNT-16)."""
    if g.hunt.hunter == seat and g.hunt.opened:
        return
    discard_down_to(g, seat, g.hand_limit(seat))


def discard_down_to(g: LordsOfHellas, seat: Seat, size: i64) -> None:
    if len(g.hands[seat]) > size:
        g.push(DiscardDownTo(seat, size))


def discard(g: LordsOfHellas, seat: Seat, count: i64) -> None:
    """LOH-CARD-14: chosen by the player who discards; all if there are too few."""
    discard_down_to(g, seat, max(0, len(g.hands[seat]) - count))


class DiscardDownTo(Frame[LordsOfHellas]):
    """Its owner discards cards of choice until so many are left."""

    def __init__(self, seat: Seat, size: i64) -> None:
        self.seat = seat
        self.size = size

    def copy(self) -> DiscardDownTo:
        return DiscardDownTo(self.seat, self.size)

    def resume(self, g: LordsOfHellas) -> None:
        hand = g.hands[self.seat]
        if len(hand) <= self.size:
            g.done()
        elif self.size == 0:
            g.discard_card(self.seat, hand[0])
        else:
            g.ask(self.seat, "discard", [DISCARD + card for card in distinct(hand)])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.discard_card(seat, move - DISCARD)
