"""Chapter 15.2, the Call to Battle."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage.loading import load
from tests.games.blood_rage.scenario import Scenario

OUTER_PROVINCES = [name for name in load().provinces if name != "yggdrasil"]

FOUR_CLANS = """
    turn raven
    raven at gimle leader
    raven at yggdrasil warrior*2
    wolf at yggdrasil warrior*2
    serpent at yggdrasil warrior*2
    bear at yggdrasil warrior*2
"""


@pytest.mark.rule("BR-CALL-01", "BR-CALL-02")
def test_call_goes_clockwise_from_the_pillagers_left_one_figure_each() -> None:
    table = Scenario(FOUR_CLANS)
    table.plays("raven pillage gimle")
    for clan in ("serpent", "bear", "wolf", "raven"):
        assert table.asked() == {clan: "join"}
        table.plays(f"{clan} join warrior")
        assert table.at(clan, "gimle").count("warrior") == 1


@pytest.mark.rule("BR-CALL-02")
def test_pillager_is_asked_last_in_each_round() -> None:
    table = Scenario(FOUR_CLANS)
    table.plays("raven pillage gimle", "serpent join warrior", "bear done", "wolf done")
    assert table.asked() == {"raven": "join"}
    table.plays("raven done", "serpent join warrior", "bear done", "wolf done")
    assert table.asked() == {"raven": "join"}


@pytest.mark.rule("BR-CALL-03")
def test_figures_come_from_adjacent_provinces_only() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        raven stats 1/1/2
        raven at andlang leader
        raven at myrkulor warrior
        raven at yggdrasil warrior
        raven at utgard warrior
        raven at valhalla warrior
        serpent at horgr leader
        serpent at elvagar warrior
    """)
    table.plays("wolf pillage gimle")
    assert [table.where("raven", offer.split()[1]) for offer in table.offers("raven", "join")] == [
        "andlang",
        "myrkulor",
        "yggdrasil",
    ]
    assert table.why_not("raven", "join warrior-3") == "BR-CALL-03"  # from Utgard
    assert table.why_not("raven", "join warrior-5") == "BR-CALL-03"  # from the reserve
    table.plays("raven done")
    assert table.is_pillaged("gimle")  # the Serpent was not asked


@pytest.mark.rule("BR-CALL-03")
def test_figure_in_the_pillaged_province_itself_does_not_join_again() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        raven at gimle warrior
    """)
    table.plays("wolf pillage gimle")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-CALL-04", "BR-CALL-07")
def test_call_ends_when_the_last_empty_village_is_taken() -> None:
    table = Scenario("""
        turn wolf
        wolf at andlang leader
        raven hand tyrs_bash
        raven at gimle warrior*2
        serpent at gimle warrior*2
    """)
    table.plays("wolf pillage andlang", "raven join warrior")
    assert table.asked() == {"serpent": "join"}  # one of three villages is left
    table.plays("serpent join warrior")
    assert table.asked() == {"raven": "play_card"}
    assert table.at("raven", "andlang") == ["warrior"]
    assert table.at("serpent", "andlang") == ["warrior"]


@pytest.mark.rule("BR-CALL-05")
@pytest.mark.parametrize("rage", [0, 3])
def test_joining_costs_no_rage(rage: int) -> None:
    table = Scenario(f"""
        turn wolf
        wolf at gimle warrior
        raven rage {rage}
        raven at andlang leader
    """)
    table.plays("wolf pillage gimle", "raven join leader")
    assert table.where("raven", "leader") == "gimle"
    assert table.rage("raven") == rage


@pytest.mark.rule("BR-CALL-06")
def test_ships_are_never_moved() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        raven sheet sea_serpent
        raven at andlang warrior
        raven at fjord_southwest ship sea_serpent
        serpent at fjord_southwest ship
    """)
    table.plays("wolf pillage gimle")
    assert table.offers("raven") == ["join warrior-1", "done"]
    assert table.why_not("raven", "join ship") == "BR-CALL-06"
    assert table.why_not("raven", "join sea_serpent") == "BR-CALL-06"
    table.plays("raven done")
    assert table.is_pillaged("gimle")  # the Serpent, with a Ship only, was not asked


@pytest.mark.rule("BR-CALL-07")
def test_call_ends_when_nobody_wants_to_add_a_figure() -> None:
    table = Scenario(FOUR_CLANS)
    table.plays("raven pillage gimle", "serpent done", "bear done", "wolf done", "raven done")
    assert table.asked() == {"serpent": "action"}
    assert table.is_pillaged("gimle")


@pytest.mark.rule("BR-CALL-07")
def test_rounds_go_on_as_long_as_figures_are_added() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        raven at andlang warrior*4
    """)
    table.plays("wolf pillage gimle", *["raven join warrior"] * 4)
    assert table.totals() == {"wolf": 3, "raven": 4}


@pytest.mark.rule("BR-CALL-08")
def test_who_declined_may_still_join_in_a_later_round() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        raven at andlang leader
        serpent at andlang warrior
    """)
    table.plays("wolf pillage gimle", "raven done", "serpent join warrior")
    assert table.asked() == {"raven": "join"}
    table.plays("raven join leader")
    assert table.totals() == {"wolf": 3, "raven": 3, "serpent": 1}


