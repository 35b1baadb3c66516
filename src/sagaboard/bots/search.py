"""Information-set Monte Carlo tree search.

Every iteration redeals what the seat cannot see, goes down a tree of moves, plays on for a little,
judges the position and credits every move on the way with the win chance of the seat that made it.
All seats are thought to play for themselves. The same node may stand for many deals, so a move is
weighed by how often it was offered there, not by how often the node was reached.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

from mypy_extensions import i64

from sagaboard.bots.dice import Dice
from sagaboard.bots.judge import Judge
from sagaboard.bots.opinion import Finding, Opinion
from sagaboard.bots.playout import pending
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Game, Question, advance
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.spec import GameSpec

SEATS: Final = 16
"""More than any game has: a seat and a move make one key."""

CURIOSITY: Final = 1.0
"""How much a move that was tried little is favoured, in standard deviations of all results."""

TRUST: Final = 1.0
"""The experience with a move elsewhere counts like so many visits here."""

PATIENCE: Final = 60
"""So many moves at most beyond the tree until the position must be quiet enough to judge."""


class Arm:
    """A move of a seat at a node: what came of it, and where it leads."""

    def __init__(self, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        self.after: Node | None = None


class Node:
    """Every seat that is asked here has its own arms, so that of several who answer at once
    nobody reacts to what another has just chosen."""

    def __init__(self) -> None:
        self.arms: dict[i64, Arm] = {}
        self.after_others: Node | None = None
        """Where it goes on when several others have answered at once; who knows what."""


class Habit:
    """How a seat fared with a move, wherever it made it."""

    def __init__(self) -> None:
        self.visits = 0.0
        self.total = 0.0


class Search:
    """One question thought through. `redeal` gives games that the seat cannot tell apart."""

    def __init__(
        self,
        spec: GameSpec[Any],
        judge: Judge,
        redeal: Callable[[Chance], Game],
        seat: Seat,
        seed: str,
        moves_beyond: i64,
    ) -> None:
        self.spec = spec
        self.judge = judge
        self.redeal = redeal
        self.seat = seat
        self.moves_beyond = moves_beyond
        self.iterations: i64 = 0
        self._dice = Dice(seed)
        self._chance = Chance(seed)
        self._root = Node()
        self._habits: dict[i64, Habit] = {}
        self._path: list[Arm] = []
        self._played: list[i64] = []
        self._sums: list[float] = []
        self._squares: list[float] = []

    def run(self, iterations: i64, seconds: float, clock: Callable[[], float]) -> None:
        """Until one of the limits is reached (0: there is none), or no other move can catch up."""
        start = clock() if seconds > 0.0 else 0.0
        while True:
            self.iterate()
            left = float(iterations - self.iterations) if iterations > 0 else 1e9
            if seconds > 0.0:
                used = clock() - start
                rate = float(self.iterations) / used if used > 0.0 else 1e9
                left = min(left, (seconds - used) * rate)
            if left < 1.0 or self._lead() > left:
                return

    def opinion(self) -> Opinion:
        findings = [
            Finding(arm.move, arm.visits, arm.total / float(arm.visits))
            for arm in self._root.arms.values()
            if arm.seat == self.seat and arm.visits > 0
        ]
        chances = [total / float(self.iterations) for total in self._sums]
        return Opinion(self.iterations, findings, chances)

    def iterate(self) -> None:
        g = self.redeal(self._chance)
        self._path = []
        self._played = []
        self._descend(g)
        self._play_on(g)
        self._learn(self.judge.chances(g))

    # Going down

    def _descend(self, g: Game) -> None:
        """To the first move that is new in the tree."""
        node = self._root
        while g.stack:
            asked = self._asked(g)
            first = len(self._path)
            is_new = False
            for question in asked:
                if question is not asked[0] and not is_still_asked(g, question):
                    break
                arm = self._pick(node, question)
                is_new = is_new or arm.visits == 0
                self._path.append(arm)
                self._make(g, question.seat, arm.move)
            if is_new:
                return
            node = self._next(node, self._path[first:])

    def _asked(self, g: Game) -> list[Question]:
        """Everybody who has to answer, the searching seat first."""
        asked: list[Question] = []
        for question in g.questions:
            if not question.settled:
                if question.seat == self.seat:
                    asked.insert(0, question)
                else:
                    asked.append(question)
        return asked

    def _next(self, node: Node, made: list[Arm]) -> Node:
        """Answers given at once are hidden from each other: the tree goes on by the seat's own."""
        known = made[0]
        if known.seat != self.seat and len(made) > 1:
            if node.after_others is None:
                node.after_others = Node()
            return node.after_others
        if known.after is None:
            known.after = Node()
        return known.after

    def _pick(self, node: Node, question: Question) -> Arm:
        """The move with the best prospects if we are confident, by UCB over how often each was
        offered. One not tried here yet is expected to do as it did elsewhere."""
        spread = self._deviation(question.seat)
        usual = self._mean(question.seat)
        best: Arm | None = None
        highest = -1e9
        for move in question.moves:
            key = move * SEATS + question.seat
            arm = node.arms.get(key)
            if arm is None:
                arm = Arm(question.seat, move)
                node.arms[key] = arm
            arm.offered += 1
            visits = float(arm.visits) + TRUST
            expected = (arm.total + TRUST * self._habitual(key, usual)) / visits
            hope = CURIOSITY * spread * sqrt(log(float(arm.offered) + 1.0) / visits)
            # Without luck, seats that answer at once would fall into step with each other.
            worth = expected + hope * (0.5 + 0.001 * float(self._dice.below(1000)))
            if worth > highest:
                highest = worth
                best = arm
        assert best is not None
        return best

    # Beyond the tree

    def _play_on(self, g: Game) -> None:
        """Until the position can be judged; of two random moves the one that has done better."""
        moves: i64 = 0
        while g.stack and moves < PATIENCE:
            if moves >= self.moves_beyond and self.spec.is_quiet(g):
                return
            question = pending(g)
            count: i64 = len(question.moves)
            move = question.moves[self._dice.below(count)]
            if count > 1:
                other = question.moves[self._dice.below(count)]
                if self._is_better(question.seat, other, move):
                    move = other
            self._make(g, question.seat, move)
            moves += 1

    def _is_better(self, seat: Seat, move: Move, than: Move) -> bool:
        one = self._habits.get(move * SEATS + seat)
        other = self._habits.get(than * SEATS + seat)
        if one is None or other is None:
            return False
        return one.total * other.visits > other.total * one.visits

    def _make(self, g: Game, seat: Seat, move: Move) -> None:
        self._played.append(move * SEATS + seat)
        g.stack[-1].take(g, seat, move)
        advance(g)

    # Learning

    def _learn(self, chances: list[float]) -> None:
        self.iterations += 1
        if not self._sums:
            self._sums = [0.0] * len(chances)
            self._squares = [0.0] * len(chances)
        for seat, chance in enumerate(chances):
            self._sums[seat] += chance
            self._squares[seat] += chance * chance
        for arm in self._path:
            arm.visits += 1
            arm.total += chances[arm.seat]
        for key in self._played:
            habit = self._habits.get(key)
            if habit is None:
                habit = Habit()
                self._habits[key] = habit
            habit.visits += 1.0
            habit.total += chances[key % SEATS]

    def _habitual(self, key: i64, usual: float) -> float:
        habit = self._habits.get(key)
        if habit is None:
            return usual
        return (habit.total + usual) / (habit.visits + 1.0)

    def _mean(self, seat: Seat) -> float:
        return self._sums[seat] / float(self.iterations) if self.iterations > 0 else 0.5

    def _deviation(self, seat: Seat) -> float:
        if self.iterations == 0:
            return 1.0
        mean = self._mean(seat)
        return sqrt(max(0.0, self._squares[seat] / float(self.iterations) - mean * mean)) + 0.01

    def _lead(self) -> float:
        """By how many visits the best move is ahead of the next."""
        best: i64 = 0
        second: i64 = 0
        for arm in self._root.arms.values():
            if arm.seat == self.seat:
                if arm.visits > best:
                    second = best
                    best = arm.visits
                elif arm.visits > second:
                    second = arm.visits
        return float(best - second)


def is_still_asked(g: Game, before: Question) -> bool:
    """Whether a seat has yet to answer what it was asked together with others."""
    now = g.question_for(before.seat)
    if now is None or now.settled:
        return False
    return now.prompt == before.prompt and now.moves == before.moves
