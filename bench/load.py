"""Load: real WebSocket clients on loopback that play as soon as they are asked.

    python bench/load.py                             everything: some ten minutes
    python bench/load.py --on sqlite --matches 10,100 --seconds 20 --idle 0
    python bench/load.py --json load.json

Every match has four people, each with a live channel of their own. Whoever is asked next plays a
random legal move when the view has arrived. Measured is the time from sending a move to the next
asked seat having its view. The load comes from this process, the servers are others; with fewer
cores than processes they take time from each other.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import resource
import struct
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sagaboard.kernel import game as engine
from sagaboard.service.protocol import MatchCreated, NewMatch, NewSeat, SeatLink
from tests.service.databases import own_database
from tests.service.server import Server, start_server

Work = Callable[[list[Server]], Coroutine[Any, Any, dict[str, object]]]

PLAYERS = 4
WARM_UP = 1.0
ANSWER_TIMEOUT = 30.0
IDLE_MATCHES = 250
SETUPS = {"sqlite": (False, 1), "postgres": (True, 1), "postgres-2": (True, 2)}
"""Where the matches are, and how many servers share them."""


# The messages, as far as the load needs them


class Asked(msgspec.Struct):
    moves: list[str]


class Update(msgspec.Struct, tag_field="is", tag="update"):
    seq: int
    waiting_for: list[int]
    question: Asked | None
    over: bool


NOT_ASKED = b'"question":null,'
NOT_OVER = b'"over":false,"scores"'
"""A message with both has nothing for the load to do, and need not be decoded."""


class Problem(msgspec.Struct, tag_field="is", tag="problem"):
    detail: str


class Presence(msgspec.Struct, tag_field="is", tag="presence"):
    spectators: int


DECODER: msgspec.json.Decoder[Update | Problem | Presence] = msgspec.json.Decoder(
    Update | Problem | Presence
)


# A WebSocket client that costs little, so that the servers are what is measured

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(kind: int, payload: bytes) -> bytes:
    """One masked frame. A key of zeros leaves the payload as it is."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BBI", 0x80 | kind, 0x80 | size, 0) + payload
    return struct.pack("!BBHI", 0x80 | kind, 0x80 | 126, size, 0) + payload


