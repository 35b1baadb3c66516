"""OpenSpiel's own tests for games in Python, and its bots at our tables."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from sagaboard.adapters import openspiel
from sagaboard.kernel.registry import names

GAMES = pytest.mark.parametrize("game", [openspiel.spiel_name(name) for name in names()])

API_TEST = """
import sys, unittest
import sagaboard.adapters.openspiel
from absl import flags
from open_spiel.integration_tests import api_test
flags.FLAGS(sys.argv)
unittest.main(module=api_test, argv=["api_test"])
"""


def dealt(game: Any, deal: int = 3) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@GAMES
def test_the_api_test_of_openspiel_passes(game: str) -> None:
    """In a process of its own: it takes flags and looks at the games when it is imported."""
    done = subprocess.run(
        [sys.executable, "-c", API_TEST, f"--test_only_games={game}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ,
    )
    assert done.returncode == 0, done.stdout
    assert "Ran 5 tests" in done.stdout
    assert done.stdout.rstrip().endswith("OK")


@GAMES
def test_the_simulation_test_of_openspiel_passes(game: str) -> None:
    loaded = pyspiel.load_game(f"{game}(players=2,deals=4)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_states_survive_being_saved_by_openspiel() -> None:
    """The same with a state that is written and read again at every step."""
    loaded = pyspiel.load_game("python_blood_rage(players=2,deals=4)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@GAMES
def test_a_clone_goes_its_own_way(game: str) -> None:
    state = dealt(pyspiel.load_game(game))
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != before
    assert str(state) == before


@GAMES
def test_a_pickled_position_asks_the_same(game: str) -> None:
    state = dealt(pyspiel.load_game(game))
    for _ in range(10):
        state.apply_action(state.legal_actions()[-1])
    position = state.position
    again = pickle.loads(pickle.dumps(position))
    assert [q.moves for q in again.g.questions] == [q.moves for q in position.g.questions]
    assert copy.deepcopy(position).g is not position.g


@GAMES
def test_a_resampled_state_looks_the_same_to_the_player(game: str) -> None:
    state = dealt(pyspiel.load_game(game))
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    dice = np.random.RandomState(1)
    other = state.resample_from_infostate(player, dice.random_sample)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)


def test_mcts_random_and_information_set_mcts_play_a_game() -> None:
    game = pyspiel.load_game("python_blood_rage(players=3)")
    dice = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bots = [
        mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=dice),
        uniform_random.UniformRandomBot(1, dice),
        ismcts.ISMCTSBot(
            game=game,
            uct_c=2.0,
            evaluator=evaluator,
            max_simulations=2,
            random_state=dice,
            use_observation_string=True,
        ),
    ]
    state = dealt(game)
    moved = set()
    while not state.is_terminal():
        player = state.current_player()
        action = bots[player].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moved.add(player)
    assert moved == {0, 1, 2}
    assert sum(state.returns()) == pytest.approx(0)


def test_a_game_without_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sagaboard.adapters.openspiel.MOVE_LIMIT", 2)
    state = dealt(pyspiel.load_game("python_blood_rage(players=2)"))
    for _ in range(2):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_deals_and_seeds_are_different_games() -> None:
    one = pyspiel.load_game("python_blood_rage(players=2,seed=1)")
    two = pyspiel.load_game("python_blood_rage(players=2,seed=2)")
    texts = {str(dealt(one, 0)), str(dealt(one, 1)), str(dealt(two, 0))}
    assert len(texts) == 3
    assert str(dealt(one, 0)) in texts


def test_moves_are_told_in_words() -> None:
    state = dealt(pyspiel.load_game("python_blood_rage"))
    action = state.legal_actions()[0]
    assert state.action_to_string(state.current_player(), action).startswith("pick ")
