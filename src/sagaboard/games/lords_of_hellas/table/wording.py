# mypyc: interpreted - text for people
"""The names of things: which Fluent message names what, and what tells two of a kind apart."""

from __future__ import annotations

from collections.abc import Iterable

from sagaboard.games.lords.components import NONE
from sagaboard.games.lords_of_hellas.components import (
    ATTRIBUTES,
    FACES,
    NO_MARK,
    REWARDS,
    SPECIAL_ACTIONS,
    SYMBOLS,
    AttackCard,
    CombatCard,
    Content,
)
from sagaboard.games.lords_of_hellas.moves import MOST_SLOTS
from sagaboard.games.lords_of_hellas.rules.quests import STEPS
from sagaboard.games.lords_of_hellas.rules.wounds import ChooseWound, mark_of
from sagaboard.games.lords_of_hellas.state import VICTORIES, LordsOfHellas
from sagaboard.kernel.speech import Speech

FORMS = {
    "region": ("in", "to", "from"),
    "monster": ("acc", "nom", "short"),
    "land": ("in", "short"),
    "god": ("gen", "dat", "acc"),
    "hero": ("acc", "text"),
    "card": ("short", "text"),
    "attack": ("text",),
    "artifact": ("short", "text"),
    "blessing": ("short", "text"),
    "event": ("short", "text"),
    "kept": ("short", "text"),
    "step": ("text", "quest"),
    "temple": ("text",),
    "seat": ("short",),
}


def words(g: LordsOfHellas, speech: Speech, kind: str, value: int, seat: int) -> dict[str, str]:
    if kind == "slot":
        return {"": slot_name(g, speech, value)}
    message = message_for(g, kind, value)
    found = {"": speech.say(message)}
    for form in FORMS.get(kind, ()):
        if speech.has(f"{message}.{form}"):
            found[form] = speech.say(f"{message}.{form}")
        elif form in ("acc", "nom"):
            found[form] = found[""]
    if kind == "card":
        found["figures"] = card_figures(g.content.combat[value], speech)
    elif kind == "attack":
        found["figures"] = attack_figures(g.content.attacks[value], speech)
    elif kind in ("event", "kept"):
        found.setdefault("short", found[""])
    return found


def card_figures(card: CombatCard, speech: Speech) -> str:
    """What is printed on a combat card besides its text, such as "Sword 3, losses 1"."""
    symbol = speech.say(f"symbol-{SYMBOLS[card.symbol]}")
    figures = f"{symbol} {card.strength}"
    if card.losses:
        figures += f", {speech.say('ui-losses', n=card.losses)}"
    return figures


def attack_figures(card: AttackCard, speech: Speech) -> str:
    varies = card.per_slot or card.per_covered_slot or card.per_uncovered_slot or card.per_hand_card
    return speech.say("ui-strength", n="X" if varies else card.strength)


def slot_name(g: LordsOfHellas, speech: Speech, slot: int) -> str:
    """The symbol and mark of a wound slot of the monster that is about to be wounded."""
    top = g.stack[-1] if g.stack else None
    monster = top.monster if isinstance(top, ChooseWound) else g.hunt.monster
    if monster == NONE:
        return str(slot + 1)
    symbols = g.wound_slots(monster)
    if slot >= len(symbols):
        return str(slot + 1)
    name = speech.say(f"symbol-{SYMBOLS[symbols[slot]]}")
    mark = mark_of(g, monster, slot)
    return name if mark == NO_MARK else f"{name} ({speech.say(f'reward-{REWARDS[mark]}')})"


def message_for(g: LordsOfHellas, kind: str, value: int) -> str:
    """The id of the Fluent message that names a value."""
    return id_for(g, kind, value).replace("_", "-")


