"""A backup is a gzip file of JSON lines: a header, then each row of each table.

It is the same for both databases, so it is also the way from one to the other.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final

import msgspec

from sagaboard.service.storage import schema
from sagaboard.service.storage.store import Store, StoreProblem

FORMAT: Final = "sagaboard-backup"

LONGEST_LINE: Final = 4_000_000
"""Bytes. The longest rows are saved states, which have some 50,000."""

LINES_AT_ONCE: Final = 500
BYTES_AT_ONCE: Final = 8_000_000


class Header(msgspec.Struct):
    format: str
    schema: int


async def backup(store: Store, path: Path) -> int:
    """Writes all rows as of one moment and returns their number. The server may go on meanwhile.

    Either the whole file appears or none: a file of that name is replaced at the very end.
    """
    count = 0
    try:
        # Seeds are in it. NamedTemporaryFile makes files that only the owner can read.
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            try:
                with gzip.GzipFile(filename="", fileobj=file, mode="wb") as lines:
                    pending = [msgspec.json.encode(Header(FORMAT, schema.VERSION))]
                    async for row in store.dump():
                        pending.append(msgspec.json.encode(row))
                        count += 1
                        if len(pending) >= LINES_AT_ONCE:
                            await asyncio.to_thread(lines.write, b"\n".join((*pending, b"")))
                            pending = []
                    lines.write(b"\n".join((*pending, b"")))
                file.flush()
                await asyncio.to_thread(os.fsync, file.fileno())
                os.replace(file.name, path)
            except BaseException:
                os.unlink(file.name)
                raise
    except OSError as problem:
        reason = problem.strerror or problem
        raise StoreProblem(f"cannot write the backup {path}: {reason}") from problem
    return count


async def restore(store: Store, path: Path) -> int:
    """Puts a backup into an empty store and returns the number of rows. All of it or nothing."""
    try:
        with gzip.open(path, "rb") as lines:
            _check_header(await asyncio.to_thread(lines.readline, 1000))
            return await store.restore(_rows(lines))
    except (OSError, EOFError, zlib.error) as problem:
        raise StoreProblem(f"cannot read the backup {path}: {problem}") from problem
    except StoreProblem as problem:
        raise StoreProblem(f"cannot restore the backup {path}: {problem}") from problem


async def _rows(lines: gzip.GzipFile) -> AsyncIterator[dict[str, Any]]:
    def some() -> list[bytes]:
        """The next lines, so many that the memory holds them whatever the file is."""
        read: list[bytes] = []
        size = 0
        while len(read) < LINES_AT_ONCE and size < BYTES_AT_ONCE:
            line = lines.readline(LONGEST_LINE + 1)
            if not line:
                break
            read.append(line)
            size += len(line)
        return read

    decode = msgspec.json.Decoder(dict[str, Any]).decode
    number = 1
    while several := await asyncio.to_thread(some):
        for line in several:
            number += 1
            if len(line) > LONGEST_LINE:
                raise StoreProblem(f"line {number} is longer than {LONGEST_LINE:,} bytes")
            try:
                yield decode(line)
            except (ValueError, RecursionError) as problem:
                raise StoreProblem(f"line {number} is broken: {problem}") from problem


def _check_header(line: bytes) -> None:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (ValueError, RecursionError) as problem:
        raise StoreProblem(f"it is not a backup of Sagaboard: {problem}") from problem
    if header.format != FORMAT:
        raise StoreProblem(f"it is not a backup of Sagaboard but {header.format!r}")
    if header.schema > schema.VERSION:
        raise StoreProblem(
            f"it was made by a newer Sagaboard: its schema is {header.schema}, "
            f"this one knows up to {schema.VERSION}"
        )
