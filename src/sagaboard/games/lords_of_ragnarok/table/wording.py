# mypyc: interpreted - text for people
"""The names of things: which Fluent message names what, and what tells two of a kind apart."""

from __future__ import annotations

from collections.abc import Iterable

from sagaboard.games.lords.components import MAX_SEATS, NONE, NOWHERE
from sagaboard.games.lords_of_ragnarok.components import (
    ATTRIBUTES,
    FACES,
    NO_REWARD,
    REWARDS,
    RUNES,
    SPECIAL_ACTIONS,
    SYMBOLS,
    AttackCard,
    CombatCard,
    Content,
)
from sagaboard.games.lords_of_ragnarok.moves import ARMIES, BONUS_LINES, MOST_SPACES, RUNE_ACTIONS
from sagaboard.games.lords_of_ragnarok.rules.wounds import ChooseWound
from sagaboard.games.lords_of_ragnarok.state import HERO_SELECTION, VICTORIES, LordsOfRagnarok
from sagaboard.kernel.speech import Speech

FORMS = {
    "region": ("in", "to", "from", "over"),
    "monster": ("acc", "short"),
    "land": ("short",),
    "sea": ("short",),
    "realm": ("ins", "text"),
    "god": ("short",),
    "hero": ("acc", "full", "text"),
    "origin": ("text",),
    "card": ("short", "text"),
    "attack": ("text",),
    "artifact": ("short", "text"),
    "blessing": ("short", "text"),
    "event": ("text",),
    "omen": ("text",),
    "rune_action": ("text",),
    "temple": ("text",),
    "seat": ("short",),
}


def words(g: LordsOfRagnarok, speech: Speech, kind: str, value: int, seat: int) -> dict[str, str]:
    if kind == "space":
        return {"": space_name(g, speech, value)}
    if kind == "army":
        return army_words(g, speech, value)
    message = message_for(g, kind, value)
    found = {"": speech.say(message)}
    for form in FORMS.get(kind, ()):
        if speech.has(f"{message}.{form}"):
            found[form] = speech.say(f"{message}.{form}")
        elif form in ("acc", "ins", "short"):
            found[form] = found[""]
    if kind == "card":
        found["figures"] = card_figures(g.content.combat[value], speech)
    elif kind == "attack":
        found["figures"] = attack_figures(g.content.attacks[value], speech)
    return found


def card_figures(card: CombatCard, speech: Speech) -> str:
    """What is printed on a combat card besides its text, such as "Sword 3, losses 1"."""
    figures = f"{speech.say(f'weapon-{SYMBOLS[card.symbol]}')} {card.value}"
    if card.losses:
        figures += f", {speech.say('ui-losses', n=card.losses)}"
    return figures


def attack_figures(card: AttackCard, speech: Speech) -> str:
    return speech.say("ui-attack-figures", rage=card.rage, weakness=card.weakness, draw=card.draw)


def army_words(g: LordsOfRagnarok, speech: Speech, army: int) -> dict[str, str]:
    """Armies of a seat differ in strength and place only; those of others go by their owner too."""
    seat = army // ARMIES
    if seat >= g.seats or g.army_at[army] == NOWHERE:
        return {"": speech.say(f"army-{army % ARMIES + 1}")}
    place = speech.say(f"region-{g.content.regions[g.army_at[army]]}.in")
    name = speech.say("ui-army", n=g.strengths[army], region_in=place)
    if seat != g.active:
        name = f"{name} ({speech.say(message_for(g, 'seat', seat))})"
    return {"": name}


def space_name(g: LordsOfRagnarok, speech: Speech, space: int) -> str:
    """The symbols and the reward of a wound space of the beast that is about to be wounded."""
    beast = wounded_beast(g)
    if beast == NONE or space >= len(g.wounds[beast]):
        return str(space + 1)
    if beast == g.content.loki:
        boss = g.content.boss
        pair = (boss.first[space], boss.second[space])
        return " + ".join(speech.say(f"weapon-{SYMBOLS[symbol]}") for symbol in pair)
    card = g.content.monsters[beast]
    name = speech.say(f"weapon-{SYMBOLS[card.symbols[space]]}")
    reward = card.rewards[space]
    if reward == NO_REWARD:
        return name
    return f"{name} ({speech.say(f'reward-{REWARDS[reward]}')})"


def wounded_beast(g: LordsOfRagnarok) -> int:
    """In a hunt its target, outside the monster whose space is being chosen."""
    if g.hunt.is_on:
        return g.hunt.monster
    top = g.stack[-1] if g.stack else None
    return top.monster if isinstance(top, ChooseWound) else NONE


def message_for(g: LordsOfRagnarok, kind: str, value: int) -> str:
    """The id of the Fluent message that names a value."""
    return id_for(g, kind, value).replace("_", "-")


