"""Chapter 17, the end of the game."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.kinds import PHASES
from tests.games.blood_rage.scenario import Scenario


def final_glory(wolf: str) -> int:
    """The Glory of the Wolf clan after the Third Age, from the lines about it."""
    table = Scenario(f"age 3\nphase release_valhalla\n{wolf}")
    assert table.g.is_over
    return table.glory("wolf")


@pytest.mark.rule("BR-END-01")
def test_game_ends_after_release_valhalla_of_the_third_age() -> None:
    table = Scenario("""
        seats wolf raven
        age 3
        turn wolf
        wolf rage 1
        wolf at valhalla leader
        raven rage 0
    """)
    assert not table.g.is_over
    table.plays("wolf pass")
    phases = [PHASES[event.values[0]] for event in table.events("phase_began")]
    assert phases == ["discard", "quest", "ragnarok", "release_valhalla", "game_end"]
    assert table.where("wolf", "leader") == "reserve"
    assert table.g.is_over
    assert table.asked() == {}
    assert table.age == 3


@pytest.mark.rule("BR-END-02")
@pytest.mark.parametrize("age", [1, 2])
def test_legendary_bonus_is_not_scored_in_earlier_ages(age: int) -> None:
    table = Scenario(f"age {age}\nphase release_valhalla\nwolf stats 4/5/6")
    assert table.age == age + 1
    assert table.glory("wolf") == 0


@pytest.mark.rule("BR-END-02")
def test_legendary_bonus_is_scored_once_at_the_end() -> None:
    table = Scenario("""
        seats wolf raven
        age 3
        turn wolf
        wolf rage 1 stats 6/1/1
        raven rage 0
    """)
    assert table.glory("wolf") == 0
    table.plays("wolf pass")
    assert table.glory("wolf") == 20
    assert len(table.events("glory_gained")) == 1


@pytest.mark.rule("BR-END-03", "BR-END-04", "BR-END-05")
@pytest.mark.parametrize("stats", ["{}/1/1", "1/{}/1", "1/1/{}"])
@pytest.mark.parametrize(("column", "glory"), [(1, 0), (2, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
def test_legendary_bonus_of_one_stat(stats: str, column: int, glory: int) -> None:
    assert final_glory(f"wolf stats {stats.format(column)}") == glory


@pytest.mark.rule("BR-END-06")
@pytest.mark.parametrize(
    ("stats", "glory"), [("4/5/3", 20), ("4/4/4", 30), ("6/6/4", 50), ("6/6/6", 60)]
)
def test_bonus_counts_for_each_stat_and_is_added_to_the_glory(stats: str, glory: int) -> None:
    assert final_glory(f"wolf glory 17 stats {stats}") == 17 + glory


@pytest.mark.rule("BR-END-07")
def test_most_glory_wins_after_the_bonus() -> None:
    table = Scenario("""
        age 3
        phase release_valhalla
        wolf glory 30
        raven glory 25 stats 4/1/1
        serpent glory 34
        bear glory 0
    """)
    standing = SPEC.standing(table.g)
    assert standing.scores == [30, 35, 34, 0]
    assert standing.winners == [table.seat("raven")]


@pytest.mark.rule("BR-END-07")
def test_winner_is_told_at_the_end() -> None:
    table = Scenario("""
        seats wolf raven
        age 3
        turn wolf
        wolf rage 1 glory 3
        raven rage 0 glory 4
    """)
    table.plays("wolf pass")
    [ended] = table.events("game_ended")
    assert [table.players[seat] for seat in ended.values] == ["raven"]


@pytest.mark.rule("BR-END-08")
def test_ours_tied_players_share_the_victory() -> None:
    table = Scenario("""
        age 3
        phase release_valhalla
        first bear
        wolf glory 30 rage 5
        wolf at gimle leader
        raven glory 20 stats 4/1/1
        serpent glory 30 rage 2
        bear glory 29
    """)
    winners = [table.players[seat] for seat in SPEC.standing(table.g).winners]
    assert winners == ["wolf", "raven", "serpent"]


@pytest.mark.rule("BR-END-09")
def test_rage_reserve_hand_and_figures_give_no_glory() -> None:
    table = Scenario("""
        seats wolf raven
        age 3
        turn wolf
        wolf rage 5 glory 8
        wolf hand tyrs_rage.3 quest_manheim.3
        wolf at yggdrasil leader
        wolf at fjord_southeast ship
        raven rage 6 glory 9
        pillaged myrkulor elvagar angerboda muspelheim horgr utgard andlang gimle
        doom gimle andlang utgard
    """)
    table.plays("wolf pillage yggdrasil")  # the last province; Rage is left
    assert table.g.is_over
    assert (table.rage("wolf"), table.rage("raven")) == (5, 6)
    assert (table.glory("wolf"), table.glory("raven")) == (8, 9)


@pytest.mark.rule("BR-END-09")
def test_figures_on_the_board_give_glory_if_a_card_says_so() -> None:
    figures = "wolf at yggdrasil leader warrior\nwolf at fjord_southeast ship"
    assert final_glory(figures) == 0
    assert final_glory(f"wolf sheet thors_conquest\n{figures}") == 9


@pytest.mark.rule("BR-EX-13")
@pytest.mark.parametrize("rage", [4, 5])
@pytest.mark.parametrize("horns", [1, 2, 3])
def test_example_13_end_of_the_game(rage: int, horns: int) -> None:
    table = Scenario(f"""
        age 3
        phase release_valhalla
        raven stats {rage}/6/{horns}
    """)
    assert table.glory("raven") == 30
