"""Matches in PostgreSQL, which several server processes may share.

Entries are appended by one task (see `Appender`); everything else uses a few other connections.
"""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
import psycopg
from psycopg import errors

from sagaboard.service.storage import schema, statements
from sagaboard.service.storage.postgres_appender import Appender
from sagaboard.service.storage.postgres_connection import (
    CHANNEL,
    LOST,
    Connection,
    LastingConnection,
    Work,
    connect,
    connect_with_retries,
    sql,
)
from sagaboard.service.storage.rows import (
    TABLES,
    checked_row,
    columns,
    dumped,
    newest,
    refuse_nul,
    refuse_nul_in,
    stored_match,
    stored_seat,
    values,
)
from sagaboard.service.storage.store import (
    CHAT_LINES,
    Change,
    ChatLine,
    Conflict,
    Loaded,
    MatchEntry,
    Newest,
    News,
    OnChange,
    OnReconnect,
    Snapshot,
    Store,
    StoredMatch,
    StoredSeat,
    StoreProblem,
)

T = TypeVar("T")

log = logging.getLogger(__name__)

CONNECTIONS: Final = 3
"""Besides the one that appends and the one that listens."""

ROWS_AT_ONCE: Final = 500
MIGRATION_LOCK: Final = 7_362_470_321
"""Any number that nobody else uses in this database."""

MIGRATION_LOCK_TIMEOUT: Final = 300.0

NOTIFY: Final = "SELECT pg_notify(?, ?)"

# One statement sees one moment.
LOAD: Final = f"""
    SELECT {columns("match", "m.")}, p."index", p.rules, p.content, p.state,
        (SELECT json_agg(s.* ORDER BY s.seat)::text FROM seat s WHERE s.match = m.id),
        (SELECT json_agg(e.* ORDER BY e."index")::text FROM entry e WHERE e.match = m.id)
    FROM match m
    LEFT JOIN LATERAL (
        SELECT * FROM snapshot WHERE match = m.id ORDER BY entry DESC LIMIT 1
    ) p ON true
    WHERE m.id = ?
"""

SAID: Final = """
    SELECT number FROM chat WHERE match = ? AND seat = ? AND name = ? AND text = ? AND at = ?
"""


class ChangeNotice(msgspec.Struct):
    """What processes that share a database tell each other."""

    match: str
    news: News
    origin: str
    """Who has done it."""
    entry: MatchEntry | None = None
    """The new one, if it is known and short."""


_notices = msgspec.json.Decoder(ChangeNotice)
_seats = msgspec.json.Decoder(list[StoredSeat])
_entries = msgspec.json.Decoder(list[MatchEntry])


