"""Which database an address means."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sagaboard.service.storage.sqlite_store import SqliteStore
from sagaboard.service.storage.store import Store, StoreProblem

ELSEWHERE = "name another file by --database"
ALLOWED = "a path, sqlite:///relative/path, sqlite:////absolute/path or postgresql://..."


def store_for(url: str | None) -> Store:
    """The store at an address, not yet open; without one, the file in the user's data folder."""
    if url is None:
        return SqliteStore(_default_path())
    scheme, separator, rest = url.partition("://")
    if not separator and url:
        return SqliteStore(Path(url).expanduser())
    if scheme == "sqlite" and len(rest) > 1 and rest.startswith("/"):
        return SqliteStore(Path(rest[1:]).expanduser())
    if scheme in ("postgresql", "postgres"):
        if os.name == "nt":
            # psycopg and the worker processes want different event loops there.
            raise StoreProblem("PostgreSQL cannot be used from Windows; use WSL, or SQLite")
        try:
            # Whoever stays with SQLite needs no psycopg, and does not wait for it to load.
            from sagaboard.service.storage.postgres_store import PostgresStore
        except ImportError as problem:
            raise StoreProblem(f"PostgreSQL needs the package psycopg: {problem}") from problem
        return PostgresStore(url)
    # Only the scheme is repeated: what follows it may contain a password.
    named = f"{scheme}://" if separator else "nothing"
    raise StoreProblem(f"unknown database address ({named}...); allowed are {ALLOWED}")


@contextmanager
def only_server_of(url: str | None) -> Iterator[None]:
    """A SQLite file has one server: a second one would not learn what the first one does. The
    lock goes with the process, however that ends; a backup does not need it."""
    store = store_for(url)
    if not isinstance(store, SqliteStore):
        yield
        return
    path = store.path.resolve()
    lock = path.with_name(f"{path.name}-server")
    try:
        with closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            yield
    except sqlite3.OperationalError as problem:
        if problem.sqlite_errorname == "SQLITE_BUSY":
            said = f"another server uses the database {store.path} already; stop it, or {ELSEWHERE}"
        else:
            said = (
                f"cannot open the database {store.path}: {problem}; "
                f"its folder must exist and be writable, or {ELSEWHERE}"
            )
        raise StoreProblem(said) from problem


def _default_path() -> Path:
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "sagaboard"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreProblem(
            f"cannot make the data folder {folder}: {problem}; {ELSEWHERE}"
        ) from problem
    return folder / "sagaboard.db"
