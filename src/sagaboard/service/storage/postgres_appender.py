"""Appends entries to PostgreSQL, all that are waiting at once.

What is waiting goes to the database as one statement, in one round trip and with one wait for the
disk. More connections would not help: PostgreSQL lets only one transaction that sends a
notification commit at a time.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from sagaboard.service.storage import statements
from sagaboard.service.storage.postgres_connection import (
    CHANNEL,
    Connection,
    LastingConnection,
    sql,
)
from sagaboard.service.storage.rows import refuse_nul
from sagaboard.service.storage.store import Conflict, MatchEntry, Repeated, Snapshot, StoreProblem

BATCH: Final = 200
"""So many entries share a commit at most."""

# An entry that cannot be appended is left out and changes nothing, so that it does not spoil the
# others. In the order of the matches, so that two processes never wait for each other. Whoever
# listens gets the entry itself and need not read it, unless it is too long for a notification.
APPEND: Final = """
    WITH given AS MATERIALIZED (
        SELECT g.*,
            EXISTS (SELECT FROM match m WHERE m.id = g.match) AS known,
            (SELECT e."index" FROM entry e WHERE e.match = g.match AND e.key = g.key) AS repeated
        FROM json_to_recordset(%s::json) AS g (
            match TEXT, "index" BIGINT, seat BIGINT, text TEXT, at DOUBLE PRECISION, key TEXT,
            finished BOOLEAN, saved BIGINT, rules BIGINT, content TEXT, state TEXT
        )
    ),
    added AS (
        INSERT INTO entry (match, "index", seat, text, at, key)
        SELECT match, "index", seat, text, at, key FROM given
        WHERE known AND repeated IS NULL ORDER BY match
        ON CONFLICT DO NOTHING RETURNING match
    ),
    saved AS (
        INSERT INTO snapshot (match, entry, "index", rules, content, state)
        SELECT match, "index", saved, rules, content, decode(state, 'base64') FROM given JOIN added
        USING (match) WHERE saved IS NOT NULL ORDER BY match
    ),
    ended AS (
        UPDATE match m SET finished = true FROM given JOIN added USING (match)
        WHERE m.id = given.match AND given.finished
    )
    SELECT given.match, known, repeated, added.match IS NOT NULL,
        CASE WHEN added.match IS NOT NULL THEN
            pg_notify(%s, json_build_object(
                'match', given.match, 'news', 'entry', 'origin', %s::text,
                'entry', CASE WHEN length(given.text) + coalesce(length(given.key), 0) < 1000 THEN
                    json_build_object(
                        'index', "index", 'seat', seat, 'text', text, 'at', at, 'key', key
                    )
                END
            )::text)
        END
    FROM given LEFT JOIN added USING (match)
"""


class _Appended(msgspec.Struct):
    """An entry on its way, as a row of `given` in APPEND."""

    match: str
    index: int
    seat: int
    text: str
    at: float
    key: str | None
    finished: bool
    saved: int | None
    rules: int | None
    content: str | None
    state: bytes | None


class _Waiting(NamedTuple):
    match: str
    entry: MatchEntry
    row: bytes
    answer: asyncio.Future[None]


class Appender:
    """An append whose caller no longer waits (its task was cancelled) is done all the same."""

    def __init__(self, url: str, origin: str) -> None:
        self._origin = origin
        self._connection = LastingConnection(url)
        self._waiting: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._append_waiting())

    async def close(self) -> None:
        """Finishes what is waiting."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._connection.close()

    async def append(
        self, match: str, entry: MatchEntry, snapshot: Snapshot | None, *, finished: bool
    ) -> None:
        refuse_nul(match, entry.text, entry.key)
        row = _Appended(
            match=match,
            index=entry.index,
            seat=entry.seat,
            text=entry.text,
            at=entry.at,
            key=entry.key,
            finished=finished,
            saved=None if snapshot is None else snapshot.index,
            rules=None if snapshot is None else snapshot.rules,
            content=None if snapshot is None else snapshot.content,
            state=None if snapshot is None else snapshot.state,
        )
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(match, entry, msgspec.json.encode(row), answer))
        self._wake.set()
        await answer

    async def _append_waiting(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            await self._append_together(self._taken())

    def _taken(self) -> list[_Waiting]:
        """From the front of the queue, but of each match only the first: APPEND needs it so."""
        taken: dict[str, _Waiting] = {}
        left: deque[_Waiting] = deque()
        for waiting in self._waiting:
            if waiting.match in taken or len(taken) == BATCH:
                left.append(waiting)
            else:
                taken[waiting.match] = waiting
        self._waiting = left
        return list(taken.values())

    async def _append_together(self, batch: Sequence[_Waiting]) -> None:
        async def work(connection: Connection, again: bool) -> dict[str, Exception | None]:
            return await self._appended(connection, batch, again)

        try:
            outcomes = await self._connection.run(work)
        except StoreProblem as problem:
            outcomes = dict.fromkeys((waiting.match for waiting in batch), problem)
        except Exception as problem:
            if len(batch) > 1:  # one of them is to blame, the others shall not suffer for it
                for waiting in batch:
                    await self._append_together([waiting])
                return
            outcomes = {batch[0].match: problem}
        for waiting in batch:
            if waiting.answer.done():  # cancelled meanwhile
                continue
            problem_or_none = outcomes[waiting.match]
            if problem_or_none is None:
                waiting.answer.set_result(None)
            else:
                waiting.answer.set_exception(problem_or_none)

    async def _appended(
        self, connection: Connection, batch: Sequence[_Waiting], again: bool
    ) -> dict[str, Exception | None]:
        """For each match what went wrong, None if nothing did."""
        rows = b"[" + b",".join(waiting.row for waiting in batch) + b"]"
        parameters = (rows.decode(), CHANNEL, self._origin)
        cursor = await connection.execute(sql(APPEND), parameters, prepare=True)
        entries = {waiting.match: waiting.entry for waiting in batch}
        outcomes: dict[str, Exception | None] = {}
        for match, known, repeated, added, _ in await cursor.fetchall():
            if added:
                outcomes[match] = None
            elif not known:
                outcomes[match] = LookupError("no such match or seat")
            elif again and await _is_there(connection, match, entries[match]):
                outcomes[match] = None
            elif repeated is not None:
                outcomes[match] = Repeated(repeated)
            else:
                outcomes[match] = await _taken_by(connection, match, entries[match])
        return outcomes


async def _is_there(connection: Connection, match: str, entry: MatchEntry) -> bool:
    """Whether a first attempt, whose answer was lost, has appended this very entry."""
    cursor = await connection.execute(sql(statements.ENTRY_AT), (match, entry.index))
    found = await cursor.fetchone()
    return found is not None and MatchEntry(*found) == entry


async def _taken_by(connection: Connection, match: str, entry: MatchEntry) -> Exception:
    """Another process was faster, with another move or with the same request."""
    if entry.key is not None:
        cursor = await connection.execute(sql(statements.INDEX_OF_KEY), (match, entry.key))
        if (found := await cursor.fetchone()) is not None:
            return Repeated(found[0])
    return Conflict(entry.index)
