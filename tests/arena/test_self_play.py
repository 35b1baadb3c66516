"""What an evaluation is trained on, and that training finds what made players win."""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from sagaboard.arena.self_play import Choice, GameTaught, SelfPlay, taught_by
from sagaboard.arena.simulation import new_game, planned
from sagaboard.bots.weights import read_leanings, read_trained
from sagaboard.kernel.registry import find, names

TOOL = Path(__file__).parents[2] / "tools" / "train_evaluation.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_evaluation", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_evaluation"] = module
    spec.loader.exec_module(module)
    return module


def test_a_game_teaches_who_won_from_which_positions() -> None:
    plan = planned("blood-rage", 3, ["random"], 1, "lessons")
    taught = taught_by(SelfPlay(plan, 0))
    lessons = taught.lessons
    assert len(lessons) > 10
    for lesson in lessons:
        assert len(lesson.features) == 3
        assert sum(lesson.shares) == pytest.approx(1.0)
        assert lesson.shares == lessons[0].shares
    assert len(taught.choices) > 10
    for choice in taught.choices:
        assert len(choice.offered) > 1
        assert choice.move in choice.offered
    assert taught == taught_by(SelfPlay(plan, 0)), "the same seed teaches the same"
    assert taught != taught_by(SelfPlay(plan, 1))


def test_training_finds_the_weights_that_decided(tool: ModuleType) -> None:
    """Winners are drawn by known weights; a feature that never differs weighs nothing."""
    random = np.random.default_rng(1)
    features = random.normal(size=(4000, 4, 3))
    features[:, :, 2] = 7.0
    true = np.array([1.5, -0.5, 0.0])
    chances = tool.chances(true, features)
    winners = [random.choice(4, p=row) for row in chances]
    shares = np.eye(4)[winners]
    weights = tool.trained(features, shares, np.ones(4000), 3.0)
    assert weights == pytest.approx(true, abs=0.12)
    even = tool.loss(np.zeros(3), features, shares, np.ones(4000))
    assert even == pytest.approx(np.log(4))
    assert tool.loss(weights, features, shares, np.ones(4000)) < 0.8 * even


def test_training_finds_how_readily_moves_are_made(tool: ModuleType) -> None:
    """Of moves 10, 20 and 30 the first is made four times as readily as the last."""
    random = np.random.default_rng(1)
    true = {10: 4.0, 20: 2.0, 30: 1.0}
    choices = []
    for left_out in (10, 20, 30, 0):
        offered = [move for move in true if move != left_out]
        strengths = np.array([true[move] for move in offered])
        made = random.choice(offered, size=2000, p=strengths / strengths.sum())
        choices += [Choice(offered, int(move)) for move in made]
    found = tool.leanings(choices)
    assert found[10] / found[30] == pytest.approx(4.0, rel=0.1)
    assert found[20] / found[30] == pytest.approx(2.0, rel=0.1)


def test_a_pooled_training_learns_from_the_games_before_too(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taught = taught_by(SelfPlay(planned("blood-rage", 3, ["random"], 1, "lessons"), 0))
    played = []

    def games_played(args: argparse.Namespace, workers: int) -> list[GameTaught]:
        played.append(args.bots)
        return [taught] * args.games

    monkeypatch.setattr(tool, "games_played", games_played)
    weights = tmp_path / "weights.json"
    first = "--game blood-rage --players 3 --bots greedy --games 10 --seed 1 --whim 12"
    second = "--game blood-rage --players 3 --bots jarl:20 --games 10 --seed 2 --whim 40 --pool"
    for training in (first, second):
        tool.train(tool.argument_parser().parse_args(training.split()), weights)
    assert played == ["greedy", "greedy", "jarl:20"]
    assert tool.trainings(weights) == [first, second]
    with pytest.raises(SystemExit, match="are gone"):
        tool.train(tool.argument_parser().parse_args(second.split()), weights)


def test_a_network_stays_until_it_is_trained_anew(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taught = taught_by(SelfPlay(planned("blood-rage", 3, ["random"], 1, "lessons"), 0))
    monkeypatch.setattr(tool, "games_played", lambda args, workers: [taught] * args.games)
    file = tmp_path / "weights.json"
    file.write_text('{"trained_with": [], "network": {"bias": []}, "network_trained_with": "--x"}')
    words = "--game blood-rage --players 3 --games 10"
    tool.train(tool.argument_parser().parse_args(words.split()), file)
    written = json.loads(file.read_text())
    assert (written["network"], written["network_trained_with"]) == ({"bias": []}, "--x")
    assert len(written["weights"]) == len(taught.lessons[0].features[0])


def test_leanings_reach_beyond_the_moves_that_were_seen(tmp_path: Path) -> None:
    """A content pack may bring other moves."""
    file = tmp_path / "weights.json"
    file.write_text('{"weights": [], "leanings": {"130": 2.5}}')
    leanings = read_leanings(file)
    assert (leanings[130], leanings[131], leanings[9000]) == (2.5, 1.0, 1.0)


@pytest.mark.parametrize("game", names())
def test_a_game_with_weights_has_one_for_each_feature(game: str) -> None:
    spec = find(game)
    plan = planned(game, 4, ["random"], 1, "weights")
    weights = read_trained(spec.weights).weights
    assert len(weights) in (0, len(spec.features(new_game(plan, "1"))[0]))


@pytest.mark.parametrize("game", names())
def test_weights_tell_the_trainings_that_lead_to_them(game: str, tool: ModuleType) -> None:
    """The first by bots that need no weights, or `--again` would give another file."""
    weights = find(game).weights
    assert weights is not None
    first, *more = tool.trainings(weights)
    assert f"--game {game} " in first
    assert "--bots greedy " in first
    assert all(f"--game {game} " in training for training in more)
