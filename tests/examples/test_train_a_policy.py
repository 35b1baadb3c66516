"""The example that learns: a short run beats random players already."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_a_policy.py"


def test_a_few_rounds_are_enough_to_beat_random_players() -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLE, "--rounds", "3", "--games", "20", "--test-games", "40"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env=os.environ,
    )
    *rounds, last = done.stdout.splitlines()
    assert len(rounds) == 3
    found = re.fullmatch(r"trained: won (\d+)% of 40 new games against random players", last)
    assert found is not None
    assert int(found[1]) >= 65
