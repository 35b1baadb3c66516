"""What the service keeps, and the one interface to keep it: SQLite and PostgreSQL implement it.

A match is its entries. An entry is a move, an undo or a change of seats; appending one is one
transaction with a unique (match, index), so any process may serve any match, nothing
acknowledged is lost, and two clicks cannot both win.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Literal

import msgspec


class Conflict(Exception):
    """Somebody else has appended this index already."""


class Repeated(Exception):
    """An entry with this key has been appended already; `index` says where."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


class StoredMatch(msgspec.Struct):
    """What does not change during a match."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seed: str
    spectators: bool
    created: float
    finished: bool = False
    made_by: str = ""
    """The address of whoever made it, hashed: to count running matches, never to hold a seat."""


class StoredSeat(msgspec.Struct):
    """Who holds a seat: a `person`, a `bot` or nobody yet (`open`).

    `token` is a hash; the token itself is only in the link. A person's seat that a bot plays for
    the time being is a `person` with `bot` set.
    """

    match: str
    seat: int
    kind: str
    name: str
    token: str
    bot: str | None = None


class Entry(msgspec.Struct):
    """`text` is a move such as "invade leader", or "undo N": back to the first N moves."""

    index: int
    seat: int
    text: str
    at: float
    key: str | None = None


class Snapshot(msgspec.Struct):
    """A saved state after so many effective moves, so that a match goes on under newer rules.

    They are kept for every turn boundary and every undo, each with the entry it belongs to; the
    one of the newest entry is always on the line that counts.
    """

    index: int
    rules: int
    content: str
    state: bytes


class ChatLine(msgspec.Struct):
    number: int
    seat: int
    name: str
    text: str
    at: float


class Loaded(msgspec.Struct):
    match: StoredMatch
    seats: list[StoredSeat]
    entries: list[Entry]
    snapshot: Snapshot | None


News = Literal["entry", "seat", "chat"]

Heard = Callable[[str, News, Entry | None], Awaitable[None]]
"""Called with a match, what another process has changed about it, and the entry it has appended if
that is at hand."""

Missed = Callable[[], Awaitable[None]]
"""Called when word of other processes may have been missed: whatever is in memory may be old."""


class Store(ABC):
    """All methods are transactions of their own and return after they are durable."""

    @abstractmethod
    async def open(self) -> None:
        """Connects, brings the schema up to date (migrations), raises StoreProblem if it cannot."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def create(
        self,
        match: StoredMatch,
        seats: Sequence[StoredSeat],
        *,
        entries: Sequence[Entry] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        """A match that was played elsewhere comes with its entries and the state after the last."""

    @abstractmethod
    async def load(self, match: str) -> Loaded | None:
        """Everything needed to go on: all entries and the newest snapshot."""

    @abstractmethod
    async def entries_from(self, match: str, index: int) -> list[Entry]: ...

    @abstractmethod
    async def seats(self, match: str) -> list[StoredSeat]: ...

    @abstractmethod
    async def append(
        self, match: str, entry: Entry, snapshot: Snapshot | None, *, finished: bool
    ) -> None:
        """One transaction: the entry, the snapshot that belongs to it, the end of the match (from
        which there is no way back), and word to other processes. Raises Repeated if the key is
        known (checked first), Conflict if the index is taken."""

    @abstractmethod
    async def change_seat(self, seat: StoredSeat) -> None:
        """Replaces the row of (match, seat) and sends word to other processes."""

    @abstractmethod
    async def take_open_seat(self, seat: StoredSeat) -> bool:
        """The same, if the seat is open: of many who want it, one gets it."""

    @abstractmethod
    async def seat_of_token(self, token: str) -> StoredSeat | None: ...

    @abstractmethod
    async def hold(self, device: str, match: str, seat: int) -> None:
        """A device (its cookie, hashed) holds a seat from now on; twice is the same as once."""

    @abstractmethod
    async def give_up_seat(self, seat: StoredSeat) -> None:
        """As `change_seat`, and no device holds the seat any more."""

    @abstractmethod
    async def held_by(self, device: str) -> list[StoredSeat]: ...

    @abstractmethod
    async def devices_of(self, match: str, seat: int) -> list[str]:
        """The devices that hold a seat."""

    @abstractmethod
    async def say(self, match: str, seat: int, name: str, text: str, at: float) -> ChatLine:
        """Appends a line of chat and numbers it."""

    @abstractmethod
    async def chat(self, match: str, after: int) -> list[ChatLine]: ...

    @abstractmethod
    async def unfinished_with_bots(self) -> dict[str, int]:
        """Running matches in which a bot holds a seat, with their numbers of entries: after a
        restart they must go on."""

    @abstractmethod
    async def open_matches_by(self, device: str) -> int:
        """How many running matches a device holds a seat in."""

    @abstractmethod
    async def open_matches_from(self, made_by: str) -> int:
        """How many running matches were made from an address."""

    @abstractmethod
    async def listen(self, heard: Heard, missed: Missed) -> None:
        """From now on call `heard` for what other processes do, if there are any."""

    @abstractmethod
    def dump(self) -> AsyncIterator[dict[str, Any]]:
        """All rows of all tables as {"table": ..., ...}, in an order that can be put back."""

    @abstractmethod
    async def restore(self, rows: AsyncIterator[dict[str, Any]]) -> int:
        """Puts dumped rows into an empty store in one transaction; returns how many."""


class StoreProblem(Exception):
    """The database cannot be opened, migrated or restored; the text says why."""
