"""Matches in one SQLite file.

One thread owns the connection. It takes whatever is waiting, runs it in one transaction and
commits once, so that many moves at the same moment share one wait for the disk; nobody is
answered before that commit. Each operation is a savepoint: one that fails undoes only itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sagaboard.service.storage import statements
from sagaboard.service.storage.rows import (
    TABLES,
    checked_row,
    dumped,
    newest,
    refuse_nul,
    refuse_nul_in,
    stored_match,
    stored_seat,
    values,
)
from sagaboard.service.storage.sqlite_file import SqliteFile, store_problem
from sagaboard.service.storage.store import (
    CHAT_LINES,
    Change,
    ChatLine,
    Conflict,
    Loaded,
    MatchEntry,
    Newest,
    OnChange,
    OnReconnect,
    Repeated,
    Snapshot,
    Store,
    StoredMatch,
    StoredSeat,
    StoreProblem,
)

T = TypeVar("T")

BATCH: Final = 200
"""So many operations share a commit at most."""

ROWS_AT_ONCE: Final = 500


class _Operation(NamedTuple):
    run: Callable[[sqlite3.Connection], Any]
    writes: bool
    is_atomic: bool
    """If it fails it has written nothing."""
    answer: asyncio.Future[Any]


class _Outcome(NamedTuple):
    answer: asyncio.Future[Any]
    result: Any
    problem: Exception | None


class SqliteStore(Store):
    """An operation whose caller no longer waits (its task was cancelled) is done all the same."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = SqliteFile(path)
        self._queue: SimpleQueue[_Operation | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._queue = SimpleQueue()
        opened: asyncio.Future[None] = self._loop.create_future()
        self._thread = Thread(
            target=self._work, args=(opened,), name=f"sqlite {self.path.name}", daemon=True
        )
        self._thread.start()
        try:
            await opened
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finishes what is waiting."""
        if self._thread is not None:
            thread, self._thread = self._thread, None
            self._queue.put(None)
            await asyncio.to_thread(thread.join)

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

        def run(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(statements.INSERT["match"], values(match))
                connection.executemany(statements.INSERT["seat"], [values(seat) for seat in seats])
                connection.executemany(
                    statements.HOLD, [(held_by, match.id, seat) for seat in held]
                )
                connection.executemany(
                    statements.ADD_ENTRY, [(match.id, *values(entry)) for entry in entries]
                )
                if snapshot is not None:
                    row = (match.id, entries[-1].index, *values(snapshot))
                    connection.execute(statements.SAVE_SNAPSHOT, row)
            except sqlite3.IntegrityError as problem:
                if problem.sqlite_errorname == "SQLITE_CONSTRAINT_PRIMARYKEY":
                    raise Conflict(match.id) from problem
                raise

        await self._write(run)

    async def load(self, match: str) -> Loaded | None:
        def run(connection: sqlite3.Connection) -> Loaded | None:
            stored = connection.execute(statements.MATCH, (match,)).fetchone()
            if stored is None:
                return None
            saved = connection.execute(statements.SNAPSHOT, (match,)).fetchone()
            return Loaded(
                match=stored_match(stored),
                seats=[
                    stored_seat(seat) for seat in connection.execute(statements.SEATS, (match,))
                ],
                entries=_entries_from(connection, match, 0),
                snapshot=None if saved is None else Snapshot(*saved),
            )

        return await self._read(run)

    async def newest(self, match: str) -> Newest | None:
        def run(connection: sqlite3.Connection) -> Newest | None:
            stored = connection.execute(statements.MATCH, (match,)).fetchone()
            if stored is None:
                return None
            saved = connection.execute(statements.NEWEST, (match,)).fetchone()
            seats = connection.execute(statements.SEATS, (match,)).fetchall()
            first = saved[0] + 1 if saved else 0
            return newest(stored, seats, saved, _entries_from(connection, match, first))

        return await self._read(run)

    async def entries_from(self, match: str, index: int) -> list[MatchEntry]:
        return await self._read(lambda connection: _entries_from(connection, match, index))

    async def seats(self, match: str) -> list[StoredSeat]:
        return await self._read(
            lambda connection: [
                stored_seat(seat) for seat in connection.execute(statements.SEATS, (match,))
            ]
        )

    async def append(
        self, match: str, entry: MatchEntry, snapshot: Snapshot | None, *, finished: bool
    ) -> None:
        refuse_nul(match, entry.text, entry.key)

        def run(connection: sqlite3.Connection) -> None:
            execute = connection.execute
            if entry.key is not None:
                known = execute(statements.INDEX_OF_KEY, (match, entry.key)).fetchone()
                if known is not None:
                    raise Repeated(known[0])
            row = (match, entry.index, entry.seat, entry.text, entry.at, entry.key)
            if not execute(statements.ADD_ENTRY, row).rowcount:
                raise Conflict(entry.index)
            if snapshot is not None:
                execute(statements.SAVE_SNAPSHOT, (match, entry.index, *values(snapshot)))
            if finished:
                execute(statements.SET_FINISHED, (match,))

        # All that can go wrong does so before anything is written: it needs no savepoint.
        await self._enqueue(run, writes=True, is_atomic=True)

    async def change_seat(self, seat: StoredSeat) -> None:
        refuse_nul(seat.name, seat.token, seat.bot)
        await self._write(
            lambda connection: connection.execute(statements.CHANGE_SEAT, values(seat))
        )

    async def change_seats(self, match: str, change: Callable[[], Change[T]]) -> T:
        def run(connection: sqlite3.Connection) -> T:
            statements = change()
            rows: Any = None  # as a generator wants it first
            try:
                while True:
                    query, parameters = statements.send(rows)
                    rows = connection.execute(query, parameters).fetchall()
            except StopIteration as end:
                result: T = end.value
                return result

        return await self._write(run)

    async def request_of(self, match: str, key: str) -> tuple[str, int] | None:
        return await self._read(
            lambda connection: connection.execute(statements.REQUEST, (match, key)).fetchone()
        )

    async def seat_of_token(self, token: str) -> StoredSeat | None:
        def run(connection: sqlite3.Connection) -> StoredSeat | None:
            seat = connection.execute(statements.SEAT_OF_TOKEN, (token,)).fetchone()
            return None if seat is None else stored_seat(seat)

        return await self._read(run)

    async def held_by(self, device: str) -> list[StoredSeat]:
        return await self._read(
            lambda connection: [
                stored_seat(seat) for seat in connection.execute(statements.HELD_BY, (device,))
            ]
        )

    async def given_up_by(self, device: str, match: str) -> list[int]:
        return await self._read(
            lambda connection: [
                int(row[0]) for row in connection.execute(statements.GIVEN_UP_BY, (device, match))
            ]
        )

    async def say(self, match: str, seat: int, name: str, text: str, at: float) -> ChatLine:
        refuse_nul(name, text)

        def run(connection: sqlite3.Connection) -> ChatLine:
            line = (match, seat, name, text, at, "said", match)
            number = connection.execute(statements.SAY, line).fetchone()[0]
            return ChatLine(number, seat, name, text, at)

        return await self._write(run)

    async def chat(self, match: str, after: int, most: int = CHAT_LINES) -> list[ChatLine]:
        return await self._read(
            lambda connection: [
                ChatLine(*line)
                for line in connection.execute(statements.CHAT, (match, after, most))
            ]
        )

    async def chat_before(self, match: str, before: int, most: int = CHAT_LINES) -> list[ChatLine]:
        def run(connection: sqlite3.Connection) -> list[ChatLine]:
            rows = connection.execute(statements.CHAT_BEFORE, (match, before, most)).fetchall()
            return [ChatLine(*row) for row in reversed(rows)]

        return await self._read(run)

    async def unfinished_with_bots(self) -> dict[str, int]:
        return await self._read(
            lambda connection: dict(connection.execute(statements.UNFINISHED_WITH_BOTS).fetchall())
        )

    async def open_matches_by(self, device: str) -> int:
        return await self._read(
            lambda connection: int(
                connection.execute(statements.OPEN_MATCHES_BY, (device,)).fetchone()[0]
            )
        )

    async def open_matches_from(self, made_by: str) -> int:
        return await self._read(
            lambda connection: int(
                connection.execute(statements.OPEN_MATCHES_FROM, (made_by,)).fetchone()[0]
            )
        )

    async def check(self) -> None:
        await self._write(lambda connection: connection.execute(statements.TOUCH))

    async def listen(self, on_change: OnChange, on_reconnect: OnReconnect) -> None:
        """A SQLite file is served by one process: nobody else changes it."""

    async def dump(self) -> AsyncIterator[dict[str, Any]]:
        # A connection of its own sees one moment of the database and holds up nobody.
        connection = await asyncio.to_thread(self._file.connect)
        try:
            connection.execute("BEGIN")
            for table in TABLES:
                cursor = connection.execute(statements.READ_ALL[table])
                while rows := await asyncio.to_thread(cursor.fetchmany, ROWS_AT_ONCE):
                    for row in rows:
                        yield dumped(table, row)
        finally:
            connection.close()

    async def restore(self, rows: AsyncIterator[dict[str, Any]]) -> int:
        connection = await asyncio.to_thread(self._file.connect)
        with closing(connection):  # without a commit nothing has happened
            try:
                connection.execute("BEGIN IMMEDIATE")
                for table in TABLES:
                    if connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
                        raise StoreProblem("a backup can only be restored into an empty database")
                count = 0
                async for fields in rows:
                    row = checked_row(fields)
                    connection.execute(statements.INSERT[fields["table"]], values(row))
                    count += 1
                    if count % ROWS_AT_ONCE == 0:
                        await asyncio.sleep(0)
                await asyncio.to_thread(connection.execute, "COMMIT")
            except (sqlite3.Error, OverflowError) as problem:
                raise StoreProblem(f"the backup does not fit: {problem}") from problem
        return count

    async def _read(self, run: Callable[[sqlite3.Connection], T]) -> T:
        return await self._enqueue(run, writes=False, is_atomic=True)

    async def _write(self, run: Callable[[sqlite3.Connection], T]) -> T:
        return await self._enqueue(run, writes=True, is_atomic=False)

    async def _enqueue(
        self, run: Callable[[sqlite3.Connection], T], *, writes: bool, is_atomic: bool
    ) -> T:
        if self._thread is None:
            raise StoreProblem(f"the database {self.path} is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Operation(run, writes, is_atomic, answer))
        return await answer

    # From here on: in the thread.

    def _work(self, opened: asyncio.Future[None]) -> None:
        try:
            connection = self._file.open()
        except Exception as problem:
            self._answer([_Outcome(opened, None, problem)])
            return
        self._answer([_Outcome(opened, None, None)])
        with closing(connection):
            while batch := self._waiting():
                self._answer(_committed(self._file, connection, batch))

    def _waiting(self) -> list[_Operation]:
        """At least one operation, or none at all when the store is closed."""
        batch: list[_Operation] = []
        operation = self._queue.get()
        while operation is not None:
            batch.append(operation)
            if len(batch) == BATCH:
                return batch
            try:
                operation = self._queue.get_nowait()
            except Empty:
                return batch
        if batch:
            self._queue.put(None)  # the end comes after this batch
        return batch

    def _answer(self, outcomes: Sequence[_Outcome]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, outcomes)


def _resolve(outcomes: Sequence[_Outcome]) -> None:
    for answer, result, problem in outcomes:
        if answer.done():  # cancelled meanwhile
            continue
        if problem is None:
            answer.set_result(result)
        else:
            answer.set_exception(problem)


def _committed(
    file: SqliteFile, connection: sqlite3.Connection, batch: Sequence[_Operation]
) -> list[_Outcome]:
    """Runs all operations in one transaction, and says how each went after it is on the disk."""
    writes = any(operation.writes for operation in batch)
    try:
        if writes:
            file.check_is_there()
        connection.execute("BEGIN IMMEDIATE" if writes else "BEGIN")
        outcomes = [_attempt(connection, operation) for operation in batch]
        connection.execute("COMMIT")
    except (sqlite3.Error, StoreProblem) as problem:
        with suppress(sqlite3.Error):  # it may be over already, or not begun
            connection.execute("ROLLBACK")
        failure = problem if isinstance(problem, StoreProblem) else store_problem(problem)
        return [_Outcome(operation.answer, None, failure) for operation in batch]
    return outcomes


def _attempt(connection: sqlite3.Connection, operation: _Operation) -> _Outcome:
    try:
        if operation.is_atomic:
            return _Outcome(operation.answer, operation.run(connection), None)
        connection.execute("SAVEPOINT operation")
        result = operation.run(connection)
        connection.execute("RELEASE operation")
        return _Outcome(operation.answer, result, None)
    except Exception as problem:
        if not connection.in_transaction:
            # A full disk may have ended the whole transaction, and the earlier operations with it.
            if isinstance(problem, sqlite3.Error):
                raise store_problem(problem) from problem
            raise StoreProblem(str(problem)) from problem
        if not operation.is_atomic:
            connection.execute("ROLLBACK TO operation")
            connection.execute("RELEASE operation")
        return _Outcome(operation.answer, None, _told(problem))


def _told(problem: Exception) -> Exception:
    """The exception as callers know it, whichever database it comes from."""
    if isinstance(problem, sqlite3.IntegrityError):
        if problem.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY":
            return LookupError("no such match or seat")
        return ValueError(str(problem))
    if isinstance(problem, sqlite3.Error):
        return store_problem(problem)
    return problem


def _entries_from(connection: sqlite3.Connection, match: str, index: int) -> list[MatchEntry]:
    return [
        MatchEntry(*entry) for entry in connection.execute(statements.ENTRIES_FROM, (match, index))
    ]
