# mypyc: interpreted (walks over plain data of any shape)
"""An observation for games without an encoder: each leaf of the view is counted in a place chosen
by a hash of its path."""

from __future__ import annotations

from zlib import crc32

import msgspec

from sagaboard.kernel.observation import COUNT_OF, Row

PLACES = 2048


def observe_hashed(view: msgspec.Struct, row: Row) -> None:
    start = row.room("view", COUNT_OF, "hashed path", PLACES)
    _walk(row, start, "", msgspec.to_builtins(view))


def _walk(row: Row, start: int, path: str, value: object) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _walk(row, start, f"{path}.{key}", item)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            # A list of names is a set; other items are identified by their position.
            _walk(row, start, path if isinstance(item, str) else f"{path}.{number}", item)
    elif isinstance(value, str):
        _add(row, start, f"{path}={value}", 1)
    elif isinstance(value, (bool, int)):
        _add(row, start, path, int(value))


def _add(row: Row, start: int, path: str, amount: int) -> None:
    row.add(start + crc32(path.encode()) % PLACES, abs(amount))
