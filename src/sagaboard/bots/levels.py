# mypyc: interpreted - a table
"""The levels of the search bot: how long each searches, and how it chooses."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.spec import GameSpec

NAMED = re.compile(r"(?P<level>[a-z]+)(:(?P<iterations>[0-9]+))?(x(?P<processes>[0-9]+))?")
MOST_ITERATIONS = 1_000_000
MOST_PROCESSES = 64


class Level(msgspec.Struct, frozen=True):
    """`iterations` or `seconds` limit a search; 0 is no limit."""

    name: str
    iterations: int = 0
    is_exact: bool = False
    """Has so many iterations in every game, whatever the game says."""
    seconds: float = 0.0
    lookahead_deals: int = 3
    """Deals in which the lookahead evaluates each move before the first iteration."""
    lookahead_depth: int = 2
    """Own follow-up questions that the lookahead expands."""
    lookahead_budget: int = 0
    """Positions that the lookahead evaluates in one deal at most; 0: as the game says."""
    beam_width: int = 0
    """Answers to such a question that are expanded further, best first; 0: all."""
    rollout_moves: int = 12
    """Length of a rollout before a position is evaluated; networks have their own."""
    uses_network: bool = False
    """Evaluates by the game's trained network, where it has one, instead of the linear weights."""
    samples_moves: bool = False
    """Draws a move in proportion to its visits, instead of the most visited one."""
    processes: int = 1

    def limited(self, name: str, iterations: int) -> Level:
        """The same by iterations instead of a time."""
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise BadOption(f"{name!r}: a search takes 1 to {MOST_ITERATIONS} iterations")
        return msgspec.structs.replace(self, iterations=iterations, is_exact=True, seconds=0.0)

    def iterations_in(self, spec: GameSpec[Any]) -> int:
        if self.is_exact:
            return self.iterations
        return spec.bots.iterations.get(self.name, self.iterations)

    def hurried(self, seconds: float) -> Level:
        """The same, but no longer than that."""
        most = min(self.seconds, seconds) if self.seconds > 0.0 else seconds
        return msgspec.structs.replace(self, seconds=most)

    def shared(self, name: str, processes: int) -> Level:
        """The same in several processes."""
        if not 1 <= processes <= MOST_PROCESSES:
            raise BadOption(f"{name!r}: a search runs in 1 to {MOST_PROCESSES} processes")
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
    """`jarl`; with `jarl:400` so many iterations instead of a time; with `jarlx2` two processes.
    None if the name is of something else."""
    wanted = NAMED.fullmatch(name)
    if wanted is None or wanted["level"] not in LEVELS:
        return None
    level = LEVELS[wanted["level"]]
    if wanted["iterations"] is not None:
        level = level.limited(name, int(wanted["iterations"]))
    if wanted["processes"] is not None:
        level = level.shared(name, int(wanted["processes"]))
    return level
