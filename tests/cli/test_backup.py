"""`sagaboard backup` and `sagaboard restore`."""

from __future__ import annotations

import asyncio
import gzip
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from sagaboard.cli import main
from sagaboard.service.storage.store import Store
from sagaboard.service.storage.stores import store_for
from tests.service.store_samples import NEW_YEAR, started

T = TypeVar("T")


def with_store(path: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = store_for(str(path))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def furnish(store: Store) -> None:
    for name in ("m1", "m2"):
        await started(store, name, entries=7)
        await store.say(name, 0, "Åsa", "Skål!", NEW_YEAR)


async def rows_of(store: Store) -> list[dict[str, Any]]:
    return [row async for row in store.dump()]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "sagaboard.db"
    with_store(path, furnish)
    return path


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence on stderr."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("sagaboard: ")
    assert err.count("\n") == 1
    return err


def test_a_backup_is_restored_into_another_database(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, target = tmp_path / "all.backup", tmp_path / "target.db"
    assert main(["backup", str(file), "--database", str(database)]) == 0
    before = with_store(database, rows_of)
    assert capsys.readouterr().out == f"{file}: {len(before)} rows\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["restore", str(file), "--database", f"sqlite:///{target}"]) == 0
    assert capsys.readouterr().out == f"{file}: {len(before)} rows restored\n"
    assert with_store(target, rows_of) == before
    assert len(before) > 16


def test_without_an_address_it_is_the_users_own_database(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    file = tmp_path / "all.backup"
    assert main(["backup", str(file), "--database", str(database)]) == 0
    assert main(["restore", str(file)]) == 0
    assert main(["backup", str(tmp_path / "again.backup")]) == 0
    first, second = (gzip.decompress(p.read_bytes()) for p in (file, tmp_path / "again.backup"))
    assert first == second


def test_a_database_with_matches_is_not_overwritten(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "all.backup"
    assert main(["backup", str(file), "--database", str(database)]) == 0
    capsys.readouterr()
    before = with_store(database, rows_of)
    assert main(["restore", str(file), "--database", str(database)]) == 2
    assert "empty" in told(capsys)
    assert with_store(database, rows_of) == before


def test_what_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing, file = tmp_path / "missing.db", tmp_path / "missing.backup"
    assert main(["backup", str(file), "--database", str(missing)]) == 2
    assert f"there is no database {missing}" in told(capsys)
    assert main(["restore", str(file), "--database", str(missing)]) == 2
    assert f"there is no backup {file}" in told(capsys)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_backup_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "no.backup"
    file.write_text("hello")
    assert main(["restore", str(file), "--database", str(tmp_path / "target.db")]) == 2
    assert str(file) in told(capsys)


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_an_unknown_kind_of_database_is_named_without_its_password(
    command: str, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "all.backup"
    assert main(["backup", str(file), "--database", str(database)]) == 0
    capsys.readouterr()
    assert main([command, str(file), "--database", "mysql://me:secret@there/db"]) == 2
    sentence = told(capsys)
    assert "mysql://" in sentence
    assert "postgresql://" in sentence
    assert "secret" not in sentence


def test_a_backup_that_cannot_be_written_is_told(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "no" / "folder" / "all.backup"
    assert main(["backup", str(file), "--database", str(database)]) == 2
    assert str(file) in told(capsys)
