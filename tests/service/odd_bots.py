"""A server whose bots misbehave: `python odd_bots.py serve ...` knows these besides ours.

The bots are entered when this file is imported, because the server's workers import it as well.
"""

from __future__ import annotations

import os
import sys

from sagaboard.bots.bot import Bot, Outlook
from sagaboard.bots.random_bot import RandomBot
from sagaboard.bots.roster import BOTS
from sagaboard.cli import main

GATE = "SAGABOARD_TEST_GATE"
"""The environment variable that names the gate: a FIFO for which the slow bot waits."""


class Slow(RandomBot):
    """Thinks until somebody has opened the gate and closed it again."""

    def decide(self, outlook: Outlook) -> int:
        with open(os.environ[GATE], encoding="ascii") as gate:
            gate.read()
        return super().decide(outlook)


class Raising(Bot):
    def __init__(self, seed: str) -> None:
        pass

    def decide(self, outlook: Outlook) -> int:
        raise ArithmeticError("this bot cannot count")


class Dying(Bot):
    """Takes its whole process along."""

    def __init__(self, seed: str) -> None:
        pass

    def decide(self, outlook: Outlook) -> int:
        os._exit(3)


class Cheating(Bot):
    """Answers what was not asked."""

    def __init__(self, seed: str) -> None:
        pass

    def decide(self, outlook: Outlook) -> int:
        offered = outlook.question.moves
        return next(move for move in range(len(offered) + 1) if move not in offered)


BOTS.update({"slow": Slow, "raising": Raising, "dying": Dying, "cheating": Cheating})

if __name__ == "__main__":
    sys.exit(main())
