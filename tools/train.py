"""Trains the evaluation, the network and the priors of a game by self-play.

    python tools/train.py --game blood-rage --generations 6 --games 800 --seed 1 --workers 2

Greedy bots, which need no training, play generation 0. Quick search bots with the latest weights
play each further generation, most of them with noise in their weights (arena/self_play.py). The
newest generations train the linear weights, a network and the priors. Everything follows from the
seed; on another machine the last digits of sums may differ, and gradient descent amplifies them.

A position's target is not only the final result, much of which is luck that came later: it is
TD(lambda), which mixes in the network's evaluation of the positions in between. The file records
the options it was made with and the strength of each generation; `--again` repeats them (`make
train`). Several trainings may build one file: `--network-only` keeps its weights and priors.
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

from sagaboard.arena.self_play import (
    Choice,
    SelfPlay,
    TrainingGame,
    Trial,
    play_training_game,
    trial_score,
)
from sagaboard.arena.simulation import new_game, planned
from sagaboard.arena.workers import Workers, results
from sagaboard.kernel.registry import find

Numbers = NDArray[Any]
Layers = dict[str, Numbers]
Job = TypeVar("Job")
Result = TypeVar("Result")

RECENT = 5
"""Generations in the training set; older ones played too badly."""
HELD_BACK = 5
"""One in so many games is held back as the validation set."""
RANDOM_MOVE_ONE_IN = (12, 40)
"""One in so many moves is random, in generation 0 and in later ones."""
EPOCHS = 14
WARM_UP = 3
"""Epochs in which the target is the final result alone: the network knows nothing yet."""
TD_LAMBDA = 0.85
BATCH = 512
RATE = 3e-3
ROUNDS = 60


class Played(NamedTuple):
    """A game: the network inputs of all seats by position, in order, which positions stand between
    turns, and each seat's share of the win."""

    network_inputs: Numbers
    between_turns: Numbers
    shares: Numbers


def main() -> None:
    args = argument_parser().parse_args()
    target = find(args.game).bots.weights
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
            raise SystemExit(f"{target} does not exist, so there are no weights to keep")
        target.write_text(trained(training, target), encoding="utf-8")


def trained_with(file: Path) -> list[str]:
    """The options of all trainings that produced a weights file, in order."""
    trainings = json.loads(file.read_text(encoding="utf-8"))["trainings"]
    return [training["with"] for training in trainings]


