"""Chapter 15.4, Play Cards."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.table.view import BattleView
from tests.games.blood_rage.scenario import Scenario


def battle_on(table: Scenario, viewer: str) -> BattleView:
    battle = SPEC.view(table.g, table.seat(viewer)).battle
    assert battle is not None
    return battle


# Choosing and revealing


@pytest.mark.rule("BR-PLAY-01")
def test_every_participant_must_play_one_card() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand tyrs_bash tyrs_smash.1
        raven at gimle warrior
        raven hand odins_smite tyrs_smite.1
    """)
    table.plays("wolf pillage gimle")
    assert table.asked() == {"wolf": "play_card", "raven": "play_card"}
    assert table.offers("wolf") == ["play tyrs_bash", "play tyrs_smash.1"]
    assert table.why_not("raven", "done") == "BR-PLAY-01"
    assert table.why_not("raven", "play tyrs_bash") == "BR-PLAY-01"  # not in this hand
    table.plays("raven play tyrs_smite")
    assert table.asked() == {"wolf": "play_card"}  # one card each


@pytest.mark.rule("BR-PLAY-01")
def test_chosen_card_lies_face_down() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand tyrs_bash tyrs_smash.1
        raven at gimle warrior
        raven hand tyrs_smite.1
    """)
    table.plays("wolf pillage gimle")
    with_smash = Scenario(table.g.copy()).plays("wolf play tyrs_smash")
    table.plays("wolf play tyrs_bash")
    seat = table.seat("raven")
    assert battle_on(table, "raven").chosen == [True, False, False, False]
    assert SPEC.view(table.g, seat) == SPEC.view(with_smash.g, seat)


@pytest.mark.rule("BR-PLAY-02")
def test_only_who_has_no_card_plays_none() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        raven at gimle warrior
        raven hand tyrs_bash
    """)
    table.plays("wolf pillage gimle")
    assert table.asked() == {"raven": "play_card"}
    assert table.why_not("raven", "done") == "BR-PLAY-01"
    table.plays("raven play tyrs_bash")
    assert table.totals() == {"wolf": 3, "raven": 3}


@pytest.mark.rule("BR-PLAY-03")
def test_any_type_of_card_may_be_played() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand troll lord_of_hammers brothers_in_arms lokis_dragons thors_glory
        wolf hand quest_manheim.1 tyrs_bash
        raven at gimle warrior
    """)
    table.plays("wolf pillage gimle")
    assert table.offers("wolf") == [
        "play troll",
        "play lord_of_hammers",
        "play brothers_in_arms",
        "play lokis_dragons",
        "play thors_glory",
        "play quest_manheim.1",
        "play tyrs_bash",
    ]


@pytest.mark.rule("BR-PLAY-04")
def test_cards_are_revealed_at_the_same_time() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand tyrs_bash heimdalls_eye
        raven at gimle warrior
        raven hand tyrs_smite.1 quest_manheim.1
    """)
    table.plays("wolf pillage gimle", "wolf play tyrs_bash")
    assert table.events("revealed") == []
    assert battle_on(table, "wolf").cards == [[], [], [], []]
    table.plays("raven play tyrs_smite")
    assert [table.players[event.values[0]] for event in table.events("revealed")] == [
        "wolf",
        "raven",
    ]
    assert battle_on(table, "bear").cards == [["tyrs_bash"], ["tyrs_smite.1"], [], []]


# What the cards add


@pytest.mark.rule("BR-PLAY-05", "BR-PLAY-09")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("lokis_trickery", 0),
        ("thors_hammer", 1),
        ("tyrs_bash", 2),
        ("tyrs_smash.2", 3),
        ("tyrs_crush.2", 4),
        ("tyrs_smite.1", 5),
        ("tyrs_rage.2", 6),
    ],
)
def test_battle_card_adds_its_bonus_to_the_figures(card: str, bonus: int) -> None:
    table = Scenario(f"""
        turn wolf
        wolf at gimle leader warrior
        wolf at fjord_northwest ship
        wolf hand {card}
        raven at gimle warrior
    """)
    table.plays("wolf pillage gimle", f"wolf play {card}")
    assert table.totals() == {"wolf": 6 + bonus, "raven": 1}