class PostgresStore(Store):
    def __init__(self, url: str) -> None:
        self._url = url
        self._origin = uuid.uuid4().hex
        self._connections = [LastingConnection(url) for _ in range(CONNECTIONS)]
        self._idle: asyncio.LifoQueue[LastingConnection] = asyncio.LifoQueue()
        for connection in self._connections:
            self._idle.put_nowait(connection)
        self._appender: Appender | None = None
        self._listener: asyncio.Task[None] | None = None
        self._deliveries: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        try:
            connection = await connect(self._url)
            async with connection:
                await _migrate(connection)
        except psycopg.Error as problem:
            raise StoreProblem(f"cannot open the PostgreSQL database: {problem}") from problem
        self._appender = Appender(self._url, self._origin)

    async def close(self) -> None:
        """Finishes what is waiting."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, *self._deliveries, return_exceptions=True)
            self._listener = None
        if self._appender is not None:
            appender, self._appender = self._appender, None
            await appender.close()
        for _ in self._connections:  # each when its work is done
            await (await self._idle.get()).close()
        for connection in self._connections:
            self._idle.put_nowait(connection)

    async def create(
        self,
        match: StoredMatch,
        seats: Sequence[StoredSeat],
        *,
        held_by: str | None = None,
        held: Sequence[int] = (),
        entries: Sequence[MatchEntry] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        refuse_nul_in(match, seats, entries)

        async def work(connection: Connection, again: bool) -> None:
            try:
                async with connection.transaction(), connection.cursor() as cursor:
                    await cursor.execute(sql(statements.INSERT["match"]), values(match))
                    await cursor.executemany(
                        sql(statements.INSERT["seat"]), [values(seat) for seat in seats]
                    )
                    await cursor.executemany(
                        sql(statements.HOLD), [(held_by, match.id, seat) for seat in held]
                    )
                    await cursor.executemany(
                        sql(statements.ADD_ENTRY), [(match.id, *values(entry)) for entry in entries]
                    )
                    if snapshot is not None:
                        row = (match.id, entries[-1].index, *values(snapshot))
                        await cursor.execute(sql(statements.SAVE_SNAPSHOT), row)
            except errors.UniqueViolation as problem:
                if again:
                    cursor = await connection.execute(sql(statements.MATCH), (match.id,))
                    found = await cursor.fetchone()
                    if found is not None and stored_match(found) == match:
                        return
                raise Conflict(match.id) from problem

        await self._run(work)

    async def load(self, match: str) -> Loaded | None:
        async def work(connection: Connection, again: bool) -> Loaded | None:
            cursor = await connection.execute(sql(LOAD), (match,))
            found = await cursor.fetchone()
            if found is None:
                return None
            *stored, index, rules, content, state, seats, entries = found
            return Loaded(
                match=stored_match(stored),
                seats=_seats.decode(seats) if seats else [],
                entries=_entries.decode(entries) if entries else [],
                snapshot=None if index is None else Snapshot(index, rules, content, state),
            )

        return await self._run(work)

    async def newest(self, match: str) -> Newest | None:
        async def work(connection: Connection, again: bool) -> Newest | None:
            async with connection.transaction(), connection.cursor() as cursor:
                await cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                await cursor.execute(sql(statements.MATCH), (match,))
                stored = await cursor.fetchone()
                if stored is None:
                    return None
                await cursor.execute(sql(statements.NEWEST), (match,))
                saved = await cursor.fetchone()
                await cursor.execute(sql(statements.SEATS), (match,))
                seats = await cursor.fetchall()
                first = saved[0] + 1 if saved is not None else 0
                await cursor.execute(sql(statements.ENTRIES_FROM), (match, first))
                entries = [MatchEntry(*row) for row in await cursor.fetchall()]
                return newest(stored, seats, saved, entries)

        return await self._run(work)

    async def entries_from(self, match: str, index: int) -> list[MatchEntry]:
        return [MatchEntry(*row) for row in await self._rows(statements.ENTRIES_FROM, match, index)]

    async def seats(self, match: str) -> list[StoredSeat]:
        return [stored_seat(row) for row in await self._rows(statements.SEATS, match)]

    async def append(
        self, match: str, entry: MatchEntry, snapshot: Snapshot | None, *, finished: bool
    ) -> None:
        await self._opened().append(match, entry, snapshot, finished=finished)

    async def change_seat(self, seat: StoredSeat) -> None:
        refuse_nul(seat.name, seat.token, seat.bot)

        async def work(connection: Connection, again: bool) -> None:
            async with connection.transaction():
                await connection.execute(sql(statements.CHANGE_SEAT), values(seat))
                await self._notify(connection, seat.match, "seat")

        await self._run(work)

    async def change_seats(self, match: str, change: Callable[[], Change[T]]) -> T:
        async def work(connection: Connection, again: bool) -> T:
            statements = change()
            rows: Any = None  # as a generator wants it first
            async with connection.transaction():
                try:
                    while True:
                        query, parameters = statements.send(rows)
                        cursor = await connection.execute(sql(query), parameters)
                        rows = [] if cursor.description is None else await cursor.fetchall()
                except StopIteration as end:
                    await self._notify(connection, match, "seat")
                    await self._notify(connection, match, "chat")
                    result: T = end.value
                    return result

        return await self._run(work)

    async def request_of(self, match: str, key: str) -> tuple[str, int] | None:
        rows = await self._rows(statements.REQUEST, match, key)
        return (rows[0][0], rows[0][1]) if rows else None

    async def seat_of_token(self, token: str) -> StoredSeat | None:
        rows = await self._rows(statements.SEAT_OF_TOKEN, token)
        return stored_seat(rows[0]) if rows else None

    async def held_by(self, device: str) -> list[StoredSeat]:
        return [stored_seat(row) for row in await self._rows(statements.HELD_BY, device)]

    async def given_up_by(self, device: str, match: str) -> list[int]:
        return [int(row[0]) for row in await self._rows(statements.GIVEN_UP_BY, device, match)]

    async def say(self, match: str, seat: int, name: str, text: str, at: float) -> ChatLine:
        """Other processes are told of it as they are of entries."""
        refuse_nul(name, text)

        async def work(connection: Connection, again: bool) -> ChatLine:
            line = (match, seat, name, text, at)
            if again:
                cursor = await connection.execute(sql(SAID), line)
                if (said := await cursor.fetchone()) is not None:
                    return ChatLine(said[0], seat, name, text, at)
            while True:
                async with connection.transaction():
                    cursor = await connection.execute(sql(statements.SAY), (*line, "said", match))
                    if (said := await cursor.fetchone()) is not None:
                        await self._notify(connection, match, "chat")
                        return ChatLine(said[0], seat, name, text, at)

        return await self._run(work)

    async def chat(self, match: str, after: int, most: int = CHAT_LINES) -> list[ChatLine]:
        return [ChatLine(*row) for row in await self._rows(statements.CHAT, match, after, most)]

    async def chat_before(self, match: str, before: int, most: int = CHAT_LINES) -> list[ChatLine]:
        rows = await self._rows(statements.CHAT_BEFORE, match, before, most)
        return [ChatLine(*row) for row in reversed(rows)]

    async def unfinished_with_bots(self) -> dict[str, int]:
        return {match: int(n) for match, n in await self._rows(statements.UNFINISHED_WITH_BOTS)}

    async def open_matches_by(self, device: str) -> int:
        return int((await self._rows(statements.OPEN_MATCHES_BY, device))[0][0])

    async def open_matches_from(self, made_by: str) -> int:
        return int((await self._rows(statements.OPEN_MATCHES_FROM, made_by))[0][0])

    async def check(self) -> None:
        async def work(connection: Connection, again: bool) -> None:
            await connection.execute(sql(statements.TOUCH))

        await self._run(work)

    async def listen(self, on_change: OnChange, on_reconnect: OnReconnect) -> None:
        """While its connection is lost no change arrives; then `on_reconnect` is called."""
        self._opened()
        connection = await self._listening()
        self._listener = asyncio.create_task(self._receive(connection, on_change, on_reconnect))

    async def dump(self) -> AsyncIterator[dict[str, Any]]:
        connection = await connect_with_retries(self._url)
        async with connection:
            await connection.set_isolation_level(psycopg.IsolationLevel.REPEATABLE_READ)
            async with connection.transaction():
                for table in TABLES:
                    async with connection.cursor(f"dump_{table}") as cursor:
                        await cursor.execute(sql(statements.READ_ALL[table]))
                        while rows := await cursor.fetchmany(ROWS_AT_ONCE):
                            for row in rows:
                                yield dumped(table, row)

    async def restore(self, rows: AsyncIterator[dict[str, Any]]) -> int:
        connection = await connect_with_retries(self._url)
        count = 0
        try:
            async with connection, connection.transaction(), connection.cursor() as cursor:
                for table in TABLES:
                    await cursor.execute(sql(f"LOCK TABLE {table} IN EXCLUSIVE MODE"))
                    await cursor.execute(sql(f"SELECT 1 FROM {table} LIMIT 1"))
                    if await cursor.fetchone() is not None:
                        raise StoreProblem("a backup can only be restored into an empty database")
                async for table, several in _by_table(rows):
                    await cursor.executemany(sql(statements.INSERT[table]), several)
                    count += len(several)
        except psycopg.Error as problem:
            raise StoreProblem(f"the backup does not fit: {problem}") from problem
        return count

    def _opened(self) -> Appender:
        if self._appender is None:
            raise StoreProblem("the PostgreSQL database is closed")
        return self._appender

    async def _run(self, work: Work[T]) -> T:
        self._opened()
        connection = await self._idle.get()
        try:
            return await connection.run(work)
        except errors.ForeignKeyViolation as problem:
            raise LookupError("no such match or seat") from problem
        except errors.IntegrityError as problem:
            raise ValueError(str(problem)) from problem
        finally:
            self._idle.put_nowait(connection)

    async def _rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        async def work(connection: Connection, again: bool) -> list[tuple[Any, ...]]:
            return await (await connection.execute(sql(query), parameters)).fetchall()

        return await self._run(work)

    async def _notify(self, connection: Connection, match: str, news: News) -> None:
        notice = msgspec.json.encode(ChangeNotice(match, news, self._origin)).decode()
        await connection.execute(sql(NOTIFY), (CHANNEL, notice))

    async def _receive(
        self, connection: Connection, on_change: OnChange, on_reconnect: OnReconnect
    ) -> None:
        try:
            while True:
                with suppress(*LOST):
                    async with connection:
                        async for notification in connection.notifies():
                            # Beside each other: no match waits for another's.
                            task = asyncio.create_task(
                                self._pass_on(on_change, notification.payload)
                            )
                            self._deliveries.add(task)
                            task.add_done_callback(self._deliveries.discard)
                log.warning("the connection for changes by other processes was lost")
                while connection.closed:
                    with suppress(StoreProblem, *LOST):
                        connection = await self._listening()
                try:
                    await on_reconnect()
                except Exception:
                    log.exception("catching up after a lost connection failed")
        finally:
            await connection.close()  # cancelled while no change arrived

    async def _pass_on(self, on_change: OnChange, payload: str) -> None:
        try:
            notice = _notices.decode(payload)
            if notice.origin != self._origin:
                await on_change(notice.match, notice.news, notice.entry)
        except Exception:
            log.exception("passing on a change failed: %s", payload)

    async def _listening(self) -> Connection:
        connection = await connect_with_retries(self._url)
        try:
            await connection.execute(sql(f"LISTEN {CHANNEL}"))
        except BaseException:
            await connection.close()
            raise
        return connection


async def _by_table(
    rows: AsyncIterator[dict[str, Any]],
) -> AsyncIterator[tuple[str, list[tuple[Any, ...]]]]:
    """Runs of rows of one table, checked."""
    current, several = "", list[tuple[Any, ...]]()
    async for fields in rows:
        row = checked_row(fields)
        if several and (fields["table"] != current or len(several) == ROWS_AT_ONCE):
            yield current, several
            several = []
        current = fields["table"]
        several.append(values(row))
    if several:
        yield current, several


async def _migrate(connection: Connection) -> None:
    async with connection.transaction():
        # A large table may take its time, and so may the server that migrates before us.
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute(f"SET LOCAL lock_timeout = '{MIGRATION_LOCK_TIMEOUT:g}s'")
        # Servers that start together go one after the other; the second finds nothing to do.
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        cursor = await connection.execute("SELECT to_regclass('schema_version') IS NULL")
        if (await cursor.fetchone()) == (True,):
            await connection.execute(sql(schema.version_table(schema.POSTGRESQL)))
        cursor = await connection.execute(sql(statements.SCHEMA_VERSION))
        found = await cursor.fetchone()
        version = 0 if found is None else int(found[0])
        for statement in schema.statements_after(version, schema.POSTGRESQL):
            await connection.execute(sql(statement))
