"""One type for each table: how rows are written, read back, dumped and checked.

The fields of a type are the columns of its table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from sagaboard.service.storage.store import (
    ChatLine,
    MatchEntry,
    Newest,
    Snapshot,
    StoredMatch,
    StoredSeat,
    StoreProblem,
)


class MatchRow(StoredMatch, tag_field="table", tag="match", forbid_unknown_fields=True): ...


class SeatRow(StoredSeat, tag_field="table", tag="seat", forbid_unknown_fields=True): ...


class EntryRow(
    MatchEntry, kw_only=True, tag_field="table", tag="entry", forbid_unknown_fields=True
):
    match: str


class SnapshotRow(Snapshot, tag_field="table", tag="snapshot", forbid_unknown_fields=True):
    match: str
    entry: int


class DeviceSeatRow(
    msgspec.Struct, tag_field="table", tag="device_seat", forbid_unknown_fields=True
):
    """A seat that a device holds, or has `given_up` and still knows."""

    device: str
    match: str
    seat: int
    given_up: bool = False


class SeatRequestRow(
    msgspec.Struct, tag_field="table", tag="seat_request", forbid_unknown_fields=True
):
    """A request to `join` or `leave` that was carried out; its key is hashed."""

    match: str
    key: str
    what: str
    seat: int


class ChatRow(ChatLine, kw_only=True, tag_field="table", tag="chat", forbid_unknown_fields=True):
    match: str


Row = MatchRow | SeatRow | EntryRow | SnapshotRow | DeviceSeatRow | SeatRequestRow | ChatRow

TABLES: Final[Mapping[str, type[Row]]] = {
    "match": MatchRow,
    "seat": SeatRow,
    "entry": EntryRow,
    "snapshot": SnapshotRow,
    "device_seat": DeviceSeatRow,
    "seat_request": SeatRequestRow,
    "chat": ChatRow,
}
"""In an order in which rows can be put back: none refers to a later table."""

ORDER: Final[Mapping[str, str]] = {
    "match": "created, id",
    "seat": "match, seat",
    "entry": 'match, "index"',
    "snapshot": "match, entry",
    "device_seat": "device, match, seat",
    "seat_request": "match, key",
    "chat": "match, number",
}


def columns(table: str, of: str = "") -> str:
    """The columns as SQL writes them: `"match", "seat", ...`, each with what comes before it."""
    return ", ".join(f'{of}"{name}"' for name in TABLES[table].__struct_fields__)


def values(row: msgspec.Struct) -> tuple[Any, ...]:
    """What goes into the columns; options are kept as JSON."""
    fields = msgspec.structs.astuple(row)
    return tuple(_json(field) if isinstance(field, dict) else field for field in fields)


def dumped(table: str, columns: Sequence[Any]) -> dict[str, Any]:
    """A row as read from a database, as what `Store.dump` gives."""
    fields = dict(zip(TABLES[table].__struct_fields__, columns))
    if table == "match":
        fields["options"] = msgspec.json.decode(fields["options"])
    # Not strict: SQLite has 0 and 1 for false and true.
    row = msgspec.convert({"table": table, **fields}, Row, strict=False)
    builtins: dict[str, Any] = msgspec.to_builtins(row, builtin_types=(bytes,))
    return builtins


def checked_row(fields: Mapping[str, Any]) -> Row:
    """A dumped row that is to be put back, if it is one."""
    try:
        row: Row = msgspec.convert(fields, Row)
        refuse_nul(*(field for field in msgspec.structs.astuple(row) if isinstance(field, str)))
    except ValueError as problem:
        raise StoreProblem(f"not a row of a backup: {problem}") from problem
    return row


def stored_match(fields: Sequence[Any]) -> StoredMatch:
    """A match from the columns of its table."""
    named = dict(zip(StoredMatch.__struct_fields__, fields, strict=True))
    named["options"] = msgspec.json.decode(named["options"])
    # Not strict: SQLite has 0 and 1 for false and true.
    return msgspec.convert(named, StoredMatch, strict=False)


def stored_seat(fields: Sequence[Any]) -> StoredSeat:
    """A seat from the columns of its table."""
    match, seat, kind, name, token, bot, hot_seat = fields
    return StoredSeat(match, seat, kind, name, token, bot, bool(hot_seat))


def newest(
    match: Sequence[Any],
    seats: Sequence[Sequence[Any]],
    saved: Sequence[Any] | None,
    entries: list[MatchEntry],
) -> Newest:
    """From the rows of a match: `saved` is its newest snapshot, after the number of its entry."""
    first = saved[0] + 1 if saved is not None else 0
    return Newest(
        match=stored_match(match),
        seats=[stored_seat(seat) for seat in seats],
        snapshot=Snapshot(*saved[1:]) if saved is not None else None,
        entries=entries,
        seq=first + len(entries),
    )


def refuse_nul(*texts: str | None) -> None:
    """PostgreSQL keeps every character but U+0000; both databases shall behave the same."""
    for text in texts:
        if text is not None and "\0" in text:
            raise ValueError(f"the character U+0000 cannot be stored: {text!r}")


def refuse_nul_in(
    match: StoredMatch, seats: Sequence[StoredSeat], entries: Sequence[MatchEntry]
) -> None:
    """The same for a whole match."""
    refuse_nul(match.id, match.game, match.content, match.seed)
    for seat in seats:
        refuse_nul(seat.name, seat.token, seat.bot)
    for entry in entries:
        refuse_nul(entry.text, entry.key)


def _json(options: dict[str, Any]) -> str:
    return msgspec.json.encode(options).decode()
