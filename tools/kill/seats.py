"""People who come and go: joining, leaving, and meeting again in a rematch."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

import msgspec

from sagaboard.client import Client, ServiceProblem, new_key
from sagaboard.kernel.record import Record
from sagaboard.service.protocol import SeatLink, Update
from sagaboard.service.secrets import hashed, token_for
from sagaboard.service.storage.store import Store
from tools.kill.activity import Activity, whole_chat
from tools.kill.games import Sent, lost_of

MOVES_A_VISIT = 4
PAUSE = 0.2
"""Seconds between two rematches: each brings a whole match into the database."""


class Guest(Activity):
    """Takes an open seat, plays and talks a little, leaves; then the next guest comes. A join or a
    leave that was not answered is repeated with its key at the next server."""

    def __init__(self, match: str, seat: int, dice: random.Random) -> None:
        super().__init__(match)
        self.seat = seat
        self.dice = dice
        self.link: SeatLink | None = None
        self.joining: str | None = None
        self.leaving: str | None = None
        self.joined = self.left = self.repeated = 0
        self.acknowledged: list[Sent] = []

    def counted(self) -> dict[str, int]:
        return {
            "joins": self.joined,
            "moves": len(self.acknowledged),
            "leaves": self.left,
            "repeated_requests": self.repeated,
            "answers_lost": self.lost_answers,
            "chat": len(self.said),
        }

    async def go_on(self, url: str) -> None:
        self.repeated += (self.joining is not None) + (self.leaving is not None)
        while not self.over:
            async with Client(url) as client:  # each guest comes with a device of its own
                await self.visit(client)

    async def visit(self, client: Client) -> None:
        if self.link is None:
            self.joining = self.joining or new_key()
            self.asked.set()
            joined = await client.join(self.match, self.seat, "Guest", key=self.joining)
            self.link, self.joining, self.joined = joined.link, None, self.joined + 1
            self.went_on.set()
        if self.leaving is None:
            await self.stay(client, self.link)
            self.leaving = new_key()
        self.asked.set()
        await client.leave(self.match, self.link, key=self.leaving)
        self.link, self.leaving, self.left = None, None, self.left + 1

    async def stay(self, client: Client, link: SeatLink) -> None:
        for _ in range(self.dice.randrange(MOVES_A_VISIT)):
            update = await client.update(self.match, link)
            self.over = update.over
            with suppress(Stale):
                await self.answer(client, link, update)
        await self.say(client, link)

    async def answer(self, client: Client, link: SeatLink, update: Update) -> None:
        try:
            if update.undo is not None and link.seat not in (update.undo.seat, *update.undo.agreed):
                agree = self.dice.randrange(2) == 0
                await client.answer_undo(self.match, link, update.seq, agree=agree)
            elif update.question is not None and not update.question.settled:
                move = self.dice.choice(update.question.moves)
                sent = Sent(update.seq, link.seat, move, new_key())
                await client.play(self.match, link, move, sent.seq, sent.key)
                self.acknowledged.append(sent)
        except ServiceProblem as problem:
            if problem.problem.status != 409:
                raise
            raise Stale from problem

    async def complaints(self, store: Store, *, replay: bool) -> list[str]:
        found = await self.chat_complaints(store)
        loaded = await store.load(self.match)
        found += lost_of(self.match, self.acknowledged, loaded.entries if loaded else [])
        row = (await store.seats(self.match))[self.seat]
        is_mine = self.link is not None and row.token == hashed(self.link.token)
        if self.joining is not None:
            is_mine = row.token == hashed(token_for(self.joining, self.match, self.seat))
        may_hold = self.link is not None or self.joining is not None
        may_be_open = self.link is None or self.leaving is not None
        holds = may_hold and is_mine and row.kind == "person"
        if not holds and not (may_be_open and row.kind == "open"):
            found.append(f"{self.match}: seat {self.seat} is lost, it is {row.kind}")
        self.lost_answers += (self.joining is not None and holds) or (
            self.leaving is not None and not holds
        )
        lines = await whole_chat(store, self.match)
        told = [line.kind for line in lines if line.seat == self.seat]
        for kind, least, unsure in (
            ("joined", self.joined, self.joining),
            ("left", self.left, self.leaving),
        ):
            if told.count(kind) not in (least, least + (unsure is not None)):
                found.append(f"{self.match}: seat {self.seat} was told {told.count(kind)} {kind}")
        return found


class Stale(Exception):
    """Somebody else was faster, as may happen."""


class Meeting(msgspec.Struct):
    """A match that is over, its people and their devices."""

    match: str
    links: list[SeatLink]
    devices: list[str]
    rematch: str | None = None

    @property
    def next(self) -> str:
        return hashed(f"rematch of {self.match}")[:16]


class Rematches(Activity):
    """People who have played to the end and ask for a rematch, all at once."""

    def __init__(self, finished: Record) -> None:
        super().__init__("rematches")
        self.finished = finished
        self.meetings: list[Meeting] = []
        self.current: Meeting | None = None
        self.repeated = 0

    def counted(self) -> dict[str, int]:
        return {
            "rematches": len(self.meetings),
            "repeated_requests": self.repeated,
            "answers_lost": self.lost_answers,
        }

    async def go_on(self, url: str) -> None:
        self.repeated += self.current is not None
        async with Client(url) as client:
            while True:
                await self.meet_again(client, url)
                await asyncio.sleep(PAUSE)

    async def meet_again(self, client: Client, url: str) -> None:
        meeting = self.current = self.current or await self.play_to_the_end(client, url)
        self.asked.set()
        made = await asyncio.gather(
            *(client.rematch(meeting.match, link) for link in meeting.links)
        )
        if {one.id for one in made} != {meeting.next}:
            self.refused.append(f"{meeting.match} has several rematches: {made}")
        for link in meeting.links:
            await client.update(meeting.next, link)
        meeting.rematch = meeting.next
        self.meetings.append(meeting)
        self.current = None
        self.went_on.set()

    async def play_to_the_end(self, client: Client, url: str) -> Meeting:
        """Brought here, since a whole match would take longer than a server lives."""
        created = await client.import_record(self.finished)
        async with Client(url) as other:
            await other.claim(created.links[1].token)
            cookies = [device._http.cookies["sagaboard"] for device in (client, other)]
        return Meeting(created.id, created.links, [hashed(cookie) for cookie in cookies])

    async def complaints(self, store: Store, *, replay: bool) -> list[str]:
        """Mostly of the last few: what was whole once is not touched again."""
        found = []
        meetings = self.meetings if replay else self.meetings[-3:]
        for meeting in [*meetings, *([self.current] if self.current else [])]:
            seats = await store.seats(meeting.next)
            if not seats and meeting.rematch is None:
                continue  # not asked for, or not heard
            self.lost_answers += meeting.rematch is None
            if [seat.token for seat in seats] != [hashed(link.token) for link in meeting.links]:
                found.append(f"{meeting.next}: a rematch has lost its seats")
            for device in meeting.devices:
                if all(seat.match != meeting.next for seat in await store.held_by(device)):
                    found.append(f"{meeting.next}: a device has lost its seat")
        return found
