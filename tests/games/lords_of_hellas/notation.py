"""Positions as text, one fact a line, in any order; what is not said has its starting value.

    seats tyrian aegean marble
    turn tyrian
    tyrian hero achilles epirus levels 1/2/2 injured speed
    tyrian hoplites epirus*2 thessaly*3
    tyrian garrison thessaly
    tyrian controls epirus thessaly
    tyrian priests 2 supply 15
    tyrian prays zeus
    tyrian hand wild_attack_axe charge_sickle
    tyrian blessings armory exile
    tyrian artifacts ambrosia -caduceus
    tyrian kept aid_to_atlas
    tyrian glory red
    tyrian used recruit march
    tyrian slew hydra
    aegean quest golden_fleece 1
    monster medusa attica wounds 1,3 evolved medusa_2
    quests aid_to_atlas golden_fleece
    temples elis crete
    monument zeus 3
    temple_card attributes
    countdown tyrian 2 zeus
    deck combat charge_sickle flank_attack_bow

A hero is `HERO REGION`; an artifact with a minus is used. `deck KIND CARD...` names the cards on
top of the deck combat, events, artifacts or blessings, the first one uppermost. A hero without a
region that the position names stands in the first region without a hero.
"""

from __future__ import annotations

from collections.abc import Callable

from sagaboard.games.lords.components import ARTIFACT, NONE, NOWHERE
from sagaboard.games.lords_of_hellas import kinds
from sagaboard.games.lords_of_hellas.components import (
    ATTRIBUTES,
    KEPT_QUEST,
    NEUTRAL,
    SPECIAL_ACTIONS,
    Content,
)
from sagaboard.games.lords_of_hellas.kinds import (
    ACTION,
    ARMY,
    BLESSING,
    EVENT,
    GOD,
    HERO,
    LAND,
    MONSTER,
    REGION,
    TEMPLE,
)
from sagaboard.games.lords_of_hellas.rules.setup import set_up
from sagaboard.games.lords_of_hellas.rules.turn import Turns
from sagaboard.games.lords_of_hellas.state import TURN, LordsOfHellas
from sagaboard.kernel.bits import bit, has, mask_of
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import advance
from sagaboard.kernel.move import NOBODY
from tests.games.lords.notation import (
    Words,
    add,
    give_hero,
    index_of,
    read_blessing,
    read_hero_state,
    read_monument,
    read_player,
    read_prayers,
    read_priests,
    read_taken,
    take_card,
    write_artifacts,
    write_priests,
    written_hero_state,
)

KEYWORDS = (
    "seats",
    "turn",
    "monster",
    "quests",
    "temples",
    "taken",
    "monument",
    "temple_card",
    "countdown",
    "deck",
    "discarded",
)


def read_position(content: Content, text: str, *, seed: str = "position") -> LordsOfHellas:
    """The game at that position, at its first question. A ValueError says what is wrong."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    facts = {words[0]: words[1:] for words in lines}
    armies = facts.get("seats", content.armies)
    g = set_up(
        content,
        len(armies),
        Chance(seed),
        [ARMY.value(army, content) for army in armies],
        0,
    )
    prepare_decks(g)
    g.phase = TURN
    g.temple_card = TEMPLE.value(facts.get("temple_card", ["combat_cards"])[0], content)
    for words in sorted(lines, key=order_of):
        if words[0] in armies:
            read_player(g, armies.index(words[0]), words[1:], PLAYER_READERS)
        elif words[0] in READERS:
            READERS[words[0]](g, words[1:], armies)
        elif words[0] not in KEYWORDS:
            raise ValueError(f"{words[0]!r} is neither an army nor one of {', '.join(KEYWORDS)}")
    seat_missing_heroes(g)
    active = index_of(armies, facts.get("turn", [armies[0]])[0])
    g.active = active
    g.stack = [Turns(active)]
    advance(g)
    return g


def order_of(words: Words) -> int:
    """Temples and quests first: a quest's heroes need it; decks last: named cards are taken."""
    if words[0] in ("quests", "temples", "monster", "countdown"):
        return 0
    return 2 if words[0] in ("deck", "discarded") else 1


