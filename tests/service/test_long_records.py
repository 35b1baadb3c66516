"""Long matches: there is a limit, and whoever replays one keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagaboard.bots.dice import Dice
from sagaboard.client import Client
from sagaboard.kernel import record as records
from sagaboard.kernel.errors import TooManyMoves, UndoRefused
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import Record, check_length
from sagaboard.kernel.registry import find
from sagaboard.service.matches import slices, table
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.table import Table
from sagaboard.service.protocol import NewSeat
from sagaboard.service.storage.sqlite_store import SqliteStore
from tests.service.playing import GAME, TURNS, a_table, refused
from tests.service.server import Server, running_server

SPEC = find(GAME)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("long") / "matches.db") as server:
        yield server


@pytest.fixture
def small_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """One move at a time."""
    monkeypatch.setattr(slices, "SLICE", 0.0)


async def turns_of_the_loop(work: Coroutine[Any, Any, object]) -> int:
    """How often others are served until the work is done."""
    task = asyncio.create_task(work)
    turns = 0
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    await task
    return turns


async def play_some(table: Table, moves: int) -> None:
    dice = Dice("long")
    for _ in range(moves):
        seat = table.match.game.waiting_for()[0]
        question = table.match.game.question_for(seat)
        assert question is not None
        text = table.match.vocabulary.text(question.moves[dice.below(len(question.moves))])
        await table.play(seat, text, table.seq, None)


# The limit


def test_a_match_has_a_limit_of_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOVE_LIMIT", 3)
    match = Match(SPEC, new_record(SPEC, ["Ada", "Bo"], {}, "limit"))
    for _ in range(3):
        question = match.game.questions[0]
        match.play(question.seat, question.moves[0])
    question = match.game.questions[0]
    with pytest.raises(TooManyMoves, match="at most 3 moves"):
        match.play(question.seat, question.moves[0])
    assert len(match.record.moves) == 3


def test_a_record_beyond_the_limit_is_refused_before_it_is_replayed() -> None:
    record = new_record(SPEC, ["Ada", "Bo"], {}, "limit")
    record.moves = ["no move at all"] * 20_001
    with pytest.raises(TooManyMoves, match="at most 20,000 moves, not 20,001"):
        Match(SPEC, record)
    with pytest.raises(TooManyMoves):
        next(Match.replaying(SPEC, record))
    check_length(20_000)


async def test_an_import_beyond_the_limit_is_a_problem(server: Server) -> None:
    record = new_record(SPEC, ["Ada", "Bo"], {}, "limit")
    record.moves = ["0 unpick"] * 20_001

    async with Client(server.url) as client:
        with refused(422, "20,000 moves"):
            await client.import_record(record)


async def test_moves_can_be_taken_back_so_often_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or one move and its undo could fill the database."""
    monkeypatch.setattr(table, "CHANGE_LIMIT", 4)

    async with a_table(tmp_path, 2, "back", **TURNS) as one:
        await play_some(one, 1)
        await one.undo(one.entries[0].seat, one.seq, None)
        await play_some(one, 2)
        with pytest.raises(UndoRefused, match="4 changes"):
            await one.undo(one.entries[-1].seat, one.seq, None)
        await play_some(one, 1)
        assert one.seq == 5


# Others are served meanwhile


@pytest.mark.usefixtures("small_slices")
async def test_an_undo_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with a_table(tmp_path, 2, "undo") as one:
        await play_some(one, 40)
        assert await turns_of_the_loop(one._go_back(0, 30, None)) >= 30
        assert len(one.match.record.moves) == 30


@pytest.mark.usefixtures("small_slices")
async def test_catching_up_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with a_table(tmp_path, 2, "behind") as one:
        loaded = await one.store.load(one.id)
        assert loaded is not None
        other = Table(one.store, one.spec, loaded)
        await play_some(one, 40)
        await one._go_back(0, 30, None)
        assert await turns_of_the_loop(other.on_remote_change("entry")) >= 40 + 30
        assert SPEC.save(other.match.game) == SPEC.save(one.match.game)


@pytest.mark.usefixtures("small_slices")
async def test_loading_a_match_keeps_nobody_waiting(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "matches.db")
    await store.open()
    seats = [NewSeat(name="Ada"), NewSeat(name="Bo")]
    made = await Matches(store).create(GAME, seats, {}, spectators=True)
    await play_some(await Matches(store).table(made.id), 40)
    assert await turns_of_the_loop(Matches(store).table(made.id)) >= 40
    await store.close()


@pytest.mark.usefixtures("small_slices")
async def test_several_replays_take_turns() -> None:
    """So that ten of them hold the event loop no longer at a time than one."""
    order: list[str] = []

    def steps(name: str) -> Iterator[None]:
        for _ in range(3):
            order.append(name)
            yield

    async def watch() -> None:
        while True:
            order.append(".")
            await asyncio.sleep(0)

    turns = slices.Slices()
    rest = asyncio.create_task(watch())
    await asyncio.gather(*(turns.run(steps(name)) for name in "ab"))  # type: ignore[arg-type]
    rest.cancel()
    text = "".join(order)
    assert text.replace(".", "") == "ababab"
    assert "ab" not in text
    assert "ba" not in text


def test_a_record_is_replayed_move_by_move() -> None:
    record: Record = new_record(SPEC, ["Ada", "Bo"], {}, "steps")
    match = Match(SPEC, record)
    for _ in range(10):
        question = match.game.questions[0]
        match.play(question.seat, question.moves[0])
    steps = Match.replaying(SPEC, msgspec.structs.replace(match.record))
    assert sum(1 for _ in steps) == 10
