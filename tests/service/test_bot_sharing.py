"""One bot worker for everybody: nobody can keep it from the others. Real servers, real workers."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from sagaboard.client import Channel, Client
from sagaboard.kernel.record import read_record
from sagaboard.service.bots.time_budget import GRACE, UNHURRIED
from sagaboard.service.protocol import MatchCreated, NewMatch, NewSeat, Update
from tests.service.odd_bots import GATE
from tests.service.playing import FIRST, GAME, TURNS, where_to
from tests.service.server import running_server, start_server
from tests.service.test_bots import BOT_TIMEOUT, PROGRAM, at_least, gate, of_bots, open_gate

__all__ = ["gate"]

GOLDEN = Path(__file__).parents[1] / "golden" / "blood_rage" / "greedy-2.saga"
EASY = NewSeat(kind="bot", bot="thrall")
STRONG = ("konungr",) * 4

SOON = 10.0
"""Seconds, on a machine that runs other tests as well; tools/attacks/bots.py measures."""


async def a_match(client: Client) -> MatchCreated:
    """Ada takes the first turn, then an easy bot."""
    return await client.create(NewMatch(GAME, [NewSeat(name="Ada"), EASY], TURNS))


async def ada_moves(client: Client, made: MatchCreated, channel: Channel) -> Update:
    """Ada's first turn: what she sees when the bot has answered."""
    link = made.links[0]
    update = await client.play(made.id, link, FIRST, 0)
    update = await client.play(made.id, link, where_to(update), update.seq)
    async with asyncio.timeout(SOON):
        return await at_least(channel, update.seq + 1)


async def leave_strong_bots_alone(client: Client) -> None:
    """One by one, 0.7 seconds each, they would take longer than `SOON`."""
    for _ in range(25):
        await client.create(of_bots(*STRONG))


async def ask(
    http: httpx.AsyncClient, made: MatchCreated, method: str, what: str, seconds: float
) -> httpx.Response:
    """Closes the connection if there is no answer after so many seconds."""
    link = made.links[0]
    return await http.request(
        method,
        f"/api/matches/{made.id}/seats/{link.seat}/{what}",
        headers={"Authorization": f"Bearer {link.token}"},
        timeout=seconds,
    )


async def close_hints(client: Client) -> None:
    made = [await a_match(client) for _ in range(12)]
    async with httpx.AsyncClient(base_url=client.url) as http:
        hints = [ask(http, one, "POST", "hint", 0.3) for one in made]
        for closed in await asyncio.gather(*hints, return_exceptions=True):
            assert isinstance(closed, httpx.TimeoutException)


async def ask_for_analyses(client: Client) -> None:
    made = await client.import_record(read_record(GOLDEN))
    async with httpx.AsyncClient(base_url=client.url) as http:
        await asyncio.gather(*(ask(http, made, "GET", "analysis", BOT_TIMEOUT) for _ in range(12)))


@pytest.mark.parametrize("attack", [leave_strong_bots_alone, close_hints, ask_for_analyses])
async def test_a_persons_bot_answers_while(
    attack: Callable[[Client], Awaitable[None]], tmp_path: Path
) -> None:
    with running_server(tmp_path / "shared.db") as server:
        async with Client(server.url) as client:
            made = await a_match(client)
            async with client.live(made.id, made.links[0]) as channel:
                attacking = asyncio.ensure_future(attack(client))
                await asyncio.sleep(1.0)
                await ada_moves(client, made, channel)
                await attacking


async def test_after_a_restart_a_persons_bot_comes_before_matches_that_nobody_watches(
    tmp_path: Path,
) -> None:
    database = tmp_path / "shared.db"

    server = start_server(database)
    try:
        async with Client(server.url) as client:
            await leave_strong_bots_alone(client)
            made = await a_match(client)
        server.kill()
    finally:
        server.clean_up()
    with running_server(database) as again:
        async with Client(again.url) as client, client.live(made.id, made.links[0]) as channel:
            await ada_moves(client, made, channel)


# What waits, counted by the server while its only worker stands before the gate


async def waiting(http: httpx.AsyncClient) -> int:
    for line in (await http.get("/metrics")).text.splitlines():
        if line.startswith("sagaboard_bot_requests_waiting "):
            return int(float(line.split()[1]))
    raise AssertionError("the server does not count what waits")


async def until_waiting(http: httpx.AsyncClient, count: int) -> None:
    async with asyncio.timeout(SOON / 2):
        while await waiting(http) != count:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def busy_worker(
    tmp_path: Path, gate: Path
) -> AsyncIterator[tuple[Client, httpx.AsyncClient, int]]:
    """Until the gate that it yields is closed, nothing else gets the worker."""
    environment = {GATE: str(gate)}
    database = tmp_path / "busy.db"
    with running_server(database, program=PROGRAM, environment=environment) as server:
        async with (
            Client(server.url) as client,
            httpx.AsyncClient(base_url=server.url) as http,
        ):
            await client.create(of_bots("slow", "slow"))
            yield client, http, await open_gate(gate)


async def test_a_seat_has_one_hint_in_the_queue_and_all_who_asked_get_it(
    tmp_path: Path, gate: Path
) -> None:
    async with busy_worker(tmp_path, gate) as (client, http, held):
        made = await a_match(client)
        hints = [asyncio.ensure_future(client.hint(made.id, made.links[0])) for _ in range(5)]
        await until_waiting(http, 1)
        await asyncio.sleep(0.2)
        assert await waiting(http) == 1
        os.close(held)
        found = await asyncio.gather(*hints)
        assert found == [found[0]] * 5


async def test_a_match_has_one_analysis_in_the_queue_and_it_is_kept(
    tmp_path: Path, gate: Path
) -> None:
    async with busy_worker(tmp_path, gate) as (client, http, held):
        made = await client.import_record(read_record(GOLDEN))
        asked = [asyncio.ensure_future(client.analysis(made.id, link)) for link in made.links * 3]
        await until_waiting(http, 1)
        await asyncio.sleep(0.2)
        assert await waiting(http) == 1
        os.close(held)
        found = await asyncio.gather(*asked)
        assert found == [found[0]] * 6
        slow = await open_gate(gate)  # the worker is busy again, and not needed any more
        assert await client.analysis(made.id, made.links[0]) == found[0]
        os.close(slow)


async def test_what_is_asked_by_a_closed_connection_leaves_the_queue(
    tmp_path: Path, gate: Path
) -> None:
    async with busy_worker(tmp_path, gate) as (client, http, held):
        playing = await a_match(client)
        over = await client.import_record(read_record(GOLDEN))
        asked = [
            asyncio.ensure_future(ask(http, playing, "POST", "hint", BOT_TIMEOUT)),
            asyncio.ensure_future(ask(http, over, "GET", "analysis", BOT_TIMEOUT)),
        ]
        await until_waiting(http, 2)
        for one in asked:
            one.cancel()
        await until_waiting(http, 0)
        os.close(held)


async def test_a_worker_that_is_stuck_is_replaced_after_the_time_of_its_request(
    tmp_path: Path, gate: Path
) -> None:
    """Nobody opens the gate."""

    environment = {GATE: str(gate)}
    database = tmp_path / "stuck.db"
    with running_server(
        database, program=PROGRAM, environment=environment, json_log=True
    ) as server:
        async with Client(server.url) as client:
            made = await client.create(of_bots("slow", "random"))
            began = time.monotonic()
            async with client.live(made.id) as channel:
                async with asyncio.timeout(UNHURRIED + GRACE + SOON):
                    await at_least(channel, 1)
            assert time.monotonic() - began > UNHURRIED
        assert "was stuck" in server.log()