@pytest.mark.rule("BR-PLAY-06")
def test_effects_of_battle_cards_are_resolved_before_the_totals() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand odins_smite
        raven at gimle warrior*2
        raven hand tyrs_bash
    """)
    table.plays("wolf pillage gimle", "wolf play odins_smite", "raven play tyrs_bash")
    assert table.totals() == {"wolf": 4, "raven": 3}


@pytest.mark.rule("BR-PLAY-06")
def test_primacy_cancels_a_text_before_it_is_resolved() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand odins_smite
        raven at gimle warrior*2
        raven hand thors_primacy
    """)
    table.plays("wolf pillage gimle", "wolf play odins_smite", "raven play thors_primacy")
    assert table.totals() == {"wolf": 4, "raven": 5}


@pytest.mark.rule("BR-PLAY-07", "BR-PLAY-08")
@pytest.mark.parametrize(
    "card", ["experts_in_arms", "lord_of_axes", "troll", "thors_glory", "quest_alfheim.1"]
)
def test_upgrade_or_quest_adds_nothing_and_has_no_effect(card: str) -> None:
    table = Scenario(f"""
        turn wolf
        wolf at gimle leader warrior
        wolf hand {card}
        wolf rage 6
        raven at gimle leader
        raven at fjord_northwest ship
    """)
    table.plays("wolf pillage gimle", f"wolf play {card}")
    assert table.totals() == {"wolf": 4, "raven": 5}
    assert table.sheet("wolf") == []
    assert table.quests("wolf") == []
    assert table.hand("wolf") == [card]
    assert table.rage("wolf") == 6


@pytest.mark.rule("BR-PLAY-08")
def test_winners_upgrade_and_quest_are_not_in_play() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand quest_alfheim.1
        raven at gimle leader warrior
        raven hand lord_of_hammers
    """)
    table.plays("wolf pillage gimle", "wolf play quest_alfheim", "raven play lord_of_hammers")
    assert table.sheet("raven") == []
    assert table.discarded() == ["lord_of_hammers"]
    assert table.quests("wolf") == []


@pytest.mark.rule("BR-PLAY-09")
def test_total_counts_own_figures_and_own_cards_only() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        wolf at andlang leader
        wolf hand tyrs_bash tyrs_smite.1
        raven at gimle warrior*2
        raven at fjord_southwest ship
        raven hand tyrs_smash.1
    """)
    table.plays("wolf pillage gimle", "wolf done", "wolf play tyrs_bash", "raven play tyrs_smash")
    table.plays("wolf done")
    assert table.totals() == {"wolf": 3, "raven": 5}


@pytest.mark.rule("BR-PLAY-10", "BR-EX-D06")
def test_example_d06_fighting_on_without_figures() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior*2
        wolf hand odins_smite
        raven at gimle warrior
        raven hand tyrs_smite.1
    """)
    table.plays("wolf pillage gimle", "wolf play odins_smite", "raven play tyrs_smite")
    assert table.totals() == {"wolf": 3, "raven": 5}
    [won] = table.events("battle_won")
    assert table.players[won.values[0]] == "raven"
    assert table.glory("raven") == 3
    assert not table.is_pillaged("gimle")


# Late cards

LATE = """
    turn raven
    wolf at gimle leader
    wolf hand tyrs_bash heimdalls_eye
    raven at gimle leader
    raven hand tyrs_smash.1 heimdalls_eye heimdalls_gaze tyrs_smite.1
    serpent at gimle leader
    serpent hand tyrs_crush.1 heimdalls_eye
    bear at andlang leader
    bear hand heimdalls_gaze
