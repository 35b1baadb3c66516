"""Information-set Monte Carlo tree search.

A lookahead first evaluates what each move leads to at once. Then every iteration redeals what the
seat cannot see, descends a tree of moves, adds a short rollout, evaluates the position and credits
each move on the path with the win chance of the seat that made it.
Every seat maximises its own chance. One node stands for many deals, so UCB counts how often a move
was offered there, not how often the node was reached.
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
from sagaboard.bots.tree import SEATS, Edge, MoveStats, Node
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Game, Question, answer
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.spec import GameSpec

LOOKAHEAD_SHARE: Final = 0.4
"""The lookahead ends when this share of the time is used."""

LOOKAHEAD_VISITS: Final = 10.0
"""The lookahead's mean of a move counts like so many visits."""

DEALS: Final = 512
FRESH: Final = 64
REUSE: Final = 4
"""Dealing takes longer than copying: after the first `FRESH` deals there is a new one for every
`REUSE` iterations, and never more than `DEALS`."""

EXPLORATION: Final = 0.5
"""The constant of UCB, in standard deviations of all results."""

PRIOR_STDDEV: Final = 0.2
PRIOR_RESULTS: Final = 4.0
"""A prior for the standard deviation, and the number of results that it counts like."""

PRIOR_SHARE: Final = 0.5
"""The share of the exploration term that is scaled by the prior of a move, relative to the
average move of the question."""

AMAF_VISITS: Final = 1.0
"""All-moves-as-first: results of the same move elsewhere count like so many visits here."""

ROLLOUT_LIMIT: Final = 60
"""Moves after which a rollout ends, even if the position is not one to evaluate."""

DICE_RESOLUTION: Final = 1 << 20
"""Steps into which a probability is divided when dice decide by it."""


