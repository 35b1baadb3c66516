"""A refused move names the clause that forbids it."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.declarations import PROMPTS
from sagaboard.games.lords_of_ragnarok.table.why_not import EXPLANATIONS
from sagaboard.kernel.clauses import read_clauses
from sagaboard.kernel.game import GameOver
from tests.games.lords_of_ragnarok.scenario import Scenario

POSITION = """
    seats green red blue
    turn green {step}
    green hero ragnar 1
    green drakkar sea_a
    green armies 1:2 5:6
    green controls 1 5 11
    green runes uruz
    green artifacts -gungnir
    red hero aslaug 9
    red armies 9:3
    red controls 9
    blue hero snorri 16
    monster draugr 1 ring red
    monster grendel 1
    wheel mobilize green
    loki 4
"""


@pytest.mark.parametrize(
    ("step", "move", "clause"),
    [
        ("hero", "go 9", "LOR-MOVE-03"),
        ("hero", "sail sea_d", "LOR-MOVE-16"),
        ("hero", "heal might", "LOR-INJ-07"),
        ("hero", "special prepare", "LOR-TURN-06"),
        ("hero", "use gungnir", "LOR-ART-03"),
        ("hero", "use mjolnir", "LOR-OWN-01"),
        ("rune_action", "control draugr", "LOR-MCTL-05"),
        ("rune_action", "ally vanaheim", "LOR-RACT-03"),
        ("rune_action", "ally jotunheim", "LOR-RACT-08"),
        ("rune_action", "rune-action draw-1", "LOR-RACT-04"),
        ("rune_action", "rune-action boss", "LOR-RACT-06"),
        ("maneuvers", "activate 2-1", "LOR-OWN-02"),
        ("maneuvers", "recruit 1", "LOR-MANV-03"),
        ("special_action", "special mobilize", "LOR-SPEC-05"),
        ("special_action", "special usurp", "LOR-OQ-17"),
        ("special_action", "done", "LOR-SPEC-01"),
    ],
)
def test_in_the_steps_of_a_turn(step: str, move: str, clause: str) -> None:
    table = Scenario(POSITION.format(step=step))
    assert table.why_not("green", move) == clause


def test_an_army_that_is_kept_out_by_loki() -> None:
    table = Scenario(POSITION.format(step="maneuvers")).plays("green activate 1-1")
    assert table.why_not("green", "to 4") == "LOR-MOVE-07"
    assert table.why_not("green", "to 9") == "LOR-MOVE-06"


def test_without_a_question() -> None:
    table = Scenario(POSITION.format(step="hero"))
    assert table.why_not("red", "go 8") == "LOR-TURN-01"


def test_after_the_end_of_the_game() -> None:
    table = Scenario(POSITION.format(step="hero"))
    with pytest.raises(GameOver):
        table.g.win(0, 0)
    assert SPEC.why_not(table.g, 0, table.vocabulary.parse("done")) == "LOR-WIN-01"


def test_every_question_has_an_explanation_and_every_clause_exists() -> None:
    assert set(EXPLANATIONS) == set(PROMPTS)
    clauses = read_clauses(SPEC.rules_text)
    table = Scenario(POSITION.format(step="special_action"))
    for move in table.vocabulary.moves.values():
        if move not in table.question("green").moves:
            assert SPEC.why_not(table.g, 0, move) in clauses
