"""A match that is played: its moves, undos, seats and chat, here and in other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator, Sequence
from copy import copy
from typing import Any, Final, TypeVar

from sagaboard.arena.analysis import Analysis
from sagaboard.kernel.errors import StaleMove, UndoRefused
from sagaboard.kernel.match import Match, Step
from sagaboard.kernel.record import MOVE_LIMIT
from sagaboard.kernel.spec import GameTable
from sagaboard.service.matches.entries import (
    AGREE,
    ASK_UNDO,
    REFUSE,
    UNDO,
    is_move,
    open_proposal,
    undone_to,
)
from sagaboard.service.matches.match_state import MatchState
from sagaboard.service.matches.positions import Positions
from sagaboard.service.matches.publisher import Publisher, chat_info
from sagaboard.service.matches.restore_match import replaying, snapshot_of
from sagaboard.service.matches.slices import Slices, at_once
from sagaboard.service.protocol import UndoProposal
from sagaboard.service.storage import seat_changes
from sagaboard.service.storage.store import (
    Change,
    Conflict,
    Loaded,
    MatchEntry,
    News,
    Repeated,
    Snapshot,
    Store,
    StoredSeat,
)

T = TypeVar("T")

CHANGE_LIMIT: Final = 2 * MOVE_LIMIT
"""A match that has so many entries, moves and undos, takes nothing back any more. Nobody needs as
many, and all moves that are left to play still fit."""


class Table(MatchState):
    """All changes go through `self.lock` and the store; memory follows what is durable."""

    def __init__(
        self,
        store: Store,
        spec: GameTable[Any],
        loaded: Loaded,
        *,
        match: Match | None = None,
        slices: Slices | None = None,
    ) -> None:
        """`match` is what `loaded` leads to, if that was found out already, in slices."""
        super().__init__(spec, loaded, match or at_once(replaying(spec, loaded)))
        self.store = store
        self.lock = asyncio.Lock()
        self.slices = slices or Slices()
        self.positions = Positions(self.slices)
        self.publisher = Publisher(self)
        self.last_used = time.monotonic()
        self.chat_seen = 0
        self.analysis: tuple[int, Analysis] | None = None
        """What decided the match, and the `seq` for which that was found out."""

    # What other processes do

    async def on_remote_change(self, news: News, entry: MatchEntry | None = None) -> None:
        """Another process has changed something: read it, unless it came along."""
        if news == "entry":
            async with self.lock:
                if entry is None or entry.index > self.seq:
                    await self.catch_up()
                elif entry.index == self.seq:
                    await self._follow([entry])
        elif news == "seat":
            async with self.lock:
                self.replace_seats(await self.store.seats(self.id))
        else:
            await self.tell_chat()

    async def catch_up(self) -> None:
        """Do what another process has done already."""
        await self._follow(await self.store.entries_from(self.id, self.seq))

    async def _follow(self, entries: Sequence[MatchEntry]) -> None:
        since = self.seq
        await self.slices.run(self._following(entries))
        if self.seq > since:
            self.proposal = open_proposal(self.entries)
            self.publisher.publish(since)

    def _following(self, entries: Sequence[MatchEntry]) -> Generator[None]:
        for entry in entries:
            if (left := undone_to(entry)) is not None:
                earlier = copy(self.match)
                yield from earlier.going_back(left)
                self._return_to(earlier, left)
            elif is_move(entry):
                self.match.play(entry.seat, entry.text)
            self.note(entry)
            yield

    async def repair_after_load(self) -> None:
        """After loading: what a process that died has left undone, and moves that a change of the
        rules has made impossible. Two processes may come here at once: one of them does it."""
        async with self.lock:
            try:
                known = len(self.match.record.moves)
                if known < self.moves_at[-1]:
                    await self._append(
                        MatchEntry(self.seq, self.entries[-1].seat, f"{UNDO} {known}", time.time()),
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
            if self.has_seen(key):
                return None
            self._check_seq(seq)
            step = self.match.prepare(seat, text)
            snapshot = None
            if self._begins_turn(step):
                snapshot = snapshot_of(self.spec, step.game, len(self.match.record.moves) + 1)
            entry = MatchEntry(self.seq, seat, step.text, time.time(), key)
            if not await self._append(entry, snapshot, finished=step.game.is_over):
                return None
            durable = time.perf_counter()
            self.match.accept(step)
            self.proposal = None
            self.publisher.publish(self.seq - 1)
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
        self, entry: MatchEntry, snapshot: Snapshot | None, *, finished: bool = False
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
        self.note(entry)
        return True

    def _check_seq(self, seq: int) -> None:
        if seq != self.seq:
            raise StaleMove(f"the request was made for {seq}, the match is at {self.seq}", self.seq)

    # Undo

    async def undo(self, seat: int, seq: int, key: str | None) -> bool:
        """At once if it harms nobody, otherwise when every other person has agreed. False if the
        key has been used already."""
        async with self.lock:
            if self.has_seen(key):
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
                    entry = MatchEntry(self.seq, seat, f"{ASK_UNDO} {to}", time.time(), key)
                    if not await self._append(entry, None):
                        return False
                    self.proposal = UndoProposal(seat, to, [])
                    self.publisher.publish(self.seq - 1)
                    return True
            return await self._go_back(seat, to, key)

    async def answer_undo(self, seat: int, seq: int, agree: bool) -> None:
        async with self.lock:
            self._check_seq(seq)
            proposal = self.proposal
            if proposal is None or seat not in self.must_agree(proposal.seat, proposal.to):
                raise UndoRefused("nobody has asked you to take a move back")
            if not agree:
                await self._append(MatchEntry(self.seq, seat, REFUSE, time.time()), None)
                self.proposal = None
                self.publisher.publish(self.seq - 1)
                return
            agreed = sorted({*proposal.agreed, seat})
            if set(self.must_agree(proposal.seat, proposal.to)) <= set(agreed):
                await self._go_back(seat, proposal.to, None)
                return
            await self._append(MatchEntry(self.seq, seat, AGREE, time.time()), None)
            self.proposal = UndoProposal(proposal.seat, proposal.to, agreed)
            self.publisher.publish(self.seq - 1)

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
        entry = MatchEntry(self.seq, seat, f"{UNDO} {to}", time.time(), key)
        if not await self._append(entry, snapshot_of(self.spec, before.game, to)):
            return False
        self._return_to(before, to)
        self.proposal = None
        self.publisher.publish(self.seq - 1)
        return True

    def _return_to(self, earlier: Match, to: int) -> None:
        self.match = earlier
        self.positions.forget_after(to)
        self.publisher.forget_after(to)

    # Seats

    async def change_seat(self, seat: int, *, bot: str | None) -> None:
        """Who plays a person's seat for the time being."""
        async with self.lock:
            at = time.time()
            await self.store.change_seats(
                self.id, lambda: seat_changes.stand_in(self.id, seat, bot, at)
            )
            self.replace_seats(await self.store.seats(self.id))
            await self._settle_proposal()
        await self.tell_chat()

    async def change_holders(self, change: Callable[[], Change[T]]) -> T:
        """Who holds which seat, by one of `seat_changes`."""
        async with self.lock:
            result = await self.store.change_seats(self.id, change)
            self.replace_seats(await self.store.seats(self.id))
            await self._settle_proposal()
        await self.tell_chat()
        return result

    def replace_seats(self, seats: list[StoredSeat]) -> None:
        """From now on these hold the seats."""
        if seats != self.seats:
            self.seats = seats
            self.publisher.seats_changed()

    # Chat

    async def tell_chat(self) -> None:
        """Push lines of chat that have not been pushed here, whichever process took them."""
        while lines := await self.store.chat(self.id, self.chat_seen):
            for line in lines:
                if line.number > self.chat_seen:
                    self.chat_seen = line.number
                    self.publisher.tell(chat_info(line))
