"""Two processes on one database, and a database that goes away for a moment."""

from __future__ import annotations

import asyncio
import random

import msgspec
import psycopg
import pytest

from sagaboard.service.storage import seat_changes
from sagaboard.service.storage.postgres_connection import LastingConnection, Work
from sagaboard.service.storage.store import Conflict, MatchEntry, News, Repeated, Store, StoredSeat
from sagaboard.service.storage.stores import store_for
from tests.service.store_samples import (
    NEW_YEAR,
    a_match,
    a_snapshot,
    an_entry,
    hold,
    leave,
    started,
    terminate_all,
    two_seats,
)

Word = tuple[str, str, MatchEntry | None]


class Ear:
    """Collects what a store hears."""

    def __init__(self) -> None:
        self.words: asyncio.Queue[Word] = asyncio.Queue()
        self.missed = asyncio.Event()

    async def __call__(self, match: str, news: News, entry: MatchEntry | None) -> None:
        await self.words.put((match, news, entry))

    async def has_missed(self) -> None:
        self.missed.set()

    async def next(self) -> Word:
        return await asyncio.wait_for(self.words.get(), 2)


async def test_one_of_two_processes_wins_each_index(store: Store, other_store: Store) -> None:
    await started(store)
    for index in range(25):
        outcomes = await asyncio.gather(
            store.append("m1", an_entry(index, text="one"), None, finished=False),
            other_store.append("m1", an_entry(index, text="other"), None, finished=False),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes} == {Conflict, type(None)}
    assert [entry.index for entry in await other_store.entries_from("m1", 0)] == list(range(25))


async def test_the_same_request_to_two_processes_is_played_once(
    store: Store, other_store: Store
) -> None:
    await started(store)
    for index in range(25):
        entry = an_entry(index, key=f"k{index}")
        outcomes = await asyncio.gather(
            store.append("m1", entry, None, finished=False),
            other_store.append("m1", entry, None, finished=False),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes} == {Repeated, type(None)}
        assert [o.index for o in outcomes if isinstance(o, Repeated)] == [index]


async def test_two_busy_processes_on_the_same_matches(store: Store, other_store: Store) -> None:
    names = [f"m{n}" for n in range(12)]
    for name in names:
        await started(store, name)

    async def play(mine: Store, name: str) -> None:
        while (index := len(await mine.entries_from(name, 0))) < 15:
            end = index == 14
            entry, saved = an_entry(index, text=str(id(mine))), a_snapshot(index + 1)
            try:
                await mine.append(name, entry, saved, finished=end)
            except Conflict:
                continue

    await asyncio.gather(*(play(mine, name) for mine in (store, other_store) for name in names))
    for name in names:
        loaded = await store.load(name)
        assert loaded is not None
        assert [entry.index for entry in loaded.entries] == list(range(15))
        assert loaded.snapshot == a_snapshot(15)
        assert loaded.match.finished


