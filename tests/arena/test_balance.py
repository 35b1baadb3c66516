"""Balance reports: what is counted, and against what."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from sagaboard.arena.balance import (
    Line,
    Sample,
    endings,
    entries,
    lines,
    measure_balance,
    play_sample,
)
from sagaboard.arena.balance_markdown import balance_markdown, inserted
from sagaboard.arena.balance_page import balance_page
from sagaboard.arena.simulation import planned
from sagaboard.arena.workers import Workers
from sagaboard.cli import main
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.kind import values_of
from sagaboard.kernel.registry import find, names

JOTUN_HALL = Path(__file__).parents[2] / "examples" / "packs" / "jotun_hall"


def quiet(done: int) -> None:
    pass


@pytest.mark.parametrize("game", names())
def test_what_a_game_finds_telling_is_an_event_of_a_seat(game: str) -> None:
    spec = find(game)
    for kind, value in spec.balance_events.items():
        declared = [value.name for value in values_of(spec.events[kind])]
        assert "seat" in declared
        assert value in ("", *declared)


@pytest.mark.parametrize("game", names())
def test_every_seat_of_every_finished_game_is_counted_once(game: str) -> None:
    balance = measure_balance(planned(game, 2, ["random"], 3, "b"), Workers(), quiet)
    assert balance.finished == 3
    seats = next(section for section in balance.sections if section.name == "seat")
    assert sorted(line.name for line in seats.lines) == ["1", "2"]
    assert [line.wins.games for line in seats.lines] == [3, 3]
    assert sum(line.wins.wins for line in seats.lines) == pytest.approx(3)


def test_telling_events_are_named_in_words_and_belong_to_their_seat() -> None:
    sample = play_sample(planned("blood-rage", 4, ["random"], 1, "b"), 0)
    assert sorted(sample.factions) == ["bear", "raven", "serpent", "wolf"]
    first = [seat for seat in range(4) if ("first_player", "yes") in sample.events[seat]]
    assert len(first) == 1
    for told in sample.events:
        picked = {name for kind, name in told if kind == "picked"}
        upgraded = {name for kind, name in told if kind == "upgraded"}
        assert picked
        assert upgraded <= picked


def sample(wins: list[float], told: list[list[tuple[str, str]]], ending: str = "") -> Sample:
    return Sample(finished=True, wins=wins, factions=["sun", "moon"], events=told, ending=ending)


def test_shares_are_of_the_seats_that_had_it() -> None:
    games = [
        sample([1.0, 0.0], [[("took", "cup")], [("took", "cup"), ("took", "bow")]]),
        sample([0.5, 0.5], [[], [("took", "bow")]]),
    ]
    counted = [found for game in games for found in entries(game, "took")]
    by_name = {line.name: line.wins for line in lines(counted, 0.5)}
    assert (by_name["cup"].wins, by_name["cup"].games) == (1.0, 2)
    assert (by_name["bow"].wins, by_name["bow"].games) == (0.5, 2)


def test_what_the_interval_leaves_out_stands_out() -> None:
    counted = [("cup", 1.0)] * 10 + [("bow", 1.0), ("bow", 0.0)]
    assert [(line.name, line.stands_out) for line in lines(counted, 0.5)] == [
        ("cup", True),
        ("bow", False),
    ]


def test_ways_of_winning_are_shares_of_all_games() -> None:
    games = [sample([1.0, 0.0], [[], []], way) for way in ("temples", "lands", "temples")]
    found = endings(games)
    assert [(ending.name, ending.games.share) for ending in found] == [
        ("temples", 0.6667),
        ("lands", 0.3333),
    ]


def test_workers_do_not_change_the_report() -> None:
    plan = planned("blood-rage", 2, ["random"], 25, "b")
    assert measure_balance(plan, Workers(), quiet) == measure_balance(plan, Workers(2), quiet)


def test_cards_of_a_pack_are_in_the_report(tmp_path: Path) -> None:
    plan = planned("blood-rage", 4, ["random"], 10, "b", pack=JOTUN_HALL)
    balance = measure_balance(plan, Workers(), quiet)
    picked = next(section for section in balance.sections if section.name == "picked")
    box = measure_balance(planned("blood-rage", 4, ["random"], 10, "b"), Workers(), quiet)
    of_box = next(section for section in box.sections if section.name == "picked")
    assert named(picked.lines) - named(of_box.lines)


def named(some: list[Line]) -> set[str]:
    return {line.name for line in some}


def test_the_page_needs_nothing_else_and_draws_every_line() -> None:
    balance = measure_balance(planned("blood-rage", 3, ["random"], 5, "b"), Workers(), quiet)
    text = balance_page(balance)
    assert "http" not in text
    assert "<script" not in text
    drawings = [part.split("</svg>")[0] + "</svg>" for part in text.split("<svg")[1:]]
    circles = 0
    for drawing in drawings:
        circles += len(ET.fromstring("<svg" + drawing).findall("circle"))
    assert circles == sum(len(section.lines) for section in balance.sections)


def test_a_markdown_page_has_every_line_and_keeps_what_people_wrote() -> None:
    three = measure_balance(planned("blood-rage", 3, ["random"], 2, "b"), Workers(), quiet)
    two = measure_balance(planned("blood-rage", 2, ["random"], 2, "b"), Workers(), quiet)
    page = inserted("# Ours\n\nWhy.\n", three)
    page = inserted(page, two) + "\nAfterwards.\n"
    assert page.startswith("# Ours\n\nWhy.\n\n<!-- balance: 3 players -->")
    assert page.index("## 3 players") < page.index("## 2 players")
    for balance in (two, three):
        part = balance_markdown(balance)
        assert part in page
        rows = [line for line in part.splitlines() if line.startswith("| ")]
        tables = len(balance.sections) + bool(balance.endings)
        lines_ = sum(len(section.lines) for section in balance.sections) + len(balance.endings)
        assert len(rows) == 2 * tables + lines_
    again = measure_balance(planned("blood-rage", 3, ["random"], 3, "other"), Workers(), quiet)
    changed = inserted(page, again)
    assert "seed other" in changed
    assert changed.count("## 3 players") == 1
    assert changed.endswith("\nAfterwards.\n")
    assert inserted(changed, three) == page


def test_a_page_whose_end_mark_is_lost_is_not_overwritten() -> None:
    balance = measure_balance(planned("blood-rage", 2, ["random"], 1, "b"), Workers(), quiet)
    with pytest.raises(BadOption, match="end of 2 players"):
        inserted("<!-- balance: 2 players -->\nAll I wrote.\n", balance)


def test_the_command_writes_json_and_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "balance.html"
    command = ["balance", "blood-rage", "--bots", "random", "--games", "3", "--players", "2"]
    tables = tmp_path / "balance.md"
    written = ["--html", str(page), "--markdown", str(tables)]
    assert main([*command, "--json", *written]) == 0
    assert tables.read_text().startswith("<!-- balance: 2 players -->\n## 2 players\n")
    document = json.loads(capsys.readouterr().out)
    assert document["games"] == 3
    assert page.read_text().startswith("<!doctype html>")
    assert main(command) == 0
    assert "faction" in capsys.readouterr().out
