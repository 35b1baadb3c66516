"""Chapter 10, phase 2: turns, Rage, passing and the end of the Action phase."""

from __future__ import annotations

import pytest

from sagaboard.kernel.game import play
from tests.games.blood_rage.scenario import Scenario

ALL_OUTER = "myrkulor elvagar angerboda muspelheim horgr utgard andlang gimle"


def verbs(table: Scenario, clan: str) -> set[str]:
    return {text.split()[0] for text in table.offers(clan)}


def draft_anything(table: Scenario) -> None:
    """Everybody picks the first card on offer until the draft is over."""
    while table.phase == "gods_gifts":
        question = next(q for q in table.g.questions if not q.may_change)
        play(table.g, question.seat, question.moves[0])


@pytest.mark.rule("BR-ACT-01")
def test_rage_is_set_to_the_rage_stat_at_the_start_of_the_phase() -> None:
    table = Scenario("""
        seats wolf raven serpent
        age 2
        phase action
        wolf rage 0 stats 1/1/1
        raven rage 0 stats 3/1/1
        serpent rage 0 stats 5/1/1
    """)
    assert [table.rage(clan) for clan in table.players] == [6, 8, 12]


@pytest.mark.rule("BR-ACT-02")
def test_rage_left_from_the_last_age_is_overwritten_not_added_to() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        phase action
        wolf rage 5 stats 2/1/1
        raven rage 11
    """)
    assert (table.rage("wolf"), table.rage("raven")) == (7, 6)


@pytest.mark.rule("BR-ACT-03", "BR-ACT-08")
def test_first_player_begins_and_turns_go_to_the_left() -> None:
    table = Scenario("""
        seats wolf raven serpent bear
        phase action
        first serpent
    """)
    order = []
    for _ in range(5):
        (clan,) = table.asked()
        order.append(clan)
        table.plays(f"{clan} invade warrior", f"{clan} to angerboda")
    assert order == ["serpent", "bear", "wolf", "raven", "serpent"]


@pytest.mark.rule("BR-ACT-04")
def test_a_turn_is_one_action_or_a_pass_and_nothing_less() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle warrior
    """)
    assert "pass" in table.offers("wolf")
    assert "done" not in table.offers("wolf")
    table.plays("wolf march gimle", "wolf to elvagar", "wolf move warrior")
    assert table.asked() == {"raven": "action"}
    table.plays("raven pass")
    assert table.asked() == {"wolf": "action"}


@pytest.mark.rule("BR-ACT-05")
def test_there_are_five_actions_and_upgrades_add_more() -> None:
    position = """
        seats wolf raven serpent
        age 3
        turn wolf
        wolf hand quest_alfheim friggas_charm
        wolf at gimle warrior*2
        wolf at horgr leader
        wolf at valhalla warrior
        pillaged horgr
    """
    five = {"invade", "march", "upgrade", "quest", "pillage", "pass"}
    assert verbs(Scenario(position), "wolf") == five
    sheet = "wolf sheet friggas_domain friggas_sacrifice tyrs_challenge"
    with_cards = Scenario(position + sheet)
    assert verbs(with_cards, "wolf") == five | {"fetch", "sacrifice", "pillage-again"}


@pytest.mark.rule("BR-ACT-06")
@pytest.mark.parametrize(("rage", "is_affordable"), [(1, False), (2, True), (3, True)])
def test_an_action_that_cannot_be_paid_in_full_cannot_be_taken(
    rage: int, is_affordable: bool
) -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf rage {rage}
        wolf hand thors_glory
    """)
    assert ("invade ship" in table.offers("wolf")) is is_affordable
    assert ("upgrade thors_glory" in table.offers("wolf")) is is_affordable


@pytest.mark.rule("BR-ACT-06")
def test_the_rage_cost_is_paid_at_once() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 5
    """)
    table.plays("wolf invade ship", "wolf to fjord_southwest")
    assert table.rage("wolf") == 3


