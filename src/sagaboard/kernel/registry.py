# mypyc: interpreted (looks up installed packages)
"""Finds the installed games through their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from sagaboard.kernel.errors import UnknownGame
from sagaboard.kernel.spec import GameSpec

GROUP = "sagaboard.games"


def names() -> list[str]:
    return sorted({entry.name for entry in entry_points(group=GROUP)})


@cache
def find(name: str) -> GameSpec[Any]:
    """Cached, because searching all installed packages takes milliseconds."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            spec = entry.load()
            assert isinstance(spec, GameSpec)
            return spec
    raise UnknownGame(f"there is no game {name!r}; choose one of {', '.join(names())}")