async def test_sqlite_has_nobody_to_hear_from(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = store_for(str(tmp_path_factory.mktemp("quiet") / "x.db"))
    await store.open()
    ear = Ear()
    await store.listen(ear, ear.has_missed)
    await started(store, entries=2)
    assert ear.words.empty()
    await store.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_process_hears_the_others_and_not_itself(store: Store, other_store: Store) -> None:
    ear, other_ear = Ear(), Ear()
    await store.listen(ear, ear.has_missed)
    await other_store.listen(other_ear, other_ear.has_missed)
    await started(store, entries=2)
    assert [await other_ear.next(), await other_ear.next()] == [
        ("m1", "entry", an_entry(0, key="k0")),
        ("m1", "entry", an_entry(1, key="k1")),
    ]
    appended = an_entry(2, text='Þórr\'s "move"', key="k2")
    await other_store.append("m1", appended, None, finished=False)
    assert await ear.next() == ("m1", "entry", appended)
    await other_store.append("m1", an_entry(3, text="x" * 5000), None, finished=False)
    assert await ear.next() == ("m1", "entry", None)
    await other_store.change_seat(two_seats()[0])
    assert await ear.next() == ("m1", "seat", None)
    await leave(other_store, two_seats()[0])
    assert await ear.next() == ("m1", "seat", None)
    assert await ear.next() == ("m1", "chat", None)
    await other_store.say("m1", 0, "Åsa", "hello", NEW_YEAR)
    assert await ear.next() == ("m1", "chat", None)
    with pytest.raises(Conflict):
        await other_store.append("m1", an_entry(0), None, finished=False)
    await asyncio.sleep(0.1)
    assert ear.words.empty()
    assert other_ear.words.empty()
    assert not ear.missed.is_set()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_an_ear_that_fails_goes_on_listening(store: Store, other_store: Store) -> None:
    ear = Ear()

    async def heard(match: str, news: News, entry: MatchEntry | None) -> None:
        if match == "m1":
            raise RuntimeError("broken")
        await ear(match, news, entry)

    await store.listen(heard, ear.has_missed)
    await started(other_store, "m1", entries=1)
    await started(other_store, "m2", entries=1)
    assert await ear.next() == ("m2", "entry", an_entry(0, key="k0"))


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_listening_comes_back_after_a_lost_connection(
    url: str, store: Store, other_store: Store
) -> None:
    ear = Ear()
    await store.listen(ear, ear.has_missed)
    await started(other_store)
    assert await terminate_all(url) >= 1
    await asyncio.wait_for(ear.missed.wait(), 5)
    async with asyncio.timeout(5):
        index = 0
        while ear.words.empty():
            await other_store.append("m1", an_entry(index), None, finished=False)
            index += 1
            await asyncio.sleep(0.05)
    assert (await ear.next())[0] == "m1"


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
@pytest.mark.parametrize("keyed", [True, False])
async def test_connections_cut_at_any_moment_lose_nothing_and_double_nothing(
    url: str, store: Store, keyed: bool
) -> None:
    names = [f"m{n}" for n in range(8)]
    for name in names:
        await started(store, name)
    playing = True

    async def play(name: str) -> int:
        index = 0
        while playing:
            entry = an_entry(index, key=f"k{index}" if keyed else None)
            await store.append(name, entry, a_snapshot(index + 1), finished=False)
            index += 1
        return index

    async def talk(name: str) -> int:
        said = 0
        while playing:
            said += 1
            line = await store.say(name, 0, "Åsa", f"line {said}", NEW_YEAR + said)
            assert line.number == said
        return said

    async def do_the_rest(number: int) -> None:
        while playing:
            await store.change_seat(StoredSeat("m0", 0, "person", f"name {number}", "t"))
            await hold(store, "phone", "m0", 0)
            await store.create(a_match(f"extra {number} {random.random()}"), [])
            assert await store.load("m0") is not None

    async with asyncio.TaskGroup() as group:
        playing_tasks = [group.create_task(play(name)) for name in names]
        talking = group.create_task(talk("m0"))
        group.create_task(do_the_rest(0))
        for _ in range(15):
            await asyncio.sleep(random.uniform(0.02, 0.06))
            await terminate_all(url)
        await asyncio.sleep(0.05)
        playing = False
    for name, task in zip(names, playing_tasks):
        entries = await store.entries_from(name, 0)
        assert [entry.index for entry in entries] == list(range(task.result()))
        assert task.result() > 0
    said = await store.chat("m0", 0, most=talking.result() + 1)
    assert [line.number for line in said] == list(range(1, talking.result() + 1))


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_what_was_done_before_the_answer_got_lost_is_not_done_twice(
    store: Store, other_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(other_store, "m2", entries=2)
    attempt = LastingConnection._attempt

    async def forgetful(self: LastingConnection, work: Work[object], *, again: bool) -> object:
        """The first answer is always lost, and the work is tried again."""
        result = await attempt(self, work, again=again)
        if not again:
            raise psycopg.OperationalError("lost after the commit")
        return result

    monkeypatch.setattr(LastingConnection, "_attempt", forgetful)
    await started(store, "m1")
    entries = [an_entry(0, key="k0"), an_entry(1), an_entry(2, key="k2")]
    for entry in entries:
        await store.append("m1", entry, a_snapshot(entry.index + 1), finished=False)
    assert (await store.say("m1", 0, "Åsa", "once", NEW_YEAR)).number == 1
    assert (await store.say("m1", 0, "Åsa", "once", NEW_YEAR + 1)).number == 2
    await hold(store, "phone", "m1", 0)
    assert await leave(store, two_seats("m2")[0]) is False, "the second attempt finds it done"
    new = a_match("m3")
    assert await store.change_seats("m1", lambda: seat_changes.rematch("m1", new))
    assert [seat.match for seat in await store.held_by("phone")] == ["m1", "m3"]

    with pytest.raises(Conflict):
        await store.create(msgspec.structs.replace(a_match("m2"), seed="another"), [])
    with pytest.raises(Conflict):
        await store.append("m2", an_entry(1, text="other"), None, finished=False)
    with pytest.raises(Repeated):
        await store.append("m2", an_entry(1, text="later", key="k1"), None, finished=False)
    with pytest.raises(Repeated):
        await store.append("m2", an_entry(2, key="k1"), None, finished=False)

    monkeypatch.undo()
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.entries == entries
    assert loaded.seats == two_seats("m1")
    assert len(await store.chat("m1", 0)) == 2
    assert len(await store.entries_from("m2", 0)) == 2
