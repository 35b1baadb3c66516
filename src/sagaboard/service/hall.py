"""All matches: loads tables when they are wanted, forgets them when nobody looks, runs the bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final, TypeVar, get_args

import msgspec

from sagaboard.arena.analysis import Advice, Analysis
from sagaboard.bots import check_named
from sagaboard.kernel.errors import SagaboardError, StaleMove
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.registry import find
from sagaboard.service.metrics import Metrics
from sagaboard.service.problems import Refused, forbidden, not_found
from sagaboard.service.protocol import MatchCreated, NewSeat, Rematch, SeatLink
from sagaboard.service.replay import snapshot_of
from sagaboard.service.secrets import hashed, new_id, new_seed, new_token
from sagaboard.service.store import Conflict, Entry, News, Store, StoredMatch, StoredSeat
from sagaboard.service.table import Table
from sagaboard.service.thinking import (
    ADVISER,
    SIMPLEST,
    Thinkers,
    Thought,
    advise,
    look_back,
    pace,
)
from sagaboard.service.watcher import GOING_AWAY

T = TypeVar("T")

log = logging.getLogger("sagaboard.hall")

EVERYTHING: Final[tuple[News, ...]] = get_args(News)

FORGET_AFTER = 600.0
"""Seconds after which a table that nobody watches leaves the memory."""

PAUSE = 1.0
LONGEST_PAUSE = 30.0
"""Seconds before a bot's move is tried again, after something like a lost database."""


