"""Ratings from games whose true strengths are known."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from sagaboard.arena.ledger import Fixture, Played
from sagaboard.arena.ratings import Rating, comparisons_by_seed, ratings
from sagaboard.arena.simulation import Outcome

STRENGTHS = {"weak": 1.0, "fair": 3.0, "strong": 10.0}
"""In points: 400 * log10(3) = 190.8 and 400 * log10(10) = 400 above the weakest."""
BOTS = list(STRENGTHS)


def outcome(wins: Sequence[float], *, finished: bool = True) -> Outcome:
    return Outcome(
        moves=1,
        finished=finished,
        wins=list(wins),
        scores=[0] * len(wins),
        ending="",
        violations=[],
    )


def luce_games(tables: Sequence[tuple[str, ...]], games: int, seed: int) -> list[Played]:
    """Each seat wins with a chance in proportion to its bot's strength."""
    chance = random.Random(seed)
    played = []
    for number in range(games):
        for bots in tables:
            weights = [STRENGTHS[bot] for bot in bots]
            winner = chance.choices(range(len(bots)), weights)[0]
            wins = [1.0 if seat == winner else 0.0 for seat in range(len(bots))]
            fixture = Fixture(bots, f"s/{number // 4}", (number % 4, 1, 2, 3))
            played.append(Played(fixture, outcome(wins)))
    return played


def by_name(found: list[Rating]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in found}


ROUND_ROBIN = [(*BOTS, bot) for bot in BOTS]
LADDER = [("fair", "weak", "weak", "weak"), ("strong", "fair", "fair", "fair")]


@pytest.mark.parametrize("tables", [ROUND_ROBIN, LADDER], ids=["round-robin", "ladder"])
def test_true_differences_are_found_also_where_a_bot_has_several_seats(
    tables: list[tuple[str, ...]],
) -> None:
    found = by_name(ratings(BOTS, luce_games(tables, 4000, 1)))
    assert found["fair"].rating - found["weak"].rating == pytest.approx(190.8, abs=25)
    assert found["strong"].rating - found["fair"].rating == pytest.approx(209.2, abs=25)
    assert sum(rating.rating for rating in found.values()) == pytest.approx(0, abs=0.2)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    truth = {"weak": -196.9, "fair": -6.1, "strong": 203.1}
    held = 0
    for seed in range(10):
        for rating in ratings(BOTS, luce_games(ROUND_ROBIN, 100, seed)):
            held += rating.low <= truth[rating.bot] <= rating.high
    assert 26 <= held <= 30


def test_more_games_narrow_the_interval() -> None:
    few, many = (by_name(ratings(BOTS, luce_games(ROUND_ROBIN, n, 1))) for n in (40, 640))
    for bot in BOTS:
        assert many[bot].high - many[bot].low < 0.5 * (few[bot].high - few[bot].low)


def test_a_bot_that_never_wins_is_rated_last() -> None:
    games = [Played(Fixture(("a", "b"), f"s/{n}", (0, 1)), outcome([1.0, 0.0])) for n in range(30)]
    found = by_name(ratings(["a", "b"], games))
    assert found["a"].rating > 300
    assert found["a"].rating == -found["b"].rating


def test_of_a_bot_that_never_lost_only_the_least_strength_is_known() -> None:
    games = [Played(Fixture(("a", "b"), f"s/{n}", (0, 1)), outcome([1.0, 0.0])) for n in range(30)]
    [strong, weak] = ratings(["a", "b"], games)
    assert strong.low > weak.high
    assert strong.high - strong.rating > 2 * (strong.rating - strong.low) > 0


def test_a_shared_victory_counts_half_against_each_loser_and_not_between_the_winners() -> None:
    games = [Played(Fixture(("a", "b", "c"), "s/0", (0, 1, 2)), outcome([0.5, 0.5, 0.0]))]
    assert comparisons_by_seed(["a", "b", "c"], games).tolist() == [
        [[0, 0, 0.5], [0, 0, 0.5], [0, 0, 0]]
    ]


def test_games_that_were_not_finished_say_nothing() -> None:
    games = [Played(Fixture(("a", "b"), "s/0", (0, 1)), outcome([1.0, 0.0], finished=False))]
    assert comparisons_by_seed(["a", "b"], games).tolist() == [[[0, 0], [0, 0]]]
    assert [rating.rating for rating in ratings(["a", "b"], games)] == [0, 0]