def prepare_decks(g: LordsOfHellas) -> None:
    """Decks in the order of the content, so that positions do not depend on a shuffle."""
    content = g.content
    g.event_deck = list(range(len(content.events)))
    g.combat_deck = [card for card, face in enumerate(content.combat) for _ in range(face.count)]
    g.artifact_deck = [a for a, face in enumerate(content.artifacts) if face.kind == NEUTRAL]
    g.blessing_deck = list(range(len(content.blessings)))


def read_hero(g: LordsOfHellas, seat: int, words: Words) -> None:
    choose_hero(g, seat, HERO.value(words[0], g.content))
    read_hero_state(g, seat, words[1:], ATTRIBUTES)


def choose_hero(g: LordsOfHellas, seat: int, hero: int) -> None:
    give_hero(g, seat, hero, g.content.heroes[hero].name)
    g.levels[seat * 3 : seat * 3 + 3] = g.content.heroes[hero].start[:]


def seat_missing_heroes(g: LordsOfHellas) -> None:
    for seat in range(g.seats):
        if g.heroes[seat] == NONE:
            free = [hero for hero in range(len(g.content.heroes)) if hero not in g.heroes]
            choose_hero(g, seat, free[0])
            g.levels[seat * 3 : seat * 3 + 3] = [1, 1, 1]
        if g.hero_at[seat] == NOWHERE and g.quest_of[seat] == NONE:
            taken = set(g.hero_at)
            g.hero_at[seat] = next(
                region for region in range(g.content.region_count) if region not in taken
            )


def read_hoplites(g: LordsOfHellas, seat: int, words: Words) -> None:
    for word in words:
        name, _, count = word.partition("*")
        region = REGION.value(name, g.content)
        g.supply[seat] -= int(count or 1)
        g.add_hoplites(seat, region, int(count or 1))


def read_garrison(g: LordsOfHellas, seat: int, words: Words) -> None:
    for name in words:
        g.supply[seat] -= 1
        g.set_garrison(REGION.value(name, g.content), seat)


def read_control(g: LordsOfHellas, seat: int, words: Words) -> None:
    for name in words:
        region = REGION.value(name, g.content)
        g.control[region] = seat
        g.realm[seat] |= bit(region)
        god = g.content.monument_at[region]
        if god != NONE:
            g.gain_artifact(seat, g.content.monuments[god].artifact)


def read_supply(g: LordsOfHellas, seat: int, words: Words) -> None:
    """How many hoplites are left to recruit; the others hold the last free region."""
    wanted = int(words[0])
    region = next(
        r
        for r in reversed(range(g.content.region_count))
        if g.control[r] == NOBODY and g.others_at(NOBODY, r) == NOBODY
    )
    g.add_hoplites(seat, region, g.supply[seat] - wanted)
    g.supply[seat] = wanted
    read_control(g, seat, [g.content.regions[region]])


def read_hand(g: LordsOfHellas, seat: int, words: Words) -> None:
    names = [face.name for face in g.content.combat]
    for name in words:
        g.hands[seat].append(take_card(g, names, name))
    g.hands[seat].sort()


def read_blessings(g: LordsOfHellas, seat: int, words: Words) -> None:
    for word in words:
        blessing = read_blessing(g, seat, word.lstrip("-"))
        if word.startswith("-"):
            g.marked |= bit(blessing)


def read_artifacts(g: LordsOfHellas, seat: int, words: Words) -> None:
    for word in words:
        artifact = kinds.ARTIFACT.value(word.lstrip("-"), g.content)
        if artifact in g.artifact_deck:
            g.artifact_deck.remove(artifact)
        if ARTIFACT + artifact not in g.owned[seat]:
            g.gain_artifact(seat, artifact)
        if word.startswith("-"):
            g.charged &= ~bit(artifact)


def read_kept(g: LordsOfHellas, seat: int, words: Words) -> None:
    for name in words:
        card = find_event(g, name)
        g.event_deck.remove(card)
        g.finished_quests |= bit(card)
        g.gain(seat, KEPT_QUEST + card)


