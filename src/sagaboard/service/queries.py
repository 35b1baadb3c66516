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

# Changes of who holds what in a match go one after the other; this is what they wait for.
LOCK_MATCH: Final = "UPDATE match SET spectators = spectators WHERE id = ?"
TAKE_OPEN_SEAT: Final = """
    UPDATE seat SET kind = 'person', name = ?, token = ?, bot = NULL, hot_seat = false
    WHERE match = ? AND seat = ? AND kind = 'open' RETURNING seat
"""
LEAVE_SEAT: Final = """
    UPDATE seat SET kind = 'open', token = ?, bot = NULL, hot_seat = false
    WHERE match = ? AND seat = ? AND token = ? AND kind = 'person' RETURNING name
"""
STAND_IN: Final = """
    UPDATE seat SET bot = ? WHERE match = ? AND seat = ? AND kind = 'person' RETURNING seat
"""
TOKEN_OF: Final = "SELECT token FROM seat WHERE match = ? AND seat = ?"
ADD_REQUEST: Final = INSERT["seat_request"]
REQUEST: Final = "SELECT what, seat FROM seat_request WHERE match = ? AND key = ?"
CHANGE_SEAT: Final = f"""
    {INSERT["seat"]}
    ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name,
        token = excluded.token, bot = excluded.bot, hot_seat = excluded.hot_seat
"""
# A rematch keeps the links, so a token may hold a seat in several matches: the newest counts.
SEAT_OF_TOKEN: Final = f"""
    SELECT {columns("seat", "s.")}
    FROM seat s JOIN match m ON m.id = s.match
    WHERE s.token = ? AND s.token <> ''
    ORDER BY m.created DESC LIMIT 1
"""
HOLD: Final = """
    INSERT INTO device_seat (device, match, seat) VALUES (?, ?, ?)
    ON CONFLICT (device, match, seat) DO UPDATE SET given_up = false
"""
RELEASE: Final = "UPDATE device_seat SET given_up = true WHERE match = ? AND seat = ?"
KNOWN_TO: Final = """
    SELECT d.seat, d.given_up, s.hot_seat FROM device_seat d
    JOIN seat s ON s.match = d.match AND s.seat = d.seat
    WHERE d.device = ? AND d.match = ? ORDER BY d.given_up, d.seat
"""
COPY_SEATS: Final = """
    INSERT INTO seat (match, seat, kind, name, token, bot, hot_seat)
    SELECT ?, seat, kind, name, token, bot, hot_seat FROM seat WHERE match = ?
"""
COPY_HOLDS: Final = """
    INSERT INTO device_seat (device, match, seat)
    SELECT device, ?, seat FROM device_seat WHERE match = ? AND NOT given_up
"""
GIVEN_UP_BY: Final = """
    SELECT seat FROM device_seat WHERE device = ? AND match = ? AND given_up ORDER BY seat
"""
HELD_BY: Final = f"""
    SELECT {columns("seat", "s.")}
    FROM device_seat d
    JOIN seat s ON s.match = d.match AND s.seat = d.seat
    JOIN match m ON m.id = d.match
    WHERE d.device = ? AND NOT d.given_up
    ORDER BY m.created DESC, s.match, s.seat
"""
OPEN_MATCHES_BY: Final = """
    SELECT count(DISTINCT d.match) FROM device_seat d JOIN match m ON m.id = d.match
    WHERE d.device = ? AND NOT d.given_up AND NOT m.finished
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
    INSERT INTO chat (match, number, seat, name, text, at, kind)
    SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? FROM chat WHERE match = ?
    ON CONFLICT DO NOTHING RETURNING number
"""
CHAT: Final = """
    SELECT number, seat, name, text, at, kind FROM chat WHERE match = ? AND number > ?
    ORDER BY number
"""
