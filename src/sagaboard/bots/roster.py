# mypyc: interpreted - a table of names
"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from sagaboard.bots.bot import Bot
from sagaboard.bots.greedy import GreedyBot
from sagaboard.bots.levels import LEVELS, find_level
from sagaboard.bots.random_bot import RandomBot
from sagaboard.bots.search_bot import SearchBot
from sagaboard.kernel.errors import BadOption

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def bot_names() -> list[str]:
    """Weakest first."""
    return [*BOTS, *LEVELS]


def find_bot(
    name: str, seed: str, *, seconds: float = 0.0, clock: Callable[[], float] = perf_counter
) -> Bot:
    """With the same seed a bot plays the same, unless it is limited by time. `seconds` limits the
    time of a search, measured by `clock`."""
    if name in BOTS:
        return BOTS[name](seed)
    level = find_level(name)
    if level is None:
        raise no_bot(name)
    return SearchBot(level.hurried(seconds) if seconds > 0.0 else level, seed, clock=clock)


def check_named(name: str) -> None:
    """For guests, who may choose a bot but not how much it computes."""
    if name not in bot_names():
        raise no_bot(name)


def no_bot(name: str) -> BadOption:
    return BadOption(f"there is no bot {name!r}; choose one of {', '.join(bot_names())}")
