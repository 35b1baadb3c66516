# mypyc: interpreted - reads a file
"""A guided first match: a fixed seed, bots at the other seats, and a hint for each move of seat 0.

Bots choose by the seed and their own moves, so a learner who follows the hints always meets the
same match.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from sagaboard.kernel.errors import BadContent


class LessonMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: str
    hint: str
    """The Fluent message that explains the move before it is made."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: str
    bots: list[str]
    options: dict[str, Any]
    step: list[LessonMove]


def read_lesson(path: Path) -> Lesson:
    with path.open("rb") as file:
        try:
            return msgspec.convert(tomllib.load(file), Lesson)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadContent([f"{path.name}: {error}"]) from error
