"""Trains the network that the strongest bot judges by, from games between bots with fancies.

    python tools/train_network.py --game blood-rage --games 1200 --seed 3

Every seat but one likes some of the game's insights for no reason (arena/self_play.py). The network
learns from every quiet position that was kept who won in the end: by gradient descent (Adam), as
long as that helps to foretell games that were held back. The same seed gives the same network on
the same machine. It goes into the game's file of weights, beside the weights by which the bots of
these games judge; the file tells how (`--again` repeats it).
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sagaboard.arena.crew import Crew, results
from sagaboard.arena.self_play import Lesson, SelfPlay, taught_by
from sagaboard.arena.simulation import planned
from sagaboard.kernel.registry import find

Numbers = NDArray[np.float64]
Layers = dict[str, Numbers]

SURVEY = 24
"""So many games without fancies show how much each insight differs between seats."""
HELD_BACK = 5
"""One of so many games is not trained on, but tells when to stop."""
EPOCHS = 12
BATCH = 512
RATE = 3e-3
CAUTIONS = (2e-3, 6e-3, 2e-2)
"""How strongly the network is drawn towards saying nothing; the games held back decide."""


def main() -> None:
    args = argument_parser().parse_args()
    target = find(args.game).weights
    if target is None:
        raise SystemExit(f"{args.game} names no file of weights")
    if args.again:
        words = json.loads(target.read_text(encoding="utf-8"))["network_trained_with"].split()
        args = argument_parser().parse_args([*words, "--workers", str(args.workers)])
    train(args, target)


def argument_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="jarl:16")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", default="3")
    parser.add_argument("--whim", type=int, default=60, help="one of so many moves is random")
    parser.add_argument("--plain", type=int, default=0, help="games without fancies, besides")
    parser.add_argument("--units", type=int, default=24)
    parser.add_argument(
        "--moves-beyond", type=int, default=0, help="how far searches play on before they judge"
    )
    parser.add_argument("--ripe", action="store_true", help="keep the last state, not the best")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="as the network there is was made")
    return parser


def train(args: argparse.Namespace, target: Path) -> None:
    survey = games_played(args, SURVEY, f"{args.seed}/survey", [])
    seen = np.array([lesson.features for game in survey for lesson in game])
    spreads = (seen - seen.mean(axis=1, keepdims=True)).std(axis=(0, 1))
    games = games_played(args, args.plain, args.seed, []) if args.plain else []
    games += games_played(args, args.games, args.seed, [round(float(one), 4) for one in spreads])
    learned = [games[n] for n in range(len(games)) if n % HELD_BACK != 0]
    held_back = as_arrays([games[n] for n in range(len(games)) if n % HELD_BACK == 0])
    found = [
        taught(learned, held_back, args.units, caution, is_ripe=args.ripe) for caution in CAUTIONS
    ]
    best = min(range(len(CAUTIONS)), key=lambda number: found[number][0])
    caution = CAUTIONS[best]
    least, network = found[best]
    curve = [{"games": len(learned), "loss": round(least, 4)}]
    share = len(learned) // 2
    while share >= 50:
        less, _ = taught(learned[:share], held_back, args.units, caution, is_ripe=args.ripe)
        curve.append({"games": share, "loss": round(less, 4)})
        share //= 2
    written = json.loads(target.read_text(encoding="utf-8"))
    leanings = written.pop("leanings")
    written["network_trained_with"] = (
        f"--game {args.game} --players {args.players} --bots {args.bots} --games {args.games}"
        f" --plain {args.plain} --seed {args.seed} --whim {args.whim} --units {args.units}"
        f" --moves-beyond {args.moves_beyond}" + (" --ripe" if args.ripe else "")
    )
    written["network_curve"] = curve[::-1]
    written["network"] = {
        "direct": rounded(network["direct"]),
        "own": [rounded(unit) for unit in network["own"].T],
        "table": [rounded(unit) for unit in network["table"].T],
        "bias": rounded(network["bias"]),
        "voice": rounded(network["voice"]),
        "moves_beyond": args.moves_beyond,
    }
    written["leanings"] = leanings
    target.write_text(in_rows(json.dumps(written, indent=1)) + "\n", encoding="utf-8")
    print(json.dumps({"file": str(target), "caution": caution, "curve": curve[::-1]}))


def games_played(
    args: argparse.Namespace, games: int, seed: str, spreads: list[float]
) -> list[list[Lesson]]:
    plan = planned(args.game, args.players, args.bots.split(","), games, seed)
    jobs = [SelfPlay(plan, number, args.whim, spreads) for number in range(games)]
    lessons: dict[int, list[Lesson]] = {}
    for number, one in results(Crew(args.workers), taught_by, jobs):
        lessons[number] = one.lessons
        print(f"\r{len(lessons)}/{games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [lessons[number] for number in range(games) if lessons[number]]


def as_arrays(games: list[list[Lesson]]) -> tuple[Numbers, Numbers, Numbers]:
    """Insights by position, seat and feature; shares of the victory; and how much a position
    counts, so that a long game does not count more than a short one."""
    insights = np.array([lesson.features for game in games for lesson in game])
    shares = np.array([lesson.shares for game in games for lesson in game])
    counts = np.array([1.0 / len(game) for game in games for _ in game])
    return insights, shares, counts


def taught(
    games: list[list[Lesson]],
    held_back: tuple[Numbers, Numbers, Numbers],
    units: int,
    caution: float,
    *,
    is_ripe: bool = False,
) -> tuple[float, Layers]:
    """The network that foretold the games held back best on the way, or the last one if it shall
    be ripe, and its mean surprise at them."""
    insights, shares, counts = as_arrays(games)
    centre = insights.mean(axis=(0, 1))
    spread = insights.std(axis=(0, 1))
    spread[spread < 1e-6] = np.inf  # never differed: is not heard
    insights = (insights - centre) / spread
    others = ((held_back[0] - centre) / spread, *held_back[1:])
    luck = np.random.default_rng(1)
    features = insights.shape[2]
    network: Layers = {
        "direct": np.zeros(features),
        "own": luck.normal(0.0, 1.0, (features, units)) / np.sqrt(features),
        "table": luck.normal(0.0, 0.5, (features, units)) / np.sqrt(features),
        "bias": np.zeros(units),
        "voice": np.zeros(units),
    }
    drift = {name: np.zeros_like(layer) for name, layer in network.items()}
    energy = {name: np.zeros_like(layer) for name, layer in network.items()}
    best = (np.inf, network)
    steps = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1.02 - epoch / EPOCHS)
        order = luck.permutation(len(insights))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            slopes = gradient(network, insights[some], shares[some], counts[some], caution)
            steps += 1
            for name, slope in slopes.items():
                drift[name] = 0.9 * drift[name] + 0.1 * slope
                energy[name] = 0.999 * energy[name] + 0.001 * slope**2
                pace = np.sqrt(energy[name] / (1.0 - 0.999**steps)) + 1e-8
                network[name] = network[name] - rate * drift[name] / (1.0 - 0.9**steps) / pace
        surprise = loss(network, *others)
        if surprise < best[0] or is_ripe:
            best = (surprise, dict(network))
    return best[0], in_units_of_insights(best[1], centre, spread)


def outputs(network: Layers, insights: Numbers) -> tuple[Numbers, Numbers]:
    """Each seat's chance, and what each unit says of it."""
    mean = insights.mean(axis=1, keepdims=True)
    heard = insights @ network["own"] + mean @ network["table"] + network["bias"]
    said = np.maximum(heard, 0.0)
    scores = insights @ network["direct"] + said @ network["voice"]
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True)), said


