"""Running the texts of cards at their moments, one effect at a time."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import NO_CARD, SLOTS, Moment
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat


def trigger(g: BloodRage, seat: Seat, moment: Moment, subject: i64) -> None:
    """Let the cards on a seat's sheet react."""
    if g.has_in_force(seat, moment):
        g.push(ReactWithSheet(seat, moment, subject, 0, 0))


class ReactWithSheet(Frame[BloodRage]):
    """The cards on one sheet react in slot order; each may ask before the next one acts."""

    def __init__(self, seat: Seat, moment: Moment, subject: i64, slot: i64, line: i64) -> None:
        self.seat = seat
        self.moment = moment
        self.subject = subject
        self.slot = slot
        self.line = line

    def copy(self) -> ReactWithSheet:
        return ReactWithSheet(self.seat, self.moment, self.subject, self.slot, self.line)

    def resume(self, g: BloodRage) -> None:
        while self.slot < SLOTS:
            card = g.sheets[self.seat * SLOTS + self.slot]
            if card != NO_CARD:
                effects = g.content.cards[card].effects
                while self.line < len(effects):
                    effect = effects[self.line]
                    self.line += 1
                    if effect.moment == self.moment and effect.react is not None:
                        effect.react(g, self.seat, card, effect, self.subject)
                        return
            self.slot += 1
            self.line = 0
        g.done()


class ReactWithBattleCards(Frame[BloodRage]):
    """The face-up Battle cards react, pillager first, then clockwise (BR-FAQ-02).

    A cancelled text does nothing (BR-OQ-40): only the card that was chosen face down can be
    cancelled, and it lies first.
    """

    def __init__(self, moment: Moment, participant: i64, card: i64, line: i64) -> None:
        self.moment = moment
        self.participant = participant
        self.card = card
        self.line = line

    def copy(self) -> ReactWithBattleCards:
        return ReactWithBattleCards(self.moment, self.participant, self.card, self.line)

    def resume(self, g: BloodRage) -> None:
        b = g.battle
        while self.participant < len(b.participants):
            seat = b.participants[self.participant]
            cards = b.cards[seat]
            while self.card < len(cards):
                card = cards[self.card]
                effects = g.content.cards[card].effects
                if not (self.card == 0 and b.is_cancelled[seat]):
                    while self.line < len(effects):
                        effect = effects[self.line]
                        self.line += 1
                        if effect.moment == self.moment and effect.react is not None:
                            effect.react(g, seat, card, effect, b.province)
                            return
                self.card += 1
                self.line = 0
            self.participant += 1
            self.card = 0
        g.done()
