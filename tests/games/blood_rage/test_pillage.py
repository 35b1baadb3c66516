"""Chapters 15.1 and 15.3: declaring a Pillage, and whether there is a battle."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenario import Scenario


@pytest.mark.rule("BR-PILLAGE-01")
def test_destroyed_province_cannot_be_pillaged() -> None:
    table = Scenario("""
        turn wolf
        wolf at fjord_southwest ship
        destroyed utgard
    """)
    assert table.offers("wolf", "pillage") == ["pillage andlang"]
    assert table.why_not("wolf", "pillage utgard") == "BR-PILLAGE-01"


@pytest.mark.rule("BR-PILLAGE-01", "BR-PILLAGE-06")
def test_province_whose_token_is_flipped_cannot_be_pillaged() -> None:
    table = Scenario("""
        turn wolf
        wolf at horgr leader
        wolf at gimle warrior
        pillaged horgr
    """)
    assert table.offers("wolf", "pillage") == ["pillage gimle"]
    assert table.why_not("wolf", "pillage horgr") == "BR-PILLAGE-06"


@pytest.mark.rule("BR-PILLAGE-02")
def test_pillager_needs_an_own_figure_there() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        wolf at valhalla leader
        raven at andlang leader
        raven at fjord_northeast ship
    """)
    assert table.offers("wolf", "pillage") == ["pillage gimle"]
    assert table.why_not("wolf", "pillage andlang") == "BR-PILLAGE-02"


@pytest.mark.rule("BR-PILLAGE-02")
@pytest.mark.parametrize("figure", ["leader", "warrior", "troll"])
def test_any_figure_in_the_province_is_enough(figure: str) -> None:
    table = Scenario(f"""
        turn wolf
        wolf sheet troll
        wolf at angerboda {figure}
    """)
    assert table.offers("wolf", "pillage") == ["pillage angerboda"]


@pytest.mark.rule("BR-PILLAGE-02", "BR-PILLAGE-03")
@pytest.mark.parametrize("ship", ["ship", "sea_serpent"])
def test_ship_in_the_fjord_is_enough(ship: str) -> None:
    table = Scenario(f"""
        turn wolf
        wolf sheet sea_serpent
        wolf at fjord_southwest {ship}
        token andlang horns
    """)
    assert table.offers("wolf", "pillage") == ["pillage utgard", "pillage andlang"]
    table.plays("wolf pillage andlang")
    assert table.is_pillaged("andlang")
    assert not table.is_pillaged("utgard")


@pytest.mark.rule("BR-PILLAGE-04")
def test_pillage_costs_no_rage() -> None:
    table = Scenario("""
        turn wolf
        wolf rage 1
        wolf at gimle warrior
    """)
    table.plays("wolf pillage gimle")
    assert table.is_pillaged("gimle")
    assert table.rage("wolf") == 1


@pytest.mark.rule("BR-PILLAGE-04")
def test_pillage_is_impossible_with_no_rage() -> None:
    table = Scenario("""
        turn wolf
        wolf rage 0
        wolf at gimle warrior
    """)
    assert table.asked() == {"raven": "action"}
    assert table.why_not("wolf", "pillage gimle") == "BR-ACT-09"


@pytest.mark.rule("BR-PILLAGE-05")
def test_pillage_is_call_to_battle_then_cards_then_resolution() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand tyrs_bash
        raven at andlang warrior
        raven hand tyrs_smash.1
    """)
    table.plays("wolf pillage gimle")
    assert table.asked() == {"raven": "join"}
    table.plays("raven join warrior")
    assert table.asked() == {"wolf": "play_card", "raven": "play_card"}
    assert table.totals() == {}
    table.plays("raven play tyrs_smash", "wolf play tyrs_bash")
    assert table.totals() == {"wolf": 5, "raven": 4}
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-PILLAGE-06")
def test_province_is_pillaged_successfully_once_an_age_by_anybody() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader
        raven at andlang leader
    """)
    table.plays("wolf pillage gimle", "raven done")
    table.plays("raven march andlang", "raven to gimle", "raven move leader")
    assert table.why_not("wolf", "pillage gimle") == "BR-PILLAGE-06"
    table.plays("wolf pass")
    assert table.why_not("raven", "pillage gimle") == "BR-PILLAGE-06"


