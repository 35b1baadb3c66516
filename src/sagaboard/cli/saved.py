"""Saved matches that a command reads."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sagaboard.kernel.printable import printable
from sagaboard.kernel.record import Record, read_record


def saved_record(path: Path) -> Record:
    """Seat names come from a stranger's file, so control characters are removed."""
    record = read_record(path)
    return msgspec.structs.replace(record, seats=[printable(name) for name in record.seats])
