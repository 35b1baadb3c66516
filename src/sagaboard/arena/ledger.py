"""The finished games of a tournament, in memory and optionally in a file.

The file has one line of JSON per game and is only appended to, so an interrupted tournament can be
resumed. A game is identified by its fixture and counts once, even if it is written twice.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self, TypeVar

import msgspec

from sagaboard.arena.simulation import Outcome
from sagaboard.kernel.errors import BadRecord
from sagaboard.kernel.options import Options

T = TypeVar("T")


class Fixture(msgspec.Struct, frozen=True):
    """One game of a tournament; the three fields are its key."""

    bots: tuple[str, ...]
    seed: str
    seats: tuple[int, ...]
    """Where each of the bots sits."""


class Played(msgspec.Struct, frozen=True):
    fixture: Fixture
    outcome: Outcome


class Heading(msgspec.Struct, frozen=True):
    """The first line of the file: what all games have in common."""

    game: str
    players: int
    options: Options
    rules: int
    content: str


class Ledger:
    def __init__(self, heading: Heading, path: Path | None) -> None:
        self._outcomes: dict[Fixture, Outcome] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            try:
                known = path.read_bytes() if path.exists() else b""
                # A process killed while writing leaves half a line; that game is played again.
                whole = known[: known.rfind(b"\n") + 1]
                if not whole and not msgspec.json.encode(heading).startswith(known):
                    raise BadRecord(f"{path} does not contain games of a tournament")
                self._read(heading, path, whole.splitlines())
                self._file = path.open("ab")
                self._file.truncate(len(whole))
            except OSError as error:
                raise BadRecord(f"{path} cannot be used: {error.strerror}") from error
            if not whole:
                self._append(heading)

    def _read(self, heading: Heading, path: Path, lines: Sequence[bytes]) -> None:
        if lines and _decoded(path, 1, lines[0], Heading) != heading:
            raise BadRecord(
                f"{path} contains games of another tournament: game, players, options, "
                "rules and content must be the same"
            )
        for number, line in enumerate(lines[1:], 2):
            played = _decoded(path, number, line, Played)
            self._outcomes[played.fixture] = played.outcome

    def __contains__(self, fixture: Fixture) -> bool:
        return fixture in self._outcomes

    def __getitem__(self, fixture: Fixture) -> Outcome:
        return self._outcomes[fixture]

    def write(self, fixture: Fixture, outcome: Outcome) -> None:
        self._append(Played(fixture, outcome))
        self._outcomes[fixture] = outcome

    def _append(self, line: msgspec.Struct) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()


def _decoded(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path}, line {number}: {error}") from error
