"""Chapter 16.1, phase 3: Discard."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.table.view import BloodRageView
from tests.games.blood_rage.scenario import Scenario


def view_of(table: Scenario, clan: str) -> BloodRageView:
    return SPEC.view(table.g, table.seat(clan))


@pytest.mark.rule("BR-DISC-01")
@pytest.mark.parametrize("age", [1, 2])
def test_one_card_at_most_is_kept_for_the_next_age(age: int) -> None:
    table = Scenario(f"""
        age {age}
        phase discard
        wolf hand tyrs_bash tyrs_smash.1 troll
    """)
    assert table.asked() == {"wolf": "keep_card"}
    table.plays("wolf keep tyrs_smash")
    assert (table.age, table.phase) == (age + 1, "gods_gifts")
    assert table.hand("wolf") == ["tyrs_smash.1"]
    own = view_of(table, "wolf").own
    assert own is not None
    assert own.buried == ["troll", "tyrs_bash"]


@pytest.mark.rule("BR-DISC-01")
def test_of_two_equal_cards_one_is_kept() -> None:
    table = Scenario("""
        phase discard
        wolf hand tyrs_smash.1 tyrs_smash.1
    """)
    table.plays("wolf keep tyrs_smash")
    assert table.hand("wolf") == ["tyrs_smash.1"]


@pytest.mark.rule("BR-DISC-02")
@pytest.mark.parametrize(
    "card",
    ["tyrs_bash", "tyrs_rage.2", "quest_manheim.1", "quest_manheim.2", "troll", "experts_in_arms"],
)
def test_kept_card_may_be_of_any_type_and_age(card: str) -> None:
    table = Scenario("""
        age 2
        phase discard
        wolf hand tyrs_bash tyrs_rage.2 quest_manheim.1 quest_manheim.2 troll experts_in_arms
    """)
    table.plays(f"wolf keep {card}")
    assert table.hand("wolf") == [card]


@pytest.mark.rule("BR-DISC-03")
def test_all_cards_are_discarded_in_the_third_age() -> None:
    table = Scenario("""
        age 3
        turn wolf
        wolf rage 1
        wolf hand tyrs_bash tyrs_rage.3
        raven rage 0
        raven hand heimdalls_gaze
        serpent rage 0
        bear rage 0
    """)
    table.plays("wolf pass")
    assert table.g.is_over
    assert (table.hand("wolf"), table.hand("raven")) == ([], [])
    own = view_of(table, "wolf").own
    assert own is not None
    assert own.buried == ["tyrs_bash", "tyrs_rage.3"]


@pytest.mark.rule("BR-DISC-04")
def test_committed_quests_and_upgrades_are_not_discarded() -> None:
    table = Scenario("""
        phase discard
        wolf hand tyrs_bash quest_alfheim.1
        wolf quests quest_manheim.1 quest_jotunheim.1
        wolf sheet troll thors_glory
        wolf at elvagar leader
        raven quests quest_alfheim.1
    """)
    table.plays("wolf done")
    assert table.phase == "quest"
    assert table.quests("wolf") == ["quest_manheim.1", "quest_jotunheim.1"]
    assert table.quests("raven") == ["quest_alfheim.1"]
    assert table.sheet("wolf") == ["troll", "thors_glory"]
    assert table.hand("wolf") == []


@pytest.mark.rule("BR-DISC-05")
def test_empty_hand_is_not_asked() -> None:
    table = Scenario("""
        phase discard
        wolf hand tyrs_bash
        serpent hand troll
        raven quests quest_manheim.1
    """)
    assert table.asked() == {"wolf": "keep_card", "serpent": "keep_card"}
    table.plays("wolf done", "serpent done")
    assert table.phase == "gods_gifts"


@pytest.mark.rule("BR-DISC-06")
def test_all_choose_at_the_same_time_and_face_down() -> None:
    table = Scenario("""
        phase discard
        wolf hand tyrs_bash troll
        raven hand tyrs_smash.1 tyrs_smite.1
    """)
    assert table.asked() == {"wolf": "keep_card", "raven": "keep_card"}
    with_troll = Scenario(table.g.copy()).plays("wolf keep troll")
    table.plays("wolf keep tyrs_bash")
    assert table.asked() == {"raven": "keep_card"}
    assert table.hand("raven") == ["tyrs_smash.1", "tyrs_smite.1"]
    assert view_of(table, "raven") == view_of(with_troll, "raven")
    table.plays("raven keep tyrs_smite")
    with_troll.plays("raven keep tyrs_smite")
    assert view_of(table, "raven").clans[0] == view_of(with_troll, "raven").clans[0]


@pytest.mark.rule("BR-DISC-06")
def test_no_card_need_be_kept() -> None:
    table = Scenario("""
        phase discard
        wolf hand tyrs_bash troll
    """)
    assert table.offers("wolf") == ["keep troll", "keep tyrs_bash", "done"]
    table.plays("wolf done")
    assert table.hand("wolf") == []
