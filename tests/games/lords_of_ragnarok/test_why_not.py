"""A refused move names the clause that forbids it."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.declarations import PROMPTS
from sagaboard.games.lords_of_ragnarok.table.why_not import EXPLANATIONS
from sagaboard.kernel.clauses import read_clauses
from sagaboard.kernel.game import GameOver
from sagaboard.kernel.reason import Reason, Target
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
    assert SPEC.why_not(table.g, 0, table.vocabulary.parse("done")) == Reason("LOR-WIN-01")


def test_every_question_has_an_explanation_and_every_clause_exists() -> None:
    assert set(EXPLANATIONS) == set(PROMPTS)
    clauses = read_clauses(SPEC.rules_text)
    table = Scenario(POSITION.format(step="special_action"))
    for move in table.vocabulary.moves.values():
        if move not in table.question("green").moves:
            reason = SPEC.why_not(table.g, 0, move)
            assert reason is not None
            assert reason.clause in clauses


@pytest.mark.parametrize(
    ("step", "kind", "noun", "message"),
    [
        ("hero", "region", "9", "why-lor-move-03"),
        ("hero", "sea", "sea_d", "why-lor-move-16"),
        ("hero", "action", "prepare", "why-lor-turn-06.later"),
        ("hero", "artifact", "gungnir", "why-lor-art-03"),
        ("rune_action", "realm", "vanaheim", "why-lor-ract-03"),
        ("rune_action", "monster", "draugr", "why-lor-mctl-05"),
        ("maneuvers", "army", "2-1", "why-lor-own-02"),
        ("maneuvers", "region", "9", "why-lor-turn-06.over"),
        ("special_action", "action", "mobilize", "why-lor-spec-05"),
        ("special_action", "action", "usurp", "why-lor-oq-17"),
    ],
)
def test_the_obstacle_of_what_was_meant_is_named(
    step: str, kind: str, noun: str, message: str
) -> None:
    table = Scenario(POSITION.format(step=step))
    found = SPEC.explain(table.g, table.seat("green"), Target(kind, noun))
    assert found.reason is not None
    assert (found.moves, found.reason.message) == ([], message)


def test_a_region_out_of_reach_of_an_army() -> None:
    table = Scenario(POSITION.format(step="maneuvers")).plays("green activate 1-1")
    found = SPEC.explain(table.g, table.seat("green"), Target("region", "9"))
    assert found.reason == Reason("LOR-MOVE-06", region=table.vocabulary.parse("to 9") % 128)


def test_the_middle_of_the_wheel_stands_for_monuments() -> None:
    middle = Target("action", "build_monument")
    table = Scenario(POSITION.format(step="special_action"))
    offered = SPEC.explain(table.g, table.seat("green"), middle).moves
    assert [table.vocabulary.verb(move) for move in offered] == ["monument"] * len(offered)
    assert offered
    bare = Scenario(POSITION.format(step="special_action").replace("wheel mobilize green", ""))
    found = SPEC.explain(bare.g, bare.seat("green"), middle)
    assert (found.moves, found.reason) == ([], Reason("LOR-MONU-01"))
