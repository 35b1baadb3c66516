"""Confidence intervals of shares."""

from __future__ import annotations

from math import sqrt

import msgspec

Z95 = 1.959964
"""95 % of a normal distribution are within so many standard deviations of its mean."""


class Share(msgspec.Struct, frozen=True):
    """Wins out of games, with Wilson's 95 % interval. A shared victory is a part of a win."""

    wins: float
    games: int
    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Share:
    if games == 0:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    share = wins / games
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return Share(
        wins=round(wins, 4),
        games=games,
        share=round(share, 4),
        low=round(max(0.0, middle - reach), 4),
        high=round(min(1.0, middle + reach), 4),
    )
