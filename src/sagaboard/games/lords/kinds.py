# mypyc: interpreted - declarations, read at the edges
"""What the kinds of both games are made with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Named(Protocol):
    name: str


def names(things: Iterable[Named]) -> list[str]:
    return [thing.name for thing in things]