@pytest.mark.rule("BR-CALL-09")
def test_call_ends_when_all_in_a_row_have_declined_since_the_last_figure() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf at yggdrasil warrior
        raven at yggdrasil warrior
        serpent at yggdrasil warrior*2
    """)
    table.plays("wolf pillage gimle", "raven done", "serpent join warrior", "wolf done")
    table.plays("raven done")
    assert table.asked() == {"serpent": "join"}  # who added the last figure may add another
    table.plays("serpent done")
    assert table.totals() == {"wolf": 3, "serpent": 1}


@pytest.mark.rule("BR-CALL-09")
def test_who_cannot_move_counts_as_declining() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        raven at yggdrasil warrior
        serpent at yggdrasil warrior
    """)
    table.plays("wolf pillage gimle", "raven done", "serpent join warrior", "raven done")
    assert table.totals() == {"wolf": 3, "serpent": 1}


@pytest.mark.rule("BR-CALL-10")
def test_call_at_yggdrasil_is_open_to_all_outer_provinces_without_limit() -> None:
    places = "\n".join(f"raven at {province} warrior" for province in OUTER_PROVINCES)
    table = Scenario(f"""
        turn wolf
        wolf at yggdrasil leader warrior*3
        raven stats 1/1/6
        {places}
    """)
    table.plays("wolf pillage yggdrasil")
    assert len(table.offers("raven", "join")) == 8
    table.plays(*[f"raven join warrior@{province}" for province in OUTER_PROVINCES])
    assert table.totals() == {"wolf": 6, "raven": 8}
    assert table.at("raven", "yggdrasil") == ["warrior"] * 8


@pytest.mark.rule("BR-CALL-11")
@pytest.mark.parametrize("province", OUTER_PROVINCES)
def test_figures_in_yggdrasil_may_join_any_outer_province(province: str) -> None:
    table = Scenario(f"""
        turn wolf
        wolf at {province} warrior
        raven at yggdrasil leader
    """)
    table.plays(f"wolf pillage {province}", "raven join leader")
    assert table.where("raven", "leader") == province


@pytest.mark.rule("BR-CALL-12")
def test_figures_may_come_from_a_pillaged_province() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        raven at andlang leader
        pillaged andlang
    """)
    table.plays("wolf pillage gimle", "raven join leader")
    assert table.where("raven", "leader") == "gimle"


@pytest.mark.rule("BR-CALL-13")
def test_clans_without_a_figure_there_may_join() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        raven at gimle warrior
        serpent at yggdrasil leader
    """)
    table.plays("wolf pillage gimle", "serpent join leader")
    assert table.totals() == {"wolf": 1, "raven": 1, "serpent": 3}


@pytest.mark.rule("BR-CALL-14")
def test_pillager_may_add_figures_when_nobody_else_joins() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        wolf at yggdrasil leader warrior
        raven at andlang warrior
    """)
    table.plays("wolf pillage gimle", "raven done", "wolf join leader", "raven done")
    table.plays("wolf join warrior", "raven done")
    assert table.at("wolf", "gimle") == ["leader", "warrior", "warrior"]
    assert table.is_pillaged("gimle")


@pytest.mark.rule("BR-CALL-15")
def test_nobody_is_asked_when_all_villages_are_occupied() -> None:
    table = Scenario("""
        turn wolf
        wolf at andlang leader
        wolf at yggdrasil warrior
        raven at andlang warrior*2
        raven at gimle warrior
    """)
    table.plays("wolf pillage andlang")
    assert table.totals() == {"wolf": 3, "raven": 2}


@pytest.mark.rule("BR-CALL-16")
def test_joining_figures_stay_in_the_province() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        wolf at yggdrasil warrior
        raven at andlang leader
    """)
    table.plays("wolf pillage gimle", "raven join leader", "wolf done")
    assert table.where("raven", "leader") == "gimle"
    assert table.at("wolf", "yggdrasil") == ["warrior"]


@pytest.mark.rule("BR-CALL-17")
def test_horns_do_not_limit_joining() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        raven at andlang leader warrior*3
    """)
    assert table.stat("raven", "horns") == 4
    table.plays("wolf pillage gimle", "raven join leader", "raven join warrior", "raven done")
    assert table.totals() == {"wolf": 1, "raven": 4}


@pytest.mark.rule("BR-CALL-18")
@pytest.mark.parametrize("monster", ["troll", "fire_giant"])
def test_joining_is_not_an_invade(monster: str) -> None:
    table = Scenario(f"""
        turn wolf
        wolf at gimle leader warrior
        wolf hand tyrs_bash
        raven rage 6
        raven sheet {monster} friggas_succor thors_domain
        raven at andlang {monster}
    """)
    table.plays("wolf pillage gimle", f"raven join {monster}")
    assert table.asked() == {"wolf": "play_card"}
    assert table.at("wolf", "gimle") == ["leader", "warrior"]
    assert table.events("invaded") == []
