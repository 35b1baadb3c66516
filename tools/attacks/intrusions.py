"""What nobody may get, asked for as often as the server answers: chosen seeds, a second hand, seats
whose answer was lost, bodies that break a parser, requests in somebody else's name, and limits for
each address of a network.

    python -m tools.attacks.intrusions [--seconds 20] [seed peek lost deep forged network]

That each is refused is tested in tests/service (test_fair_seats, test_bad_requests, test_forgery,
test_limits); here others must not notice how often it is tried.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Final

import httpx

from sagaboard.client import new_key
from sagaboard.kernel.match import new_record
from sagaboard.kernel.registry import find
from sagaboard.service.protocol import NewMatch, NewSeat
from tools.attacks.floods import GAME, ROUNDS, a_match, created
from tools.attacks.target import Attack, Attacker, main

DEEP: Final = b"[" * 30_000 + b"]" * 30_000
BODIES: Final = (
    b'{"options": {"x": ' + DEEP + b"}}",
    b'{"options":' * 5_000,
    b'{"rules": ' + b"9" * 9_000 + b"}",
    b'{"game": "blood-rage", "seats": [{}, {}], "options": {"x": 1e999}}',
)


async def play_with_a_known_seed(attacker: Attacker) -> None:
    """Imports matches whose seed it chose; somebody else is sent their links."""
    victim = Attacker(attacker.url, "127.0.0.3")
    victim.answers = attacker.answers
    for number in range(ROUNDS):
        record = new_record(find(GAME), ["Eve", "Bo"], {}, f"chosen {number}")
        made = await created(attacker, "/api/records", record)
        await victim.send("POST", "/api/seats/claim", {"token": made.links[1].token})


async def read_a_second_hand(attacker: Attacker) -> None:
    """Joins the open seats of a match in which it plays."""
    seats = [NewSeat(), NewSeat(kind="open"), NewSeat(kind="open")]
    made = await created(attacker, "/api/matches", NewMatch(GAME, seats))
    own = {"Authorization": f"Bearer {made.links[0].token}", "Origin": attacker.url}

    async def join(number: int) -> None:
        path = f"/api/matches/{made.id}/seats/{1 + number % 2}/join"
        await attacker.send("POST", path, {"name": "Eve", "key": new_key()}, **own)

    await attacker.send_many(ROUNDS, join)


async def lose_answers(attacker: Attacker) -> None:
    """Joins and closes the connection, asks again with the same key, leaves."""
    made = await created(
        attacker, "/api/matches", NewMatch(GAME, [NewSeat(), NewSeat(kind="open")])
    )
    path = f"/api/matches/{made.id}/seats/1"
    for _ in range(ROUNDS):
        body = {"name": "Eve", "key": new_key()}
        origin = {"Origin": attacker.url}
        async with httpx.AsyncClient(base_url=attacker.url, headers=origin) as other:
            with suppress(httpx.TimeoutException):
                await other.post(f"{path}/join", json=body, timeout=0.002)
            again = await other.post(f"{path}/join", json=body)
            attacker.answers[str(again.status_code)] += 1
            if again.status_code >= 400:
                await asyncio.sleep(0.1)
                continue
            token = {"Authorization": f"Bearer {again.json()['link']['token']}"}
            left = await other.post(f"{path}/leave", json={"key": new_key()}, headers=token)
            attacker.answers[str(left.status_code)] += 1


async def send_deep_bodies(attacker: Attacker) -> None:
    async def send(number: int) -> None:
        path = "/api/records" if number % 2 else "/api/matches"
        await attacker.send("POST", path, BODIES[number % len(BODIES)])

    await attacker.send_many(ROUNDS, send)


async def forge(attacker: Attacker) -> None:
    """With a player's cookie, as the pages of other sites and `sendBeacon` would; with cookies that
    nobody was given."""
    made = await a_match(attacker)
    path = f"/api/matches/{made.id}/seats/0/chat"
    body = b'{"text": "forged"}'
    foreign = (
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
        {"Origin": attacker.url, "Content-Type": "text/plain;charset=UTF-8"},
        {"Origin": attacker.url, "Cookie": "sagaboard=" + "A" * 43},
        {"Host": "evil.example", "Origin": "http://evil.example"},
    )

    async def send(number: int) -> None:
        await attacker.send("POST", path, body, **foreign[number % len(foreign)])

    await attacker.send_many(ROUNDS, send)


async def come_from_a_network(attacker: Attacker) -> None:
    """Each request from another address of one /64, as a proxy on this machine would tell."""
    proxy = Attacker(attacker.url, "127.0.0.1")
    proxy.answers = attacker.answers

    async def ask(number: int) -> None:
        whom = {"X-Forwarded-For": f"2001:db8::{number + 1:x}"}
        await proxy.send("GET", "/api/games", **whom)

    await attacker.send_many(ROUNDS, ask)


ATTACKS: Final[dict[str, Attack]] = {
    "seed": play_with_a_known_seed,
    "peek": read_a_second_hand,
    "lost": lose_answers,
    "deep": send_deep_bodies,
    "forged": forge,
    "network": come_from_a_network,
}

if __name__ == "__main__":
    sys.exit(main(__doc__, ATTACKS))
