"""The tables, once for both databases, as numbered migrations.

A migration that has been released is never changed; the next change of the tables is the next
migration. What SQLite and PostgreSQL spell differently is a `$word`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Template
from typing import Final

from sagaboard.service.storage.store import StoreProblem

Dialect = Mapping[str, str]
"""How a database spells the words of the migrations."""

# STRICT: SQLite refuses values of the wrong type, as PostgreSQL does. Without rowid the primary
# key is the table: one tree less to write for each entry.
SQLITE: Final[Dialect] = {
    "integer": "INTEGER",
    "real": "REAL",
    "bytes": "BLOB",
    "flag": "INTEGER",
    "by_key": "STRICT, WITHOUT ROWID",
    "large_rows": "STRICT",
}
POSTGRESQL: Final[Dialect] = {
    "integer": "BIGINT",
    "real": "DOUBLE PRECISION",
    "bytes": "BYTEA",
    "flag": "BOOLEAN",
    "by_key": "",
    "large_rows": "",
}

VERSION_TABLE: Final = "CREATE TABLE schema_version (version $integer PRIMARY KEY) $by_key"

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE match (
            id TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            rules $integer NOT NULL,
            content TEXT NOT NULL,
            options TEXT NOT NULL,
            seed TEXT NOT NULL,
            spectators $flag NOT NULL,
            created $real NOT NULL,
            finished $flag NOT NULL
        ) $by_key
        """,
        "CREATE INDEX match_running ON match (created) WHERE NOT finished",
        """
        CREATE TABLE seat (
            match TEXT NOT NULL REFERENCES match (id),
            seat $integer NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
            name TEXT NOT NULL,
            token TEXT NOT NULL,
            bot TEXT,
            PRIMARY KEY (match, seat)
        ) $by_key
        """,
        "CREATE INDEX seat_token ON seat (token)",
        """
        CREATE TABLE entry (
            match TEXT NOT NULL REFERENCES match (id),
            "index" $integer NOT NULL CHECK ("index" >= 0),
            seat $integer NOT NULL,
            text TEXT NOT NULL,
            at $real NOT NULL,
            key TEXT,
            PRIMARY KEY (match, "index"),
            UNIQUE (match, key)
        ) $by_key
        """,
        """
        CREATE TABLE snapshot (
            match TEXT NOT NULL,
            entry $integer NOT NULL,
            "index" $integer NOT NULL,
            rules $integer NOT NULL,
            content TEXT NOT NULL,
            state $bytes NOT NULL,
            PRIMARY KEY (match, entry),
            FOREIGN KEY (match, entry) REFERENCES entry (match, "index")
        ) $large_rows
        """,
        """
        CREATE TABLE device_seat (
            device TEXT NOT NULL,
            match TEXT NOT NULL,
            seat $integer NOT NULL,
            PRIMARY KEY (device, match, seat),
            FOREIGN KEY (match, seat) REFERENCES seat (match, seat)
        ) $by_key
        """,
        "CREATE INDEX device_seat_seat ON device_seat (match, seat)",
        """
        CREATE TABLE chat (
            match TEXT NOT NULL REFERENCES match (id),
            number $integer NOT NULL,
            seat $integer NOT NULL,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            at $real NOT NULL,
            PRIMARY KEY (match, number)
        ) $by_key
        """,
    ),
    (
        "ALTER TABLE match ADD COLUMN made_by TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX match_made_by ON match (made_by) WHERE NOT finished",
    ),
    (
        # A match that was imported before has no mark: nothing told it from the others.
        "ALTER TABLE match ADD COLUMN imported $flag NOT NULL DEFAULT false",
        "ALTER TABLE seat ADD COLUMN hot_seat $flag NOT NULL DEFAULT false",
        "ALTER TABLE device_seat ADD COLUMN given_up $flag NOT NULL DEFAULT false",
        "ALTER TABLE chat ADD COLUMN kind TEXT NOT NULL DEFAULT 'said'",
        """
        CREATE TABLE seat_request (
            match TEXT NOT NULL REFERENCES match (id),
            key TEXT NOT NULL,
            what TEXT NOT NULL CHECK (what IN ('join', 'leave')),
            seat $integer NOT NULL,
            PRIMARY KEY (match, key)
        ) $by_key
        """,
    ),
)

VERSION: Final = len(MIGRATIONS)


def version_table(dialect: Dialect) -> str:
    return Template(VERSION_TABLE).substitute(dialect)


def statements_after(version: int, dialect: Dialect) -> Iterator[str]:
    """What brings a database of this version up to date, the new version numbers included."""
    if version > VERSION:
        raise StoreProblem(
            f"the database was made by a newer Sagaboard: its schema is {version}, "
            f"this one knows up to {VERSION}; upgrade Sagaboard, or restore an older backup"
        )
    for number, migration in enumerate(MIGRATIONS[version:], start=version + 1):
        for statement in migration:
            yield Template(statement).substitute(dialect)
        yield f"INSERT INTO schema_version (version) VALUES ({number})"
