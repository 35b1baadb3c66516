"""What a view tells beyond what lies on the table."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from tests.games.lords_of_ragnarok.hunts import hero_round, hunt
from tests.games.lords_of_ragnarok.scenario import Scenario

POSITION = """
    seats green red blue
    turn green special_action
    green hero aslaug {region}
    red hero ragnar 20
    blue hero lagertha 19
    red allies niflheim
"""


@pytest.mark.rule("LOR-OQ-11", "LOR-SPEC-08")
@pytest.mark.parametrize(
    ("region", "seats"),
    [
        ("3", [0, 1]),  # Niflheim is adjacent to Aslaug
        ("1", [1]),
    ],
)
def test_a_view_tells_who_would_get_the_bonus_of_a_realm(region: str, seats: list[int]) -> None:
    realm = SPEC.view(Scenario(POSITION.format(region=region)).g, 2).realms["niflheim"]
    assert realm.bonus_for == seats
    assert realm.allies == [1]


@pytest.mark.rule("LOR-MRND-05", "LOR-MRND-06", "LOR-MRND-10", "LOR-OPT-09")
@pytest.mark.parametrize(
    ("options", "needed", "defended"),
    [("", 4, True), ("defence_threshold=more_than", 5, False)],
)
def test_a_view_tells_what_a_defence_needs(options: str, needed: int, defended: bool) -> None:
    """Claw Strike has rage 4 and weakness 6; green has Wisdom 3 and defends with value 4."""
    table = hunt(hand="axe sword", levels="2/2/3", options=options)
    table.deals_attacks("strike", "feint").plays("blue attack strike")
    before = SPEC.view(table.g, 1).hunt
    assert before is not None
    assert (before.value, before.needed, before.weak_from) == (0, needed, 3)
    assert not before.defended
    after = SPEC.view(table.plays("green defend axe").g, 1).hunt
    assert after is not None
    assert (after.value, after.defended) == (4, defended)


def test_a_view_tells_the_cards_of_the_wound_being_dealt() -> None:
    table = hero_round(hand="spear", monster="draugr")
    table.plays("green strike spear")
    seen = SPEC.view(table.g, 1).hunt
    assert seen is not None
    assert seen.struck == ["spear"]
    assert SPEC.view(table.g, 1).wounding is None  # that is for wounds outside of hunts


def test_a_view_names_the_monster_that_an_effect_wounds() -> None:
    table = Scenario("""
        seats green red blue
        turn green rune_action
        green hero lagertha 7
        green runes uruz othala
        green blessings trapper
        monster draugr 7
    """)
    assert SPEC.view(table.g, 1).wounding is None
    table.plays("green invoke trapper")
    assert SPEC.view(table.g, 1).wounding == "draugr"


@pytest.mark.rule("LOR-MAP-10")
def test_a_view_tells_how_near_each_omen_is() -> None:
    table = Scenario("""
        seats green red blue
        turn green special_action
        green controls 5 6 7 3 8
        red slew grendel
        temples 3 8
        monument odin 3
        monument thor 2
    """)
    omens = {omen.omen: (omen.reached, omen.needed) for omen in SPEC.view(table.g, 0).omens}
    assert omens == {
        "o34_lands": (1, 2),
        "o34_temples": (2, 4),
        "o34_monsters": (1, 2),
        "o34_monument": (1, 1),
        "o34_all_gods": (2, 3),
    }


def test_printed_rune_actions_come_with_their_cost() -> None:
    """LOR-RACT-06 to 15."""
    printed = SPEC.client_data(None)
    assert printed.rune_actions["boss"] == 1
    assert printed.rune_actions["place-hero"] == 2
    assert printed.rune_actions["draw-2"] == 3


@pytest.mark.rule("LOR-MANV-04")
def test_a_view_tells_which_army_the_question_is_about() -> None:
    table = Scenario(
        "seats green red\nturn green maneuvers\ngreen hero ragnar 1\ngreen armies 1:2 5:6"
    )
    assert SPEC.view(table.g, 1).acting_army is None
    table.plays("green activate 1-2")
    assert SPEC.view(table.g, 1).acting_army == 1


@pytest.mark.rule("LOR-MACT-09", "LOR-TRAM-03")
def test_a_view_tells_which_monster_the_question_is_about() -> None:
    table = Scenario(
        "seats green red\nturn green special_action\ngreen hero ragnar 1\ngreen armies 1:2\n"
        "red armies 2:3\nmonster grendel 1 ring green"
    )
    assert SPEC.view(table.g, 1).acting_monster is None
    table.plays("green special monsters", "green rouse grendel")
    assert table.asked() == {"green": "activate_monster"}
    assert SPEC.view(table.g, 1).acting_monster == "grendel"
    table.plays("green shift 2")
    assert table.asked() == {"green": "trample"}
    assert SPEC.view(table.g, 1).acting_monster == "grendel"
