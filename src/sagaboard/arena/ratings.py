"""Ratings: the strength of each bot on one scale, with 95 % intervals.

The model is Luce's: each seat wins with a probability in proportion to the strength of its bot. If
one of two seats wins, the odds between them therefore do not depend on the other seats, even if a
bot has several. So every loser is compared with the winner, and the Bradley-Terry model is fitted
to the comparisons.

Games of one seed are alike, so the bootstrap for the intervals draws seeds, not games.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from sagaboard.arena.ledger import Played
from sagaboard.kernel.errors import MissingExtra

try:
    import choix
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("choix, which computes ratings,", "arena") from error

POINTS = 400 / float(np.log(10))
"""Elo's scale: a bot that is 400 points stronger wins ten times as often as the other."""

VIRTUAL_WINS = 0.5
"""Added for each of two bots that have met, so that a bot that always loses has a rating. For the
intervals it is drawn from Jeffreys' prior, so that the rating of a bot that never lost is uncertain
too."""
LEAST_VIRTUAL = 0.001

DRAWS = 400


class Rating(msgspec.Struct, frozen=True):
    """In points; the mean of all bots is 0."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(bots: Sequence[str], games: Sequence[Played]) -> list[Rating]:
    by_seed = comparisons_by_seed(bots, games)
    met = have_met(bots, games)
    middle = strengths(by_seed.sum(axis=0) + VIRTUAL_WINS * met)
    chance = np.random.default_rng(1)
    times = chance.multinomial(len(by_seed), [1 / len(by_seed)] * len(by_seed), size=DRAWS)
    virtual = np.maximum(chance.gamma(VIRTUAL_WINS, size=(DRAWS, *met.shape)), LEAST_VIRTUAL)
    drawn = np.array(
        [
            strengths(np.tensordot(n, by_seed, axes=1) + met * v)
            for n, v in zip(times, virtual, strict=True)
        ]
    )
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return [
        Rating(bot, round(float(m), 1), round(float(a), 1), round(float(b), 1))
        for bot, m, a, b in zip(bots, middle, low, high, strict=True)
    ]


def comparisons_by_seed(bots: Sequence[str], games: Sequence[Played]) -> NDArray[np.float64]:
    """For each seed a matrix: how often the bot of the row won against that of the column."""
    numbers = {bot: number for number, bot in enumerate(bots)}
    seeds = {seed: i for i, seed in enumerate(dict.fromkeys(p.fixture.seed for p in games))}
    counts = np.zeros((len(seeds), len(bots), len(bots)))
    for played in games:
        if not played.outcome.finished:
            continue
        table = counts[seeds[played.fixture.seed]]
        seated = [numbers[bot] for bot in played.fixture.bots]
        wins = played.outcome.wins
        for winner, share in zip(seated, wins, strict=True):
            for loser, other in zip(seated, wins, strict=True):
                if share > 0 and other == 0 and winner != loser:
                    table[winner, loser] += share
    return counts


def have_met(bots: Sequence[str], games: Sequence[Played]) -> NDArray[np.float64]:
    """1 for every two bots that have met at a table."""
    met = np.zeros((len(bots), len(bots)))
    for played in games:
        for one, other in combinations(sorted({bots.index(b) for b in played.fixture.bots}), 2):
            met[one, other] = met[other, one] = 1
    return met


def strengths(counts: NDArray[np.float64]) -> NDArray[np.float64]:
    fitted: NDArray[np.float64] = choix.ilsr_pairwise_dense(counts, max_iter=1000)
    centred: NDArray[np.float64] = POINTS * (fitted - fitted.mean())
    return centred
