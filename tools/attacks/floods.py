"""Many small things at once: the OpenAPI document, the rules, chat, imported matches in the list,
live channels, requests that never come to their end.

    python -m tools.attacks.floods [--seconds 20] [openapi rules chat mine channels half-open]
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sagaboard.kernel.record import Record, read_record
from sagaboard.service.protocol import LiveChat, MatchCreated, NewMatch, NewSeat
from tools.attacks.target import ATTACKER_ADDRESS, Attack, Attacker, main

GAME: Final = "blood-rage"
FINISHED: Final = Path(__file__).resolve().parents[2] / "tests/golden/blood_rage/greedy-2.saga"
ROUNDS: Final = 3_000
"""No attack sends more requests of a kind, however quick the answers are."""
IMPORTS: Final = 250
CHANNELS: Final = 500
HALF_OPEN: Final = 1_000


async def created(attacker: Attacker, path: str, body: NewMatch | Record) -> MatchCreated:
    while True:
        answer = await attacker.send("POST", path, body, Origin=attacker.url)
        if answer.status_code != 429:
            answer.raise_for_status()
            return msgspec.json.decode(answer.content, type=MatchCreated)
        await asyncio.sleep(0.5)


async def a_match(attacker: Attacker) -> MatchCreated:
    return await created(attacker, "/api/matches", NewMatch(GAME, [NewSeat(), NewSeat()]))


async def ask_for_the_document(attacker: Attacker) -> None:
    await attacker.send_many(ROUNDS, lambda _: attacker.send("GET", "/api/openapi.json"))


async def ask_for_the_rules(attacker: Attacker) -> None:
    """The largest answers that anybody may ask for."""
    paths = [
        f"/api/games/{GAME}/{what}" for what in ("rules", "rules?lang=cs", "printed", "text/de")
    ]
    await attacker.send_many(ROUNDS, lambda n: attacker.send("GET", paths[n % len(paths)]))


async def talk(attacker: Attacker) -> None:
    """Long lines by HTTP and on a live channel, and the lines read again and again."""
    made = await a_match(attacker)
    link = made.links[0]
    token = f"Bearer {link.token}"
    path = f"/api/matches/{made.id}/seats/{link.seat}/chat"
    text = "x" * 500

    async def say(number: int) -> None:
        if number % 2:
            await attacker.send("GET", path, Authorization=token)
        else:
            await attacker.send("POST", path, {"text": text}, Authorization=token)

    async def say_on_a_channel(channel: ClientConnection) -> None:
        for _ in range(ROUNDS):
            await channel.send(msgspec.json.encode(LiveChat(text)).decode())
            attacker.answers["commands"] += 1

    url = f"{attacker.url.replace('http', 'ws')}/api/matches/{made.id}/live?seat={link.seat}"
    async with connect(
        url, additional_headers={"Authorization": token}, local_addr=(ATTACKER_ADDRESS, 0)
    ) as channel:
        with suppress(WebSocketException):
            await asyncio.gather(
                attacker.send_many(ROUNDS, say), say_on_a_channel(channel), drain(channel)
            )


async def drain(channel: ClientConnection) -> None:
    async for _ in channel:
        pass


async def list_imported_matches(attacker: Attacker) -> None:
    """One device holds 250 imported matches and asks for its list."""
    over = read_record(FINISHED)
    for _ in range(IMPORTS):
        await created(attacker, "/api/records", over)

    async def look(_: int) -> None:
        path = "/api/my/matches"
        while path:
            answer = await attacker.send("GET", path)
            path = answer.links.get("next", {}).get("url", "")

    await attacker.send_many(ROUNDS, look)


async def open_channels(attacker: Attacker) -> None:
    """As many spectators as are let in, at one match that goes on."""
    made = await a_match(attacker)
    url = f"{attacker.url.replace('http', 'ws')}/api/matches/{made.id}/live"
    token = {"Authorization": f"Bearer {made.links[0].token}"}
    path = f"/api/matches/{made.id}/seats/0/chat"
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as reading:
        for _ in range(CHANNELS):
            try:
                channel = await stack.enter_async_context(
                    connect(url, local_addr=(ATTACKER_ADDRESS, 0), compression=None)
                )
                reading.create_task(drain_quietly(channel))
                attacker.answers["channels"] += 1
            except (WebSocketException, OSError) as problem:
                attacker.answers[type(problem).__name__] += 1
        await attacker.send_many(
            ROUNDS, lambda _: attacker.send("POST", path, {"text": "hello"}, **token)
        )


async def drain_quietly(channel: ClientConnection) -> None:
    with suppress(WebSocketException):
        await drain(channel)


async def leave_half_open(attacker: Attacker) -> None:
    """Connections on which the rest of a request never comes, a byte now and then."""
    address = httpx.URL(attacker.url)
    opened: list[asyncio.StreamWriter] = []
    try:
        for _ in range(HALF_OPEN):
            try:
                _, writer = await asyncio.open_connection(
                    address.host, address.port, local_addr=(ATTACKER_ADDRESS, 0)
                )
                writer.write(b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\n")
                opened.append(writer)
                attacker.answers["connections"] += 1
            except OSError as problem:
                attacker.answers[type(problem).__name__] += 1
        while True:
            for writer in opened:
                if not writer.is_closing():
                    writer.write(b"X: 1\r\n")
            await asyncio.sleep(1)
    finally:
        for writer in opened:
            writer.close()


ATTACKS: Final[dict[str, Attack]] = {
    "openapi": ask_for_the_document,
    "rules": ask_for_the_rules,
    "chat": talk,
    "mine": list_imported_matches,
    "channels": open_channels,
    "half-open": leave_half_open,
}

if __name__ == "__main__":
    sys.exit(main(__doc__, ATTACKS))
