"""The processes in which bots think, and which request gets one of them."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_double
from math import inf
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from sagaboard.service.bots.queue import BotQueue, Urgency, Waiting
from sagaboard.service.bots.requests import StopTime
from sagaboard.service.bots.time_budget import GRACE, SLICE

About = TypeVar("About")
Found = TypeVar("Found")

Work = Callable[[About, StopTime], Found]

START_TIMEOUT: Final = 60.0
"""Seconds for a process to start and to import what it needs."""

KEEP: Final = 0.05
"""Seconds for which a worker that has moved for a person's match waits for the next bot of the same
match before it begins something less urgent. So it delays a person once and not for every bot."""

_stop_time: StopTime
"""In the worker: the memory that it shares with the server."""


def prepare_worker(stop_time: StopTime) -> None:
    """In the worker: it ends with its server, also if that is killed."""
    global _stop_time
    _stop_time = stop_time
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def run_work(work: Work[About, Found], about: About) -> Found:
    """In the worker."""
    return work(about, _stop_time)


class WorkerStuck(Exception):
    """A worker did not answer within its time; it was ended."""


class Job(Waiting):
    """Work for a worker, with the future of its answer."""

    def __init__(
        self,
        work: Work[Any, Any],
        about: object,
        *,
        seconds: float,
        maker: str,
        asked_at: float,
        urgency: Callable[[], Urgency],
    ) -> None:
        super().__init__(maker, asked_at, urgency)
        self.work = work
        self.about = about
        self.seconds = seconds
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Worker:
    """A process that does one job at a time, started when it is first needed."""

    def __init__(self) -> None:
        self.job: Job | None = None
        self.kept_until = 0.0
        """Until then it is free only for what a person waits for."""
        # Forked children would inherit the server's sockets and threads.
        self._context = get_context("spawn")
        self._pool: ProcessPoolExecutor | None = None
        self._stop_time: StopTime = self._context.RawValue(c_double, inf)
        self._began: float | None = None
        """None while its process starts."""
        self._seconds = 0.0
        """How long the job may take."""
        self._patience: asyncio.Timeout | None = None
        """When the worker is given up: it is stuck."""

    def assign(self, job: Job) -> None:
        self.job = job
        self._began = None
        self._seconds = job.seconds

    async def do(self, job: Job) -> Any:
        """The job that was assigned. Ends the process if it dies or does not answer in time; the
        next job starts another."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(START_TIMEOUT):
                pool = await self._started()
            self._began = time.monotonic()
            self._stop_time.value = self._began + self._seconds
            async with asyncio.timeout(self._seconds + GRACE) as self._patience:
                return await loop.run_in_executor(pool, run_work, job.work, job.about)
        except TimeoutError as error:
            self.end()
            raise WorkerStuck("a bot's worker does not answer") from error
        except BrokenProcessPool:
            self.end()
            raise
        finally:
            self.job = None
            self._patience = None

    async def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=self._context,
                initializer=prepare_worker,
                initargs=(self._stop_time,),
            )
            await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
        return self._pool

    def stop_after(self, seconds: float) -> None:
        """The job has no more time than that, counted from its beginning. What a search has found
        by then is its answer."""
        self._seconds = min(self._seconds, seconds)
        if self._began is not None:
            self._stop_time.value = self._began + self._seconds
        if self._patience is not None and not self._patience.expired():
            left = max(0.0, self._stop_time.value - time.monotonic()) + GRACE
            until = asyncio.get_running_loop().time() + left
            if until < (self._patience.when() or inf):
                self._patience.reschedule(until)

    def end(self) -> None:
        """At once, also if it thinks; it begins anew when it is asked again."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


class BotWorkers:
    """Some workers, shared fairly by all who need them (see `BotQueue`)."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._queue: BotQueue[Job] = BotQueue()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""
        return len(self._queue)

    async def run(
        self,
        work: Work[About, Found],
        about: About,
        *,
        seconds: float,
        maker: str,
        asked_at: float,
        urgency: Callable[[], Urgency],
    ) -> Found:
        """What `work` finds. If whoever asked is cancelled, the request leaves the queue or its
        worker."""
        job = Job(work, about, seconds=seconds, maker=maker, asked_at=asked_at, urgency=urgency)
        self._queue.add(job)
        self._share()
        try:
            found: Found = await job.answer
        finally:
            self._queue.discard(job)
            for worker in self._workers:
                if worker.job is job:
                    worker.stop_after(0.0)
        return found

    def _share(self) -> None:
        """Gives free workers what is to be done next, and busy ones less time while others wait
        who are no less urgent."""
        now = time.monotonic()
        loop = asyncio.get_running_loop()
        for worker in self._workers:
            waiting = self._queue.most_urgent(now)
            if waiting is None or worker.job is not None:
                continue
            if now < worker.kept_until and waiting > Urgency.PERSON_WAITS:
                loop.call_later(worker.kept_until - now, self._share)
                continue
            job = self._queue.take(now)
            worker.assign(job)
            task = loop.create_task(self._do(worker, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        waiting = self._queue.most_urgent(now)
        for worker in self._workers:
            if waiting is not None and worker.job and waiting <= worker.job.urgency(now):
                worker.stop_after(SLICE)

    async def _do(self, worker: Worker, job: Job) -> None:
        try:
            found = await worker.do(job)
            if not job.answer.done():
                job.answer.set_result(found)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            now = time.monotonic()
            if job.urgency(now) is Urgency.PERSON_WAITS:
                worker.kept_until = now + KEEP
            job.answer.cancel()  # where the worker was closed before it answered
            self._share()

    async def close(self) -> None:
        for job in self._queue.clear():
            job.answer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            worker.end()
