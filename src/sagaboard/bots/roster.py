# mypyc: interpreted - a table of names
"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from sagaboard.bots.bot import Bot
from sagaboard.bots.greedy import GreedyBot
from sagaboard.bots.random_bot import RandomBot
from sagaboard.kernel.errors import BadOption

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def bot_names() -> list[str]:
    return list(BOTS)


def find_bot(name: str, seed: str) -> Bot:
    """A bot that plays the same from the same seed."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; choose one of {', '.join(BOTS)}")
    return BOTS[name](seed)
