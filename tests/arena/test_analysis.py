"""Looking back at a match: chances over time, what changed them, what a bot would have played."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from sagaboard.arena.analysis import (
    LEAST_SWING,
    TURNING_POINTS,
    Analysis,
    Chances,
    analyse,
    greatest_swings,
    swing,
)
from sagaboard.bots.levels import LEVELS
from sagaboard.cli.main import main
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Record, read_record
from sagaboard.kernel.registry import find

GOLDEN = Path(__file__).parents[1] / "golden"
LEVEL = LEVELS["jarl"].with_iterations(4)


@pytest.fixture(scope="module")
def record() -> Record:
    return read_record(GOLDEN / "blood_rage" / "greedy-2.saga")


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, LEVEL)


def test_everybody_has_a_chance_until_the_winner_is_known(
    record: Record, analysis: Analysis
) -> None:
    assert [at.move for at in analysis.chances] == sorted({at.move for at in analysis.chances})
    assert analysis.chances[0].move == 0
    assert all(sum(at.chances) == pytest.approx(1.0) for at in analysis.chances)
    spec = find(record.game)
    winners = spec.standing(Match(spec, record).game).winners
    end = analysis.chances[-1]
    assert end.move == len(record.moves)
    assert [seat for seat, chance in enumerate(end.chances) if chance > 0.0] == winners


def test_turning_points_are_the_largest_changes(record: Record, analysis: Analysis) -> None:
    points = analysis.turning_points
    assert 0 < len(points) <= TURNING_POINTS
    shown = {point.move for point in points}
    changes = [abs(point.after[point.seat] - point.before[point.seat]) for point in points]
    assert min(changes) >= LEAST_SWING
    for before, after in zip(analysis.chances, analysis.chances[1:], strict=False):
        if before.move not in shown:
            change = swing(before, after, int(record.moves[before.move][0]))
            assert change <= min(changes) or change < LEAST_SWING
    for point in points:
        assert record.moves[point.move] == f"{point.seat} {point.played}"


def test_a_move_that_hardly_changes_its_mover_is_no_turning_point() -> None:
    """From 1 to 0 % for who moved, whatever others gained by it."""
    chances = [
        Chances(0, [0.01, 0.4, 0.59]),
        Chances(1, [0.0, 0.7, 0.3]),
        Chances(2, [0.0, 0.2, 0.8]),
    ]
    found = greatest_swings(chances, [0, 1])
    assert [before.move for before, _ in found] == [1]


def test_advice_is_what_could_be_played(record: Record, analysis: Analysis) -> None:
    spec = find(record.game)
    assert any(point.advice for point in analysis.turning_points)
    for point in analysis.turning_points:
        match = Match(spec, msgspec.structs.replace(record, moves=record.moves[: point.move]))
        question = match.game.question_for(point.seat)
        assert question is not None
        offered = {match.vocabulary.text(move) for move in question.moves}
        assert {one.move for one in point.advice} <= offered
        assert all(0.0 <= one.chance <= 1.0 for one in point.advice)
        assert len(point.advice) == min(3, len(offered)) or len(offered) == 1
        beside = [one.chance for one in point.advice[1:]]
        assert beside == sorted(beside, reverse=True)


def test_the_command_prints_one_document(
    analysis: Analysis, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(GOLDEN / "blood_rage" / "greedy-2.saga")
    assert main(["analyse", file, "--bot", "jarl:iterations=4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == msgspec.to_builtins(analysis)


def test_the_command_shows_the_turning_points(
    analysis: Analysis, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(GOLDEN / "blood_rage" / "greedy-2.saga")
    assert main(["analyse", file, "--bot", "jarl:iterations=4"]) == 0
    assert "Turning points" in capsys.readouterr().out
    assert main(["analyse", file, "--bot", "greedy"]) == 2
    assert "--bot must be one of thrall" in capsys.readouterr().err