def read_glory(g: LordsOfHellas, seat: int, words: Words) -> None:
    for name in words:
        g.glory[LAND.value(name, g.content)] = seat


def read_used(g: LordsOfHellas, seat: int, words: Words) -> None:
    for name in words:
        g.used[seat] |= bit(ACTION.value(name))


def read_slain(g: LordsOfHellas, seat: int, words: Words) -> None:
    for name in words:
        g.slain_by[MONSTER.value(name, g.content)] = seat


def read_on_quest(g: LordsOfHellas, seat: int, words: Words) -> None:
    card = find_event(g, words[0])
    g.quest_of[seat] = index_of(g.quests, card)
    g.step_of[seat] = int(words[1]) - 1
    g.hero_at[seat] = NOWHERE


PLAYER_READERS: dict[str, Callable[[LordsOfHellas, int, Words], None]] = {
    "hero": read_hero,
    "hoplites": read_hoplites,
    "garrison": read_garrison,
    "controls": read_control,
    "priests": read_priests,
    "supply": read_supply,
    "prays": read_prayers,
    "hand": read_hand,
    "blessings": read_blessings,
    "artifacts": read_artifacts,
    "kept": read_kept,
    "glory": read_glory,
    "used": read_used,
    "slew": read_slain,
    "quest": read_on_quest,
}


def read_monster(g: LordsOfHellas, words: Words, armies: Words) -> None:
    monster = MONSTER.value(words[0], g.content)
    g.monster_at[monster] = REGION.value(words[1], g.content)
    rest = words[2:]
    while rest:
        key, value = rest.pop(0), rest.pop(0)
        if key == "wounds":
            g.wounds[monster] = mask_of(int(slot) - 1 for slot in value.split(","))
        elif key == "evolved":
            for name in value.split(","):
                card = find_event(g, name)
                g.event_deck.remove(card)
                g.evolved[monster] |= bit(card)
        else:
            raise ValueError(f"{key!r} in the line of a monster is neither wounds nor evolved")


def read_quests(g: LordsOfHellas, words: Words, armies: Words) -> None:
    for slot, name in enumerate(words):
        g.quests[slot] = find_event(g, name)
        g.event_deck.remove(g.quests[slot])


def read_temples(g: LordsOfHellas, words: Words, armies: Words) -> None:
    for name in words:
        region = REGION.value(name, g.content)
        g.temples |= bit(region)
        if region != g.content.oracle:
            g.temples_taken += 1


def read_countdown(g: LordsOfHellas, words: Words, armies: Words) -> None:
    g.activation_holder = index_of(armies, words[0])
    g.activation_tokens = int(words[1])
    g.first_monument = GOD.value(words[2], g.content)
    g.monuments[g.first_monument] = g.content.numbers.monument_levels
    g.countdown_over = "over" in words


def read_deck(g: LordsOfHellas, words: Words, armies: Words) -> None:
    """The first card named lies on top, that is, last in the list."""
    content = g.content
    if words[0] == "combat":
        faces = [face.name for face in content.combat]
        top = [take_card(g, faces, name) for name in words[1:]]
        g.combat_deck += reversed(top)
        return
    decks = {
        "events": (g.event_deck, EVENT),
        "artifacts": (g.artifact_deck, kinds.ARTIFACT),
        "blessings": (g.blessing_deck, BLESSING),
    }
    if words[0] not in decks:
        raise ValueError(f"there is no deck {words[0]!r}")
    deck, kind = decks[words[0]]
    if words[1:] == ["empty"]:
        if words[0] == "events":
            g.event_discard += deck
            g.finished_quests |= mask_of(card for card in deck if content.events[card].is_quest)
        deck.clear()
        return
    for name in reversed(words[1:]):
        card = kind.value(name, content)
        deck.remove(card)
        deck.append(card)


def read_discarded(g: LordsOfHellas, words: Words, armies: Words) -> None:
    """`combat all` or cards of the event deck."""
    if words == ["combat", "all"]:
        g.combat_discard += g.combat_deck
        g.combat_deck = []
        return
    for name in words:
        card = find_event(g, name)
        g.event_deck.remove(card)
        g.event_discard.append(card)