def argument_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument(
        "--generations",
        type=int,
        default=6,
        help="generations after generation 0, which greedy bots play",
    )
    parser.add_argument("--games", type=int, default=800, help="games per generation")
    parser.add_argument(
        "--trials", type=int, default=100, help="games that measure the strength of a generation"
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--units", type=int, default=48)
    parser.add_argument(
        "--rollout-moves", type=int, default=0, help="length of rollouts before an evaluation"
    )
    parser.add_argument(
        "--turn-ends",
        action="store_true",
        help="train the network on all positions between turns, and on no others",
    )
    parser.add_argument(
        "--network-only",
        action="store_true",
        help="keep the weights and priors of the file, replace its network",
    )
    parser.add_argument(
        "--lookahead-budget",
        type=int,
        default=0,
        help="positions per lookahead; 0: set by the game",
    )
    parser.add_argument(
        "--weight-decay",
        type=float,
        default=1e-3,
        help="L2 penalty on all weights",
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument(
        "--again", action="store_true", help="repeat the trainings that the weights file records"
    )
    parser.add_argument("--to", type=Path, help="the file to write; by default the game's own")
    return parser


def trained(args: argparse.Namespace, file: Path) -> str:
    """The text of the new weights file."""
    words = (
        f"--game {args.game} --players {args.players} --generations {args.generations}"
        f" --games {args.games} --trials {args.trials} --seed {args.seed} --units {args.units}"
        f" --rollout-moves {args.rollout_moves} --lookahead-budget {args.lookahead_budget}"
        f" --weight-decay {args.weight_decay}{' --turn-ends' if args.turn_ends else ''}"
        f"{' --network-only' if args.network_only else ''}"
    )
    curve: list[dict[str, float]] = []
    recent: list[tuple[list[Played], list[Choice]]] = []
    learned: dict[str, object] = {}
    with TemporaryDirectory() as folder:
        weights_files = [Path(folder, f"{number}.json") for number in range(args.generations + 1)]
        for generation, weights_file in enumerate(weights_files):
            spreads = usual_differences(recent[-1][0]) if recent else []
            recent.append(generation_played(args, generation, weights_files[:generation], spreads))
            recent = recent[-RECENT:]
            point, learned = fit_all(args, recent)
            weights_file.write_text(json.dumps(learned), encoding="utf-8")
            won = strength(args, weights_file, weights_files[0])
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
    weights_file = str(before[-1]) if before else None
    random_move_one_in = RANDOM_MOVE_ONE_IN[1] if before else RANDOM_MOVE_ONE_IN[0]
    jobs = [
        SelfPlay(
            plan,
            number,
            random_move_one_in,
            weights_file,
            spreads,
            args.turn_ends,
            args.lookahead_budget,
        )
        for number in range(args.games)
    ]
    played = all_done(args, f"generation {generation}", play_training_game, jobs)
    finished = [one for one in played if one.positions]
    games = [as_arrays(one) for one in finished]
    return games, [choice for one in finished for choice in one.choices]


def strength(args: argparse.Namespace, file: Path, first: Path) -> float:
    """The share of games that a bot of the newest generation wins against bots of the first."""
    plan = planned(args.game, args.players, ["greedy"], args.trials, f"{args.seed}/trial")
    jobs = [
        Trial(plan, number, str(file), str(first), args.lookahead_budget)
        for number in range(args.trials)
    ]
    return sum(all_done(args, "trials", trial_score, jobs)) / args.trials


def all_done(
    args: argparse.Namespace, what: str, work: Callable[[Job], Result], jobs: Sequence[Job]
) -> list[Result]:
    done: dict[int, Result] = {}
    for number, result in results(Workers(args.workers), work, jobs):
        done[number] = result
        print(f"\r{what}: {len(done)}/{len(jobs)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [done[number] for number in range(len(jobs))]


def as_arrays(game: TrainingGame) -> Played:
    return Played(
        np.array(game.positions, np.float32),
        np.array(game.between_turns),
        np.array(game.shares, np.float32),
    )


def usual_differences(games: list[Played]) -> list[float]:
    """How much each network input usually differs between the seats of a table."""
    seen = np.concatenate([game.network_inputs for game in games])
    apart = (seen - seen.mean(axis=1, keepdims=True)).std(axis=(0, 1))
    return [round(float(one), 4) for one in apart]


# Learning


def fit_all(
    args: argparse.Namespace, recent: Sequence[tuple[list[Played], list[Choice]]]
) -> tuple[dict[str, float], dict[str, object]]:
    """The loss on the validation set, and the contents of a weights file."""
    learned = training_games(recent)
    games = [game for played, _ in recent for game in played]
    held_back = [game for number, game in enumerate(games) if number % HELD_BACK == 0]
    weights = fitted(learned, 0, args.weight_decay)
    loss_by_weights = round(loss(weights, held_back), 4)
    if args.turn_ends:
        learned, held_back = only_between_turns(learned), only_between_turns(held_back)
    network = fitted(learned, args.units, args.weight_decay)
    point = {
        "games": len(learned),
        "loss_by_weights": loss_by_weights,
        "loss": round(loss(network, held_back), 4),
    }
    return point, {
        "weights": rounded(weights["skip"]),
        "network": {
            "skip": rounded(network["skip"]),
            "own_weights": [rounded(unit) for unit in network["own_weights"].T],
            "mean_weights": [rounded(unit) for unit in network["mean_weights"].T],
            "bias": rounded(network["bias"]),
            "output": rounded(network["output"]),
            "rollout_moves": args.rollout_moves,
        },
        "priors": priors([choice for _, choices in recent for choice in choices]),
    }


def weights_of_features(
    args: argparse.Namespace, recent: Sequence[tuple[list[Played], list[Choice]]]
) -> list[float]:
    """Weights for bots without a network: the features come first among the network inputs."""
    plan = planned(args.game, args.players, ["greedy"], 1, args.seed)
    features = len(find(args.game).bots.features(new_game(plan, args.seed))[0])
    games = [
        game._replace(network_inputs=game.network_inputs[:, :, :features])
        for game in training_games(recent)
    ]
    return rounded(fitted(games, 0, args.weight_decay)["skip"])


def training_games(recent: Sequence[tuple[list[Played], list[Choice]]]) -> list[Played]:
    games = [game for played, _ in recent for game in played]
    return [game for number, game in enumerate(games) if number % HELD_BACK != 0]


def only_between_turns(games: list[Played]) -> list[Played]:
    """Where a network evaluates; the linear weights serve all positions between actions."""
    return [
        Played(
            game.network_inputs[game.between_turns],
            game.between_turns[game.between_turns],
            game.shares,
        )
        for game in games
        if game.between_turns.any()
    ]


def fitted(games: list[Played], units: int, weight_decay: float) -> Layers:
    """By gradient descent (Adam). Without units it is a weighted sum."""
    network_inputs = np.concatenate([game.network_inputs for game in games])
    centre = network_inputs.mean(axis=(0, 1))
    spread = network_inputs.std(axis=(0, 1))
    spread[spread < 1e-6] = np.inf  # a constant input gets no weight
    network_inputs = (network_inputs - centre) / spread
    lengths = [len(game.network_inputs) for game in games]
    counts = np.repeat(1.0 / np.array(lengths, network_inputs.dtype), lengths)
    outcomes = np.repeat(np.array([game.shares for game in games]), lengths, axis=0)
    network = initial_layers(network_inputs.shape[2], units, network_inputs.dtype)
    momentum = {name: np.zeros_like(layer) for name, layer in network.items()}
    variance = {name: np.zeros_like(layer) for name, layer in network.items()}
    luck = np.random.default_rng(1)
    targets = outcomes
    steps = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1.02 - epoch / EPOCHS)
        if epoch >= WARM_UP:
            targets = td_targets(expected(network, network_inputs), outcomes, lengths)
        order = luck.permutation(len(network_inputs))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            gradients = gradient(
                network, network_inputs[some], targets[some], counts[some], weight_decay
            )
            steps += 1
            for name, grad in gradients.items():
                momentum[name] = 0.9 * momentum[name] + 0.1 * grad
                variance[name] = 0.999 * variance[name] + 0.001 * grad**2
                scale = np.sqrt(variance[name] / (1.0 - 0.999**steps)) + 1e-8
                network[name] = network[name] - rate * momentum[name] / (1.0 - 0.9**steps) / scale
    return unnormalised(network, centre, spread)


def initial_layers(features: int, units: int, kind: np.dtype[Any]) -> Layers:
    luck = np.random.default_rng(2)
    layers = {
        "skip": np.zeros(features),
        "own_weights": luck.normal(0.0, 1.0, (features, units)) / np.sqrt(features),
        "mean_weights": luck.normal(0.0, 0.5, (features, units)) / np.sqrt(features),
        "bias": np.zeros(units),
        "output": np.zeros(units),
    }
    return {name: layer.astype(kind) for name, layer in layers.items()}


def td_targets(expectations: Numbers, outcomes: Numbers, lengths: Sequence[int]) -> Numbers:
    """TD(lambda): the last position of a game gets the result, each before it a mixture of the next
    one's target and the network's evaluation there."""
    targets = outcomes.copy()
    end = 0
    for length in lengths:
        end += length
        for place in range(end - 2, end - length - 1, -1):
            targets[place] = (
                TD_LAMBDA * targets[place + 1] + (1.0 - TD_LAMBDA) * expectations[place + 1]
            )
    return targets


def outputs(network: Layers, network_inputs: Numbers) -> tuple[Numbers, Numbers]:
    """Each seat's chance, and the activation of each unit."""
    mean = network_inputs.mean(axis=1, keepdims=True)
    activation = (
        network_inputs @ network["own_weights"] + mean @ network["mean_weights"] + network["bias"]
    )
    relu = np.maximum(activation, 0.0)
    scores = network_inputs @ network["skip"] + relu @ network["output"]
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True)), relu


