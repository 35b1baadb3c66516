"""`sagaboard content`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sagaboard.cli import main


def test_the_content_of_the_box_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "blood-rage", "--check", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["ok"] is True
    assert answer["counts"]["cards"] == 102
    assert answer["counts"]["different_cards"] == 61


def test_the_counts_are_also_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "blood-rage", "--check"]) == 0
    assert "102 cards" in capsys.readouterr().out


@pytest.fixture
def bad_pack(tmp_path: Path) -> Path:
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "troll"\ntype = "goblin"\n\n'
        '[[card]]\nid = "valkyrie"\neffects = [{ effect = "no_such_effect" }]\n'
    )
    return tmp_path


def test_every_problem_of_a_pack_has_its_line(
    bad_pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["content", "blood-rage", "--check", "--pack", str(bad_pack)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) >= 2
    assert "troll" in err
    assert "no_such_effect" in err


def test_problems_as_json(bad_pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "blood-rage", "--check", "--pack", str(bad_pack), "--json"]) == 2
    out, err = capsys.readouterr()
    answer = json.loads(out)
    assert err == ""
    assert answer["ok"] is False
    assert len(answer["problems"]) >= 2


def test_other_commands_name_the_first_problem_only(
    bad_pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "blood-rage", "--pack", str(bad_pack)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "content GAME --check" in err
