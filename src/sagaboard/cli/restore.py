"""`sagaboard restore FILE`: loads a backup into an empty database of either kind."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from sagaboard.cli.backup import BackupFailed, add_database
from sagaboard.service.storage import backup
from sagaboard.service.storage.store import Store, StoreProblem
from sagaboard.service.storage.stores import store_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a file written by `sagaboard backup`"
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    if not args.file.is_file():  # checked first, so that no database is created for nothing
        raise BackupFailed(f"there is no backup {args.file}")
    try:
        rows = asyncio.run(read(store_for(args.database), args.file))
    except StoreProblem as problem:
        raise BackupFailed(str(problem)) from problem
    print(f"{args.file}: {rows} rows restored")
    return 0


async def read(store: Store, file: Path) -> int:
    await store.open()
    try:
        return await backup.restore(store, file)
    finally:
        await store.close()
