"""One seat against bots."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sagaboard.adapters import gymnasium
from sagaboard.kernel.errors import BadOption, IllegalMove
from sagaboard.kernel.registry import names


def played(env: gymnasium.SingleSeat, seed: int) -> tuple[float, int]:
    """The reward and the number of steps of a random game."""
    _, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    steps = 0
    while True:
        action = dice.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        steps += 1
        if terminated or truncated:
            assert not truncated
            return reward, steps
        assert reward == 0


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_to_its_end_and_repeats_with_its_seed(game: str) -> None:
    env = gymnasium.env(game, players=3, bots=["random"])
    reward, steps = played(env, 4)
    assert reward in (1.0, -0.5, 0.25, 0.0)
    assert played(env, 4) == (reward, steps)


@pytest.mark.parametrize("game", names())
def test_gymnasiums_own_check_passes(game: str) -> None:
    """It steps without looking at the mask."""
    env = gymnasium.env(game, players=2, illegal="lose")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*not the env itself.*")
        check_env(env, skip_render_check=True, skip_close_check=True)


def test_the_learner_sits_where_it_is_told_or_elsewhere_each_time() -> None:
    fixed = gymnasium.env("blood-rage", players=2, seat=1)
    free = gymnasium.env("blood-rage", players=2)
    fixed_seats, free_seats = set(), set()
    for seed in range(12):
        fixed.reset(seed=seed)
        fixed_seats.add(fixed.view()["seat"])
        free.reset(seed=seed)
        free_seats.add(free.view()["seat"])
    assert fixed_seats == {1}
    assert free_seats == {0, 1}


def test_the_learner_is_asked_as_soon_as_it_may_answer() -> None:
    """In a draft all seats are asked at once; the bots answer when the learner has."""
    env = gymnasium.env("blood-rage", players=4, seat=2)
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() > 1
    assert len(env.view()["waiting_for"]) == 4


def test_an_illegal_action_is_refused() -> None:
    env = gymnasium.env("blood-rage", players=2)
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(np.flatnonzero(info["action_mask"] == 0)[0])


def test_an_illegal_action_may_lose_the_game_instead() -> None:
    env = gymnasium.env("blood-rage", players=3, illegal="lose")
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, terminated, truncated) == (-0.5, True, False)
    assert info["action_mask"].sum() > 0  # the game itself stands where it stood
    with pytest.raises(BadOption, match="'raise' or 'lose'"):
        gymnasium.env("blood-rage", players=3, illegal="ignore")


@pytest.mark.parametrize(
    ("bots", "seat", "hint"),
    [
        (["random", "greedy"], None, "2 bots are named for 3 seats"),
        (["clever"], None, "no bot 'clever'"),
        (["random"], 4, "no seat 4"),
    ],
)
def test_bad_tables_are_refused(bots: list[str], seat: int | None, hint: str) -> None:
    with pytest.raises(BadOption, match=hint):
        gymnasium.env("blood-rage", players=4, bots=bots, seat=seat)
