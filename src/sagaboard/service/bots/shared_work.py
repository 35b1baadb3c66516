"""One piece of work for all who ask for the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from sagaboard.kernel.errors import StaleMove

T = TypeVar("T")


class Shared(Generic[T]):
    def __init__(self, seq: int, task: asyncio.Task[T]) -> None:
        self.seq = seq
        self.task = task
        self.asking = 0


class SharedWork(Generic[T]):
    """Whoever asks while the work goes on waits for the same answer. The work is cancelled when
    nobody waits for it any more, or when somebody asks about a later position."""

    def __init__(self) -> None:
        self._going_on: dict[Hashable, Shared[T]] = {}

    async def answer(
        self, key: Hashable, seq: int, work: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """What `work` finds about `key` at the position `seq`."""
        shared = self._going_on.get(key)
        if shared is not None and shared.seq != seq:
            self._cancel(key, shared)
            shared = None
        if shared is None:
            shared = self._going_on[key] = Shared(seq, asyncio.ensure_future(work()))
        shared.asking += 1
        try:
            return await asyncio.shield(shared.task)
        except asyncio.CancelledError:
            if shared.task.cancelled():  # not the one who asks
                raise StaleMove(f"the match went on after {shared.seq}", seq) from None
            raise
        finally:
            shared.asking -= 1
            if shared.asking == 0:
                self._cancel(key, shared)

    def _cancel(self, key: Hashable, shared: Shared[T]) -> None:
        shared.task.cancel()
        if self._going_on.get(key) is shared:
            del self._going_on[key]
