"""Trains what the bots of a game expect, by games that they play against themselves.

    python tools/train.py --game blood-rage --generations 6 --games 800 --seed 1 --workers 2

Generation 0 is played by greedy bots, which need no training. Every further one is played by quick
bots that judge by what was learned before, most of them with fancies (arena/self_play.py). From the
newest generations is learned what the features of a position weigh, a network that judges by its
insights, and how readily each move is made. All depends on the seed alone; on another machine the
last digits of sums may differ, and descent does not forget them.

A position is not only told who won in the end: much of that is luck that came later. It is also
told what was expected at the positions in between (temporal differences). The file tells how it was
made and how strong each generation was; `--again` repeats it (`make train`). Several trainings may
make a file in turn: with `--network-only` one leaves what the other bots expect as it is.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from sagaboard.arena.crew import Crew, results
from sagaboard.arena.self_play import (
    Choice,
    GameTaught,
    SelfPlay,
    Trial,
    share_won,
    taught_by,
)
from sagaboard.arena.simulation import new_game, planned
from sagaboard.kernel.registry import find

Numbers = NDArray[Any]
Layers = dict[str, Numbers]
Job = TypeVar("Job")
Result = TypeVar("Result")

RECENT = 5
"""So many generations are learned from; older ones played too badly."""
HELD_BACK = 5
"""One of so many games is not learned from, but tells how well the network foretells."""
WHIMS = (12, 40)
"""One of so many moves is made at random, in generation 0 and in later ones."""
EPOCHS = 14
WARM_UP = 3
"""In the first epochs positions are told who won and nothing else: nothing is known yet."""
FAITH = 0.85
"""So much of what is known at the next position counts for this one; the rest is what the network
expects there."""
BATCH = 512
RATE = 3e-3
ROUNDS = 60


class Played(NamedTuple):
    """A game: the insights of all seats by position, in turn, which positions are settled, and each
    seat's share of the win."""

    insights: Numbers
    settled: Numbers
    shares: Numbers


def main() -> None:
    args = argument_parser().parse_args()
    target = find(args.game).weights
    if target is None:
        raise SystemExit(f"{args.game} names no file of weights")
    trainings = [args]
    if args.again:
        trainings = [
            argument_parser().parse_args([*words.split(), "--workers", str(args.workers)])
            for words in trained_with(target)
        ]
    target = args.to or target
    for training in trainings:
        if training.network_only and not target.exists():
            raise SystemExit(f"{target} is not there, so it has no weights to keep")
        target.write_text(trained(training, target), encoding="utf-8")


def trained_with(file: Path) -> list[str]:
    """The options of all trainings that a file of weights came of, in turn."""
    trainings = json.loads(file.read_text(encoding="utf-8"))["trainings"]
    return [training["with"] for training in trainings]


def argument_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--generations", type=int, default=6, help="after that of greedy bots")
    parser.add_argument("--games", type=int, default=800, help="of each generation")
    parser.add_argument("--trials", type=int, default=100, help="games that tell how strong it is")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--units", type=int, default=48)
    parser.add_argument(
        "--moves-beyond", type=int, default=0, help="how far searches play on before they judge"
    )
    parser.add_argument(
        "--settled",
        action="store_true",
        help="the network learns from all settled positions and from no others",
    )
    parser.add_argument(
        "--network-only",
        action="store_true",
        help="the file keeps its weights and leanings, and gets another network",
    )
    parser.add_argument(
        "--lines", type=int, default=0, help="how wide players look ahead; 0: as the game says"
    )
    parser.add_argument(
        "--caution", type=float, default=1e-3, help="how strongly all is drawn to saying nothing"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="as the file of weights was made")
    parser.add_argument("--to", type=Path, help="the file to write; by default the game's own")
    return parser


def trained(args: argparse.Namespace, file: Path) -> str:
    """The text of a file of weights, to be written in place of the one that is there."""
    words = (
        f"--game {args.game} --players {args.players} --generations {args.generations}"
        f" --games {args.games} --trials {args.trials} --seed {args.seed} --units {args.units}"
        f" --moves-beyond {args.moves_beyond} --lines {args.lines} --caution {args.caution}"
        f"{' --settled' if args.settled else ''}{' --network-only' if args.network_only else ''}"
    )
    curve: list[dict[str, float]] = []
    recent: list[tuple[list[Played], list[Choice]]] = []
    learned: dict[str, object] = {}
    with TemporaryDirectory() as folder:
        schools = [Path(folder, f"{number}.json") for number in range(args.generations + 1)]
        for generation, school in enumerate(schools):
            spreads = usual_differences(recent[-1][0]) if recent else []
            recent.append(generation_played(args, generation, schools[:generation], spreads))
            recent = recent[-RECENT:]
            point, learned = lessons_of(args, recent)
            school.write_text(json.dumps(learned), encoding="utf-8")
            won = strength(args, school, schools[0])
            curve.append({"generation": generation, **point, "won": round(won, 3)})
            print(json.dumps(curve[-1]), file=sys.stderr, flush=True)
    training = {"with": words, "curve": curve}
    if args.network_only:
        kept = json.loads(file.read_text(encoding="utf-8"))
        trainings = [*kept["trainings"], training]
        written = {**kept, "trainings": trainings, "network": learned["network"]}
    else:
        learned["weights"] = weights_of_features(args, recent)
        written = {"trainings": [training], **learned}
    return in_rows(json.dumps(written, indent=1)) + "\n"


