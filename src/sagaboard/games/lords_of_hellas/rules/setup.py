"""Chapter 4: setup."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Artifact, Card
from sagaboard.games.lords_of_hellas.battle import no_battle
from sagaboard.games.lords_of_hellas.components import NEUTRAL, Content
from sagaboard.games.lords_of_hellas.hunt import no_hunt
from sagaboard.games.lords_of_hellas.rules.event_phase import open_quest, place_monster
from sagaboard.games.lords_of_hellas.rules.start import HeroSelection
from sagaboard.games.lords_of_hellas.state import FIELDS, LordsOfHellas
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.field import new_game
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat


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
    g = new_game(LordsOfHellas, FIELDS, seats, chance, stack, content)
    g.armies = armies
    g.starting_player = starting_player
    g.active = starting_player
    g.temple_card = chance.below(len(content.temple_cards))
    g.event_deck = events
    g.combat_deck = combat
    g.artifact_deck = artifacts
    g.blessing_deck = blessings
    g.battle = no_battle()
    g.hunt = no_hunt()
    return g


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