def expected(network: Layers, network_inputs: Numbers) -> Numbers:
    """Each seat's chance, computed in pieces to save memory."""
    pieces = range(0, len(network_inputs), 8192)
    return np.concatenate([outputs(network, network_inputs[at : at + 8192])[0] for at in pieces])


def loss(network: Layers, games: list[Played]) -> float:
    """The mean cross-entropy; long and short games count the same."""
    losses = []
    for game in games:
        chances = np.log(np.maximum(outputs(network, game.network_inputs)[0], 1e-9))
        losses.append(float(-(chances @ game.shares).mean()))
    return float(np.mean(losses))


def gradient(
    network: Layers, network_inputs: Numbers, targets: Numbers, counts: Numbers, weight_decay: float
) -> Layers:
    chances, relu = outputs(network, network_inputs)
    error = (chances - targets) * (counts / counts.sum())[:, None]
    unit_error = error[:, :, None] * network["output"] * (relu > 0.0)
    gradients = {
        "skip": np.tensordot(network_inputs, error, ([0, 1], [0, 1])),
        "own_weights": np.tensordot(network_inputs, unit_error, ([0, 1], [0, 1])),
        "mean_weights": network_inputs.mean(axis=1).T @ unit_error.sum(axis=1),
        "bias": unit_error.sum(axis=(0, 1)),
        "output": np.tensordot(relu, error, ([0, 1], [0, 1])),
    }
    for name in ("skip", "own_weights", "mean_weights", "output"):
        gradients[name] = gradients[name] + weight_decay * network[name]
    return gradients


