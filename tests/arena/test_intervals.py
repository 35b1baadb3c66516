"""Wilson's interval against figures worked out by hand."""

from __future__ import annotations

import pytest

from sagaboard.arena.intervals import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (250, 1000, 0.2242, 0.2778),
    ],
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    share = wilson(wins, games)
    assert share.share == wins / games
    assert [share.low, share.high] == pytest.approx([low, high], abs=1e-4)


def test_without_games_anything_may_be_true() -> None:
    share = wilson(0, 0)
    assert (share.low, share.high) == (0.0, 1.0)
