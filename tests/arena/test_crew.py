"""Workers may die; no job is lost, none is counted twice."""

from __future__ import annotations

import os
import signal
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from sagaboard.arena.crew import PATIENCE, Crew, results
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
        found = list(results(Crew(workers), square, errands))
        assert len(found) == 7
        assert dict(found) == wanted


def test_work_lost_with_a_killed_worker_is_done_again_and_counted_once(tmp_path: Path) -> None:
    errands = [Errand(n, str(tmp_path), deaths=1 if n in (2, 9) else 0) for n in range(12)]
    counts = Counter(number for number, _ in results(Crew(2), square, errands))
    assert counts == dict.fromkeys(range(12), 1)
    assert (tmp_path / "2").read_text() == "xx"


def test_a_job_that_kills_every_worker_ends_it_all(tmp_path: Path) -> None:
    errand = Errand(0, str(tmp_path), deaths=99)
    with pytest.raises(WorkersDied, match=f"{PATIENCE} times"):
        list(results(Crew(2), square, [errand]))
    assert len((tmp_path / "0").read_text()) == PATIENCE


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_the_work_is_not_swallowed(workers: int) -> None:
    with pytest.raises(ValueError, match="no 3"):
        list(results(Crew(workers), refuse, [3]))


def test_nobody_cannot_work() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        results(Crew(0), square, [])