@pytest.mark.rule("BR-ACT-07")
def test_the_same_action_may_be_taken_turn_after_turn() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle warrior
    """)
    for there in ("elvagar", "horgr", "gimle"):
        here = table.where("wolf", "warrior-1")
        table.plays(f"wolf march {here}", f"wolf to {there}", "wolf move warrior")
        if "raven" in table.asked():
            table.plays("raven pass")
    assert table.where("wolf", "warrior-1") == "gimle"
    assert table.rage("wolf") == 3


@pytest.mark.rule("BR-EX-D03", "BR-ACT-09", "BR-ACT-10")
def test_without_rage_no_turn_but_joining_a_battle_is_open() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 3
        raven rage 0
        raven hand quest_alfheim
        raven at gimle warrior
        wolf at andlang warrior
    """)
    assert table.where("raven", "leader") == "reserve"
    table.plays("wolf invade leader", "wolf to horgr")
    assert table.asked() == {"wolf": "action"}  # the turn went by without a question
    for move in ("invade leader", "quest quest_alfheim.1", "pillage gimle"):
        assert table.why_not("raven", move) == "BR-ACT-09"
    table.plays("wolf pillage andlang")
    assert table.asked() == {"raven": "join"}
    assert table.offers("raven") == ["join warrior-1", "done"]


@pytest.mark.rule("BR-ACT-10")
def test_a_clan_without_rage_joins_plays_a_card_and_wins_as_usual() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 3
        raven rage 0
        raven hand tyrs_smite
        raven at gimle warrior
        wolf at andlang warrior
        token andlang glory
    """)
    table.plays("wolf pillage andlang", "raven join warrior", "raven play tyrs_smite")
    assert table.totals() == {"wolf": 1, "raven": 6}
    assert table.glory("raven") == 3
    assert table.at("wolf", "valhalla") == ["warrior"]


@pytest.mark.rule("BR-ACT-11")
def test_with_rage_but_nothing_to_do_a_player_is_asked_and_can_only_pass() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 2
        wolf at fjord_northeast ship
        wolf at valhalla leader warrior*8
        pillaged elvagar angerboda
    """)
    assert table.asked() == {"wolf": "action"}
    assert table.offers("wolf") == ["pass"]


@pytest.mark.rule("BR-ACT-11")
def test_a_player_without_rage_is_not_asked() -> None:
    table = Scenario("""
        seats wolf raven serpent
        turn wolf
        raven rage 0
        raven at gimle leader
    """)
    table.plays("wolf invade leader", "wolf to horgr")
    assert table.asked() == {"serpent": "action"}


@pytest.mark.rule("BR-ACT-12")
def test_passing_costs_all_rage_and_ends_the_turns_of_this_phase() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 5
    """)
    table.plays("wolf pass")
    assert table.rage("wolf") == 0
    table.plays("raven invade leader", "raven to gimle")
    assert table.asked() == {"raven": "action"}


ASCENSION = """
    seats wolf raven
    age 3
    turn wolf
    wolf rage 3
    wolf at andlang warrior
    raven at andlang leader
    raven hand thors_ascension
"""


@pytest.mark.rule("BR-ACT-13")
def test_rage_gained_at_zero_brings_the_turns_back() -> None:
    table = Scenario(ASCENSION + "raven rage 0")
    table.plays("wolf pillage andlang", "raven play thors_ascension")
    assert table.rage("raven") == 3
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-ACT-12", "BR-ACT-13", "BR-OQ-02")
def test_rage_gained_after_a_pass_brings_no_turn_back() -> None:
    table = Scenario(ASCENSION.replace("turn wolf", "turn raven") + "raven rage 4")
    table.plays("raven pass", "wolf pillage andlang", "raven play thors_ascension")
    assert table.rage("raven") == 3
    assert table.asked() == {"wolf": "action"}


@pytest.mark.rule("BR-ACT-14")
def test_the_phase_ends_when_everybody_has_passed_or_has_no_rage() -> None:
    table = Scenario("""
        seats wolf raven serpent
        turn wolf
        wolf rage 1
        raven rage 4
        serpent rage 0
        serpent hand tyrs_bash
    """)
    table.plays("wolf invade warrior", "wolf to gimle")
    assert table.phase == "action"
    table.plays("raven pass")
    assert table.phase == "discard"


@pytest.mark.rule("BR-ACT-15", "BR-ACT-16")
def test_the_phase_ends_at_once_when_the_last_province_is_pillaged() -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf rage 5
        wolf hand tyrs_bash
        wolf at yggdrasil warrior
        raven rage 4
        raven hand tyrs_smite
        pillaged {ALL_OUTER}
    """)
    table.plays("wolf pillage yggdrasil")
    assert table.phase == "discard"
    assert (table.rage("wolf"), table.rage("raven")) == (5, 4)


