# mypyc: interpreted - text for people
"""Names that depend on the position, and what is printed on cards, in words."""

from __future__ import annotations

from sagaboard.games.lords.components import NONE, NOWHERE
from sagaboard.games.lords_of_ragnarok.components import NO_REWARD, AttackCard, CombatCard, Content
from sagaboard.games.lords_of_ragnarok.kinds import (
    ARMY,
    COLOUR,
    HERO,
    REGION,
    REWARD,
    SEAT,
    SYMBOL,
)
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.rules.wounds import ChooseWound
from sagaboard.games.lords_of_ragnarok.state import HERO_SELECTION, LordsOfRagnarok
from sagaboard.kernel.speech import Speech


def words_of_position(
    g: LordsOfRagnarok, speech: Speech, kind: str, value: int
) -> dict[str, str] | None:
    """Of what is called differently from one position to the next; None of anything else."""
    if kind == "space":
        return {"": space_name(g, speech, value)}
    if kind == "army":
        return army_words(g, speech, value)
    if kind == "seat":
        return SEAT.words(speech, seat_name(g, value))
    return None


def seat_name(g: LordsOfRagnarok, seat: int) -> str:
    """The message of the hero; before the first turn that of the colour: "Green chooses Ragnar"."""
    if seat >= g.seats:
        return "term-player"
    hero = g.heroes[seat]
    if hero == NONE or g.phase == HERO_SELECTION:
        return COLOUR.message(g.colours[seat], g.content)
    return HERO.message(hero, g.content)


def add_figures(
    found: dict[str, str], content: Content, speech: Speech, kind: str, value: int
) -> None:
    if kind == "card":
        found["figures"] = card_figures(content.combat[value], speech)
    elif kind == "attack":
        found["figures"] = attack_figures(content.attacks[value], speech)


def card_figures(card: CombatCard, speech: Speech) -> str:
    """What is printed on a combat card besides its text, such as "Sword 3, losses 1"."""
    figures = f"{speech.say(SYMBOL.message(card.symbol))} {card.value}"
    if card.losses:
        figures += f", {speech.say('ui-losses', n=card.losses)}"
    return figures


def attack_figures(card: AttackCard, speech: Speech) -> str:
    return speech.say("ui-attack-figures", rage=card.rage, weakness=card.weakness, draw=card.draw)


def army_words(g: LordsOfRagnarok, speech: Speech, army: int) -> dict[str, str]:
    """Armies of a seat differ in strength and place only; those of others go by their owner too."""
    seat = army // ARMIES
    if seat >= g.seats or g.army_at[army] == NOWHERE:
        return {"": speech.say(ARMY.message(army))}
    place = speech.say(f"{REGION.message(g.army_at[army], g.content)}.in")
    name = speech.say("ui-army", n=g.strengths[army], region_in=place)
    if seat != g.active:
        name = f"{name} ({speech.say(seat_name(g, seat))})"
    return {"": name}


def space_name(g: LordsOfRagnarok, speech: Speech, space: int) -> str:
    """The symbols and the reward of a wound space of the beast that is about to be wounded."""
    beast = wounded_beast(g)
    if beast == NONE or space >= len(g.wounds[beast]):
        return str(space + 1)
    if beast == g.content.loki:
        boss = g.content.boss
        pair = (boss.first[space], boss.second[space])
        return " + ".join(speech.say(SYMBOL.message(symbol)) for symbol in pair)
    card = g.content.monsters[beast]
    name = speech.say(SYMBOL.message(card.symbols[space]))
    reward = card.rewards[space]
    if reward == NO_REWARD:
        return name
    return f"{name} ({speech.say(REWARD.message(reward))})"


def wounded_beast(g: LordsOfRagnarok) -> int:
    """In a hunt its target, outside the monster whose space is being chosen."""
    if g.hunt.is_on:
        return g.hunt.monster
    top = g.stack[-1] if g.stack else None
    return top.monster if isinstance(top, ChooseWound) else NONE


def faces_needed(content: Content) -> list[list[str]]:
    """What every combat card in the hand says at a glance, of a battle and of a hunt."""
    names = [card.name.replace("_", "-") for card in content.combat]
    return [[f"battle-effect-{name}.brief", f"hunt-effect-{name}.brief"] for name in names]
