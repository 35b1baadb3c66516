"""Backups: whole or not at all, and the way from one database to the other."""

from __future__ import annotations

import asyncio
import gzip
import stat
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagaboard.service.storage import schema
from sagaboard.service.storage.backup import FORMAT, Header, backup, restore
from sagaboard.service.storage.store import Store, StoreProblem
from sagaboard.service.storage.stores import store_for
from tests.service.store_samples import (
    NEW_YEAR,
    a_snapshot,
    an_entry,
    hold,
    leave,
    started,
    two_seats,
)


async def furnish(store: Store) -> None:
    """Something in every table, more entries than are handled at once."""
    names = [f"m{number}" for number in range(40)]
    for name in names:
        await started(store, name)
    for n in range(15):
        end, saved = n == 14, a_snapshot(15) if n == 14 else None
        entry = an_entry(n, key=f"k{n}" if n % 2 else None)
        await asyncio.gather(*(store.append(name, entry, saved, finished=end) for name in names))
    for name in names[:3]:
        await hold(store, "phone", name, 0)
        await store.say(name, 0, "Åsa", "hi “there”\n", NEW_YEAR)
    await leave(store, two_seats(names[1])[0])
    await started(store, "empty")


async def all_rows(store: Store) -> list[dict[str, Any]]:
    return [row async for row in store.dump()]


@pytest.fixture(params=["sqlite", "postgresql"])
async def target(request: pytest.FixtureRequest, tmp_path: Path, url: str) -> AsyncIterator[Store]:
    """An empty store of each kind beside `store`."""
    if request.param == "sqlite":
        address = str(tmp_path / "target.db")
    elif url.startswith("sqlite"):
        address = request.getfixturevalue("postgres_url")
    else:
        address = request.getfixturevalue("second_postgres_url")
    target = store_for(address)
    await target.open()
    yield target
    await target.close()


async def test_a_backup_restores_to_the_same_rows(
    store: Store, target: Store, tmp_path: Path
) -> None:
    await furnish(store)
    path = tmp_path / "all.backup"
    written = await backup(store, path)
    assert await restore(target, path) == written
    before, after = await all_rows(store), await all_rows(target)
    assert before == after
    assert len(before) == written
    for name in ("m0", "m1", "m39", "empty"):
        assert await target.load(name) == await store.load(name)
    await target.append("m0", an_entry(15), None, finished=False)
    assert (await target.say("m0", 0, "Åsa", "again", NEW_YEAR)).number == 2


