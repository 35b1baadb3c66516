# mypyc: interpreted (bookkeeping around the compiled engine)
"""A match: a record and the game that it leads to. Replay and undo use the record."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import (
    BadOption,
    BadRecord,
    IllegalMove,
    SagaboardError,
    StaleMove,
    UndoRefused,
)
from sagaboard.kernel.event import Event
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.options import checked, shown
from sagaboard.kernel.record import Played, Record, check_length, hash_of_seed
from sagaboard.kernel.spec import GameTable


class Past(msgspec.Struct, frozen=True, gc=False):
    """What undo needs to know about a played move."""

    seat: int
    was_random: bool
    revealed: bool
    handed_over: bool
    """After the move, somebody was asked who had not been asked before."""


class Step(msgspec.Struct, frozen=True):
    """A move and the game that it leads to."""

    text: str
    game: Game
    past: Past


class Match:
    """Plays moves and keeps the record and the events of each move."""

    def __init__(self, spec: GameTable[Any], record: Record, *, pack: Path | None = None) -> None:
        """Replays the moves that the record holds already."""
        check_length(len(record.moves))
        if record.game != spec.name:
            raise BadRecord(f"the record is of {record.game}, not of {spec.name}")
        if record.rules != spec.rules_version:
            raise BadRecord(
                f"the record was made with rules version {record.rules}, "
                f"this is version {spec.rules_version}"
            )
        if record.content != spec.content_version(pack):
            raise BadRecord(
                f"the record was made with content {record.content}, this is "
                f"{spec.content_version(pack)}; name the pack it was made with"
            )
        if record.seed_hash and record.seed_hash != hash_of_seed(record.seed):
            raise BadRecord("the seed is not the one whose hash was shown at the start")
        try:
            spec.check_players(len(record.seats))
            options = checked(spec.options, record.options, len(record.seats))
        except BadOption as error:
            raise BadRecord(f"the record's options do not fit: {error}") from error
        missing = [name for name in options if name not in record.options]
        if missing:  # a later version may have other defaults
            raise BadRecord(f"the record does not say its options {', '.join(missing)}")
        self.spec = spec
        self._pack = pack
        self._base: tuple[Game, list[str]] | None = None
        self._start(record)
        for _ in self.playing(record.moves):
            pass

    @classmethod
    def replaying(
        cls, spec: GameTable[Any], record: Record, *, pack: Path | None = None
    ) -> Generator[None, None, Match]:
        """Replays a record in steps of one move, so that a server can do other work in between."""
        check_length(len(record.moves))
        match = cls(spec, msgspec.structs.replace(record, moves=[]), pack=pack)
        yield from match.playing(record.moves)
        return match

    def _start(self, record: Record) -> None:
        self.record = msgspec.structs.replace(record, moves=[])
        self.game = self._new(record)
        self.vocabulary = self.spec.vocabulary(self.game)
        self.events: list[list[Event]] = [self._take_events()]
        self.past: list[Past] = []
        self._asked_in: dict[int, Game] = dict.fromkeys(self.game.waiting_for(), self.game)

    def playing(self, moves: Sequence[str]) -> Generator[None]:
        """Plays moves as written in records, such as "0 invade leader", one per step."""
        for number, line in enumerate(moves):
            try:
                self.play(*Played.of(line))
            except (ValueError, SagaboardError) as error:
                raise BadRecord(f"move {number} of the record, {shown(line)}: {error}") from error
            yield

    def _new(self, record: Record) -> Game:
        game: Game = self.spec.new(len(record.seats), record.options, record.seed, pack=self._pack)
        return game

    def play(self, seat: int, move: int | str, *, made_for: int | None = None) -> None:
        """Play a move. `made_for` is the number of moves that the mover had seen."""
        if made_for is not None and made_for != len(self.record.moves):
            raise StaleMove(
                f"the move was made for position {made_for}, "
                f"the match is at {len(self.record.moves)}"
            )
        self.accept(self.prepare(seat, move))

    def prepare(self, seat: int, move: int | str) -> Step:
        """The result of a move; nothing changes until the step is accepted."""
        check_length(len(self.record.moves) + 1)
        if not 0 <= seat < self.game.seats:
            raise IllegalMove(f"there is no seat {seat}")
        number = self.vocabulary.parse(move) if isinstance(move, str) else move
        if not self.vocabulary.has(number):
            raise IllegalMove(f"{number} is the number of no move; a question lists those possible")
        question = self.game.question_for(seat)
        if question is None or number not in question.moves:
            reason = self.spec.why_not(self.game, seat, number)
            raise IllegalMove(
                f"{self.vocabulary.text(number)!r} is not possible now",
                reason.clause if reason else None,
            )
        after = self.game.copy()
        after.events = []
        play(after, seat, number)
        past = Past(
            seat=seat,
            was_random=after.chance.draws > self.game.chance.draws,
            revealed=any(event.kind in self.spec.reveals for event in after.events),
            handed_over=bool(set(after.waiting_for()) - set(self.game.waiting_for()) - {seat}),
        )
        return Step(self.vocabulary.text(number), after, past)

    def asked_in(self, seat: int) -> Game:
        """The game in which a seat was first asked its present question. Where several seats choose
        at once it is the same for all, whoever has answered since."""
        return self._asked_in[seat]

    def accept(self, step: Step) -> None:
        self._asked_in = asked_after(self._asked_in, self.game, step.game, step.past.seat)
        self.game = step.game
        self.record.moves.append(str(Played(step.past.seat, step.text)))
        self.past.append(step.past)
        self.events.append(self._take_events())

    def go_on_from(self, game: Game, moves: Sequence[str]) -> None:
        """Continue from a saved state that these moves led to under earlier rules."""
        self._base = (game.copy(), list(moves))
        self.game = game
        self.game.events = []
        self._asked_in = dict.fromkeys(game.waiting_for(), game)
        self.record = msgspec.structs.replace(self.record, moves=list(moves))
        movers = [Played.of(line).seat for line in moves]
        self.past = [Past(seat, True, True, True) for seat in movers]
        self.events = [[] for _ in range(len(moves) + 1)]

    @property
    def first_known(self) -> int:
        """The first position that can be restored; earlier ones may have had other rules."""
        return 0 if self._base is None else len(self._base[1])

    def beginning(self) -> Game:
        """The game at the first position that can be restored."""
        if self._base is not None:
            return self._base[0].copy()
        return self._new(self.record)

    def go_back(self, number: int) -> None:
        """To the position after the first `number` moves."""
        for _ in self.going_back(number):
            pass

    def going_back(self, number: int) -> Generator[None]:
        """The same in steps of one move; nothing changes until the last step."""
        first, moves = self.first_known, self.record.moves[:number]
        if number < first:
            raise UndoRefused("the match cannot go back past the change of its rules")
        game = self.beginning()
        asked_in = dict.fromkeys(game.waiting_for(), game)
        for line in moves[first:]:
            seat, text = Played.of(line)
            after = game.copy()
            after.events = None  # they are known
            play(after, seat, self.vocabulary.parse(text))
            asked_in = asked_after(asked_in, game, after, seat)
            game = after
            yield
        game.events = []
        self.game = game
        self._asked_in = asked_in
        self.record = msgspec.structs.replace(self.record, moves=moves)
        self.past = self.past[:number]
        self.events = self.events[: number + 1]

    def undo(self, seat: int, *, bots: Collection[int] = ()) -> None:
        """Take back the seat's last move and the later moves of `bots`."""
        self.go_back(self._undo_point(seat, bots))

    def _undo_point(self, seat: int, bots: Collection[int]) -> int:
        for number in reversed(range(len(self.past))):
            past = self.past[number]
            if past.was_random:
                raise UndoRefused("there is no way back past a random result")
            if past.revealed:
                raise UndoRefused("there is no way back past what has been revealed")
            if past.seat == seat:
                return number
            if past.seat not in bots:
                raise UndoRefused(f"{self.record.seats[past.seat]} has moved since")
        raise UndoRefused("there is no move to take back")

    def _take_events(self) -> list[Event]:
        events = self.game.events or []
        self.game.events = []
        return events


