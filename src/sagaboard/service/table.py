"""A match in memory: its entries, the game they lead to, and who watches it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from copy import copy
from typing import Any, Final, TypeVar

import msgspec

from sagaboard.arena.analysis import Analysis
from sagaboard.kernel.errors import StaleMove, UndoRefused
from sagaboard.kernel.event import Event
from sagaboard.kernel.match import Match, Step
from sagaboard.kernel.record import MOVE_LIMIT, hash_of_seed
from sagaboard.kernel.spec import GameSpec, View
from sagaboard.service import seat_changes
from sagaboard.service.entries import (
    AGREE,
    ASK_UNDO,
    REFUSE,
    UNDO,
    is_move,
    moves_after,
    open_proposal,
    refusal,
    undone_to,
)
from sagaboard.service.lookback import Lookback
from sagaboard.service.protocol import (
    ChatInfo,
    EventInfo,
    Log,
    LogEntry,
    MatchInfo,
    Presence,
    Question,
    SeatInfo,
    UndoProposal,
    Update,
)
from sagaboard.service.replay import replaying, snapshot_of
from sagaboard.service.slices import Slices, at_once
from sagaboard.service.store import (
    Change,
    ChatLine,
    Conflict,
    Entry,
    Loaded,
    News,
    Repeated,
    Snapshot,
    Store,
    StoredSeat,
)
from sagaboard.service.watcher import GIVEN_UP, Watcher

T = TypeVar("T")

SPECTATOR: Final = -1
ENCODER: Final = msgspec.json.Encoder()

CHANGE_LIMIT: Final = 2 * MOVE_LIMIT
"""A match that has so many entries, moves and undos, takes nothing back any more. Nobody needs as
many, and all moves that are left to play still fit."""

PRESENCE_EVERY: Final = 1.0
"""Seconds between two messages about who is there: many who come at once are one message."""


class Table:
    """All changes go through `self.lock` and the store; memory follows what is durable."""

    def __init__(
        self,
        store: Store,
        spec: GameSpec[Any],
        loaded: Loaded,
        *,
        match: Match | None = None,
        slices: Slices | None = None,
    ) -> None:
        """`match` is what `loaded` leads to, if that was found out already, in slices."""
        self.store = store
        self.spec = spec
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.stored = loaded.match
        self.seats = loaded.seats
        self.seed_hash = hash_of_seed(loaded.match.seed)
        self.last_used = time.monotonic()
        self.chat_seen = 0
        self.analysis: tuple[int, Analysis] | None = None
        """What decided the match, and the `seq` for which that was found out."""
        self.match = match or at_once(replaying(spec, loaded))
        self.slices = slices or Slices()
        self.lookback = Lookback(self.slices)
        self.entries: list[Entry] = []
        self.moves_at = [0]
        """How many moves count after the first n entries."""
        self._keys: set[str] = set()
        for entry in loaded.entries:
            self._note(entry)
        self.proposal = open_proposal(loaded.entries)
        self._logs: dict[int, list[LogEntry]] = {}
        """What each seat may know of each move, for those who were asked for."""
        self._presence_told = 0.0
        self._presence_due: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def is_over(self) -> bool:
        return self.match.game.is_over

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.moves_at.append(moves_after(entry, self.moves_at[-1]))
        if entry.key is not None:
            self._keys.add(entry.key)

    # What other processes do

    async def hear(self, news: News, entry: Entry | None = None) -> None:
        """Another process has changed something: read it, unless it came along."""
        if news == "entry":
            async with self.lock:
                if entry is None or entry.index > self.seq:
                    await self.catch_up()
                elif entry.index == self.seq:
                    await self._follow([entry])
        elif news == "seat":
            async with self.lock:
                self.sit(await self.store.seats(self.id))
        else:
            await self.tell_chat()

    async def catch_up(self) -> None:
        """Do what another process has done already."""
        await self._follow(await self.store.entries_from(self.id, self.seq))

    async def _follow(self, entries: Sequence[Entry]) -> None:
        since = self.seq
        await self.slices.run(self._following(entries))
        if self.seq > since:
            self.proposal = open_proposal(self.entries)
            self.publish(since)

    def _following(self, entries: Sequence[Entry]) -> Generator[None]:
        for entry in entries:
            if (left := undone_to(entry)) is not None:
                earlier = copy(self.match)
                yield from earlier.going_back(left)
                self._return_to(earlier, left)
            elif is_move(entry):
                self.match.play(entry.seat, entry.text)
            self._note(entry)
            yield

    async def mend(self) -> None:
        """After loading: what a process that died has left undone, and moves that a change of the
        rules has made impossible. Two processes may come here at once: one of them does it."""
        async with self.lock:
            try:
                known = len(self.match.record.moves)
                if known < self.moves_at[-1]:
                    await self._append(
                        Entry(self.seq, self.entries[-1].seat, f"{UNDO} {known}", time.time()),
                        snapshot_of(self.spec, self.match.game, known),
                    )
                await self._settle_proposal()
            except StaleMove:
                return

    # Playing

    async def play(self, seat: int, text: str, seq: int, key: str | None) -> float | None:
        """When the move became durable, on the clock of `time.perf_counter`; None if its key has
        been played already."""
        async with self.lock:
            if key in self._keys:
                return None
            self._check_seq(seq)
            step = self.match.prepare(seat, text)
            snapshot = None
            if self._begins_turn(step):
                snapshot = snapshot_of(self.spec, step.game, len(self.match.record.moves) + 1)
            entry = Entry(self.seq, seat, step.text, time.time(), key)
            if not await self._append(entry, snapshot, finished=step.game.is_over):
                return None
            durable = time.perf_counter()
            self.match.accept(step)
            self.proposal = None
            self.publish(self.seq - 1)
            return durable

    def _begins_turn(self, step: Step) -> bool:
        """Where the state is saved: a turn begins for somebody, or the match ends. The first move
        counts too, so that there always is a saved state to go on from."""
        if not self.entries or step.game.is_over:
            return True
        if not self.spec.is_between_actions(step.game):
            return False
        return step.past.handed_over or not self.spec.is_between_actions(self.match.game)

    async def _append(
        self, entry: Entry, snapshot: Snapshot | None, *, finished: bool = False
    ) -> bool:
        """Whether the entry is new; one that another process has seen already is in by now."""
        try:
            await self.store.append(self.id, entry, snapshot, finished=finished)
        except Conflict:
            await self.catch_up()
            raise StaleMove("somebody else was faster; look again", self.seq) from None
        except Repeated:
            await self.catch_up()
            return False
        self._note(entry)
        return True

    def _check_seq(self, seq: int) -> None:
        if seq != self.seq:
            raise StaleMove(f"the request was made for {seq}, the match is at {self.seq}", self.seq)

    # Undo

    def free_undo(self, seat: int) -> int | None:
        """How far a seat may go back by itself: its last move, if nobody was handed the turn,
        nobody has moved since, and nothing was revealed or drawn."""
        past = self.match.past
        if not past or self.is_over:
            return None
        last = past[-1]
        if last.seat != seat or last.was_random or last.revealed or last.handed_over:
            return None
        return len(past) - 1

    def last_move_of(self, seat: int) -> int:
        for number in reversed(range(len(self.match.past))):
            if self.match.past[number].seat == seat:
                return number
        raise UndoRefused("there is no move of yours to take back")

    def must_agree(self, seat: int, to: int) -> list[int]:
        """The other people. Whom a bot stands in for is asked only if somebody could choose his
        luck: if something was drawn or revealed since."""
        luck = any(move.was_random or move.revealed for move in self.match.past[to:])
        return [
            s.seat
            for s in self.seats
            if s.kind == "person" and s.seat != seat and (luck or s.bot is None)
        ]

    async def undo(self, seat: int, seq: int, key: str | None) -> bool:
        """At once if it harms nobody, otherwise when every other person has agreed. False if the
        key has been used already."""
        async with self.lock:
            if key in self._keys:
                return False
            self._check_seq(seq)
            if self.is_over:
                raise UndoRefused("the match is over")
            if self.seq >= CHANGE_LIMIT:
                raise UndoRefused(f"after {CHANGE_LIMIT:,} changes nothing is taken back any more")
            to = self.free_undo(seat)
            if to is None:
                to = self.last_move_of(seat)
                if self.must_agree(seat, to):
                    entry = Entry(self.seq, seat, f"{ASK_UNDO} {to}", time.time(), key)
                    if not await self._append(entry, None):
                        return False
                    self.proposal = UndoProposal(seat, to, [])
                    self.publish(self.seq - 1)
                    return True
            return await self._go_back(seat, to, key)

    async def answer_undo(self, seat: int, seq: int, agree: bool) -> None:
        async with self.lock:
            self._check_seq(seq)
            proposal = self.proposal
            if proposal is None or seat not in self.must_agree(proposal.seat, proposal.to):
                raise UndoRefused("nobody has asked you to take a move back")
            if not agree:
                await self._append(Entry(self.seq, seat, REFUSE, time.time()), None)
                self.proposal = None
                self.publish(self.seq - 1)
                return
            agreed = sorted({*proposal.agreed, seat})
            if set(self.must_agree(proposal.seat, proposal.to)) <= set(agreed):
                await self._go_back(seat, proposal.to, None)
                return
            await self._append(Entry(self.seq, seat, AGREE, time.time()), None)
            self.proposal = UndoProposal(proposal.seat, proposal.to, agreed)
            self.publish(self.seq - 1)

    async def _settle_proposal(self) -> None:
        """Nobody is left who could still say no: the undo is carried out."""
        proposal = self.proposal
        if proposal and set(self.must_agree(proposal.seat, proposal.to)) <= set(proposal.agreed):
            await self._go_back(proposal.seat, proposal.to, None)

    async def _go_back(self, seat: int, to: int, key: str | None) -> bool:
        """The state that an undo leads to is saved with it, so that the newest saved state is
        always one of the line that counts."""
        before = copy(self.match)
        await self.slices.run(before.going_back(to))
        entry = Entry(self.seq, seat, f"{UNDO} {to}", time.time(), key)
        if not await self._append(entry, snapshot_of(self.spec, before.game, to)):
            return False
        self._return_to(before, to)
        self.proposal = None
        self.publish(self.seq - 1)
        return True

    def _return_to(self, earlier: Match, to: int) -> None:
        self.match = earlier
        self.lookback.forget_after(to)
        for log in self._logs.values():
            del log[to + 1 :]

    # Seats

    async def change_seat(self, seat: int, *, bot: str | None) -> None:
        """Who plays a person's seat for the time being."""
        async with self.lock:
            at = time.time()
            await self.store.change_seats(
                self.id, lambda: seat_changes.stand_in(self.id, seat, bot, at)
            )
            self.sit(await self.store.seats(self.id))
            await self._settle_proposal()
        await self.tell_chat()

    async def change_holders(self, change: Callable[[], Change[T]]) -> T:
        """Who holds which seat, by one of `seat_changes`."""
        async with self.lock:
            result = await self.store.change_seats(self.id, change)
            self.sit(await self.store.seats(self.id))
            await self._settle_proposal()
        await self.tell_chat()
        return result

    def sit(self, seats: list[StoredSeat]) -> None:
        """From now on these hold the seats. A holder who is gone hears and says nothing more."""
        if seats != self.seats:
            self.seats = seats
            for watcher in list(self.watchers):
                if not self.is_held(watcher):
                    watcher.close(*GIVEN_UP)
            self.publish_presence()

    def is_held(self, watcher: Watcher) -> bool:
        """Whether the holder of a channel's seat is still the one who opened it."""
        return watcher.seat == SPECTATOR or self.seats[watcher.seat].token == watcher.token

    # Telling

    def watch(self, seat: int) -> Watcher:
        watcher = Watcher(seat, "" if seat == SPECTATOR else self.seats[seat].token)
        self.watchers.add(watcher)
        return watcher

    def publish(self, since: int) -> None:
        """Send everybody what is new since the first `since` entries."""
        if not self.watchers:
            return
        seats = {watcher.seat for watcher in self.watchers}
        known = self.known_since(since)
        public = self._public(known)
        messages = {
            seat: ENCODER.encode(self._seen_by(seat, view, public, known))
            for seat, view in self.spec.views(self.match.game, seats).items()
        }
        for watcher in list(self.watchers):
            watcher.send(messages[watcher.seat])

    def tell(self, message: object) -> None:
        """The same to everybody at the table."""
        encoded = ENCODER.encode(message)
        for watcher in list(self.watchers):
            watcher.send(encoded)

    async def tell_chat(self) -> None:
        """Push lines of chat that have not been pushed here, whichever process took them."""
        for line in await self.store.chat(self.id, self.chat_seen):
            if line.number > self.chat_seen:
                self.chat_seen = line.number
                self.tell(chat_info(line))

    def publish_presence(self) -> None:
        """Tell everybody who is there, now or as soon as it may be told again."""
        if self._presence_due is None and self.watchers:
            wait = max(0.0, self._presence_told + PRESENCE_EVERY - time.monotonic())
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = None
        self._presence_told = time.monotonic()
        self.tell(self.presence())

    def presence(self) -> Presence:
        spectators = sum(1 for watcher in self.watchers if watcher.seat == SPECTATOR)
        return Presence(seats=self.seat_infos(), spectators=spectators)

    def update(self, seat: int, since: int | None) -> Update:
        """What a seat sees. `since`: the number of entries it knows already, None for none."""
        known = self.known_since(since)
        view = self.spec.view(self.match.game, seat)
        return self._seen_by(seat, view, self._public(known), known)

    def _seen_by(self, seat: int, view: View, public: Update, known: int) -> Update:
        """What everybody sees, with what only this seat may know."""
        question = None
        if seat != SPECTATOR and (asked := self.match.game.question_for(seat)) is not None:
            moves = [self.match.vocabulary.text(move) for move in asked.moves]
            question = Question(asked.prompt, moves, asked.settled)
        return msgspec.structs.replace(
            public,
            seat=seat,
            view=view,
            question=question,
            log=self._log(seat, known + 1),
            can_undo=seat != SPECTATOR and self.free_undo(seat) is not None,
        )

    def _public(self, known: int) -> Update:
        """What is the same for all seats; whose view it is comes later."""
        game = self.match.game
        standing = self.spec.standing(game)
        return Update(
            match=self.id,
            seat=SPECTATOR,
            seq=self.seq,
            moves=self.moves_at[-1],
            view=None,
            question=None,
            waiting_for=game.waiting_for(),
            log_from=max(0, known),
            log=[],
            undo=self.proposal,
            can_undo=False,
            over=game.is_over,
            scores=standing.scores,
            winners=standing.winners if game.is_over else [],
            seed_hash=self.seed_hash,
            seed=self.stored.seed if game.is_over else None,
            imported=self.stored.imported,
            undo_refused=refusal(self.entries),
        )

    def log(self, seat: int, since: int | None) -> Log:
        known = self.known_since(since)
        log = self._log(seat, known + 1)
        return Log(self.seq, self.moves_at[-1], max(0, known), log)

    def known_since(self, since: int | None) -> int:
        """How many of today's moves somebody knows who has seen the first `since` entries: the
        match may have gone back further meanwhile. -1: not even the set-up."""
        if since is None:
            return -1
        if not 0 <= since <= self.seq:  # of another life of the database
            return 0
        return min(self.moves_at[since:])

    def _log(self, seat: int, first: int) -> list[LogEntry]:
        """The events that a seat may know, from move `first` on; the set-up is 0."""
        log = self._logs.setdefault(seat, [])
        for number in range(len(log), len(self.match.events)):
            mover = self.match.past[number - 1].seat if number > 0 else None
            log.append(LogEntry(number, mover, visible(self.match.events[number], seat)))
        last = len(log) - 1
        return [entry for entry in log[first:] if entry.events or entry.move == last]

    def seat_infos(self) -> list[SeatInfo]:
        waiting = self.match.game.waiting_for()
        present = {watcher.seat for watcher in self.watchers}
        return [
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                present=seat.seat in present or seat.bot is not None,
                waiting=seat.seat in waiting,
            )
            for seat in self.seats
        ]

    def info(self) -> MatchInfo:
        standing = self.spec.standing(self.match.game)
        return MatchInfo(
            id=self.id,
            game=self.stored.game,
            options=self.stored.options,
            seats=self.seat_infos(),
            spectators=self.stored.spectators,
            imported=self.stored.imported,
            created=self.stored.created,
            seq=self.seq,
            moves=self.moves_at[-1],
            over=self.is_over,
            seed_hash=self.seed_hash,
            seed=self.stored.seed if self.is_over else None,
            scores=standing.scores,
            winners=standing.winners if self.is_over else [],
        )


def chat_info(line: ChatLine) -> ChatInfo:
    return ChatInfo(line.number, line.seat, line.name, line.text, line.at, line.kind)


def visible(events: Iterable[Event], seat: int) -> list[EventInfo]:
    return [EventInfo(event.kind, event.values) for event in events if event.is_for(seat)]
