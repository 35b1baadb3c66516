"""Plays random moves, as fast as the engine can."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.bots.dice import Dice
from sagaboard.kernel.game import Game, Question, answer


class Tally:
    """Counts random moves, and those with more than one option."""

    def __init__(self) -> None:
        self.moves: i64 = 0
        self.decisions: i64 = 0
        self.options: i64 = 0


def pending(g: Game) -> Question:
    """The first question that still waits for an answer."""
    for question in g.questions:
        if not question.may_change:
            return question
    raise AssertionError("nobody has to answer")


def play_at_random(g: Game, dice: Dice, limit: i64, tally: Tally) -> None:
    """Makes up to `limit` random moves. Offered moves need no check, so they use `answer`."""
    moves: i64 = 0
    while g.stack and moves < limit:
        question = pending(g)
        count: i64 = len(question.moves)
        answer(g, question.seat, question.moves[dice.below(count)])
        moves += 1
        tally.options += count
        if count > 1:
            tally.decisions += 1
    tally.moves += moves
