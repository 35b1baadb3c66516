"""Attacks on the bot workers of a server of our own, on the loopback alone: how long does a person
wait for easy bots, and for the answer to a move, while somebody else keeps the workers busy?

    python tools/attacks/bots.py
    python tools/attacks/bots.py strong hints --seconds 30

Prints a line of JSON for each attack: seconds waited (median, p95, longest) for each move of a
bot and for each own move, without and with the attack. Ends with 1 if a bot took longer than 2
seconds, or if the p95 of own moves is neither below twice its quiet value nor below 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sagaboard.client import Channel, Client, ServiceProblem
from sagaboard.kernel.record import Record, read_record
from sagaboard.service.protocol import MatchCreated, NewMatch, NewSeat, Update
from tests.service.server import Server, start_server

GAME: Final = "blood-rage"
FINISHED: Final = Path(__file__).resolve().parents[2] / "tests/golden/blood_rage/greedy-2.saga"
STRONG: Final = NewSeat(kind="bot", bot="konungr")
EASY: Final = NewSeat(kind="bot", bot="thrall")

ATTACKER_ADDRESS: Final = "127.0.0.2"
"""Another address than the honest person's, as it would be on the internet."""

LONGEST_BOT_WAIT: Final = 2.0
GIVE_UP: Final = 20.0
ENOUGH: Final = 0.1
"""Seconds: own moves that are answered so quickly are quick enough."""


class Attacker:
    def __init__(self, url: str) -> None:
        transport = httpx.AsyncHTTPTransport(
            local_address=ATTACKER_ADDRESS,
            limits=httpx.Limits(max_connections=100, max_keepalive_connections=0),
        )
        self.http = httpx.AsyncClient(
            base_url=url, timeout=60.0, transport=transport, headers={"Origin": url}
        )
        self.answers: Counter[str] = Counter()

    async def create(self, *seats: NewSeat) -> MatchCreated:
        return await self._made("/api/matches", NewMatch(GAME, list(seats)))

    async def import_finished(self) -> MatchCreated:
        return await self._made("/api/records", read_record(FINISHED))

    async def _made(self, path: str, body: NewMatch | Record) -> MatchCreated:
        headers = {"Content-Type": "application/json"}
        got = await self.http.post(path, content=msgspec.json.encode(body), headers=headers)
        self.answers[str(got.status_code)] += 1
        got.raise_for_status()
        return msgspec.json.decode(got.content, type=MatchCreated)

    async def ask(self, method: str, made: MatchCreated, what: str, seconds: float) -> None:
        """Asks for something and closes the connection after so many seconds."""
        link = made.links[0]
        path = f"/api/matches/{made.id}/seats/{link.seat}/{what}"
        headers = {"Authorization": f"Bearer {link.token}"}
        try:
            got = await self.http.request(method, path, headers=headers, timeout=seconds)
            self.answers[str(got.status_code)] += 1
        except httpx.TimeoutException:
            self.answers["closed"] += 1

    async def play_as_a_person(self, made: MatchCreated) -> None:
        """Answers at once, so that its bots think without a pause."""
        link = made.links[0]
        path = f"/api/matches/{made.id}/seats/{link.seat}"
        headers = {"Authorization": f"Bearer {link.token}"}
        while True:
            update = msgspec.json.decode(
                (await self.http.get(path, headers=headers)).content, type=Update
            )
            if update.question is None or update.question.settled:
                await asyncio.sleep(0.5)
                continue
            body = {"move": update.question.moves[0], "seq": update.seq}
            got = await self.http.post(f"{path}/moves", json=body, headers=headers)
            self.answers[str(got.status_code)] += 1


async def strong_matches(attacker: Attacker) -> None:
    """40 matches of four strong bots, and no person."""
    await asyncio.gather(*(attacker.create(*[STRONG] * 4) for _ in range(40)))


async def strong_opponents(attacker: Attacker) -> None:
    """20 people who play against three strong bots each."""
    made = await asyncio.gather(
        *(attacker.create(NewSeat(), STRONG, STRONG, STRONG) for _ in range(20))
    )
    await asyncio.gather(*(attacker.play_as_a_person(one) for one in made))


async def closed_hints(attacker: Attacker) -> None:
    """60 hints whose connections are closed at once."""
    made = await attacker.create(NewSeat(), EASY)
    others = await asyncio.gather(*(attacker.create(NewSeat(), EASY) for _ in range(20)))
    for one in [made] * 40 + others:
        await attacker.ask("POST", one, "hint", 0.05)


