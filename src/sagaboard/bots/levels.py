# mypyc: interpreted - a table
"""The levels of the search bot: how long each thinks, and how well it chooses."""

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
    foresight: int = 3
    """In how many deals to look first what every move leads to."""
    follow_ups: int = 2
    """So many own questions that follow a move are thought through then."""
    lines: int = 0
    """How wide to look at most in each deal; 0: as the game says."""
    breadth: int = 0
    """Only so many of the answers to such a question are thought through further, those that look
    best at first; 0: all."""
    moves_beyond: int = 12
    """How far to play on beyond the tree before a position is judged; networks have their own."""
    is_wise: bool = False
    """Judges by a game's trained network, where it has one, instead of weighing its features."""
    is_careless: bool = False
    """Plays a move as often as it looked at it, instead of the best one."""
    processes: int = 1

    def limited(self, name: str, iterations: int) -> Level:
        """The same by iterations instead of a time."""
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise BadOption(f"{name!r}: a search takes 1 to {MOST_ITERATIONS} iterations")
        return msgspec.structs.replace(self, iterations=iterations, is_exact=True, seconds=0.0)

    def iterations_in(self, spec: GameSpec[Any]) -> int:
        return self.iterations if self.is_exact else spec.iterations.get(self.name, self.iterations)

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
        Level("thrall", iterations=8, foresight=0, moves_beyond=0, is_careless=True),
        Level("karl", iterations=10, foresight=0),
        Level("jarl", iterations=100, seconds=1.0),
        Level(
            "konungr", seconds=5.0, foresight=6, follow_ups=3, lines=5000, breadth=4, is_wise=True
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
