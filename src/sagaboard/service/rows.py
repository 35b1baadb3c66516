"""One type for each table: how rows are written, read back, dumped and checked.

The fields of a type are the columns of its table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from sagaboard.service.store import (
    ChatLine,
    Entry,
    Snapshot,
    StoredMatch,
    StoredSeat,
    StoreProblem,
)


class MatchRow(StoredMatch, tag_field="table", tag="match", forbid_unknown_fields=True): ...


class SeatRow(StoredSeat, tag_field="table", tag="seat", forbid_unknown_fields=True): ...


class EntryRow(Entry, kw_only=True, tag_field="table", tag="entry", forbid_unknown_fields=True):
    match: str


class SnapshotRow(Snapshot, tag_field="table", tag="snapshot", forbid_unknown_fields=True):
    match: str
    entry: int


class DeviceSeatRow(
    msgspec.Struct, tag_field="table", tag="device_seat", forbid_unknown_fields=True
):
    device: str
    match: str
    seat: int


class ChatRow(ChatLine, tag_field="table", tag="chat", forbid_unknown_fields=True):
    match: str


Row = MatchRow | SeatRow | EntryRow | SnapshotRow | DeviceSeatRow | ChatRow

TABLES: Final[Mapping[str, type[Row]]] = {
    "match": MatchRow,
    "seat": SeatRow,
    "entry": EntryRow,
    "snapshot": SnapshotRow,
    "device_seat": DeviceSeatRow,
    "chat": ChatRow,
}
"""In an order in which rows can be put back: none refers to a later table."""

ORDER: Final[Mapping[str, str]] = {
    "match": "created, id",
    "seat": "match, seat",
    "entry": 'match, "index"',
    "snapshot": "match, entry",
    "device_seat": "device, match, seat",
    "chat": "match, number",
}


def columns(table: str) -> str:
    """The columns as SQL writes them: `"match", "seat", ...`."""
    return ", ".join(f'"{name}"' for name in TABLES[table].__struct_fields__)


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
    identity, game, rules, content, options, seed, spectators, created, finished, made_by = fields
    return StoredMatch(
        id=identity,
        game=game,
        rules=rules,
        content=content,
        options=msgspec.json.decode(options),
        seed=seed,
        spectators=bool(spectators),
        created=created,
        finished=bool(finished),
        made_by=made_by,
    )


def refuse_nul(*texts: str | None) -> None:
    """PostgreSQL keeps every character but U+0000; both databases shall behave the same."""
    for text in texts:
        if text is not None and "\0" in text:
            raise ValueError(f"the character U+0000 cannot be stored: {text!r}")


def refuse_nul_in(
    match: StoredMatch, seats: Sequence[StoredSeat], entries: Sequence[Entry]
) -> None:
    """The same for a whole match."""
    refuse_nul(match.id, match.game, match.content, match.seed)
    for seat in seats:
        refuse_nul(seat.name, seat.token, seat.bot)
    for entry in entries:
        refuse_nul(entry.text, entry.key)


def _json(options: dict[str, Any]) -> str:
    return msgspec.json.encode(options).decode()
