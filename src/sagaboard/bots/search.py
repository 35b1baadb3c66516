"""Information-set Monte Carlo tree search.

First it looks what every move leads to at once. Then every iteration redeals what the seat cannot
see, goes down a tree of moves, plays on for a little, judges the position and credits every move on
the way with the win chance of the seat that made it.
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
from sagaboard.bots.tree import SEATS, Arm, Habit, Node
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Game, Question, advance
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.spec import GameSpec

LOOKING: Final = 0.4
"""When this part of the time is over, looking ahead comes to an end."""

RELIANCE: Final = 10.0
"""What was foreseen of a move counts like so many visits."""

DEALS: Final = 512
FRESH: Final = 64
REUSE: Final = 4
"""Dealing takes longer than copying: after the first `FRESH` deals there is a new one for every
`REUSE` iterations, and never more than `DEALS`."""

CURIOSITY: Final = 0.5
"""How much a move that was tried little is favoured, in standard deviations of all results."""

GUESS: Final = 0.2
GUESSES: Final = 4.0
"""The standard deviation is guessed at first; the guess counts like so many results."""

LEANING: Final = 0.5
"""This part of the curiosity goes by how readily a move is made, against the average move."""

TRUST: Final = 1.0
"""The experience with a move elsewhere counts like so many visits here."""

PATIENCE: Final = 60
"""So many moves at most beyond the tree until the position must be quiet enough to judge."""

FINE: Final = 1 << 20
"""Parts of a whole, where dice decide by shares."""


class Search:
    """One question thought through. `redeal` gives games that the seat cannot tell apart."""

    def __init__(
        self,
        spec: GameSpec[Any],
        judge: Judge,
        redeal: Callable[[Chance], Game],
        seat: Seat,
        seed: str,
        foresight: i64,
        follow_ups: i64,
        lines: i64,
        breadth: i64,
        moves_beyond: i64,
        leanings: list[float],
    ) -> None:
        self.spec = spec
        self.judge = judge
        self.redeal = redeal
        self.seat = seat
        self.foresight = foresight
        self.follow_ups = follow_ups
        self.lines = lines
        """So many moves and answers at most are looked at in one deal; a question that would lead
        to more of them is answered as it is likely to be."""
        self.breadth = breadth
        """So many answers to a question that follows are thought through further; 0: all."""
        self.moves_beyond = moves_beyond
        self.leanings = leanings
        """How readily each move is made, by its number; empty if that is not known."""
        self.iterations: i64 = 0
        self._clock: Callable[[], float] | None = None
        self._look_until = 0.0
        """When to stop looking ahead, if there is a clock."""
        self._seed = seed
        self._dice = Dice(seed)
        self._chance = Chance(seed)
        self._deals: list[Game] = []
        self._root = Node()
        self._habits: dict[i64, Habit] = {}
        self._path: list[Arm] = []
        self._played: list[i64] = []
        self._sums: list[float] = []
        self._squares: list[float] = []

    def run(self, iterations: i64, seconds: float, clock: Callable[[], float]) -> None:
        """Until one of the limits is reached (0: there is none), or no other move can catch up."""
        start = clock() if seconds > 0.0 else 0.0
        if seconds > 0.0:
            self._clock = clock
            self._look_until = start + LOOKING * seconds
        for number in range(self.foresight):
            if number > 0 and self._is_late():
                break
            self._look_ahead()
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
        own = [arm for arm in self._root.arms.values() if arm.seat == self.seat]
        findings = [Finding(arm.move, arm.visits, arm.mean()) for arm in own if arm.visits > 0]
        best = max(findings, key=lambda found: found.visits).chance
        promise = max([arm.prospect() for arm in own if arm.foreseen > 0], default=0.0)
        for arm in own:
            if arm.visits == 0 and arm.foreseen > 0:
                # As far behind the best one as it was foreseen to be.
                findings.append(Finding(arm.move, 0, max(0.0, best + arm.prospect() - promise)))
        chances = [total / float(self.iterations) for total in self._sums]
        return Opinion(self.iterations, findings, chances)

    def iterate(self) -> None:
        g = self._deal()
        self._path = []
        self._played = []
        self._descend(g)
        self._play_on(g)
        self._learn(self.judge.chances(g))

    def _deal(self) -> Game:
        known: i64 = len(self._deals)
        if known < FRESH or (known < DEALS and known * REUSE <= self.iterations):
            deal = self.redeal(self._chance)
            self._deals.append(deal)
        else:
            deal = self._deals[self._dice.below(known)]
        g = deal.copy()
        g.questions = deal.questions
        g.chance = Chance(f"{self._seed}/{self.iterations}")
        return g

    # Looking ahead

    def _look_ahead(self) -> None:
        """In one more deal."""
        g = self.redeal(self._chance)
        self._deals.append(g)
        question = g.question_for(self.seat)
        assert question is not None
        self._foresee(g, self._root, question, self.follow_ups, 1)

    def _foresee(
        self, g: Game, node: Node, question: Question, follow_ups: i64, lines: i64
    ) -> float:
        """What every move leads to, and the best of it. `lines` are looked at beside this one."""
        best = 0.0
        moves = question.moves
        if node is not self._root and follow_ups > 0:
            moves = self._promising(g, node, question)
        lines *= len(moves)
        for move in moves:
            arm = node.arm(question.seat, move)
            chance = self._outcome(after_move(g, question.seat, move), arm, follow_ups, lines)
            arm.foreseen += 1
            arm.promised += chance
            best = max(best, chance)
        return best

    def _promising(self, g: Game, node: Node, question: Question) -> list[Move]:
        """The answers that look best when nothing that follows them is thought through. What was
        seen of the others is kept, so that the tree does not take them for unknown ones."""
        moves = question.moves
        if self.breadth == 0 or len(moves) <= self.breadth:
            return moves
        seat = question.seat
        roughly: list[tuple[float, Move]] = []
        for move in moves:
            chance = self._outcome(after_move(g, seat, move), Arm(seat, move), 0, 1)
            roughly.append((-chance, move))
        roughly.sort()
        for less, move in roughly[self.breadth :]:
            arm = node.arm(seat, move)
            arm.foreseen += 1
            arm.promised -= less
        return [move for _, move in roughly[: self.breadth]]

    def _outcome(self, g: Game, arm: Arm, follow_ups: i64, lines: i64) -> float:
        """The chance when nothing is half done any more. The seat answers what it is asked next
        as well as it can, others as they are likely to."""
        node = Node()
        if arm.after is None:
            arm.after = node
        else:
            node = arm.after
        moves: i64 = 0
        while moves < PATIENCE and not self.judge.can_judge(g):
            question = pending(g)
            choices: i64 = len(question.moves)
            if self.breadth > 0:
                choices = min(choices, self.breadth)
            is_own = question.seat == arm.seat and choices > 1
            if is_own and follow_ups > 0 and lines * choices <= self.lines and not self._is_late():
                # Only what is asked at once is the same question in every deal.
                known = node if moves == 0 and len(g.questions) == 1 else Node()
                return self._foresee(g, known, question, follow_ups - 1, lines)
            g.stack[-1].take(g, question.seat, self._likely(question))
            advance(g)
            moves += 1
        return self.judge.chances(g)[arm.seat]

    def _is_late(self) -> bool:
        return self._clock is not None and self._clock() > self._look_until

    # Going down

    def _descend(self, g: Game) -> None:
        """To the first move that is new in the tree, and on from there to where its turn is over:
        what is known of moves elsewhere is better than moves that are only likely."""
        node = self._root
        while g.stack:
            asked = self._asked(g)
            first = len(self._path)
            is_new = False
            for question in asked:
                if question is not asked[0] and not is_still_asked(g, question):
                    break
                arm = self._pick(node, question, len(asked) > 1)
                is_new = is_new or arm.visits == 0
                self._path.append(arm)
                self._make(g, question.seat, arm.move)
            if is_new and not self._is_turn_half_done(g):
                return
            node = node.next(self._path[first:], self.seat)

    def _is_turn_half_done(self, g: Game) -> bool:
        return self.spec.is_quiet(g) and not self.judge.can_judge(g)

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

    def _pick(self, node: Node, question: Question, is_blurred: bool) -> Arm:
        """The move with the best prospects if we are confident, by UCB over how often each was
        offered. What is not known of a move here is expected from what was foreseen, compared with
        the best that was, and from what it did elsewhere; who answers together with others has
        foreseen nothing, because their answers are what matters."""
        spread = self._deviation(question.seat)
        usual = self._mean(question.seat)
        arms = [node.arm(question.seat, move) for move in question.moves]
        promise = 0.0
        for arm in arms:
            if arm.foreseen > 0:
                promise = max(promise, arm.prospect())
        average = self._leaning(question) / float(len(arms))
        best: Arm | None = None
        highest = -1e9
        for arm in arms:
            arm.offered += 1
            visits = float(arm.visits) + TRUST
            total = arm.total + TRUST * self._habitual(arm.move * SEATS + arm.seat, usual)
            hope = CURIOSITY * spread * sqrt(log(float(arm.offered) + 1.0) / visits)
            if self.leanings:
                hope *= 1.0 - LEANING + LEANING * min(3.0, self.leanings[arm.move] / average)
            if is_blurred:
                # Without luck, seats that answer at once would fall into step with each other.
                hope *= 1.0 + 0.002 * float(self._dice.below(1000))
            if arm.foreseen > 0 and not is_blurred:
                total += RELIANCE * (usual + arm.prospect() - promise)
                visits += RELIANCE
            worth = total / visits + hope
            if worth > highest:
                highest = worth
                best = arm
        assert best is not None
        return best

    # Beyond the tree

    def _play_on(self, g: Game) -> None:
        """Until the position can be judged; of two likely moves the one that has done better."""
        moves: i64 = 0
        while g.stack and moves < PATIENCE:
            if moves >= self.moves_beyond and self.judge.can_judge(g):
                return
            question = pending(g)
            move = self._likely(question)
            if len(question.moves) > 1:
                other = self._likely(question)
                if self._is_better(question.seat, other, move):
                    move = other
            self._make(g, question.seat, move)
            moves += 1

    def _likely(self, question: Question) -> Move:
        """Any move, each as often as players lean towards it."""
        moves = question.moves
        if len(moves) == 1:
            return moves[0]
        if not self.leanings:
            return moves[self._dice.below(len(moves))]
        left = self._leaning(question) * float(self._dice.below(FINE)) / float(FINE)
        for move in moves:
            left -= self.leanings[move]
            if left < 0.0:
                return move
        return moves[-1]

    def _leaning(self, question: Question) -> float:
        """Towards all moves of a question together."""
        total = 0.0
        if self.leanings:
            for move in question.moves:
                total += self.leanings[move]
        return total

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
        """Of all results so far. At first it is guessed, or equal results would end all curiosity;
        the very first move goes by what was foreseen alone."""
        if self.iterations == 0:
            return 0.0
        count = float(self.iterations)
        mean = self._sums[seat] / count
        squares = max(0.0, self._squares[seat] - count * mean * mean)
        return sqrt((squares + GUESSES * GUESS * GUESS) / (count + GUESSES)) + 0.01

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


def after_move(g: Game, seat: Seat, move: Move) -> Game:
    after = g.copy()
    after.stack[-1].take(after, seat, move)
    advance(after)
    return after


def is_still_asked(g: Game, before: Question) -> bool:
    """Whether a seat has yet to answer what it was asked together with others."""
    now = g.question_for(before.seat)
    if now is None or now.settled:
        return False
    return now.prompt == before.prompt and now.moves == before.moves
