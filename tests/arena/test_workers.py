"""Workers may die; no job is lost, none is counted twice."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sagaboard.arena.workers import MAX_WORKER_DEATHS, RAY_AHEAD, Workers, results
from sagaboard.kernel.errors import BadOption, WorkersDied


class Errand(msgspec.Struct, frozen=True):
    number: int
    folder: str
    deaths: int = 0
    """How many workers this errand kills before it can be done."""


def square(errand: Errand) -> int:
    """Leaves a mark of every attempt, and may kill its own worker as hard as it gets."""
    attempts = Path(errand.folder) / str(errand.number)
    with attempts.open("a") as file:
        file.write("x")
    if attempts.stat().st_size <= errand.deaths:
        os.kill(os.getpid(), signal.SIGKILL)
    return errand.number**2


def refuse(number: int) -> int:
    raise ValueError(f"no {number}")


def test_each_job_has_its_result_in_one_process_or_several(tmp_path: Path) -> None:
    errands = [Errand(number, str(tmp_path)) for number in range(7)]
    wanted = {number: number**2 for number in range(7)}
    for workers in (1, 2):
        found = list(results(Workers(workers), square, errands))
        assert len(found) == 7
        assert dict(found) == wanted


def test_work_lost_with_a_killed_worker_is_done_again_and_counted_once(tmp_path: Path) -> None:
    errands = [Errand(n, str(tmp_path), deaths=1 if n in (2, 9) else 0) for n in range(12)]
    counts = Counter(number for number, _ in results(Workers(2), square, errands))
    assert counts == dict.fromkeys(range(12), 1)
    assert (tmp_path / "2").read_text() == "xx"


def test_a_job_that_kills_every_worker_ends_it_all(tmp_path: Path) -> None:
    errand = Errand(0, str(tmp_path), deaths=99)
    with pytest.raises(WorkersDied, match=f"{MAX_WORKER_DEATHS} times"):
        list(results(Workers(2), square, [errand]))
    assert len((tmp_path / "0").read_text()) == MAX_WORKER_DEATHS


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_the_work_is_not_swallowed(workers: int) -> None:
    with pytest.raises(ValueError, match="no 3"):
        list(results(Workers(workers), refuse, [3]))


def test_nobody_cannot_work() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        results(Workers(0), square, [])


class HereRay:
    """As much of Ray as we use, in this process; `make test-ray` plays on a real cluster."""

    def __init__(self) -> None:
        self.is_up = False
        self.under_way: dict[int, Any] = {}
        self.most_under_way = 0

    def is_initialized(self) -> bool:
        return self.is_up

    def init(self, **options: object) -> None:
        self.is_up = True

    def shutdown(self) -> None:
        self.is_up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, max_retries: int) -> Callable[[Callable[[Any], Any]], SimpleNamespace]:
        assert max_retries > 0

        def hand_over(work: Callable[[Any], Any]) -> SimpleNamespace:
            def start(job: Any) -> int:
                reference = id(job)
                self.under_way[reference] = work(job)
                self.most_under_way = max(self.most_under_way, len(self.under_way))
                return reference

            return SimpleNamespace(remote=start)

        return hand_over

    def wait(self, references: list[int]) -> tuple[list[int], list[int]]:
        """The last one is finished first."""
        return references[-1:], references[:-1]

    def get(self, reference: int) -> Any:
        return self.under_way.pop(reference)


def test_a_cluster_is_kept_busy_and_every_result_is_taken_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = HereRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    errands = [Errand(number, str(tmp_path)) for number in range(30)]
    found = list(results(Workers(ray="auto"), square, errands))
    assert len(found) == 30
    assert dict(found) == {number: number**2 for number in range(30)}
    assert ray.most_under_way == 2 * RAY_AHEAD
    assert not ray.is_up


def test_a_connection_that_was_there_before_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = HereRay()
    ray.is_up = True
    monkeypatch.setitem(sys.modules, "ray", ray)
    list(results(Workers(ray="auto"), square, [Errand(1, str(tmp_path))]))
    assert ray.is_up


def test_no_cluster_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", HereRay())
    with pytest.raises(BadOption, match=r"no Ray cluster answers at 127\.0\.0\.1:9"):
        list(results(Workers(ray="127.0.0.1:9"), square, []))
