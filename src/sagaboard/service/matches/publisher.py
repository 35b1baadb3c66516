"""What each seat may see of a match, and who is sent it: views, updates, presence."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

import msgspec

from sagaboard.kernel.event import Event
from sagaboard.kernel.spec import View
from sagaboard.service.matches.entries import refusal
from sagaboard.service.matches.match_info import bots_of, match_info, seat_infos
from sagaboard.service.matches.match_state import MatchState
from sagaboard.service.matches.watcher import GIVEN_UP, SPECTATOR, Watcher
from sagaboard.service.protocol import (
    ChatInfo,
    EventInfo,
    Log,
    LogEntry,
    MatchInfo,
    Presence,
    Question,
    SeatInfo,
    Update,
)
from sagaboard.service.storage.store import ChatLine

ENCODER: Final = msgspec.json.Encoder()

PRESENCE_EVERY: Final = 1.0
"""Seconds between two messages about who is there: many who come at once are one message."""


class Publisher:
    """Shows a match to its watchers, and to whoever asks. It changes nothing in the match."""

    def __init__(self, state: MatchState) -> None:
        self.watchers: set[Watcher] = set()
        self._state = state
        self._logs: dict[int, list[LogEntry]] = {}
        """What each seat may know of each move, for those who were asked for."""
        self._presence_told = 0.0
        self._presence_due: asyncio.TimerHandle | None = None

    # Watchers

    def watch(self, seat: int) -> Watcher:
        watcher = Watcher(seat, "" if seat == SPECTATOR else self._state.seats[seat].token)
        self.watchers.add(watcher)
        return watcher

    def is_held(self, watcher: Watcher) -> bool:
        """Whether the holder of a channel's seat is still the one who opened it."""
        seat = watcher.seat
        return seat == SPECTATOR or self._state.seats[seat].token == watcher.token

    def seats_changed(self) -> None:
        """A holder who is gone hears and says nothing more."""
        for watcher in list(self.watchers):
            if not self.is_held(watcher):
                watcher.close(*GIVEN_UP)
        self.publish_presence()

    def close(self, code: int, reason: str) -> None:
        for watcher in list(self.watchers):
            watcher.close(code, reason)

    # Telling

    def publish(self, since: int) -> None:
        """Send everybody what is new since the first `since` entries."""
        state = self._state
        if not self.watchers:
            return
        seats = {watcher.seat for watcher in self.watchers}
        known = state.known_since(since)
        public = self._public(known)
        messages = {
            seat: ENCODER.encode(self._seen_by(seat, view, public, known))
            for seat, view in state.spec.views(state.match.game, seats).items()
        }
        for watcher in list(self.watchers):
            watcher.send(messages[watcher.seat])

    def tell(self, message: object) -> None:
        """The same to everybody at the table."""
        encoded = ENCODER.encode(message)
        for watcher in list(self.watchers):
            watcher.send(encoded)

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

    # What a seat sees

    def update(self, seat: int, since: int | None) -> Update:
        """What a seat sees. `since`: the number of entries it knows already, None for none."""
        known = self._state.known_since(since)
        view = self._state.spec.view(self._state.match.game, seat)
        return self._seen_by(seat, view, self._public(known), known)

    def _seen_by(self, seat: int, view: View, public: Update, known: int) -> Update:
        """What everybody sees, with what only this seat may know."""
        state = self._state
        question = None
        if seat != SPECTATOR and (asked := state.match.game.question_for(seat)) is not None:
            moves = [state.match.vocabulary.text(move) for move in asked.moves]
            question = Question(asked.prompt, moves, asked.may_change)
        return msgspec.structs.replace(
            public,
            seat=seat,
            view=view,
            question=question,
            log=self._log(seat, known + 1),
            can_undo=seat != SPECTATOR and state.free_undo(seat) is not None,
        )

    def _public(self, known: int) -> Update:
        """What is the same for all seats; whose view it is comes later."""
        state = self._state
        game = state.match.game
        standing = state.spec.standing(game)
        return Update(
            match=state.id,
            seat=SPECTATOR,
            seq=state.seq,
            moves=state.moves_at[-1],
            view=None,
            question=None,
            waiting_for=game.waiting_for(),
            log_from=max(0, known),
            log=[],
            undo=state.proposal,
            can_undo=False,
            over=game.is_over,
            scores=standing.scores,
            winners=standing.winners if game.is_over else [],
            seed_hash=state.seed_hash,
            seed=state.stored.seed if game.is_over else None,
            imported=state.stored.imported,
            undo_refused=refusal(state.entries),
        )

    def log(self, seat: int, since: int | None) -> Log:
        known = self._state.known_since(since)
        log = self._log(seat, known + 1)
        return Log(self._state.seq, self._state.moves_at[-1], max(0, known), log)

    def _log(self, seat: int, first: int) -> list[LogEntry]:
        """The events that a seat may know, from move `first` on; the set-up is 0."""
        state = self._state
        log = self._logs.setdefault(seat, [])
        for number in range(len(log), len(state.match.events)):
            mover = state.match.past[number - 1].seat if number > 0 else None
            log.append(LogEntry(number, mover, visible(state.match.events[number], seat)))
        last = len(log) - 1
        return [entry for entry in log[first:] if entry.events or entry.move == last]

    def forget_after(self, move: int) -> None:
        """The match has gone back to `move`: what came later may not come again."""
        for log in self._logs.values():
            del log[move + 1 :]

    def seat_infos(self) -> list[SeatInfo]:
        seats = self._state.seats
        waiting = self._state.match.game.waiting_for()
        present = {watcher.seat for watcher in self.watchers}
        return seat_infos(seats, present=present | bots_of(seats), waiting=waiting)

    def info(self) -> MatchInfo:
        state = self._state
        standing = state.spec.standing(state.match.game)
        return match_info(
            state.stored,
            self.seat_infos(),
            seq=state.seq,
            moves=state.moves_at[-1],
            over=state.is_over,
            seed_hash=state.seed_hash,
            seed=state.stored.seed if state.is_over else None,
            scores=standing.scores,
            winners=standing.winners if state.is_over else [],
        )


def chat_info(line: ChatLine) -> ChatInfo:
    return ChatInfo(line.number, line.seat, line.name, line.text, line.at, line.kind)


def visible(events: Iterable[Event], seat: int) -> list[EventInfo]:
    return [EventInfo(event.kind, event.values) for event in events if event.is_for(seat)]
