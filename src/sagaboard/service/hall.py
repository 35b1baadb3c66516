"""All matches: loads tables when they are wanted, forgets them when nobody looks, runs the bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

import msgspec

from sagaboard.bots import find_bot
from sagaboard.kernel.errors import SagaboardError, StaleMove
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.registry import find
from sagaboard.service.problems import Refused, forbidden, not_found
from sagaboard.service.protocol import MatchCreated, NewSeat, Rematch, SeatLink
from sagaboard.service.secrets import hashed, new_id, new_seed, new_token
from sagaboard.service.store import Entry, Store, StoredMatch, StoredSeat
from sagaboard.service.table import Table
from sagaboard.service.thinking import SIMPLEST, Thinkers, Thought

log = logging.getLogger("sagaboard.hall")

FORGET_AFTER = 600.0
"""Seconds after which a table that nobody watches leaves the memory."""


class Hall:
    def __init__(self, store: Store, *, bot_workers: int = 1) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.thinkers = Thinkers(bot_workers)
        self.moves_played = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._thinking: set[str] = set()
        self._changes: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self._heard)
        for match in await self.store.unfinished_with_bots():
            try:
                self.wake_bots(await self.table(match))
            except SagaboardError:  # one broken match must not keep the others from going on
                log.exception("a match cannot go on", extra={"match": match})

    async def close(self) -> None:
        await self.thinkers.close()
        await asyncio.gather(*self._changes, return_exceptions=True)
        for table in self.tables.values():
            for watcher in list(table.watchers):
                watcher.close()
        await self.store.close()

    # Finding tables

    async def table(self, match: str) -> Table:
        if "\0" in match:
            raise not_found("there is no such match")
        table = self.tables.get(match)
        if table is None:
            async with self._loading.setdefault(match, asyncio.Lock()):
                table = self.tables.get(match)
                if table is None:
                    loaded = await self.store.load(match)
                    if loaded is None:
                        self._loading.pop(match, None)
                        raise not_found(f"there is no match {match!r}")
                    table = Table(self.store, find(loaded.match.game), loaded)
                    lines = await self.store.chat(match, 0)
                    table.chat_seen = lines[-1].number if lines else 0
                    self.tables[match] = table
                    self.wake_bots(table)  # another process may have died over its move
            self._loading.pop(match, None)
        table.last_used = time.monotonic()
        return table

    def forget_idle(self) -> None:
        limit = time.monotonic() - FORGET_AFTER
        for match, table in list(self.tables.items()):
            if not table.watchers and table.last_used < limit and match not in self._thinking:
                del self.tables[match]

    async def _heard(self, match: str, seq: int) -> None:
        """Another process has changed a match."""
        table = self.tables.get(match)
        if table is not None:
            async with table.lock:
                await table.catch_up()
            await table.tell_chat()
            self.wake_bots(table)

    # Making matches

    async def create(
        self,
        game: str,
        seats: Sequence[NewSeat],
        options: Mapping[str, object],
        *,
        spectators: bool,
        seed: str | None = None,
    ) -> MatchCreated:
        spec = find(game)
        for seat in seats:
            if (seat.kind == "bot") != (seat.bot is not None):
                raise Refused(422, "bad seat", "a seat of kind bot names its bot, others do not")
            if seat.bot is not None:
                find_bot(seat.bot, "")
        seed = seed or new_seed()
        record = new_record(spec, [str(number) for number in range(len(seats))], options, seed)
        Match(spec, record)  # the game itself may refuse options before anything is kept
        seated = [seats[int(number)] for number in record.seats]
        names = [seat.name or self._default_name(seat, n) for n, seat in enumerate(seated)]
        match = StoredMatch(
            id=new_id(),
            game=spec.name,
            rules=spec.rules_version,
            content=record.content,
            options=record.options,
            seed=seed,
            spectators=spectators,
            created=time.time(),
        )
        tokens = [new_token() for _ in seated]
        rows = [
            StoredSeat(match.id, n, seat.kind, names[n], hashed(tokens[n]), seat.bot)
            for n, seat in enumerate(seated)
        ]
        await self.store.create(match, rows)
        self.wake_bots(await self.table(match.id))
        # Shuffled or not, the links come in the order of the people in the request, so that who
        # asked for the match gets the seat that was meant.
        listed = sorted(range(len(seated)), key=lambda n: int(record.seats[n]))
        links = [link(n, tokens[n]) for n in listed if seated[n].kind == "person"]
        return MatchCreated(match.id, record.seed_hash, links)

    async def import_match(
        self, stored: StoredMatch, seats: Sequence[StoredSeat], match: Match
    ) -> None:
        """Keeps a match that was played elsewhere, move by move."""
        await self.store.create(stored, seats)
        for index, line in enumerate(match.record.moves):
            seat, text = line.split(" ", 1)
            entry = Entry(index, int(seat), text, stored.created)
            await self.store.append(stored.id, entry, None, finished=stored.finished)

    async def rematch(self, table: Table) -> MatchCreated:
        """The same people at the same seats, with a new seed. Their links and devices hold the
        new seats too, so nobody has to hand out anything."""
        spec = table.spec
        seed = new_seed()
        options = {**table.stored.options, "seating": "listed"}
        declared = {option.name for option in spec.options}
        record = new_record(
            spec,
            [seat.name for seat in table.seats],
            {name: value for name, value in options.items() if name in declared},
            seed,
        )
        match = StoredMatch(
            id=new_id(),
            game=spec.name,
            rules=record.rules,
            content=record.content,
            options=record.options,
            seed=seed,
            spectators=table.stored.spectators,
            created=time.time(),
        )
        rows = [msgspec.structs.replace(seat, match=match.id) for seat in table.seats]
        await self.store.create(match, rows)
        for seat in table.seats:
            for device in await self.store.devices_of(table.id, seat.seat):
                await self.store.hold(device, match.id, seat.seat)
        table.tell(Rematch(match.id))
        self.wake_bots(await self.table(match.id))
        return MatchCreated(match.id, record.seed_hash, [])

    def _default_name(self, seat: NewSeat, number: int) -> str:
        return f"{seat.bot} {number + 1}" if seat.bot else f"Player {number + 1}"

    # Seats

    async def change_seat(self, table: Table, seat: int, **changes: Any) -> StoredSeat:
        changed = msgspec.structs.replace(table.seats[seat], **changes)
        await self.store.change_seat(changed)
        table.seats[seat] = changed
        table.publish_presence()
        self.wake_bots(table)
        return changed

    async def join(self, table: Table, seat: int, name: str) -> str:
        """Takes an open seat; returns the token of its new holder."""
        token = new_token()
        wanted = StoredSeat(
            table.id, seat, "person", name or f"Player {seat + 1}", hashed(token), None
        )
        if not await self.store.take_open_seat(wanted):
            raise forbidden(f"seat {seat} is taken")
        table.seats[seat] = wanted
        table.publish_presence()
        return token

    # Bots

    def wake_bots(self, table: Table) -> None:
        """Let bots move until a person must, in the background, once per match at a time."""
        if table.id not in self._thinking and self._bot_to_move(table) is not None:
            self._thinking.add(table.id)
            self.thinkers.spawn(lambda: self._run_bots(table))

    def _bot_to_move(self, table: Table) -> StoredSeat | None:
        for seat in table.match.game.waiting_for():
            if table.seats[seat].bot is not None:
                return table.seats[seat]
        return None

    async def _run_bots(self, table: Table) -> None:
        refused = -1
        try:
            while (seat := self._bot_to_move(table)) is not None:
                assert seat.bot is not None
                seq = table.seq
                thought = Thought(
                    game=table.spec.name,
                    state=msgspec.json.encode(table.spec.save(table.match.asked_in(seat.seat))),
                    bot=SIMPLEST if seq == refused else seat.bot,
                    seat=seat.seat,
                    seed=bot_seed(table.match, seat.seat),
                )
                move = await self.thinkers.choose(thought)
                try:
                    await self.play(table, seat.seat, move, seq, None)
                except StaleMove:
                    continue  # somebody else moved meanwhile: think again
                except SagaboardError:
                    log.exception("a bot's move was refused", extra={"bot": seat.bot})
                    refused = seq
                    continue
        finally:
            self._thinking.discard(table.id)

    # Playing

    async def play(self, table: Table, seat: int, move: str, seq: int, key: str | None) -> None:
        await self.whole(table.play(seat, move, seq, key))
        self.moves_played += 1
        self.wake_bots(table)

    async def whole(self, change: Coroutine[Any, Any, None]) -> None:
        """A change runs to its end even if the request that asked for it is gone."""
        task = asyncio.ensure_future(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        await asyncio.shield(task)


def bot_seed(match: Match, seat: int) -> str:
    """By the bot's own moves, and it thinks about the game in which it was asked: who else was
    quicker in a common choice makes no difference."""
    moves = sum(past.seat == seat for past in match.past)
    return f"{match.record.seed}/bot/{seat}/{moves}"


def link(seat: int, token: str) -> SeatLink:
    return SeatLink(seat, token, f"/seat#{token}")
