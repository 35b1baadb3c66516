"""A match in memory: its entries, the game they lead to, and who watches it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from copy import copy
from typing import Any

import msgspec

from sagaboard.kernel.errors import BadRecord, StaleMove, UndoRefused
from sagaboard.kernel.event import Event
from sagaboard.kernel.game import Game, advance
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Record, hash_of_seed
from sagaboard.kernel.spec import GameSpec, View
from sagaboard.service.problems import not_found
from sagaboard.service.protocol import (
    ChatInfo,
    EventInfo,
    History,
    LogEntry,
    MatchInfo,
    MatchNames,
    Position,
    Presence,
    Question,
    SeatInfo,
    UndoProposal,
    Update,
    VerbInfo,
    WhyNot,
)
from sagaboard.service.store import Conflict, Entry, Loaded, Repeated, Snapshot, Store
from sagaboard.service.watcher import Watcher

SPECTATOR = -1
ENCODER = msgspec.json.Encoder()

# Entries that are no moves.
UNDO = "undo"
ASK_UNDO = "ask-undo"
AGREE = "agree"
REFUSE = "refuse"


class Table:
    """All changes go through `self.lock` and the store; memory follows what is durable."""

    def __init__(self, store: Store, spec: GameSpec[Any], loaded: Loaded) -> None:
        self.store = store
        self.spec = spec
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.stored = loaded.match
        self.seats = loaded.seats
        self.seed_hash = hash_of_seed(loaded.match.seed)
        self.last_used = time.monotonic()
        self.chat_seen = 0
        self._read(loaded)

    # From entries to a game

    def _read(self, loaded: Loaded) -> None:
        self.seats = loaded.seats
        self.entries: list[Entry] = []
        self.proposal: UndoProposal | None = None
        self.first_known = 0
        self.match = self._started(loaded, effective_moves(loaded.entries))
        self.entries = loaded.entries
        self.proposal = open_proposal(loaded.entries)

    def _started(self, loaded: Loaded, moves: list[str]) -> Match:
        """By replay; under other rules than its own a match goes on from its last saved state."""
        stored = loaded.match
        record = Record(
            game=stored.game,
            rules=self.spec.rules_version,
            content=self.spec.content_version(None),
            options=stored.options,
            seats=[seat.name for seat in loaded.seats],
            seed=stored.seed,
            seed_hash=hash_of_seed(stored.seed),
            moves=moves,
        )
        same = (record.rules, record.content) == (stored.rules, stored.content)
        if same or loaded.snapshot is None:
            return Match(self.spec, record)
        snapshot = loaded.snapshot
        if stored.finished and (match := self._replays_alike(record, snapshot)) is not None:
            return match
        match = Match(self.spec, msgspec.structs.replace(record, moves=[]))
        game = self.spec.load(msgspec.json.decode(snapshot.state), self.spec.shared(match.game))
        advance(game)
        match.go_on_from(game, moves[: snapshot.index])
        self.first_known = snapshot.index
        for line in moves[snapshot.index :]:
            seat, text = line.split(" ", 1)
            match.play(int(seat), text)
        return match

    def _replays_alike(self, record: Record, end: Snapshot) -> Match | None:
        """A finished match, if today's rules lead it to the same end."""
        try:
            match = Match(self.spec, record)
        except BadRecord:
            return None
        same_end = msgspec.json.encode(self.spec.save(match.game)) == end.state
        return match if same_end else None

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def is_over(self) -> bool:
        return self.match.game.is_over

    async def catch_up(self) -> None:
        """Another process has appended, or changed a seat: read what is new."""
        new = await self.store.entries_from(self.id, self.seq)
        if new:
            before = len(self.match.record.moves)
            for entry in new:
                self._follow(entry)
            self.proposal = open_proposal(self.entries)
            self.publish(min(before, len(self.match.record.moves)))
            return
        loaded = await self.store.load(self.id)
        assert loaded is not None
        if loaded.seats != self.seats:
            self.seats = loaded.seats
            self.publish_presence()

    def _follow(self, entry: Entry) -> None:
        """Do what another process has done already."""
        word, _, number = entry.text.partition(" ")
        if word == UNDO:
            self.match = self._replayed(int(number))
        elif word not in (ASK_UNDO, AGREE, REFUSE):
            self.match.play(entry.seat, entry.text)
        self.entries.append(entry)

    # Playing

    async def play(self, seat: int, text: str, seq: int, key: str | None) -> None:
        async with self.lock:
            if self._is_repeat(key):
                return
            self._check_seq(seq)
            step = self.match.prepare(seat, text)
            snapshot = None
            if self.spec.is_quiet(step.game):  # a turn boundary, or the end
                snapshot = self._snapshot_of(step.game, len(self.match.record.moves) + 1)
            entry = Entry(self.seq, seat, step.text, time.time(), key)
            if not await self._append(entry, snapshot, finished=step.game.is_over):
                return
            self.match.accept(step)
            self.proposal = None
            self.publish(len(self.match.record.moves) - 1)

    def _snapshot_of(self, game: Game, moves: int) -> Snapshot:
        state = msgspec.json.encode(self.spec.save(game))
        return Snapshot(moves, self.spec.rules_version, self.spec.content_version(None), state)

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
        self.entries.append(entry)
        return True

    def _is_repeat(self, key: str | None) -> bool:
        return key is not None and any(entry.key == key for entry in self.entries)

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

    def other_people(self, seat: int) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "person" and s.seat != seat]

    async def undo(self, seat: int, seq: int, key: str | None) -> None:
        """At once if it harms nobody, otherwise when every other person has agreed."""
        async with self.lock:
            if self._is_repeat(key):
                return
            self._check_seq(seq)
            if self.is_over:
                raise UndoRefused("the match is over")
            to = self.free_undo(seat)
            if to is None:
                to = self.last_move_of(seat)
                if self.other_people(seat):
                    entry = Entry(self.seq, seat, f"{ASK_UNDO} {to}", time.time(), key)
                    if await self._append(entry, None):
                        self.proposal = UndoProposal(seat, to, [])
                        self.publish(len(self.match.record.moves))
                    return
            await self._go_back(seat, to, key)

    async def answer_undo(self, seat: int, seq: int, agree: bool) -> None:
        async with self.lock:
            self._check_seq(seq)
            proposal = self.proposal
            if proposal is None or seat not in self.other_people(proposal.seat):
                raise UndoRefused("nobody has asked you to take a move back")
            if not agree:
                await self._append(Entry(self.seq, seat, REFUSE, time.time()), None)
                self.proposal = None
                self.publish(len(self.match.record.moves))
                return
            agreed = sorted({*proposal.agreed, seat})
            if set(self.other_people(proposal.seat)) <= set(agreed):
                await self._go_back(seat, proposal.to, None)
                return
            await self._append(Entry(self.seq, seat, AGREE, time.time()), None)
            self.proposal = UndoProposal(proposal.seat, proposal.to, agreed)
            self.publish(len(self.match.record.moves))

    async def _go_back(self, seat: int, to: int, key: str | None) -> None:
        """The state that an undo leads to is saved with it, so that the newest saved state is
        always one of the line that counts."""
        before = self._replayed(to)
        entry = Entry(self.seq, seat, f"{UNDO} {to}", time.time(), key)
        if await self._append(entry, self._snapshot_of(before.game, to)):
            self.match = before
            self.proposal = None
            self.publish(to)

    def _replayed(self, to: int) -> Match:
        """The match after its first `to` moves, beside the one that goes on meanwhile."""
        earlier = copy(self.match)
        earlier.go_back(to)
        return earlier

    # Looking back

    def position(self, seat: int, move: int) -> Position:
        """What a seat could see after the first `move` moves that count."""
        self._check_known(move)
        game = self._replayed(move).game
        return Position(
            move=move,
            view=self.spec.view(game, seat),
            waiting_for=game.waiting_for(),
            scores=self.spec.standing(game).scores,
        )

    def history(self) -> History:
        """The scores after each move, and who has moved."""
        self._check_known(self.first_known)
        match = self._replayed(self.first_known)
        scores = [self.spec.standing(match.game).scores]
        movers = []
        for line in self.match.record.moves[self.first_known :]:
            seat, text = line.split(" ", 1)
            match.play(int(seat), text)
            scores.append(self.spec.standing(match.game).scores)
            movers.append(int(seat))
        return History(first=self.first_known, scores=scores, movers=movers)

    def _check_known(self, move: int) -> None:
        last = len(self.match.record.moves)
        if not self.first_known <= move <= last:
            raise not_found(f"positions {self.first_known} to {last} can be looked at, not {move}")

    def why_not(self, seat: int, text: str) -> WhyNot:
        """Why a move is not possible now, as far as a clause can be named."""
        move = self.match.vocabulary.parse(text)
        asked = self.match.game.question_for(seat)
        possible = asked is not None and move in asked.moves
        clause = None if possible else self.spec.why_not(self.match.game, seat, move)
        return WhyNot(move=self.match.vocabulary.text(move), possible=possible, clause=clause)

    def names(self) -> MatchNames:
        spec, game = self.spec, self.match.game
        vocabulary = self.match.vocabulary
        kinds = {kind for kind in spec.verbs.values() if kind}
        for values in spec.events.values():
            kinds |= {kind.removesuffix("*") for _, kind in values}
        return MatchNames(
            verbs={
                verb: VerbInfo(spec.verbs[verb], vocabulary.nouns[number])
                for number, verb in enumerate(vocabulary.verbs)
            },
            events={
                kind: [list(value) for value in values] for kind, values in spec.events.items()
            },
            messages={
                kind: {
                    str(value): spec.message(game, kind, value) for value in spec.values(game, kind)
                }
                for kind in sorted(kinds - {"number"})
            },
        )

    # Telling

    def publish(self, first: int) -> None:
        """Send everybody what is new since move `first`."""
        seats = {watcher.seat for watcher in self.watchers}
        views = self.spec.views(self.match.game, seats)
        messages = {
            seat: ENCODER.encode(self.update(seat, first, view=views[seat])) for seat in seats
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
                self.tell(ChatInfo(line.number, line.seat, line.name, line.text, line.at))

    def publish_presence(self) -> None:
        self.tell(self.presence())

    def presence(self) -> Presence:
        spectators = sum(1 for watcher in self.watchers if watcher.seat == SPECTATOR)
        return Presence(seats=self.seat_infos(), spectators=spectators)

    def update(self, seat: int, since_move: int, *, view: View | None = None) -> Update:
        game = self.match.game
        question = None
        if seat != SPECTATOR and (asked := game.question_for(seat)) is not None:
            moves = [self.match.vocabulary.text(move) for move in asked.moves]
            question = Question(asked.prompt, moves, asked.settled)
        standing = self.spec.standing(game)
        return Update(
            match=self.id,
            seat=seat,
            seq=self.seq,
            view=view if view is not None else self.spec.view(game, seat),
            question=question,
            waiting_for=game.waiting_for(),
            moves=len(self.match.record.moves),
            log_from=since_move,
            log=self.log(seat, since_move),
            undo=self.proposal,
            can_undo=seat != SPECTATOR and self.free_undo(seat) is not None,
            over=game.is_over,
            scores=standing.scores,
            winners=standing.winners if game.is_over else [],
            seed_hash=self.seed_hash,
            seed=self.stored.seed if game.is_over else None,
        )

    def log(self, seat: int, since_move: int) -> list[LogEntry]:
        """The events after the first `since_move` moves that a seat may know. The set-up is
        entry 0, move n is entry n."""
        entries = []
        first = since_move + 1 if since_move > 0 else 0
        for number in range(first, len(self.match.events)):
            events = visible(self.match.events[number], seat)
            if events or number == len(self.match.events) - 1:
                mover = self.match.past[number - 1].seat if number > 0 else None
                entries.append(LogEntry(number, mover, events))
        return entries

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
            created=self.stored.created,
            seq=self.seq,
            moves=len(self.match.record.moves),
            over=self.is_over,
            seed_hash=self.seed_hash,
            seed=self.stored.seed if self.is_over else None,
            scores=standing.scores,
            winners=standing.winners if self.is_over else [],
        )


def visible(events: Iterable[Event], seat: int) -> list[EventInfo]:
    return [EventInfo(event.kind, event.values) for event in events if event.is_for(seat)]


def effective_moves(entries: Iterable[Entry]) -> list[str]:
    """The moves that count, undone ones left out, as in a record."""
    moves: list[str] = []
    for entry in entries:
        word, _, number = entry.text.partition(" ")
        if word == UNDO:
            del moves[int(number) :]
        elif word not in (ASK_UNDO, AGREE, REFUSE):
            moves.append(f"{entry.seat} {entry.text}")
    return moves


def open_proposal(entries: Iterable[Entry]) -> UndoProposal | None:
    proposal: UndoProposal | None = None
    for entry in entries:
        word, _, number = entry.text.partition(" ")
        if word == ASK_UNDO:
            proposal = UndoProposal(entry.seat, int(number), [])
        elif word == AGREE and proposal is not None:
            proposal = UndoProposal(proposal.seat, proposal.to, [*proposal.agreed, entry.seat])
        else:
            proposal = None
    return proposal