class Hall:
    def __init__(self, store: Store, *, bot_workers: int = 1) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.thinkers = Thinkers(bot_workers)
        self.metrics = Metrics(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._thinking: set[str] = set()
        self._resting: dict[str, int] = {}
        """Matches with bots that were seen to wait for a person, and at how many entries."""
        self._changes: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self._heard, self._missed)
        self.thinkers.spawn(self.wake_all)

    async def close(self) -> None:
        await self.thinkers.close()
        await asyncio.gather(*self._changes, return_exceptions=True)
        for table in self.tables.values():
            for watcher in list(table.watchers):
                watcher.close(*GOING_AWAY)
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
                    await table.mend()
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

    async def _heard(self, match: str, news: News, entry: Entry | None = None) -> None:
        """Another process has changed a match."""
        table = self.tables.get(match)
        if table is not None:
            await table.hear(news, entry)
            self.wake_bots(table)

    async def _missed(self) -> None:
        """Other processes may have changed anything, and we have not heard of it."""
        for match in list(self.tables):
            for news in EVERYTHING:
                await self._heard(match, news)

    # Making matches

    async def create(
        self,
        game: str,
        seats: Sequence[NewSeat],
        options: Mapping[str, object],
        *,
        spectators: bool,
        made_by: str = "",
        seed: str | None = None,
    ) -> MatchCreated:
        spec = find(game)
        for seat in seats:
            if (seat.kind == "bot") != (seat.bot is not None):
                raise Refused(422, "bad seat", "a seat of kind bot names its bot, others do not")
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
        """Keeps a match that was played elsewhere, all of it or nothing."""
        entries = []
        for index, line in enumerate(match.record.moves):
            seat, text = line.split(" ", 1)
            entries.append(Entry(index, int(seat), text, stored.created))
        snapshot = snapshot_of(match.spec, match.game, len(entries)) if entries else None
        await self.store.create(stored, seats, entries=entries, snapshot=snapshot)

    async def rematch(self, table: Table) -> MatchCreated:
        """The same people at the same seats, with a new seed. Their links and devices hold the
        new seats too, so nobody has to hand out anything. Whoever asks second, at whichever
        process, gets the same match: its id follows from that of the first."""
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
            id=hashed(f"rematch of {table.id}")[:16],
            game=spec.name,
            rules=record.rules,
            content=record.content,
            options=record.options,
            seed=seed,
            spectators=table.stored.spectators,
            created=time.time(),
            made_by=table.stored.made_by,
        )
        rows = [msgspec.structs.replace(seat, match=match.id) for seat in table.seats]
        try:
            await self.store.create(match, rows)
        except Conflict:
            return MatchCreated(match.id, (await self.table(match.id)).seed_hash, [])
        for seat in table.seats:
            for device in await self.store.devices_of(table.id, seat.seat):
                await self.store.hold(device, match.id, seat.seat)
        table.tell(Rematch(match.id))
        self.wake_bots(await self.table(match.id))
        return MatchCreated(match.id, record.seed_hash, [])

    def _default_name(self, seat: NewSeat, number: int) -> str:
        return f"{seat.bot} {number + 1}" if seat.bot else f"Player {number + 1}"

    # Seats

    async def leave(self, table: Table, seat: int) -> None:
        """The seat is open to whoever joins next; no link, device or channel holds it."""
        nobodys = hashed(new_token())
        await self.whole(
            table.change_seat(seat, give_up=True, kind="open", token=nobodys, bot=None)
        )
        self.wake_bots(table)

    async def set_bot(self, table: Table, seat: int, bot: str | None) -> None:
        """Who plays a person's seat for the time being."""
        await self.whole(table.change_seat(seat, bot=bot))
        self.wake_bots(table)

    async def join(self, table: Table, seat: int, name: str) -> str:
        """Takes an open seat; returns the token of its new holder."""
        token = new_token()
        wanted = StoredSeat(
            table.id, seat, "person", name or f"Player {seat + 1}", hashed(token), None
        )
        if not await self.store.take_open_seat(wanted):
            raise forbidden(f"seat {seat} is taken")
        table.sit([wanted if s.seat == seat else s for s in table.seats])
        return token

    # Bots

    async def wake_all(self) -> None:
        """Let all matches go on that wait for a bot: after a start, and when their process died.
        Those that were seen to wait for a person, and have not changed since, are left alone."""
        matches = await self.store.unfinished_with_bots()
        for match, entries in matches.items():
            if self._resting.get(match) == entries or match in self._thinking:
                continue
            try:
                table = await self.table(match)
            except Exception:  # one broken match must not keep the others from going on
                log.exception("a match cannot go on", extra={"match": match})
                continue
            self.wake_bots(table)
            if match not in self._thinking:
                self._resting[match] = table.seq
        self._resting = {m: seq for m, seq in self._resting.items() if m in matches}

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
        """Whatever goes wrong, it goes on: a database may come back, a worker has more memory."""
        pause = PAUSE
        refused = -1
        began = time.monotonic()
        try:
            while (seat := self._bot_to_move(table)) is not None:
                seq = table.seq
                bot = SIMPLEST if seq == refused else seat.bot
                waited = time.monotonic() - began
                try:
                    await self._move_for(table, seat.seat, bot, seq, waited)
                    pause = PAUSE
                except StaleMove:
                    continue  # somebody else moved meanwhile: think again
                except SagaboardError:
                    log.exception("a bot's move was refused", extra={"bot": seat.bot})
                    if seq == refused:
                        await asyncio.sleep(pause)
                    refused = seq
                except Exception:
                    log.exception("a bot cannot move now", extra={"bot": seat.bot})
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._thinking.discard(table.id)

    async def _move_for(
        self, table: Table, seat: int, bot: str | None, seq: int, waited: float
    ) -> None:
        assert bot is not None
        somebody_waits = any(one.kind == "person" and one.bot is None for one in table.seats)
        thought = Thought(
            game=table.spec.name,
            state=table.spec.save_json(table.match.asked_in(seat)),
            bot=bot,
            seat=seat,
            seed=bot_seed(table.match, seat),
            seconds=pace(waited) if somebody_waits else 0.0,
        )
        move = await self.thinkers.choose(thought)
        await self.play(table, seat, move, seq, None)

    async def hint(self, table: Table, seat: int) -> list[Advice]:
        """For whoever plays against bots alone: among people it would be help from outside."""
        if any(one.bot is None for one in table.seats if one.seat != seat):
            raise Refused(409, "no hints", "hints are given where all the others are bots")
        if seat not in table.match.game.waiting_for():
            raise Refused(409, "not asked", "a hint needs a question; it is not your turn")
        thought = Thought(
            game=table.spec.name,
            state=table.spec.save_json(table.match.game),
            bot=ADVISER,
            seat=seat,
            seed=bot_seed(table.match, seat),
            seconds=pace(0.0),
        )
        return await self.thinkers.ask(advise, thought)

    async def analysis(self, table: Table) -> Analysis:
        if not table.is_over:
            raise Refused(409, "not over", "a match is analysed when it is over")
        seq = table.seq
        if table.analysis is None or table.analysis[0] != seq:
            table.analysis = (seq, await self.thinkers.ask(look_back, table.match.record))
        return table.analysis[1]

    # Playing

    async def play(self, table: Table, seat: int, move: str, seq: int, key: str | None) -> bool:
        """Whether it is new; False if its key has been played already."""
        arrived = time.perf_counter()
        durable = await self.whole(table.play(seat, move, seq, key))
        if durable is None:
            return False
        self.metrics.move_played(durable - arrived)
        self.wake_bots(table)
        return True

    async def undo(self, table: Table, seat: int, seq: int, key: str | None) -> bool:
        """Whether it is new; False if its key has been used already."""
        is_new = await self.whole(table.undo(seat, seq, key))
        self.wake_bots(table)
        return is_new

    async def answer_undo(self, table: Table, seat: int, seq: int, *, agree: bool) -> None:
        await self.whole(table.answer_undo(seat, seq, agree))
        self.wake_bots(table)

    async def whole(self, change: Coroutine[Any, Any, T]) -> T:
        """A change runs to its end even if the request that asked for it is gone."""
        task = asyncio.ensure_future(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)


def bot_seed(match: Match, seat: int) -> str:
    """By the bot's own moves, and it thinks about the game in which it was asked: who else was
    quicker in a common choice makes no difference."""
    moves = sum(past.seat == seat for past in match.past)
    return f"{match.record.seed}/bot/{seat}/{moves}"


def link(seat: int, token: str) -> SeatLink:
    return SeatLink(seat, token, f"/seat#{token}")
