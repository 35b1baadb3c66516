"""What all attacks share: a real server on a database of its own, an honest player whose moves are
timed, and the verdict.

An attack is an async function that takes an `Attacker` and goes on until it is cancelled or done.
Its file ends with

    if __name__ == "__main__":
        sys.exit(main(__doc__, {"import": import_long_record, "history": read_histories}))
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from sagaboard.client import Client
from sagaboard.service.protocol import MatchCreated, NewMatch, NewSeat
from tests.service.databases import own_database
from tests.service.server import Server, start_server

ATTACKER_ADDRESS: Final = "127.0.0.2"
"""Another address than the honest player's, so that limits by address do not count them as one."""

ENOUGH_MS: Final = 100.0
"""Moves that are answered so quickly are quick enough, however quick they are without an attack."""

PAUSE: Final = 0.05
"""Seconds between two moves of the honest player."""

LONGEST: Final = 60.0
"""Seconds after which an answer counts as lost."""


class Attacker:
    """Sends requests from an address of its own and counts the answers."""

    def __init__(self, url: str, address: str = ATTACKER_ADDRESS) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url,
            timeout=LONGEST,
            headers={"Origin": url},
            transport=httpx.AsyncHTTPTransport(
                local_address=address, limits=httpx.Limits(max_connections=100)
            ),
        )
        self.answers: Counter[str] = Counter()

    async def send(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> httpx.Response:
        """`body` is sent as JSON, bytes as they are."""
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
        answer = await self.http.request(
            method, path, content=content if body is not None else None, headers=headers
        )
        self.answers[str(answer.status_code)] += 1
        return answer

    async def send_many(
        self, count: int, send: Callable[[int], Awaitable[object]], *, at_once: int = 8
    ) -> None:
        """So many requests, some at a time; one that fails is counted and does not end the rest."""
        numbers = iter(range(count))

        async def some() -> None:
            for number in numbers:
                try:
                    await send(number)
                except httpx.TransportError as problem:
                    self.answers[type(problem).__name__] += 1

        await asyncio.gather(*(some() for _ in range(at_once)))


Attack = Callable[[Attacker], Awaitable[None]]


class HonestPlayer:
    """Plays both seats of a match, one move after the other, and times the answers."""

    def __init__(self, client: Client, game: str, seed: str) -> None:
        self.client = client
        self.game = game
        self.dice = random.Random(seed)
        self.made: MatchCreated | None = None

    async def play(self, seconds: float) -> list[float]:
        """The seconds that each move took."""
        took: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            took.append(await self.move())
            await asyncio.sleep(PAUSE)
        return took

    async def move(self) -> float:
        while True:
            if self.made is None:
                seats = [NewSeat(name="Ada"), NewSeat(name="Bo")]
                self.made = await self.client.create(NewMatch(self.game, seats))
            for link in self.made.links:
                update = await self.client.update(self.made.id, link)
                question = update.question
                if update.over:
                    self.made = None
                    break
                if question is not None and not question.settled:
                    text = self.dice.choice(question.moves)
                    began = time.perf_counter()
                    await self.client.play(self.made.id, link, text, update.seq)
                    return time.perf_counter() - began


class Verdict(msgspec.Struct):
    """Milliseconds of the honest player's moves: p50, p95 and the longest."""

    attack: str
    quiet: list[float]
    attacked: list[float]
    moves: int
    answers: dict[str, int]
    seconds: float
    holds: bool
    """The p95 under attack is below twice the quiet one, or below 100 ms, and nothing broke."""
    memory: list[int] = []
    """Megabytes of the server's process: after its start, and at most."""


def milliseconds(took: Sequence[float]) -> list[float]:
    times = sorted(took)
    p95 = times[min(len(times) - 1, int(len(times) * 0.95))]
    return [round(1000 * value, 1) for value in (times[len(times) // 2], p95, times[-1])]


def run_attack(
    attack: Attack, url: str, seconds: float, prepare: Callable[[], object], channel: Connection
) -> None:
    """In a process of its own, so that the attacker's work does not slow the player's clock."""

    async def run() -> None:
        attacker = Attacker(url)
        try:
            await asyncio.wait_for(attack(attacker), seconds)
        except TimeoutError:
            pass  # an attack goes on for as long as it may
        finally:
            channel.send(dict(attacker.answers))
            await attacker.http.aclose()

    prepare()
    channel.send("ready")
    channel.recv()
    asyncio.run(run())


async def trial(
    url: str,
    name: str,
    attack: Attack,
    *,
    seconds: float,
    game: str,
    prepare: Callable[[], object],
) -> Verdict:
    """Moves without an attack, then moves while it runs: until it is done, and no longer than
    `seconds`."""
    here, there = get_context("spawn").Pipe()
    process = get_context("spawn").Process(
        target=run_attack, args=(attack, url, seconds, prepare, there), daemon=True
    )
    process.start()
    there.close()
    try:
        await asyncio.to_thread(here.recv)
        async with Client(url) as client:
            player = HonestPlayer(client, game, name)
            await player.play(1.0)  # what is done once
            quiet = await player.play(min(5.0, seconds))
            here.send("go")
            began = time.monotonic()
            attacked: list[float] = []
            while not here.poll():
                attacked += await player.play(0.2)
            took = time.monotonic() - began
            answers = here.recv()
    finally:
        process.kill()
        process.join()
    before, during = milliseconds(quiet), milliseconds(attacked)
    return Verdict(
        attack=name,
        quiet=before,
        attacked=during,
        moves=len(attacked),
        answers=answers,
        seconds=round(took, 1),
        holds=during[1] < max(2 * before[1], ENOUGH_MS) and not broken(answers),
    )


def broken(answers: Mapping[str, int]) -> bool:
    """Whether the server had no answer: 503 is one, it says that something is full."""
    return any(code.startswith("5") and code != "503" for code in answers)


def got(answers: Mapping[str, int]) -> str:
    """What the attacker got, in words."""
    told: Counter[str] = Counter()
    for code, count in answers.items():
        kind = {"2": "answered", "3": "answered", "4": "refused", "5": "broken"}.get(code[0])
        if code in ("429", "503"):
            kind = "limited"
        told[(kind if code.isdigit() else None) or code] += count
    return ", ".join(f"{count:,} {kind}" for kind, count in told.most_common()) or "nothing"


def megabytes(process: int, line: str) -> int:
    """`VmRSS`, what it has now, or `VmHWM`, what it had at most."""
    for text in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if text.startswith(f"{line}:"):
            return int(text.split()[1]) // 1024
    raise ValueError(f"the system does not tell {line}")


@contextmanager
def target() -> Iterator[Server]:
    """A server with the limits that hosts have, on an empty SQLite database."""
    with own_database(postgres=False) as database:
        server = start_server(database, requests_per_second=50, burst=200)
        try:
            yield server
        finally:
            server.clean_up()


def nothing() -> None:
    """To prepare."""


def main(
    about: str | None,
    attacks: Mapping[str, Attack],
    *,
    prepare: Callable[[], object] = nothing,
) -> int:
    """Each attack on a server of its own; 1 if one of them keeps others waiting. `prepare` and the
    attacks are functions of a module, because they run in another process."""
    parser = argparse.ArgumentParser(description=(about or "").partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(attacks))
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack, at most")
    parser.add_argument("--game", default="blood-rage", help="what the honest player plays")
    args = parser.parse_args()
    for name in args.attacks:
        if name not in attacks:
            parser.error(f"there is no attack {name!r}; choose from {', '.join(attacks)}")
    failed = False
    for name in args.attacks or attacks:
        verdict = tried(name, attacks[name], seconds=args.seconds, game=args.game, prepare=prepare)
        print(msgspec.json.encode(verdict).decode())
        failed |= not verdict.holds
    return 1 if failed else 0


def tried(
    name: str,
    attack: Attack,
    *,
    seconds: float,
    game: str = "blood-rage",
    prepare: Callable[[], object] = nothing,
) -> Verdict:
    """One attack, on a server of its own."""
    with target() as server:
        before = megabytes(server.process.pid, "VmRSS")
        verdict = asyncio.run(
            trial(server.url, name, attack, seconds=seconds, game=game, prepare=prepare)
        )
        verdict.memory = [before, megabytes(server.process.pid, "VmHWM")]
        return verdict
