"""Self-play for training: positions with the final result, and the moves chosen."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sagaboard.arena.simulation import Plan, new_game
from sagaboard.bots import Bot
from sagaboard.bots.dice import Dice
from sagaboard.bots.greedy import GreedyBot
from sagaboard.bots.judge import Judge, Network, shares
from sagaboard.bots.levels import Level
from sagaboard.bots.search_bot import SearchBot
from sagaboard.bots.weights import read_network, read_trained
from sagaboard.kernel.game import play
from sagaboard.kernel.record import MOVE_LIMIT
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec

EVERY = 3
"""One in so many positions between actions is kept, because neighbours are similar."""
NOISE_ONE_IN = 8
"""Noise changes the weight of one in so many network inputs..."""
NOISE_SCALE = 0.3
"""...by so many logits per usual difference between seats, times a standard normal."""

SELF_PLAY_LEVEL = Level("self-play", iterations=1, lookahead_deals=1)
"""A lookahead in one deal only: many quick games train better than few careful ones."""


class Choice(msgspec.Struct, frozen=True):
    """The moves offered to a bot, and the one it chose."""

    offered: list[int]
    move: int


class TrainingGame(msgspec.Struct, frozen=True):
    """One game for training: the network inputs of its positions in order, which of them stood
    between turns, each seat's share of the victory, and the moves chosen."""

    positions: list[list[list[float]]]
    between_turns: list[bool]
    shares: list[float]
    choices: list[Choice]


class SelfPlay(msgspec.Struct, frozen=True):
    """One game as a job for a worker."""

    plan: Plan
    number: int
    random_move_one_in: int = 12
    """One in so many moves is random, so that odd positions are seen too."""
    weights_file: str | None = None
    """The previous generation; None: greedy bots, which need no training."""
    spreads: list[float] = []
    """How much each network input usually differs between seats."""
    keeps_turn_ends: bool = False
    """All positions between turns are kept, because networks evaluate there."""
    lookahead_budget: int = 0
    """Positions per deal of the lookahead; 0: as the game says."""


def play_training_game(job: SelfPlay) -> TrainingGame:
    """A game that hits the move limit gives an empty result."""
    plan = job.plan
    spec = find(plan.game)
    seed = f"{plan.seed}/{job.number}"
    g = new_game(plan, seed)
    g.events = None
    dice = Dice(seed)
    bots = [player(job, seat) for seat in range(plan.players)]
    positions: list[list[list[float]]] = []
    between_turns: list[bool] = []
    choices: list[Choice] = []
    moves = 0
    while not g.is_over and moves < MOVE_LIMIT:
        if spec.is_between_actions(g):
            is_between_turns = spec.is_between_turns(g)
            if dice.below(1 if is_between_turns and job.keeps_turn_ends else EVERY) == 0:
                positions.append(spec.bots.network_inputs(g))
                between_turns.append(is_between_turns)
        seat = g.waiting_for()[0]
        question = g.question_for(seat)
        assert question is not None
        if dice.below(job.random_move_one_in) == 0:
            move = question.moves[dice.below(len(question.moves))]
        else:
            move = bots[seat].choose(spec, g, seat)
            if len(question.moves) > 1:
                choices.append(Choice(list(question.moves), move))
        play(g, seat, move)
        moves += 1
    if not g.is_over:
        return TrainingGame([], [], [], [])
    return TrainingGame(
        positions, between_turns, shares(spec.standing(g).winners, plan.players), choices
    )


def player(job: SelfPlay, seat: int) -> Bot:
    """In a third of the games one seat with the network meets linear weights, in a third all seats
    have the network, in a third half of them. In the latter two all but one have noise."""
    seed = f"{job.plan.seed}/{job.number}/{seat}"
    if job.weights_file is None:
        return GreedyBot(seed, redeals=1)
    kind = job.number % 3
    place = (seat - job.number) % job.plan.players
    uses_network = kind == 1 or place == 0 or (kind == 2 and place < job.plan.players // 2)
    judge = judge_from(find(job.plan.game), Path(job.weights_file), uses_network=uses_network)
    if kind != 0 and place != 0:
        judge = with_noise(judge, weight_noise(seed, job.spreads))
    level = msgspec.structs.replace(SELF_PLAY_LEVEL, lookahead_budget=job.lookahead_budget)
    return SearchBot(level, seed, judge=judge, weights=Path(job.weights_file))


def judge_from(spec: GameSpec[Any], weights_file: Path, *, uses_network: bool) -> Judge:
    """During training the linear weights cover all network inputs: a network without units."""
    weights = read_trained(weights_file).weights
    network = read_network(weights_file) if uses_network else Network(weights, [], [], [], [])
    return Judge(spec, weights, network)


def weight_noise(seed: str, spreads: list[float]) -> list[float]:
    """Random changes of some weights. They show moves that no bot makes by itself, and separate the
    effect of a feature from the strength of the bots that seek it."""
    luck = Random(seed)
    return [
        NOISE_SCALE * luck.gauss(0.0, 1.0) / spread
        if luck.randrange(NOISE_ONE_IN) == 0 and spread
        else 0.0
        for spread in spreads
    ]


def with_noise(judge: Judge, weight_noise: list[float]) -> Judge:
    plain = judge.network
    assert plain is not None
    skip = [weight + more for weight, more in zip(plain.skip, weight_noise, strict=True)]
    network = Network(
        skip,
        plain.own_weights,
        plain.mean_weights,
        plain.bias,
        plain.output,
        rollout_moves=plain.rollout_moves,
    )
    return Judge(judge.spec, judge.weights, network)


class Trial(msgspec.Struct, frozen=True):
    """One seat with the network of a file against others with the linear weights of another."""

    plan: Plan
    number: int
    weights_file: str
    against: str
    lookahead_budget: int = 0


def trial_score(trial: Trial) -> float:
    plan = trial.plan
    spec = find(plan.game)
    seed = f"{plan.seed}/{trial.number}"
    own = trial.number % plan.players
    g = new_game(plan, seed)
    g.events = None
    level = msgspec.structs.replace(SELF_PLAY_LEVEL, lookahead_budget=trial.lookahead_budget)
    bots = []
    for seat in range(plan.players):
        weights_file = Path(trial.weights_file if seat == own else trial.against)
        judge = judge_from(spec, weights_file, uses_network=seat == own)
        bots.append(SearchBot(level, f"{seed}/{seat}", judge=judge, weights=weights_file))
    moves = 0
    while not g.is_over and moves < MOVE_LIMIT:
        seat = g.waiting_for()[0]
        play(g, seat, bots[seat].choose(spec, g, seat))
        moves += 1
    return shares(spec.standing(g).winners, plan.players)[own]