def asked_after(
    asked_in: Mapping[int, Game], before: Game, after: Game, mover: int
) -> dict[int, Game]:
    """By seat: the game in which it was first asked its present question."""
    return {
        seat: asked_in[seat] if seat != mover and is_asked_the_same(before, after, seat) else after
        for seat in after.waiting_for()
    }


def is_asked_the_same(before: Game, after: Game, seat: int) -> bool:
    if seat not in before.waiting_for():
        return False
    old, new = before.question_for(seat), after.question_for(seat)
    assert old is not None
    assert new is not None
    return (old.prompt, old.moves) == (new.prompt, new.moves)


def new_record(
    spec: GameTable[Any],
    seats: Sequence[str],
    options: Mapping[str, object],
    seed: str,
    *,
    pack: Path | None = None,
) -> Record:
    """A record without moves; options are checked, and the seating drawn if it is random."""
    spec.check_players(len(seats))
    values = checked(spec.options, options, len(seats))
    order = list(range(len(seats)))
    if values.get("seating") == "random":
        Chance(f"{seed}/seating").shuffle(order)
    return Record(
        game=spec.name,
        rules=spec.rules_version,
        content=spec.content_version(pack),
        options=values,
        seats=[seats[i] for i in order],
        seed=seed,
        seed_hash=hash_of_seed(seed),
    )
