"""The training of the network: what it finds, and that it goes into the file as it was found."""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from sagaboard.arena.self_play import Lesson, SelfPlay, fancied, fancying, taught_by
from sagaboard.arena.simulation import new_game, planned
from sagaboard.bots.judge import Judge, Network
from sagaboard.bots.search_bot import SearchBot, judge_of
from sagaboard.bots.weights import read_network
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.registry import find, names

TOOL = Path(__file__).parents[2] / "tools" / "train_network.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_network", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_network"] = module
    spec.loader.exec_module(module)
    return module


def games_won_by(count: int, positions: int = 60) -> list[list[Lesson]]:
    """Two things are worth something together only, which no weighted sum can tell; a third never
    differs."""
    random = np.random.default_rng(1)
    games = []
    for _ in range(count):
        game = []
        for _ in range(positions):
            rows = random.integers(0, 2, size=(4, 2)).astype(float)
            odds = np.exp(3.0 * (rows[:, 0] == rows[:, 1]))
            winner = random.choice(4, p=odds / odds.sum())
            features = [[*row, 7.0] for row in rows.tolist()]
            game.append(Lesson(features, np.eye(4)[winner].tolist()))
        games.append(game)
    return games


def test_a_network_finds_what_matters_together_only(tool: ModuleType) -> None:
    games = games_won_by(600)
    held_back = tool.as_arrays(games[:120])
    surprise, network = tool.taught(games[120:], held_back, 8, 1e-4)
    even = float(np.log(4))
    blind = {name: np.zeros_like(layer) for name, layer in network.items()}
    assert tool.loss(blind, *held_back) == pytest.approx(even)
    assert surprise < 0.8 * even
    assert tool.loss(network, *held_back) == pytest.approx(surprise), "in the game's own units"


def test_the_slopes_are_those_of_the_surprise(tool: ModuleType) -> None:
    random = np.random.default_rng(2)
    insights, shares, counts = tool.as_arrays(games_won_by(5))
    network = {
        "direct": random.normal(size=3),
        "own": random.normal(size=(3, 4)),
        "table": random.normal(size=(3, 4)),
        "bias": random.normal(size=4),
        "voice": random.normal(size=4),
    }
    slopes = tool.gradient(network, insights, shares, counts, 0.0)
    for name, layer in network.items():
        place = (0,) * layer.ndim
        step = np.zeros_like(layer)
        step[place] = 1e-6
        up, down = (
            tool.loss({**network, name: layer + sign * step}, insights, shares, counts)
            for sign in (1.0, -1.0)
        )
        assert slopes[name][place] == pytest.approx((up - down) / 2e-6, abs=1e-5)


def test_the_file_holds_the_network_and_keeps_the_weights(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def games_played(
        args: argparse.Namespace, games: int, seed: str, spreads: list[float]
    ) -> list[list[Lesson]]:
        asked.append((games, seed, len(spreads)))
        return games_won_by(games)

    monkeypatch.setattr(tool, "games_played", games_played)
    file = tmp_path / "weights.json"
    file.write_text('{"trained_with": ["x"], "weights": [1.0, 2.0, 3.0], "leanings": {"1": 2.0}}')
    words = (
        "--game blood-rage --players 4 --bots jarl:16 --games 150 --plain 50 --seed 3 --whim 60"
        " --units 5 --moves-beyond 7"
    )
    tool.train(tool.argument_parser().parse_args(words.split()), file)
    assert asked == [(tool.SURVEY, "3/survey", 0), (50, "3", 0), (150, "3", 3)]
    written = json.loads(file.read_text())
    assert written["weights"] == [1.0, 2.0, 3.0]
    assert written["leanings"] == {"1": 2.0}
    assert written["network_trained_with"] == words
    assert [point["games"] for point in written["network_curve"]] == [80, 160]
    network = read_network(file)
    assert network is not None
    assert network.moves_beyond == 7
    rows = [[0.0, 0.0, 7.0], [0.0, 1.0, 7.0], [1.0, 0.0, 7.0], [1.0, 1.0, 7.0]]
    scores = network.scores(rows)
    assert min(scores[0], scores[3]) > max(scores[1], scores[2])


def test_a_fancy_is_added_to_what_a_feature_weighs() -> None:
    spec = find("blood-rage")
    plain = Judge(spec, [1.0, 2.0])
    liking = fancied(plain, [0.5, 0.0, 3.0]).network
    assert liking is not None
    assert liking.scores([[1.0, 1.0, 1.0]]) == [1.5 + 2.0 + 3.0]
    taught = Judge(spec, [], Network([1.0], [[1.0]], [[0.0]], [0.0], [2.0]))
    both = fancied(taught, [0.5]).network
    assert both is not None
    assert both.scores([[1.0]]) == [1.5 + 2.0]


def test_fancies_are_drawn_from_the_seed_and_only_where_seats_differ() -> None:
    spreads = [0.0, *[2.0] * 60]
    bots = [fancying("jarl:2", seed, "blood-rage", spreads) for seed in ("1", "1", "2")]
    likings = []
    for bot in bots:
        assert isinstance(bot, SearchBot)
        judge = bot._judge
        assert judge is not None
        assert judge.network is not None
        likings.append(judge.network.direct)
    assert likings[0] == likings[1] != likings[2]
    plain = judge_of(find("blood-rage"), is_wise=False).weights
    assert likings[0][0] == plain[0]
    assert 1 <= sum(one != other for one, other in zip(likings[0], plain, strict=False)) < 20
    with pytest.raises(BadOption, match="'greedy' can have no fancies"):
        fancying("greedy", "1", "blood-rage", spreads)


def test_games_with_fancies_teach_insights() -> None:
    plan = planned("lords-of-hellas", 4, ["jarl:1"], 1, "fancies")
    told = find("lords-of-hellas").insights(new_game(plan, "1"))[0]
    job = SelfPlay(plan, 0, 8, [1.0] * len(told))
    lessons = taught_by(job).lessons
    assert lessons
    assert all(len(row) == len(told) for lesson in lessons for row in lesson.features)
    assert taught_by(job).lessons == lessons


@pytest.mark.parametrize("game", names())
def test_files_tell_how_their_networks_were_trained(game: str, tool: ModuleType) -> None:
    weights = find(game).weights
    assert weights is not None
    words = json.loads(weights.read_text(encoding="utf-8"))["network_trained_with"]
    args = tool.argument_parser().parse_args(words.split())
    assert args.game == game
