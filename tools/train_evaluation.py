"""Trains what bots expect, from games between bots: what the features of a position weigh, and how
readily each move is made.

    python tools/train_evaluation.py --game blood-rage --games 240 --seed 1

A seat's score is the weighted sum of its features, and its chance to win is in proportion to the
exponential of the score (a conditional logit). The weights that make the victories of the games
played most likely are found by Newton's method. A move is made in proportion to its leaning, which
is found by Hunter's method for choices among many. The same seed gives the same file.

Bots that search play by the weights there are, so a second training by their games goes on from
the first. With `--pool` it learns from the games of the first as well. The file tells all of them
in turn, and `--again` repeats them (`make train`).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sagaboard.arena.crew import Crew, results
from sagaboard.arena.self_play import Choice, GameTaught, Lesson, SelfPlay, taught_by
from sagaboard.arena.simulation import planned
from sagaboard.bots.levels import find_level
from sagaboard.kernel.registry import find

Numbers = NDArray[np.float64]

CAUTIONS = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)
"""How strongly weights are drawn towards 0, in positions against one standard deviation. Positions
of a game are alike, so it takes more of this than their number suggests; the games held back decide
how much."""
STEPS = 30
ROUNDS = 60
HELD_BACK = 5
"""One of so many games is not trained on but judged by the result."""


def main() -> None:
    parser = argument_parser()
    args = parser.parse_args()
    spec = find(args.game)
    target = args.to or spec.weights
    if target is None:
        raise SystemExit(f"{args.game} names no file of weights; say --to FILE")
    if args.again and args.to:
        # Bots that search play by the game's own weights.
        raise SystemExit("--again writes the game's own file; leave --to out")
    if args.again:
        for training in trainings(target):
            # Apart, because what a process has read of the weights it keeps.
            words = [*training.split(), "--workers", str(args.workers)]
            subprocess.run([sys.executable, __file__, *words], check=True)
    else:
        train(args, target)


def argument_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--whim", type=int, default=12, help="one of so many moves is random")
    parser.add_argument("--pool", action="store_true", help="learn from the trainings before, too")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="as the file of weights was made")
    parser.add_argument("--to", type=Path, help="the file of weights; by default the game's own")
    return parser


def train(args: argparse.Namespace, target: Path) -> None:
    before = trainings(target) if searches(args) else []
    taught: list[GameTaught] = []
    if args.pool:
        for training in before:
            earlier = argument_parser().parse_args(training.split())
            if searches(earlier):
                raise SystemExit(f"--pool: the weights that {training!r} was played by are gone")
            taught += games_played(earlier, args.workers)
    taught += games_played(args, args.workers)
    played = [one.lessons for one in taught]
    learned = [played[n] for n in range(len(played)) if n % HELD_BACK != 0]
    held_back = as_arrays([played[n] for n in range(len(played)) if n % HELD_BACK == 0])
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
        "trained_with": [
            *before,
            f"--game {args.game} --players {args.players} --bots {args.bots}"
            f" --games {args.games} --seed {args.seed} --whim {args.whim}"
            + (" --pool" if args.pool else ""),
        ],
        "caution": caution,
        "even_chances": even,
        "curve": curve[::-1],
        "weights": [round(float(weight), 5) for weight in weights],
        **network_of(target),
        "leanings": leanings([choice for one in taught for choice in one.choices]),
    }
    target.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    print(json.dumps({"file": str(target), "caution": caution, "even": even, "curve": curve[::-1]}))


def searches(args: argparse.Namespace) -> bool:
    """Whether its games depend on the weights there are."""
    return any(find_level(bot) for bot in args.bots.split(","))


def games_played(args: argparse.Namespace, workers: int) -> list[GameTaught]:
    plan = planned(args.game, args.players, args.bots.split(","), args.games, args.seed)
    jobs = [SelfPlay(plan, number, args.whim) for number in range(args.games)]
    taught: dict[int, GameTaught] = {}
    for number, one in results(Crew(workers), taught_by, jobs):
        taught[number] = one
        print(f"\r{len(taught)}/{args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [taught[number] for number in range(args.games)]


def trainings(weights: Path) -> list[str]:
    """Those that led to a file of weights."""
    led: list[str] = json.loads(weights.read_text(encoding="utf-8"))["trained_with"]
    return led


def network_of(weights: Path) -> dict[str, object]:
    """What a file tells of its network stays until that is trained anew (train_network.py)."""
    if not weights.exists():
        return {}
    told: dict[str, object] = json.loads(weights.read_text(encoding="utf-8"))
    return {name: value for name, value in told.items() if name.startswith("network")}


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


def leanings(choices: list[Choice]) -> dict[int, float]:
    """The chance of a choice is the leaning of the move against the sum of all that were offered.
    Every move has also won and lost once against one of leaning 1."""
    words = sorted({move for choice in choices for move in choice.offered})
    index = {move: n for n, move in enumerate(words)}
    offered = np.array([index[move] for choice in choices for move in choice.offered])
    contest = np.repeat(np.arange(len(choices)), [len(choice.offered) for choice in choices])
    won = np.bincount([index[choice.move] for choice in choices], minlength=len(words))
    strengths = np.ones(len(words))
    for _ in range(ROUNDS):
        totals = np.bincount(contest, weights=strengths[offered])
        against = np.bincount(offered, weights=1.0 / totals[contest], minlength=len(words))
        strengths = (won + 1.0) / (against + 2.0 / (strengths + 1.0))
    return {move: float(f"{strengths[n]:.3g}") for move, n in index.items()}


if __name__ == "__main__":
    main()
