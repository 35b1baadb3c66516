# mypyc: interpreted - a table
"""The levels of the search bot: how long each searches and how it chooses a move."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.spec import GameSpec

LIMITS = ("iterations", "processes")
OLD_SPELLING = re.compile(r"(?P<level>[a-z]+?)(:(?P<iterations>[0-9]+))?(x(?P<processes>[0-9]+))?")
"""`konungr:2000x2`: refused with the new spelling."""
MAX_ITERATIONS = 1_000_000
MAX_PROCESSES = 64


class Level(msgspec.Struct, frozen=True):
    """A search ends after `iterations` or `seconds`, whichever comes first; 0: no limit."""

    name: str
    iterations: int = 0
    is_exact: bool = False
    """The same number of iterations in every game, even if a game sets its own."""
    seconds: float = 0.0
    lookahead_deals: int = 3
    """Number of deals in which the lookahead evaluates each move."""
    lookahead_depth: int = 2
    """Number of own follow-up questions that the lookahead expands."""
    lookahead_budget: int = 0
    """Maximum number of positions that the lookahead evaluates per deal; 0: set by the game."""
    beam_width: int = 0
    """Number of answers to such a question that are expanded, best first; 0: all."""
    rollout_moves: int = 12
    """Length of a rollout before the evaluation; a network sets its own."""
    uses_network: bool = False
    """Evaluates with the network of the game, if there is one, instead of the linear weights."""
    samples_moves: bool = False
    """Draws a move in proportion to its visits instead of taking the most visited one."""
    processes: int = 1

    def with_iterations(self, iterations: int) -> Level:
        """This level with a number of iterations in place of a time limit."""
        if not 1 <= iterations <= MAX_ITERATIONS:
            raise BadOption(f"a search runs 1 to {MAX_ITERATIONS} iterations, not {iterations}")
        return msgspec.structs.replace(self, iterations=iterations, is_exact=True, seconds=0.0)

    def iterations_in(self, spec: GameSpec[Any]) -> int:
        if self.is_exact:
            return self.iterations
        return spec.bots.iterations.get(self.name, self.iterations)

    def hurried(self, seconds: float) -> Level:
        """This level with a time limit of at most `seconds`."""
        most = min(self.seconds, seconds) if self.seconds > 0.0 else seconds
        return msgspec.structs.replace(self, seconds=most)

    def with_processes(self, processes: int) -> Level:
        """This level with several processes."""
        if not 1 <= processes <= MAX_PROCESSES:
            raise BadOption(f"a search runs in 1 to {MAX_PROCESSES} processes, not {processes}")
        return msgspec.structs.replace(self, processes=processes)


LEVELS = {
    level.name: level
    for level in (
        Level("thrall", iterations=8, lookahead_deals=0, rollout_moves=0, samples_moves=True),
        Level("karl", iterations=10, lookahead_deals=0),
        Level("jarl", iterations=100, seconds=1.0),
        Level(
            "konungr",
            seconds=5.0,
            lookahead_deals=6,
            lookahead_depth=3,
            lookahead_budget=5000,
            beam_width=4,
            uses_network=True,
        ),
    )
}


def find_level(name: str) -> Level | None:
    """`jarl`, or with limits of its own `jarl:iterations=400`, `konungr:processes=2` or both. None
    if the name does not begin with a level."""
    refuse_old_spelling(name)
    plain, colon, limits = name.partition(":")
    level = LEVELS.get(plain)
    if level is None or not colon:
        return level
    given = limits_of(name, limits)
    if "iterations" in given:
        level = level.with_iterations(given["iterations"])
    if "processes" in given:
        level = level.with_processes(given["processes"])
    return level


def limits_of(name: str, text: str) -> dict[str, int]:
    limits: dict[str, int] = {}
    for part in text.split(":"):
        limit, _, number = part.partition("=")
        if limit not in LIMITS or limit in limits or not re.fullmatch("[0-9]+", number):
            raise BadOption(
                f"{name!r}: after the level write iterations=NUMBER, processes=NUMBER or both, "
                "such as jarl:iterations=400:processes=2"
            )
        limits[limit] = int(number)
    return limits


def refuse_old_spelling(name: str) -> None:
    old = OLD_SPELLING.fullmatch(name)
    if old is None or old["level"] not in LEVELS:
        return
    given = [f"{limit}={old[limit]}" for limit in LIMITS if old[limit] is not None]
    if given:
        raise BadOption(f"{name!r} is now written {':'.join([old['level'], *given])}")
