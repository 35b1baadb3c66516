"""Discarding combat cards."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.state import LordsGame
from sagaboard.kernel.cards import with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def discard_down_to(g: LordsGame, seat: Seat, size: i64) -> None:
    if len(g.hands[seat]) > size:
        g.push(DiscardDownTo(seat, size))


def discard(g: LordsGame, seat: Seat, count: i64) -> None:
    """LOH-CARD-14: chosen by the player who discards; all if there are too few."""
    discard_down_to(g, seat, max(0, len(g.hands[seat]) - count))


def discard_at_random(g: LordsGame, seat: Seat, count: i64) -> None:
    """All if there are too few."""
    for _ in range(count):
        hand = g.hands[seat]
        if hand:
            g.discard_card(seat, hand[g.chance.below(len(hand))])


class DiscardDownTo(Frame[LordsGame]):
    """Its owner discards cards of choice until so many are left (LOR-HERO-15)."""

    def __init__(self, seat: Seat, size: i64) -> None:
        self.seat = seat
        self.size = size

    def copy(self) -> DiscardDownTo:
        return DiscardDownTo(self.seat, self.size)

    def resume(self, g: LordsGame) -> None:
        hand = g.hands[self.seat]
        if len(hand) <= self.size:
            g.done()
        elif self.size == 0:
            g.discard_card(self.seat, hand[0])
        else:
            g.ask(self.seat, "discard", with_each(g.verbs.discard, hand))

    def take(self, g: LordsGame, seat: Seat, move: Move) -> None:
        g.discard_card(seat, move - g.verbs.discard)
