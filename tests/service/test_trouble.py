"""The database is in trouble: the server says so, loses nothing that it acknowledged, and goes on
by itself when the trouble is over. Real disks, files and processes."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import psycopg
import pytest

from sagaboard.client import Client, ServiceProblem
from sagaboard.service.protocol import MatchCreated
from tests.service.databases import own_postgres
from tests.service.playing import asked, new_match, refused
from tests.service.server import Server, running_server, start_server

RECOVERY_TIMEOUT = 60.0
FILLING = 64 * 1024


def health(server: Server) -> httpx.Response:
    return httpx.get(f"{server.url}/healthz", timeout=RECOVERY_TIMEOUT)


def wait_until_well(server: Server) -> None:
    until = time.monotonic() + RECOVERY_TIMEOUT
    while health(server).status_code != 200:
        assert time.monotonic() < until, health(server).text
        time.sleep(0.05)


def is_ill(server: Server, *words: str) -> None:
    """503 and one line that says why."""
    answer = health(server)
    assert answer.status_code == 503, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.count("\n") <= 1
    for word in words:
        assert word in answer.text


async def move_on(client: Client, created: MatchCreated) -> int:
    """Somebody moves; how many moves there are then."""
    link, update = await asked(client, created)
    assert update.question is not None
    return (await client.play(created.id, link, update.question.moves[0], update.seq)).seq


# A full disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 2 MB; only the administrator can make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], capture_output=True
    )
    if mounted.returncode:
        pytest.skip(f"no file system can be mounted here: {mounted.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """All of it but the last few bytes."""
    file = disk / "filling"
    with file.open("wb", buffering=0) as filling:
        size = FILLING
        while size:
            try:
                filling.write(b"x" * size)
            except OSError:
                size //= 2
    return file


async def test_a_full_disk_refuses_moves_and_loses_none(small_disk: Path) -> None:
    server = start_server(small_disk / "matches.db")
    try:
        async with Client(server.url) as client:
            created = await new_match(client)
            for _ in range(3):
                acknowledged = await move_on(client, created)
            filling = fill(small_disk)
            with refused(503, "full") as caught:
                for _ in range(500):
                    acknowledged = await move_on(client, created)
            assert caught[0].title == "disk full"
            is_ill(server, "full")
            assert (await client.info(created.id)).moves == acknowledged, "it can be looked at"
            filling.unlink()
            wait_until_well(server)
            assert await move_on(client, created) == acknowledged + 1
            acknowledged += 1
            fill(small_disk)
            server.kill()
            filling.unlink()
            with running_server(small_disk / "matches.db") as again:
                async with Client(again.url) as later:
                    assert (await later.info(created.id)).moves == acknowledged
                    assert await move_on(later, created) == acknowledged + 1
    finally:
        server.clean_up()


# A file that is gone


def rename(database: Path) -> None:
    database.rename(database.with_suffix(".away"))


def replace(database: Path) -> None:
    database.with_suffix(".new").write_bytes(b"")
    database.with_suffix(".new").replace(database)


@pytest.mark.parametrize("lose", [Path.unlink, rename, replace], ids=["rm", "mv", "replaced"])
async def test_a_database_file_that_is_gone_is_noticed(
    lose: Callable[[Path], None], tmp_path: Path
) -> None:
    """What would be written now could never be read again."""
    database = tmp_path / "matches.db"

    with running_server(database) as server:
        async with Client(server.url) as client:
            created = await new_match(client)
            await move_on(client, created)
            assert health(server).status_code == 200
            lose(database)
            is_ill(server, "deleted or replaced")
            with refused(503, "deleted or replaced"):
                await move_on(client, created)
            if lose is rename:
                database.with_suffix(".away").rename(database)
                wait_until_well(server)
                assert await move_on(client, created) == 2


# A PostgreSQL that does not answer


@contextmanager
def stopped(process: psutil.Process) -> Iterator[None]:
    """The whole PostgreSQL, as in a machine that hangs: it takes connections and says nothing."""
    everybody = [process, *process.children(recursive=True)]
    for one in everybody:
        one.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for one in everybody:
            one.send_signal(signal.SIGCONT)


async def test_a_postgresql_that_does_not_answer_is_noticed_and_comes_back() -> None:
    with own_postgres() as own:
        pid = own.get_pid()
        assert pid is not None
        with running_server(own.get_uri()) as server:
            async with Client(server.url) as client:
                created = await new_match(client)
                acknowledged = await move_on(client, created)
                link, update = await asked(client, created)
                assert update.question is not None
                move = update.question.moves[0]
                with stopped(psutil.Process(pid)):
                    playing = asyncio.create_task(
                        client.play(created.id, link, move, update.seq, "the key of it")
                    )
                    answer = await asyncio.to_thread(health, server)
                    assert answer.status_code == 503
                    assert "does not answer" in answer.text
                    assert answer.text.count("\n") <= 1
                    with pytest.raises(ServiceProblem) as refusal:
                        await playing
                    assert refusal.value.problem.status == 503
                await asyncio.to_thread(wait_until_well, server)
                again = await client.play(created.id, link, move, update.seq, "the key of it")
                assert again.seq == acknowledged + 1
                assert await move_on(client, created) == acknowledged + 2


async def test_nobody_waits_for_ever_for_a_lock_in_postgresql(postgres_url: str) -> None:
    with running_server(postgres_url) as server:
        async with Client(server.url) as client:
            created = await new_match(client)
            async with await psycopg.AsyncConnection.connect(postgres_url) as other:
                await other.execute("LOCK TABLE entry IN ACCESS EXCLUSIVE MODE")
                with refused(503):
                    await move_on(client, created)
            assert await move_on(client, created) == 1