# Playing


def generation_played(
    args: argparse.Namespace, generation: int, before: Sequence[Path], spreads: list[float]
) -> tuple[list[Played], list[Choice]]:
    plan = planned(args.game, args.players, ["greedy"], args.games, f"{args.seed}/{generation}")
    school = str(before[-1]) if before else None
    whim = WHIMS[1] if before else WHIMS[0]
    jobs = [
        SelfPlay(plan, number, whim, school, spreads, args.settled, args.lines)
        for number in range(args.games)
    ]
    taught = all_done(args, f"generation {generation}", taught_by, jobs)
    finished = [one for one in taught if one.positions]
    games = [as_arrays(one) for one in finished]
    return games, [choice for one in finished for choice in one.choices]


def strength(args: argparse.Namespace, file: Path, first: Path) -> float:
    """How many games one of the newest generation wins against those of the first."""
    plan = planned(args.game, args.players, ["greedy"], args.trials, f"{args.seed}/trial")
    jobs = [Trial(plan, number, str(file), str(first), args.lines) for number in range(args.trials)]
    return sum(all_done(args, "trials", share_won, jobs)) / args.trials


def all_done(
    args: argparse.Namespace, what: str, work: Callable[[Job], Result], jobs: Sequence[Job]
) -> list[Result]:
    done: dict[int, Result] = {}
    for number, result in results(Crew(args.workers), work, jobs):
        done[number] = result
        print(f"\r{what}: {len(done)}/{len(jobs)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [done[number] for number in range(len(jobs))]


def as_arrays(game: GameTaught) -> Played:
    return Played(
        np.array(game.positions, np.float32),
        np.array(game.settled),
        np.array(game.shares, np.float32),
    )


def usual_differences(games: list[Played]) -> list[float]:
    """How much each insight differs between the seats of a table."""
    seen = np.concatenate([game.insights for game in games])
    apart = (seen - seen.mean(axis=1, keepdims=True)).std(axis=(0, 1))
    return [round(float(one), 4) for one in apart]


# Learning


def lessons_of(
    args: argparse.Namespace, recent: Sequence[tuple[list[Played], list[Choice]]]
) -> tuple[dict[str, float], dict[str, object]]:
    """How well the network foretells games held back, and all that a file of weights tells."""
    learned = learned_from(recent)
    games = [game for played, _ in recent for game in played]
    held_back = [game for number, game in enumerate(games) if number % HELD_BACK == 0]
    weights = taught(learned, 0, args.caution)
    loss_by_weights = round(loss(weights, held_back), 4)
    if args.settled:
        learned, held_back = only_settled(learned), only_settled(held_back)
    network = taught(learned, args.units, args.caution)
    point = {
        "games": len(learned),
        "loss_by_weights": loss_by_weights,
        "loss": round(loss(network, held_back), 4),
    }
    return point, {
        "weights": rounded(weights["direct"]),
        "network": {
            "direct": rounded(network["direct"]),
            "own": [rounded(unit) for unit in network["own"].T],
            "table": [rounded(unit) for unit in network["table"].T],
            "bias": rounded(network["bias"]),
            "voice": rounded(network["voice"]),
            "moves_beyond": args.moves_beyond,
        },
        "leanings": leanings([choice for _, choices in recent for choice in choices]),
    }


def weights_of_features(
    args: argparse.Namespace, recent: Sequence[tuple[list[Played], list[Choice]]]
) -> list[float]:
    """For those who are told the features of a game only, which come first among its insights."""
    plan = planned(args.game, args.players, ["greedy"], 1, args.seed)
    told = len(find(args.game).features(new_game(plan, args.seed))[0])
    games = [game._replace(insights=game.insights[:, :, :told]) for game in learned_from(recent)]
    return rounded(taught(games, 0, args.caution)["direct"])


def learned_from(recent: Sequence[tuple[list[Played], list[Choice]]]) -> list[Played]:
    games = [game for played, _ in recent for game in played]
    return [game for number, game in enumerate(games) if number % HELD_BACK != 0]


def only_settled(games: list[Played]) -> list[Played]:
    """Where a network judges; the weights are asked in all positions that are quiet."""
    return [
        Played(game.insights[game.settled], game.settled[game.settled], game.shares)
        for game in games
        if game.settled.any()
    ]


def taught(games: list[Played], units: int, caution: float) -> Layers:
    """By gradient descent (Adam). Without units it is a weighted sum."""
    insights = np.concatenate([game.insights for game in games])
    centre = insights.mean(axis=(0, 1))
    spread = insights.std(axis=(0, 1))
    spread[spread < 1e-6] = np.inf  # never differed: is not heard
    insights = (insights - centre) / spread
    lengths = [len(game.insights) for game in games]
    counts = np.repeat(1.0 / np.array(lengths, insights.dtype), lengths)
    outcomes = np.repeat(np.array([game.shares for game in games]), lengths, axis=0)
    network = unlearned(insights.shape[2], units, insights.dtype)
    drift = {name: np.zeros_like(layer) for name, layer in network.items()}
    energy = {name: np.zeros_like(layer) for name, layer in network.items()}
    luck = np.random.default_rng(1)
    told = outcomes
    steps = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1.02 - epoch / EPOCHS)
        if epoch >= WARM_UP:
            told = foretold(expected(network, insights), outcomes, lengths)
        order = luck.permutation(len(insights))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            slopes = gradient(network, insights[some], told[some], counts[some], caution)
            steps += 1
            for name, slope in slopes.items():
                drift[name] = 0.9 * drift[name] + 0.1 * slope
                energy[name] = 0.999 * energy[name] + 0.001 * slope**2
                pace = np.sqrt(energy[name] / (1.0 - 0.999**steps)) + 1e-8
                network[name] = network[name] - rate * drift[name] / (1.0 - 0.9**steps) / pace
    return in_units_of_insights(network, centre, spread)


