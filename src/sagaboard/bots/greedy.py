# mypyc: interpreted - the search itself is in lookahead.py
"""Looks one move ahead, to the end of what the move sets going, and takes the best prospect."""

from __future__ import annotations

from sagaboard.bots.bot import Bot, Outlook
from sagaboard.bots.dice import Dice
from sagaboard.bots.lookahead import prospects
from sagaboard.kernel.chance import Chance


class GreedyBot(Bot):
    """Averages over a few redeals, because hidden cards may lie anywhere."""

    def __init__(self, seed: str, redeals: int = 3) -> None:
        self._redeals = redeals
        self._dice = Dice(seed)
        self._chance = Chance(seed)

    def decide(self, outlook: Outlook) -> int:
        moves = outlook.question.moves
        if len(moves) == 1:
            return moves[0]
        worth = [0.0] * len(moves)
        for _ in range(self._redeals):
            g = outlook.redeal(self._chance)
            found = prospects(outlook.spec, g, outlook.seat, moves, self._dice)
            worth = [total + one for total, one in zip(worth, found, strict=True)]
        return moves[worth.index(max(worth))]
