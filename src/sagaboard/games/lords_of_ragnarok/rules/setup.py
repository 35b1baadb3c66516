"""Chapter 14: setup."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagaboard.games.lords.components import MAX_SEATS, NONE, NOWHERE, Card
from sagaboard.games.lords.state import NO_VICTORY
from sagaboard.games.lords_of_ragnarok.battle import no_battle
from sagaboard.games.lords_of_ragnarok.components import RUNES, WHEEL_SPACES, Board, Content, Rune
from sagaboard.games.lords_of_ragnarok.hunt import no_hunt
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.rules.event_card import (
    discard_events,
    place_monster,
    reveal_event,
)
from sagaboard.games.lords_of_ragnarok.rules.start import DRAW, HeroSelection
from sagaboard.games.lords_of_ragnarok.state import HERO_SELECTION, LordsOfRagnarok
from sagaboard.kernel.bits import bit, members
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Seat


def set_up(
    content: Content,
    seats: i64,
    chance: Chance,
    options: list[i64],
    colours: list[i64],
    starting_player: Seat,
) -> LordsOfRagnarok:
    """LOR-SETUP-01 to 24: everything but Loki and the monsters, whom `open_events` places."""
    numbers = content.numbers
    board = content.boards[seats]
    events: list[i64] = [
        card
        for card, event in enumerate(content.events)
        if event.region < numbers.last_event[seats]
    ]
    chance.shuffle(events)
    combat: list[Card] = []
    for card, face in enumerate(content.combat):
        for _ in range(face.count):
            combat.append(card)
    chance.shuffle(combat)
    blessings: list[i64] = list(range(len(content.blessings)))
    chance.shuffle(blessings)
    forges = dealt_forges(content, board, seats, chance)
    bank: list[i64] = [numbers.runes_each] * len(RUNES)
    forge_runes: i64 = 0
    for region in range(board.region_count):
        if forges[region] != NONE:
            forge_runes |= bit(region)
            bank[forges[region]] -= 1
    monsters: i64 = len(content.monsters)
    wounds: list[list[Seat]] = [[NOBODY] * len(card.symbols) for card in content.monsters]
    wounds.append([NOBODY] * len(content.boss.first))
    stack: list[Frame[Any]] = [HeroSelection(starting_player, seats, DRAW)]
    zeros: list[i64] = [0] * seats
    return LordsOfRagnarok(
        content,
        seats,
        chance,
        stack,
        options,
        colours,
        HERO_SELECTION,
        starting_player,
        starting_player,
        0,
        [],
        [],
        [NONE] * seats,
        [NONE] * seats,
        [NOWHERE] * seats,
        [NOWHERE] * seats,
        [numbers.attribute_start] * (3 * seats),
        zeros,
        [NOWHERE] * (ARMIES * seats),
        [0] * (ARMIES * seats),
        zeros[:],
        [NOBODY] * board.region_count,
        zeros[:],
        0,
        zeros[:],
        [0] * (len(RUNES) * seats),
        bank,
        forges,
        forge_runes,
        zeros[:],
        [0] * (len(content.monuments) * MAX_SEATS),
        [[] for _ in range(WHEEL_SPACES)],
        [[] for _ in range(seats)],
        zeros[:],
        0,
        0,
        [NOWHERE] * monsters,
        NOWHERE,
        upper_cards(content, chance),
        [NOBODY] * monsters,
        [NOBODY] * monsters,
        wounds,
        zeros[:],
        0,
        0,
        [0] * len(content.monuments),
        0,
        events,
        [],
        [],
        combat,
        [],
        [[] for _ in range(seats)],
        blessings,
        [],
        [],
        [],
        0,
        0,
        NOBODY,
        NONE,
        NOBODY,
        NO_VICTORY,
        no_battle(),
        no_hunt(),
    )


def dealt_forges(content: Content, board: Board, seats: i64, chance: Chance) -> list[Rune]:
    """LOR-SETUP-08, 10: by region; with fewer forges than tokens one of each kind and the rest
    at random."""
    places = members(board.forges)
    tokens: list[Rune] = []
    for rune in range(len(RUNES)):
        for _ in range(content.numbers.forges_each):
            tokens.append(rune)
    if len(places) < len(tokens):
        kinds: list[Rune] = list(range(len(RUNES)))
        for rune in kinds:
            tokens.remove(rune)
        chance.shuffle(tokens)
        tokens = kinds + tokens[: len(places) - len(kinds)]
    chance.shuffle(tokens)
    forges: list[Rune] = [NONE] * board.region_count
    for number, region in enumerate(places):
        forges[region] = tokens[number]
    return forges


def upper_cards(content: Content, chance: Chance) -> list[i64]:
    """LOR-SETUP-15, 16: by rune, the monster whose card lies on top of its pair."""
    upper: list[i64] = []
    for rune in range(len(RUNES)):
        pair: list[i64] = [n for n, card in enumerate(content.monsters) if card.rune == rune]
        chance.shuffle(pair)
        upper.append(pair[0])
    return upper


def open_events(g: LordsOfRagnarok) -> None:
    """LOR-SETUP-25 to 32: a card for Loki, then one for each player."""
    reveal_event(g)
    g.boss_at = g.content.events[g.revealed[0]].region
    g.tell("boss_appeared", g.boss_at)
    discard_events(g)
    for _ in range(g.seats):
        reveal_event(g)
        place_monster(g, g.revealed[0])
        discard_events(g)


def finish_setup(g: LordsOfRagnarok) -> None:
    open_events(g)
    g.tell("starting_player", g.starting_player)
