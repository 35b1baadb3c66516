"""Chapter 12: the action March."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenario import Scenario


@pytest.mark.rule("BR-MARCH-01", "BR-MARCH-12")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_figures_marches_for_one_rage(count: int) -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 4
        wolf at gimle leader warrior*2
    """)
    moves = ["leader", "warrior", "warrior"][:count]
    table.plays("wolf march gimle", "wolf to angerboda", *(f"wolf move {m}" for m in moves))
    if count < 3:
        table.plays("wolf done")
    assert table.asked() == {"raven": "action"}
    assert table.at("wolf", "angerboda") == moves
    assert len(table.at("wolf", "gimle")) == 3 - count
    assert table.rage("wolf") == 3


@pytest.mark.rule("BR-MARCH-01", "BR-OQ-27")
def test_at_least_one_figure_must_march() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader warrior*2
    """)
    table.plays("wolf march gimle", "wolf to angerboda")
    assert table.offers("wolf") == ["move leader", "move warrior-1"]
    table.plays("wolf move leader")
    assert "done" in table.offers("wolf")


@pytest.mark.rule("BR-MARCH-01")
def test_only_own_figures_march() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader
        raven at gimle warrior
        raven at horgr warrior
    """)
    assert table.offers("wolf", "march") == ["march gimle"]
    table.plays("wolf march gimle", "wolf to angerboda", "wolf move leader")
    assert table.asked() == {"raven": "action"}
    assert table.at("raven", "gimle") == ["warrior"]


@pytest.mark.rule("BR-MARCH-02", "BR-MARCH-10")
def test_every_other_standing_province_is_a_destination() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader
        destroyed horgr
    """)
    table.plays("wolf march gimle")
    provinces = ["myrkulor", "elvagar", "angerboda", "muspelheim", "utgard", "andlang", "yggdrasil"]
    assert table.offers("wolf") == [f"to {province}" for province in provinces]


@pytest.mark.rule("BR-MARCH-03", "BR-MARCH-08")
def test_nothing_marches_out_of_a_fjord() -> None:
    table = Scenario("""
        seats wolf raven serpent
        turn wolf
        wolf sheet sea_serpent
        wolf at fjord_northeast ship
        wolf at fjord_southwest sea_serpent
        wolf at gimle warrior
    """)
    assert table.offers("wolf", "march") == ["march gimle"]
    only_ships = Scenario("""
        seats wolf raven serpent
        turn wolf
        wolf sheet sea_serpent
        wolf at fjord_northeast ship sea_serpent
    """)
    assert only_ships.offers("wolf", "march") == []


@pytest.mark.rule("BR-EX-07", "BR-MARCH-08")
def test_a_ship_does_not_march_with_the_figures_of_the_province_it_supports() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at angerboda warrior*2
        wolf at fjord_northeast ship
    """)
    table.plays("wolf march angerboda", "wolf to gimle", "wolf move warrior")
    assert table.offers("wolf") == ["move warrior-2", "done"]
    assert table.why_not("wolf", "move ship") == "BR-MARCH-08"


