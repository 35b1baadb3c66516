"""Nobody waits long for bots, however many moves they make."""

from __future__ import annotations

from itertools import pairwise

from sagaboard.service.bots.time_budget import LONGEST_WAIT, SHORTEST, time_budget


def test_bots_slow_a_person_down_by_a_bounded_time() -> None:
    waited = 0.0
    for _ in range(60):
        waited += time_budget(waited)
    assert waited < LONGEST_WAIT + 60 * SHORTEST


def test_a_bot_has_its_full_time_at_first_and_some_at_any_time() -> None:
    assert time_budget(0.0) == 5.0
    assert time_budget(1000.0) == SHORTEST
    budgets = [time_budget(waited) for waited in range(30)]
    assert all(later <= earlier for earlier, later in pairwise(budgets))
