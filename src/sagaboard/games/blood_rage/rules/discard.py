"""16.1, phase 3: Discard."""

from __future__ import annotations

from sagaboard.games.blood_rage.components import NO_CARD, Card
from sagaboard.games.blood_rage.moves import DONE, KEEP
from sagaboard.games.blood_rage.state import UNDECIDED, BloodRage
from sagaboard.kernel.cards import with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


def begin_discard_phase(g: BloodRage) -> None:
    """BR-DISC-01 to 06: nobody keeps a card of the Third Age."""
    for seat in range(g.seats):
        if g.hands[seat] and g.age < 3:
            g.kept[seat] = UNDECIDED
    g.push(DiscardPhase())


class DiscardPhase(Frame[BloodRage]):
    """All choose at once and face down."""

    def copy(self) -> DiscardPhase:
        return DiscardPhase()

    def resume(self, g: BloodRage) -> None:
        for seat in range(g.seats):
            if g.kept[seat] == UNDECIDED:
                moves = with_each(KEEP, g.hands[seat])
                moves.append(DONE)
                g.ask(seat, "keep_card", moves)
        if not g.questions:
            for seat in range(g.seats):
                self.discard(g, seat)
            g.done()

    def why_not_keep(self, g: BloodRage, seat: Seat, card: Card) -> Reason:
        if card in g.quests[seat]:
            return Reason("BR-QUEST-07")
        return Reason("BR-DISC-01")

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        g.kept[seat] = NO_CARD if move == DONE else move - KEEP

    def discard(self, g: BloodRage, seat: Seat) -> None:
        kept = g.kept[seat]
        g.known_in_hand[seat] = []
        if kept != NO_CARD:
            g.hands[seat].remove(kept)
            g.whisper(seat, "own_card_kept", seat, kept)
        g.tell("hand_discarded", seat, len(g.hands[seat]), 0 if kept == NO_CARD else 1)
        g.kept[seat] = NO_CARD
        g.buried[seat] = g.buried[seat] + g.hands[seat]
        g.hands[seat] = [] if kept == NO_CARD else [kept]
