"""Runs jobs in this process, in several processes, or on a Ray cluster.

Every result is returned exactly once, even if workers die.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, TypeVar

import msgspec

from sagaboard.kernel.errors import BadOption, MissingExtra, WorkersDied

Job = TypeVar("Job")
Result = TypeVar("Result")

MAX_WORKER_DEATHS = 3
"""The run ends when so many workers die in a row without finishing a job."""

RAY_RETRIES = 3
RAY_AHEAD = 4
"""Jobs submitted to Ray per processor, so that no processor waits for the next."""


class Workers(msgspec.Struct, frozen=True):
    processes: int = 1
    ray: str | None = None
    """The address of a running Ray cluster; it decides how many workers there are."""


def results(
    workers: Workers, work: Callable[[Job], Result], jobs: Sequence[Job]
) -> Iterator[tuple[int, Result]]:
    """Yields the number of each job and its result, in the order of completion.

    Jobs of a worker that dies are run again. An exception of `work` ends the run.
    """
    if workers.processes < 1:
        raise BadOption(f"{workers.processes} workers cannot play; ask for at least 1")
    if workers.ray is not None:
        return _on_ray(workers.ray, work, jobs)
    if workers.processes == 1:
        return ((number, work(job)) for number, job in enumerate(jobs))
    return _in_processes(workers.processes, work, jobs)


def _in_processes(
    workers: int, work: Callable[[Job], Result], jobs: Sequence[Job]
) -> Iterator[tuple[int, Result]]:
    left = dict(enumerate(jobs))
    deaths = 0
    while left:
        pool = ProcessPoolExecutor(workers)
        try:
            numbers = {pool.submit(work, job): number for number, job in left.items()}
            for future in as_completed(numbers):
                result = future.result()
                number = numbers[future]
                del left[number]
                deaths = 0
                yield number, result
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == MAX_WORKER_DEATHS:
                raise WorkersDied(
                    f"workers died {deaths} times before finishing any of {len(left)} jobs"
                ) from error
        finally:
            pool.shutdown(cancel_futures=True)


def _on_ray(
    address: str, work: Callable[[Job], Result], jobs: Sequence[Job]
) -> Iterator[tuple[int, Result]]:
    """Ray repeats work that was lost with a node or a worker."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise MissingExtra("Ray", "ray") from error
    was_connected = ray.is_initialized()
    if not was_connected:
        _check_reachable(address)
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except ConnectionError as error:
            raise BadOption(f"no Ray cluster answers at {address}") from error
    try:
        remote = ray.remote(max_retries=RAY_RETRIES)(work)
        ahead = RAY_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(enumerate(jobs))
        numbers: dict[Any, int] = {}
        while True:
            while len(numbers) < ahead and (item := next(waiting, None)) is not None:
                numbers[remote.remote(item[1])] = item[0]
            if not numbers:
                return
            finished, _ = ray.wait(list(numbers))
            for reference in finished:
                yield numbers.pop(reference), ray.get(reference)
    finally:
        if not was_connected:
            ray.shutdown()


def _check_reachable(address: str) -> None:
    """Fails at once; Ray itself tries for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        return  # such as "auto"
    try:
        socket.create_connection((host.removeprefix("ray://"), int(port)), timeout=5).close()
    except OSError as error:
        raise BadOption(f"no Ray cluster answers at {address}") from error
