"""Games, frames and questions, and the one way to play a move."""

from __future__ import annotations

from typing import Any, Final, Generic, NoReturn, TypeVar

from mypy_extensions import i64, mypyc_attr

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import EndlessRules, IllegalMove
from sagaboard.kernel.event import EVERYBODY, Event
from sagaboard.kernel.move import Move, Seat

G = TypeVar("G", bound="Game")

STEP_LIMIT: Final = 10_000
"""The maximum number of steps of rules without a question; more is an endless rule."""

NOTHING: Final = -(1 << 40)
"""Stands for a missing value of an event."""


class GameOver(Exception):
    """Raised by `Game.end` and caught where a move came in: nothing acts after the end."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """Asks one seat for one of `moves`. One that `may_change` is answered; nobody waits for it."""

    def __init__(
        self, seat: Seat, prompt: str, moves: list[Move], may_change: bool = False
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.moves = moves
        self.may_change = may_change


# Games of other packages may be plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """A paragraph of the rulebook in progress: a few numbers, never a reference.

    The constructor takes every field in order; copying, saving and loading follow from that.
    """

    def resume(self, g: G) -> None:
        """Ask, push a frame, take one step or finish. Called again, it must ask the same."""
        raise AssertionError(self)

    def take(self, g: G, seat: Seat, move: Move) -> None:
        """Apply one answer. It was offered, so it is legal."""
        raise AssertionError(self)

    def copy(self) -> Frame[G]:
        raise AssertionError(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The state on the table. Each game adds its own fields and `copy`."""

    def __init__(self, seats: i64, chance: Chance, stack: list[Frame[Any]]) -> None:
        self.seats = seats
        self.chance = chance
        # Frames of one game only ever meet games of their own class, which a list cannot say.
        self.stack = stack
        self.questions: list[Question] = []
        self.events: list[Event] | None = None

    def copy(self) -> Game:
        raise AssertionError(self)

    @property
    def is_over(self) -> bool:
        return not self.stack

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def done(self) -> None:
        """The frame on top has finished."""
        self.stack.pop()

    def end(self) -> NoReturn:
        """The game ends in the middle of whatever the rules are doing, and they stop here.

        A game whose last frame is done has ended too.
        """
        self.stack.clear()
        self.questions = []
        raise GameOver

    def ask(self, seat: Seat, prompt: str, moves: list[Move], may_change: bool = False) -> None:
        self.questions.append(Question(seat, prompt, moves, may_change))

    def left_of(self, seat: Seat) -> Seat:
        if seat + 1 == self.seats:  # in one expression, compiled code makes an object of the number
            return 0
        return seat + 1

    def tell(
        self,
        kind: str,
        a: i64 = NOTHING,
        b: i64 = NOTHING,
        c: i64 = NOTHING,
        d: i64 = NOTHING,
        e: i64 = NOTHING,
    ) -> None:
        """Report an event to everybody. Costs next to nothing while events are switched off."""
        if self.events is not None:
            self.tell_all(kind, [value for value in (a, b, c, d, e) if value != NOTHING])

    def tell_all(self, kind: str, values: list[i64]) -> None:
        """The same for an event with any number of values."""
        if self.events is not None:
            self.events.append(Event(kind, EVERYBODY, values))

    def whisper(self, seat: Seat, kind: str, a: i64 = NOTHING, b: i64 = NOTHING) -> None:
        """Report an event to one seat."""
        if self.events is not None:
            self.whisper_all(seat, kind, [value for value in (a, b) if value != NOTHING])

    def whisper_all(self, seat: Seat, kind: str, values: list[i64]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, 1 << seat, values))

    def question_for(self, seat: Seat) -> Question | None:
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def waiting_for(self) -> list[Seat]:
        """The seats that still have to answer."""
        return [question.seat for question in self.questions if not question.may_change]


def advance(g: Game) -> None:
    """Run the rules until somebody must decide or the game is over."""
    try:
        go_on(g)
    except GameOver:
        return  # `end` has cleared the stack


def go_on(g: Game) -> None:
    g.questions = []
    steps: i64 = 0
    while g.stack and not g.questions:
        g.stack[-1].resume(g)
        steps += 1
        if steps > STEP_LIMIT:
            raise EndlessRules(f"{type(g.stack[-1]).__name__} went on for {STEP_LIMIT} steps")


def answer(g: Game, seat: Seat, move: Move) -> None:
    """Play a move taken from the seat's question, so that nothing needs to look it up."""
    try:
        g.stack[-1].take(g, seat, move)
        go_on(g)
    except GameOver:
        return  # `end` has cleared the stack


def play(g: Game, seat: Seat, move: Move) -> None:
    """The only way in. A move is legal because it was offered; nothing checks it again."""
    for question in g.questions:
        if question.seat == seat and move in question.moves:
            answer(g, seat, move)
            return
    raise IllegalMove(f"move {move} is not offered to seat {seat} now")
