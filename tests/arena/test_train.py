"""Training: that it finds what decided games, and what it writes."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sagaboard.arena.self_play import Choice
from sagaboard.arena.simulation import new_game, planned
from sagaboard.bots.weights import read_network, read_priors, read_trained
from sagaboard.kernel.registry import find, names
from tests.scripts import load_script

Numbers = NDArray[np.float64]

WEIGHT_DECAY = 1e-3


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return load_script("tools/train.py")


def games_won(tool: ModuleType, features: Numbers, scores: Numbers) -> list[Any]:
    """A game for each position, its winner drawn by the scores of the seats."""
    random = np.random.default_rng(1)
    winners = (scores + random.gumbel(size=scores.shape)).argmax(axis=1)
    shares = np.eye(scores.shape[1])[winners]
    between_turns = np.array([True])
    return [
        tool.Played(rows[None], between_turns, won)
        for rows, won in zip(features, shares, strict=True)
    ]


def games_won_together(tool: ModuleType, count: int) -> list[Any]:
    """Two inputs count only together, which no weighted sum can express; a third never
    differs."""
    rows = np.random.default_rng(1).integers(0, 2, size=(count, 4, 3)).astype(float)
    rows[:, :, 2] = 7.0
    return games_won(tool, rows, 3.0 * (rows[:, :, 0] == rows[:, :, 1]))


def test_training_finds_the_weights_that_decided(tool: ModuleType) -> None:
    features = np.random.default_rng(2).normal(size=(100_000, 4, 3))
    features[:, :, 2] = 7.0
    true = [1.5, -0.5, 0.0]
    weights = tool.fitted(games_won(tool, features, features @ true), 0, WEIGHT_DECAY)["skip"]
    assert weights == pytest.approx(true, abs=0.1)


def test_a_network_finds_what_matters_together_only(tool: ModuleType) -> None:
    games = games_won_together(tool, 40_000)
    even = float(np.log(4))
    untrained = tool.initial_layers(3, 8, np.dtype(float))
    assert tool.loss(untrained, games[:2000]) == pytest.approx(even)
    assert tool.loss(tool.fitted(games[2000:], 0, WEIGHT_DECAY), games[:2000]) > 0.97 * even
    assert tool.loss(tool.fitted(games[2000:], 8, WEIGHT_DECAY), games[:2000]) < 0.8 * even


def test_weight_decay_keeps_chances_nearer_to_even(tool: ModuleType) -> None:
    games = games_won_together(tool, 20_000)
    seen = np.concatenate([game.network_inputs for game in games[:500]])
    weak, strong = (tool.fitted(games, 8, decay) for decay in (1e-3, 3e-2))
    apart = [np.abs(tool.outputs(network, seen)[0] - 0.25).mean() for network in (weak, strong)]
    assert apart[1] < 0.95 * apart[0]


def test_only_positions_between_turns_are_left(tool: ModuleType) -> None:
    rows = np.arange(24.0).reshape(3, 4, 2)
    won = np.array([1.0, 0.0, 0.0, 0.0])
    some = tool.Played(rows, np.array([True, False, True]), won)
    none = tool.Played(rows, np.array([False, False, False]), won)
    (kept,) = tool.only_between_turns([some, none])
    assert kept.network_inputs.tolist() == rows[[0, 2]].tolist()
    assert kept.shares is won


def test_the_gradient_is_that_of_the_loss(tool: ModuleType) -> None:
    random = np.random.default_rng(2)
    games = games_won_together(tool, 50)
    network = {
        "skip": random.normal(size=3),
        "own_weights": random.normal(size=(3, 4)),
        "mean_weights": random.normal(size=(3, 4)),
        "bias": random.normal(size=4),
        "output": random.normal(size=4),
    }
    features = np.concatenate([game.network_inputs for game in games])
    shares = np.array([game.shares for game in games])
    gradient = tool.gradient(network, features, shares, np.ones(50), 0.0)
    for name, layer in network.items():
        place = (0,) * layer.ndim
        step = np.zeros_like(layer)
        step[place] = 1e-6
        up, down = (
            tool.loss({**network, name: layer + sign * step}, games) for sign in (1.0, -1.0)
        )
        assert gradient[name][place] == pytest.approx((up - down) / 2e-6, abs=1e-5)


def test_targets_mix_the_result_with_the_next_evaluation(tool: ModuleType) -> None:
    """Two games, of three positions and of one."""
    expectations = np.array([[0.5, 0.5], [0.8, 0.2], [0.4, 0.6], [0.1, 0.9]])
    outcomes = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    targets = tool.td_targets(expectations, outcomes, [3, 1])
    td_lambda = tool.TD_LAMBDA
    before_last = td_lambda * 1.0 + (1 - td_lambda) * 0.4
    first = td_lambda * before_last + (1 - td_lambda) * 0.8
    assert targets[:, 0] == pytest.approx([first, before_last, 1.0, 0.0])
    assert targets.sum(axis=1) == pytest.approx([1.0] * 4)


def test_training_finds_the_priors_of_moves(tool: ModuleType) -> None:
    """Of moves 10, 20 and 30 the first is chosen four times as often as the last."""
    random = np.random.default_rng(1)
    true = {10: 4.0, 20: 2.0, 30: 1.0}
    choices = []
    for left_out in (10, 20, 30, 0):
        offered = [move for move in true if move != left_out]
        strengths = np.array([true[move] for move in offered])
        made = random.choice(offered, size=2000, p=strengths / strengths.sum())
        choices += [Choice(offered, int(move)) for move in made]
    found = tool.priors(choices)
    assert found[10] / found[30] == pytest.approx(4.0, rel=0.1)
    assert found[20] / found[30] == pytest.approx(2.0, rel=0.1)


def test_a_training_repeats_itself_and_tells_how_it_was_made(
    tool: ModuleType, tmp_path: Path
) -> None:
    words = (
        "--game blood-rage --players 2 --generations 1 --games 6 --trials 2 --seed 3 --units 5"
        " --rollout-moves 7 --lookahead-budget 50 --weight-decay 0.004 --turn-ends"
    )
    args = tool.argument_parser().parse_args(words.split())
    file = tmp_path / "weights.json"
    text = tool.trained(args, file)
    assert tool.trained(args, file) == text
    file.write_text(text, encoding="utf-8")
    written = json.loads(text)
    (training,) = written["trainings"]
    assert training["with"] == words
    assert [point["generation"] for point in training["curve"]] == [0, 1]
    assert [point["games"] for point in training["curve"]] == [4, 9]
    plan = planned("blood-rage", 2, ["random"], 1, "weights")
    features = len(find("blood-rage").bots.features(new_game(plan, "1"))[0])
    assert len(read_trained(file).weights) == features
    network = read_network(file)
    assert network is not None
    assert (len(network.own_weights), network.rollout_moves) == (5, 7)
    assert read_trained(file).priors


def test_a_second_training_may_change_the_network_alone(tool: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    first = {"trainings": [{"with": "--game x"}], "weights": [1.0], "priors": {"3": 2.0}}
    file.write_text(json.dumps({**first, "network": None}), encoding="utf-8")
    words = "--game blood-rage --players 2 --generations 0 --games 4 --trials 1 --units 5"
    args = tool.argument_parser().parse_args([*words.split(), "--network-only"])
    file.write_text(tool.trained(args, file), encoding="utf-8")
    assert read_trained(file).weights == [1.0]
    assert read_trained(file).priors == {3: 2.0}
    network = read_network(file)
    assert network is not None
    assert len(network.own_weights) == 5
    assert tool.trained_with(file)[0] == "--game x"
    again = tool.argument_parser().parse_args(tool.trained_with(file)[1].split())
    assert (again.network_only, again.units) == (True, 5)


def test_priors_reach_beyond_the_moves_that_were_seen(tmp_path: Path) -> None:
    """A content pack may bring other moves."""
    file = tmp_path / "weights.json"
    file.write_text('{"weights": [], "priors": {"130": 2.5}}')
    priors = read_priors(file)
    assert (priors[130], priors[131], priors[9000]) == (2.5, 1.0, 1.0)


@pytest.mark.parametrize("game", names())
def test_a_game_has_a_weight_for_each_feature(game: str) -> None:
    spec = find(game)
    plan = planned(game, 4, ["random"], 1, "weights")
    weights = read_trained(spec.bots.weights).weights
    assert len(weights) == len(spec.bots.features(new_game(plan, "1"))[0])


@pytest.mark.parametrize("game", names())
def test_files_tell_how_they_were_trained(game: str, tool: ModuleType) -> None:
    file = find(game).bots.weights
    assert file is not None
    trainings = [tool.argument_parser().parse_args(one.split()) for one in tool.trained_with(file)]
    assert {training.game for training in trainings} == {game}
    assert not trainings[0].network_only
