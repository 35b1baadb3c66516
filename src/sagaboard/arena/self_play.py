"""What games between bots teach: positions with who won in the end, and what was decided."""

from __future__ import annotations

from itertools import zip_longest
from random import Random

import msgspec

from sagaboard.arena.simulation import MOVE_LIMIT, Plan, new_game, seats_of_bots
from sagaboard.bots import Bot, find_bot
from sagaboard.bots.dice import Dice
from sagaboard.bots.greedy import GreedyBot
from sagaboard.bots.judge import Judge, Network, shares
from sagaboard.bots.levels import find_level
from sagaboard.bots.search_bot import SearchBot, judge_of
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.game import play
from sagaboard.kernel.registry import find

EVERY = 4
"""One of so many quiet positions is kept; neighbours are much alike."""
FANCIED = 8
"""A seat with fancies likes or dislikes one of so many features..."""
FANCY = 0.3
"""...so much, in logarithms of chances against what usually differs between seats."""


class Lesson(msgspec.Struct, frozen=True):
    """The features (or insights) of each seat in a position, and each seat's share of the
    victory."""

    features: list[list[float]]
    shares: list[float]


class Choice(msgspec.Struct, frozen=True):
    """What a bot decided, and among what."""

    offered: list[int]
    move: int


class GameTaught(msgspec.Struct, frozen=True):
    """All that is to be learned from one game."""

    lessons: list[Lesson]
    choices: list[Choice]


class SelfPlay(msgspec.Struct, frozen=True):
    """One game as a job for a worker."""

    plan: Plan
    number: int
    whim: int = 12
    """One of so many moves is made at random, so that odd positions are seen too."""
    spreads: list[float] | None = None
    """How much each insight usually differs between seats. Where that is told, lessons are of
    insights instead of features, and all seats but one have fancies."""


def player(name: str, seed: str) -> Bot:
    """Greedy looks at one deal only: many games teach more than careful ones."""
    return GreedyBot(seed, redeals=1) if name == "greedy" else find_bot(name, seed)


def fancying(name: str, seed: str, game: str, spreads: list[float]) -> Bot:
    """A bot that likes some features for no reason. What no bot does by itself is seen then, and
    what comes of it is no longer mixed up with who does it."""
    level = find_level(name)
    if level is None:
        raise BadOption(f"{name!r} can have no fancies: it does not judge by features")
    judge = judge_of(find(game), is_wise=level.is_wise)
    luck = Random(seed)
    liking = [
        FANCY * luck.gauss(0.0, 1.0) / spread if luck.randrange(FANCIED) == 0 and spread else 0.0
        for spread in spreads
    ]
    return SearchBot(level, seed, judge=fancied(judge, liking))


def fancied(judge: Judge, liking: list[float]) -> Judge:
    plain = judge.network or Network(judge.weights, [], [], [], [])
    direct = [sum(both) for both in zip_longest(plain.direct, liking, fillvalue=0.0)]
    network = Network(
        direct, plain.own, plain.table, plain.bias, plain.voice, moves_beyond=plain.moves_beyond
    )
    return Judge(judge.spec, judge.weights, network)


def taught_by(job: SelfPlay) -> GameTaught:
    """A game that is given up teaches nothing."""
    plan = job.plan
    spec = find(plan.game)
    seed = f"{plan.seed}/{job.number}"
    g = new_game(plan, seed)
    g.events = None
    dice = Dice(seed)
    seat_of = seats_of_bots(plan.players, job.number)
    bots = [
        player(plan.bots[seat_of.index(seat)], f"{seed}/{seat}") for seat in range(plan.players)
    ]
    if job.spreads:
        for seat in range(plan.players):
            if seat != job.number % plan.players:
                name = plan.bots[seat_of.index(seat)]
                bots[seat] = fancying(name, f"{seed}/{seat}", plan.game, job.spreads)
    told = spec.features if job.spreads is None else spec.insights
    positions: list[list[list[float]]] = []
    choices: list[Choice] = []
    moves = 0
    while not g.is_over and moves < MOVE_LIMIT:
        if spec.is_quiet(g) and dice.below(EVERY) == 0:
            positions.append(told(g))
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
        return GameTaught([], [])
    won = shares(spec.standing(g).winners, plan.players)
    return GameTaught([Lesson(features, won) for features in positions], choices)
