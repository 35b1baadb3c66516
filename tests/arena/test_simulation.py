"""Simulation: counts, rotation of seats, workers."""

from __future__ import annotations

import msgspec
import pytest

from sagaboard.arena.simulation import planned, play_game, seats_of_bots, simulate
from sagaboard.arena.workers import Workers
from sagaboard.kernel.errors import BadOption, UnknownGame


def quiet(done: int) -> None:
    pass


def test_the_report_adds_up() -> None:
    plan = planned("blood-rage", 3, ["random"], 30, "5", check=True)
    seen: list[int] = []
    report = simulate(plan, Workers(), seen.append)
    assert report.finished == report.games == 30
    assert report.violations == 0
    assert sum(report.wins) == pytest.approx(30)
    assert report.moves == round(report.mean_moves * 30)
    assert seen == [20, 30]


def test_ways_of_winning_are_counted() -> None:
    report = simulate(planned("lords-of-hellas", 2, ["random"], 3, "5"), Workers(), quiet)
    assert sum(report.endings.values()) == 3
    assert set(report.endings) <= {"lands", "temples", "monsters"}
    assert simulate(planned("blood-rage", 2, ["random"], 1, "5"), Workers(), quiet).endings == {}


def test_turns_are_counted_where_a_game_counts_them() -> None:
    plan = planned("lords-of-hellas", 2, ["random"], 2, "5")
    turns = [play_game(plan, number).turns for number in range(2)]
    report = simulate(plan, Workers(), quiet)
    assert report.mean_turns == sum(count or 0 for count in turns) / 2
    assert 10 < report.mean_turns < report.mean_moves
    assert (
        simulate(planned("blood-rage", 2, ["random"], 1, "5"), Workers(), quiet).mean_turns is None
    )


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    plan = planned("blood-rage", 2, ["random"], 45, "6")
    one, two = simulate(plan, Workers(), quiet), simulate(plan, Workers(processes=2), quiet)
    timed = ("seconds", "moves_per_second")
    for report in (one, two):
        for field in timed:
            setattr(report, field, 0)
    assert msgspec.structs.asdict(one) == msgspec.structs.asdict(two)


def test_seats_rotate_so_that_every_bot_sits_everywhere() -> None:
    for players in (2, 3, 4):
        seats = [seats_of_bots(players, number) for number in range(players)]
        for bot in range(players):
            assert {game[bot] for game in seats} == set(range(players))
        assert all(set(game) == set(range(players)) for game in seats)


def test_wins_and_scores_follow_the_bots_not_the_seats() -> None:
    plan = planned("blood-rage", 2, ["greedy", "random"], 2, "2")
    for number in range(2):
        outcome = play_game(plan, number)
        assert outcome.scores[0] > outcome.scores[1]
        assert outcome.wins == [1.0, 0.0]


@pytest.mark.parametrize(
    ("players", "bots", "games", "hint"),
    [
        (5, ["random"], 1, "2, 3, 4 players, not 5"),
        (3, ["random", "greedy"], 1, "2 bots are named for 3 players; name 1 or 3"),
        (3, ["clever"], 1, "no bot 'clever'"),
        (3, ["random"], 0, "at least 1"),
    ],
)
def test_bad_plans_are_refused(players: int, bots: list[str], games: int, hint: str) -> None:
    with pytest.raises(BadOption, match=hint):
        planned("blood-rage", players, bots, games, "1")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; choose one of .*blood-rage"):
        planned("chess", 2, ["random"], 1, "1")


def test_no_workers_cannot_play() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        simulate(planned("blood-rage", 2, ["random"], 1, "1"), Workers(processes=0), quiet)
