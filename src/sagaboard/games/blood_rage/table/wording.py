# mypyc: interpreted - text for people
"""What tells two of a kind apart, and what is printed on cards, in words."""

from __future__ import annotations

from sagaboard.games.blood_rage.components import (
    BATTLE,
    MONSTER,
    NO_CARD,
    QUEST,
    SLOTS,
    CardFace,
    Content,
)
from sagaboard.games.blood_rage.kinds import CARD, PLACE
from sagaboard.games.blood_rage.moments import BONUS
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.speech import Speech


def add_details(
    found: dict[str, str], g: BloodRage, speech: Speech, kind: str, value: int, seat: int
) -> None:
    """What tells apart things of the same name, and what is printed on a card."""
    content = g.content
    if kind == "card":
        found["figures"] = card_figures(content.cards[value], speech)
    elif kind == "figure" and seat >= 0:
        place = g.place[g.figure(seat, value)]
        if place >= 0:
            found["where"] = speech.say(f"{PLACE.message(place, content)}.in")
    elif kind == "slot" and seat >= 0:
        card = g.sheets[seat * SLOTS + value]
        if card != NO_CARD:
            found["where"] = speech.say(CARD.message(card, content))


def card_figures(face: CardFace, speech: Speech) -> str:
    """The numbers printed on a card, such as "+3" or "STR 2, 1 Rage"."""
    if face.type == BATTLE:
        is_copy = any(effect.moment == BONUS for effect in face.effects)
        bonus = "+X" if is_copy else f"+{face.bonus}"
        return f"{bonus}, {speech.say('ui-late')}" if face.late else bonus
    if face.type == QUEST:
        return speech.say("ui-card-glory", n=face.glory)
    figures = [speech.say("ui-strength", n=face.strength)] if face.strength > 0 else []
    figures.append(speech.say("ui-cost", n=face.cost))
    if face.type == MONSTER and face.invade_cost != face.strength:
        figures.append(speech.say("ui-invade-cost", n=face.invade_cost))
    return ", ".join(figures)


def faces_needed(content: Content) -> list[list[str]]:
    """What every card in the hand says at a glance."""
    return [[f"card-{card.card_id}.brief".replace("_", "-")] for card in content.cards]
