"""Records, replay, undo, stale and illegal moves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sagaboard.bots.random_bot import RandomBot
from sagaboard.kernel.errors import (
    BadOption,
    BadRecord,
    IllegalMove,
    StaleMove,
    UndoRefused,
    UnparsableMove,
)
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import Record, read_record, to_text, write_record
from sagaboard.kernel.registry import find

SPEC = find("blood-rage")
NAMES = ["Ada", "Bor", "Cyr"]
OPTIONS = {"clans": "box", "first_player": "1"}


def new_match(seed: str = "7") -> Match:
    return Match(SPEC, new_record(SPEC, NAMES, OPTIONS, seed))


def play_on(match: Match, moves: int) -> None:
    bot = RandomBot("on")
    for _ in range(moves):
        if match.game.is_over:
            return
        seat = match.game.waiting_for()[0]
        match.play(seat, bot.choose(SPEC, match.game, seat))


def test_a_record_replays_to_the_same_state_with_the_same_events() -> None:
    match = new_match()
    play_on(match, 10_000)
    again = Match(SPEC, match.record)
    assert SPEC.save(again.game) == SPEC.save(match.game)
    assert again.events == match.events
    assert again.record == match.record


def test_a_record_is_a_text_that_people_can_read(tmp_path: Path) -> None:
    match = new_match()
    play_on(match, 40)
    path = tmp_path / "match.saga"
    write_record(match.record, path)
    data = json.loads(path.read_text())
    assert data["game"] == "blood-rage"
    assert data["seats"] == NAMES
    assert data["moves"][0].split()[1] == "pick"
    assert read_record(path) == match.record
    assert [p.name for p in tmp_path.iterdir()] == ["match.saga"]


def test_writing_fails_whole(tmp_path: Path) -> None:
    match = new_match()
    with pytest.raises(BadRecord, match="cannot be written"):
        write_record(match.record, tmp_path / "no" / "match.saga")
    target = tmp_path / "folder.saga"
    target.mkdir()
    with pytest.raises(BadRecord, match="cannot be written"):
        write_record(match.record, target)
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "no record"),
        ("{}", "no record"),
        ("[1, 2", "no record"),
        (
            '{"sagaboard": 99, "game": "x", "rules": 1, "content": "", "options": {}, "seats": [], '
            '"seed": ""}',
            "format 99",
        ),
    ],
)
def test_a_broken_record_is_refused(tmp_path: Path, text: str, hint: str) -> None:
    path = tmp_path / "broken.saga"
    path.write_text(text)
    with pytest.raises(BadRecord, match=hint):
        read_record(path)


def test_a_missing_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record(tmp_path / "none.saga")


def altered(record: Record, **changes: object) -> Record:
    return Record(**{**{f: getattr(record, f) for f in record.__struct_fields__}, **changes})


@pytest.mark.parametrize(
    ("changes", "hint"),
    [
        ({"game": "chess"}, "is of chess"),
        ({"rules": 99}, "rules version 99"),
        ({"content": "other"}, "content other"),
        ({"seed": "another"}, "not the one whose hash was shown"),
        ({"moves": ["nonsense"]}, "move 0 of the record, 'nonsense'"),
        ({"moves": ["0 pass"]}, "move 0 of the record, '0 pass'.*BR-AGE-03"),
        ({"moves": ["9 pass"]}, "move 0 of the record"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(changes: dict[str, object], hint: str) -> None:
    with pytest.raises(BadRecord, match=hint):
        Match(SPEC, altered(new_match().record, **changes))


def test_errors_of_moves_are_told_apart_and_change_nothing() -> None:
    match = new_match()
    before = SPEC.save(match.game)
    with pytest.raises(UnparsableMove, match="no move"):
        match.play(0, "jump high")
    with pytest.raises(IllegalMove, match=r"'pass' is not possible now \(BR-AGE-03\)") as caught:
        match.play(0, "pass")
    assert caught.value.clause == "BR-AGE-03"
    offered = match.vocabulary.text(match.game.questions[0].moves[0])
    with pytest.raises(StaleMove, match="made for position 3, the match is at 0"):
        match.play(0, offered, made_for=3)
    assert SPEC.save(match.game) == before
    assert match.record.moves == []
    match.play(0, offered, made_for=0)
    assert match.record.moves == [f"0 {offered}"]


def test_undo_takes_the_last_move_back() -> None:
    match = new_match()
    before = SPEC.save(match.game)
    play_on(match, 1)
    match.undo(0)
    assert SPEC.save(match.game) == before
    assert match.record.moves == []
    with pytest.raises(UndoRefused, match="no move to take back"):
        match.undo(0)


def test_undo_does_not_make_others_redo_their_moves_except_bots() -> None:
    match = new_match()
    play_on(match, 2)
    with pytest.raises(UndoRefused, match="Bor has moved since"):
        match.undo(0)
    match.undo(0, bots=[1, 2])
    assert match.record.moves == []


def test_undo_stops_at_what_was_revealed() -> None:
    match = new_match()
    play_on(match, 3)
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo(2)


def test_where_several_choose_at_once_each_was_asked_in_the_same_game() -> None:
    match = new_match()
    first = match.game
    waiting = first.waiting_for()
    assert len(waiting) > 1, "the draft"
    for seat in waiting[:-1]:
        match.play(seat, RandomBot("on").choose(SPEC, match.game, seat))
        for other in match.game.waiting_for():
            assert match.asked_in(other) is first
    last = waiting[-1]
    match.play(last, RandomBot("on").choose(SPEC, match.game, last))
    for seat in match.game.waiting_for():
        assert match.asked_in(seat) is match.game, "that is another question"
    match.go_back(1)
    assert SPEC.save(match.asked_in(last)) == SPEC.save(first)


def test_seating_may_be_drawn() -> None:
    orders = {
        tuple(new_record(SPEC, NAMES, {"seating": "random"}, str(seed)).seats) for seed in range(40)
    }
    assert len(orders) == 6
    assert new_record(SPEC, NAMES, {}, "1").seats == NAMES


@pytest.mark.parametrize("count", [0, 1, 5])
@pytest.mark.rule("BR-COMP-13")
def test_any_other_number_of_players_is_refused(count: int) -> None:
    with pytest.raises(BadOption, match="2, 3, 4 players"):
        new_record(SPEC, ["x"] * count, {}, "1")


def test_record_text_is_stable() -> None:
    record = new_match().record
    assert to_text(record) == to_text(Match(SPEC, record).record)


@pytest.mark.parametrize("number", [-1, -128, -(10**30), 127, 10**6, 2**63, 10**30])
def test_a_number_that_is_no_move_is_illegal(number: int) -> None:
    match = new_match()
    seat = match.game.waiting_for()[0]
    for way in (match.prepare, match.play):
        with pytest.raises(IllegalMove, match=f"^{number} is the number of no move"):
            way(seat, number)
    assert match.record.moves == []
