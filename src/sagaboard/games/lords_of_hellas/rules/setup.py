"""Chapter 4: setup."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagaboard.games.lords.components import MAX_SEATS, NONE, NOWHERE, STRIDE, Artifact, Card
from sagaboard.games.lords.state import NO_VICTORY
from sagaboard.games.lords_of_hellas.battle import no_battle
from sagaboard.games.lords_of_hellas.components import NEUTRAL, Content
from sagaboard.games.lords_of_hellas.hunt import no_hunt
from sagaboard.games.lords_of_hellas.rules.event_phase import open_quest, place_monster
from sagaboard.games.lords_of_hellas.rules.start import HeroSelection
from sagaboard.games.lords_of_hellas.state import HERO_SELECTION, LordsOfHellas
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Seat


def set_up(
    content: Content, seats: i64, chance: Chance, armies: list[i64], starting_player: Seat
) -> LordsOfHellas:
    """LOH-SETUP-01 to 10: everything but the initial events, which `open_events` resolves."""
    events: list[i64] = list(range(len(content.events)))
    chance.shuffle(events)
    combat: list[Card] = []
    for card, face in enumerate(content.combat):
        for _ in range(face.count):
            combat.append(card)
    chance.shuffle(combat)
    artifacts: list[Artifact] = [
        artifact for artifact, face in enumerate(content.artifacts) if face.kind == NEUTRAL
    ]
    chance.shuffle(artifacts)
    blessings: list[i64] = list(range(len(content.blessings)))
    chance.shuffle(blessings)
    stack: list[Frame[Any]] = [HeroSelection(starting_player, seats, 0)]
    zeros: list[i64] = [0] * seats
    return LordsOfHellas(
        content,
        seats,
        chance,
        stack,
        armies,
        HERO_SELECTION,
        starting_player,
        starting_player,
        0,
        [NONE] * seats,
        [NOWHERE] * seats,
        [NONE] * seats,
        zeros,
        [1] * (3 * seats),
        zeros[:],
        [content.numbers.hoplites] * seats,
        [0] * (STRIDE * seats),
        [NOBODY] * content.region_count,
        zeros[:],
        [NOBODY] * content.region_count,
        zeros[:],
        zeros[:],
        [0] * (len(content.monuments) * MAX_SEATS),
        zeros[:],
        [[] for _ in range(seats)],
        zeros[:],
        0,
        0,
        0,
        [NOBODY] * len(content.lands),
        [NOWHERE] * len(content.monsters),
        [NOBODY] * len(content.monsters),
        [0] * len(content.monsters),
        [0] * len(content.monsters),
        0,
        0,
        chance.below(len(content.temple_cards)),
        [1] * len(content.monuments),
        [NONE] * content.numbers.quest_slots,
        events,
        [],
        0,
        combat,
        [],
        [[] for _ in range(seats)],
        artifacts,
        blessings,
        [],
        [],
        NOBODY,
        [],
        0,
        0,
        NOBODY,
        0,
        NONE,
        False,
        NOBODY,
        NO_VICTORY,
        no_battle(),
        no_hunt(),
    )


def open_events(g: LordsOfHellas) -> None:
    """LOH-SETUP-11 to 17: seven cards; a monster already there is replaced by another card."""
    back: list[i64] = []
    left = g.content.numbers.start_events
    while left > 0 and g.event_deck:
        card = g.event_deck.pop()
        event = g.content.events[card]
        if event.is_quest:
            left -= 1
            open_quest(g, card)
            if card not in g.quests:
                g.event_discard.remove(card)
                back.append(card)
            continue
        back.append(card)
        if g.monster_at[event.monster] == NOWHERE:
            left -= 1
            place_monster(g, card)
    g.event_deck = g.event_deck + back
    g.chance.shuffle(g.event_deck)


def deal_cards(g: LordsOfHellas) -> None:
    """LOH-START-01."""
    for seat in range(g.seats):
        g.draw_cards(seat, g.content.numbers.start_cards)


def finish_setup(g: LordsOfHellas) -> None:
    g.tell("temple_card", g.temple_card)
    open_events(g)
    deal_cards(g)
    g.tell("starting_player", g.starting_player)
