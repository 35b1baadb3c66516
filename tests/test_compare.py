"""bench/compare.py measures what it says; the figures themselves are for a quiet machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from sagaboard.kernel.registry import names
from tests.scripts import load_script

COMPARE = Path(__file__).parents[1] / "bench" / "compare.py"


@pytest.fixture(scope="module")
def compare() -> ModuleType:
    return load_script("bench/compare.py")


def test_every_game_takes_part_in_every_measure(compare: ModuleType) -> None:
    contestants = list(compare.ours())
    assert len(contestants) == 4 * len(names())
    for contestant in contestants:
        assert contestant.work() > 0


def test_half_a_game_is_neither_its_start_nor_its_end(compare: ModuleType) -> None:
    for name in names():
        g = compare.our_middle(name, "middle")
        assert not g.is_over
        assert compare.find(name).save(g) != compare.find(name).save(
            compare.new_game(name, "middle")
        )


@pytest.mark.parametrize("found", ["openspiel"])
def test_the_others_work_too(compare: ModuleType, found: str) -> None:
    for contestant in getattr(compare, found)():
        assert contestant.work() > 0


def test_the_command_prints_ratios_and_writes_json(tmp_path: Path) -> None:
    path = tmp_path / "compare.json"
    done = subprocess.run(
        [sys.executable, COMPARE, "--seconds", "0.05", "--only", "copies", "--json", path],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env=os.environ,
    )
    figures = json.loads(path.read_text())["figures"]
    assert {figure["name"] for figure in figures} >= set(names())
    assert all(figure["per_second"] > 0 and len(figure["runs"]) == 5 for figure in figures)
    assert "open-spiel" in done.stdout
    assert " x " in done.stdout
