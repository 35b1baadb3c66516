"""All matches: loads tables when they are wanted, forgets them when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Container, Coroutine, Generator, Mapping, Sequence
from typing import Any, Final, TypeVar, get_args

from sagaboard.bots import check_named
from sagaboard.kernel.errors import SagaboardError
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import Played
from sagaboard.kernel.registry import find
from sagaboard.service.matches.restore_match import Unloadable, replaying, snapshot_of
from sagaboard.service.matches.slices import Slices
from sagaboard.service.matches.table import Table
from sagaboard.service.matches.watcher import GOING_AWAY
from sagaboard.service.metrics import Metrics
from sagaboard.service.problems import Refused, not_found
from sagaboard.service.protocol import MatchCreated, NewSeat, SeatLink
from sagaboard.service.secrets import hashed, new_id, new_seed, new_token
from sagaboard.service.storage.store import MatchEntry, News, Store, StoredMatch, StoredSeat

T = TypeVar("T")

log = logging.getLogger("sagaboard.matches")

EVERYTHING: Final[tuple[News, ...]] = get_args(News)

LAST: Final = 2**53
"""No line of chat has such a number."""

FORGET_AFTER = 600.0
"""Seconds after which a table that nobody watches leaves the memory."""


class Matches:
    def __init__(self, store: Store, prefix: str = "") -> None:
        self.store = store
        self._prefix = prefix
        self.tables: dict[str, Table] = {}
        self.slices = Slices()
        self.metrics = Metrics()
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.watchers.set_function(self._count_watchers)
        self.when_changed: Callable[[Table], None] = lambda table: None
        """Called after a match was loaded or has changed: perhaps a bot must move now."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._changes: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self._on_remote_change, self._on_missed_changes)

    async def close(self) -> None:
        await asyncio.gather(*self._changes, return_exceptions=True)
        for table in self.tables.values():
            table.publisher.close(*GOING_AWAY)
        await self.store.close()

    def _count_watchers(self) -> int:
        return sum(len(table.publisher.watchers) for table in self.tables.values())

    # Finding tables

    async def table(self, match: str) -> Table:
        if "\0" in match:
            raise not_found("there is no such match")
        table = self.tables.get(match)
        if table is None:
            async with self._loading.setdefault(match, asyncio.Lock()):
                try:
                    table = self.tables.get(match) or await self._load(match)
                finally:
                    self._loading.pop(match, None)
        table.last_used = time.monotonic()
        return table

    async def _load(self, match: str) -> Table:
        loaded = await self.store.load(match)
        if loaded is None:
            raise not_found(f"there is no match {match!r}")
        try:
            spec = find(loaded.match.game)
            replayed = await self.slices.run(replaying(spec, loaded))
        except SagaboardError as problem:
            log.exception("a match cannot be loaded", extra={"match": match})
            raise Unloadable(loaded, str(problem)) from problem
        table = Table(self.store, spec, loaded, match=replayed, slices=self.slices)
        await table.repair_after_load()
        lines = await self.store.chat_before(match, LAST, 1)
        table.chat_seen = lines[-1].number if lines else 0
        # After a load that failed two may be under way: all get the same table.
        table = self.tables.setdefault(match, table)
        self.when_changed(table)  # another process may have died over its move
        return table

    def forget_idle(self, in_use: Container[str]) -> None:
        """Forget matches that nobody watches, but for those `in_use`."""
        limit = time.monotonic() - FORGET_AFTER
        for match, table in list(self.tables.items()):
            is_idle = not table.publisher.watchers and table.last_used < limit
            if is_idle and match not in in_use:
                del self.tables[match]

    async def _on_remote_change(
        self, match: str, news: News, entry: MatchEntry | None = None
    ) -> None:
        """Another process has changed a match."""
        table = self.tables.get(match)
        if table is not None:
            await table.on_remote_change(news, entry)
            self.when_changed(table)

    async def _on_missed_changes(self) -> None:
        """Other processes may have changed anything without our knowing."""
        for match in list(self.tables):
            for news in EVERYTHING:
                await self._on_remote_change(match, news)

    # Making matches

    async def create(
        self,
        game: str,
        seats: Sequence[NewSeat],
        options: Mapping[str, object],
        *,
        spectators: bool,
        made_by: str = "",
        device: str | None = None,
        seed: str | None = None,
    ) -> MatchCreated:
        """`device` holds the first person's seat, and those of whoever else plays `here`."""
        spec = find(game)
        for seat in seats:
            if (seat.kind == "bot") != (seat.bot is not None):
                raise Refused(422, "bad seat", "a seat of kind bot names its bot, others do not")
            if seat.here and seat.kind != "person":
                raise Refused(422, "bad seat", "only a person plays here, at this device")
            if seat.bot is not None:
                check_named(seat.bot)
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
            made_by=made_by,
        )
        tokens = [new_token() for _ in seated]
        # Shuffled or not, the links come in the order of the people in the request, so that who
        # asked for the match gets the seat that was meant.
        listed = sorted(range(len(seated)), key=lambda n: int(record.seats[n]))
        links = [self.link(n, tokens[n]) for n in listed if seated[n].kind == "person"]
        here = [one.seat for n, one in enumerate(links) if n == 0 or seated[one.seat].here]
        rows = [
            StoredSeat(
                match.id, n, seat.kind, names[n], hashed(tokens[n]), seat.bot, hot_seat(n, here)
            )
            for n, seat in enumerate(seated)
        ]
        held = here if device is not None else []
        await self.store.create(match, rows, held_by=device, held=held)
        self.when_changed(await self.table(match.id))
        return MatchCreated(match.id, record.seed_hash, links)

    async def import_match(
        self, stored: StoredMatch, seats: Sequence[StoredSeat], match: Match, device: str
    ) -> None:
        """Keeps a match that was played elsewhere, all of it or nothing. The device holds all its
        seats."""

        def entered() -> Generator[None, None, list[MatchEntry]]:
            entries = []
            for index, line in enumerate(match.record.moves):
                entries.append(MatchEntry(index, *Played.of(line), stored.created))
                yield
            return entries

        # Not in threads: each would take the interpreter from the event loop for 5 ms at a time.
        entries = await self.slices.run(entered())
        snapshot = snapshot_of(match.spec, match.game, len(entries)) if entries else None
        held = [seat.seat for seat in seats]
        await self.store.create(
            stored, seats, held_by=device, held=held, entries=entries, snapshot=snapshot
        )

    def _default_name(self, seat: NewSeat, number: int) -> str:
        return f"{seat.bot} {number + 1}" if seat.bot else f"Player {number + 1}"

    # Seats

    async def set_bot(self, table: Table, seat: int, bot: str | None) -> None:
        """Who plays a person's seat for the time being."""
        await self.shielded(table.change_seat(seat, bot=bot))
        self.when_changed(table)

    # Playing

    async def play(self, table: Table, seat: int, move: str, seq: int, key: str | None) -> bool:
        """Whether it is new; False if its key has been played already."""
        arrived = time.perf_counter()
        durable = await self.shielded(table.play(seat, move, seq, key))
        if durable is None:
            return False
        self.metrics.move_played(durable - arrived)
        self.when_changed(table)
        return True

    async def undo(self, table: Table, seat: int, seq: int, key: str | None) -> bool:
        """Whether it is new; False if its key has been used already."""
        is_new = await self.shielded(table.undo(seat, seq, key))
        self.when_changed(table)
        return is_new

    async def answer_undo(self, table: Table, seat: int, seq: int, *, agree: bool) -> None:
        await self.shielded(table.answer_undo(seat, seq, agree))
        self.when_changed(table)

    def link(self, seat: int, token: str) -> SeatLink:
        return SeatLink(seat, token, f"{self._prefix}/seat#{token}")

    async def shielded(self, change: Coroutine[Any, Any, T]) -> T:
        """A change runs to its end even if the request that asked for it is gone."""
        task = asyncio.ensure_future(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)


def hot_seat(seat: int, here: Sequence[int]) -> bool:
    """Whether a seat is one of several at the device that makes the match."""
    return len(here) > 1 and seat in here
