"""Chapter 16.4, phase 6: Release Valhalla."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenario import Scenario


@pytest.mark.rule("BR-VAL-01")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_all_figures_in_valhalla_return_to_the_reserve(age: int) -> None:
    table = Scenario(f"""
        age {age}
        phase release_valhalla
        wolf sheet troll
        wolf at valhalla leader warrior*8 ship troll
        raven at valhalla warrior*2
    """)
    assert len(table.at("wolf", "reserve")) == 11
    assert len(table.at("raven", "reserve")) == 10
    assert table.at("wolf", "valhalla") == table.at("raven", "valhalla") == []


@pytest.mark.rule("BR-VAL-02")
def test_figures_on_the_board_stay() -> None:
    table = Scenario("""
        phase release_valhalla
        wolf sheet troll
        wolf at gimle leader warrior troll
        wolf at fjord_southeast ship
        wolf at valhalla warrior
        raven at yggdrasil warrior
    """)
    assert table.age == 2
    assert table.at("wolf", "gimle") == ["leader", "warrior", "troll"]
    assert table.at("wolf", "fjord_southeast") == ["ship"]
    assert table.at("raven", "yggdrasil") == ["warrior"]


@pytest.mark.rule("BR-VAL-03")
def test_dead_of_this_ages_ragnarok_are_released_in_the_same_age() -> None:
    table = Scenario("""
        phase ragnarok
        doom gimle andlang horgr
        wolf at gimle leader warrior
        wolf at fjord_northwest ship
    """)
    assert table.glory("wolf") == 6
    assert table.at("wolf", "valhalla") == []
    assert len(table.at("wolf", "reserve")) == 10


@pytest.mark.rule("BR-VAL-04")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_phase_is_played_in_every_age_and_its_cards_pay(age: int) -> None:
    table = Scenario(f"""
        age {age}
        phase ragnarok
        doom gimle gimle gimle
        wolf sheet lokis_domain
        wolf at valhalla warrior*2
        wolf at gimle warrior
    """)
    assert table.glory("wolf") == 3 + (age + 1)  # three released; one dead in Ragnarök
    assert table.g.is_over == (age == 3)


@pytest.mark.rule("BR-VAL-04")
def test_valhalla_is_released_before_the_final_scoring() -> None:
    table = Scenario("""
        age 3
        turn wolf
        wolf rage 1 stats 4/1/1
        wolf sheet lokis_domain
        wolf at valhalla warrior*2
        raven rage 0
        serpent rage 0
        bear rage 0
    """)
    table.plays("wolf pass")
    assert [event.values[1] for event in table.events("glory_gained")] == [2, 10]
