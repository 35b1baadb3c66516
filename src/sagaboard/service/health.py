"""Whether the server can keep what people do, for whoever watches over it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sagaboard.service.problems import NO_ANSWER, store_refusal
from sagaboard.service.store import Store, StoreProblem

log = logging.getLogger(__name__)

PATIENCE: Final = 3.0
"""Seconds in which the database answers if it is well."""


class Health:
    """One check at a time, however many ask: a database that hangs is not asked again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._checking: asyncio.Task[str | None] | None = None

    async def trouble(self) -> str | None:
        """One line; None if all is well."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        await asyncio.wait({self._checking}, timeout=PATIENCE)
        return self._checking.result() if self._checking.done() else NO_ANSWER

    async def _check(self) -> str | None:
        try:
            await self._store.check()
        except StoreProblem as problem:
            log.error("the health check failed", extra={"problem": str(problem)})
            return store_refusal(problem).detail
        return None
