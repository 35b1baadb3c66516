"""Trains a small policy that beats random players, with NumPy alone.

    python examples/train_a_policy.py --game blood-rage --rounds 12

The policy has one number for each action: how gladly it takes it, whatever the position. It plays
a batch of games against random bots, then makes the actions of won games likelier and those of
lost ones less likely (REINFORCE). That is the least that can be called learning; to go on from
here, let the numbers depend on `observation`.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sagaboard.adapters import gymnasium

Weights = NDArray[np.float64]


@dataclass
class Batch:
    """What some games taught: their mean reward, and where more reward lies."""

    wins: float
    gradient: Weights


def chances(weights: Weights, legal: NDArray[np.int64]) -> NDArray[np.float64]:
    wishes = np.exp(weights[legal] - weights[legal].max())
    return np.asarray(wishes / wishes.sum())


def play_batch(game: str, players: int, weights: Weights, games: int, seed: int) -> Batch:
    env = gymnasium.env(game, players=players, bots=["random"])
    dice = np.random.default_rng(seed)
    gradients, rewards = [], []
    for number in range(games):
        _, info = env.reset(seed=seed * 100_000 + number)
        gradient = np.zeros_like(weights)
        is_over = False
        while not is_over:
            legal = np.flatnonzero(info["action_mask"])
            likely = chances(weights, legal)
            chosen = dice.choice(len(legal), p=likely)
            gradient[legal] -= likely
            gradient[legal[chosen]] += 1
            _, reward, terminated, truncated, info = env.step(legal[chosen])
            is_over = terminated or truncated
        gradients.append(gradient)
        rewards.append(reward)
    luck = np.array(rewards) - np.mean(rewards)
    return Batch(
        wins=float(np.mean([reward > 0 for reward in rewards])),
        gradient=np.tensordot(luck, np.array(gradients), axes=1) / games,
    )


def train(
    game: str, players: int, rounds: int, games: int, rate: float, workers: int, seed: int
) -> Weights:
    """Each round every worker plays `games` games with the same weights."""
    size = len(gymnasium.env(game, players=players).training.moves)
    weights = np.zeros(size)
    with ProcessPoolExecutor(workers) as pool:
        for number in range(rounds):
            seeds = [seed + number * workers + worker for worker in range(workers)]
            batches = list(
                pool.map(
                    play_batch,
                    [game] * workers,
                    [players] * workers,
                    [weights] * workers,
                    [games] * workers,
                    seeds,
                )
            )
            weights = weights + rate * sum(batch.gradient for batch in batches) / workers
            won = np.mean([batch.wins for batch in batches])
            print(f"round {number + 1}: won {won:.0%} of {games * workers} games", flush=True)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="blood-rage")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=50, help="per worker and round")
    parser.add_argument("--rate", type=float, default=2.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--test-games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    weights = train(
        args.game, args.players, args.rounds, args.games, args.rate, args.workers, args.seed
    )
    tested = play_batch(args.game, args.players, weights, args.test_games, args.seed + 1_000_000)
    print(f"trained: won {tested.wins:.0%} of {args.test_games} new games against random players")


if __name__ == "__main__":
    main()
