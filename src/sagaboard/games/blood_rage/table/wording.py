# mypyc: interpreted - text for people
"""The names of things: which Fluent message names what, and what tells two of a kind apart."""

from __future__ import annotations

from collections.abc import Iterable

from sagaboard.games.blood_rage.components import (
    BATTLE,
    MONSTER,
    NO_CARD,
    OWN_MONSTER,
    QUEST,
    REWARDS,
    SLOT_NAMES,
    SLOTS,
    STATS,
    VALHALLA,
    CardFace,
    Content,
)
from sagaboard.games.blood_rage.moments import BONUS
from sagaboard.games.blood_rage.rules.destroy import CAUSES
from sagaboard.games.blood_rage.state import GLORY_REASONS, PHASES, BloodRage
from sagaboard.kernel.speech import Speech

FORMS = {
    "place": ("in", "to", "from", "invade"),
    "figure": ("acc", "with"),
    "card": ("short", "text"),
    "seat": ("short",),
}


def words(g: BloodRage, speech: Speech, kind: str, value: int, seat: int) -> dict[str, str]:
    message = message_for(g, kind, value)
    found = {"": speech.say(message)}
    for form in FORMS.get(kind, ()):
        if speech.has(f"{message}.{form}"):
            found[form] = speech.say(f"{message}.{form}")
    if kind == "card":
        found["figures"] = card_figures(g.content.cards[value], speech)
    elif kind == "figure" and seat >= 0:
        place = g.place[g.figure(seat, value)]
        if place >= 0:
            found["where"] = speech.say(f"{message_for(g, 'place', place)}.in")
    elif kind == "slot" and seat >= 0:
        card = g.sheets[seat * SLOTS + value]
        if card != NO_CARD:
            found["where"] = speech.say(message_for(g, "card", card))
    return found


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


def message_for(g: BloodRage, kind: str, value: int) -> str:
    """The id of the Fluent message that names a value."""
    return id_for(g, kind, value).replace("_", "-")


def id_for(g: BloodRage, kind: str, value: int) -> str:
    content = g.content
    if kind == "seat":
        return f"clan-{content.clans[g.clans[value]]}"
    if kind == "card":
        return f"card-{content.cards[value].card_id}"
    if kind == "place":
        if value < 0:
            return "term-reserve" if value == -1 else "term-valhalla"
        prefix = "province" if value < content.province_count else "fjord"
        return f"{prefix}-{content.place_name(value)}"
    if kind == "figure":
        if value >= OWN_MONSTER:
            return f"monster-{content.own_name(value)}"
        return f"figure-{content.own_name(value).split('-')[0]}"
    if kind == "stat":
        return f"stat-{STATS[value]}"
    if kind == "slot":
        return f"slot-{SLOT_NAMES[value].split('-')[0]}"
    if kind == "phase":
        return f"phase-{PHASES[value]}"
    if kind == "reward":
        return "reward-glory5" if REWARDS[value] == "glory" else f"reward-{REWARDS[value]}"
    if kind == "cause":
        return f"cause-{CAUSES[value]}"
    if kind == "reason":
        return (
            f"card-{content.cards[value].card_id}"
            if value >= 0
            else f"reason-{GLORY_REASONS[-value]}"
        )
    raise AssertionError(kind)


def values_of(g: BloodRage, kind: str) -> Iterable[int]:
    content = g.content
    if kind == "seat":
        return range(g.seats)
    if kind == "card":
        return range(len(content.cards))
    if kind == "place":
        return range(VALHALLA, content.place_count)
    if kind == "figure":
        return range(OWN_MONSTER + content.monster_count)
    if kind == "reason":
        return range(1 - len(GLORY_REASONS), len(content.cards))
    sizes = {
        "stat": len(STATS),
        "slot": SLOTS,
        "phase": len(PHASES),
        "reward": len(REWARDS),
        "cause": len(CAUSES),
    }
    return range(sizes[kind])


def faces_needed(content: Content) -> list[list[str]]:
    """What every card in the hand says at a glance."""
    return [[f"card-{card.card_id}.brief".replace("_", "-")] for card in content.cards]


def names_needed(content: Content) -> set[str]:
    """The messages that name the content, a pack's included."""
    needed = {f"card-{card.card_id}" for card in content.cards}
    needed |= {f"card-{card.card_id}.text" for card in content.cards}
    needed |= {f"monster-{content.cards[card].card_id}" for card in content.monster_cards}
    needed |= {f"province-{name}" for name in content.provinces}
    needed |= {f"fjord-{name}" for name in content.fjords}
    needed |= {f"region-{name}" for name in content.regions}
    needed |= {f"clan-{name}" for name in content.clans}
    return {name.replace("_", "-") for name in needed}
