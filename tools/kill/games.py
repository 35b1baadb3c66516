"""Matches that people and bots play: moves, undos, chat."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from sagaboard.client import SPECTATOR, Client, ServiceProblem, new_key
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Record, hash_of_seed
from sagaboard.kernel.registry import find
from sagaboard.service.matches.entries import ASK_UNDO, UNDO, effective_moves
from sagaboard.service.protocol import SeatLink, Update
from sagaboard.service.storage.store import Loaded, MatchEntry, Store
from tools.kill.activity import Activity

TAKE_BACK = "take back"
UNDO_ONE_IN = 8
SAY_ONE_IN = 5


class Sent(msgspec.Struct):
    """A move of a person, or an undo, as it was sent."""

    seq: int
    seat: int
    text: str
    key: str

    def is_at(self, entry: MatchEntry) -> bool:
        if (entry.seat, entry.key) != (self.seat, self.key):
            return False
        if self.text == TAKE_BACK:
            return entry.text.partition(" ")[0] in (UNDO, ASK_UNDO)
        return entry.text == self.text


def lost_of(match: str, acknowledged: Sequence[Sent], entries: Sequence[MatchEntry]) -> list[str]:
    found = []
    for sent in acknowledged:
        if sent.seq >= len(entries):
            found.append(f"{match}: {sent} is lost")
        elif not sent.is_at(entries[sent.seq]):
            found.append(f"{match}: {sent} is not at its place: {entries[sent.seq]}")
    return found


class Game(Activity):
    """A match that somebody plays or watches. Without a link: bots among themselves."""

    def __init__(
        self, match: str, link: SeatLink | None, dice: random.Random, *, live: bool
    ) -> None:
        super().__init__(match)
        self.link = link
        self.live = live
        self.dice = dice
        self.acknowledged: list[Sent] = []
        self.unanswered: Sent | None = None

    def counted(self) -> dict[str, int]:
        undos = sum(sent.text == TAKE_BACK for sent in self.acknowledged)
        return {
            "moves": len(self.acknowledged) - undos,
            "undos": undos,
            "chat": len(self.said),
        }

    def told(self, update: Update) -> None:
        if update.seq > self.seen:
            self.seen = update.seq
            self.went_on.set()
        if update.over:
            self.over = True
            self.went_on.set()

    async def go_on(self, url: str) -> None:
        """Until the match is over or the server is gone."""
        async with Client(url) as client:
            await self.read_again(client)
            if self.link is None:
                await self.watch(client)
            elif self.live:
                await self.play_live(client, self.link)
            else:
                await self.play_by_requests(client, self.link)

    async def read_again(self, client: Client) -> None:
        """After a restart the match is there, as far as anybody has seen it."""
        info = await client.info(self.match)
        update = await client.update(self.match, self.link or SPECTATOR)
        if min(info.seq, update.seq) < self.seen:
            self.refused.append(f"{self.match}: {self.seen} were shown, now {info.seq}")

    async def watch(self, client: Client) -> None:
        async with client.live(self.match) as channel:
            while not self.over:
                self.told(await channel.update())

    async def play_live(self, client: Client, link: SeatLink) -> None:
        async with client.live(self.match, link) as channel:
            sent: Sent | None = None  # one of before tells nothing: the first update counts
            while not self.over:
                try:
                    update = await channel.update()
                except ServiceProblem:  # a bot that was asked at the same time was faster
                    sent = None
                    continue
                self.told(update)
                if sent and update.seq == sent.seq + 1 and update.log[-1].seat == link.seat:
                    self.acknowledged.append(sent)
                    sent = None
                if sent is None and (sent := self.next_move(update, link)):
                    await channel.play(sent.text, seq=sent.seq, key=sent.key)

    async def play_by_requests(self, client: Client, link: SeatLink) -> None:
        while not self.over:
            update = await client.update(self.match, link)
            self.told(update)
            if self.dice.randrange(SAY_ONE_IN) == 0:
                await self.say(client, link)
            # One that the last server did not answer is sent again as it was.
            sent = self.unanswered or self.next_undo(update, link) or self.next_move(update, link)
            if sent is None:
                await asyncio.sleep(0.01)
                continue
            self.unanswered = sent
            with suppress(ServiceProblem):  # somebody who was asked at the same time was faster
                self.told(await self.send(client, link, sent))
                self.acknowledged.append(sent)
            self.unanswered = None

    async def send(self, client: Client, link: SeatLink, sent: Sent) -> Update:
        if sent.text == TAKE_BACK:
            return await client.undo(self.match, link, sent.seq, sent.key)
        return await client.play(self.match, link, sent.text, sent.seq, sent.key)

    def next_undo(self, update: Update, link: SeatLink) -> Sent | None:
        if update.moves == 0 or update.undo is not None or self.dice.randrange(UNDO_ONE_IN):
            return None
        return Sent(update.seq, link.seat, TAKE_BACK, new_key())

    def next_move(self, update: Update, link: SeatLink) -> Sent | None:
        if update.question is None or update.question.settled or update.undo is not None:
            return None
        return Sent(update.seq, link.seat, self.dice.choice(update.question.moves), new_key())

    async def complaints(self, store: Store, *, replay: bool) -> list[str]:
        loaded = await store.load(self.match)
        if loaded is None:
            return [f"{self.match} is gone"]
        entries = loaded.entries
        found = await self.chat_complaints(store)
        if len(entries) < self.seen:
            found.append(f"{self.match}: {self.seen} entries were shown, {len(entries)} are left")
        if [entry.index for entry in entries] != list(range(len(entries))):
            found.append(f"{self.match}: the entries have gaps")
        found += lost_of(self.match, self.acknowledged, entries)
        keys = [entry.key for entry in entries if entry.key is not None]
        if len(keys) != len(set(keys)):
            found.append(f"{self.match}: something was done twice")
        if replay:
            found += replay_complaints(loaded)
        return found


def replay_complaints(loaded: Loaded) -> list[str]:
    stored = loaded.match
    record = Record(
        game=stored.game,
        rules=stored.rules,
        content=stored.content,
        options=stored.options,
        seats=[seat.name for seat in loaded.seats],
        seed=stored.seed,
        seed_hash=hash_of_seed(stored.seed),
        moves=effective_moves(loaded.entries),
    )
    try:
        over = Match(find(stored.game), record).game.is_over
    except Exception as problem:  # whatever it is, it is the finding
        return [f"{stored.id} does not replay: {problem!r}"]
    return [] if over == stored.finished else [f"{stored.id}: finished is {stored.finished}"]
