"""The SQL that both databases understand, with `?` for the parameters."""

from __future__ import annotations

from typing import Final

from sagaboard.service.rows import ORDER, TABLES, columns


def _insert(table: str) -> str:
    marks = ", ".join("?" for _ in TABLES[table].__struct_fields__)
    return f"INSERT INTO {table} ({columns(table)}) VALUES ({marks})"


INSERT: Final = {table: _insert(table) for table in TABLES}
READ_ALL: Final = {
    table: f"SELECT {columns(table)} FROM {table} ORDER BY {ORDER[table]}" for table in TABLES
}

SCHEMA_VERSION: Final = "SELECT coalesce(max(version), 0) FROM schema_version"

MATCH: Final = f"SELECT {columns('match')} FROM match WHERE id = ?"
SEATS: Final = f"SELECT {columns('seat')} FROM seat WHERE match = ? ORDER BY seat"
ENTRIES_FROM: Final = """
    SELECT "index", seat, text, at, key FROM entry WHERE match = ? AND "index" >= ?
    ORDER BY "index"
"""
SNAPSHOT: Final = """
    SELECT "index", rules, content, state FROM snapshot WHERE match = ?
    ORDER BY entry DESC LIMIT 1
"""

ENTRY_AT: Final = 'SELECT "index", seat, text, at, key FROM entry WHERE match = ? AND "index" = ?'
INDEX_OF_KEY: Final = 'SELECT "index" FROM entry WHERE match = ? AND key = ?'
ADD_ENTRY: Final = """
    INSERT INTO entry (match, "index", seat, text, at, key) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
"""
SAVE_SNAPSHOT: Final = """
    INSERT INTO snapshot (match, entry, "index", rules, content, state) VALUES (?, ?, ?, ?, ?, ?)
"""
SET_FINISHED: Final = "UPDATE match SET finished = true WHERE id = ?"

TAKE_OPEN_SEAT: Final = """
    UPDATE seat SET kind = ?, name = ?, token = ?, bot = ?
    WHERE match = ? AND seat = ? AND kind = 'open'
"""
CHANGE_SEAT: Final = f"""
    {INSERT["seat"]}
    ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name,
        token = excluded.token, bot = excluded.bot
"""
# A rematch keeps the links, so a token may hold a seat in several matches: the newest counts.
SEAT_OF_TOKEN: Final = """
    SELECT s.match, s.seat, s.kind, s.name, s.token, s.bot
    FROM seat s JOIN match m ON m.id = s.match
    WHERE s.token = ? AND s.token <> ''
    ORDER BY m.created DESC LIMIT 1
"""
DEVICES_OF: Final = "SELECT device FROM device_seat WHERE match = ? AND seat = ? ORDER BY device"
HOLD: Final = f"{INSERT['device_seat']} ON CONFLICT DO NOTHING"
RELEASE: Final = "DELETE FROM device_seat WHERE match = ? AND seat = ?"
HELD_BY: Final = """
    SELECT s.match, s.seat, s.kind, s.name, s.token, s.bot
    FROM device_seat d
    JOIN seat s ON s.match = d.match AND s.seat = d.seat
    JOIN match m ON m.id = d.match
    WHERE d.device = ?
    ORDER BY m.created DESC, s.match, s.seat
"""
OPEN_MATCHES_BY: Final = """
    SELECT count(DISTINCT d.match) FROM device_seat d JOIN match m ON m.id = d.match
    WHERE d.device = ? AND NOT m.finished
"""
OPEN_MATCHES_FROM: Final = "SELECT count(*) FROM match WHERE made_by = ? AND NOT finished"
UNFINISHED_WITH_BOTS: Final = """
    SELECT id, (SELECT count(*) FROM entry WHERE match = id) FROM match
    WHERE NOT finished AND EXISTS (
        SELECT 1 FROM seat WHERE match = id AND (kind = 'bot' OR bot IS NOT NULL)
    )
    ORDER BY created, id
"""

# Two lines said at once may compute the same number: nothing is returned then, say it again.
SAY: Final = """
    INSERT INTO chat (match, number, seat, name, text, at)
    SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ? FROM chat WHERE match = ?
    ON CONFLICT DO NOTHING RETURNING number
"""
CHAT: Final = """
    SELECT number, seat, name, text, at FROM chat WHERE match = ? AND number > ? ORDER BY number
"""
