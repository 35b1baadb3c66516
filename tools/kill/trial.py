"""One database, a server that is killed and restarted, and all activities on it."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter

from sagaboard.client import Client
from sagaboard.kernel.record import Record
from sagaboard.service.protocol import NewMatch, NewSeat
from sagaboard.service.storage.stores import store_for
from tests.service.server import Server, start_server
from tools.kill.activity import Activity
from tools.kill.games import Game
from tools.kill.seats import Guest, Rematches

GAME = "blood-rage"

PROGRESS_TIMEOUT = 60.0
"""Seconds without progress after which an activity is stuck."""

LONGEST_LIFE = 0.6
"""The longest time in seconds from the start of a server to its kill."""

WAIT_ONE_IN = 4
"""One in so many kills comes after all activities have made progress, the others at any moment."""

AIM_ONE_IN = 2
"""One in so many kills comes while somebody joins, leaves or asks for a rematch."""

LATEST_AIM = 0.03
"""The longest time in seconds from such a request to the kill: the request may be unread, in
progress, durable or answered."""

REPLAY_ONE_IN = 10
"""One in so many checks replays the running matches from their moves."""

TOLD_ONE_IN = 50
"""After so many kills a line says how it goes."""

NO_LIMIT = 1_000_000


class Trial:
    def __init__(self, database: str, seed: str, finished: Record, *, bot_matches: int) -> None:
        self.database = database
        self.dice = random.Random(seed)
        self.bot_matches = bot_matches
        self.activities: list[Activity] = [Rematches(finished)]
        self.ended: list[Activity] = []
        self.lost: list[str] = []
        self.stuck: list[str] = []
        self.seconds: list[float] = []
        self.left_behind = 0
        self.kills = 0

    async def run(self, kills: int) -> None:
        for number in range(1, kills + 1):
            wait, aimed = number % WAIT_ONE_IN == 0, number % AIM_ONE_IN == 0
            await self.round(wait=wait, aimed=aimed, kill=True)
            await self.check(self.activities, replay=number % REPLAY_ONE_IN == 0)
            self.retire()
            if number % TOLD_ONE_IN == 0:
                lost, stuck = len(self.lost), len(self.stuck)
                print(f"{number} kills: {lost} lost, {stuck} stuck", file=sys.stderr, flush=True)
        await self.round(wait=True, aimed=False, kill=False)
        await self.check([*self.ended, *self.activities], replay=True)

    async def round(self, *, wait: bool, aimed: bool, kill: bool) -> None:
        server = await asyncio.to_thread(
            start_server,
            self.database,
            open_matches=NO_LIMIT,
            open_matches_per_address=NO_LIMIT,
        )
        try:
            self.seconds.append(server.seconds_to_first_answer)
            await self.fill_up(server.url)
            for activity in self.activities:
                activity.went_on.clear()
            running = [asyncio.create_task(a.run(server.url)) for a in self.activities]
            if wait:
                await self.wait_for_progress()
            await self.moment(aimed=aimed)
            await self.end(server, kill=kill)
            for task in running:
                task.cancel()
            for outcome in await asyncio.gather(*running, return_exceptions=True):
                if isinstance(outcome, Exception):
                    raise outcome
            if kill:
                self.left_behind += server.left_behind(1.0)
        finally:
            server.clean_up()

    async def moment(self, *, aimed: bool) -> None:
        """Any moment, or one at which an answer may get lost."""
        await asyncio.sleep(self.dice.uniform(0.0, LONGEST_LIFE))
        if not aimed:
            return
        for activity in self.activities:
            activity.asked.clear()
        asked = [asyncio.create_task(activity.asked.wait()) for activity in self.activities]
        await asyncio.wait(asked, timeout=PROGRESS_TIMEOUT, return_when=asyncio.FIRST_COMPLETED)
        for task in asked:
            task.cancel()
        await asyncio.sleep(self.dice.uniform(0.0, LATEST_AIM))

    async def end(self, server: Server, *, kill: bool) -> None:
        if kill:
            server.kill()
            self.kills += 1
        else:
            await asyncio.to_thread(server.stop)

    async def fill_up(self, url: str) -> None:
        """Bots among themselves; a person with bots over HTTP, and one over the live channel; a
        host with two seats that guests take and leave."""
        hosted = {activity.match for activity in self.activities if isinstance(activity, Guest)}
        games = [a for a in self.activities if isinstance(a, Game) and a.match not in hosted]
        bots = [NewSeat(kind="bot", bot="random") for _ in range(3)]
        open_seats = [NewSeat(kind="open"), NewSeat(kind="open")]
        async with Client(url) as client:
            for live in (False, True):
                if not any(game.link and game.live == live for game in games):
                    made = await client.create(NewMatch(GAME, [NewSeat(), *bots]))
                    self.activities.append(Game(made.id, made.links[0], self.dice, live=live))
            if not hosted:
                made = await client.create(NewMatch(GAME, [NewSeat(name="Host"), *open_seats]))
                self.activities.append(Game(made.id, made.links[0], self.dice, live=False))
                self.activities += [Guest(made.id, seat, self.dice) for seat in (1, 2)]
            for _ in range(self.bot_matches - sum(game.link is None for game in games)):
                made = await client.create(NewMatch(GAME, bots))
                self.activities.append(Game(made.id, None, self.dice, live=True))

    async def wait_for_progress(self) -> None:
        waits = [asyncio.wait_for(a.went_on.wait(), PROGRESS_TIMEOUT) for a in self.activities]
        outcomes = await asyncio.gather(*waits, return_exceptions=True)
        for activity, outcome in zip(self.activities, outcomes, strict=True):
            if isinstance(outcome, TimeoutError):
                self.stuck.append(f"{activity.match} did not go on from {activity.seen}")

    async def check(self, activities: list[Activity], *, replay: bool) -> None:
        store = store_for(self.database)
        await store.open()
        for activity in activities:
            self.lost += await activity.complaints(store, replay=replay)
            self.lost += activity.refused
            activity.refused = []
        await store.close()

    def retire(self) -> None:
        """What is over goes on no more; it is checked once again at the end."""
        over = {activity.match for activity in self.activities if activity.over}
        self.ended += [activity for activity in self.activities if activity.match in over]
        self.activities = [activity for activity in self.activities if activity.match not in over]

    def summary(self) -> dict[str, object]:
        seconds = sorted(self.seconds[1:])  # all but the first are restarts
        activities = self.ended + self.activities
        counted: Counter[str] = Counter()
        for activity in activities:
            counted.update(activity.counted())
        return {
            "database": self.database.partition(":")[0] if ":" in self.database else "sqlite",
            "kills": self.kills,
            "matches": len({activity.match for activity in activities}),
            "finished": len({activity.match for activity in self.ended}),
            "entries_seen": sum(activity.seen for activity in activities),
            "acknowledged": dict(counted),
            "lost": self.lost,
            "stuck": self.stuck,
            "processes_left_behind": self.left_behind,
            "restart_seconds": {
                "p50": round(seconds[len(seconds) // 2], 3),
                "p95": round(seconds[int(len(seconds) * 0.95)], 3),
                "max": round(seconds[-1], 3),
                "over_1_s": sum(value > 1.0 for value in seconds),
            },
        }
