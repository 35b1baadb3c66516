"""Who plays what and who begins."""

from __future__ import annotations

import pytest

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.seating import beginning_seat, seated

NAMES = ["red", "green", "blue", "yellow"]


def test_chosen_names_go_to_the_seats_in_that_order() -> None:
    assert seated(NAMES, ["blue", "red"], 2, Chance("seed")) == [2, 0]


def test_without_a_choice_names_are_dealt_in_order() -> None:
    assert seated(NAMES, "listed", 3, Chance("seed")) == [0, 1, 2]


def test_at_random_everybody_gets_another_name_and_all_names_occur() -> None:
    dealt = [seated(NAMES, "random", 3, Chance(str(n))) for n in range(50)]
    assert all(len(set(names)) == 3 for names in dealt)
    assert {name for names in dealt for name in names} == {0, 1, 2, 3}


def test_seats_are_counted_from_one() -> None:
    assert beginning_seat("first", "3", 3, Chance("seed")) == 2


def test_every_seat_may_begin_at_random() -> None:
    assert {beginning_seat("first", "random", 3, Chance(str(n))) for n in range(50)} == {0, 1, 2}


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="first is seat 4, but there are 3 players"):
        beginning_seat("first", "4", 3, Chance("seed"))
