"""Trains what the features of a position weigh, from games between bots, and writes the weights.

    python tools/train_evaluation.py --game blood-rage --seed 1

A seat's score is the weighted sum of its features, and its chance to win is in proportion to the
exponential of the score (a conditional logit). The weights that make the victories of the games
played most likely are found by Newton's method. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sagaboard.arena.crew import Crew, results
from sagaboard.arena.self_play import Lesson, SelfPlay, lessons_of
from sagaboard.arena.simulation import planned
from sagaboard.kernel.registry import find

Numbers = NDArray[np.float64]

CAUTIONS = (3.0, 10.0, 30.0, 100.0, 300.0)
"""How strongly weights are drawn towards 0, in positions against one standard deviation. Positions
of a game are alike, so it takes more of this than their number suggests; the games held back decide
how much."""
STEPS = 30
HELD_BACK = 5
"""One of so many games is not trained on but judged by the result."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--to", type=Path, help="the file of weights; by default the game's own")
    args = parser.parse_args()
    spec = find(args.game)
    target = args.to or spec.weights
    if target is None:
        raise SystemExit(f"{args.game} names no file of weights; say --to FILE")
    plan = planned(args.game, args.players, args.bots.split(","), args.games, args.seed)
    jobs = [SelfPlay(plan, number) for number in range(args.games)]
    played: dict[int, list[Lesson]] = {}
    for number, lessons in results(Crew(args.workers), lessons_of, jobs):
        played[number] = lessons
        print(f"\r{len(played)}/{args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    learned = [played[n] for n in range(args.games) if n % HELD_BACK != 0]
    held_back = as_arrays([played[n] for n in range(args.games) if n % HELD_BACK == 0])
    everything = as_arrays(learned)
    caution = min(CAUTIONS, key=lambda one: loss(trained(*everything, one), *held_back))
    curve = []
    share = len(learned)
    while share >= 10:
        weights = trained(*as_arrays(learned[:share]), caution)
        curve.append({"games": share, "loss": round(loss(weights, *held_back), 4)})
        share //= 2
    even = round(float(np.log(args.players)), 4)
    weights = trained(*everything, caution)
    written = {
        "trained_with": f"--game {args.game} --players {args.players} --bots {args.bots}"
        f" --games {args.games} --seed {args.seed}",
        "caution": caution,
        "even_chances": even,
        "curve": curve[::-1],
        "weights": [round(float(weight), 5) for weight in weights],
    }
    target.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    print(json.dumps({"file": str(target), "caution": caution, "even": even, "curve": curve[::-1]}))


def as_arrays(games: list[list[Lesson]]) -> tuple[Numbers, Numbers, Numbers]:
    """Features by position, seat and feature; shares of the victory; and how much a position
    counts, so that a long game does not count more than a short one."""
    features = np.array([lesson.features for game in games for lesson in game])
    shares = np.array([lesson.shares for game in games for lesson in game])
    counts = np.array([30.0 / len(game) for game in games for _ in game])
    return features, shares, counts


def chances(weights: Numbers, features: Numbers) -> Numbers:
    scores = features @ weights
    scores -= scores.max(axis=1, keepdims=True)
    odds = np.exp(scores)
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def loss(weights: Numbers, features: Numbers, shares: Numbers, counts: Numbers) -> float:
    """The mean surprise at who won."""
    told = np.log(np.maximum(chances(weights, features), 1e-9))
    return float(-(shares * told).sum(axis=1) @ counts / counts.sum())


def trained(features: Numbers, shares: Numbers, counts: Numbers, caution: float) -> Numbers:
    # Only differences between seats matter: a feature is measured against its mean at the table.
    apart = features - features.mean(axis=1, keepdims=True)
    scale = apart.std(axis=(0, 1))
    scale[scale == 0.0] = np.inf  # never differed: weighs nothing
    apart = apart / scale
    weights = np.zeros(features.shape[2])
    for _ in range(STEPS):
        told = chances(weights, apart)
        pull = np.einsum("p,ps,psf->f", counts, shares - told, apart) - caution * weights
        mean = np.einsum("ps,psf->pf", told, apart)
        curvature = np.einsum("p,ps,psf,psg->fg", counts, told, apart, apart, optimize=True)
        curvature -= np.einsum("p,pf,pg->fg", counts, mean, mean, optimize=True)
        step = np.linalg.solve(curvature + caution * np.eye(len(weights)), pull)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-7:
            break
    return np.asarray(weights / scale)


if __name__ == "__main__":
    main()