def id_for(g: LordsOfHellas, kind: str, value: int) -> str:
    content = g.content
    if kind == "seat":
        if value >= g.seats:
            return "term-player"
        hero = g.heroes[value]
        if hero == NONE:
            return f"army-{content.armies[g.armies[value]]}"
        return f"hero-{content.heroes[hero].name}"
    if kind == "event":
        event = content.events[value]
        return f"quest-{event.name}" if event.is_quest else f"event-card-{event.name}"
    if kind == "kept":
        return f"quest-{content.events[content.first_quest + value].name}"
    if kind == "step":
        quest = content.events[content.first_quest + value // STEPS]
        return f"quest-step-{quest.name}-{value % STEPS + 1}"
    if kind == "reward":
        return f"reward-{REWARDS[value + 1]}"
    names = {
        "region": content.regions,
        "land": content.lands,
        "attribute": ATTRIBUTES,
        "action": SPECIAL_ACTIONS,
        "face": FACES,
        "victory": VICTORIES,
        "symbol": SYMBOLS,
    }
    prefixes = {"attribute": "stat", "face": "die"}
    if kind in names:
        return f"{prefixes.get(kind, kind)}-{names[kind][value]}"
    if kind == "god":
        return f"monument-{content.gods[value]}"
    if kind == "monster":
        return f"monster-{content.monsters[value].name}"
    if kind == "hero":
        return f"hero-{content.heroes[value].name}"
    if kind == "card":
        return f"combat-{content.combat[value].name}"
    if kind == "attack":
        return f"attack-{content.attacks[value].name}"
    if kind == "artifact":
        return f"artifact-{content.artifacts[value].name}"
    if kind == "blessing":
        return f"blessing-{content.blessings[value].name}"
    if kind == "temple":
        return f"temple-{content.temple_cards[value].name}"
    raise AssertionError(kind)


def lasting_message(g: LordsOfHellas, kind: str, value: int) -> str:
    """The same during the whole match: players go by their army, wound slots by their number."""
    if kind == "seat":
        return f"army-{g.content.armies[g.armies[value]]}"
    if kind == "slot":
        return f"slot-{value + 1}"
    return message_for(g, kind, value)


def values_of(g: LordsOfHellas, kind: str) -> Iterable[int]:
    content = g.content
    quests = len(content.events) - content.first_quest
    sizes = {
        "seat": g.seats,
        "hero": len(content.heroes),
        "region": len(content.regions),
        "land": len(content.lands),
        "god": len(content.gods),
        "monster": len(content.monsters),
        "event": len(content.events),
        "kept": quests,
        "step": quests * STEPS,
        "card": len(content.combat),
        "attack": len(content.attacks),
        "artifact": len(content.artifacts),
        "blessing": len(content.blessings),
        "temple": len(content.temple_cards),
        "attribute": len(ATTRIBUTES),
        "action": len(SPECIAL_ACTIONS),
        "face": len(FACES),
        "victory": len(VICTORIES),
        "symbol": len(SYMBOLS),
        "reward": len(REWARDS) - 1,
        "slot": MOST_SLOTS,
    }
    return range(sizes[kind])


def names_needed(content: Content) -> set[str]:
    """The messages that name the content, a pack's included."""
    needed = {f"region-{name}" for name in content.regions}
    needed |= {f"land-{name}" for name in content.lands}
    needed |= {f"army-{name}" for name in content.armies}
    needed |= {f"god-{name}" for name in content.gods}
    needed |= {f"monument-{name}" for name in content.gods}
    for kind, cards in (
        ("hero", content.heroes),
        ("monster", content.monsters),
        ("combat", content.combat),
        ("attack", content.attacks),
        ("artifact", content.artifacts),
        ("blessing", content.blessings),
        ("temple", content.temple_cards),
    ):
        for card in cards:
            needed |= {f"{kind}-{card.name}", f"{kind}-{card.name}.text"}
    for event in content.events:
        if event.is_quest:
            needed |= {f"quest-{event.name}", f"quest-{event.name}.text"}
            for step in range(len(event.steps)):
                message = f"quest-step-{event.name}-{step + 1}"
                needed |= {f"{message}.text", f"{message}.quest"}
        else:
            needed |= {f"event-card-{event.name}", f"event-card-{event.name}.text"}
    return {name.replace("_", "-") for name in needed}


def faces_needed(content: Content) -> list[list[str]]:
    """What every combat card in the hand says at a glance."""
    return [[f"combat-{card.name}.brief".replace("_", "-")] for card in content.combat]