class Channel(asyncio.Protocol):
    """The live channel of one seat."""

    def __init__(self, match: LiveMatch | None, link: SeatLink, path: str, host: str) -> None:
        self.match = match
        self.link = link
        self.first_message: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path}?seat={link.seat} HTTP/1.1\r\nHost: {host}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Authorization: Bearer {link.token}\r\n\r\n"
        )
        self._buffer = bytearray()
        self._upgraded = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.first_message.done():
            self.first_message.set_exception(ConnectionError(bytes(self._buffer[:200])))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._upgraded:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.close()
                return
            self._upgraded = True
            self._buffer = bytearray(rest)
        self._take_frames()

    def _take_frames(self) -> None:
        buffer = self._buffer
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(buffer[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start + size:
                break
            self._take(buffer[at] & 15, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            if not self.first_message.done():
                self.first_message.set_result(None)
            if self.match is not None:
                self.match.take(self, payload)
        elif kind == PING:
            self._write(frame(PONG, payload))

    def play(self, move: str, seq: int) -> None:
        command = f'{{"do":"play","move":"{move}","seq":{seq}}}'
        self._write(frame(TEXT, command.encode()))

    def _write(self, data: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


# The matches


class Figures:
    """What is counted while the clock runs."""

    def __init__(self) -> None:
        self.playing = False
        self.counting = False
        self.moves = 0
        self.seconds: list[float] = []
        self.problems: list[str] = []
        self.begun = 0

    def percentile(self, share: float) -> float:
        if not self.seconds:
            return 0.0
        ordered = sorted(self.seconds)
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2)


class LiveMatch:
    """Four channels. The seat whose turn it is among those that are asked answers."""

    def __init__(self, figures: Figures, dice: random.Random) -> None:
        self.figures = figures
        self.dice = dice
        self.channels: list[Channel] = []
        self.over = asyncio.Event()
        self.played = -1
        self.sent_at = 0.0
        self.held: Callable[[], None] | None = None

    def begin(self) -> None:
        """Plays the move that was held back until all matches were made."""
        if self.held is not None:
            self.held()
            self.held = None

    def take(self, channel: Channel, payload: bytes) -> None:
        if NOT_ASKED in payload and NOT_OVER in payload:
            return
        message = DECODER.decode(payload)
        if isinstance(message, Update):
            if message.over:
                self.over.set()
                return
            waiting = message.waiting_for
            seat = waiting[message.seq % len(waiting)]
            if seat != channel.link.seat or message.seq <= self.played:
                return
            now = time.perf_counter()
            if self.figures.counting and message.seq == self.played + 1 and self.played >= 0:
                self.figures.moves += 1
                self.figures.seconds.append(now - self.sent_at)
            assert message.question is not None
            self.played = message.seq
            move = self.dice.choice(message.question.moves)
            if self.figures.playing:
                self.play(channel, move, message.seq)
            else:
                self.held = partial(self.play, channel, move, message.seq)
        elif isinstance(message, Problem):
            self.figures.problems.append(message.detail)

    def play(self, channel: Channel, move: str, seq: int) -> None:
        self.sent_at = time.perf_counter()
        channel.play(move, seq)

    def close(self) -> None:
        for channel in self.channels:
            channel.close()


class Generator:
    """Keeps a number of matches going at some servers."""

    def __init__(self, servers: list[Server], figures: Figures) -> None:
        self.servers = servers
        self.figures = figures
        self.dice = random.Random(1)
        self.matches: dict[int, LiveMatch] = {}
        self.https = [httpx.AsyncClient(base_url=s.url, timeout=ANSWER_TIMEOUT) for s in servers]

    async def create(self, number: int) -> MatchCreated:
        http = self.https[number % len(self.https)]
        new = NewMatch("blood-rage", [NewSeat() for _ in range(PLAYERS)])
        answer = await http.post("/api/matches", content=msgspec.json.encode(new))
        answer.raise_for_status()
        http.cookies.clear()  # each match is made by somebody else
        return msgspec.json.decode(answer.content, type=MatchCreated)

    async def connect(self, match: LiveMatch | None, made: MatchCreated, link: SeatLink) -> Channel:
        """The seats of a match are spread over the servers."""
        server = self.servers[link.seat % len(self.servers)]
        host = urlsplit(server.url).netloc
        path = f"/api/matches/{made.id}/live"
        _, channel = await asyncio.get_running_loop().create_connection(
            lambda: Channel(match, link, path, host), "127.0.0.1", server.port
        )
        await asyncio.wait_for(channel.first_message, ANSWER_TIMEOUT)
        return channel

    async def run_match(self, number: int, ready: asyncio.Event) -> None:
        """One match after another, until cancelled."""
        while True:
            match = self.matches[number] = LiveMatch(self.figures, self.dice)
            try:
                made = await self.create(number)
                self.figures.begun += 1
                # Seat by seat: the first that is asked begins when it has its view. Whoever
                # connects later gets the newest view.
                for link in made.links:
                    match.channels.append(await self.connect(match, made, link))
                ready.set()
                await match.over.wait()
            finally:
                match.close()

    def begin(self) -> None:
        self.figures.playing = True
        for match in self.matches.values():
            match.begin()

    async def close(self) -> None:
        for http in self.https:
            await http.aclose()


async def measure(servers: list[Server], matches: int, seconds: float) -> dict[str, object]:
    figures = Figures()
    generator = Generator(servers, figures)
    before = [rss(server) for server in servers]
    readies = [asyncio.Event() for _ in range(matches)]
    running: list[asyncio.Task[None]] = []
    for number, ready in enumerate(readies):
        running.append(asyncio.create_task(generator.run_match(number, ready)))
        if number % 20 == 19:
            await asyncio.wait_for(ready.wait(), 4 * ANSWER_TIMEOUT)
    for ready in readies:
        await asyncio.wait_for(ready.wait(), 4 * ANSWER_TIMEOUT)
    generator.begin()
    await asyncio.sleep(WARM_UP)
    cpu = time.process_time()
    server_cpu = sum(cpu_seconds(server) for server in servers)
    figures.counting = True
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    figures.counting = False
    passed = time.perf_counter() - began
    cpu = time.process_time() - cpu
    server_cpu = sum(cpu_seconds(server) for server in servers) - server_cpu
    after = [rss(server) for server in servers]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    await generator.close()
    return {
        "matches": matches,
        "moves_per_second": round(figures.moves / passed, 1),
        "p50_ms": figures.percentile(0.50),
        "p95_ms": figures.percentile(0.95),
        "p99_ms": figures.percentile(0.99),
        "moves": figures.moves,
        "matches_begun": figures.begun,
        "problems": len(figures.problems),
        "problem": figures.problems[0] if figures.problems else None,
        "server_mb_before": before,
        "server_mb": after,
        "server_cpu_share": round(server_cpu / passed, 2),
        "server_cpu_us_per_move": round(server_cpu * 1e6 / max(1, figures.moves)),
        "generator_cpu_share": round(cpu / passed, 2),
    }


async def measure_memory(servers: list[Server], connections: int) -> dict[str, object]:
    """Matches that nobody watches, then live channels that nothing happens on."""
    generator = Generator(servers, Figures())
    empty = sum(rss(server) for server in servers)
    made = [await generator.create(number) for number in range(IDLE_MATCHES)]
    with_matches = sum(rss(server) for server in servers)
    channels = []
    for number in range(connections):
        match = made[number % IDLE_MATCHES]
        link = match.links[number // IDLE_MATCHES % PLAYERS]
        channels.append(await generator.connect(None, match, link))
    with_connections = sum(rss(server) for server in servers)
    for channel in channels:
        channel.close()
    await generator.close()
    return {
        "server_mb_empty": empty,
        "matches": IDLE_MATCHES,
        "kb_per_match": round((with_matches - empty) * 1024 / IDLE_MATCHES, 1),
        "idle_connections": connections,
        "kb_per_idle_connection": round((with_connections - with_matches) * 1024 / connections, 1),
        "server_mb_with_all": round(with_connections, 1),
    }


def cpu_seconds(server: Server) -> float:
    with open(f"/proc/{server.process.pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss(server: Server) -> float:
    """Resident memory in MB."""
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as file:
        for line in file:
            if line.startswith("VmRSS:"):
                return round(int(line.split()[1]) / 1024, 1)
    return 0.0


@contextmanager
def servers_on(database: str, processes: int) -> Iterator[list[Server]]:
    servers: list[Server] = []
    try:
        for _ in range(processes):
            servers.append(start_server(database, live_channels=100_000, connections=100_000))
        yield servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()
            server.clean_up()


def run_on(setup: str, folder: str | None, work: Work) -> dict[str, object]:
    """On an empty database and with fresh servers."""
    postgres, processes = SETUPS[setup]
    with (
        own_database(postgres=postgres, folder=folder) as database,
        servers_on(database, processes) as servers,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return {"setup": setup, **runner.run(work(servers))}


def table_of(loads: list[dict[str, object]]) -> Table:
    columns = {
        "setup": "setup",
        "matches": "matches",
        "moves_per_second": "moves/s",
        "p50_ms": "p50 ms",
        "p95_ms": "p95 ms",
        "p99_ms": "p99 ms",
        "server_mb": "server MB",
        "server_cpu_share": "server cpu",
        "generator_cpu_share": "load cpu",
        "problems": "problems",
    }
    table = Table(*columns.values())
    for load in loads:
        table.add_row(*(str(load[name]) for name in columns))
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--on", default=",".join(SETUPS), help="of these, with commas: %(default)s")
    parser.add_argument("--folder", help="where SQLite files are made; must be on a real disk")
    parser.add_argument("--matches", default="1,10,50,100,500", help="live matches, with commas")
    parser.add_argument("--seconds", type=float, default=10.0, help="of measuring, each")
    parser.add_argument("--idle", type=int, default=1000, help="idle connections; 0: leave it out")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    args = parser.parse_args()
    setups = [name for name in args.on.split(",") if name]
    if unknown := set(setups) - set(SETUPS):
        parser.error(f"--on knows {', '.join(SETUPS)}, not {', '.join(sorted(unknown))}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    console = Console(width=max(110, Console().width))
    loads: list[dict[str, object]] = []
    memories: list[dict[str, object]] = []
    for setup in setups:
        for count in [int(text) for text in args.matches.split(",") if text]:
            console.print(f"{setup}: {count} matches", style="dim")
            loads.append(run_on(setup, args.folder, lambda s, n=count: measure(s, n, args.seconds)))
            console.print_json(data=loads[-1], indent=None)
        if args.idle:
            console.print(f"{setup}: {args.idle} idle connections", style="dim")
            memories.append(run_on(setup, args.folder, lambda s: measure_memory(s, args.idle)))
            console.print_json(data=memories[-1], indent=None)
    interpreted = str(engine.__file__).endswith(".py")
    report = {
        "engine": "interpreted" if interpreted else "compiled",
        "cores": os.cpu_count(),
        "load": loads,
        "memory": memories,
    }
    console.print(f"engine {report['engine']}, {report['cores']} cores", table_of(loads), sep="\n")
    for memory in memories:
        console.print(
            "{setup}: {kb_per_match} KB a match, {kb_per_idle_connection} KB an idle connection, "
            "{server_mb_with_all} MB with {idle_connections} of them".format(**memory)
        )
    if args.json:
        args.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
