"""Who meets whom, on which seeds and seats; and going on after a stop."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import pytest

from sagaboard.arena.ledger import Ledger, Played
from sagaboard.arena.tournament import (
    Tournament,
    checked_tournament,
    fixtures,
    ladder,
    play_tournament,
    round_robin,
)
from sagaboard.arena.workers import Workers
from sagaboard.cli.arena import numbers
from sagaboard.kernel.errors import BadOption, BadRecord


def quiet(done: int) -> None:
    pass


def small(games: int = 4, format: str = "round-robin", seed: str = "7") -> Tournament:
    return checked_tournament("blood-rage", 2, format, ["random", "greedy"], [games], seed)


def played(tournament: Tournament, path: Path | None, workers: int = 1) -> list[Played]:
    with Ledger(tournament.heading(), path) as ledger:
        return play_tournament(tournament, Workers(workers), ledger, quiet)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Played], bytes]:
    """A tournament of four games and the file that it leaves."""
    path = tmp_path_factory.mktemp("whole") / "games.jsonl"
    return played(small(), path), path.read_bytes()


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    met = round_robin("abcdef", 4)
    assert len(met) == len(set(met)) == 15
    assert all(len(set(table)) == 4 for table in met)
    assert Counter(bot for table in met for bot in table) == dict.fromkeys("abcdef", 10)


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        ("ab", 4, ["abab"]),
        ("ab", 3, ["aba", "abb"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
        ("abc", 3, ["abc"]),
    ],
)
def test_fewer_bots_than_seats_fill_the_table_evenly(
    bots: str, players: int, tables: list[str]
) -> None:
    assert round_robin(bots, players) == [tuple(table) for table in tables]


def test_on_a_ladder_each_bot_meets_a_table_of_the_one_below() -> None:
    assert ladder(["low", "mid", "top"], 4) == [
        ("mid", "low", "low", "low"),
        ("top", "mid", "mid", "mid"),
    ]


def test_every_pairing_plays_every_seed_from_every_seat() -> None:
    tournament = checked_tournament("blood-rage", 3, "ladder", ["random", "greedy"], [6], "s")
    listed = fixtures(tournament)
    assert len(set(listed)) == len(listed) == 6
    for seed in ("s/0", "s/1"):
        own = [fixture for fixture in listed if fixture.seed == seed]
        for bot in range(3):
            assert {fixture.seats[bot] for fixture in own} == {0, 1, 2}


def test_pairings_share_their_seeds_and_take_turns() -> None:
    tournament = checked_tournament("blood-rage", 3, "round-robin", ["random", "greedy"], [4], "s")
    listed = fixtures(tournament)
    tables = [fixture.bots for fixture in listed]
    assert tables[0::2] == [tables[0]] * 4
    assert tables[1::2] == [tables[1]] * 4
    assert [f.seed for f in listed[0::2]] == [f.seed for f in listed[1::2]]


def test_each_pairing_may_play_its_own_number_of_games() -> None:
    tournament = checked_tournament(
        "blood-rage", 2, "ladder", ["random", "thrall", "greedy"], [5, 2], "s"
    )
    tables = [fixture.bots[0] for fixture in fixtures(tournament)]
    assert tables == ["thrall", "greedy", "thrall", "greedy", "thrall", "thrall", "thrall"]


def test_a_tournament_gives_the_same_on_one_process_and_on_two(
    whole: tuple[list[Played], bytes],
) -> None:
    assert played(small(), None, workers=2) == whole[0]


def test_a_tournament_cut_short_goes_on_where_it_stopped(
    tmp_path: Path, whole: tuple[list[Played], bytes]
) -> None:
    games, text = whole
    lines = text.splitlines(keepends=True)
    assert len(lines) == 1 + 4
    path = tmp_path / "games.jsonl"
    # Killed in the middle of writing the fourth game.
    path.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    seen: list[int] = []
    with Ledger(small().heading(), path) as ledger:
        assert play_tournament(small(), Workers(), ledger, seen.append) == games
    assert seen == [3, 4]
    assert path.read_bytes() == text


def test_a_game_that_is_written_twice_counts_once(
    tmp_path: Path, whole: tuple[list[Played], bytes]
) -> None:
    games, text = whole
    path = tmp_path / "games.jsonl"
    path.write_bytes(text + text.splitlines(keepends=True)[1])
    assert played(small(), path) == games


def test_more_games_build_on_those_that_are_there(
    tmp_path: Path, whole: tuple[list[Played], bytes]
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(whole[1])
    longer = played(small(5), path)
    assert longer[:4] == whole[0]
    assert path.read_bytes().startswith(whole[1])
    assert len(path.read_bytes().splitlines()) == 1 + 5


def test_games_of_another_tournament_are_refused(
    tmp_path: Path, whole: tuple[list[Played], bytes]
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(whole[1])
    other = checked_tournament("blood-rage", 3, "ladder", ["random", "greedy"], [1], "7")
    with pytest.raises(BadRecord, match="another tournament"):
        played(other, path)


def test_a_spoilt_line_is_named(tmp_path: Path, whole: tuple[list[Played], bytes]) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(whole[1] + b"{}\n")
    with pytest.raises(BadRecord, match=r"games.jsonl, line 6"):
        played(small(), path)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be used"):
        Ledger(small().heading(), tmp_path)


@pytest.mark.parametrize(
    ("format", "bots", "games", "hint"),
    [
        ("knockout", ["random", "greedy"], [1], "round-robin or ladder, not 'knockout'"),
        ("ladder", ["random"], [1], "at least two different"),
        ("ladder", ["random", "random"], [1], "at least two different"),
        ("ladder", ["random", "clever"], [1], "no bot 'clever'"),
        ("ladder", ["random", "greedy"], [0], "at least 1"),
        ("ladder", ["random", "greedy"], [1, 2], "2 numbers of games for 1 pairings"),
    ],
)
def test_bad_tournaments_are_refused(
    format: str, bots: list[str], games: list[int], hint: str
) -> None:
    with pytest.raises(BadOption, match=hint):
        checked_tournament("blood-rage", 2, format, bots, games, "1")


def test_numbers_of_games_are_told_as_they_are_written() -> None:
    assert numbers("100") == [100]
    assert numbers("1000,100") == [1000, 100]
    with pytest.raises(argparse.ArgumentTypeError, match="'2,x' is no number of games: write one"):
        numbers("2,x")