async def test_a_backup_is_json_lines_with_a_header_for_the_owner_only(
    store: Store, tmp_path: Path
) -> None:
    await started(store, entries=1)
    path = tmp_path / "all.backup"
    await backup(store, path)
    lines = gzip.decompress(path.read_bytes()).splitlines()
    assert msgspec.json.decode(lines[0], type=Header) == Header(FORMAT, schema.VERSION)
    tables = [msgspec.json.decode(line)["table"] for line in lines[1:]]
    assert tables == ["match", "seat", "seat", "entry"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_backup_of_the_first_schema_is_still_read(
    store: Store, target: Store, tmp_path: Path
) -> None:
    await started(store, entries=1)
    path = tmp_path / "all.backup"
    await backup(store, path)
    header, match, *rest = gzip.decompress(path.read_bytes()).splitlines()
    older = msgspec.json.decode(match)
    del older["made_by"]
    header = header.replace(b'"schema":2', b'"schema":1')
    path.write_bytes(gzip.compress(b"\n".join([header, msgspec.json.encode(older), *rest])))
    await restore(target, path)
    assert await all_rows(target) == await all_rows(store)


async def test_an_empty_store_is_backed_up_and_restored(
    store: Store, target: Store, tmp_path: Path
) -> None:
    assert await backup(store, tmp_path / "nothing.backup") == 0
    assert await restore(target, tmp_path / "nothing.backup") == 0


async def test_a_backup_is_of_one_moment_while_play_goes_on(
    store: Store, target: Store, tmp_path: Path
) -> None:
    await started(store)
    done = asyncio.Event()

    async def play() -> None:
        index = 0
        while not done.is_set():
            await store.append("m1", an_entry(index), a_snapshot(index + 1), finished=False)
            index += 1

    playing = asyncio.create_task(play())
    for number in range(5):
        await asyncio.sleep(0.02)
        await backup(store, tmp_path / f"{number}.backup")
    done.set()
    await playing
    await restore(target, tmp_path / "4.backup")
    loaded = await target.load("m1")
    assert loaded is not None
    assert loaded.snapshot == a_snapshot(len(loaded.entries))
    assert [entry.index for entry in loaded.entries] == list(range(len(loaded.entries)))


async def test_a_store_with_anything_in_it_is_not_overwritten(store: Store, tmp_path: Path) -> None:
    await started(store, entries=2)
    path = tmp_path / "all.backup"
    await backup(store, path)
    before = await all_rows(store)
    with pytest.raises(StoreProblem, match="empty"):
        await restore(store, path)
    assert await all_rows(store) == before


async def test_a_failed_backup_leaves_the_older_one(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "all.backup").write_text("older")
    await started(store)

    async def half() -> AsyncIterator[dict[str, Any]]:
        yield {"table": "match"}
        raise StoreProblem("lost")

    monkeypatch.setattr(store, "dump", half)
    with pytest.raises(StoreProblem, match="lost"):
        await backup(store, folder / "all.backup")
    assert [path.name for path in folder.iterdir()] == ["all.backup"]
    assert (folder / "all.backup").read_text() == "older"


async def test_a_backup_needs_its_folder(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreProblem, match="cannot write"):
        await backup(store, tmp_path / "missing" / "all.backup")


def _lines_changed(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    def changed(whole: bytes) -> bytes:
        return gzip.compress(b"\n".join(change(gzip.decompress(whole).splitlines())) + b"\n")

    return changed


BROKEN: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda whole: b"",
    "not gzip": lambda whole: b"something else",
    "cut short": lambda whole: whole[: len(whole) // 2],
    "last bytes missing": lambda whole: whole[:-4],
    "a byte changed": lambda whole: whole[:300] + bytes([whole[300] ^ 255]) + whole[301:],
    "empty inside": lambda whole: gzip.compress(b""),
    "no header": _lines_changed(lambda lines: lines[1:]),
    "another format": _lines_changed(lambda lines: [b'{"format":"x","schema":1}', *lines[1:]]),
    "newer": _lines_changed(
        lambda lines: [b'{"format":"sagaboard-backup","schema":99}', *lines[1:]]
    ),
    "not JSON": _lines_changed(lambda lines: [*lines, b"{"]),
    "not a row": _lines_changed(lambda lines: [*lines, b"[1]"]),
    "unknown table": _lines_changed(lambda lines: [*lines, b'{"table":"user"}']),
    "no table": _lines_changed(lambda lines: [*lines, b'{"match":"m1"}']),
    "a column too few": _lines_changed(lambda lines: [*lines, b'{"table":"seat","match":"m1"}']),
    "a wrong type": _lines_changed(
        lambda lines: [*lines, b'{"table":"device_seat","device":"d","match":"m1","seat":"0"}']
    ),
    "a column too many": _lines_changed(
        lambda lines: [*lines, b'{"table":"device_seat","device":"d","match":"m1","seat":0,"x":1}']
    ),
    "a row twice": _lines_changed(lambda lines: [*lines, lines[-1]]),
    "no such match": _lines_changed(
        lambda lines: [*lines, b'{"table":"device_seat","device":"d","match":"m9","seat":0}']
    ),
    "unstorable text": _lines_changed(
        lambda lines: [*lines, b'{"table":"device_seat","device":"\\u0000","match":"m1","seat":0}']
    ),
    "too large a number": _lines_changed(
        lambda lines: [
            *lines,
            b'{"table":"device_seat","device":"d","match":"m1","seat":99999999999999999999}',
        ]
    ),
}


@pytest.mark.parametrize("fault", BROKEN)
async def test_a_broken_backup_is_refused_and_changes_nothing(
    store: Store, tmp_path: Path, fault: str
) -> None:
    source = store_for(str(tmp_path / "source.db"))
    await source.open()
    await started(source, entries=20)
    path = tmp_path / "all.backup"
    await backup(source, path)
    await source.close()
    path.write_bytes(BROKEN[fault](path.read_bytes()))
    with pytest.raises(StoreProblem):
        await restore(store, path)
    assert await all_rows(store) == []


async def test_a_missing_backup_is_named(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreProblem, match=r"nothing\.backup"):
        await restore(store, tmp_path / "nothing.backup")
