"""What a trained evaluation is told of the end by Ragnarok."""

from __future__ import annotations

import pytest

from sagaboard.bots.judge import Judge
from sagaboard.bots.weights import read_trained
from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.bots.evaluation import expected_regions
from sagaboard.games.lords_of_ragnarok.bots.features import ragnarok_features
from tests.games.lords_of_ragnarok.scenario import Scenario

FOUR = """
    seats green red blue yellow
    turn red hero
    green hero ragnar 1
    red hero aslaug 9
    blue hero snorri 16
    yellow hero lagertha 18
"""
LAST_TURNS = FOUR + "ragnarok green 4\n"


def told(position: str) -> dict[str, list[float]]:
    table = Scenario(position)
    g = table.g
    return {
        colour: ragnarok_features(g, table.seat(colour), expected_regions(g, table.seat(colour)))
        for colour in ("green", "red", "blue", "yellow")
    }


@pytest.mark.parametrize(
    ("held", "first"),
    [
        ("green controls 4 13\nblue controls 8", "green"),
        ("green controls 4\nyellow controls 7\nblue controls 8", "blue"),
        ("green controls 4\nyellow controls 7", "yellow"),
        ("", "red"),
    ],
)
def test_in_the_last_turns_it_is_told_who_would_win(held: str, first: str) -> None:
    """By the same tie-breaker as the rules."""
    table = told(LAST_TURNS + held)
    assert [colour for colour, numbers in table.items() if numbers[3] == 1.0] == [first]


def test_a_lead_counts_more_the_more_omens_are_fulfilled() -> None:
    held = "green controls 4 13\nblue controls 8"
    none = told(FOUR + held)["green"]
    one = told(FOUR + "omens o34_lands\n" + held)["green"]
    two = told(FOUR + "omens o34_lands o34_temples\n" + held)["green"]
    assert none[:2] == [0.0, 0.0]
    assert 0.0 < one[0] < two[0]
    assert 0.0 < one[1] < two[1]
    assert told(FOUR + "omens o34_lands\n" + held)["blue"][0] == -one[0]


def test_the_trained_judge_prefers_who_leads_at_the_end() -> None:
    table = Scenario(LAST_TURNS + "blue controls 4 13 8\nyellow controls 7")
    chances = Judge(SPEC, read_trained(SPEC.bots.weights).weights).chances(table.g)
    assert max(chances) == chances[table.seat("blue")]
