"""A connection to PostgreSQL that comes back by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus

from sagaboard.service.storage.store import DiskFull, StoreProblem

T = TypeVar("T")

Connection = AsyncConnection[tuple[Any, ...]]

Work = Callable[[Connection, bool], Awaitable[T]]
"""What to do on a connection. The flag says that it may have been done already: a first attempt
lost its connection, perhaps after the commit."""

LOST: Final = (psycopg.OperationalError, psycopg.InterfaceError)

CHANNEL: Final = "sagaboard"
"""On which processes that share a database tell each other "match, what has changed, who"."""

RECONNECT_TIMEOUT: Final = 10.0
"""Seconds to try to reach a database that has gone away before giving up an operation."""

STATEMENT_TIMEOUT: Final = 10.0
"""Seconds that the database has for a statement. All of ours take milliseconds."""

LOCK_TIMEOUT: Final = 5.0
"""Seconds to wait in the database for whoever holds what a statement needs."""

WORK_TIMEOUT: Final = 12.0
"""Seconds for all that an operation does on its connection: a database that says nothing at all
does not count its own seconds."""

# A peer that vanished without a word is noticed within a minute. The address may say otherwise.
_DEFAULTS: Final[dict[str, Any]] = {
    "application_name": "sagaboard",
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}

# All we do is look up by index, and a plan made while the tables were still small must not be
# kept when they have grown. An acknowledged move must be on the disk whatever the server's default.
_SETTINGS: Final = f"""
    SELECT set_config('enable_seqscan', 'off', false),
        set_config('statement_timeout', '{STATEMENT_TIMEOUT:g}s', false),
        set_config('lock_timeout', '{LOCK_TIMEOUT:g}s', false),
        CASE WHEN current_setting('synchronous_commit') = 'off'
            THEN set_config('synchronous_commit', 'on', false) END
"""


def sql(query: str) -> str:
    """A shared query as psycopg wants it. All of ours are constants without a percent sign."""
    return query.replace("?", "%s")


async def connect(url: str) -> Connection:
    """Each statement is a transaction of its own unless `transaction()` says otherwise."""
    connection = await AsyncConnection.connect(
        **{**_DEFAULTS, **conninfo_to_dict(url)}, autocommit=True
    )
    try:
        async with asyncio.timeout(WORK_TIMEOUT):
            await connection.execute(_SETTINGS)
    except TimeoutError as problem:
        await connection.close()
        raise psycopg.OperationalError("the database does not answer") from problem
    except BaseException:
        await connection.close()
        raise
    return connection


async def connect_with_retries(url: str, *, timeout: float = RECONNECT_TIMEOUT) -> Connection:
    """Tries again, with longer and longer pauses, while the database is away."""
    deadline = time.monotonic() + timeout
    pause = 0.05
    while True:
        try:
            return await connect(url)
        except LOST as problem:
            if time.monotonic() + pause > deadline:
                raise StoreProblem(f"the database cannot be reached: {problem}") from problem
        await asyncio.sleep(pause)
        pause = min(2 * pause, 2.0)


def store_problem(problem: psycopg.Error) -> StoreProblem:
    kind = DiskFull if isinstance(problem, errors.DiskFull) else StoreProblem
    return kind(f"the database refused: {problem}")


class LastingConnection:
    """Used by one task at a time. Not connected before it is needed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Connection | None = None

    async def run(self, work: Work[T]) -> T:
        """Does the work, and again on a new connection if one was lost under it."""
        deadline = time.monotonic() + RECONNECT_TIMEOUT
        again = False
        while True:
            try:
                return await self._attempt(work, again=again)
            except LOST as problem:
                lost = self._connection is None or self._connection.closed
                await self.close()
                # A server that is there and refuses, for instance because two transactions waited
                # for each other, gets one more chance.
                if (again and not lost) or time.monotonic() > deadline:
                    raise store_problem(problem) from problem
            again = True

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _attempt(self, work: Work[T], *, again: bool) -> T:
        if self._connection is None or self._connection.closed:
            self._connection = await connect_with_retries(self._url)
        try:
            async with asyncio.timeout(WORK_TIMEOUT):
                return await work(self._connection, again)
        except TimeoutError as problem:
            raise StoreProblem("the database does not answer") from problem
        finally:
            if self._connection.info.transaction_status != TransactionStatus.IDLE:
                await self.close()  # cancelled half way: the server undoes it