@pytest.mark.rule("BR-ACT-15")
def test_yggdrasil_must_be_pillaged_too_for_the_phase_to_end() -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf at gimle warrior
        pillaged {ALL_OUTER.replace(" gimle", "")}
    """)
    table.plays("wolf pillage gimle")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-ACT-15")
def test_destroyed_provinces_need_not_be_pillaged_for_the_phase_to_end() -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf hand tyrs_bash
        wolf at yggdrasil warrior
        pillaged {ALL_OUTER.replace(" utgard", "")}
        destroyed utgard
    """)
    table.plays("wolf pillage yggdrasil")
    assert table.phase == "discard"


@pytest.mark.rule("BR-ACT-16", "BR-OQ-07")
def test_the_last_pillage_is_resolved_entirely_before_the_phase_ends() -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf hand thors_hammer tyrs_bash
        wolf at yggdrasil leader
        raven at yggdrasil warrior
        raven hand lokis_trickery
        pillaged {ALL_OUTER}
    """)
    table.plays("wolf pillage yggdrasil", "wolf play thors_hammer", "raven play lokis_trickery")
    table.plays("wolf done")
    assert table.phase == "discard"
    assert table.glory("wolf") == 4 + 3  # Axes raised by the token, then Thor's Hammer
    assert table.rage("raven") == 7
    assert table.hand("raven") == ["lokis_trickery"]


@pytest.mark.rule("BR-ACT-17")
def test_the_only_player_with_rage_takes_all_following_turns() -> None:
    table = Scenario("""
        seats wolf raven serpent
        turn wolf
        wolf rage 3
        raven rage 0
        serpent rage 2
    """)
    table.plays("wolf invade warrior", "wolf to gimle", "serpent pass")
    table.plays("wolf invade warrior", "wolf to gimle")
    table.plays("wolf invade warrior", "wolf to gimle")
    assert table.at("wolf", "gimle") == ["warrior"] * 3
    assert table.phase != "action"


@pytest.mark.rule("BR-EX-D07", "BR-ACT-02", "BR-ACT-15", "BR-ACT-16", "BR-ACT-18")
def test_the_last_pillage_ends_the_phase_and_rage_left_is_worth_nothing() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        wolf rage 5 stats 2/1/1
        raven rage 4
        wolf at gimle leader
        destroyed myrkulor elvagar angerboda muspelheim
        doom muspelheim horgr utgard
        pillaged horgr utgard andlang yggdrasil
        token gimle glory
    """)
    table.plays("wolf pillage gimle")
    assert (table.age, table.phase) == (3, "gods_gifts")
    assert table.rage("wolf") == 5  # on the track until it is overwritten
    draft_anything(table)
    assert table.phase == "action"
    assert (table.rage("wolf"), table.rage("raven")) == (7, 6)


@pytest.mark.rule("BR-ACT-19")
@pytest.mark.parametrize(
    ("moves", "cost"),
    [
        (["invade leader", "to horgr"], 0),
        (["invade warrior", "to horgr"], 1),
        (["invade ship", "to fjord_southeast"], 2),
        (["march gimle", "to horgr", "move warrior", "move warrior"], 1),
        (["upgrade friggas_charm", "slot clan-1"], 0),
        (["upgrade lokis_domain", "slot clan-1"], 1),
        (["upgrade thors_glory", "slot clan-1"], 2),
        (["upgrade lord_of_hammers", "done"], 3),
        (["quest quest_manheim"], 0),
        (["pillage gimle"], 0),
    ],
)
def test_what_each_action_costs(moves: list[str], cost: int) -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 6
        wolf at gimle warrior*2
        wolf hand friggas_charm lokis_domain thors_glory lord_of_hammers quest_manheim
    """)
    table.plays(*(f"wolf {move}" for move in moves))
    assert table.asked() == {"raven": "action"}
    assert table.rage("wolf") == 6 - cost


@pytest.mark.rule("BR-ACT-20")
def test_rage_gained_in_the_course_of_a_turn_keeps_the_phase_open() -> None:
    table = Scenario("""
        seats wolf raven serpent bear
        age 3
        turn wolf
        wolf rage 3
        raven rage 0
        serpent rage 0
        bear rage 0
        wolf sheet thors_domain
        wolf hand thors_ascension
        raven at andlang warrior
    """)
    table.plays("wolf invade warrior", "wolf to andlang", "wolf pillage andlang")
    assert table.rage("wolf") == 0  # now nobody has any
    table.plays("wolf play thors_ascension")
    assert table.rage("wolf") == 3
    assert table.asked() == {"wolf": "action"}