"""


def late_cards() -> Scenario:
    """The Raven pillages; every participant has a late card left after the reveal."""
    return Scenario(LATE).plays(
        "raven pillage gimle",
        "bear done",
        "wolf play tyrs_bash",
        "raven play tyrs_smash",
        "serpent play tyrs_crush",
    )


@pytest.mark.rule("BR-PLAY-11")
def test_late_cards_are_added_after_the_reveal_each_with_its_bonus() -> None:
    table = late_cards()
    assert table.offers("raven") == ["add heimdalls_eye", "add heimdalls_gaze", "done"]
    assert table.totals() == {}
    table.plays("raven add heimdalls_gaze", "serpent done", "wolf add heimdalls_eye")
    table.plays("raven done", "serpent done")
    assert table.totals() == {"raven": 9, "serpent": 7, "wolf": 7}


@pytest.mark.rule("BR-PLAY-12")
def test_pillager_adds_late_cards_first_then_clockwise() -> None:
    table = late_cards()
    for clan in ("raven", "serpent", "wolf"):
        assert table.asked() == {clan: "add_late_card"}
        table.plays(f"{clan} done")
    assert table.totals() == {"raven": 6, "serpent": 7, "wolf": 5}


@pytest.mark.rule("BR-PLAY-13")
def test_late_cards_one_at_a_time_until_all_in_a_row_decline() -> None:
    table = late_cards()
    table.plays("raven add heimdalls_eye")
    assert table.asked() == {"serpent": "add_late_card"}
    table.plays("serpent done", "wolf done", "raven add heimdalls_gaze", "serpent done")
    assert table.asked() == {"wolf": "add_late_card"}
    table.plays("wolf add heimdalls_eye")  # though it had declined before
    assert table.asked() == {"raven": "add_late_card"}
    table.plays("raven done", "serpent done")  # the Wolf has no card left to add
    assert table.totals() == {"raven": 11, "serpent": 7, "wolf": 7}


@pytest.mark.rule("BR-PLAY-13")
def test_who_added_the_last_late_card_is_asked_once_more() -> None:
    table = late_cards()
    table.plays("raven add heimdalls_eye", "serpent done", "wolf done")
    assert table.asked() == {"raven": "add_late_card"}
    table.plays("raven done")
    assert table.totals() == {"raven": 8, "serpent": 7, "wolf": 5}


@pytest.mark.rule("BR-PLAY-14")
def test_late_card_may_be_the_simultaneous_card() -> None:
    table = Scenario(LATE)
    table.plays("raven pillage gimle", "bear done")
    assert "play heimdalls_gaze" in table.offers("raven")
    table.plays("raven play heimdalls_gaze", "wolf play heimdalls_eye", "serpent play tyrs_crush")
    table.plays("raven done", "serpent done", "wolf done")
    assert table.totals() == {"raven": 6, "serpent": 7, "wolf": 5}


@pytest.mark.rule("BR-PLAY-15")
def test_who_does_not_take_part_plays_no_cards() -> None:
    table = Scenario(LATE)
    table.plays("raven pillage gimle", "bear done")
    assert sorted(table.asked()) == ["raven", "serpent", "wolf"]
    assert table.why_not("bear", "play heimdalls_gaze") == "BR-PLAY-15"
    table.plays("wolf play tyrs_bash", "raven play tyrs_smash", "serpent play tyrs_crush")
    assert table.why_not("bear", "add heimdalls_gaze") == "BR-PLAY-15"
    table.plays("raven done", "serpent done", "wolf done")
    assert table.asked() == {"serpent": "action"}
    assert table.hand("bear") == ["heimdalls_gaze"]


@pytest.mark.rule("BR-PLAY-16")
def test_cards_in_battle_cost_no_rage() -> None:
    table = Scenario("""
        turn wolf
        wolf rage 1
        wolf at gimle leader
        wolf hand fire_giant heimdalls_eye
        raven rage 0
        raven at gimle leader
        raven hand tyrs_bash heimdalls_eye
    """)
    table.plays("wolf pillage gimle", "wolf play fire_giant", "raven play tyrs_bash")
    table.plays("wolf add heimdalls_eye", "raven add heimdalls_eye")
    assert table.totals() == {"wolf": 5, "raven": 7}
    assert (table.rage("wolf"), table.rage("raven")) == (1, 0)


@pytest.mark.rule("BR-PLAY-17")
def test_only_card_that_is_late_must_be_played_at_once() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand heimdalls_gaze
        raven at gimle warrior
    """)
    table.plays("wolf pillage gimle")
    assert table.asked() == {"wolf": "play_card"}
    assert table.offers("wolf") == ["play heimdalls_gaze"]
    table.plays("wolf play heimdalls_gaze")
    assert table.totals() == {"wolf": 6, "raven": 1}
