"""`sagaboard completion SHELL`: real shells complete with it where they are installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from sagaboard.cli.main import COMMANDS, main
from sagaboard.kernel.registry import names


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_is_completed(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    for word in (*COMMANDS, *names(), "prefix"):
        assert word in text


def test_a_shell_that_is_not_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "tcsh"]) == 2
    assert "tcsh" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ser", ["serve"]),
        ("play blood", ["blood-rage"]),
        ("serve --pre", ["--prefix"]),
        ("completion z", ["zsh"]),
    ],
)
def test_bash_completes(
    typed: str, offered: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "completion"
    file.write_text(script("bash", capsys))
    words = ["sagaboard", *typed.split()]
    code = (
        f"source {file}; COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; "
        '_sagaboard; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_can_read_it(
    shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of the shells that this machine has; bash is always there."""
    file = tmp_path / "completion"
    file.write_text(script(shell, capsys))
    if program := shutil.which(shell):
        done = subprocess.run([program, "-n", str(file)], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
