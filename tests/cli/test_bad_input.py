"""Whatever is wrong with the input: one sentence on stderr, exit code 2, no traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sagaboard.cli.main import COMMANDS, main

CASES = [
    ("foo", "choose one of table, play, simulate"),
    ("play", "GAME"),
    ("play chess", "blood-rage"),
    ("play blood-rage --players x", "--players: 'x' is not a whole number"),
    ("play blood-rage --players 7", "2, 3, 4"),
    ("play blood-rage --players 1", "2, 3, 4"),
    ("play blood-rage --seats me,you", "person, person:NAME, random, greedy"),
    ("play blood-rage --seats person,random --players 3", "3 players"),
    ("play blood-rage --seats person:A,person:A", "same name"),
    ("play blood-rage --lang xx", "en, cs, pl, de"),
    ("play blood-rage --option clans", "name=value"),
    ("play blood-rage --option colour=red", "first_player"),
    ("play blood-rage --option clans=cat,dog,cow,ape", "wolf, raven, serpent, bear"),
    ("play blood-rage --option first_game=perhaps", "true or false"),
    ("play blood-rage --pack /no/such/folder", "/no/such/folder"),
    ("play blood-rage --load /no/such/file", "/no/such/file"),
    ("play blood-rage --bogus", "--bogus"),
    ("replay", "FILE.saga"),
    ("replay /no/such/file", "cannot be read"),
    ("rules", "GAME"),
    ("rules chess", "blood-rage"),
    ("rules blood-rage XX-99", "BR-COMP-01"),
    ("rules blood-rage --coverage --tests /no/such/folder", "--tests FOLDER"),
    ("rules blood-rage BR-COMP-01 --coverage", "--coverage"),
    ("content chess --check", "blood-rage"),
    ("simulate chess --games 1", "blood-rage"),
    ("bench chess", "blood-rage"),
    ("bench --seconds 0", "--seconds: must be a number above 0, not 0"),
    ("bench --seconds soon", "--seconds: 'soon' is not a number"),
    ("serve --port x", "--port: 'x' is not a whole number"),
    ("serve --port 99999", "--port: must be 1 to 65535, not 99999"),
    ("serve --burst 0", "--burst: must be at least 1, not 0"),
    ("serve --requests-per-second nan", "must be a number above 0, not nan"),
    ("serve --host nope.invalid", "'nope.invalid' is no address of this machine: N"),
    ("arena blood-rage --form ladder", "--form is now called --format"),
    ("arena blood-rage --bots random,jarl:400", "now written jarl:iterations=400"),
    ("balance blood-rage --bots konungrx2", "now written konungr:processes=2"),
    ("simulate blood-rage --bots jarl:9x2", "now written jarl:iterations=9:processes=2"),
    ("analyse x.saga --bot jarl:400", "now written jarl:iterations=400"),
    ("play blood-rage --seats person,jarl:400", "choose from person, person:NAME"),
]


@pytest.mark.parametrize(("line", "hint"), CASES, ids=[line for line, _ in CASES])
def test_bad_input_gets_one_sentence(
    line: str, hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("sagaboard: ")
    assert err.count("\n") == 1
    assert hint in err


def test_a_record_that_is_none_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.saga"
    file.write_text("not json")
    assert main(["replay", str(file)]) == 2
    assert "is no record" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["--help", "-h", "help"])
def test_help_lists_the_commands(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([word]) == 0
    out = capsys.readouterr().out
    assert all(f"  {command}" in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert f"usage: sagaboard {command}" in out
    assert f"{COMMANDS[command][1:]}." in out


def test_ctrl_c_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("sagaboard.cli.rules.run", interrupted)
    assert main(["rules", "blood-rage"]) == 130
    assert capsys.readouterr().err == ""


def test_a_broken_pipe_is_quiet() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "sagaboard.cli", "rules", "blood-rage", "the"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 1