async def analyses(attacker: Attacker) -> None:
    """30 analyses of one match, then one of each of 10 matches."""
    made = await attacker.import_finished()
    await asyncio.gather(*(attacker.ask("GET", made, "analysis", 60.0) for _ in range(30)))
    others = [await attacker.import_finished() for _ in range(10)]
    await asyncio.gather(*(attacker.ask("GET", one, "analysis", 60.0) for one in others))


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: Final[dict[str, Attack]] = {
    "strong": strong_matches,
    "people": strong_opponents,
    "hints": closed_hints,
    "analyses": analyses,
}
RESTART: Final = "restart"
"""As `strong`, and the server is killed and started again."""


class Waits(msgspec.Struct):
    bots: list[float] = []
    """Seconds for each move of a bot."""
    own: list[float] = []
    """Seconds from sending an own move to the update that shows it."""


class Person:
    """Plays against three easy bots at the live channel."""

    def __init__(self, client: Client, seed: str) -> None:
        self.client = client
        self.dice = random.Random(seed)
        self.made: MatchCreated | None = None

    async def play(self, seconds: float) -> Waits:
        waits = Waits()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.made is None:
                self.made = await self.client.create(NewMatch(GAME, [NewSeat(), *[EASY] * 3]))
            async with self.client.live(self.made.id, self.made.links[0]) as channel:
                update = await channel.update()
                while not update.over and time.monotonic() < until:
                    update = await self._step(channel, update, waits)
                if update.over:
                    self.made = None
        return waits

    async def _step(self, channel: Channel, update: Update, waits: Waits) -> Update:
        assert self.made is not None
        began = time.perf_counter()
        if update.question is None or update.question.settled:
            after = update
            with suppress(TimeoutError):
                after = await asyncio.wait_for(channel.update(), GIVE_UP)
            waits.bots.append(time.perf_counter() - began)
            return after
        move = self.dice.choice(update.question.moves)
        try:
            after = await self.client.play(self.made.id, self.made.links[0], move, update.seq)
            waits.own.append(time.perf_counter() - began)
        except ServiceProblem:  # a bot answered the same question at the same time
            return await channel.update()
        while (shown := await channel.update()).seq < after.seq:
            pass
        return shown


def summary(waits: list[float]) -> list[float]:
    ordered = sorted(waits) or [GIVE_UP]
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return [round(value, 3) for value in (ordered[len(ordered) // 2], p95, ordered[-1])]


async def trial(server: Server, database: Path, name: str, seconds: float) -> dict[str, Any]:
    async with Client(server.url) as client:
        person = Person(client, name)
        await person.play(3.0)  # the worker starts
        quiet = await person.play(min(10.0, seconds))
        attacker = Attacker(server.url)
        attack = asyncio.ensure_future(ATTACKS.get(name, strong_matches)(attacker))
        try:
            if name != RESTART:
                await asyncio.sleep(1.0)
                attacked = await person.play(seconds)
            else:
                await attack
        finally:
            attack.cancel()
            with suppress(asyncio.CancelledError):
                await attack
            await attacker.http.aclose()
    if name == RESTART:
        server.kill()
        again = start_server(database, bot_workers=1)
        try:
            async with Client(again.url) as client:
                person.client = client
                await person.play(3.0)  # the worker starts
                attacked = await person.play(seconds)
        finally:
            again.clean_up()
    before, during = summary(quiet.own), summary(attacked.own)
    bots = summary(attacked.bots)
    holds = bots[-1] < LONGEST_BOT_WAIT and during[1] < max(2 * before[1], ENOUGH)
    return {
        "attack": name,
        "answers": dict(attacker.answers),
        "bots quiet": summary(quiet.bots),
        "bots attacked": bots,
        "bot moves": len(attacked.bots),
        "own quiet": before,
        "own attacked": during,
        "own moves": len(attacked.own),
        "holds": holds,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join([*ATTACKS, RESTART]))
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack")
    args = parser.parse_args()
    failed = False
    for name in args.attacks or [*ATTACKS, RESTART]:
        if name not in ATTACKS and name != RESTART:
            parser.error(
                f"there is no attack {name!r}; choose from {', '.join(ATTACKS)}, {RESTART}"
            )
        result = tried(name, args.seconds)
        print(json.dumps(result), flush=True)
        failed |= not result["holds"]
    return 1 if failed else 0


def tried(name: str, seconds: float) -> dict[str, Any]:
    """One attack, on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "matches.db"
        server = start_server(database, bot_workers=1)
        try:
            return asyncio.run(trial(server, database, name, seconds))
        finally:
            server.clean_up()


if __name__ == "__main__":
    sys.exit(main())
