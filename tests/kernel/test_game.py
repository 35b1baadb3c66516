"""Frames, questions and the one way to play a move, on a game of three lines."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import EndlessRules, IllegalMove
from sagaboard.kernel.event import Event
from sagaboard.kernel.game import Frame, Game, GameOver, advance, answer, play


class Counting(Game):
    """Seats in turn add 1 or 2; whoever reaches 5 ends the game."""

    def __init__(self, seats: int, chance: Chance, stack: list[Frame[Counting]], n: int) -> None:
        super().__init__(seats, chance, stack)
        self.n = n

    def copy(self) -> Counting:
        g = Counting(self.seats, self.chance.copy(), [frame.copy() for frame in self.stack], self.n)
        g.questions = self.questions
        return g


class Add(Frame[Counting]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Add:
        return Add(self.seat)

    def resume(self, g: Counting) -> None:
        if g.n >= 5:
            g.done()
        else:
            g.ask(self.seat, "add", [1, 2])

    def take(self, g: Counting, seat: int, move: int) -> None:
        g.n += move
        g.tell("added", seat, move)
        g.whisper(seat, "own_thought", seat)
        self.seat = g.left_of(seat)


class Together(Frame[Counting]):
    """Everybody answers once, in any order; an answer may be changed until the last is in."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def copy(self) -> Together:
        return Together(self.answers[:])

    def resume(self, g: Counting) -> None:
        if 0 not in self.answers:
            g.n = sum(self.answers)
            g.done()
            return
        for seat in range(g.seats):
            g.ask(seat, "together", [1, 2], may_change=self.answers[seat] != 0)

    def take(self, g: Counting, seat: int, move: int) -> None:
        self.answers[seat] = move


class Sudden(Frame[Counting]):
    """Ends the game in the middle of a rule, which would go on: of a step (1) or of an answer."""

    def __init__(self, is_asked: bool) -> None:
        self.is_asked = is_asked

    def copy(self) -> Sudden:
        return Sudden(self.is_asked)

    def resume(self, g: Counting) -> None:
        if self.is_asked:
            g.ask(0, "sudden", [1, 2])
        else:
            self.strike(g)

    def take(self, g: Counting, seat: int, move: int) -> None:
        self.strike(g)

    def strike(self, g: Counting) -> None:
        g.n = 7
        g.ask(1, "too_soon", [1])
        g.tell("ended")
        end_deep_inside(g)
        g.n = 8
        g.chance.below(6)
        g.push(Add(0))
        g.ask(0, "too_late", [1])
        g.tell("too_late")


def end_deep_inside(g: Counting) -> None:
    g.end()


class Forever(Frame[Counting]):
    def copy(self) -> Forever:
        return Forever()

    def resume(self, g: Counting) -> None:
        pass


def started(frame: Frame[Counting], seats: int = 3) -> Counting:
    g = Counting(seats, Chance("1"), [frame], 0)
    advance(g)
    return g


def test_seats_are_asked_in_turn_until_the_stack_is_empty() -> None:
    g = started(Add(1))
    asked = []
    while not g.is_over:
        asked += g.waiting_for()
        play(g, g.waiting_for()[0], 2)
    assert asked == [1, 2, 0]
    assert g.n == 6
    assert g.questions == []


def test_a_move_that_is_not_offered_changes_nothing() -> None:
    g = started(Add(0))
    for seat, move in ((0, 3), (1, 1), (2, 1)):
        with pytest.raises(IllegalMove):
            play(g, seat, move)
    assert g.n == 0
    assert g.waiting_for() == [0]


def test_a_copy_goes_its_own_way() -> None:
    g = started(Add(0))
    copy = g.copy()
    play(copy, 0, 2)
    assert (g.n, copy.n) == (0, 2)
    assert g.waiting_for() == [0]
    play(g, 0, 1)
    assert g.waiting_for() == [1]
    assert copy.waiting_for() == [1]
    assert (g.n, copy.n) == (1, 2)


def test_asking_again_asks_the_same() -> None:
    g = started(Add(2))
    advance(g)
    advance(g)
    assert [(q.seat, q.prompt, q.moves) for q in g.questions] == [(2, "add", [1, 2])]


def test_several_seats_answer_in_any_order_and_may_change_their_minds() -> None:
    g = started(Together([0, 0, 0]))
    assert g.waiting_for() == [0, 1, 2]
    play(g, 2, 1)
    assert g.waiting_for() == [0, 1]
    play(g, 2, 2)
    play(g, 0, 1)
    play(g, 1, 1)
    assert g.is_over
    assert g.n == 4


@pytest.mark.parametrize("is_asked", [False, True])
@pytest.mark.parametrize("way", [play, answer])
def test_after_the_end_the_rules_in_progress_do_nothing(
    is_asked: bool, way: Callable[[Game, int, int], None]
) -> None:
    g = Counting(2, Chance("1"), [Add(1), Sudden(is_asked)], 0)
    g.events = []
    advance(g)
    if is_asked:
        way(g, 0, 2)
    assert g.is_over
    assert g.n == 7
    assert g.chance.draws == 0
    assert g.questions == []
    assert [event.kind for event in g.events] == ["ended"]
    advance(g)
    assert g.is_over
    assert g.n == 7


def test_only_playing_and_advancing_catch_the_end() -> None:
    g = started(Sudden(is_asked=True))
    with pytest.raises(GameOver):
        g.stack[-1].take(g, 0, 1)
    assert g.is_over
    with pytest.raises(IllegalMove):
        play(g, 0, 1)


def test_a_rule_that_never_asks_is_an_error_not_a_hang() -> None:
    with pytest.raises(EndlessRules, match="Forever"):
        started(Forever())


def test_events_are_kept_only_when_wanted_and_know_their_audience() -> None:
    g = started(Add(0))
    play(g, 0, 1)
    assert g.events is None
    g.events = []
    play(g, 1, 2)
    assert [event.kind for event in g.events] == ["added", "own_thought"]
    added, thought = g.events
    assert added.values == [1, 2]
    assert all(added.is_for(seat) for seat in (-1, 0, 1, 2))
    assert [seat for seat in (-1, 0, 1, 2) if thought.is_for(seat)] == [1]
    assert added == Event("added", -1, [1, 2])
