"""What was acknowledged is there after the process was killed."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from sagaboard.service.storage.store import Store
from sagaboard.service.storage.stores import store_for
from tests.service.store_samples import an_entry, executed, started

KILLS = {"sqlite": 10, "postgresql": 5}
MATCHES = [f"m{n}" for n in range(5)]


async def acknowledged_until_killed(url: str) -> dict[str, int]:
    """The last index of each match that a process has acknowledged before we killed it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(Path(__file__).with_name("append_until_killed.py")),
        url,
        *MATCHES,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    acknowledged = [await process.stdout.readline() for _ in range(random.randint(1, 150))]
    process.kill()
    acknowledged.extend((await process.stdout.read()).splitlines(keepends=True))
    await process.wait()
    last = {}
    for line in acknowledged:
        if line.endswith(b"\n"):
            match, index = line.decode().split()
            last[match] = int(index)
    return last


async def check(store: Store, last: dict[str, int]) -> None:
    for match in MATCHES:
        loaded = await store.load(match)
        assert loaded is not None
        assert [entry.index for entry in loaded.entries] == list(range(len(loaded.entries)))
        assert len(loaded.entries) > last.get(match, -1)
        if loaded.entries:
            assert loaded.snapshot is not None
            assert loaded.snapshot.index == len(loaded.entries)


async def test_an_acknowledged_entry_is_seen_by_others_at_once(url: str, store: Store) -> None:
    """An answer that comes before the commit would lose an entry only now and then."""
    for match in MATCHES:
        await started(store, match)

    async def play(match: str) -> None:
        for index in range(30):
            await store.append(match, an_entry(index), None, finished=False)
            counted = executed(url, f"SELECT count(*) FROM entry WHERE match = '{match}'")
            assert counted == [(index + 1,)]

    await asyncio.gather(*(play(match) for match in MATCHES))


async def test_nothing_acknowledged_is_lost_by_a_kill(url: str) -> None:
    store = store_for(url)
    await store.open()
    for match in MATCHES:
        await started(store, match)
    await store.close()
    for _ in range(KILLS[url.partition(":")[0]]):
        last = await acknowledged_until_killed(url)
        assert last
        await store.open()
        await check(store, last)
        await store.close()