@pytest.mark.rule("BR-PILLAGE-07")
def test_province_may_be_tried_again_by_anybody_after_a_failure() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        wolf at fjord_northeast ship
        raven at gimle leader
        serpent at gimle warrior*2
    """)
    table.plays("wolf pillage gimle")
    assert table.totals() == {"wolf": 1, "raven": 3, "serpent": 2}
    assert "pillage gimle" in table.offers("raven")
    table.plays("raven pillage gimle")
    assert table.is_pillaged("gimle")


@pytest.mark.rule("BR-PILLAGE-07")
def test_loser_may_try_again_the_same_province() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle warrior
        raven at gimle leader
    """)
    table.plays(
        "wolf pillage gimle",
        "raven march gimle",
        "raven to yggdrasil",
        "raven move leader",
    )
    table.plays("wolf invade warrior", "wolf to gimle", "raven pass")
    table.plays("wolf pillage gimle", "raven done")
    assert table.is_pillaged("gimle")


@pytest.mark.rule("BR-PILLAGE-08")
def test_yggdrasil_is_pillaged_like_any_other_province() -> None:
    table = Scenario("""
        turn wolf
        wolf at yggdrasil leader
        raven at yggdrasil warrior
    """)
    assert table.offers("wolf", "pillage") == ["pillage yggdrasil"]
    table.plays("wolf pillage yggdrasil")
    assert table.totals() == {"wolf": 3, "raven": 1}
    assert table.at("raven", "valhalla") == ["warrior"]
    assert table.is_pillaged("yggdrasil")


# 15.3 Is there a battle?


@pytest.mark.rule("BR-PILLAGE-09", "BR-PILLAGE-10")
def test_pillage_without_enemies_succeeds_without_battle_glory() -> None:
    table = Scenario("""
        turn wolf
        wolf at andlang leader
        wolf at fjord_southwest ship
        raven at gimle leader
        raven at fjord_northwest ship
        token andlang axes
    """)
    table.plays("wolf pillage andlang", "raven done")
    assert table.is_pillaged("andlang")
    assert table.column("wolf", "axes") == 2
    assert table.glory("wolf") == 0
    assert table.totals() == {}


@pytest.mark.rule("BR-PILLAGE-09")
@pytest.mark.parametrize("place", ["gimle", "fjord_northwest"])
def test_enemy_in_the_province_or_its_fjord_makes_a_battle(place: str) -> None:
    figure = "ship" if place.startswith("fjord") else "leader"
    table = Scenario(f"""
        turn wolf
        wolf at gimle warrior
        raven at {place} {figure}
    """)
    table.plays("wolf pillage gimle")
    assert set(table.totals()) == {"wolf", "raven"}
    assert not table.is_pillaged("gimle")


@pytest.mark.rule("BR-PILLAGE-09")
def test_enemy_who_joins_the_call_makes_a_battle() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        raven at andlang leader
    """)
    table.plays("wolf pillage gimle", "raven join leader")
    assert table.totals() == {"wolf": 1, "raven": 3}
    assert not table.is_pillaged("gimle")


@pytest.mark.rule("BR-PILLAGE-11")
def test_nobody_plays_cards_in_an_automatic_success() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        wolf hand tyrs_bash friggas_grace heimdalls_eye
        raven at andlang leader
        raven hand tyrs_smash.1 heimdalls_eye
    """)
    table.plays("wolf pillage gimle", "raven done")
    assert table.asked() == {"raven": "action"}
    assert table.events("card_chosen") == []
    assert table.hand("wolf") == ["tyrs_bash", "friggas_grace", "heimdalls_eye"]


@pytest.mark.rule("BR-PILLAGE-12")
def test_all_figures_of_province_and_fjord_fight() -> None:
    table = Scenario("""
        turn wolf
        wolf sheet sea_serpent
        wolf at gimle leader warrior
        wolf at fjord_northwest ship sea_serpent
        raven at gimle warrior*2
        raven at fjord_northwest ship
        raven at andlang leader
    """)
    table.plays("wolf pillage gimle", "raven done")
    assert table.totals() == {"wolf": 9, "raven": 4}
    assert sorted(table.at("raven", "valhalla")) == ["ship", "warrior", "warrior"]
    assert table.where("raven", "leader") == "andlang"


