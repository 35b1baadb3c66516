# mypyc: interpreted (msgspec structs live at the edges)
"""Records: seed, options and moves make the whole match, as readable text."""

from __future__ import annotations

import os
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from sagaboard.kernel.errors import BadRecord, TooManyMoves

FORMAT = 1

MOVE_LIMIT: Final = 20_000
"""The maximum length of a match. The longest of 2,454 random games of Lords of Hellas with four
players had 7,711 (half of them less than 1,975), of 7,458 of Lords of Ragnarok 935, of 22,615 of
Blood Rage 367; players who want to win need 300 to 1,100. A longer match or record was
made to waste computing time."""

FILE_LIMIT: Final = 4_000_000
"""The maximum size of a record in bytes: far more than `MOVE_LIMIT` moves need."""


class Played(NamedTuple):
    """A move of a record: "0 invade leader"."""

    seat: int
    text: str

    @classmethod
    def of(cls, line: str) -> Played:
        seat, text = line.split(" ", 1)
        return cls(int(seat), text)

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"


class Record(msgspec.Struct, kw_only=True):
    """The contents of a `.saga` file. A move is `seat verb noun`, such as "0 invade leader"."""

    sagaboard: int = FORMAT
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seats: list[str]
    seed: str
    seed_hash: str = ""
    """Shown before the first move, so that anybody can check the seed revealed at the end."""
    moves: list[str] = []


def check_length(moves: int) -> None:
    if moves > MOVE_LIMIT:
        raise TooManyMoves(f"a match has at most {MOVE_LIMIT:,} moves, not {moves:,}")


def hash_of_seed(seed: str) -> str:
    return sha256(f"sagaboard:{seed}".encode()).hexdigest()


def to_text(record: Record) -> str:
    plain: str = msgspec.json.format(msgspec.json.encode(record), indent=1).decode()
    return plain + "\n"


def write_record(record: Record, path: Path) -> None:
    """Writes a temporary file and renames it, so that there is never half a record."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise BadRecord(f"{path} cannot be written: {error.strerror}") from error
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(to_text(record))
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise BadRecord(f"{path} cannot be written: {error.strerror}") from error


def read_record(path: Path) -> Record:
    try:
        with path.open("rb") as file:
            text = file.read(FILE_LIMIT + 1)
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from error
    if len(text) > FILE_LIMIT:
        raise BadRecord(f"{path} is no record of a match: it has more than {FILE_LIMIT:,} bytes")
    try:
        record = msgspec.json.decode(text, type=Record)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path} is no record of a match: {error}") from error
    if record.sagaboard != FORMAT:
        raise BadRecord(f"{path} has format {record.sagaboard}; this version reads {FORMAT}")
    return record
