"""The lines of a written position that both games have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from sagaboard.games.lords.components import ATTRIBUTE_COUNT, BLESSING, HERO, MAX_SEATS
from sagaboard.games.lords.state import LordsGame
from sagaboard.kernel.bits import bit, has

G = TypeVar("G", bound=LordsGame)
T = TypeVar("T", str, int)

Words: TypeAlias = list[str]
PlayerReaders: TypeAlias = Mapping[str, Callable[[G, int, Words], None]]


def index_of(names: Sequence[T], name: T) -> int:
    if name not in names:
        raise ValueError(f"{name!r} is none of {', '.join(str(known) for known in names)}")
    return names.index(name)


def add(lines: list[str], word: str, names: list[str]) -> None:
    if names:
        lines.append(f"{word} {' '.join(names)}")


# Reading


def read_player(g: G, seat: int, words: Words, readers: PlayerReaders[G]) -> None:
    if not words:
        raise ValueError("a player's line needs something after its name")
    reader = readers.get(words[0])
    if reader is None:
        raise ValueError(f"{words[0]!r} is no fact of a player; known are {', '.join(readers)}")
    reader(g, seat, words[1:])


def give_hero(g: LordsGame, seat: int, hero: int, name: str) -> None:
    if hero in g.heroes:
        raise ValueError(f"{name} has two players")
    g.heroes[seat] = hero
    g.owned[seat].insert(0, HERO + hero)
    g.gain(seat, g.owned[seat].pop())


def read_hero_state(g: LordsGame, seat: int, words: Words, attributes: Sequence[str]) -> None:
    """Where the hero is, its levels and its injuries; all of them may be missing."""
    rest = words[:]
    if rest and rest[0] in g.common_content.regions:
        g.hero_at[seat] = g.common_content.regions.index(rest.pop(0))
    first = seat * ATTRIBUTE_COUNT
    while rest:
        key, value = rest.pop(0), rest.pop(0)
        if key == "levels":
            g.levels[first : first + ATTRIBUTE_COUNT] = [int(n) for n in value.split("/")]
        elif key == "injured":
            for name in value.split(","):
                g.injured[seat] |= bit(index_of(attributes, name))
        else:
            raise ValueError(f"{key!r} in the line of a hero is neither levels nor injured")


def read_priests(g: LordsGame, seat: int, words: Words) -> None:
    g.priesthood[seat] = int(words[0])


def read_prayers(g: LordsGame, seat: int, words: Words) -> None:
    for name in words:
        god, _, count = name.partition("*")
        g.praying[index_of(g.common_content.gods, god) * MAX_SEATS + seat] += int(count or 1)


def read_blessing(g: LordsGame, seat: int, name: str) -> int:
    blessing = index_of([card.name for card in g.common_content.blessings], name)
    if blessing not in g.blessing_deck:
        raise ValueError(f"{name} has two owners")
    g.blessing_deck.remove(blessing)
    g.gain(seat, BLESSING + blessing)
    return blessing


def read_taken(g: LordsGame, words: Words, seats: Words) -> None:
    g.temples_taken = int(words[0])


def read_monument(g: LordsGame, words: Words, seats: Words) -> None:
    g.monuments[index_of(g.common_content.gods, words[0])] = int(words[1])


def take_card(g: LordsGame, names: Sequence[str], name: str) -> int:
    """Takes a copy of a combat card out of the deck."""
    card = index_of(names, name)
    if card not in g.combat_deck:
        raise ValueError(f"there is no copy of {name!r} left")
    g.combat_deck.remove(card)
    return card


# Writing


def written_hero_state(g: LordsGame, seat: int, attributes: Sequence[str]) -> str:
    first = seat * ATTRIBUTE_COUNT
    levels = "/".join(str(level) for level in g.levels[first : first + ATTRIBUTE_COUNT])
    injured = [name for number, name in enumerate(attributes) if has(g.injured[seat], number)]
    return f"levels {levels} injured {','.join(injured)}" if injured else f"levels {levels}"


def write_priests(g: LordsGame, seat: int, lines: list[str]) -> None:
    lines.append(f"priests {g.priesthood[seat]}")
    prayers = [
        f"{god}*{n}"
        for number, god in enumerate(g.common_content.gods)
        if (n := g.praying[number * MAX_SEATS + seat])
    ]
    add(lines, "prays", prayers)


def write_artifacts(g: LordsGame, seat: int, lines: list[str]) -> None:
    artifacts = [
        f"{'' if g.is_charged(a) else '-'}{g.common_content.artifacts[a].name}"
        for a in g.artifacts_of(seat)
    ]
    add(lines, "artifacts", artifacts)
