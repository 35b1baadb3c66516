"""What both games write into rows of numbers in the same way."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Source
from sagaboard.kernel.bits import bit


def numbered(owned: list[Source], kind: Source) -> i64:
    """The numbers of the sources of one kind, as a mask."""
    mask: i64 = 0
    for source in owned:
        if kind <= source < kind + 64:
            mask |= bit(source - kind)
    return mask
