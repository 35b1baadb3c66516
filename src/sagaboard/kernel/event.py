"""Events: what happened, in terms of the rules, and who may know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = -1


class Event:
    """`kind` is a word of the game, `values` its numbers in the order that the game declares.

    `seats` is a bit mask of the seats that may know it, or EVERYBODY.
    """

    def __init__(self, kind: str, seats: i64, values: list[i64]) -> None:
        self.kind = kind
        self.seats = seats
        self.values = values

    def is_for(self, seat: i64) -> bool:
        """Spectators (seat -1) know what everybody knows."""
        return self.seats == EVERYBODY or (seat >= 0 and (self.seats >> seat) & 1 == 1)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seats}, {self.values})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.seats == other.seats
            and self.values == other.values
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seats, tuple(self.values)))
