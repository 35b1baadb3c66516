"""What the service keeps, and the one interface to keep it: SQLite and PostgreSQL implement it.

A match is its entries. An entry is a move, an undo or a change of seats; appending one is one
transaction with a unique (match, index), so any process may serve any match, nothing
acknowledged is lost, and two clicks cannot both win.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Sequence
from typing import Any, Final, Literal, TypeVar

import msgspec


class Conflict(Exception):
    """Somebody else has appended this index already."""


class Repeated(Exception):
    """An entry with this key has been appended already; `index` says where."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


class SeatRefused(Exception):
    """A seat cannot be taken or given up; `seat` is the one that stands in the way."""

    def __init__(
        self, why: Literal["taken", "key used", "holds", "has held", "not held"], seat: int
    ) -> None:
        super().__init__(why, seat)
        self.why = why
        self.seat = seat


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
    imported: bool = False
    """Somebody brought it with its seed, and so knows all its luck."""


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
    hot_seat: bool = False
    """Since the match was made it is played at one device with others like it."""


class MatchEntry(msgspec.Struct):
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
    """What somebody said, or word that somebody has taken or left a seat."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    kind: str = "said"


class Loaded(msgspec.Struct):
    match: StoredMatch
    seats: list[StoredSeat]
    entries: list[MatchEntry]
    snapshot: Snapshot | None


class Newest(msgspec.Struct):
    """A match without its past: its newest saved state and the entries after that."""

    match: StoredMatch
    seats: list[StoredSeat]
    snapshot: Snapshot | None
    entries: list[MatchEntry]
    seq: int
    """How many entries there are."""


CHAT_LINES: Final = 100
"""So many lines of chat are read at once."""

News = Literal["entry", "seat", "chat"]

OnChange = Callable[[str, News, MatchEntry | None], Awaitable[None]]
"""Called with a match, what another process has changed about it, and the entry it has appended if
that is at hand."""

OnReconnect = Callable[[], Awaitable[None]]
"""Called when changes by other processes may have been missed: whatever is in memory may be old."""


T = TypeVar("T")

Change = Generator[tuple[str, tuple[Any, ...]], list[tuple[Any, ...]], T]
"""One transaction for either database: it yields statements with their parameters and is sent the
rows of each."""


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
        held_by: str | None = None,
        held: Sequence[int] = (),
        entries: Sequence[MatchEntry] = (),
        snapshot: Snapshot | None = None,
    ) -> None:
        """`held` are the seats that the device `held_by` holds from the start. A match that was
        played elsewhere comes with its entries and the state after the last."""

    @abstractmethod
    async def load(self, match: str) -> Loaded | None:
        """Everything needed to go on: all entries and the newest snapshot."""

    @abstractmethod
    async def newest(self, match: str) -> Newest | None:
        """What is needed to know how it stands."""

    @abstractmethod
    async def entries_from(self, match: str, index: int) -> list[MatchEntry]: ...

    @abstractmethod
    async def seats(self, match: str) -> list[StoredSeat]: ...

    @abstractmethod
    async def append(
        self, match: str, entry: MatchEntry, snapshot: Snapshot | None, *, finished: bool
    ) -> None:
        """One transaction: the entry, the snapshot that belongs to it, the end of the match (from
        which there is no way back), and word to other processes. Raises Repeated if the key is
        known (checked first), Conflict if the index is taken."""

    @abstractmethod
    async def change_seat(self, seat: StoredSeat) -> None:
        """Replaces the row of (match, seat) and sends word to other processes."""

    @abstractmethod
    async def change_seats(self, match: str, change: Callable[[], Change[T]]) -> T:
        """Runs a change of who holds what (see `seat_changes`) as one transaction, and sends word
        to other processes. It may be begun a second time if the connection is lost."""

    @abstractmethod
    async def request_of(self, match: str, key: str) -> tuple[str, int] | None:
        """What a request with this key (hashed) has done, `join` or `leave`, and to which seat."""

    @abstractmethod
    async def seat_of_token(self, token: str) -> StoredSeat | None: ...

    @abstractmethod
    async def held_by(self, device: str) -> list[StoredSeat]:
        """The seats that a device (its cookie, hashed) holds: those of running matches first, then
        those of newer ones."""

    @abstractmethod
    async def given_up_by(self, device: str, match: str) -> list[int]:
        """The seats of a match that a device held once."""

    @abstractmethod
    async def say(self, match: str, seat: int, name: str, text: str, at: float) -> ChatLine:
        """Appends a line of chat and numbers it."""

    @abstractmethod
    async def chat(self, match: str, after: int, most: int = CHAT_LINES) -> list[ChatLine]:
        """The first lines after a number."""

    @abstractmethod
    async def chat_before(self, match: str, before: int, most: int = CHAT_LINES) -> list[ChatLine]:
        """The last lines before a number."""

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
    async def check(self) -> None:
        """Writes something that changes nothing. Raises StoreProblem if it cannot."""

    @abstractmethod
    async def listen(self, on_change: OnChange, on_reconnect: OnReconnect) -> None:
        """From now on call `on_change` for each change by another process, if there are any."""

    @abstractmethod
    def dump(self) -> AsyncIterator[dict[str, Any]]:
        """All rows of all tables as {"table": ..., ...}, in an order that can be put back."""

    @abstractmethod
    async def restore(self, rows: AsyncIterator[dict[str, Any]]) -> int:
        """Puts dumped rows into an empty store in one transaction; returns how many."""


class StoreProblem(Exception):
    """The database cannot be opened, migrated or restored; the text says why."""


class DiskFull(StoreProblem):
    """There is no room for what should be written."""


class DatabaseGone(StoreProblem):
    """The file of the database was deleted or replaced under the server."""
