"""Abilities of heroes (LOR-HERO-01), one test or more for each."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.hunts import attack, hunt
from tests.games.lords_of_ragnarok.scenario import Scenario

# `test_every_card_is_tested` looks that none is forgotten.
TESTED = {
    "ragnar": "test_ragnar_strengthens_an_attack_in_his_land",
    "aslaug": "test_aslaug_shares_the_bonus_of_realms_around_her",
    "snorri": "test_snorri_gains_a_rune_for_a_settlement",
    "lagertha": "test_lagertha_strengthens_an_army_after_a_victory",
    "beowulf": "test_beowulf_draws_when_he_is_injured",
}

BATTLE = """
    seats green red blue
    turn green maneuvers
    green hero {green}
    red hero {red}
    green armies 5:4 {more}
    green controls 5
    red armies 7:4
    red controls 7 8
    green hand {hand}
    deck combat sword sword
"""


def battle(green: str, *, red: str = "snorri 20", more: str = "", hand: str = "bow") -> Scenario:
    """Green's first army goes from region 5 to region 7; both are in Ulfmark."""
    table = Scenario(BATTLE.format(green=green, red=red, more=more, hand=hand))
    return table.plays("green activate 1-1", "green to 7")


@pytest.mark.rule("LOR-HERO-01")
@pytest.mark.parametrize(
    ("hero", "more", "strengths"),
    [
        ("ragnar 6", "", (5, 4)),
        ("ragnar 7", "7:1", (7, 4)),  # two armies are in the battle
        ("ragnar 4", "", (4, 4)),  # another land
    ],
)
def test_ragnar_strengthens_an_attack_in_his_land(
    hero: str, more: str, strengths: tuple[int, int]
) -> None:
    table = battle(hero, more=more).plays("green pass")
    assert table.strengths() == strengths


def test_ragnar_does_not_help_a_defender() -> None:
    table = battle("snorri 20", red="ragnar 7").plays("green pass")
    assert table.strengths() == (4, 4)


BONUS = """
    seats green red blue
    turn green special_action
    green hero {hero}
    red hero snorri 20
    blue hero lagertha 19
    {position}
"""


@pytest.mark.parametrize(
    ("hero", "position", "asked"),
    [
        ("aslaug 3", "", True),  # Niflheim, linked to Prepare, is adjacent
        ("aslaug 1", "", False),
        ("ragnar 3", "", False),
        ("aslaug 3", "wheel prepare red", False),  # not the first marker
    ],
)
def test_aslaug_shares_the_bonus_of_realms_around_her(
    hero: str, position: str, asked: bool
) -> None:
    table = Scenario(BONUS.format(hero=hero, position=position)).plays("green special prepare")
    assert (table.asked() == {"green": "realm_bonus"}) == asked
    assert table.realms("green") == []


@pytest.mark.rule("LOR-OQ-11")
def test_aslaug_gets_a_bonus_only_once() -> None:
    table = Scenario(BONUS.format(hero="aslaug 3", position="green allies niflheim"))
    table.plays("green special prepare", "green done")
    assert table.asked() == {"green": "prepare"}


SETTLEMENT = """
    seats green red blue
    turn green {step}
    green hero snorri {region} levels 2/2/2
    red hero ragnar 20
    blue hero lagertha 19
    green armies {armies}
    {position}
"""


@pytest.mark.parametrize(
    ("region", "armies", "to", "rune"),
    [
        ("6", "4:2", "5", True),
        ("4", "4:2", "5", False),  # another land
        ("5", "5:3", "6", False),  # no settlement
    ],
)
def test_snorri_gains_a_rune_for_a_settlement(
    region: str, armies: str, to: str, rune: bool
) -> None:
    table = Scenario(SETTLEMENT.format(step="maneuvers", region=region, armies=armies, position=""))
    table.plays("green activate 1-1", f"green to {to}")
    assert table.control(to) == "green"
    assert (table.asked() == {"green": "gain_rune"}) == rune


