"""PettingZoo's own tests, and what is particular to our environments."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from sagaboard.adapters import pettingzoo
from sagaboard.kernel.errors import BadOption, IllegalMove
from sagaboard.kernel.registry import names

with warnings.catch_warnings():
    # Where PettingZoo's classic games are installed, its tests import one of them in an old way.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

GAMES = pytest.mark.parametrize("game", names())


def random_action(env: Any, dice: np.random.Generator) -> int | None:
    observation, _, terminated, truncated, _ = env.last()
    if terminated or truncated:
        return None
    return int(dice.choice(np.flatnonzero(observation["action_mask"])))


@GAMES
@pytest.mark.parametrize("players", [2, 4])
def test_the_api_is_that_of_pettingzoo(game: str, players: int) -> None:
    with warnings.catch_warnings():
        # It knows PettingZoo's own games with masks by name, and warns of all others that they
        # observe a dict; and that nothing is legal for somebody whose game is over.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(pettingzoo.env(game, players=players), num_cycles=200)


@GAMES
def test_seeds_are_those_of_pettingzoo(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, players=3), num_cycles=50)


def test_the_benchmark_of_pettingzoo_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It looks at the clock after every round and takes 5 seconds; here the clock is fast."""
    ticks = iter(range(0, 1000, 1))
    monkeypatch.setattr("time.time", lambda: next(ticks))
    performance_benchmark(pettingzoo.env(names()[0]))
    assert "turns per second" in capsys.readouterr().out


@GAMES
def test_rewards_come_at_the_end_and_sum_to_nothing(game: str) -> None:
    env = pettingzoo.env(game, players=3)
    env.reset(seed=5)
    dice = np.random.default_rng(5)
    received: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        if terminated:
            received[agent] = reward
        else:
            assert not truncated
            assert reward == 0
        env.step(random_action(env, dice))
    assert len(received) == 3
    assert sum(received.values()) == pytest.approx(0)
    assert max(received.values()) > 0
    assert env.agents == []


def test_later_games_of_a_seed_differ_and_can_be_repeated() -> None:
    def openings() -> list[bytes]:
        env = pettingzoo.env("blood-rage", players=2)
        env.reset(seed=3)
        seen = []
        for _ in range(3):
            seen.append(env.observe("player_0")["observation"].tobytes())
            env.reset()
        return seen

    first = openings()
    assert len(set(first)) == 3
    assert first == openings()


@GAMES
def test_the_table_can_be_drawn_as_the_agent_sees_it(game: str) -> None:
    env = pettingzoo.env(game, players=2)
    env.reset(seed=1)
    drawn = env.render()
    assert "\x1b" not in drawn
    assert len(drawn.splitlines()) > 5


def test_who_is_not_asked_has_no_legal_action() -> None:
    env = pettingzoo.env("lords-of-hellas", players=2)
    env.reset(seed=1)
    asked = env.agent_selection
    [other] = set(env.agents) - {asked}
    assert env.observe(asked)["action_mask"].sum() > 0
    assert env.observe(other)["action_mask"].sum() == 0


def test_the_view_is_the_seats_own() -> None:
    env = pettingzoo.env("blood-rage", players=2)
    env.reset(seed=1)
    one, other = env.view("player_0"), env.view("player_1")
    assert one["seat"] == 0
    assert one["own"]["pack"] != other["own"]["pack"]
    assert one["clans"] == other["clans"]


def test_an_illegal_action_is_refused() -> None:
    env = pettingzoo.env("blood-rage", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(illegal)
    assert env.agent_selection == agent


def test_pettingzoos_wrapper_ends_the_game_instead() -> None:
    env = TerminateIllegalWrapper(pettingzoo.env("blood-rage", players=2), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sagaboard.adapters.pettingzoo.MOVE_LIMIT", 3)
    env = pettingzoo.env("blood-rage", players=2)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(3):
        env.step(random_action(env, dice))
    assert all(env.truncations.values())
    assert set(env.rewards.values()) == {0.0}


def test_options_reach_the_game() -> None:
    env = pettingzoo.env("blood-rage", players=2, options={"clans": ["bear", "wolf"]})
    env.reset(seed=1)
    assert [clan["clan"] for clan in env.view("player_0")["clans"]] == ["bear", "wolf"]
    with pytest.raises(BadOption, match="no option 'speed'"):
        pettingzoo.env("blood-rage", options={"speed": 3})
