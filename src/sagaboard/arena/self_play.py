"""What games between bots teach: positions with who won in the end, and what was decided."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sagaboard.arena.simulation import MOVE_LIMIT, Plan, new_game
from sagaboard.bots import Bot
from sagaboard.bots.dice import Dice
from sagaboard.bots.greedy import GreedyBot
from sagaboard.bots.judge import Judge, Network, shares
from sagaboard.bots.levels import Level
from sagaboard.bots.search_bot import SearchBot
from sagaboard.bots.weights import read_network, read_trained
from sagaboard.kernel.game import play
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec

EVERY = 3
"""One of so many quiet positions is kept; neighbours are much alike."""
FANCIED = 8
"""A seat with fancies likes or dislikes one of so many insights..."""
FANCY = 0.3
"""...so much, in logarithms of chances against what usually differs between seats."""

PUPIL = Level("pupil", iterations=1, foresight=1)
"""Looks ahead in one deal only: many games teach more than careful ones."""


class Choice(msgspec.Struct, frozen=True):
    """What a bot decided, and among what."""

    offered: list[int]
    move: int


class GameTaught(msgspec.Struct, frozen=True):
    """All that is to be learned from one game: the insights into its positions in turn, which of
    them were settled, each seat's share of the victory, and what was decided."""

    positions: list[list[list[float]]]
    settled: list[bool]
    shares: list[float]
    choices: list[Choice]


class SelfPlay(msgspec.Struct, frozen=True):
    """One game as a job for a worker."""

    plan: Plan
    number: int
    whim: int = 12
    """One of so many moves is made at random, so that odd positions are seen too."""
    school: str | None = None
    """The file of what was learned before; greedy players, who need none, play without it."""
    spreads: list[float] = []
    """How much each insight usually differs between seats."""
    keeps_settled: bool = False
    """All settled positions are kept, because that is where networks judge."""
    lines: int = 0
    """How wide the players look ahead; 0: as the game says."""


def taught_by(job: SelfPlay) -> GameTaught:
    """A game that is given up teaches nothing."""
    plan = job.plan
    spec = find(plan.game)
    seed = f"{plan.seed}/{job.number}"
    g = new_game(plan, seed)
    g.events = None
    dice = Dice(seed)
    bots = [player(job, seat) for seat in range(plan.players)]
    positions: list[list[list[float]]] = []
    settled: list[bool] = []
    choices: list[Choice] = []
    moves = 0
    while not g.is_over and moves < MOVE_LIMIT:
        if spec.is_quiet(g):
            is_settled = spec.is_settled(g)
            if dice.below(1 if is_settled and job.keeps_settled else EVERY) == 0:
                positions.append(spec.insights(g))
                settled.append(is_settled)
        seat = g.waiting_for()[0]
        question = g.question_for(seat)
        assert question is not None
        if dice.below(job.whim) == 0:
            move = question.moves[dice.below(len(question.moves))]
        else:
            move = bots[seat].choose(spec, g, seat)
            if len(question.moves) > 1:
                choices.append(Choice(list(question.moves), move))
        play(g, seat, move)
        moves += 1
    if not g.is_over:
        return GameTaught([], [], [], [])
    return GameTaught(positions, settled, shares(spec.standing(g).winners, plan.players), choices)


def player(job: SelfPlay, seat: int) -> Bot:
    """In a third of the games one seat by the network meets others by the weights, in a third all
    go by the network, in a third the half. In the latter all but one have fancies."""
    seed = f"{job.plan.seed}/{job.number}/{seat}"
    if job.school is None:
        return GreedyBot(seed, redeals=1)
    kind = job.number % 3
    place = (seat - job.number) % job.plan.players
    is_wise = kind == 1 or place == 0 or (kind == 2 and place < job.plan.players // 2)
    judge = schooled(find(job.plan.game), Path(job.school), is_wise=is_wise)
    if kind != 0 and place != 0:
        judge = fancied(judge, liking(seed, job.spreads))
    pupil = msgspec.structs.replace(PUPIL, lines=job.lines)
    return SearchBot(pupil, seed, judge=judge, weights=Path(job.school))


def schooled(spec: GameSpec[Any], school: Path, *, is_wise: bool) -> Judge:
    """In schools weights are for all insights, so without a network they make one of no units."""
    weights = read_trained(school).weights
    network = read_network(school) if is_wise else Network(weights, [], [], [], [])
    return Judge(spec, weights, network)


def liking(seed: str, spreads: list[float]) -> list[float]:
    """Some insights, for no reason. What no bot does by itself is seen then, and what comes of it
    is no longer mixed up with who does it."""
    luck = Random(seed)
    return [
        FANCY * luck.gauss(0.0, 1.0) / spread if luck.randrange(FANCIED) == 0 and spread else 0.0
        for spread in spreads
    ]


def fancied(judge: Judge, liking: list[float]) -> Judge:
    plain = judge.network
    assert plain is not None
    direct = [weight + more for weight, more in zip(plain.direct, liking, strict=True)]
    network = Network(
        direct, plain.own, plain.table, plain.bias, plain.voice, moves_beyond=plain.moves_beyond
    )
    return Judge(judge.spec, judge.weights, network)


class Trial(msgspec.Struct, frozen=True):
    """One that judges by the network of a school against others by the weights of another one."""

    plan: Plan
    number: int
    school: str
    against: str
    lines: int = 0


def share_won(trial: Trial) -> float:
    plan = trial.plan
    spec = find(plan.game)
    seed = f"{plan.seed}/{trial.number}"
    own = trial.number % plan.players
    g = new_game(plan, seed)
    g.events = None
    pupil = msgspec.structs.replace(PUPIL, lines=trial.lines)
    bots = []
    for seat in range(plan.players):
        school = Path(trial.school if seat == own else trial.against)
        judge = schooled(spec, school, is_wise=seat == own)
        bots.append(SearchBot(pupil, f"{seed}/{seat}", judge=judge, weights=school))
    moves = 0
    while not g.is_over and moves < MOVE_LIMIT:
        seat = g.waiting_for()[0]
        play(g, seat, bots[seat].choose(spec, g, seat))
        moves += 1
    return shares(spec.standing(g).winners, plan.players)[own]