def id_for(g: LordsOfRagnarok, kind: str, value: int) -> str:
    content = g.content
    if kind == "seat":
        if value >= g.seats:
            return "term-player"
        hero = g.heroes[value]
        if hero == NONE or g.phase == HERO_SELECTION:  # "Green player chooses Beowulf"
            return f"colour-{content.colours[g.colours[value]]}"
        return f"hero-{content.heroes[hero].name}"
    if kind == "sea":
        return content.seas[value]
    if kind == "temple":
        return content.temple_tracks[value].name
    if kind == "event":
        return f"event-card-{content.events[value].name}"
    if kind == "monster":
        if value == content.loki:
            return f"boss-{content.boss.name}"
        return f"monster-{content.monsters[value].name}"
    if kind == "god":
        return f"monument-{content.gods[value]}"
    if kind == "army":
        return f"army-{value % ARMIES + 1}"
    if kind == "bonus":
        realm, line = content.realms[value // BONUS_LINES], value % BONUS_LINES
        return (
            f"bonus-{realm.bonus[line].name}" if line < len(realm.bonus) else f"realm-{realm.name}"
        )
    names = {
        "region": content.regions,
        "land": content.lands,
        "rune": RUNES,
        "attribute": ATTRIBUTES,
        "action": SPECIAL_ACTIONS,
        "rune_action": RUNE_ACTIONS,
        "face": FACES,
        "victory": VICTORIES,
        "symbol": SYMBOLS,
        "reward": REWARDS,
    }
    prefixes = {"attribute": "stat", "face": "die", "symbol": "weapon"}
    if kind in names:
        return f"{prefixes.get(kind, kind)}-{names[kind][value]}"
    if kind == "realm":
        return f"realm-{content.realms[value].name}"
    if kind == "hero":
        return f"hero-{content.heroes[value].name}"
    if kind == "origin":
        return f"origin-{content.origins[value].name}"
    if kind == "card":
        return f"combat-{content.combat[value].name}"
    if kind == "attack":
        return f"attack-{content.attacks[value].name}"
    if kind == "artifact":
        return f"artifact-{content.artifacts[value].name}"
    if kind == "blessing":
        return f"blessing-{content.blessings[value].name}"
    if kind == "omen":
        return f"omen-{content.omens[value].name}"
    raise AssertionError(kind)


def lasting_message(g: LordsOfRagnarok, kind: str, value: int) -> str:
    """The same during the whole match: players go by their colour, wound spaces by number."""
    if kind == "seat":
        return f"colour-{g.content.colours[g.colours[value]]}"
    if kind == "space":
        return f"space-{value + 1}"
    return message_for(g, kind, value)


def values_of(g: LordsOfRagnarok, kind: str) -> Iterable[int]:
    content = g.content
    if kind == "reward":
        return range(1, len(REWARDS))
    sizes = {
        "seat": g.seats,
        "hero": len(content.heroes),
        "origin": len(content.origins),
        "region": len(content.regions),
        "land": len(content.lands),
        "sea": len(content.seas),
        "realm": len(content.realms),
        "bonus": len(content.realms) * BONUS_LINES,
        "god": len(content.gods),
        "rune": len(RUNES),
        "army": MAX_SEATS * ARMIES,
        "monster": len(content.monsters) + 1,
        "event": len(content.events),
        "omen": len(content.omens),
        "card": len(content.combat),
        "attack": len(content.attacks),
        "artifact": len(content.artifacts),
        "blessing": len(content.blessings),
        "temple": len(content.temple_tracks),
        "attribute": len(ATTRIBUTES),
        "action": len(SPECIAL_ACTIONS),
        "rune_action": len(RUNE_ACTIONS),
        "face": len(FACES),
        "victory": len(VICTORIES),
        "symbol": len(SYMBOLS),
        "space": MOST_SPACES,
    }
    return range(sizes[kind])


def names_needed(content: Content) -> set[str]:
    """The messages that name the content, a pack's included."""
    needed = {f"region-{name}" for name in content.regions}
    needed |= {f"land-{name}" for name in content.lands}
    needed |= set(content.seas)
    needed |= {f"colour-{name}" for name in content.colours}
    needed |= {f"god-{name}" for name in content.patrons}
    needed |= {f"monument-{name}" for name in content.gods}
    for monument in content.monuments:
        for level in range(len(monument.bonuses) + 1):
            needed.add(f"god-level-{monument.name}-{level}")
    for kind, names in (
        ("hero", [hero.name for hero in content.heroes]),
        ("origin", [origin.name for origin in content.origins]),
        ("realm", [realm.name for realm in content.realms]),
        ("monster", [monster.name for monster in content.monsters]),
        ("region-attack", [monster.name for monster in content.monsters]),
        ("special-attack", [*(m.name for m in content.monsters), content.boss.name]),
        ("boss", [content.boss.name]),
        ("event-card", [event.name for event in content.events]),
        ("omen", [omen.name for omen in content.omens]),
        ("combat", [card.name for card in content.combat]),
        ("hunt-effect", [card.name for card in content.combat]),
        ("battle-effect", [card.name for card in content.combat]),
        ("attack", [card.name for card in content.attacks]),
        ("artifact", [card.name for card in content.artifacts]),
        ("blessing", [card.name for card in content.blessings]),
    ):
        for name in names:
            needed |= {f"{kind}-{name}", f"{kind}-{name}.text"}
    for track in content.temple_tracks:
        needed |= {track.name, f"{track.name}.text"}
    return {name.replace("_", "-") for name in needed}


def faces_needed(content: Content) -> list[list[str]]:
    """What every combat card in the hand says at a glance, of a battle and of a hunt."""
    names = [card.name.replace("_", "-") for card in content.combat]
    return [[f"battle-effect-{name}.brief", f"hunt-effect-{name}.brief"] for name in names]
