"""Positions as text, one fact a line, in any order; what is not said has its starting value.

    seats green red blue
    options ragnarok_start=next_monument
    turn green maneuvers
    green hero ragnar 1 levels 2/3/2 injured wisdom
    green origin odinsson
    green drakkar sea_a
    green armies 1:2 5:4
    green controls 1 5
    green allies vanaheim
    green runes uruz othala*2
    green priests 2
    green prays odin*2
    green hand sword spear
    green blessings ravens
    green artifacts -gungnir barrow_blade
    green slew grendel
    green tokens 1
    monster draugr 8 wounds green:1,green:3 ring red
    loki 14
    upper grendel
    forge 6 uruz empty
    temples 3 8
    taken 4
    monument odin 2
    omens o34_lands
    wheel mobilize green red
    ragnarok green 2
    bank uruz 0
    deck combat sword spear
    discarded combat all

An army is `REGION:STRENGTH`, a wound `COLOUR:SPACE`; an artifact with a minus is exhausted.
`turn COLOUR STEP` begins at that step of the turn. `deck KIND CARD...` names the cards on top of
the deck combat, events or blessings, the first one uppermost. A seat without a line has the next
free hero, in the first region without a hero, and its drakkar on the next sea.
"""

from __future__ import annotations

from collections.abc import Callable

from sagaboard.games.lords.components import ARTIFACT, NONE, NOWHERE
from sagaboard.games.lords_of_ragnarok import kinds
from sagaboard.games.lords_of_ragnarok.components import (
    ATTRIBUTES,
    RUNES,
    SPECIAL_ACTIONS,
    Content,
)
from sagaboard.games.lords_of_ragnarok.kinds import (
    BLESSING,
    CARD,
    COLOUR,
    EVENT,
    HERO,
    MONSTER,
    OMEN,
    ORIGIN,
    REALM,
    REGION,
    RUNE,
    SEA,
    WHEEL_ACTION,
)
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.options import DEFAULT_OPTIONS, OPTION_VALUES
from sagaboard.games.lords_of_ragnarok.rules.setup import set_up
from sagaboard.games.lords_of_ragnarok.rules.turn import PRAYER, STEPS, Turn, Turns
from sagaboard.games.lords_of_ragnarok.state import LAST_TURNS, TURN, LordsOfRagnarok
from sagaboard.kernel.bits import bit, has, members
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

EMPTY = "empty"


