"""The server may be killed at any moment: a short run of tools/kill_server.py."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "kill_server.py"


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(url: str) -> None:
    command = [sys.executable, str(TOOL), "--kills", "4", "--matches", "1", "--database", url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=400, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    summary = json.loads(done.stdout)
    assert summary["kills"] == 4
    assert (summary["lost"], summary["stuck"]) == ([], [])
    acknowledged = summary["acknowledged"]
    for what in ("moves", "undos", "chat", "joins", "leaves", "rematches"):
        assert acknowledged[what] > 0, what
    assert summary["entries_seen"] > acknowledged["moves"]
