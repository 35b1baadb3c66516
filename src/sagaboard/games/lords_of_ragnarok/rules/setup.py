"""Chapter 14: setup."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE
from sagaboard.games.lords_of_ragnarok.battle import NO_BATTLE
from sagaboard.games.lords_of_ragnarok.components import RUNES, Board, Content, Rune
from sagaboard.games.lords_of_ragnarok.hunt import NO_HUNT
from sagaboard.games.lords_of_ragnarok.rules.event_card import (
    discard_events,
    place_monster,
    reveal_event,
)
from sagaboard.games.lords_of_ragnarok.rules.start import DRAW, HeroSelection
from sagaboard.games.lords_of_ragnarok.state import FIELDS, LordsOfRagnarok
from sagaboard.kernel.bits import bit, members
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.field import new_game
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
    stack: list[Frame[Any]] = [HeroSelection(starting_player, seats, DRAW)]
    g = new_game(LordsOfRagnarok, FIELDS, seats, chance, stack, content)
    g.options = options
    g.colours = colours
    g.starting_player = starting_player
    g.active = starting_player
    g.battle = NO_BATTLE
    g.hunt = NO_HUNT
    for card, event in enumerate(content.events):
        if event.region < content.numbers.last_event[seats]:
            g.event_deck.append(card)
    chance.shuffle(g.event_deck)
    for card, face in enumerate(content.combat):
        for _ in range(face.count):
            g.combat_deck.append(card)
    chance.shuffle(g.combat_deck)
    for blessing in range(len(content.blessings)):
        g.blessing_deck.append(blessing)
    chance.shuffle(g.blessing_deck)
    g.forges = dealt_forges(content, g.board, seats, chance)
    for region in range(g.board.region_count):
        if g.forges[region] != NONE:
            g.forge_runes |= bit(region)
            g.bank[g.forges[region]] -= 1
    g.upper = upper_cards(content, chance)
    for number, monster in enumerate(content.monsters):
        g.wounds[number] = [NOBODY] * len(monster.symbols)
    g.wounds[content.loki] = [NOBODY] * len(content.boss.first)
    return g


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
