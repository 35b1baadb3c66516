"""Chapter 15.6, the rewards of the Pillage tokens."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenario import Scenario


def columns(table: Scenario, clan: str) -> list[int]:
    return [table.column(clan, stat) for stat in ("rage", "axes", "horns")]


def pillaged_unopposed(reward: str) -> Scenario:
    table = Scenario(f"""
        turn wolf
        wolf rage 3
        wolf stats 2/3/1
        wolf at andlang leader
        token andlang {reward}
    """)
    return table.plays("wolf pillage andlang")


@pytest.mark.rule("BR-REW-01")
def test_rage_token_raises_the_rage_stat_and_gives_no_rage_now() -> None:
    table = pillaged_unopposed("rage")
    assert columns(table, "wolf") == [3, 3, 1]
    assert table.rage("wolf") == 3
    assert table.glory("wolf") == 0


@pytest.mark.rule("BR-REW-02")
def test_axes_token_raises_axes_for_the_glory_of_this_battle() -> None:
    table = Scenario("""
        turn wolf
        wolf stats 2/3/1
        wolf at andlang leader
        raven at andlang warrior
        token andlang axes
    """)
    table.plays("wolf pillage andlang")
    assert columns(table, "wolf") == [2, 4, 1]
    assert table.glory("wolf") == 6


@pytest.mark.rule("BR-REW-03")
def test_horns_token_raises_horns() -> None:
    table = pillaged_unopposed("horns")
    assert columns(table, "wolf") == [2, 3, 2]
    assert table.stat("wolf", "horns") == 5
    assert table.glory("wolf") == 0


@pytest.mark.rule("BR-REW-04")
def test_glory_token_gives_5_glory() -> None:
    table = pillaged_unopposed("glory")
    assert table.glory("wolf") == 5
    assert columns(table, "wolf") == [2, 3, 1]


@pytest.mark.rule("BR-REW-05")
def test_yggdrasil_token_raises_all_three_stats() -> None:
    table = Scenario("""
        turn wolf
        wolf rage 3
        wolf stats 2/3/1
        wolf at yggdrasil leader
    """)
    table.plays("wolf pillage yggdrasil")
    assert columns(table, "wolf") == [3, 4, 2]
    assert (table.rage("wolf"), table.glory("wolf")) == (3, 0)


@pytest.mark.rule("BR-REW-06")
def test_flipped_token_stays_and_shows_the_pillaged_side_until_the_end_of_the_age() -> None:
    table = Scenario("""
        turn wolf
        wolf rage 1
        wolf at andlang leader
        wolf quests quest_alfheim.1
        raven rage 0
        serpent rage 0
        bear rage 0
        token andlang axes
        doom gimle horgr utgard
    """)
    table.plays("wolf pillage andlang")
    assert (table.token("andlang"), table.is_pillaged("andlang")) == ("axes", True)
    table.plays("wolf pass")
    assert table.phase == "quest"
    assert (table.token("andlang"), table.is_pillaged("andlang")) == ("axes", True)
    table.plays("wolf raise rage")
    assert table.age == 2
    assert (table.token("andlang"), table.is_pillaged("andlang")) == ("axes", False)
