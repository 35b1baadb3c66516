"""Dealing hidden cards anew."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Card


def take(pool: list[Card], count: i64) -> list[Card]:
    """So many cards off the top, in ascending order."""
    taken: list[Card] = [pool.pop() for _ in range(count)]
    taken.sort()
    return taken
