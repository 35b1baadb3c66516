"""The tables and how a database gets them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import psycopg
import pytest

from sagaboard.service.storage import schema
from sagaboard.service.storage.rows import TABLES
from sagaboard.service.storage.store import Store, StoreProblem
from sagaboard.service.storage.stores import store_for
from tests.service.store_samples import executed, leave, started


async def test_migrating_twice_changes_nothing(url: str) -> None:
    for _ in range(2):
        store = store_for(url)
        await store.open()
        if await store.load("m1") is None:
            await started(store, entries=3)
        await store.close()
    versions = executed(url, "SELECT version FROM schema_version ORDER BY version")
    assert versions == [(number,) for number in range(1, schema.VERSION + 1)]
    assert executed(url, "SELECT count(*) FROM entry") == [(3,)]


async def test_processes_that_start_together_do_not_collide(url: str) -> None:
    stores = [store_for(url) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await started(stores[0], entries=1)
    for store in stores:
        assert len(await store.entries_from("m1", 0)) == 1
    await asyncio.gather(*(store.close() for store in stores))


async def test_an_older_database_gets_only_what_it_lacks(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = store_for(url)
    await old.open()
    await started(old, entries=2)
    await old.close()
    further = ("CREATE TABLE further (number $integer NOT NULL) $large_rows",)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, further))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    new = store_for(url)
    await new.open()
    assert len(await new.entries_from("m1", 0)) == 2
    await new.close()
    assert executed(url, "SELECT count(*) FROM further") == [(0,)]
    assert executed(url, "SELECT max(version) FROM schema_version") == [(schema.VERSION,)]


async def test_a_database_without_keys_and_notices_opens_and_goes_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of schema 2: a device that holds two seats keeps them, and what was said is still there."""
    with monkeypatch.context() as earlier:
        earlier.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:2])
        earlier.setattr(schema, "VERSION", 2)
        old = store_for(url)
        await old.open()
        await old.close()
    for statement in (
        "INSERT INTO match VALUES ('m1', 'nine-stones', 3, 'c', '{}', 's', true, 1.0, false, '')",
        "INSERT INTO seat VALUES ('m1', 0, 'person', 'Ada', 'token', NULL)",
        "INSERT INTO seat VALUES ('m1', 1, 'open', 'Bo', 'none', NULL)",
        "INSERT INTO device_seat VALUES ('phone', 'm1', 0)",
        "INSERT INTO device_seat VALUES ('phone', 'm1', 1)",
        "INSERT INTO chat VALUES ('m1', 1, 0, 'Ada', 'hello', 1.0)",
    ):
        executed(url, statement)
    store = store_for(url)
    await store.open()
    loaded = await store.load("m1")
    assert loaded is not None
    assert loaded.match.imported is False
    assert [seat.hot_seat for seat in loaded.seats] == [False, False]
    assert [seat.seat for seat in await store.held_by("phone")] == [0, 1]
    assert [(line.text, line.kind) for line in await store.chat("m1", 0)] == [("hello", "said")]
    assert await leave(store, loaded.seats[0])
    assert await store.given_up_by("phone", "m1") == [0]
    await store.close()


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = store_for(url)
    await old.open()
    await started(old, entries=2)
    await old.close()
    with monkeypatch.context() as broken:
        further = ("CREATE TABLE further (number $integer) $large_rows", "CREATE NONSENSE")
        broken.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, further))
        broken.setattr(schema, "VERSION", schema.VERSION + 1)
        with pytest.raises(StoreProblem, match="NONSENSE"):
            await store_for(url).open()
    with pytest.raises((sqlite3.Error, psycopg.Error), match="further"):
        executed(url, "SELECT * FROM further")
    await old.open()
    assert len(await old.entries_from("m1", 0)) == 2
    await old.close()


async def test_a_newer_database_is_left_alone(url: str) -> None:
    store = store_for(url)
    await store.open()
    await store.close()
    executed(url, "INSERT INTO schema_version (version) VALUES (99)")
    with pytest.raises(StoreProblem, match="newer Sagaboard"):
        await store.open()
    executed(url, "DELETE FROM schema_version WHERE version = 99")
    await store.open()
    assert await store.unfinished_with_bots() == {}
    await store.close()


async def test_the_row_types_have_the_columns_of_the_tables(url: str, store: Store) -> None:
    for table, row in TABLES.items():
        if url.startswith("sqlite"):
            found = executed(url, f"SELECT name FROM pragma_table_info('{table}')")
        else:
            found = executed(
                url,
                f"SELECT column_name FROM information_schema.columns WHERE table_name='{table}'",
            )
        assert {name for (name,) in found} == set(row.__struct_fields__)


async def test_every_table_is_dumped(url: str, store: Store) -> None:
    if url.startswith("sqlite"):
        found = executed(url, "SELECT name FROM sqlite_master WHERE type = 'table'")
    else:
        found = executed(
            url,
            "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema",
        )
    assert {name for (name,) in found} == {*TABLES, "schema_version"}


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    store = store_for(str(tmp_path / "x.db"))
    await store.open()
    assert await store._read(  # type: ignore[attr-defined]
        lambda connection: [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    ) == ["wal", 2, 1, 10000]
    await store.close()
