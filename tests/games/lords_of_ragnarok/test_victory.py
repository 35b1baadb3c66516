"""Chapters 32 and 33: omens, Ragnarok, victory, two-player changes."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok.loading import load
from tests.games.lords_of_ragnarok.table import Table

CONTENT = load()

FOUR = """
    seats green red blue yellow
    turn green special_action
    green hero ragnar 1
    red hero aslaug 9
    blue hero snorri 16
    yellow hero lagertha 18
"""
TWO = """
    seats green red
    turn green special_action
    green hero ragnar 1
    red hero aslaug 9
"""
SIDES = pytest.mark.parametrize(("base", "temples"), [(FOUR, 5), (TWO, 4)], ids=["four", "two"])
SHRINES = ["3", "7", "8", "11", "13", "14"]


@SIDES
@pytest.mark.rule("LOR-WIN-01", "LOR-WIN-03", "LOR-WIN-05", "LOR-2P-06", "LOR-EX-13")
def test_great_godi_by_building_a_temple(base: str, temples: int) -> None:
    own = SHRINES[: temples - 1]
    position = f"green controls {' '.join(own)} 14\ntemples {' '.join(own)}\ntaken {len(own)}"
    table = Table(base + position).plays("green special build_temple")
    assert table.winner() == ("green", "great_godi")
    fewer = own[1:]
    position = f"green controls {' '.join(fewer)} 14\ntemples {' '.join(fewer)}\ntaken {len(fewer)}"
    table = Table(base + position).plays("green special build_temple")
    assert table.winner() is None


@SIDES
@pytest.mark.rule("LOR-WIN-04", "LOR-WIN-06", "LOR-EX-13", "LOR-OQ-06")
def test_great_godi_by_taking_a_region_with_a_temple(base: str, temples: int) -> None:
    """Who built it does not matter, and it stays where it is."""
    own = SHRINES[: temples - 1]
    base = base.replace("special_action", "maneuvers")
    position = f"""
        green controls {" ".join(own)}
        green armies 12:1
        red controls 14
        temples {" ".join(own)} 14
        taken {temples}
    """
    table = Table(base + position).plays("green activate 1-1")
    assert table.winner() is None
    table.plays("green to 14")
    assert table.winner() == ("green", "great_godi")


@SIDES
@pytest.mark.rule("LOR-WIN-02", "LOR-2P-08", "LOR-MAP-09")
def test_great_jarl_needs_three_whole_lands(base: str, temples: int) -> None:
    base = base.replace("special_action", "maneuvers")
    position = "green controls 1 2 3 4 5 6 7 8 9\ngreen armies 8:4"
    table = Table(base + position).plays("green activate 1-1", "green to 10")
    assert table.winner() == ("green", "great_jarl")
    position = "green controls 1 2 3 4 5 6 8 9\ngreen armies 8:4"  # 7 is missing
    table = Table(base + position).plays("green activate 1-1", "green to 10")
    assert table.winner() is None
