"""Observations: what a seat may know as a row of small numbers, for learning programs.

A game writes its fields one after the other, always the same ones in the same order. A row can also
record the fields instead of the numbers, which documents the layout without a second list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.kernel.move import Seat

MOST: Final = 255
"""The largest number that fits into a byte; larger ones are written as this."""

# The shapes of a field.
NUMBER: Final = "number"
ONE_OF: Final = "one of"
EACH: Final = "each"
COUNT_OF: Final = "count of"


class Field:
    """`size` numbers from `start` on. `of` says what they are about, such as "card".

    number: a number for each of `of`, or a single one. one of: a 1 at the one, or nowhere.
    each: a 1 at each. count of: how many of each.
    """

    def __init__(self, name: str, shape: str, of: str, start: i64, size: i64) -> None:
        self.name = name
        self.shape = shape
        self.of = of
        self.start = start
        self.size = size


class Row:
    """The row of a seat. Seats are numbered from its own on, clockwise."""

    def __init__(self, size: i64, seats: i64, seat: Seat) -> None:
        self.numbers = bytearray(size)
        self.seats = seats
        self.seat = seat
        self.at: i64 = 0
        # While fields are recorded, no numbers are written.
        self.fields: list[Field] | None = None
        self.part = ""

    def begin(self, part: str, number: i64) -> None:
        """The following fields belong to the part with that number."""
        if self.fields is not None:
            self.part = f"{part}.{number}."

    def end(self) -> None:
        self.part = ""

    def number(self, name: str, value: i64) -> None:
        start = self._next(name, NUMBER, "", 1)
        self.put(start, value)

    def flag(self, name: str, value: bool) -> None:
        start = self._next(name, NUMBER, "", 1)
        if value:
            self.put(start, 1)

    def numbers_of(self, name: str, of: str, values: list[i64], first: i64, end: i64) -> None:
        """The values from `first` up to, but not including, `end`."""
        start = self._next(name, NUMBER, of, end - first)
        i: i64 = first
        while i < end:
            self.put(start + i - first, values[i])
            i += 1

    def one_of(self, name: str, of: str, value: i64, size: i64) -> None:
        """A value below 0 sets none."""
        start = self._next(name, ONE_OF, of, size)
        if value >= 0:
            self.put(start + value, 1)

    def seat_of(self, name: str, seat: Seat) -> None:
        start = self._next(name, ONE_OF, "seat", self.seats)
        if seat >= 0:
            self.put(start + (seat - self.seat + self.seats) % self.seats, 1)

    def each(self, name: str, of: str, mask: i64, size: i64) -> None:
        start = self._next(name, EACH, of, size)
        i: i64 = 0
        while i < size:
            if (mask >> i) & 1 == 1:
                self.put(start + i, 1)
            i += 1

    def count_of(self, name: str, of: str, things: list[i64], size: i64) -> None:
        """Values below 0 are ignored."""
        start = self._next(name, COUNT_OF, of, size)
        for thing in things:
            if thing >= 0:
                self.add(start + thing, 1)

    def room(self, name: str, shape: str, of: str, size: i64) -> i64:
        """Reserves a field, which the caller fills; returns its start."""
        return self._next(name, shape, of, size)

    def put(self, at: i64, value: i64) -> None:
        if value != 0 and self.fields is None:
            self.numbers[at] = min(max(value, 0), MOST)

    def add(self, at: i64, value: i64) -> None:
        if self.fields is None:
            self.put(at, self.numbers[at] + value)

    def _next(self, name: str, shape: str, of: str, size: i64) -> i64:
        start = self.at
        self.at = start + size
        if self.fields is not None:
            self.fields.append(Field(self.part + name, shape, of, start, size))
        return start


def mask(numbers: list[i64], size: i64) -> bytearray:
    """A row of `size` with a 1 at each of the numbers."""
    row = bytearray(size)
    for number in numbers:
        row[number] = 1
    return row
