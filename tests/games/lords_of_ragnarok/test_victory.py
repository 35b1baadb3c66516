"""Chapter 33: victories, and what changes with two players."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.loading import load
from sagaboard.games.lords_of_ragnarok.rules.hunt import offer_hunts
from sagaboard.games.lords_of_ragnarok.view import view
from sagaboard.kernel.move import Move
from tests.games.lords_of_ragnarok.table import Table, new_game

READY = """
    seats green red blue
    turn green maneuvers
    green hero ragnar 2
    green drakkar sea_a
    red hero lagertha 14
    red drakkar sea_d
    blue hero beowulf 20
    blue drakkar sea_e
"""
TWO = """
    seats green red
    turn green maneuvers
    green hero ragnar 2
    green drakkar sea_a
    red hero lagertha 14
    red drakkar sea_d
"""


@pytest.mark.rule("LOR-WIN-01", "LOR-WIN-02")
def test_the_third_land_wins_at_once() -> None:
    table = Table(READY + "green armies 8:5\ngreen controls 1 2 3 4 5 6 7 9 10\nred controls 8\n")
    table.g.put_army(0, table.region("6"))
    table.plays("green activate 1-1", "green to 8")
    assert table.winner() == ("green", "great_jarl")
    assert table.g.is_over
    assert SPEC.ending(table.g) == "great_jarl"
    assert SPEC.standing(table.g).winners == [0]


@pytest.mark.rule("LOR-WIN-03", "LOR-WIN-04", "LOR-WIN-06", "LOR-EX-13")
def test_control_of_the_fifth_region_with_a_temple_wins_whoever_built_it() -> None:
    table = Table(
        READY + "green armies 12:6\ngreen controls 3 7 8 13\ntemples 3 7 8 13 14\nred controls 14\n"
    )
    table.plays("green activate 1-1", "green to 14")
    assert table.winner() == ("green", "great_godi")


@pytest.mark.rule("LOR-WIN-05", "LOR-EX-13", "LOR-TMPL-06")
def test_building_the_fifth_temple_wins_before_priest_and_draft() -> None:
    position = READY.replace("maneuvers", "special_action")
    table = Table(position + "green controls 3 7 8 13 14\ntemples 3 7 8 13\n")
    table.plays("green special build_temple")
    assert table.winner() == ("green", "great_godi")
    assert not table.events("priests_gained")
    assert not table.events("blessings_revealed")


@pytest.mark.rule("LOR-WIN-03", "LOR-2P-06")
@pytest.mark.parametrize(("position", "temples"), [(READY, 5), (TWO, 4)])
def test_two_players_need_four_temples_instead_of_five(position: str, temples: int) -> None:
    shrines = ["3", "7", "8", "13", "14"][:temples]
    held = f"green controls {' '.join(shrines[:-1])}\ntemples {' '.join(shrines)}\n"
    table = Table(position + held)
    assert table.winner() is None
    table.g.take_control(0, table.region(shrines[-1]))
    assert table.winner() == ("green", "great_godi")


@pytest.mark.rule("LOR-2P-08")
def test_two_players_still_need_three_lands() -> None:
    table = Table(TWO + "green controls 1 2 3 4 5 6 7 8 9\n")
    assert table.g.complete_lands(0) == 2
    assert table.winner() is None
    table.g.take_control(0, table.region("10"))
    assert table.winner() == ("green", "great_jarl")


@pytest.mark.rule("LOR-WIN-08", "LOR-2P-07")
@pytest.mark.parametrize(("position", "needed"), [(READY, 2), (TWO, 1)])
def test_the_boss_is_hunted_after_so_many_defeated_monsters(position: str, needed: int) -> None:
    for tokens in range(needed + 1):
        table = Table(position + f"loki 2\ngreen tokens {tokens}\n")
        moves: list[Move] = []
        offer_hunts(table.g, 0, moves)
        texts = [table.vocabulary.text(move) for move in moves]
        assert ("hunt loki" in texts) == (tokens == needed)


@pytest.mark.rule("LOR-WIN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_goals_are_shown_to_everybody(players: int) -> None:
    goals = view(new_game(players), -1).goals
    two = players == 2
    assert (goals.lands, goals.temples, goals.defeated, goals.omens) == (
        3,
        4 if two else 5,
        1 if two else 2,
        3,
    )
    assert load().numbers.omens_for_ragnarok == 3


@pytest.mark.rule("LOR-WIN-01")
def test_after_a_victory_nothing_more_happens() -> None:
    table = Table(READY + "green armies 8:5\n")
    table.g.end(1, 0)
    table.g.end(0, 1)
    assert table.winner() == ("red", "great_jarl")
    assert table.g.is_over
    table.g.tell("turn_began", 0)
    assert not table.events("turn_began")
