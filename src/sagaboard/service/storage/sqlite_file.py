"""The SQLite file of a store: opened, brought up to date, and watched for being there still."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Final

from sagaboard.service.storage import schema, statements
from sagaboard.service.storage.store import DatabaseGone, DiskFull, StoreProblem

LOCK_TIMEOUT: Final = 10.0
"""Seconds to wait for another process, such as a backup, to let go."""

OLDEST_SQLITE: Final = (3, 37, 0)
"""The first one with STRICT tables."""


MAGIC: Final = b"SQLite format 3\0"


class SqliteFile:
    """Which file it is that was opened; another one may come to its name."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._opened: os.stat_result | None = None

    def connect(self) -> sqlite3.Connection:
        """A connection on which transactions are begun and ended by hand."""
        connection = sqlite3.connect(
            self.path, timeout=LOCK_TIMEOUT, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def open(self) -> sqlite3.Connection:
        """Makes the file if there is none, and brings its tables up to date."""
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise StoreProblem(f"SQLite 3.37 or newer is needed, this is {sqlite3.sqlite_version}")
        try:
            # Seeds are in it: whoever makes the file is the only one to read it.
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                begins = os.read(file, len(MAGIC))
            finally:
                os.close(file)
            if begins not in (b"", MAGIC):  # SQLite would write over a short one
                raise StoreProblem(
                    f"cannot open the database {self.path}: it is no SQLite database"
                )
            connection = self.connect()
            try:
                _use_wal(connection)
                _migrate(connection)
            except BaseException:
                connection.close()
                raise
            self._opened = os.stat(self.path)
        except (sqlite3.Error, OSError) as problem:
            raise StoreProblem(f"cannot open the database {self.path}: {problem}") from problem
        return connection

    def check_is_there(self) -> None:
        """What is written to a file without a name is lost with the process."""
        try:
            found = os.stat(self.path)
            is_same = self._opened is not None and os.path.samestat(found, self._opened)
        except OSError:
            is_same = False
        if not is_same:
            raise DatabaseGone(f"the database file {self.path} was deleted or replaced")


def store_problem(problem: sqlite3.Error) -> StoreProblem:
    kind = DiskFull if problem.sqlite_errorname == "SQLITE_FULL" else StoreProblem
    return kind(f"the database refused: {problem}")


def _use_wal(connection: sqlite3.Connection) -> None:
    """Two processes that start together: SQLite does not wait by itself for this one change."""
    deadline = time.monotonic() + LOCK_TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as problem:
            if "locked" not in str(problem) or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        known = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'"
        if connection.execute(known).fetchone() is None:
            connection.execute(schema.version_table(schema.SQLITE))
        version = connection.execute(statements.SCHEMA_VERSION).fetchone()[0]
        for statement in schema.statements_after(version, schema.SQLITE):
            connection.execute(statement)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
