"""Games that bots learn from: what they teach, and who plays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagaboard.arena.self_play import (
    SelfPlay,
    Trial,
    play_training_game,
    player,
    trial_score,
    weight_noise,
    with_noise,
)
from sagaboard.arena.simulation import Plan, new_game, planned
from sagaboard.bots.greedy import GreedyBot
from sagaboard.bots.judge import Judge, Network
from sagaboard.bots.search_bot import SearchBot, judge_of
from sagaboard.kernel.registry import find


def lessons(players: int = 4) -> Plan:
    return planned("blood-rage", players, ["greedy"], 1, "lessons")


def own_file() -> str:
    return str(find("blood-rage").bots.weights)


def spreads() -> list[float]:
    return [2.0] * len(find("blood-rage").bots.network_inputs(new_game(lessons(), "1"))[0])


@pytest.mark.parametrize("weights", [None, own_file()])
def test_a_game_teaches_who_won_from_which_positions(weights: str | None) -> None:
    job = SelfPlay(lessons(3), 1, 12, weights, spreads())
    taught = play_training_game(job)
    assert len(taught.positions) > 10
    assert all(len(position) == 3 for position in taught.positions)
    assert all(len(row) == len(spreads()) for position in taught.positions for row in position)
    assert sum(taught.shares) == pytest.approx(1.0)
    assert len(taught.choices) > 10
    for choice in taught.choices:
        assert len(choice.offered) > 1
        assert choice.move in choice.offered
    assert taught == play_training_game(job), "the same seed teaches the same"
    assert taught != play_training_game(SelfPlay(lessons(3), 4, 12, weights, spreads()))


def test_all_settled_positions_are_kept_if_the_job_says_so() -> None:
    """A turn of Lords of Hellas is not settled until it is over."""
    plan = planned("lords-of-hellas", 4, ["greedy"], 1, "lessons")
    some, all_of_them = (
        play_training_game(SelfPlay(plan, 1, keeps_turn_ends=keeps)) for keeps in (False, True)
    )
    for taught in (some, all_of_them):
        assert len(taught.between_turns) == len(taught.positions)
        assert False in taught.between_turns
    assert sum(all_of_them.between_turns) > 10
    assert sum(some.between_turns) < 0.7 * sum(all_of_them.between_turns)


def test_players_look_as_wide_as_the_job_says() -> None:
    bot = player(SelfPlay(lessons(), 0, 12, own_file(), spreads(), lookahead_budget=70), 0)
    assert isinstance(bot, SearchBot)
    assert bot._level.lookahead_budget == 70


def judges(number: int) -> list[Judge]:
    found = []
    for seat in range(4):
        bot = player(SelfPlay(lessons(), number, 12, own_file(), spreads()), seat)
        assert isinstance(bot, SearchBot)
        assert bot._judge is not None
        found.append(bot._judge)
    return found


def test_without_a_file_all_are_greedy() -> None:
    assert isinstance(player(SelfPlay(lessons(), 0), 0), GreedyBot)


def test_one_by_the_network_meets_three_by_the_weights() -> None:
    spec = find("blood-rage")
    network = judge_of(spec).network
    assert network is not None
    assert [judge.network is network for judge in judges(0)] == [True, False, False, False]
    assert [judge.network is network for judge in judges(3)] == [False, False, False, True]
    for judge in judges(0)[1:]:
        assert judge.network is not None
        assert (judge.network.skip, judge.network.own_weights) == (judge.weights, [])


def test_all_by_the_network_and_all_but_one_with_noise() -> None:
    network = judge_of(find("blood-rage")).network
    assert network is not None
    found = [judge.network for judge in judges(1)]
    assert found[1] is network
    for other in (0, 2, 3):
        noisy = found[other]
        assert noisy is not None
        assert noisy.own_weights == network.own_weights
        assert noisy.skip != network.skip


def test_half_by_the_network_and_all_but_one_with_noise() -> None:
    network = judge_of(find("blood-rage")).network
    assert network is not None
    found = [judge.network for judge in judges(2)]
    assert found[2] is network
    assert found[3] is not None
    assert found[3].own_weights == network.own_weights
    for other in (0, 1):
        noisy = found[other]
        assert noisy is not None
        assert noisy.own_weights == [], "linear weights only"


def test_a_fancy_is_added_to_what_a_feature_weighs() -> None:
    spec = find("blood-rage")
    weights = Network([1.0, 2.0], [], [], [], [])
    by_weights = with_noise(Judge(spec, [], weights), [0.5, 0.0]).network
    assert by_weights is not None
    assert by_weights.scores([[1.0, 1.0]]) == [1.5 + 2.0]
    taught = Judge(spec, [], Network([1.0], [[1.0]], [[0.0]], [0.0], [2.0]))
    by_both = with_noise(taught, [0.5]).network
    assert by_both is not None
    assert by_both.scores([[1.0]]) == [1.5 + 2.0]


def test_noise_is_drawn_from_the_seed_and_only_where_seats_differ() -> None:
    found = weight_noise("1", [0.0, *[2.0] * 60])
    assert found == weight_noise("1", [0.0, *[2.0] * 60]) != weight_noise("2", [0.0, *[2.0] * 60])
    assert found[0] == 0.0
    assert 1 <= sum(one != 0.0 for one in found) < 20
    assert weight_noise("1", [0.0, *[1.0] * 60]) == pytest.approx([2.0 * one for one in found])


def test_a_trial_tells_who_is_stronger(tmp_path: Path) -> None:
    """Whoever likes what is bad for it loses."""
    contrary = [-10.0 * weight for weight in judge_of(find("blood-rage")).weights]
    bad = tmp_path / "bad.json"
    bad.write_text(f'{{"weights": {contrary}}}')
    plan = planned("blood-rage", 2, ["greedy"], 1, "trial")
    good = sum(trial_score(Trial(plan, number, own_file(), str(bad))) for number in range(6))
    assert good >= 5
