"""`sagaboard backup FILE`: writes all matches to one file, also while the server runs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from sagaboard.kernel.errors import SagaboardError
from sagaboard.service.storage import backup
from sagaboard.service.storage.sqlite_store import SqliteStore
from sagaboard.service.storage.store import Store, StoreProblem
from sagaboard.service.storage.stores import store_for


class BackupFailed(SagaboardError):
    """The backup was not written, or not restored."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="the file to write; an existing one is replaced"
    )
    add_database(parser)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a file for SQLite, or postgresql://...; a file in your data folder by default",
    )


def run(args: argparse.Namespace) -> int:
    try:
        store = store_for(args.database)
        if isinstance(store, SqliteStore) and not store.path.exists():
            raise BackupFailed(f"there is no database {store.path}")
        rows = asyncio.run(write(store, args.file))
    except StoreProblem as problem:
        raise BackupFailed(str(problem)) from problem
    print(f"{args.file}: {rows} rows")
    return 0


async def write(store: Store, file: Path) -> int:
    await store.open()
    try:
        return await backup.backup(store, file)
    finally:
        await store.close()
