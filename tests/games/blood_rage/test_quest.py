"""Chapter 14: the action Quest."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from tests.games.blood_rage.scenario import Scenario


@pytest.mark.rule("BR-QUEST-01", "BR-QUEST-03")
def test_one_quest_card_of_the_hand_is_committed() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand quest_alfheim quest_manheim tyrs_bash thors_glory
    """)
    assert table.offers("wolf", "quest") == ["quest quest_alfheim.1", "quest quest_manheim.1"]
    table.plays("wolf quest quest_manheim")
    assert table.quests("wolf") == ["quest_manheim.1"]
    assert table.hand("wolf") == ["thors_glory", "quest_alfheim.1", "tyrs_bash"]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-QUEST-02")
def test_committing_is_free_but_impossible_without_rage() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 1
        wolf hand quest_alfheim
        raven rage 0
        raven hand quest_manheim
    """)
    table.plays("wolf quest quest_alfheim")
    assert table.rage("wolf") == 1
    assert table.asked() == {"wolf": "action"}  # raven is not even asked
    assert table.why_not("raven", "quest quest_manheim.1") == "BR-ACT-09"


@pytest.mark.rule("BR-QUEST-04")
def test_the_number_of_committed_quests_is_not_limited() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        raven rage 0
        wolf hand quest_alfheim.2 quest_manheim.2 quest_jotunheim.2 quest_glorious_death.2
        wolf quests quest_alfheim.1 quest_manheim.1
    """)
    for quest in table.hand("wolf"):
        table.plays(f"wolf quest {quest}")
    assert table.hand("wolf") == []
    assert len(table.quests("wolf")) == 6


@pytest.mark.rule("BR-QUEST-05")
def test_two_identical_quests_give_their_rewards_each() -> None:
    table = Scenario("""
        seats wolf raven serpent bear
        turn wolf
        wolf rage 2
        raven rage 0
        serpent rage 0
        bear rage 0
        wolf hand quest_alfheim quest_alfheim
        wolf at gimle warrior
        doom horgr elvagar utgard
    """)
    table.plays("wolf quest quest_alfheim", "wolf quest quest_alfheim")
    assert table.quests("wolf") == ["quest_alfheim.1", "quest_alfheim.1"]
    table.plays("wolf pass", "wolf raise axes", "wolf raise horns")
    assert table.glory("wolf") == 5 + 5
    assert (table.column("wolf", "axes"), table.column("wolf", "horns")) == (2, 2)


@pytest.mark.rule("BR-QUEST-06")
def test_the_owner_may_look_at_the_own_committed_quests() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand quest_alfheim
        wolf quests quest_manheim
    """)
    table.plays("wolf quest quest_alfheim")
    own = SPEC.view(table.g, table.seat("wolf")).own
    assert own is not None
    assert own.quests == ["quest_manheim.1", "quest_alfheim.1"]


@pytest.mark.rule("BR-QUEST-07")
def test_a_committed_quest_cannot_be_played_in_a_battle() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand tyrs_bash
        wolf quests quest_alfheim
        wolf at gimle warrior
        raven at gimle warrior
    """)
    table.plays("wolf pillage gimle")
    assert table.offers("wolf") == ["play tyrs_bash"]


@pytest.mark.rule("BR-QUEST-07")
def test_a_committed_quest_is_neither_kept_nor_discarded_in_the_discard_phase() -> None:
    table = Scenario("""
        seats wolf raven
        phase discard
        wolf hand tyrs_bash
        wolf quests quest_alfheim
        wolf at gimle warrior
        doom horgr elvagar utgard
    """)
    assert table.offers("wolf") == ["keep tyrs_bash", "done"]
    table.plays("wolf done", "wolf raise rage")
    assert table.glory("wolf") == 5  # it was still there in the Quest phase


@pytest.mark.rule("BR-QUEST-08")
def test_a_condition_met_only_before_the_quest_phase_is_irrelevant() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        raven rage 0
        wolf hand quest_alfheim
        wolf at gimle leader
        doom horgr elvagar utgard
    """)
    table.plays("wolf quest quest_alfheim")
    assert table.glory("wolf") == 0  # fulfilled, but not checked now
    table.plays("wolf march gimle", "wolf to horgr", "wolf move leader", "wolf pass")
    assert table.age == 2
    assert table.glory("wolf") == 2  # only for the Leader in Ragnarök


@pytest.mark.rule("BR-QUEST-08")
def test_a_condition_met_only_in_the_quest_phase_is_enough() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        raven rage 0
        wolf hand quest_alfheim
        doom horgr elvagar utgard
    """)
    table.plays("wolf quest quest_alfheim", "wolf invade leader", "wolf to gimle", "wolf pass")
    table.plays("wolf raise axes")
    assert table.glory("wolf") == 5