@pytest.mark.rule("BR-EX-06", "BR-MARCH-04")
def test_all_marching_figures_come_from_one_province() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader
        wolf at horgr warrior
    """)
    table.plays("wolf march gimle", "wolf to elvagar")
    assert table.offers("wolf") == ["move leader"]
    assert table.why_not("wolf", "move warrior-1") == "BR-MARCH-04"
    table.plays("wolf move leader")
    assert table.asked() == {"raven": "action"}
    assert table.at("wolf", "horgr") == ["warrior"]


@pytest.mark.rule("BR-EX-05", "BR-MARCH-05")
def test_all_marching_figures_go_to_one_province() -> None:
    table = Scenario("""
        seats bear wolf
        turn bear
        bear at gimle warrior*3
    """)
    table.plays("bear march gimle", "bear to elvagar", "bear move warrior")
    assert table.offers("bear") == ["move warrior-2", "done"]
    assert table.why_not("bear", "to horgr") == "BR-MARCH-05"
    table.plays("bear move warrior")
    assert table.at("bear", "elvagar") == ["warrior", "warrior"]


@pytest.mark.rule("BR-EX-03", "BR-MARCH-02", "BR-MARCH-06")
def test_no_more_figures_march_than_the_destination_has_empty_villages() -> None:
    table = Scenario("""
        seats raven wolf serpent
        turn raven
        raven rage 3
        raven at gimle warrior*3
        wolf at elvagar warrior
        serpent at elvagar warrior
    """)
    table.plays("raven march gimle", "raven to elvagar", "raven move warrior", "raven move warrior")
    assert table.asked() == {"wolf": "action"}  # the third has no village left
    assert table.at("raven", "elvagar") == ["warrior", "warrior"]
    assert table.at("raven", "gimle") == ["warrior"]
    assert table.rage("raven") == 2


@pytest.mark.rule("BR-MARCH-06")
def test_a_full_province_is_no_destination() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader
        raven at andlang warrior*3
    """)
    table.plays("wolf march gimle")
    assert "to andlang" not in table.offers("wolf")
    assert "to utgard" in table.offers("wolf")


@pytest.mark.rule("BR-MARCH-06", "BR-MARCH-10")
def test_out_of_yggdrasil_there_is_no_march_while_no_village_is_empty() -> None:
    position = """
        seats wolf raven
        turn wolf
        wolf at yggdrasil leader
        raven at andlang warrior*{}
        destroyed myrkulor elvagar angerboda muspelheim horgr utgard gimle
    """
    assert Scenario(position.format(2)).offers("wolf", "march") == ["march yggdrasil"]
    assert Scenario(position.format(3)).offers("wolf", "march") == []


@pytest.mark.rule("BR-EX-04", "BR-MARCH-07")
def test_any_number_of_figures_marches_into_yggdrasil_whatever_stands_there() -> None:
    table = Scenario("""
        seats serpent wolf raven
        turn serpent
        serpent rage 2 stats 1/1/3
        serpent at angerboda leader warrior*4
        wolf stats 1/1/4
        wolf at yggdrasil leader warrior*6
        raven stats 1/1/4
        raven at yggdrasil warrior*7
    """)
    table.plays("serpent march angerboda", "serpent to yggdrasil", "serpent move leader")
    table.plays(*["serpent move warrior"] * 4)
    assert table.at("serpent", "yggdrasil") == ["leader"] + ["warrior"] * 4
    assert table.rage("serpent") == 1
    assert table.asked() == {"wolf": "action"}


@pytest.mark.rule("BR-MARCH-09")
def test_figures_march_out_of_yggdrasil_under_the_same_rules() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 3
        wolf at yggdrasil leader warrior*2
        raven at andlang warrior
        raven at utgard warrior*3
    """)
    table.plays("wolf march yggdrasil")
    assert "to utgard" not in table.offers("wolf")
    assert "to yggdrasil" not in table.offers("wolf")
    table.plays("wolf to andlang", "wolf move leader", "wolf move warrior")
    assert table.asked() == {"raven": "action"}
    assert table.at("wolf", "andlang") == ["leader", "warrior"]
    assert table.rage("wolf") == 2


@pytest.mark.rule("BR-MARCH-10")
def test_the_origin_is_no_destination() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle warrior
    """)
    table.plays("wolf march gimle")
    assert "to gimle" not in table.offers("wolf")


@pytest.mark.rule("BR-MARCH-11")
def test_a_march_starts_no_battle_and_no_effect_of_invading() -> None:
    table = Scenario("""
        seats wolf raven serpent bear
        age 2
        turn wolf
        wolf sheet troll friggas_succor thors_domain
        wolf at gimle troll
        raven at andlang warrior
    """)
    table.plays("wolf march gimle", "wolf to andlang", "wolf move troll")
    assert table.asked() == {"raven": "action"}  # no extra Warrior, no Pillage, no battle
    assert table.at("raven", "andlang") == ["warrior"]
    assert table.at("wolf", "andlang") == ["troll"]
