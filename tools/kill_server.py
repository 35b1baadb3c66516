"""Kills a real server with SIGKILL at random moments of running matches, again and again.

    python tools/kill_server.py --kills 200
    python tools/kill_server.py --kills 200 --postgres

Bots play each other, a person plays with bots over HTTP, another over the live channel. After
each kill the database is read: every move whose answer somebody got is in the log at its place.
The server is started again; every match must be readable and go on. Prints a summary as JSON and
ends with 1 if anything was lost, unreadable or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
import uuid
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sagaboard.client import Client, ServiceProblem
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Record, hash_of_seed
from sagaboard.kernel.registry import find
from sagaboard.service.entries import effective_moves
from sagaboard.service.protocol import NewMatch, NewSeat, SeatLink, Update
from sagaboard.service.store import Store
from sagaboard.service.stores import store_for
from tests.service import databases
from tests.service.server import start_server

GAME = "blood-rage"
PATIENCE = 60.0
"""Seconds after which a match that does not go on is stuck."""

CUT_OFF = (httpx.TransportError, OSError, WebSocketException, EOFError)
"""What a client meets when the server is killed."""


class Move(msgspec.Struct):
    """A move of a person, as it was sent."""

    seq: int
    seat: int
    text: str
    key: str


class Game:
    """A match, and what its clients have been told of it."""

    def __init__(self, match: str, link: SeatLink | None, *, live: bool) -> None:
        self.match = match
        self.link = link
        self.live = live
        self.acknowledged: list[Move] = []
        self.unanswered: Move | None = None
        self.seen = 0
        """The highest number of entries that an update has told."""
        self.over = False
        self.went_on = asyncio.Event()

    def heard(self, update: Update) -> None:
        if update.seq > self.seen:
            self.seen = update.seq
            self.went_on.set()
        if update.over:
            self.over = True
            self.went_on.set()

    async def run(self, client: Client, dice: random.Random) -> None:
        """Until the match is over or the server is gone."""
        with suppress(*CUT_OFF):
            if self.link is None:
                await self.watch(client)
            elif self.live:
                await self.play_live(client, self.link, dice)
            else:
                await self.play_by_requests(client, self.link, dice)

    async def watch(self, client: Client) -> None:
        async with client.live(self.match) as channel:
            while not self.over:
                self.heard(await channel.update())

    async def play_live(self, client: Client, link: SeatLink, dice: random.Random) -> None:
        async with client.live(self.match, link) as channel:
            sent: Move | None = None  # one of before tells nothing: the first update counts
            while not self.over:
                try:
                    update = await channel.update()
                except ServiceProblem:  # a bot that was asked at the same time was faster
                    sent = None
                    continue
                self.heard(update)
                if sent and update.seq == sent.seq + 1 and update.log[-1].seat == link.seat:
                    self.acknowledged.append(sent)
                    sent = None
                if sent is None and (sent := self.next_move(update, link, dice)):
                    await channel.play(sent.text, seq=sent.seq, key=sent.key)

    async def play_by_requests(self, client: Client, link: SeatLink, dice: random.Random) -> None:
        while not self.over:
            update = await client.update(self.match, link)
            self.heard(update)
            # One that the last server did not answer is sent again as it was.
            move = self.unanswered or self.next_move(update, link, dice)
            if move is None:
                await asyncio.sleep(0.01)
                continue
            self.unanswered = move
            with suppress(ServiceProblem):  # a bot that was asked at the same time was faster
                self.heard(await client.play(self.match, link, move.text, move.seq, move.key))
                self.acknowledged.append(move)
            self.unanswered = None

    def next_move(self, update: Update, link: SeatLink, dice: random.Random) -> Move | None:
        if update.question is None or update.question.settled:
            return None
        key = uuid.UUID(int=dice.getrandbits(128)).hex
        return Move(update.seq, link.seat, dice.choice(update.question.moves), key)

    async def complaints(self, store: Store) -> list[str]:
        """What is wrong with what the database holds of the match."""
        loaded = await store.load(self.match)
        if loaded is None:
            return [f"{self.match} is gone"]
        entries = loaded.entries
        found = []
        if len(entries) < self.seen:
            found.append(f"{self.match}: {self.seen} entries were shown, {len(entries)} are left")
        if [entry.index for entry in entries] != list(range(len(entries))):
            found.append(f"{self.match}: the entries have gaps")
        for move in self.acknowledged:
            if move.seq >= len(entries):
                found.append(f"{self.match}: {move} is lost")
                continue
            entry = entries[move.seq]
            if (entry.seat, entry.text, entry.key) != (move.seat, move.text, move.key):
                found.append(f"{self.match}: {move} is not what is at its place: {entry}")
        keys = [entry.key for entry in entries if entry.key is not None]
        if len(keys) != len(set(keys)):
            found.append(f"{self.match}: a move was played twice")
        record = Record(
            game=loaded.match.game,
            rules=loaded.match.rules,
            content=loaded.match.content,
            options=loaded.match.options,
            seats=[seat.name for seat in loaded.seats],
            seed=loaded.match.seed,
            seed_hash=hash_of_seed(loaded.match.seed),
            moves=effective_moves(entries),
        )
        try:
            over = Match(find(loaded.match.game), record).game.is_over
        except Exception as problem:  # whatever it is, it is the finding
            return [*found, f"{self.match} does not replay: {problem!r}"]
        if over != loaded.match.finished:
            found.append(f"{self.match}: finished is {loaded.match.finished}")
        return found


class Trial:
    """One database, a server that is killed and started again, and the matches on it."""

    def __init__(self, database: str, seed: str, *, bot_matches: int) -> None:
        self.database = database
        self.dice = random.Random(seed)
        self.bot_matches = bot_matches
        self.games: list[Game] = []
        self.finished: list[Game] = []
        self.lost: list[str] = []
        self.unreadable: list[str] = []
        self.stuck: list[str] = []
        self.seconds: list[float] = []
        self.left_behind = 0
        self.kills = 0

    async def run(self, kills: int) -> None:
        for number in range(kills):
            # Every other kill comes when all matches have gone on, the rest at any moment.
            await self.round(wait=number % 2 == 1, kill=True)
        await self.round(wait=True, kill=False)
        await self.check(self.finished)

    async def round(self, *, wait: bool, kill: bool) -> None:
        server = await asyncio.to_thread(start_server, self.database)
        try:
            self.seconds.append(server.seconds_to_first_answer)
            async with Client(server.url) as client:
                await self.read_all(client)
                await self.fill_up(client)
                for game in self.games:
                    game.went_on.clear()
                playing = [asyncio.create_task(g.run(client, self.dice)) for g in self.games]
                if wait:
                    await self.wait_for_progress()
                if kill:
                    await asyncio.sleep(self.dice.uniform(0.0, 1.5))
                    server.kill()
                    self.kills += 1
                else:
                    await asyncio.to_thread(server.stop)
                for task in playing:
                    task.cancel()
                for outcome in await asyncio.gather(*playing, return_exceptions=True):
                    if isinstance(outcome, Exception):
                        raise outcome
            if kill:
                self.left_behind += server.left_behind(1.0)
        finally:
            server.clean_up()
        await self.check(self.games)
        self.finished += [game for game in self.games if game.over]
        self.games = [game for game in self.games if not game.over]

    async def read_all(self, client: Client) -> None:
        for game in self.games:
            try:
                info = await client.info(game.match)
                update = await client.update(game.match, game.link or SeatLink(-1, "", ""))
            except ServiceProblem as problem:
                self.unreadable.append(f"{game.match}: {problem}")
                continue
            if min(info.seq, update.seq) < game.seen:
                self.lost.append(f"{game.match}: {game.seen} were shown, now {info.seq}")

    async def fill_up(self, client: Client) -> None:
        """Bots among themselves, a person with bots over HTTP, and one over the live channel."""
        bots = [NewSeat(kind="bot", bot="random") for _ in range(3)]
        for live in (False, True):
            if not any(game.link and game.live == live for game in self.games):
                made = await client.create(NewMatch(GAME, [NewSeat(), *bots]))
                self.games.append(Game(made.id, made.links[0], live=live))
        while sum(game.link is None for game in self.games) < self.bot_matches:
            made = await client.create(NewMatch(GAME, bots))
            self.games.append(Game(made.id, None, live=True))

    async def wait_for_progress(self) -> None:
        waits = [asyncio.wait_for(game.went_on.wait(), PATIENCE) for game in self.games]
        outcomes = await asyncio.gather(*waits, return_exceptions=True)
        for game, outcome in zip(self.games, outcomes, strict=True):
            if isinstance(outcome, TimeoutError):
                self.stuck.append(f"{game.match} did not go on from {game.seen}")

    async def check(self, games: list[Game]) -> None:
        store = store_for(self.database)
        await store.open()
        for game in games:
            self.lost += await game.complaints(store)
        await store.close()

    def summary(self) -> dict[str, object]:
        seconds = sorted(self.seconds[1:])  # all but the first are restarts
        games = self.finished + self.games
        return {
            "database": self.database.partition(":")[0] if ":" in self.database else "sqlite",
            "kills": self.kills,
            "matches": len(games),
            "finished": len(self.finished),
            "entries_seen": sum(game.seen for game in games),
            "moves_acknowledged": sum(len(game.acknowledged) for game in games),
            "lost": self.lost,
            "unreadable": self.unreadable,
            "stuck": self.stuck,
            "processes_left_behind": self.left_behind,
            "restart_seconds": {
                "p50": round(seconds[len(seconds) // 2], 3),
                "p95": round(seconds[int(len(seconds) * 0.95)], 3),
                "max": round(seconds[-1], 3),
                "over_1_s": sum(value > 1.0 for value in seconds),
            },
        }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--matches", type=int, default=4, help="of bots among themselves")
    parser.add_argument("--seed", default="1")
    databases.add_arguments(parser)
    args = parser.parse_args()
    began = time.perf_counter()
    with databases.database_of(args) as database:
        trial = Trial(database, args.seed, bot_matches=args.matches)
        asyncio.run(trial.run(args.kills))
    summary = trial.summary() | {"seconds": round(time.perf_counter() - began, 1)}
    print(json.dumps(summary, indent=1))
    return 1 if trial.lost or trial.unreadable or trial.stuck else 0


if __name__ == "__main__":
    sys.exit(main())
