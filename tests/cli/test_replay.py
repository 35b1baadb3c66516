"""`sagaboard replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sagaboard.bots import find_bot
from sagaboard.cli import main
from sagaboard.games.blood_rage import SPEC
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import read_record, write_record


@pytest.fixture(scope="module")
def saga(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of three random players."""
    match = Match(SPEC, new_record(SPEC, ["Anna", "Ben", "Cleo"], {}, "replay"))
    bot = find_bot("random", "replay")
    while not match.game.is_over:
        seat = match.game.waiting_for()[0]
        match.play(seat, bot.choose(SPEC, match.game, seat))
    file = tmp_path_factory.mktemp("sagas") / "game.saga"
    write_record(match.record, file)
    return file


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["replay", *arguments, "--json"]) == 0
    parsed: dict[str, object] = json.loads(capsys.readouterr().out)
    return parsed


def test_the_answer_tells_the_end(saga: Path, capsys: pytest.CaptureFixture[str]) -> None:
    end = answer(capsys, str(saga))
    assert end["game"] == "blood-rage"
    assert end["seats"] == ["Anna", "Ben", "Cleo"]
    assert end["moves"] == len(read_record(saga).moves)
    assert end["finished"] is True
    assert len(str(end["hash"])) == 64
    scores, winners = end["scores"], end["winners"]
    assert isinstance(scores, list)
    assert isinstance(winners, list)
    assert [scores[seat] for seat in winners] == [max(scores)] * len(winners)


def test_the_same_record_leads_to_the_same_state(
    saga: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answer(capsys, str(saga))["hash"] == answer(capsys, str(saga))["hash"]
    assert answer(capsys, str(saga))["hash"] != answer(capsys, str(saga), "--to", "9")["hash"]


def test_replay_stops_where_it_is_told_to(saga: Path, capsys: pytest.CaptureFixture[str]) -> None:
    part = answer(capsys, str(saga), "--to", "12")
    assert part["moves"] == 12
    assert part["finished"] is False


def test_no_more_moves_than_there_are(saga: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saga), "--to", "99999"]) == 2
    assert f"0 to {len(read_record(saga).moves)}" in capsys.readouterr().err


def test_the_log_tells_secrets_too(saga: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saga)]) == 0
    out = capsys.readouterr().out
    assert " picks “" in out
    assert "The game is over." in out
    assert "Final standing" in out
    assert "Anna" in out


@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", "Konečné pořadí"), ("pl", "Wynik końcowy"), ("de", "Endstand")],
)
def test_the_log_speaks_the_language(
    language: str, words: str, saga: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(saga), "--lang", language]) == 0
    assert words in capsys.readouterr().out


def test_an_unfinished_game_says_so(saga: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saga), "--to", "1"]) == 0
    assert "After 1 move the game is not over yet." in capsys.readouterr().out


def test_a_record_with_an_illegal_move_is_refused(
    saga: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = read_record(saga)
    record.moves[3] = "0 pillage utgard"
    bad = tmp_path / "bad.saga"
    write_record(record, bad)
    assert main(["replay", str(bad)]) == 2
    err = capsys.readouterr().err
    assert "move 3" in err
    assert err.count("\n") == 1