def unnormalised(network: Layers, centre: Numbers, spread: Numbers) -> Layers:
    """The same network for inputs that are not normalised."""
    own_weights = network["own_weights"] / spread[:, None]
    mean_weights = network["mean_weights"] / spread[:, None]
    return {
        "skip": network["skip"] / spread,
        "own_weights": own_weights,
        "mean_weights": mean_weights,
        "bias": network["bias"] - centre @ (own_weights + mean_weights),
        "output": network["output"],
    }


def priors(choices: list[Choice]) -> dict[int, float]:
    """The probability of a choice is the prior of the move divided by the sum of the priors of all
    offered moves (Luce's rule, fitted by Hunter's iteration). To regularise, every move has also
    won and lost once against a move of prior 1."""
    words = sorted({move for choice in choices for move in choice.offered})
    index = {move: n for n, move in enumerate(words)}
    offered = np.array([index[move] for choice in choices for move in choice.offered])
    choice_of = np.repeat(np.arange(len(choices)), [len(choice.offered) for choice in choices])
    won = np.bincount([index[choice.move] for choice in choices], minlength=len(words))
    strengths = np.ones(len(words))
    for _ in range(ROUNDS):
        totals = np.bincount(choice_of, weights=strengths[offered])
        against = np.bincount(offered, weights=1.0 / totals[choice_of], minlength=len(words))
        strengths = (won + 1.0) / (against + 2.0 / (strengths + 1.0))
    return {move: float(f"{strengths[n]:.3g}") for move, n in index.items()}


# Writing


def in_rows(text: str) -> str:
    """JSON with every list of plain numbers in one line, such as the weights of a unit."""
    return re.sub(r'\[[^][{}"]*\]', lambda found: " ".join(found[0].split()), text)


def rounded(numbers: Numbers) -> list[float]:
    return [round(float(one), 5) for one in numbers]


if __name__ == "__main__":
    main()
