"""Whoever points at something hears the obstacle in the way of what was meant."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_hellas import SPEC
from sagaboard.kernel.reason import Reason, Target
from sagaboard.kernel.speech import reason_text, speech_for
from tests.games.lords_of_hellas.scenario import Scenario

READY = """
    seats tyrian aegean
    turn tyrian
    tyrian hero achilles epirus levels 1/1/1
    tyrian hoplites epirus*2
    tyrian controls epirus
    tyrian artifacts ambrosia
    tyrian used march
"""


@pytest.mark.parametrize(
    ("script", "kind", "noun", "verb", "message"),
    [
        ("", "region", "crete", None, "why-loh-hmove-01"),
        ("tyrian go thessaly", "region", "crete", None, "why-loh-turn-03"),
        ("", "region", "crete", "move", "why-loh-move-02"),
        ("", "region", "crete", "march", "why-loh-sa-02"),
        ("", "region", "crete", "temple", "why-loh-temple-01"),
        ("", "god", "zeus", None, "why-loh-pray-01"),
        ("", "monster", "medusa", None, "why-loh-sa-07"),
        ("tyrian move epirus", "region", "crete", None, "why-loh-move-02.far"),
        ("", "artifact", "femes_trumpet", None, "why-loh-act-01"),
    ],
)
def test_the_obstacle_of_what_was_meant_is_named(
    script: str, kind: str, noun: str, verb: str | None, message: str
) -> None:
    table = Scenario(READY)
    table.plays(*(line for line in [script] if line))
    found = SPEC.explain(table.g, table.seat("tyrian"), Target(kind, noun, verb=verb))
    assert found.reason is not None
    assert (found.moves, found.reason.message) == ([], message)


def test_how_far_a_hero_goes_is_told() -> None:
    table = Scenario(READY)
    found = SPEC.explain(table.g, table.seat("tyrian"), Target("region", "crete"))
    crete = SPEC.kinds["region"].value("crete", table.g.content)
    assert found.reason == Reason("LOH-HMOVE-01", region=crete, speed=1)
    text = reason_text(SPEC, table.g, speech_for(SPEC, "en"), found.reason)
    assert text == "Crete is too far for your hero: Speed 1."


def test_nothing_can_be_done_with_what_belongs_to_others_or_is_no_part_of_the_question() -> None:
    table = Scenario(READY)
    for target in (Target("attribute", "speed", seat=1), Target("card", "charge_sickle")):
        found = SPEC.explain(table.g, table.seat("tyrian"), target)
        assert (found.moves, found.reason) == ([], None)
