"""Which database an address means."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from sagaboard.service.storage.sqlite_store import SqliteStore
from sagaboard.service.storage.store import StoreProblem
from sagaboard.service.storage.stores import store_for
from tests.service.store_samples import started


async def test_without_an_address_the_file_is_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    store = store_for(None)
    await store.open()
    await started(store)
    await store.close()
    folder = tmp_path / "data" / "sagaboard"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "sagaboard.db").stat().st_mode) == 0o600


async def test_the_home_folder_without_xdg(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    store_for(None)
    assert (tmp_path / ".local" / "share" / "sagaboard").is_dir()


async def test_a_bare_path_and_a_sqlite_address_are_the_same_file(tmp_path: Path) -> None:
    for url in (str(tmp_path / "x.db"), f"sqlite:///{tmp_path / 'x.db'}"):
        store = store_for(url)
        assert isinstance(store, SqliteStore)
        await store.open()
        if await store.load("m1") is None:
            await started(store, entries=1)
        else:
            assert len(await store.entries_from("m1", 0)) == 1
        await store.close()
    assert [path.name for path in tmp_path.iterdir()] == ["x.db"]


@pytest.mark.parametrize("url", ["", "mysql://me:secret@host/db", "sqlite://", "sqlite:///"])
async def test_another_address_is_refused_with_what_is_allowed(url: str) -> None:
    with pytest.raises(StoreProblem, match="postgresql://") as refused:
        store_for(url)
    assert "secret" not in str(refused.value)


async def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database, " * 100)
    for path in ("missing/x.db", "text.db", "."):
        with pytest.raises(StoreProblem, match="cannot open"):
            await store_for(str(tmp_path / path)).open()
    assert (tmp_path / "text.db").read_text() == "not a database, " * 100


async def test_a_database_that_is_not_there_is_a_problem_without_the_password(
    tmp_path: Path,
) -> None:
    for url in (f"postgresql://me:secret@/db?host={tmp_path}", "postgresql://me:secret@/db?a=b"):
        with pytest.raises(StoreProblem, match="cannot open") as refused:
            await store_for(url).open()
        assert "secret" not in str(refused.value)
