"""Evaluates what a move leads to: the seat answers its own follow-up questions as well as it can,
other seats answer at random."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagaboard.bots.dice import Dice
from sagaboard.bots.playout import pending
from sagaboard.kernel.game import Game, answer
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.spec import GameSpec

LOOKAHEAD_DEPTH: Final = 2
"""Number of own follow-up questions that are expanded; later ones are answered at random."""

ROLLOUT_LIMIT: Final = 40
"""Maximum number of moves until the position is evaluated."""


def values_of_moves(
    spec: GameSpec[Any], g: Game, seat: Seat, moves: list[Move], dice: Dice
) -> list[float]:
    """How good each move is for the seat."""
    return [value_of_move(spec, g, seat, move, dice, LOOKAHEAD_DEPTH) for move in moves]


def value_of_move(
    spec: GameSpec[Any], g: Game, seat: Seat, move: Move, dice: Dice, lookahead_depth: i64
) -> float:
    after = g.copy()
    answer(after, seat, move)
    moves_left: i64 = ROLLOUT_LIMIT
    while moves_left > 0 and not spec.is_between_actions(after):
        question = pending(after)
        if question.seat == seat and lookahead_depth > 0:
            best = -1e9
            for reply in question.moves:
                best = max(best, value_of_move(spec, after, seat, reply, dice, lookahead_depth - 1))
            return best
        answer(after, question.seat, question.moves[dice.below(len(question.moves))])
        moves_left -= 1
    return spec.bots.evaluate(after, seat)
