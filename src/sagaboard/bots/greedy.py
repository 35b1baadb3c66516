# mypyc: interpreted - the search itself is in lookahead.py
"""Evaluates the position after each move, when its action is complete, and takes the best."""

from __future__ import annotations

from sagaboard.bots.bot import Bot, Outlook
from sagaboard.bots.dice import Dice
from sagaboard.bots.lookahead import values_of_moves
from sagaboard.kernel.chance import Chance


class GreedyBot(Bot):
    """Averages over a few redeals, because hidden cards are unknown."""

    def __init__(self, seed: str, redeals: int = 3) -> None:
        self._redeals = redeals
        self._dice = Dice(seed)
        self._chance = Chance(seed)

    def decide(self, outlook: Outlook) -> int:
        moves = outlook.question.moves
        if len(moves) == 1:
            return moves[0]
        values = [0.0] * len(moves)
        for _ in range(self._redeals):
            g = outlook.redeal(self._chance)
            found = values_of_moves(outlook.spec, g, outlook.seat, moves, self._dice)
            values = [total + one for total, one in zip(values, found, strict=True)]
        return moves[values.index(max(values))]
