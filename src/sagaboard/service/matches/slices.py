"""Long replays a few milliseconds at a time, so that the event loop serves others between them.

A thread would not do: the compiled engine holds the interpreter's lock while it plays.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from time import perf_counter
from typing import Final, TypeVar

Result = TypeVar("Result")

SLICE: Final = 0.003
"""Seconds. A move of somebody else is answered in some ten rounds of the event loop, and may meet
a slice in each."""


class Slices:
    """All replays of a process take turns: however many there are, the event loop runs once after
    each slice."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # first come, first served

    async def run(self, steps: Generator[None, None, Result]) -> Result:
        while True:
            async with self._turn:
                until = perf_counter() + SLICE
                try:
                    next(steps)
                    while perf_counter() < until:
                        next(steps)
                except StopIteration as end:
                    result: Result = end.value
                    return result
                await asyncio.sleep(0)


def at_once(steps: Generator[None, None, Result]) -> Result:
    """Where nobody else waits."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
