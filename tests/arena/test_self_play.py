"""What an evaluation is trained on, and that training finds what made players win."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from sagaboard.arena.self_play import SelfPlay, lessons_of
from sagaboard.arena.simulation import new_game, planned
from sagaboard.bots.weights import read_weights
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
    lessons = lessons_of(SelfPlay(plan, 0))
    assert len(lessons) > 10
    for lesson in lessons:
        assert len(lesson.features) == 3
        assert sum(lesson.shares) == pytest.approx(1.0)
        assert lesson.shares == lessons[0].shares
    assert lessons == lessons_of(SelfPlay(plan, 0)), "the same seed teaches the same"
    assert lessons != lessons_of(SelfPlay(plan, 1))


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


@pytest.mark.parametrize("game", names())
def test_a_game_with_weights_has_one_for_each_feature(game: str) -> None:
    spec = find(game)
    plan = planned(game, 4, ["random"], 1, "weights")
    weights = read_weights(spec.weights)
    assert len(weights) in (0, len(spec.features(new_game(plan, "1"), 0)))
