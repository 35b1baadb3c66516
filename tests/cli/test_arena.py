"""`sagaboard arena`, with workers that are killed on the way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from sagaboard.cli import main

COMMAND = ["arena", "blood-rage", "--players", "2", "--bots", "random,greedy"]


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []


def test_a_killed_worker_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    """The command goes on by itself, and its result is that of an undisturbed run."""
    kept, undisturbed = tmp_path / "kept.jsonl", tmp_path / "undisturbed.jsonl"
    games = [*COMMAND, "--games", "6", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "sagaboard.cli", *games, "--workers", "2", "--resume", str(kept)],
        stdout=subprocess.PIPE,
        env=os.environ,
    ) as process:
        while len(lines(kept)) < 2:
            assert process.poll() is None
            time.sleep(0.01)
        psutil.Process(process.pid).children()[0].send_signal(signal.SIGKILL)
        out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    assert len(lines(kept)) == len(set(lines(kept))) == 1 + 6
    again = subprocess.run(
        [
            sys.executable,
            "-m",
            "sagaboard.cli",
            *games,
            "--workers",
            "2",
            "--resume",
            str(undisturbed),
        ],
        stdout=subprocess.PIPE,
        check=True,
    )
    assert sorted(lines(kept)) == sorted(lines(undisturbed))
    assert json.loads(out) == json.loads(again.stdout)


def test_json_page_and_table_tell_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, kept = tmp_path / "arena.html", tmp_path / "kept.jsonl"
    command = [*COMMAND, "--format", "ladder", "--games", "4", "--resume", str(kept)]
    assert main([*command, "--json", "--html", str(page)]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["games"] == document["finished"] == 4
    assert [rating["bot"] for rating in document["ratings"]] == ["greedy", "random"]
    [pairing] = document["pairings"]
    greedy, _ = pairing["standings"]
    assert pairing["bots"] == ["greedy", "random"]
    assert (greedy["wins"]["games"], greedy["chance"]) == (4, 0.5)
    text = page.read_text()
    assert "http" not in text
    assert f"{greedy['wins']['share']:.1%} of 4" in text
    assert main(command) == 0
    assert f"{greedy['wins']['share']:.1%}" in capsys.readouterr().out


def test_the_table_shows_long_names_of_bots_whole(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "blood-rage", "--players", "2", "--games", "2"]
    assert main([*command, "--bots", "random,thrall:iterations=1"]) == 0
    assert "…" not in capsys.readouterr().out


def test_a_page_that_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["balance", "blood-rage", "--bots", "random", "--games", "1", "--html", str(tmp_path)]
    assert main(command) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_the_old_name_of_an_option_is_refused_with_the_new_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*COMMAND, "--form", "ladder"]) == 2
    assert "--form is now called --format" in capsys.readouterr().err