class Search:
    """The search for one question. `redeal` draws games that the seat cannot tell apart."""

    def __init__(
        self,
        spec: GameSpec[Any],
        judge: Judge,
        redeal: Callable[[Chance], Game],
        seat: Seat,
        seed: str,
        lookahead_deals: i64,
        lookahead_depth: i64,
        lookahead_budget: i64,
        beam_width: i64,
        rollout_moves: i64,
        priors: list[float],
    ) -> None:
        self.spec = spec
        self.judge = judge
        self.redeal = redeal
        self.seat = seat
        self.lookahead_deals = lookahead_deals
        self.lookahead_depth = lookahead_depth
        self.lookahead_budget = lookahead_budget
        """Positions that a lookahead evaluates in one deal at most; a question that would exceed it
        is answered by the priors."""
        self.beam_width = beam_width
        """Answers to a follow-up question that the lookahead expands; 0: all."""
        self.rollout_moves = rollout_moves
        self.priors = priors
        """The weight of each move, by its number; empty without a trained policy."""
        self.iterations: i64 = 0
        self._clock: Callable[[], float] | None = None
        self._lookahead_until = 0.0
        """The time at which the lookahead stops, if there is a clock."""
        self._seed = seed
        self._dice = Dice(seed)
        self._chance = Chance(seed)
        self._deals: list[Game] = []
        self._root = Node()
        self._move_stats: dict[i64, MoveStats] = {}
        self._path: list[Edge] = []
        self._played: list[i64] = []
        self._sums: list[float] = []
        self._squares: list[float] = []

    def run(self, iterations: i64, seconds: float, clock: Callable[[], float]) -> None:
        """Until a limit is reached (0: none), or no other move can catch up."""
        start = clock() if seconds > 0.0 else 0.0
        if seconds > 0.0:
            self._clock = clock
            self._lookahead_until = start + LOOKAHEAD_SHARE * seconds
        for number in range(self.lookahead_deals):
            if number > 0 and self._lookahead_is_over():
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
        own = [edge for edge in self._root.edges.values() if edge.seat == self.seat]
        findings = [Finding(edge.move, edge.visits, edge.mean()) for edge in own if edge.visits > 0]
        best = max(findings, key=lambda found: found.visits).chance
        best_seen = max(
            [edge.lookahead_mean() for edge in own if edge.lookahead_count > 0], default=0.0
        )
        for edge in own:
            if edge.visits == 0 and edge.lookahead_count > 0:
                # As far behind the best move as in the lookahead.
                findings.append(
                    Finding(edge.move, 0, max(0.0, best + edge.lookahead_mean() - best_seen))
                )
        chances = [total / float(self.iterations) for total in self._sums]
        return Opinion(self.iterations, findings, chances)

    def iterate(self) -> None:
        g = self._deal()
        self._path = []
        self._played = []
        self._descend(g)
        self._roll_out(g)
        self._backpropagate(self.judge.chances(g))

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

    # Lookahead

    def _look_ahead(self) -> None:
        """In one more deal."""
        g = self.redeal(self._chance)
        self._deals.append(g)
        question = g.question_for(self.seat)
        assert question is not None
        self._evaluate_answers(g, self._root, question, self.lookahead_depth, 1)

    def _evaluate_answers(
        self, g: Game, node: Node, question: Question, lookahead_depth: i64, positions: i64
    ) -> float:
        """The chance that each move leads to; returns the best. `positions`: how many the lookahead
        evaluates in this deal if it goes on as wide as here."""
        best = 0.0
        moves = question.moves
        if node is not self._root and lookahead_depth > 0:
            moves = self._beam(g, node, question)
        positions *= len(moves)
        for move in moves:
            edge = node.edge(question.seat, move)
            chance = self._outcome(
                after_move(g, question.seat, move), edge, lookahead_depth, positions
            )
            edge.lookahead_count += 1
            edge.lookahead_total += chance
            best = max(best, chance)
        return best

    def _beam(self, g: Game, node: Node, question: Question) -> list[Move]:
        """The answers that look best without a further lookahead. The others keep what was seen of
        them, so that the tree does not take them for unknown moves."""
        moves = question.moves
        if self.beam_width == 0 or len(moves) <= self.beam_width:
            return moves
        seat = question.seat
        ranked: list[tuple[float, Move]] = []
        for move in moves:
            chance = self._outcome(after_move(g, seat, move), Edge(seat, move), 0, 1)
            ranked.append((-chance, move))
        ranked.sort()
        for less, move in ranked[self.beam_width :]:
            edge = node.edge(seat, move)
            edge.lookahead_count += 1
            edge.lookahead_total -= less
        return [move for _, move in ranked[: self.beam_width]]

    def _outcome(self, g: Game, edge: Edge, lookahead_depth: i64, positions: i64) -> float:
        """The chance once the position can be evaluated. The seat answers its own follow-up
        questions as well as it can; others answer by the priors."""
        node = Node()
        if edge.after is None:
            edge.after = node
        else:
            node = edge.after
        moves: i64 = 0
        while moves < ROLLOUT_LIMIT and not self.judge.can_judge(g):
            question = pending(g)
            choices: i64 = len(question.moves)
            if self.beam_width > 0:
                choices = min(choices, self.beam_width)
            is_own = question.seat == edge.seat and choices > 1
            if (
                is_own
                and lookahead_depth > 0
                and positions * choices <= self.lookahead_budget
                and not self._lookahead_is_over()
            ):
                # Only what is asked at once is the same question in every deal.
                known = node if moves == 0 and len(g.questions) == 1 else Node()
                return self._evaluate_answers(g, known, question, lookahead_depth - 1, positions)
            answer(g, question.seat, self._by_prior(question))
            moves += 1
        return self.judge.chances(g)[edge.seat]

    def _lookahead_is_over(self) -> bool:
        return self._clock is not None and self._clock() > self._lookahead_until

    # The tree

    def _descend(self, g: Game) -> None:
        """To the first move that is new in the tree, and on to the end of that turn: results
        of the same moves elsewhere choose better than the priors alone."""
        node = self._root
        while g.stack:
            asked = self._asked(g)
            first = len(self._path)
            is_new = False
            for question in asked:
                if question is not asked[0] and not is_still_asked(g, question):
                    break
                edge = self._pick(node, question, len(asked) > 1)
                is_new = is_new or edge.visits == 0
                self._path.append(edge)
                self._make(g, question.seat, edge.move)
            if is_new and not self._is_turn_half_done(g):
                return
            node = node.next(self._path[first:], self.seat)

    def _is_turn_half_done(self, g: Game) -> bool:
        return self.spec.is_between_actions(g) and not self.judge.can_judge(g)

    def _asked(self, g: Game) -> list[Question]:
        """Everybody who has to answer, the searching seat first."""
        asked: list[Question] = []
        for question in g.questions:
            if not question.may_change:
                if question.seat == self.seat:
                    asked.insert(0, question)
                else:
                    asked.append(question)
        return asked

    def _pick(self, node: Node, question: Question, is_simultaneous: bool) -> Edge:
        """The move with the highest upper confidence bound, counted by how often each was offered.
        The lookahead (relative to its best move) and the results of the move elsewhere stand in
        for missing visits. Where several seats answer at once the lookahead does not count: it
        knew nothing of the other answers."""
        deviation = self._deviation(question.seat)
        mean = self._mean(question.seat)
        edges = [node.edge(question.seat, move) for move in question.moves]
        best_seen = 0.0
        for edge in edges:
            if edge.lookahead_count > 0:
                best_seen = max(best_seen, edge.lookahead_mean())
        average = self._total_prior(question) / float(len(edges))
        best: Edge | None = None
        highest = -1e9
        for edge in edges:
            edge.offered += 1
            visits = float(edge.visits) + AMAF_VISITS
            total = edge.total + AMAF_VISITS * self._mean_elsewhere(
                edge.move * SEATS + edge.seat, mean
            )
            bonus = EXPLORATION * deviation * sqrt(log(float(edge.offered) + 1.0) / visits)
            if self.priors:
                bonus *= (
                    1.0 - PRIOR_SHARE + PRIOR_SHARE * min(3.0, self.priors[edge.move] / average)
                )
            if is_simultaneous:
                # Without noise, seats that answer at once would lock into each other's choices.
                bonus *= 1.0 + 0.002 * float(self._dice.below(1000))
            if edge.lookahead_count > 0 and not is_simultaneous:
                total += LOOKAHEAD_VISITS * (mean + edge.lookahead_mean() - best_seen)
                visits += LOOKAHEAD_VISITS
            worth = total / visits + bonus
            if worth > highest:
                highest = worth
                best = edge
        assert best is not None
        return best

    # Rollout

    def _roll_out(self, g: Game) -> None:
        """Until the position can be evaluated; of two moves drawn by the priors, the one with the
        better results so far."""
        moves: i64 = 0
        while g.stack and moves < ROLLOUT_LIMIT:
            if moves >= self.rollout_moves and self.judge.can_judge(g):
                return
            question = pending(g)
            move = self._by_prior(question)
            if len(question.moves) > 1:
                other = self._by_prior(question)
                if self._is_better(question.seat, other, move):
                    move = other
            self._make(g, question.seat, move)
            moves += 1

    def _by_prior(self, question: Question) -> Move:
        """A move drawn by the priors."""
        moves = question.moves
        if len(moves) == 1:
            return moves[0]
        if not self.priors:
            return moves[self._dice.below(len(moves))]
        left = (
            self._total_prior(question)
            * float(self._dice.below(DICE_RESOLUTION))
            / float(DICE_RESOLUTION)
        )
        for move in moves:
            left -= self.priors[move]
            if left < 0.0:
                return move
        return moves[-1]

    def _total_prior(self, question: Question) -> float:
        """The priors of all moves of a question, added up."""
        total = 0.0
        if self.priors:
            for move in question.moves:
                total += self.priors[move]
        return total

    def _is_better(self, seat: Seat, move: Move, than: Move) -> bool:
        one = self._move_stats.get(move * SEATS + seat)
        other = self._move_stats.get(than * SEATS + seat)
        if one is None or other is None:
            return False
        return one.total * other.visits > other.total * one.visits

    def _make(self, g: Game, seat: Seat, move: Move) -> None:
        self._played.append(move * SEATS + seat)
        answer(g, seat, move)

    # Backpropagation

    def _backpropagate(self, chances: list[float]) -> None:
        self.iterations += 1
        if not self._sums:
            self._sums = [0.0] * len(chances)
            self._squares = [0.0] * len(chances)
        for seat, chance in enumerate(chances):
            self._sums[seat] += chance
            self._squares[seat] += chance * chance
        for edge in self._path:
            edge.visits += 1
            edge.total += chances[edge.seat]
        for key in self._played:
            stats = self._move_stats.get(key)
            if stats is None:
                stats = MoveStats()
                self._move_stats[key] = stats
            stats.visits += 1.0
            stats.total += chances[key % SEATS]

    def _mean_elsewhere(self, key: i64, mean: float) -> float:
        stats = self._move_stats.get(key)
        if stats is None:
            return mean
        return (stats.total + mean) / (stats.visits + 1.0)

    def _mean(self, seat: Seat) -> float:
        return self._sums[seat] / float(self.iterations) if self.iterations > 0 else 0.5

    def _deviation(self, seat: Seat) -> float:
        """Standard deviation of all results so far, with a prior so that equal results do not end
        exploration; the very first move goes by the lookahead alone."""
        if self.iterations == 0:
            return 0.0
        count = float(self.iterations)
        mean = self._sums[seat] / count
        squares = max(0.0, self._squares[seat] - count * mean * mean)
        return (
            sqrt((squares + PRIOR_RESULTS * PRIOR_STDDEV * PRIOR_STDDEV) / (count + PRIOR_RESULTS))
            + 0.01
        )

    def _lead(self) -> float:
        """By how many visits the best move is ahead of the next."""
        best: i64 = 0
        second: i64 = 0
        for edge in self._root.edges.values():
            if edge.seat == self.seat:
                if edge.visits > best:
                    second = best
                    best = edge.visits
                elif edge.visits > second:
                    second = edge.visits
        return float(best - second)


def after_move(g: Game, seat: Seat, move: Move) -> Game:
    after = g.copy()
    answer(after, seat, move)
    return after


def is_still_asked(g: Game, before: Question) -> bool:
    """Whether a seat has yet to answer what it was asked together with others."""
    now = g.question_for(before.seat)
    if now is None or now.may_change:
        return False
    return now.prompt == before.prompt and now.moves == before.moves
