# mypyc: interpreted - one line
"""Picks any offered move."""

from __future__ import annotations

from sagaboard.bots.bot import Bot, Outlook
from sagaboard.bots.dice import Dice


class RandomBot(Bot):
    def __init__(self, seed: str) -> None:
        self._dice = Dice(seed)

    def decide(self, outlook: Outlook) -> int:
        moves = outlook.question.moves
        return moves[self._dice.below(len(moves))]
