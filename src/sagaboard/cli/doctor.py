"""`sagaboard doctor`: what is installed, where data lies, and what to do about each problem."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import os
import platform
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sagaboard import __version__
from sagaboard.cli.arguments import integer
from sagaboard.installation import INSTALL_AGAIN

COMPILED_BY_EXAMPLE = "sagaboard.kernel.game"
NEEDED = ("msgspec", "fluent.runtime", "rich", "litestar", "uvicorn", "prometheus_client")
PROBLEMS_FOUND = 1


class Finding(NamedTuple):
    what: str
    found: str
    remedy: str = ""
    """What to do; nothing if all is well."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a file for SQLite, or postgresql://...; a file in your data folder by default",
    )
    parser.add_argument("--port", type=integer, default=8421, metavar="N", help="8421 by default")


def run(args: argparse.Namespace) -> int:
    findings = list(examine(args.database, args.port))
    width = max(len(finding.what) for finding in findings)
    for what, found, remedy in findings:
        print(f"{'!' if remedy else ' '} {what:<{width}}  {found}")
        if remedy:
            print(f"  {'':<{width}}  {remedy}")
    problems = sum(1 for finding in findings if finding.remedy)
    print(f"{problems or 'no'} problem{'' if problems == 1 else 's'}")
    return PROBLEMS_FOUND if problems else 0


def examine(database: str | None, port: int) -> Iterator[Finding]:
    yield Finding("Sagaboard", f"{__version__} in {Path(__file__).parent.parent}")
    yield Finding("Python", f"{platform.python_version()} ({sys.executable})")
    looks: list[tuple[str, Callable[[], Finding]]] = [
        ("packages", packages),
        ("engine", engine),
        ("client", client),
        ("database", lambda: asyncio.run(database_at(database))),
        ("port", lambda: port_of(port)),
    ]
    for what, look in looks:
        try:
            yield look()
        except ImportError as problem:  # the package is broken, which must not end the doctor
            yield Finding(what, f"cannot be loaded: {problem}", INSTALL_AGAIN)


def packages() -> Finding:
    for name in NEEDED:
        importlib.import_module(name)
    return Finding("packages", "all that are needed are there")


def engine() -> Finding:
    module = importlib.import_module(COMPILED_BY_EXAMPLE)
    if not (module.__file__ or "").endswith((".so", ".pyd")):
        return Finding("engine", "plain Python: the same games, bots think more slowly")
    return Finding("engine", "compiled")


def client() -> Finding:
    from sagaboard.service.http.pages import CLIENT, is_built

    if not is_built():
        remedy = f"run make client in a clone; otherwise {INSTALL_AGAIN}"
        return Finding("client", f"not built: {CLIENT} has no index.html", remedy)
    return Finding("client", "built")


async def database_at(url: str | None) -> Finding:
    """A file is only looked at: it may belong to a running server."""
    from sagaboard.service.storage.sqlite_store import SqliteStore
    from sagaboard.service.storage.store import StoreProblem
    from sagaboard.service.storage.stores import store_for

    try:
        store = store_for(url)
        if isinstance(store, SqliteStore):
            return sqlite_file(store.path)
        await store.open()
        await store.close()
    except StoreProblem as problem:
        return Finding(
            "database",
            str(problem),
            "make it reachable, or name another place: sagaboard serve --database URL",
        )
    return Finding("database", "PostgreSQL answers")


def sqlite_file(path: Path) -> Finding:
    from sagaboard.service.storage.schema import VERSION

    if not os.access(path if path.exists() else path.parent, os.W_OK):
        return Finding(
            "database",
            f"{path} cannot be written",
            "change the owner of the folder, or name another: XDG_DATA_HOME=/another/folder",
        )
    if not path.exists():
        return Finding("database", f"{path}, made at the first start")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    except sqlite3.Error as problem:
        return Finding(
            "database", f"{path}: {problem}", "move the file away, or restore a backup of it"
        )
    if found > VERSION:
        return Finding(
            "database",
            f"{path} has version {found}, newer than {VERSION}, which this Sagaboard knows",
            "upgrade Sagaboard, or restore a backup that is older",
        )
    return Finding("database", f"{path}, version {found}")


def port_of(port: int) -> Finding:
    from sagaboard.cli.table import HOST, is_free, is_sagaboard

    if is_free(port):
        return Finding("port", f"{port} is free")
    if is_sagaboard(port):
        return Finding("port", f"{port}: Sagaboard is running at http://{HOST}:{port}/")
    with socket.socket() as other:
        other.bind((HOST, 0))
        free = other.getsockname()[1]
    return Finding(
        "port",
        f"{port} is used by another program",
        f"sagaboard takes the next free port by itself; for others: sagaboard serve --port {free}",
    )