@pytest.mark.rule("BR-PILLAGE-12")
def test_nobody_may_stay_out_of_the_battle() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        raven at fjord_northwest ship
        raven hand tyrs_bash
    """)
    table.plays("wolf pillage gimle")
    assert table.offers("raven") == ["play tyrs_bash"]
    table.plays("raven play tyrs_bash")
    assert table.totals() == {"wolf": 3, "raven": 4}


@pytest.mark.rule("BR-PILLAGE-13")
def test_participants_are_the_clans_there_when_the_call_ends() -> None:
    table = Scenario("""
        turn raven
        raven at fjord_northwest ship
        raven hand tyrs_bash
        wolf at andlang leader
        wolf hand tyrs_smash.1
        serpent at andlang leader
        serpent hand tyrs_smite.1
        bear at fjord_northwest ship
        bear hand tyrs_crush.1
    """)
    table.plays("raven pillage gimle", "serpent done", "wolf join leader", "serpent done")
    assert table.asked() == {"raven": "play_card", "wolf": "play_card", "bear": "play_card"}
    [began] = table.events("battle_began")
    assert [table.players[seat] for seat in began.values[1:]] == ["raven", "bear", "wolf"]


@pytest.mark.rule("BR-PILLAGE-14")
def test_all_clans_fight_each_other() -> None:
    table = Scenario("""
        turn wolf
        wolf at angerboda leader
        raven at angerboda warrior*2
        serpent at angerboda warrior*2
    """)
    table.plays("wolf pillage angerboda")
    assert table.totals() == {"wolf": 3, "raven": 2, "serpent": 2}
    assert table.is_pillaged("angerboda")
    assert table.at("raven", "valhalla") == ["warrior", "warrior"]
    assert table.at("serpent", "valhalla") == ["warrior", "warrior"]


# The rulebook's example


def call_of_example_10() -> Scenario:
    """Before the declaration; red is the Wolf clan, blue the Raven, yellow the Serpent."""
    return Scenario("""
        seats wolf raven serpent
        age 2
        turn wolf
        wolf stats 1/1/1
        wolf hand tyrs_crush.2
        wolf at fjord_southwest ship
        wolf at yggdrasil warrior*2
        raven hand experts_in_arms
        raven at gimle warrior
        raven at yggdrasil warrior
        serpent at horgr leader
        pillaged horgr
        token andlang axes
    """)


def cards_of_example_10() -> Scenario:
    table = call_of_example_10()
    return table.plays(
        "wolf pillage andlang",
        "raven join warrior@gimle",
        "wolf join warrior@yggdrasil",
        "raven join warrior@yggdrasil",
    )


@pytest.mark.rule("BR-EX-10a")
def test_example_10a_call_to_battle() -> None:
    table = call_of_example_10()
    assert "pillage andlang" in table.offers("wolf")
    table.plays("wolf pillage andlang")
    assert table.asked() == {"raven": "join"}
    table.plays("raven join warrior@gimle")
    assert table.asked() == {"wolf": "join"}  # not the Serpent: Horgr is not adjacent
    table.plays("wolf join warrior@yggdrasil", "raven join warrior@yggdrasil")
    assert "join" not in table.asked().values()
    assert table.at("raven", "andlang") == ["warrior", "warrior"]
    assert table.at("wolf", "andlang") == ["warrior"]
    assert table.at("wolf", "yggdrasil") == ["warrior"]


@pytest.mark.rule("BR-EX-10b")
def test_example_10b_cards() -> None:
    table = cards_of_example_10()
    assert table.asked() == {"wolf": "play_card", "raven": "play_card"}
    assert (table.strength("wolf", "andlang"), table.strength("raven", "andlang")) == (3, 2)
    table.plays("wolf play tyrs_crush", "raven play experts_in_arms")
    assert table.totals() == {"wolf": 7, "raven": 2}
    [won] = table.events("battle_won")
    assert table.players[won.values[0]] == "wolf"


@pytest.mark.rule("BR-EX-10c")
def test_example_10c_resolution() -> None:
    table = cards_of_example_10()
    assert table.stat("wolf", "axes") == 3
    table.plays("wolf play tyrs_crush", "raven play experts_in_arms")
    assert table.at("raven", "valhalla") == ["warrior", "warrior"]
    assert table.hand("raven") == ["experts_in_arms"]
    assert table.is_pillaged("andlang")
    assert table.stat("wolf", "axes") == 4
    assert table.glory("wolf") == 4
    assert table.hand("wolf") == []
    assert table.discarded() == ["tyrs_crush.2"]


@pytest.mark.rule("BR-EX-D04")
def test_example_d04_unopposed() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf at fjord_northwest ship
        wolf hand tyrs_bash
        raven at andlang warrior
        token gimle glory
    """)
    table.plays("wolf pillage gimle", "raven done")
    assert table.glory("wolf") == 5
    assert table.hand("wolf") == ["tyrs_bash"]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-EX-D05")
def test_example_d05_enemy_ship_only() -> None:
    table = Scenario("""
        turn wolf
        wolf at utgard leader warrior*2
        raven at fjord_southwest ship
    """)
    table.plays("wolf pillage utgard")
    assert table.totals() == {"wolf": 5, "raven": 2}
    assert table.at("raven", "valhalla") == ["ship"]
