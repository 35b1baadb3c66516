"""A card without a test fails here: add its tests and name them in the table of its module."""

from __future__ import annotations

from sagaboard.games.lords_of_ragnarok.loading import load
from tests.games.lords_of_ragnarok import (
    test_artifacts,
    test_blessings,
    test_combat_cards,
    test_heroes,
    test_monsters,
    test_start,
    test_victory,
)

CONTENT = load()


def test_every_artifact_blessing_and_hero_names_its_test() -> None:
    assert sorted(test_artifacts.TESTED) == sorted(card.name for card in CONTENT.artifacts)
    assert sorted(test_blessings.TESTED) == sorted(card.name for card in CONTENT.blessings)
    assert sorted(test_heroes.TESTED) == sorted(hero.name for hero in CONTENT.heroes)


def test_every_combat_and_attack_card_names_its_test() -> None:
    assert sorted(test_combat_cards.COMBAT) == sorted(card.name for card in CONTENT.combat)
    assert sorted(test_combat_cards.ATTACKS) == sorted(card.name for card in CONTENT.attacks)


def test_every_attack_of_a_monster_names_its_test() -> None:
    monsters = [card.name for card in CONTENT.monsters]
    special = [*monsters, CONTENT.boss.name]
    assert sorted(test_combat_cards.SPECIAL_ATTACKS) == sorted(special)
    assert sorted(test_combat_cards.REGION_ATTACKS) == sorted(monsters)
    missing = [
        n for n in test_combat_cards.REGION_ATTACKS.values() if not hasattr(test_monsters, n)
    ]
    assert missing == []


def test_every_origin_and_omen_names_its_test() -> None:
    assert sorted(test_start.ORIGINS) == sorted(origin.name for origin in CONTENT.origins)
    assert [n for n in test_start.ORIGINS.values() if not hasattr(test_start, n)] == []
    assert sorted(test_victory.OMENS) == sorted(omen.name for omen in CONTENT.omens)
