"""The tables and how a database gets them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import psycopg
import pytest

from sagaboard.service import schema
from sagaboard.service.rows import TABLES
from sagaboard.service.store import Store, StoreProblem
from sagaboard.service.stores import store_for
from tests.service.store_samples import executed, started

pytestmark = pytest.mark.anyio


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
