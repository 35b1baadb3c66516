"""Bots think in workers: nothing waits for them but their match, and no match hangs."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import httpx
import pytest

from sagaboard.client import Channel, Client
from sagaboard.kernel.registry import names
from sagaboard.service.protocol import NewMatch, NewSeat, Update
from tests.service.odd_bots import GATE
from tests.service.server import running_server, start_server

PROGRAM = (str(Path(__file__).with_name("odd_bots.py")),)
BOT_TIMEOUT = 60.0
DYING = ("dying", "random")
STURDY = ("random", "random")


def of_bots(*bots: str) -> NewMatch:
    return NewMatch("blood-rage", [NewSeat(kind="bot", bot=name) for name in bots])


async def at_least(channel: Channel, seq: int) -> Update:
    async with asyncio.timeout(BOT_TIMEOUT):
        while (update := await channel.update()).seq < seq:
            pass
    return update


async def open_gate(gate: Path) -> int:
    """Waits until a bot stands before the gate; it thinks until this is closed."""
    return await asyncio.wait_for(asyncio.to_thread(os.open, gate, os.O_WRONLY), BOT_TIMEOUT)


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "gate")
    return tmp_path / "gate"


async def test_the_server_answers_while_a_bot_thinks(tmp_path: Path, gate: Path) -> None:
    environment = {GATE: str(gate)}
    database = str(tmp_path / "bots.db")
    with running_server(database, program=PROGRAM, environment=environment) as server:
        async with Client(server.url) as client:
            waiting = await client.create(of_bots("slow", "slow"))
            thinking = await open_gate(gate)
            async with httpx.AsyncClient(base_url=server.url) as http:
                assert (await http.get("/healthz")).text == "ok"
            people = await client.create(NewMatch("blood-rage", [NewSeat(), NewSeat()]))
            for seq in range(4):
                update = await client.update(people.id, people.links[0])
                link = people.links[update.waiting_for[0]]
                question = (await client.update(people.id, link)).question
                assert question is not None
                await client.play(people.id, link, question.moves[0], seq)
            assert (await client.info(waiting.id)).seq == 0
            async with client.live(waiting.id) as channel:
                assert (await channel.update()).seq == 0
                os.close(thinking)
                assert (await at_least(channel, 1)).seq == 1


@pytest.mark.parametrize("game", names())
async def test_every_game_of_the_registry_is_served(game: str, tmp_path: Path) -> None:
    """The service names no game."""

    with running_server(str(tmp_path / "games.db")) as server:
        async with Client(server.url) as client:
            made = await client.create(NewMatch(game, [NewSeat(kind="bot", bot="random")] * 2))
            async with client.live(made.id) as channel:
                await at_least(channel, 25)


@pytest.mark.parametrize("bot", ["raising", "dying", "cheating"])
async def test_a_bot_that_fails_is_replaced_and_the_match_goes_on(bot: str, tmp_path: Path) -> None:
    database = str(tmp_path / "bots.db")
    with running_server(database, program=PROGRAM, json_log=True) as server:
        async with Client(server.url) as client:
            made = await client.create(of_bots(bot, "random"))
            async with client.live(made.id) as channel:
                await at_least(channel, 8)
        assert f'"bot": "{bot}"' in server.log()


async def test_a_bot_that_dies_harms_no_other_match(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "bots.db"), program=PROGRAM) as server:
        async with Client(server.url) as client:
            made = [await client.create(of_bots(*bots)) for bots in (DYING, STURDY)]
            for match in made:
                async with client.live(match.id) as channel:
                    await at_least(channel, 8)


async def test_a_match_that_waits_for_a_bot_goes_on_after_a_restart(
    tmp_path: Path, gate: Path
) -> None:
    database = str(tmp_path / "bots.db")
    environment = {GATE: str(gate)}

    server = start_server(database, program=PROGRAM, environment=environment)
    try:
        async with Client(server.url) as client:
            made = await client.create(of_bots("slow", "slow"))
            os.close(await open_gate(gate))
            async with client.live(made.id) as channel:
                await at_least(channel, 1)
            os.close(await open_gate(gate))  # it thinks about its second move, or has made it
            match = made.id
        server.kill()
    finally:
        server.clean_up()
    with running_server(database, program=PROGRAM, environment=environment) as again:
        async with Client(again.url) as client, client.live(match) as channel:
            seq = (await channel.update()).seq
            assert seq >= 1
            os.close(await open_gate(gate))
            await at_least(channel, seq + 1)


async def test_a_server_that_is_killed_leaves_no_workers_behind(tmp_path: Path) -> None:
    server = start_server(str(tmp_path / "bots.db"))
    try:
        async with Client(server.url) as client:
            made = await client.create(of_bots("random", "random"))
            async with client.live(made.id) as channel:
                await at_least(channel, 3)
        server.kill()
        assert server.left_behind() == 0
    finally:
        server.clean_up()


async def test_a_server_ends_politely_while_a_bot_thinks(tmp_path: Path, gate: Path) -> None:
    environment = {GATE: str(gate)}
    database = str(tmp_path / "bots.db")
    server = start_server(database, program=PROGRAM, environment=environment)
    try:
        async with Client(server.url) as client:
            await client.create(of_bots("slow", "slow"))
            await open_gate(gate)
        assert server.stop() == 0, server.log()
    finally:
        server.clean_up()
