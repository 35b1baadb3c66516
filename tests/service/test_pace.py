"""Nobody waits long for bots, however many moves they make."""

from __future__ import annotations

from itertools import pairwise

from sagaboard.service.thinking import PATIENCE, SHORTEST, pace


def test_bots_slow_a_person_down_by_a_bounded_time() -> None:
    waited = 0.0
    for _ in range(60):
        waited += pace(waited)
    assert waited < PATIENCE + 60 * SHORTEST


def test_a_bot_has_its_full_time_at_first_and_some_at_any_time() -> None:
    assert pace(0.0) == 5.0
    assert pace(1000.0) == SHORTEST
    paces = [pace(waited) for waited in range(30)]
    assert all(later <= earlier for earlier, later in pairwise(paces))
