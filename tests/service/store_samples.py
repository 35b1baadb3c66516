"""Matches, seats and entries for the tests of the stores."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import psycopg

from sagaboard.service.storage import seat_changes, statements
from sagaboard.service.storage.store import (
    Change,
    MatchEntry,
    Snapshot,
    Store,
    StoredMatch,
    StoredSeat,
)

NEW_YEAR = 1767225600.125


def a_match(name: str = "m1", *, finished: bool = False) -> StoredMatch:
    return StoredMatch(
        id=name,
        game="nine-stones",
        rules=3,
        content="sha-1",
        options={"players": 2, "variant": "long ø", "packs": ["a", None], "quick": True},
        seed="seed of " + name,
        spectators=True,
        created=NEW_YEAR,
        finished=finished,
    )


def two_seats(match: str = "m1", *, kinds: Sequence[str] = ("person", "bot")) -> list[StoredSeat]:
    return [
        StoredSeat(
            match, n, kind, f"Åsa {n}", f"token {match} {n}", "greedy" if kind == "bot" else None
        )
        for n, kind in enumerate(kinds)
    ]


def an_entry(index: int, *, text: str = "invade leader", key: str | None = None) -> MatchEntry:
    return MatchEntry(index, index % 2, text, NEW_YEAR + index / 7, key)


def a_snapshot(index: int) -> Snapshot:
    return Snapshot(index, 3, "sha-1", bytes(range(256)) * 3 + str(index).encode())


async def started(store: Store, name: str = "m1", *, entries: int = 0) -> None:
    """A match with its seats and some entries."""
    await store.create(a_match(name), two_seats(name))
    for index in range(entries):
        await store.append(name, an_entry(index, key=f"k{index}"), None, finished=False)


async def hold(store: Store, device: str, match: str, seat: int) -> None:
    """The device holds the seat, whatever else it holds."""

    def change() -> Change[None]:
        yield statements.HOLD, (device, match, seat)

    await store.change_seats(match, change)


async def leave(store: Store, seat: StoredSeat, key: str = "key") -> bool:
    """The seat is given up by whoever holds it by its token."""
    return await store.change_seats(
        seat.match,
        lambda: seat_changes.leave(
            seat.match, seat.seat, seat.token, "nobody's", f"{key} {seat.seat}", NEW_YEAR
        ),
    )


def executed(url: str, statement: str) -> list[tuple[object, ...]]:
    """Runs a statement beside the store."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        rows = connection.execute(statement).fetchall()
        connection.commit()
        connection.close()
        return rows
    with psycopg.connect(url) as postgres:
        cursor = postgres.execute(statement)
        return [] if cursor.description is None else cursor.fetchall()


async def terminate_all(url: str) -> int:
    """Cuts every other connection to the PostgreSQL; returns how many there were."""
    connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
    async with connection:
        cursor = await connection.execute(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        found = await cursor.fetchone()
        assert found is not None
        return int(found[0])
