"""Chapter 9: drawing combat cards, their limit, discarding (LOR-HERO-11 to 19)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.effects.moments import CARDS_DRAWN
from sagaboard.games.lords_of_ragnarok.moves import DISCARD
from sagaboard.games.lords_of_ragnarok.rules.trigger import permit
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok, distinct
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def draw(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """LOR-HERO-14, 19: all are drawn, then the surplus is discarded."""
    g.draw_cards(seat, count)
    keep_limit(g, seat)


def draw_by_action(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """By a basic rune action or Prepare: cards may add to it before the limit is checked."""
    g.draw_cards(seat, count)
    g.push(KeepLimit(seat))
    permit(g, seat, CARDS_DRAWN, 0)


def keep_limit(g: LordsOfRagnarok, seat: Seat) -> None:
    """The surplus is discarded at once, but not during the owner's hunt (LOR-HERO-16)."""
    if g.hunt.hunter != seat:
        discard_down_to(g, seat, g.carry_limit(seat))


class KeepLimit(Frame[LordsOfRagnarok]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> KeepLimit:
        return KeepLimit(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        g.done()
        keep_limit(g, self.seat)


def discard_down_to(g: LordsOfRagnarok, seat: Seat, size: i64) -> None:
    if len(g.hands[seat]) > size:
        g.push(DiscardDownTo(seat, size))


def discard(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """Chosen by the player who discards; all if there are too few."""
    discard_down_to(g, seat, max(0, len(g.hands[seat]) - count))


def discard_at_random(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """All if there are too few."""
    for _ in range(count):
        hand = g.hands[seat]
        if hand:
            g.discard_card(seat, hand[g.chance.below(len(hand))])


class DiscardDownTo(Frame[LordsOfRagnarok]):
    """LOR-HERO-15: its owner discards cards of choice until so many are left."""

    def __init__(self, seat: Seat, size: i64) -> None:
        self.seat = seat
        self.size = size

    def copy(self) -> DiscardDownTo:
        return DiscardDownTo(self.seat, self.size)

    def resume(self, g: LordsOfRagnarok) -> None:
        hand = g.hands[self.seat]
        if len(hand) <= self.size:
            g.done()
        elif self.size == 0:
            g.discard_card(self.seat, hand[0])
        else:
            g.ask(self.seat, "discard", [DISCARD + card for card in distinct(hand)])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.discard_card(seat, move - DISCARD)
