"""Run as a process by the durability test: appends to several matches and prints what is
acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import os
import sys

from sagaboard.service.storage.store import MatchEntry, Snapshot, Store
from sagaboard.service.storage.stores import store_for


async def play(store: Store, match: str) -> None:
    loaded = await store.load(match)
    assert loaded is not None
    index = len(loaded.entries)
    while True:
        entry = MatchEntry(index, 0, f"move {index}", index / 8, f"k{index}" if index % 2 else None)
        await store.append(match, entry, Snapshot(index + 1, 1, "", b"state"), finished=False)
        # One write: what the test reads of it was acknowledged.
        os.write(1, f"{match} {index}\n".encode())
        index += 1


async def main(url: str, matches: list[str]) -> None:
    store = store_for(url)
    await store.open()
    await asyncio.gather(*(play(store, match) for match in matches))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
