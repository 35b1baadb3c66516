"""Chapter 8 of the rules: structure of an Age."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.kernel.game import play
from tests.games.blood_rage.courses import draft, played_at_random
from tests.games.blood_rage.scenario import Scenario, new_game

SPECTATOR = -1
PHASES = ["gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla"]


@pytest.mark.rule("BR-AGE-01", "BR-AGE-02", "BR-AGE-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_three_ages_of_six_phases(players: int) -> None:
    g = new_game(players)
    for _ in played_at_random(g, players):
        pass
    course = []
    for event in g.events or []:
        if event.kind == "age_began":
            course.append(f"age {event.values[0]}")
        elif event.kind == "phase_began":
            course.append((*PHASES, "end")[event.values[0]])
    assert course == ["age 1", *PHASES, "age 2", *PHASES, "age 3", *PHASES, "end"]
    assert g.is_over


@pytest.mark.rule("BR-AGE-03")
def test_nobody_acts_before_everybody_has_drafted() -> None:
    g = new_game(2)
    play(g, 0, g.questions[0].moves[0])
    play(g, 0, g.questions[0].moves[0])
    assert (SPEC.view(g, SPECTATOR).phase, g.waiting_for()) == ("gods_gifts", [1])
    table = Scenario(g)
    assert table.why_not(table.players[0], "pass") == "BR-AGE-03"


@pytest.mark.rule("BR-AGE-03")
def test_quests_wait_until_everybody_has_discarded() -> None:
    table = Scenario("""
        seats wolf raven
        phase discard
        wolf hand tyrs_bash
        raven hand tyrs_smite.1
        wolf quests quest_alfheim.1
        wolf at gimle leader
    """)
    table.plays("wolf done")
    assert (table.phase, table.asked()) == ("discard", {"raven": "keep_card"})
    assert table.glory("wolf") == 0
    table.plays("raven done")
    assert (table.phase, table.glory("wolf")) == ("quest", 5)


@pytest.mark.rule("BR-AGE-03")
def test_ragnarok_waits_until_every_quest_is_settled() -> None:
    table = Scenario("""
        seats wolf raven
        phase quest
        doom gimle andlang horgr
        wolf quests quest_alfheim.1
        raven quests quest_jotunheim.1
        wolf at gimle leader
        raven at horgr leader
    """)
    assert table.asked() == {"wolf": "raise_stat"}
    table.plays("wolf raise axes")
    assert (table.asked(), table.phase) == ({"raven": "raise_stat"}, "quest")
    assert not table.is_destroyed("gimle")
    table.plays("raven raise axes")
    assert table.is_destroyed("gimle")


@pytest.mark.rule("BR-AGE-04")
@pytest.mark.parametrize("age", [1, 2])
def test_the_saga_token_goes_from_phase_to_phase_and_age_to_age(age: int) -> None:
    table = Scenario(f"""
        seats wolf raven
        age {age}
        phase gods_gifts
        wolf quests quest_alfheim.1
        wolf at gimle leader
    """)
    seen = [saga(table)]
    draft(table.g)
    seen.append(saga(table))
    table.plays("wolf pass", "raven pass")
    seen.append(saga(table))
    table.plays("wolf done", "raven done")
    seen.append(saga(table))
    table.plays("wolf raise horns")
    seen.append(saga(table))
    phases = ["gods_gifts", "action", "discard", "quest"]
    assert seen == [*((age, phase) for phase in phases), (age + 1, "gods_gifts")]


def saga(table: Scenario) -> tuple[int, str]:
    view = SPEC.view(table.g, SPECTATOR)
    return view.age, view.phase


@pytest.mark.rule("BR-AGE-01", "BR-AGE-05")
@pytest.mark.parametrize(("age", "over"), [(1, False), (2, False), (3, True)])
def test_the_game_ends_after_the_last_phase_of_the_third_age(age: int, over: bool) -> None:
    table = Scenario(f"age {age}\nphase release_valhalla")
    assert SPEC.view(table.g, SPECTATOR).over is over
    if over:
        assert table.why_not("wolf", "pass") == "BR-AGE-05"
