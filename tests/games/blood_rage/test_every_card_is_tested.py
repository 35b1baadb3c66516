"""A card without a test fails here: add its tests and name them in a table TESTED."""

from __future__ import annotations

import tomllib
from types import ModuleType

import pytest

from sagaboard.games.blood_rage.loading import FOLDER
from tests.games.blood_rage import (
    test_battle_cards,
    test_monsters,
    test_quest_cards,
    test_upgrade_cards,
)

HOMES: dict[str, ModuleType] = {
    "battle": test_battle_cards,
    "quest": test_quest_cards,
    "monster": test_monsters,
}
CARDS = {
    card["id"]: card["type"]
    for card in tomllib.loads((FOLDER / "cards.toml").read_text(encoding="utf-8"))["card"]
}


@pytest.mark.parametrize("card", CARDS)
def test_card_names_its_tests(card: str) -> None:
    module = HOMES.get(CARDS[card], test_upgrade_cards)
    tests = module.TESTED.get(card)
    assert tests, f"{card} has no test: add one to {module.__name__} and name it in TESTED"
    for test in tests:
        assert getattr(module, test.__name__) is test
        assert test.__name__.startswith("test_")


def test_tables_name_no_card_that_is_gone() -> None:
    named = [
        card
        for module in (test_battle_cards, test_monsters, test_quest_cards, test_upgrade_cards)
        for card in module.TESTED
    ]
    assert sorted(named) == sorted(CARDS)