def read_position(content: Content, text: str, *, seed: str = "position") -> LordsOfRagnarok:
    """The game at that position, at its first question. A ValueError says what is wrong."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    facts = {words[0]: words[1:] for words in lines}
    colours = facts.get("seats", content.colours)
    g = set_up(
        content,
        len(colours),
        Chance(seed),
        read_options(facts.get("options", [])),
        [COLOUR.value(colour, content) for colour in colours],
        0,
    )
    g.phase = TURN
    sort_everything(g)
    for words in lines:
        if words[0] in READERS:
            READERS[words[0]](g, words[1:], colours)
        elif words[0] in colours:
            read_player(g, colours.index(words[0]), words[1:], PLAYER_READERS)
        elif words[0] not in ("seats", "options", "turn"):
            known = ", ".join([*READERS, "seats", "options", "turn", *colours])
            raise ValueError(f"{words[0]!r} begins no line; known are {known}")
    seat_missing(g)
    begin_turn(g, facts.get("turn", [colours[0]]), colours)
    advance(g)
    return g


def read_options(words: Words) -> list[int]:
    options = list(DEFAULT_OPTIONS)
    names = [name for name, _ in OPTION_VALUES]
    for word in words:
        name, _, value = word.partition("=")
        number = index_of(names, name)
        options[number] = index_of(list(OPTION_VALUES[number][1]), value)
    return options


def begin_turn(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    seat = index_of(colours, words[0])
    g.active = seat
    if len(words) == 1:
        g.stack = [Turns(seat)]
        return
    step = index_of(list(STEPS), words[1])
    if step < PRAYER:
        raise ValueError(f"a turn cannot begin with {words[1]!r}")
    g.turn = 1
    g.stack = [Turns(g.left_of(seat)), Turn(seat, step - 1, True)]


def sort_everything(g: LordsOfRagnarok) -> None:
    """Decks in printed order, so that a position does not depend on chance; forges by turns."""
    content = g.content
    last = content.numbers.last_event[g.seats]
    g.event_deck = [card for card, event in enumerate(content.events) if event.region < last]
    g.combat_deck = [card for card, face in enumerate(content.combat) for _ in range(face.count)]
    g.blessing_deck = list(range(len(content.blessings)))
    g.upper = [
        next(n for n, card in enumerate(content.monsters) if card.rune == rune)
        for rune in range(len(RUNES))
    ]
    g.bank = [content.numbers.runes_each] * len(RUNES)
    for number, region in enumerate(members(g.board.forges)):
        g.forges[region] = number % len(RUNES)
        g.bank[g.forges[region]] -= 1


def read_hero(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    choose_hero(g, seat, HERO.value(words[0], g.content))
    read_hero_state(g, seat, words[1:], ATTRIBUTES)


def choose_hero(g: LordsOfRagnarok, seat: int, hero: int) -> None:
    give_hero(g, seat, hero, g.content.heroes[hero].name)


def seat_missing(g: LordsOfRagnarok) -> None:
    seas = members(g.board.seas)
    for seat in range(g.seats):
        if g.heroes[seat] == NONE:
            choose_hero(g, seat, next(h for h in range(len(g.content.heroes)) if h not in g.heroes))
        if g.hero_at[seat] == NOWHERE:
            taken = set(g.hero_at)
            g.hero_at[seat] = next(r for r in range(g.board.region_count) if r not in taken)
        if g.drakkar_at[seat] == NOWHERE:
            g.drakkar_at[seat] = seas[seat]


def read_origin(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    g.origins[seat] = ORIGIN.value(words[0], g.content)


def read_drakkar(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    g.drakkar_at[seat] = SEA.value(words[0], g.content)


def read_armies(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    for number, word in enumerate(words):
        name, _, strength = word.partition(":")
        army = seat * ARMIES + number
        g.put_army(army, REGION.value(name, g.content))
        g.strengths[army] = int(strength or 1)


def read_control(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    for name in words:
        region = REGION.value(name, g.content)
        g.control[region] = seat
        g.held[seat] |= bit(region)
        g.once_held |= bit(region)
        god = g.board.monument_at[region]
        if god != NONE:
            g.gain_artifact(seat, g.content.monuments[god].artifact)


def read_allies(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    for name in words:
        g.alliances[seat] |= bit(REALM.value(name, g.content))


def read_runes(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    for word in words:
        name, _, count = word.partition("*")
        rune = RUNE.value(name)
        g.runes[seat * 3 + rune] += int(count or 1)
        g.bank[rune] -= int(count or 1)


def read_hand(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    names = [face.name for face in g.content.combat]
    for word in words:
        name, _, count = word.partition("*")
        for _ in range(int(count or 1)):
            g.hands[seat].append(take_card(g, names, name))
    g.hands[seat].sort()


def read_blessings(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    for word in words:
        read_blessing(g, seat, word)


def read_artifacts(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    for word in words:
        artifact = kinds.ARTIFACT.value(word.lstrip("-"), g.content)
        if ARTIFACT + artifact not in g.owned[seat]:
            g.gain_artifact(seat, artifact)
        if word.startswith("-"):
            g.charged &= ~bit(artifact)


def read_slain(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    for name in words:
        monster = beast(g, name)
        g.slain_by[monster] = seat
        g.monster_at[monster] = NOWHERE


def read_tokens(g: LordsOfRagnarok, seat: int, words: Words) -> None:
    g.slayer_tokens[seat] = int(words[0])


PLAYER_READERS: dict[str, Callable[[LordsOfRagnarok, int, Words], None]] = {
    "hero": read_hero,
    "origin": read_origin,
    "drakkar": read_drakkar,
    "armies": read_armies,
    "controls": read_control,
    "allies": read_allies,
    "runes": read_runes,
    "priests": read_priests,
    "prays": read_prayers,
    "hand": read_hand,
    "blessings": read_blessings,
    "artifacts": read_artifacts,
    "slew": read_slain,
    "tokens": read_tokens,
}


def beast(g: LordsOfRagnarok, name: str) -> int:
    """A monster or the boss."""
    return MONSTER.value(name, g.content)


def read_monster(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    monster = beast(g, words[0])
    g.monster_at[monster] = REGION.value(words[1], g.content)
    rest = words[2:]
    while rest:
        key, value = rest.pop(0), rest.pop(0)
        if key == "wounds":
            for wound in value.split(","):
                colour, _, space = wound.partition(":")
                g.wounds[monster][int(space) - 1] = index_of(colours, colour)
        elif key == "ring":
            g.rings[monster] = index_of(colours, value)
        else:
            raise ValueError(f"{key!r} in the line of a monster is neither wounds nor ring")


def read_boss(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    g.boss_at = REGION.value(words[0], g.content)


def read_upper(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    for name in words:
        monster = beast(g, name)
        g.upper[g.content.monsters[monster].rune] = monster


def read_forge(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    region = REGION.value(words[0], g.content)
    if has(g.forge_runes, region):
        g.bank[g.forges[region]] += 1
        g.forge_runes &= ~bit(region)
    g.forges[region] = RUNE.value(words[1])
    if EMPTY not in words:
        g.bank[g.forges[region]] -= 1
        g.forge_runes |= bit(region)


def read_temples(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    for name in words:
        g.temples |= bit(REGION.value(name, g.content))
        g.temples_taken += 1


def read_omens(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    for name in words:
        g.fulfilled |= bit(OMEN.value(name, g.content))


def read_wheel(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    """The lowest marker first."""
    action = WHEEL_ACTION.value(words[0])
    g.wheel[action] = [index_of(colours, colour) for colour in words[1:]]


def read_ragnarok(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    """Who has caused it, and how many last turns have not begun."""
    g.phase = LAST_TURNS
    g.ragnarok_by = index_of(colours, words[0])
    g.turns_left = int(words[1])


def read_bank(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    """So many runes of a kind are left; the others are out of the game."""
    g.bank[RUNE.value(words[0])] = int(words[1])


def read_deck(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    """The first card named lies on top, that is, last in the list."""
    content = g.content
    if words[0] == "combat":
        faces = [face.name for face in content.combat]
        top = [take_card(g, faces, name) for name in words[1:]]
        g.combat_deck += reversed(top)
        return
    decks = {"events": (g.event_deck, EVENT), "blessings": (g.blessing_deck, BLESSING)}
    if words[0] not in decks:
        raise ValueError(f"there is no deck {words[0]!r}")
    deck, kind = decks[words[0]]
    for name in reversed(words[1:]):
        card = kind.value(name, content)
        deck.remove(card)
        deck.append(card)


def read_discarded(g: LordsOfRagnarok, words: Words, colours: Words) -> None:
    """`DECK all` or cards of a deck."""
    piles = {
        "combat": (g.combat_deck, g.combat_discard, CARD),
        "events": (g.event_deck, g.event_discard, EVENT),
        "blessings": (g.blessing_deck, g.blessing_discard, BLESSING),
    }
    if words[0] not in piles:
        raise ValueError(f"there is no deck {words[0]!r}")
    deck, discard, kind = piles[words[0]]
    named = words[1:]
    cards = deck[:] if named == ["all"] else [kind.value(name, g.content) for name in named]
    for card in cards:
        deck.remove(card)
        discard.append(card)


READERS: dict[str, Callable[[LordsOfRagnarok, Words, Words], None]] = {
    "monster": read_monster,
    "loki": read_boss,
    "upper": read_upper,
    "forge": read_forge,
    "temples": read_temples,
    "taken": read_taken,
    "monument": read_monument,
    "omens": read_omens,
    "wheel": read_wheel,
    "ragnarok": read_ragnarok,
    "bank": read_bank,
    "deck": read_deck,
    "discarded": read_discarded,
}


def write_position(g: LordsOfRagnarok) -> str:
    """The text of a position at the start of a turn; the order of decks is not written."""
    content = g.content
    colours = [content.colours[colour] for colour in g.colours]
    lines = [f"seats {' '.join(colours)}", f"turn {colours[g.active]}"]
    add(
        lines,
        "options",
        [
            f"{name}={values[g.options[number]]}"
            for number, (name, values) in enumerate(OPTION_VALUES)
            if g.options[number] != DEFAULT_OPTIONS[number]
        ],
    )
    regions = content.regions
    add(lines, "upper", [content.monsters[monster].name for monster in g.upper])
    if g.boss_at != NOWHERE:
        lines.append(f"loki {regions[g.boss_at]}")
    for monster, where in enumerate(g.monster_at):
        if where != NOWHERE:
            lines.append(write_monster(g, monster, colours))
    for region in members(g.board.forges):
        empty = "" if has(g.forge_runes, region) else f" {EMPTY}"
        lines.append(f"forge {regions[region]} {RUNES[g.forges[region]]}{empty}")
    add(lines, "temples", [regions[region] for region in members(g.temples)])
    for god, level in enumerate(g.monuments):
        lines.append(f"monument {content.gods[god]} {level}")
    add(lines, "omens", [content.omens[omen].name for omen in members(g.fulfilled)])
    for action, stack in enumerate(g.wheel):
        add(lines, f"wheel {SPECIAL_ACTIONS[action]}", [colours[seat] for seat in stack])
    if g.turns_left != NONE:
        lines.append(f"ragnarok {colours[g.ragnarok_by]} {g.turns_left + 1}")
    for seat, colour in enumerate(colours):
        lines += [f"{colour} {line}" for line in write_player(g, seat)]
    add(lines, "discarded combat", [content.combat[card].name for card in g.combat_discard])
    add(lines, "discarded events", [content.events[card].name for card in g.event_discard])
    add(lines, "discarded blessings", [content.blessings[b].name for b in g.blessing_discard])
    return "\n".join(lines) + "\n"


def write_monster(g: LordsOfRagnarok, monster: int, colours: Words) -> str:
    content = g.content
    line = f"monster {content.monsters[monster].name} {content.regions[g.monster_at[monster]]}"
    wounds = [
        f"{colours[seat]}:{space + 1}"
        for space, seat in enumerate(g.wounds[monster])
        if seat != NOBODY
    ]
    if wounds:
        line += f" wounds {','.join(wounds)}"
    if g.rings[monster] != NOBODY:
        line += f" ring {colours[g.rings[monster]]}"
    return line


def write_player(g: LordsOfRagnarok, seat: int) -> list[str]:
    content = g.content
    regions = content.regions
    hero = f"hero {content.heroes[g.heroes[seat]].name} {regions[g.hero_at[seat]]}"
    hero += f" {written_hero_state(g, seat, ATTRIBUTES)}"
    lines = [hero, f"drakkar {content.seas[g.drakkar_at[seat]]}"]
    if g.origins[seat] != NONE:
        lines.append(f"origin {content.origins[g.origins[seat]].name}")
    armies = g.armies_of(seat)
    add(lines, "armies", [f"{regions[g.army_at[a]]}:{g.strengths[a]}" for a in armies])
    add(lines, "controls", [regions[region] for region in members(g.held[seat])])
    add(lines, "allies", [content.realms[r].name for r in members(g.alliances[seat])])
    runes = [f"{name}*{n}" for rune, name in enumerate(RUNES) if (n := g.rune(seat, rune))]
    add(lines, "runes", runes)
    write_priests(g, seat, lines)
    add(lines, "hand", [content.combat[card].name for card in g.hands[seat]])
    add(lines, "blessings", [content.blessings[b].name for b in g.blessings_of(seat)])
    write_artifacts(g, seat, lines)
    slain = [
        card.name for monster, card in enumerate(content.monsters) if g.slain_by[monster] == seat
    ]
    add(lines, "slew", slain)
    if g.slayer_tokens[seat]:
        lines.append(f"tokens {g.slayer_tokens[seat]}")
    return lines
