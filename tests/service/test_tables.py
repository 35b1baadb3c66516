"""Matches without a server: presence, seats that are left, bots that meet trouble."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sagaboard.cli import main
from sagaboard.client import LIVE
from sagaboard.service.bots import match_bots
from sagaboard.service.bots.match_bots import MatchBots
from sagaboard.service.http.api import Api
from sagaboard.service.http.live import obey
from sagaboard.service.matches import seating
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.table import Table
from sagaboard.service.matches.watcher import SPECTATOR
from sagaboard.service.problems import Refused
from sagaboard.service.protocol import LiveChat, LivePlay, NewSeat, Presence
from sagaboard.service.settings import Settings
from sagaboard.service.storage.sqlite_store import SqliteStore
from sagaboard.service.storage.store import MatchEntry, Snapshot, StoreProblem
from tests.service.playing import FIRST, GAME, TURNS, a_table

BOTS = [NewSeat(kind="bot", bot="random") for _ in range(2)]
BOT_TIMEOUT = 30.0


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(BOT_TIMEOUT):
        while not condition():
            await asyncio.sleep(0.01)


# Presence


async def test_many_who_come_at_once_are_one_message(tmp_path: Path) -> None:
    async with a_table(tmp_path, 2, "crowd") as table:
        first = table.publisher.watch(0)
        for _ in range(200):
            table.publisher.watch(SPECTATOR)
            table.publisher.publish_presence()
            await asyncio.sleep(0)
        await asyncio.sleep(0.1)
        assert len(first.outbox) <= 2
        await until(lambda: presence(first.outbox[-1]).spectators == 200)
        assert len(first.outbox) <= 2, "one at once, one for all the others"


def presence(message: bytes) -> Presence:
    told = LIVE.decode(message)
    assert isinstance(told, Presence)
    return told


# Seats that are left


@pytest.mark.parametrize("command", [LivePlay(FIRST, 0), LiveChat("still here")])
async def test_a_command_for_a_seat_that_was_left_is_refused(
    tmp_path: Path, command: LivePlay | LiveChat
) -> None:
    """It may arrive before the channel is closed, and after somebody else has joined."""
    async with a_table(tmp_path, 2, "left", **TURNS) as table:
        matches = Matches(table.store)
        matches.tables[table.id] = table
        api = Api(matches, MatchBots(matches, workers=1), Settings())
        watcher = table.publisher.watch(0)
        await seating.leave(matches, table, 0, None)
        for holder in ("nobody", "Cleo"):
            if holder == "Cleo":
                await seating.join(matches, table, 0, holder, "device", None)
            with pytest.raises(Refused) as refused:
                await obey(command, api, table, watcher)
            assert refused.value.status == 403
        assert table.seq == 0
        lines = await table.store.chat(table.id, 0)
        assert [line.kind for line in lines] == ["left", "joined"]


# Bots that meet trouble


class LostNowAndThen(SqliteStore):
    """A database that is away for a while."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.is_away = False
        self.refused = 0

    async def append(
        self, match: str, entry: MatchEntry, snapshot: Snapshot | None, *, finished: bool
    ) -> None:
        if self.is_away:
            self.refused += 1
            raise StoreProblem("the database cannot be reached")
        await super().append(match, entry, snapshot, finished=finished)


@asynccontextmanager
async def open_matches(store: SqliteStore) -> AsyncIterator[tuple[Matches, MatchBots]]:
    matches = Matches(store)
    bots = MatchBots(matches, workers=1)
    await matches.open()
    bots.open()
    yield matches, bots
    await bots.close()
    await matches.close()


async def bots_at(matches: Matches) -> Table:
    made = await matches.create(GAME, BOTS, {}, spectators=True)
    return await matches.table(made.id)


async def test_bots_go_on_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_bots, "PAUSE", 0.01)

    store = LostNowAndThen(tmp_path / "lost.db")
    async with open_matches(store) as (matches, _):
        table = await bots_at(matches)
        await until(lambda: table.seq >= 3)
        store.is_away = True
        await until(lambda: store.refused >= 3)
        seq = table.seq
        store.is_away = False
        await until(lambda: table.seq >= seq + 3)


async def test_a_match_that_a_dead_process_left_is_woken(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "left.db")
    async with open_matches(store) as (matches, bots):
        dead = Matches(store)  # without bots
        match = (await bots_at(dead)).id
        await bots.wake_all()
        await until(lambda: matches.tables[match].seq >= 3)


async def test_a_match_that_waits_for_a_person_is_not_loaded_again_and_again(
    tmp_path: Path,
) -> None:
    store = SqliteStore(tmp_path / "resting.db")
    async with open_matches(store) as (matches, bots):
        seats = [NewSeat(name="Ada"), *BOTS[:1]]
        made = await matches.create(GAME, seats, TURNS, spectators=True)
        await bots.wake_all()
        matches.tables.clear()
        await bots.wake_all()
        assert matches.tables == {}
        entry = MatchEntry(0, 0, "pass", 1.0)
        await store.append(made.id, entry, None, finished=False)
        await bots.wake_all()
        assert list(matches.tables) == [made.id], "it has changed: perhaps a bot must move"
        await until(lambda: matches.tables[made.id].seq >= 2)


async def test_the_first_answer_does_not_wait_for_the_bots(tmp_path: Path) -> None:
    class Slow(SqliteStore):
        async def unfinished_with_bots(self) -> dict[str, int]:
            await asyncio.Event().wait()
            raise AssertionError

    async with open_matches(Slow(tmp_path / "slow.db")) as (matches, _):
        assert await matches.store.open_matches_by("") == 0


@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_without_workers_no_server(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--bot-workers", number]) == 2
    assert "--bot-workers" in capsys.readouterr().err
