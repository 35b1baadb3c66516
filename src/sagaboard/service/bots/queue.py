"""Who gets the next free bot worker."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from enum import IntEnum
from typing import Final, Generic, TypeVar

AGE: Final = 10.0
"""Seconds after which what somebody watches counts as what somebody waits for."""

MOST_MAKERS: Final = 10_000
"""So many makers are remembered, those served last."""


class Urgency(IntEnum):
    """The smaller the sooner."""

    PERSON_WAITS = 0
    WATCHED = 1
    UNATTENDED = 2


class Waiting:
    """A request that waits for a worker. Who watches a match may change meanwhile, so it is asked
    when it matters."""

    def __init__(self, maker: str, asked_at: float, urgency: Callable[[], Urgency]) -> None:
        self.maker = maker
        self.asked_at = asked_at
        self._urgency = urgency

    def urgency(self, now: float) -> Urgency:
        """What is watched grows urgent, so that those who wait cannot keep it out for ever. What
        nobody watches does not: however much of it there is, it comes last."""
        urgency = self._urgency()
        if urgency is Urgency.WATCHED and now - self.asked_at >= AGE:
            return Urgency.PERSON_WAITS
        return urgency


One = TypeVar("One", bound=Waiting)


class BotQueue(Generic[One]):
    """The most urgent first. Of these the one whose maker was served longest ago, so that whoever
    makes many matches gets no more than whoever makes one. Of these the first that came."""

    def __init__(self) -> None:
        self._waiting: dict[One, None] = {}
        self._served: OrderedDict[str, int] = OrderedDict()
        """The makers in the order in which they were served, each with its turn."""
        self._turn = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, waiting: One) -> None:
        self._waiting[waiting] = None

    def discard(self, waiting: One) -> None:
        self._waiting.pop(waiting, None)

    def clear(self) -> list[One]:
        """Those that waited."""
        waiting = list(self._waiting)
        self._waiting.clear()
        return waiting

    def take(self, now: float) -> One:
        """The next one, which leaves the queue."""
        chosen = min(
            self._waiting, key=lambda one: (one.urgency(now), self._served.get(one.maker, 0))
        )
        del self._waiting[chosen]
        self._turn += 1
        self._served[chosen.maker] = self._turn
        self._served.move_to_end(chosen.maker)
        if len(self._served) > MOST_MAKERS:
            self._served.popitem(last=False)
        return chosen

    def most_urgent(self, now: float) -> Urgency | None:
        """None if nobody waits."""
        return min((one.urgency(now) for one in self._waiting), default=None)
