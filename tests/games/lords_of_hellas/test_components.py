"""Chapter 2: components and counts."""

from __future__ import annotations

from collections import Counter

import pytest

from sagaboard.games.lords.components import DIVINE, OF_MONSTER
from sagaboard.games.lords_of_hellas.components import NEUTRAL, SPECIAL_ACTIONS
from sagaboard.games.lords_of_hellas.declarations import ARMIES
from sagaboard.games.lords_of_hellas.loading import load
from tests.games.lords_of_hellas.scenario import Scenario, new_game

CONTENT = load()


@pytest.mark.rule("LOH-COMP-01", "LOH-COMP-02")
def test_four_heroes_and_four_armies_that_differ_in_looks_only() -> None:
    assert [hero.name for hero in CONTENT.heroes] == ["achilles", "heracles", "perseus", "helen"]
    assert tuple(CONTENT.armies) == ARMIES
    pieces = []
    for army in ARMIES:
        others = [other for other in ARMIES if other != army]
        g = new_game(4, "same", armies=[army, *others], starting_player="1")
        pieces.append((g.supply, g.levels, g.hands[0], g.questions[0].moves))
    assert pieces.count(pieces[0]) == 4


@pytest.mark.rule("LOH-COMP-03", "LOH-COMP-04", "LOH-COMP-05")
def test_each_monster_is_on_two_of_the_fourteen_monster_cards_of_the_event_deck() -> None:
    assert len(CONTENT.monsters) == 7
    cards = [event for event in CONTENT.events if not event.is_quest]
    assert (len(cards), len(CONTENT.events) - len(cards)) == (14, 9)
    assert Counter(card.monster for card in cards) == Counter(dict.fromkeys(range(7), 2))
    assert all(bool(card.symbols) != bool(card.evolution) for card in cards)


@pytest.mark.rule("LOH-COMP-06", "LOH-COMP-08")
def test_the_decks_of_attack_and_combat_cards() -> None:
    assert sum(card.count for card in CONTENT.attacks) == 18
    assert sum(card.count for card in CONTENT.combat) == 30


@pytest.mark.rule("LOH-COMP-07")
def test_twenty_artifacts_one_for_each_monster_and_god() -> None:
    kinds = Counter(card.kind for card in CONTENT.artifacts)
    assert kinds == {NEUTRAL: 10, OF_MONSTER: 7, DIVINE: 3}
    assert len({monster.artifact for monster in CONTENT.monsters}) == 7
    assert len({monument.artifact for monument in CONTENT.monuments}) == 3


@pytest.mark.rule("LOH-COMP-09", "LOH-COMP-10", "LOH-COMP-11")
def test_blessings_temple_cards_and_monuments() -> None:
    gods = Counter(CONTENT.gods[card.god] for card in CONTENT.blessings)
    assert gods == {"athena": 12, "zeus": 12, "hermes": 12}
    assert len(CONTENT.temple_cards) == 5
    assert len(CONTENT.monuments) == 3
    assert CONTENT.numbers.monument_levels == 5


@pytest.mark.rule("LOH-COMP-12", "LOH-COMP-13", "LOH-LIMIT-01")
def test_pieces_of_a_player_and_shared_pieces() -> None:
    assert CONTENT.numbers.hoplites == 15
    assert CONTENT.numbers.priests == 4
    assert len(SPECIAL_ACTIONS) - 1 == 6
    assert len(CONTENT.die) == 6
    assert CONTENT.numbers.temples[4] == 8
    assert len(CONTENT.lands) == 5
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles laconia
        tyrian controls laconia
        tyrian hoplites laconia*13
    """)
    table.plays("tyrian recruit", "tyrian place laconia", "tyrian place laconia")
    assert table.supply("tyrian") == 0
    assert table.asked() == {"aegean": "turn"}  # two more recruits would be allowed


@pytest.mark.rule("LOH-COMP-15")
def test_gods_go_with_attributes() -> None:
    attributes = {monument.name: monument.attribute for monument in CONTENT.monuments}
    assert attributes == {"athena": 0, "zeus": 1, "hermes": 2}
