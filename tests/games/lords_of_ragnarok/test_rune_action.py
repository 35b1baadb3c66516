"""Chapter 19: step 3, rune action."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scenario import Scenario

READY = """
    seats green red blue
    turn green rune_action
    green hero ragnar 8 levels 3/2/3
    green drakkar sea_a
    red hero lagertha 14
    red drakkar sea_d
    blue hero beowulf 20
    blue drakkar sea_e
"""
ALL = "green runes uruz othala algiz\n"
TWO = "green runes uruz algiz\n"


@pytest.mark.rule("LOR-RACT-01", "LOR-RUNE-04", "LOR-RUNE-06")
def test_one_rune_action_and_its_runes_return_to_the_bank() -> None:
    table = Scenario(READY + "green runes uruz*2 othala*2\n")
    before = table.bank("uruz")
    table.plays("green rune-action draw-1")
    assert table.asked() == {"green": "maneuvers"}
    assert table.runes("green") == {"uruz": 1, "othala": 1}
    assert table.bank("uruz") == before + 1
    assert len(table.hand("green")) == 1


@pytest.mark.rule("LOR-RACT-02", "LOR-RACT-04", "LOR-RACT-05", "LOR-COMP-08")
@pytest.mark.parametrize(
    ("runes", "actions"),
    [
        ("uruz", []),
        ("uruz*3", []),
        ("uruz othala*2", ["draw-1", "place-hero"]),
        ("uruz othala algiz", ["draw-1", "place-hero", "attribute", "draw-2"]),
    ],
)
def test_actions_for_2_and_3_runes_need_different_kinds(runes: str, actions: list[str]) -> None:
    table = Scenario(READY.replace("ragnar 8", "ragnar 7") + f"green runes {runes}\n")
    if actions:
        assert table.nouns("green", "rune-action") == actions
    else:
        assert table.asked() == {"green": "maneuvers"}


@pytest.mark.rule("LOR-RACT-16")
def test_who_has_more_kinds_chooses_what_to_pay_before_the_effect() -> None:
    table = Scenario(READY + ALL).plays("green rune-action draw-1")
    assert table.asked() == {"green": "pay_rune"}
    assert table.hand("green") == []
    table.plays("green spend othala")
    assert table.nouns("green", "spend") == ["uruz", "algiz"]
    table.plays("green spend uruz")
    assert table.runes("green") == {"algiz": 1}
    assert len(table.hand("green")) == 1


@pytest.mark.rule("LOR-RACT-03", "LOR-RACT-06")
def test_the_rune_of_the_boss_moves_him_and_uses_his_ability() -> None:
    table = Scenario(READY + "green runes othala\nloki 8\nred runes algiz\n")
    assert "boss" in table.nouns("green", "rune-action")
    table.plays("green rune-action boss", "green shift 9")
    assert table.beast_at("loki") == "9"
    table.plays("green target player-2")
    assert table.runes("green") == {"algiz": 1}
    assert table.runes("red") == {}
    assert table.hero("green") == "8"
    elsewhere = Scenario(READY + "green runes othala\nloki 9\n")
    assert elsewhere.asked() == {"green": "maneuvers"}
    wrong_rune = Scenario(READY + "green runes uruz\nloki 8\n")
    assert wrong_rune.asked() == {"green": "maneuvers"}


@pytest.mark.rule("LOR-RACT-03", "LOR-RACT-07", "LOR-EX-05")
def test_control_of_a_neutral_monster_costs_the_rune_on_its_card() -> None:
    here = "monster draugr 8\nmonster fenrir 9\nmonster nidhogg 8 ring red\n"
    table = Scenario(READY + here + "green runes uruz\n")
    assert table.nouns("green", "control") == ["draugr"]
    table.plays("green control draugr")
    assert table.ring("draugr") == "green"
    assert table.runes("green") == {}
    assert Scenario(READY + here + "green runes othala algiz\n").nouns("green", "control") == []


@pytest.mark.rule("LOR-RACT-10", "LOR-OQ-91")
def test_two_runes_strengthen_any_army_below_6() -> None:
    table = Scenario(READY + TWO + "green armies 2:3 13:6\n").plays("green rune-action army")
    assert table.armies("green") == {"2": [4], "13": [6]}
    strongest = Scenario(READY + TWO + "green armies 13:6\n")
    assert "army" not in strongest.nouns("green", "rune-action")
    assert "army" not in Scenario(READY + TWO).nouns("green", "rune-action")


@pytest.mark.rule("LOR-RACT-11", "LOR-OQ-84", "LOR-OQ-91")
def test_two_runes_activate_a_neutral_or_own_monster() -> None:
    beasts = "monster draugr 1 ring green\nmonster fenrir 9\nmonster nidhogg 3 ring red\n"
    table = Scenario(READY + TWO + beasts).plays("green rune-action activate-monster")
    assert table.nouns("green", "rouse") == ["draugr", "fenrir"]
    assert not table.events("die_rolled")  # the monster is named first
    table.rolls("move").plays("green rouse fenrir", "green shift 10")
    assert table.beast_at("fenrir") == "10"
    foreign = Scenario(READY + TWO + "monster nidhogg 3 ring red\n")
    assert "activate-monster" not in foreign.nouns("green", "rune-action")


@pytest.mark.rule("LOR-RACT-12", "LOR-RACT-15", "LOR-OQ-91")
@pytest.mark.parametrize(("action", "cards"), [("draw-1", 1), ("draw-2", 2)])
def test_runes_draw_cards_if_there_are_any(action: str, cards: int) -> None:
    table = Scenario(READY + ALL).plays(f"green rune-action {action}")
    if cards == 1:
        table.plays("green spend uruz", "green spend othala")
    assert len(table.hand("green")) == cards
    empty = Scenario(READY + ALL)
    empty.g.combat_deck = []
    empty.again()
    assert action not in empty.nouns("green", "rune-action")


@pytest.mark.rule("LOR-RACT-13", "LOR-MOVE-23", "LOR-OQ-91")
def test_two_runes_place_the_hero_in_any_other_region() -> None:
    table = Scenario(READY + TWO + "loki 14\n").plays("green rune-action place-hero")
    assert table.nouns("green", "place-hero") == [str(n) for n in range(1, 22) if n != 8]
    table.plays("green place-hero 14")
    assert table.hero("green") == "14"


@pytest.mark.rule("LOR-RACT-14", "LOR-OQ-57", "LOR-OQ-91")
@pytest.mark.parametrize(
    ("hero", "choices"),
    [
        ("levels 3/2/4", ["might"]),
        ("levels 2/2/4", ["authority", "might"]),
        ("levels 5/4/4 injured wisdom", ["wisdom"]),
        ("levels 6/4/4 injured authority", ["might", "wisdom"]),
        ("levels 6/6/6", []),
    ],
)
def test_three_runes_raise_a_lowest_attribute(hero: str, choices: list[str]) -> None:
    table = Scenario(READY.replace("levels 3/2/3", hero) + ALL)
    if not choices:
        assert "attribute" not in table.nouns("green", "rune-action")
        return
    before = {name: table.level("green", name) for name in choices}
    table.plays("green rune-action attribute")
    if len(choices) > 1:
        assert table.nouns("green", "raise") == choices
        table.plays(f"green raise {choices[0]}")
    assert table.level("green", choices[0]) == before[choices[0]] + 1


@pytest.mark.rule("LOR-RACT-05")
def test_blessings_add_rune_actions() -> None:
    table = Scenario(READY + "green runes algiz\ngreen blessings falcon_cloak\n")
    table.plays("green invoke falcon_cloak")
    assert table.runes("green") == {}
    table.plays("green place-hero 1")
    assert table.hero("green") == "1"
    assert table.asked() == {"green": "maneuvers"}
