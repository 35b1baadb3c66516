"""A card without a test fails here: add its tests and name them in the table of its module."""

from __future__ import annotations

from sagaboard.games.lords_of_hellas.loading import load
from tests.games.lords_of_hellas import (
    test_artifacts,
    test_blessings,
    test_combat_cards,
    test_quests,
)

CONTENT = load()


def test_every_artifact_blessing_and_quest_names_its_tests() -> None:
    assert sorted(test_artifacts.TESTED) == sorted(card.name for card in CONTENT.artifacts)
    assert sorted(test_blessings.TESTED) == sorted(card.name for card in CONTENT.blessings)
    quests = [event.name for event in CONTENT.events if event.is_quest]
    assert sorted(test_quests.TESTED) == sorted(quests)


def test_every_combat_and_attack_card_names_its_test() -> None:
    """Copies that differ in symbol or strength are tested as parameters of one test."""
    combat = {without_symbol(card.name) for card in CONTENT.combat}
    assert set(test_combat_cards.COMBAT) == combat
    attacks = {card.name.rstrip("_345") for card in CONTENT.attacks}
    assert set(test_combat_cards.ATTACKS) == attacks


def without_symbol(name: str) -> str:
    words = name.rstrip("_12").split("_")
    return "_".join(words[:-1])


def test_every_special_attack_and_evolution_names_its_test() -> None:
    monsters = {card.name for card in CONTENT.monsters}
    assert set(test_combat_cards.SPECIAL_ATTACKS) == monsters
    cards = {event.name for event in CONTENT.events if not event.is_quest}
    assert set(test_combat_cards.EVOLUTIONS) == cards
