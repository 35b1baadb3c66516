"""`sagaboard rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sagaboard.cli import main
from sagaboard.cli.coverage import coverage_of
from sagaboard.kernel.clauses import Clause

CLAUSES = {
    id_: Clause(id_, heading, text)
    for id_, heading, text in (
        ("AB-SETUP-01", "Setup", "Lay out the board."),
        ("AB-SETUP-02", "Setup", "Give everybody a pawn."),
        ("AB-TURN-01", "Turns", "Roll."),
        ("AB-TURN-02", "Turns", "Move."),
        ("AB-TURN-03", "Turns", "Rest."),
    )
}


def test_a_clause_is_shown_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "blood-rage", "br-pillage-01"]) == 0
    out = capsys.readouterr().out
    assert "BR-PILLAGE-01" in out
    assert "15.1 Declaring" in out


def test_clauses_are_found_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "blood-rage", "--json", "free", "invade"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found
    for clause in found:
        text = f"{clause['heading']} {clause['text']}".lower()
        assert "free" in text
        assert "invade" in text


def test_part_of_an_id_finds_its_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "blood-rage", "BR-MARCH", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found) > 5
    assert all(clause["id"].startswith("BR-MARCH-") for clause in found)


def test_headings_count_all_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "blood-rage", "--json"]) == 0
    assert sum(json.loads(capsys.readouterr().out).values()) == 416
    assert main(["rules", "blood-rage"]) == 0
    assert "416  total" in capsys.readouterr().out


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests" / "games" / "a_b"
    folder.mkdir(parents=True)
    (folder / "test_turns.py").write_text(
        """
import pytest

CASES = [("x", "AB-TURN-02"), ("y", "AB-TURN-03")]

@pytest.mark.rule("AB-TURN-01")
def test_roll(): ...

@pytest.mark.parametrize(
    ("a", "b"), [pytest.param(*case, marks=pytest.mark.rule(case[1])) for case in CASES]
)
def test_others(a, b): ...
"""
    )
    (folder / "physical.toml").write_text('"AB-SETUP-01" = "The board is cardboard."\n')
    return tmp_path / "tests"


def test_marks_and_physical_clauses_cover(tests: Path) -> None:
    coverage = coverage_of("a-b", CLAUSES, tests)
    assert (coverage.clauses, coverage.covered, coverage.tested, coverage.physical) == (5, 4, 3, 1)
    assert coverage.untested == ["AB-SETUP-02"]
    assert coverage.unknown == []
    assert coverage.by_heading["Setup"].covered == 1
    assert coverage.by_heading["Turns"].covered == 3


@pytest.mark.parametrize(
    "source",
    [
        'pytestmark = pytest.mark.rule("AB-SETUP-02")',
        'pytestmark = [pytest.mark.rule("AB-TURN-01", "AB-SETUP-02")]',
        '@pytest.mark.rule("AB-SETUP-02")\nclass TestPawns: ...',
        'CASE = pytest.param(1, marks=pytest.mark.rule("AB-SETUP-02"))',
        'CASE = pytest.param(1, marks=[pytest.mark.rule("AB-SETUP-02")])',
        'IDS = ("AB-SETUP-02",)\n@pytest.mark.rule(*IDS)\ndef test_pawn(): ...',
        'A = [pytest.param(i, marks=pytest.mark.rule(i)) for i in ["AB-SETUP-02"]]',
        'A = [pytest.param(i, marks=pytest.mark.rule(j)) for i, j in [(1, "AB-SETUP-02")]]',
        'from pytest import mark\n@mark.rule("AB-SETUP-02")\ndef test_pawn(): ...',
    ],
)
def test_marks_are_found_wherever_they_stand(source: str, tests: Path) -> None:
    (tests / "test_more.py").write_text(f"import pytest\n{source}\n")
    assert coverage_of("a-b", CLAUSES, tests).untested == []


def test_ids_that_do_not_exist_are_unknown(tests: Path) -> None:
    own = tests / "games" / "a_b" / "test_wrong.py"
    own.write_text('import pytest\n\n@pytest.mark.rule("AX-TURN-01")\ndef test_x(): ...\n')
    other = tests / "test_other_game.py"
    other.write_text(
        'import pytest\n\n@pytest.mark.rule("CD-ANY-01", "AB-TURN-09")\ndef test(): ...\n'
    )
    assert coverage_of("a-b", CLAUSES, tests).unknown == ["AB-TURN-09", "AX-TURN-01"]


def test_a_physical_clause_that_does_not_exist_is_unknown(tests: Path) -> None:
    physical = tests / "games" / "a_b" / "physical.toml"
    physical.write_text('"AB-SETUP-77" = "It is cardboard."\n')
    assert coverage_of("a-b", CLAUSES, tests).unknown == ["AB-SETUP-77"]


def test_a_mark_that_cannot_be_read_is_refused(
    tests: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tests / "test_dark.py").write_text("import pytest\npytestmark = pytest.mark.rule(id_of(3))\n")
    assert main(["rules", "blood-rage", "--coverage", "--tests", str(tests)]) == 2
    assert "test_dark.py:2" in capsys.readouterr().err


def test_untested_clauses_make_the_command_fail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_a.py").write_text(
        'import pytest\n\n@pytest.mark.rule("BR-MARCH-01")\ndef test_a(): ...\n'
    )
    assert main(["rules", "blood-rage", "--coverage", "--tests", str(tmp_path), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["clauses"] == 416
    assert answer["covered"] == answer["tested"] == 1
    assert "BR-MARCH-02" in answer["naked"]
    assert main(["rules", "blood-rage", "--coverage", "--tests", str(tmp_path)]) == 1
    assert "without a test: BR-" in capsys.readouterr().out
