# mypyc: interpreted - text for people
"""What things go by in a position, and what is printed on cards, in words."""

from __future__ import annotations

from sagaboard.games.lords.components import NONE
from sagaboard.games.lords_of_hellas.components import (
    NO_MARK,
    REWARDS,
    SYMBOLS,
    AttackCard,
    CombatCard,
    Content,
)
from sagaboard.games.lords_of_hellas.kinds import ARMY, HERO
from sagaboard.games.lords_of_hellas.rules.wounds import ChooseWound, mark_of
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.speech import Speech


def add_figures(
    found: dict[str, str], g: LordsOfHellas, speech: Speech, kind: str, value: int
) -> None:
    if kind == "card":
        found["figures"] = card_figures(g.content.combat[value], speech)
    elif kind == "attack":
        found["figures"] = attack_figures(g.content.attacks[value], speech)


def player_message(g: LordsOfHellas, seat: int) -> str:
    """Who plays a seat goes by the hero, until it is chosen by the army."""
    if seat >= g.seats:
        return "term-player"
    hero = g.heroes[seat]
    if hero == NONE:
        return ARMY.message(g.armies[seat], g.content)
    return HERO.message(hero, g.content)


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


def faces_needed(content: Content) -> list[list[str]]:
    """What every combat card in the hand says at a glance."""
    return [[f"combat-{card.name}.brief".replace("_", "-")] for card in content.combat]
