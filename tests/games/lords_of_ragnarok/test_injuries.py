"""Chapter 10: injuries and healing."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.hunts import attack, hunt
from tests.games.lords_of_ragnarok.scenario import Scenario

PLAGUE = """
    seats green red blue
    turn red special_action
    green hero lagertha 8 levels {levels} {injured}
    green runes {runes}
    green hand {hand}
    red hero ragnar 20
    monster draugr 8 ring red
"""


def plague(
    *, levels: str = "3/4/5", injured: str = "", runes: str = "", hand: str = ""
) -> Scenario:
    """Red lets the Draugr attack the region of green's hero: one injury."""
    table = Scenario(
        PLAGUE.format(
            levels=levels, injured=f"injured {injured}" if injured else "", runes=runes, hand=hand
        )
    )
    return table.plays("red special monsters", "red rouse draugr", "red ravage")


@pytest.mark.rule("LOR-INJ-01", "LOR-INJ-02", "LOR-OQ-53", "LOR-INJ-03", "LOR-INJ-05")
def test_the_owner_of_the_hero_chooses_an_uninjured_marker() -> None:
    table = plague(injured="might")
    assert table.offers("green") == ["injure authority", "injure wisdom"]
    table.plays("green injure wisdom")
    assert table.injuries("green") == ["might", "wisdom"]
    assert table.level("green", "wisdom") == 5  # its position stays
    assert table.value("green", "wisdom") == 2
    assert table.value("green", "authority") == 3


@pytest.mark.rule("LOR-INJ-04")
def test_with_all_markers_injured_an_injury_is_ignored() -> None:
    table = plague(injured="authority,might,wisdom")
    assert table.asked() == {"blue": "hero_step"}
    assert len(table.injuries("green")) == 3


@pytest.mark.rule("LOR-INJ-06")
def test_an_injured_marker_still_moves() -> None:
    table = Scenario("""
        seats green red
        turn green prayer
        green hero lagertha 8 levels 2/4/2 injured might
        green priests 1
    """)
    table.plays("green pray thor")
    assert table.level("green", "might") == 5
    assert table.value("green", "might") == 2


@pytest.mark.rule("LOR-INJ-07", "LOR-HSTP-04")
def test_healing_turns_a_marker_of_the_owners_choice_back() -> None:
    table = Scenario("""
        seats green red
        turn green hero
        green hero lagertha 8 levels 2/4/5 injured might,wisdom
    """)
    assert table.nouns("green", "heal") == ["might", "wisdom"]
    table.plays("green heal wisdom")
    assert table.injuries("green") == ["might"]
    assert table.value("green", "wisdom") == 5


@pytest.mark.rule("LOR-OQ-54")
def test_when_wisdom_falls_cards_and_runes_are_discarded_at_once() -> None:
    table = plague(runes="uruz*2 algiz", hand="bow*2 axe")
    table.plays("green injure wisdom")
    while set(table.asked().values()) & {"discard", "drop_rune"}:
        table.plays("green " + table.offers("green")[0])
    assert len(table.hand("green")) == 2
    assert sum(table.runes("green").values()) == 2
    other = plague(runes="uruz*2 algiz", hand="bow*2 axe").plays("green injure might")
    assert len(other.hand("green")) == 3


@pytest.mark.rule("LOR-OQ-94")
def test_each_of_two_injuries_may_be_prevented() -> None:
    table = attack(
        hunt("green artifacts serpent_scale\ngreen blessings mistletoe_ward"), "crushing_blow"
    )
    assert table.offers("green") == ["use serpent_scale", "invoke mistletoe_ward", "done"]
    table.plays("green use serpent_scale", "green invoke mistletoe_ward")
    assert table.injuries("green") == []
    assert table.asked() == {"green": "hero_round"}
