"""16.1, phase 3: Discard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import NO_CARD
from sagaboard.games.blood_rage.moves import DONE, KEEP
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.cards import with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

UNDECIDED: Final = -2


class DiscardPhase(Frame[BloodRage]):
    """BR-DISC-01 to 06: all choose at once and face down; nobody keeps a card of the Third Age."""

    def __init__(self, kept: list[i64]) -> None:
        self.kept = kept

    def copy(self) -> DiscardPhase:
        return DiscardPhase(self.kept[:])

    def resume(self, g: BloodRage) -> None:
        if not self.kept:
            self.kept = [
                UNDECIDED if g.hands[seat] and g.age < 3 else NO_CARD for seat in range(g.seats)
            ]
        for seat in range(g.seats):
            if self.kept[seat] == UNDECIDED:
                moves = with_each(KEEP, g.hands[seat])
                moves.append(DONE)
                g.ask(seat, "keep_card", moves)
        if not g.questions:
            for seat in range(g.seats):
                self.discard(g, seat)
            g.done()

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        self.kept[seat] = NO_CARD if move == DONE else move - KEEP

    def discard(self, g: BloodRage, seat: Seat) -> None:
        kept = self.kept[seat]
        g.shown[seat] = []
        if kept != NO_CARD:
            g.hands[seat].remove(kept)
            g.whisper(seat, "own_card_kept", seat, kept)
        g.tell("hand_discarded", seat, len(g.hands[seat]), 0 if kept == NO_CARD else 1)
        g.buried[seat] = g.buried[seat] + g.hands[seat]
        g.hands[seat] = [] if kept == NO_CARD else [kept]