READERS: dict[str, Callable[[LordsOfHellas, Words, Words], None]] = {
    "monster": read_monster,
    "quests": read_quests,
    "temples": read_temples,
    "taken": read_taken,
    "monument": read_monument,
    "countdown": read_countdown,
    "deck": read_deck,
    "discarded": read_discarded,
}


def find_event(g: LordsOfHellas, name: str) -> int:
    return EVENT.value(name, g.content)


def write_position(g: LordsOfHellas) -> str:
    """The text of a position at the start of a turn; the order of decks is not written."""
    content = g.content
    armies = [content.armies[army] for army in g.armies]
    lines = [
        f"seats {' '.join(armies)}",
        f"turn {armies[g.active]}",
        f"temple_card {content.temple_cards[g.temple_card].name}",
    ]
    temples = [name for region, name in enumerate(content.regions) if has(g.temples, region)]
    add(lines, "temples", temples)
    add(lines, "quests", [content.events[card].name for card in g.quests if card != NONE])
    for god, level in enumerate(g.monuments):
        lines.append(f"monument {content.gods[god]} {level}")
    for monster, where in enumerate(g.monster_at):
        if where != NOWHERE:
            lines.append(write_monster(g, monster))
    if g.activation_holder != NOBODY:
        over = " over" if g.countdown_over else ""
        lines.append(
            f"countdown {armies[g.activation_holder]} {g.activation_tokens} "
            f"{content.gods[g.first_monument]}{over}"
        )
    for seat, army in enumerate(armies):
        lines += [f"{army} {line}" for line in write_player(g, seat)]
    return "\n".join(lines) + "\n"


def write_monster(g: LordsOfHellas, monster: int) -> str:
    content = g.content
    line = f"monster {content.monsters[monster].name} {content.regions[g.monster_at[monster]]}"
    slots = [str(slot + 1) for slot in range(16) if has(g.wounds[monster], slot)]
    cards = [e.name for card, e in enumerate(content.events) if has(g.evolved[monster], card)]
    if slots:
        line += f" wounds {','.join(slots)}"
    if cards:
        line += f" evolved {','.join(cards)}"
    return line


def write_player(g: LordsOfHellas, seat: int) -> list[str]:
    content = g.content
    hero = f"hero {content.heroes[g.heroes[seat]].name}"
    if g.hero_at[seat] != NOWHERE:
        hero += f" {content.regions[g.hero_at[seat]]}"
    hero += f" {written_hero_state(g, seat, ATTRIBUTES)}"
    lines = [hero]
    regions = list(enumerate(content.regions))
    add(
        lines,
        "hoplites",
        [f"{name}*{n}" for region, name in regions if (n := g.unfortified(seat, region))],
    )
    add(lines, "garrison", [name for region, name in regions if g.garrison[region] == seat])
    add(lines, "controls", [name for region, name in regions if g.control[region] == seat])
    write_priests(g, seat, lines)
    add(lines, "hand", [content.combat[card].name for card in g.hands[seat]])
    blessings = g.blessings_of(seat)
    add(
        lines,
        "blessings",
        [f"{'-' if has(g.marked, b) else ''}{content.blessings[b].name}" for b in blessings],
    )
    write_artifacts(g, seat, lines)
    kept = [source - KEPT_QUEST for source in g.owned[seat] if source >= KEPT_QUEST]
    add(lines, "kept", [content.events[card].name for card in kept])
    add(lines, "glory", [name for land, name in enumerate(content.lands) if g.glory[land] == seat])
    used = [name for number, name in enumerate(SPECIAL_ACTIONS) if has(g.used[seat], number)]
    add(lines, "used", used)
    slain = [
        card.name for monster, card in enumerate(content.monsters) if g.slain_by[monster] == seat
    ]
    add(lines, "slew", slain)
    if g.quest_of[seat] != NONE:
        quest = content.events[g.quests[g.quest_of[seat]]].name
        lines.append(f"quest {quest} {g.step_of[seat] + 1}")
    return lines