def test_snorri_gains_a_rune_for_usurping() -> None:
    table = Scenario(
        SETTLEMENT.format(step="special_action", region="5", armies="8:1", position="")
    )
    table.plays("green special usurp", "green gain uruz", "green done")
    assert table.runes("green") == {"uruz": 1}


def test_snorri_gains_nothing_after_a_battle() -> None:
    position = "red armies 5:1\nred controls 5"
    table = Scenario(
        SETTLEMENT.format(step="maneuvers", region="6", armies="4:3", position=position)
    )
    table.plays("green activate 1-1", "green to 5")
    assert table.control("5") == "green"
    assert table.asked() == {"green": "special_action"}


@pytest.mark.parametrize(("hero", "after"), [("lagertha 6", [5]), ("lagertha 4", [4])])
def test_lagertha_strengthens_an_army_after_a_victory(hero: str, after: list[int]) -> None:
    table = battle(hero, hand="spear").plays("green play spear")
    assert table.army("green", "7") == after


def test_lagertha_also_as_defender_and_by_choice() -> None:
    table = battle("snorri 20", red="lagertha 5")
    table.plays("green pass")
    assert table.army("red", "7") == [5]
    two = battle("lagertha 5", more="7:1").plays("green pass")
    assert two.offers("green") == ["strengthen 1-1", "strengthen 1-2"]


def test_beowulf_draws_when_he_is_injured() -> None:
    table = hunt(hero="beowulf", deck="bow bow bow bow bow")
    assert table.asked() == {"green": "may_use"}  # before the cards for Might
    table.plays("green done")
    attack(table, "strike").plays("green injure might")
    assert len(table.hand("green")) == 2 + 1 + 1  # Might, the injury, step 5


def test_beowulf_may_be_injured_before_a_hunt() -> None:
    table = hunt(hero="beowulf", levels="2/4/2", deck="bow bow bow bow")
    assert table.hand("green") == []
    table.plays("green ability", "green injure authority")
    assert table.injuries("green") == ["authority"]
    assert len(table.hand("green")) == 1 + 4
    assert table.asked() == {"blue": "choose_attack"}  # once


def test_beowulf_with_three_injuries_is_not_asked() -> None:
    table = hunt(hero="beowulf", injured="authority,might,wisdom")
    assert table.asked() == {"blue": "choose_attack"}
    attack(table, "strike")
    assert len(table.events("cards_drawn")) == 1  # an ignored injury draws nothing


@pytest.mark.parametrize(("region", "asked"), [("6", True), ("4", False)])
def test_beowulf_may_be_injured_before_a_battle_in_his_land(region: str, asked: bool) -> None:
    table = battle(f"beowulf {region}")
    assert (table.asked() == {"green": "may_use"}) == asked
    if asked:
        table.plays("green ability", "green injure might")
        assert table.hand("green") == ["sword", "bow"]
        assert table.asked() == {"green": "play_card"}


def test_beowulf_cannot_prevent_his_own_injury() -> None:
    table = hunt("green artifacts serpent_scale", hero="beowulf")
    table.plays("green ability")
    assert table.asked() == {"green": "injure"}


@pytest.mark.rule("LOR-OQ-54")
def test_the_card_of_an_injury_comes_before_the_limit() -> None:
    table = Scenario("""
        seats green red blue
        turn red special_action
        green hero beowulf 8 levels 2/2/4
        green hand bow*4
        red hero ragnar 20
        monster draugr 8 ring red
        deck combat axe
    """)
    table.plays("red special monsters", "red rouse draugr", "red ravage", "green injure wisdom")
    assert table.hand("green") == ["axe", "bow", "bow", "bow", "bow"]
    table.plays("green discard bow", "green discard bow", "green discard bow")
    assert table.hand("green") == ["axe", "bow"]


def test_this_module_names_tests_that_exist() -> None:
    assert [name for name in TESTED.values() if name not in globals()] == []
