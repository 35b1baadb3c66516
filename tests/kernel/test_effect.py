from __future__ import annotations

from sagaboard.kernel.effect import NO_LINE, Effect, modified, react_next
from sagaboard.kernel.move import Seat

AT_NIGHT = 1
BY_DAY = 2


class Howl(Effect):
    def __init__(self, moment: int, n: int) -> None:
        super().__init__("howl", moment)
        self.n = n
        self.react = howl
        self.modify = add


def howl(heard: list[list[int]], seat: Seat, carrier: int, e: Howl, subject: int) -> None:
    heard.append([seat, carrier, e.n, subject])


def add(heard: list[list[int]], seat: Seat, e: Howl, value: int) -> int:
    return value * 10 + e.n


TEXT: list[Effect] = [Howl(AT_NIGHT, 1), Howl(BY_DAY, 2), Effect("silence", AT_NIGHT)]
TEXT += [Howl(AT_NIGHT, 3)]


def test_lines_react_one_at_a_time_at_their_moment() -> None:
    heard: list[list[int]] = []
    assert react_next(heard, 4, 5, TEXT, AT_NIGHT, 0, 6) == 1
    assert react_next(heard, 4, 5, TEXT, AT_NIGHT, 1, 6) == 4
    assert heard == [[4, 5, 1, 6], [4, 5, 3, 6]]
    assert react_next(heard, 4, 5, TEXT, AT_NIGHT, 4, 6) == NO_LINE
    assert react_next(heard, 4, 5, TEXT, BY_DAY, 2, 6) == NO_LINE
    assert len(heard) == 2


def test_a_number_is_modified_by_every_line_of_the_moment_in_order() -> None:
    assert modified([], 0, TEXT, AT_NIGHT, 7) == 713
    assert modified([], 0, TEXT, BY_DAY, 7) == 72
    assert modified([], 0, [], BY_DAY, 7) == 7