def unlearned(features: int, units: int, kind: np.dtype[Any]) -> Layers:
    luck = np.random.default_rng(2)
    layers = {
        "direct": np.zeros(features),
        "own": luck.normal(0.0, 1.0, (features, units)) / np.sqrt(features),
        "table": luck.normal(0.0, 0.5, (features, units)) / np.sqrt(features),
        "bias": np.zeros(units),
        "voice": np.zeros(units),
    }
    return {name: layer.astype(kind) for name, layer in layers.items()}


def foretold(expectations: Numbers, outcomes: Numbers, lengths: Sequence[int]) -> Numbers:
    """What each position is told: of the last who won; of each before it a mixture of what the next
    one is told and what is expected there."""
    told = outcomes.copy()
    end = 0
    for length in lengths:
        end += length
        for place in range(end - 2, end - length - 1, -1):
            told[place] = FAITH * told[place + 1] + (1.0 - FAITH) * expectations[place + 1]
    return told


def outputs(network: Layers, insights: Numbers) -> tuple[Numbers, Numbers]:
    """Each seat's chance, and what each unit says of it."""
    mean = insights.mean(axis=1, keepdims=True)
    heard = insights @ network["own"] + mean @ network["table"] + network["bias"]
    said = np.maximum(heard, 0.0)
    scores = insights @ network["direct"] + said @ network["voice"]
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True)), said


def expected(network: Layers, insights: Numbers) -> Numbers:
    """Each seat's chance, piece by piece, because all units of all positions are too many."""
    pieces = range(0, len(insights), 8192)
    return np.concatenate([outputs(network, insights[at : at + 8192])[0] for at in pieces])


def loss(network: Layers, games: list[Played]) -> float:
    """The mean surprise at who won; a long game counts no more than a short one."""
    surprises = []
    for game in games:
        chances = np.log(np.maximum(outputs(network, game.insights)[0], 1e-9))
        surprises.append(float(-(chances @ game.shares).mean()))
    return float(np.mean(surprises))


def gradient(
    network: Layers, insights: Numbers, told: Numbers, counts: Numbers, caution: float
) -> Layers:
    chances, said = outputs(network, insights)
    amiss = (chances - told) * (counts / counts.sum())[:, None]
    through = amiss[:, :, None] * network["voice"] * (said > 0.0)
    slopes = {
        "direct": np.tensordot(insights, amiss, ([0, 1], [0, 1])),
        "own": np.tensordot(insights, through, ([0, 1], [0, 1])),
        "table": insights.mean(axis=1).T @ through.sum(axis=1),
        "bias": through.sum(axis=(0, 1)),
        "voice": np.tensordot(said, amiss, ([0, 1], [0, 1])),
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


def leanings(choices: list[Choice]) -> dict[int, float]:
    """The chance of a choice is the leaning of the move against the sum of all that were offered
    (Luce's rule, by Hunter's iteration). Every move has also won and lost once against one of
    leaning 1."""
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


# Writing


def in_rows(text: str) -> str:
    """JSON with every list of plain numbers in one line: a unit has one for each insight."""
    return re.sub(r'\[[^][{}"]*\]', lambda found: " ".join(found[0].split()), text)


def rounded(numbers: Numbers) -> list[float]:
    return [round(float(one), 5) for one in numbers]


if __name__ == "__main__":
    main()
