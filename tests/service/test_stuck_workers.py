"""A worker that does not answer is given up seconds after others wait for it."""

from __future__ import annotations

import asyncio
import time

import pytest

from sagaboard.service.bots.queue import Urgency
from sagaboard.service.bots.workers import BotWorkers, Work, WorkerStuck
from tests.service import odd_work

LONG = 3600.0
"""Seconds that the stuck work may take by itself."""


@pytest.mark.parametrize("stuck", [odd_work.endless, odd_work.stopped])
async def test_who_waits_for_a_stuck_worker_soon_gets_a_new_one(stuck: Work[int, int]) -> None:
    workers = BotWorkers(1)

    def ask(work: Work[int, int], maker: str) -> asyncio.Task[int]:
        return asyncio.create_task(
            workers.run(
                work,
                41,
                seconds=LONG,
                maker=maker,
                asked_at=time.monotonic(),
                urgency=lambda: Urgency.PERSON_WAITS,
            )
        )

    try:
        assert await ask(odd_work.answer, "Ada") == 42
        ill = ask(stuck, "Ada")
        await asyncio.sleep(0.5)
        well = [ask(odd_work.answer, name) for name in ("Bo", "Cleo")]
        assert await asyncio.gather(*well) == [42, 42]
        with pytest.raises(WorkerStuck):
            await ill
    finally:
        await workers.close()
