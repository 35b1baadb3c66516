"""Chapter 14: the action Quest."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import NO_CARD, Card
from sagaboard.games.blood_rage.components import QUEST as QUEST_CARD
from sagaboard.games.blood_rage.moves import QUEST
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


def offer_quests(g: BloodRage, seat: Seat, moves: list[Move]) -> None:
    """BR-QUEST-01: any Quest card in hand. A turn needs Rage, so BR-QUEST-02 holds by itself."""
    last: i64 = NO_CARD
    for card in g.hands[seat]:
        if card != last and g.content.cards[card].type == QUEST_CARD:
            moves.append(QUEST + card)
        last = card


def why_not_quest(g: BloodRage, seat: Seat, card: Card) -> Reason:
    if card not in g.hands[seat]:
        return Reason("BR-QUEST-01")
    return Reason("BR-QUEST-01", "other")


def commit(g: BloodRage, seat: Seat, card: Card) -> None:
    """It goes face down to the clan symbol: from now on nobody can tell which of the Quests
    seen in that hand it was (BR-HID-09)."""
    g.hands[seat].remove(card)
    g.quests[seat].append(card)
    g.known_in_hand[seat] = [
        shown for shown in g.known_in_hand[seat] if g.content.cards[shown].type != QUEST_CARD
    ]
    g.tell("quest_committed", seat)
    g.whisper(seat, "own_quest_committed", seat, card)