def loss(network: Layers, insights: Numbers, shares: Numbers, counts: Numbers) -> float:
    """The mean surprise at who won."""
    told = np.log(np.maximum(outputs(network, insights)[0], 1e-9))
    return float(-(shares * told).sum(axis=1) @ counts / counts.sum())


def gradient(
    network: Layers, insights: Numbers, shares: Numbers, counts: Numbers, caution: float
) -> Layers:
    told, said = outputs(network, insights)
    amiss = (told - shares) * counts[:, None] / counts.sum()
    through = amiss[:, :, None] * network["voice"] * (said > 0.0)
    slopes = {
        "direct": np.einsum("psf,ps->f", insights, amiss),
        "own": np.tensordot(insights, through, ([0, 1], [0, 1])),
        "table": insights.mean(axis=1).T @ through.sum(axis=1),
        "bias": through.sum(axis=(0, 1)),
        "voice": np.einsum("psu,ps->u", said, amiss),
    }
    for name in ("direct", "own", "table", "voice"):
        slopes[name] = slopes[name] + caution * network[name]
    return slopes


def in_units_of_insights(network: Layers, centre: Numbers, spread: Numbers) -> Layers:
    """The same network for insights as games tell them."""
    own = network["own"] / spread[:, None]
    table = network["table"] / spread[:, None]
    return {
        "direct": network["direct"] / spread,
        "own": own,
        "table": table,
        "bias": network["bias"] - centre @ (own + table),
        "voice": network["voice"],
    }


def in_rows(text: str) -> str:
    """JSON with every list of plain numbers in one line: a unit has one for each insight."""
    return re.sub(r'\[[^][{}"]*\]', lambda found: " ".join(found[0].split()), text)


def rounded(numbers: Numbers) -> list[float]:
    return [round(float(one), 5) for one in numbers]


if __name__ == "__main__":
    main()
