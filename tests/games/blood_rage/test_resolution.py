"""Chapter 15.5, Resolution of a battle."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenario import Scenario

THREE_CLANS = """
    turn wolf
    wolf at angerboda leader
    wolf at fjord_northeast ship
    raven at angerboda leader
    raven at fjord_northeast ship
    serpent at angerboda leader
    token angerboda horns
"""


def winners(table: Scenario) -> list[str]:
    """Who won battles so far."""
    return [table.players[event.values[0]] for event in table.events("battle_won")]


# Who wins


@pytest.mark.rule("BR-RES-01")
@pytest.mark.parametrize(
    ("wolf", "raven", "winner"),
    [("tyrs_bash", "thors_hammer", "wolf"), ("thors_hammer", "tyrs_bash", "raven")],
)
def test_highest_total_wins(wolf: str, raven: str, winner: str) -> None:
    table = Scenario(f"""
        turn wolf
        wolf at gimle leader
        wolf hand {wolf}
        raven at gimle leader
        raven hand {raven}
    """)
    table.plays("wolf pillage gimle", f"wolf play {wolf}", f"raven play {raven}")
    assert sorted(table.totals().values()) == [4, 5]
    assert winners(table) == [winner]


@pytest.mark.rule("BR-RES-01")
@pytest.mark.parametrize("winner", ["wolf", "raven", "serpent"])
def test_any_participant_can_win(winner: str) -> None:
    table = Scenario(THREE_CLANS + f"{winner} hand tyrs_smite.1")
    table.plays("wolf pillage angerboda", f"{winner} play tyrs_smite")
    assert winners(table) == [winner]
    assert table.where(winner, "leader") == "angerboda"


@pytest.mark.rule("BR-RES-02")
def test_tied_battle_is_lost_by_everyone() -> None:
    table = Scenario(THREE_CLANS)
    table.plays("wolf pillage angerboda")
    assert table.totals() == {"wolf": 5, "raven": 5, "serpent": 3}
    assert winners(table) == []
    assert sorted(table.at("wolf", "valhalla")) == ["leader", "ship"]
    assert sorted(table.at("raven", "valhalla")) == ["leader", "ship"]
    assert table.at("serpent", "valhalla") == ["leader"]


@pytest.mark.rule("BR-RES-03")
def test_tie_below_the_highest_total_is_irrelevant() -> None:
    table = Scenario(THREE_CLANS + "serpent hand tyrs_smash.1")
    table.plays("wolf pillage angerboda", "serpent play tyrs_smash")
    assert table.totals() == {"wolf": 5, "raven": 5, "serpent": 6}
    assert winners(table) == ["serpent"]
    assert table.at("serpent", "angerboda") == ["leader"]


# Cards and figures

LATE_CARDS = """
    turn wolf
    wolf at gimle leader
    wolf at fjord_northwest ship
    wolf hand tyrs_bash heimdalls_eye quest_alfheim.1
    raven at gimle leader
    raven at fjord_northwest ship
    raven hand lord_of_axes heimdalls_eye quest_manheim.1
"""


@pytest.mark.rule("BR-RES-04", "BR-RES-05")
def test_winner_discards_and_losers_take_back_all_cards_played() -> None:
    table = Scenario(LATE_CARDS)
    table.plays("wolf pillage gimle", "wolf play tyrs_bash", "raven play lord_of_axes")
    table.plays("wolf add heimdalls_eye", "raven add heimdalls_eye", "wolf done", "raven done")
    assert winners(table) == ["wolf"]
    assert table.hand("wolf") == ["quest_alfheim.1"]
    assert sorted(table.discarded()) == ["heimdalls_eye", "tyrs_bash"]
    assert sorted(table.hand("raven")) == ["heimdalls_eye", "lord_of_axes", "quest_manheim.1"]


@pytest.mark.rule("BR-RES-05")
def test_every_loser_takes_the_own_cards_back() -> None:
    table = Scenario(
        THREE_CLANS
        + """
            wolf hand tyrs_bash
            raven hand tyrs_smite.1
            serpent hand tyrs_smash.1
        """
    )
    table.plays("wolf pillage angerboda")
    table.plays("wolf play tyrs_bash", "raven play tyrs_smite", "serpent play tyrs_smash")
    assert table.hand("wolf") == ["tyrs_bash"]
    assert table.hand("raven") == []
    assert table.hand("serpent") == ["tyrs_smash.1"]


@pytest.mark.rule("BR-RES-06", "BR-RES-07")
def test_losers_figures_go_to_valhalla_and_the_winners_stay() -> None:
    table = Scenario("""
        turn wolf
        wolf stats 1/1/3
        wolf sheet troll
        wolf at gimle leader warrior*2 troll
        wolf at fjord_northwest ship
        raven stats 1/1/3
        raven sheet dwarf_chieftain sea_serpent
        raven at gimle dwarf_chieftain
        raven at fjord_northwest ship sea_serpent
        raven at horgr leader
    """)
    table.plays("wolf pillage gimle")
    assert table.totals() == {"wolf": 9, "raven": 7}
    assert sorted(table.at("raven", "valhalla")) == ["dwarf_chieftain", "sea_serpent", "ship"]
    assert table.where("raven", "leader") == "horgr"
    assert table.at("wolf", "gimle") == ["leader", "warrior", "warrior", "troll"]
    assert table.at("wolf", "fjord_northwest") == ["ship"]
    assert table.at("wolf", "valhalla") == []


# Reward and Glory


@pytest.mark.rule("BR-RES-08")
def test_winning_pillager_takes_the_reward_and_flips_the_token() -> None:
    table = Scenario(THREE_CLANS + "wolf hand tyrs_bash")
    table.plays("wolf pillage angerboda", "wolf play tyrs_bash")
    assert table.column("wolf", "horns") == 2
    assert table.is_pillaged("angerboda")


@pytest.mark.rule("BR-RES-09")
@pytest.mark.parametrize("cards", [["raven"], ["serpent"], []])
def test_without_a_winning_pillager_the_province_is_not_pillaged(cards: list[str]) -> None:
    hands = "\n".join(f"{clan} hand tyrs_smite.1" for clan in cards)
    table = Scenario(THREE_CLANS + hands)
    table.plays("wolf pillage angerboda", *[f"{clan} play tyrs_smite" for clan in cards])
    assert winners(table) == cards
    assert not table.is_pillaged("angerboda")
    assert [table.column(clan, "horns") for clan in table.players] == [1, 1, 1, 1]


@pytest.mark.rule("BR-RES-10")
@pytest.mark.parametrize(("column", "glory"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 8), (6, 8)])
@pytest.mark.parametrize("winner", ["wolf", "serpent"])
def test_winner_gains_the_value_of_the_axes_stat(winner: str, column: int, glory: int) -> None:
    table = Scenario(
        THREE_CLANS + f"{winner} glory 7 stats 1/{column}/1\n{winner} hand tyrs_smite.1"
    )
    table.plays("wolf pillage angerboda", f"{winner} play tyrs_smite")
    assert winners(table) == [winner]
    assert table.glory(winner) == 7 + glory


@pytest.mark.rule("BR-RES-11")
def test_reward_is_taken_before_the_battle_glory() -> None:
    table = Scenario("""
        turn wolf
        wolf stats 1/2/1
        wolf at gimle leader
        raven at gimle warrior
        token gimle axes
    """)
    table.plays("wolf pillage gimle")
    assert table.stat("wolf", "axes") == 5
    assert table.glory("wolf") == 5


@pytest.mark.rule("BR-RES-12")
def test_without_a_winner_nobody_gains_glory_or_discards() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand tyrs_bash heimdalls_eye
        raven at gimle leader
        raven hand thors_hammer
        serpent at gimle leader
        serpent hand friggas_grace
    """)
    table.plays("wolf pillage gimle")
    table.plays("wolf play tyrs_bash", "raven play thors_hammer", "serpent play friggas_grace")
    table.plays("wolf done")
    assert table.totals() == {"wolf": 5, "raven": 4, "serpent": 5}
    assert [table.glory(clan) for clan in table.players] == [0, 0, 0, 0]
    assert table.discarded() == []
    assert table.hand("wolf") == ["tyrs_bash", "heimdalls_eye"]
    assert table.hand("raven") == ["thors_hammer"]
    assert table.hand("serpent") == ["friggas_grace"]


@pytest.mark.rule("BR-RES-13")
def test_losers_gain_nothing_for_their_dead() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader warrior
        raven glory 4 rage 2
        raven at gimle warrior
        raven at fjord_northwest ship
    """)
    table.plays("wolf pillage gimle")
    assert sorted(table.at("raven", "valhalla")) == ["ship", "warrior"]
    assert (table.glory("raven"), table.rage("raven")) == (4, 2)
    assert [table.column("raven", stat) for stat in ("rage", "axes", "horns")] == [1, 1, 1]


@pytest.mark.rule("BR-RES-13")
def test_loser_gains_what_a_card_says() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        raven sheet lokis_dragons
        raven at fjord_northwest ship
    """)
    table.plays("wolf pillage gimle")
    assert table.glory("raven") == 4


@pytest.mark.rule("BR-RES-14")
def test_ship_destroyed_in_one_battle_no_longer_supports_the_other_province() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf at myrkulor warrior
        raven at fjord_northwest ship
    """)
    assert table.strength("raven", "myrkulor") == 2
    table.plays("wolf pillage gimle", "wolf done", "raven pass", "serpent pass", "bear pass")
    assert table.strength("raven", "myrkulor") == 0
    table.plays("wolf pillage myrkulor", "wolf done")
    assert len(table.events("battle_began")) == 1
    assert table.is_pillaged("myrkulor")


@pytest.mark.rule("BR-RES-14")
def test_surviving_ship_fights_in_both_provinces_of_its_fjord() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at fjord_northwest ship
        raven rage 0
        raven at gimle warrior
        raven at myrkulor warrior
    """)
    table.plays("wolf pillage gimle", "raven done")
    assert table.totals() == {"wolf": 2, "raven": 1}
    table.plays("wolf pillage myrkulor")
    assert len(table.events("battle_won")) == 2
    assert table.totals() == {"wolf": 2, "raven": 1}
    assert table.is_pillaged("gimle")
    assert table.is_pillaged("myrkulor")


@pytest.mark.rule("BR-RES-15")
def test_pillager_who_wins_with_no_figure_left_pillages() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        wolf hand tyrs_smite.1
        raven at gimle leader
        raven hand odins_smite
        token gimle horns
    """)
    table.plays("wolf pillage gimle", "wolf play tyrs_smite", "raven play odins_smite")
    assert table.totals() == {"wolf": 5, "raven": 4}
    assert table.at("wolf", "valhalla") == ["warrior"]
    assert table.is_pillaged("gimle")
    assert table.column("wolf", "horns") == 2
    assert table.glory("wolf") == 3


# Worked examples


@pytest.mark.rule("BR-EX-D01")
def test_example_d01_tie() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle leader
        wolf hand tyrs_bash
        raven at gimle leader
        raven hand friggas_grace
        serpent at gimle warrior*2
        serpent hand thors_hammer
    """)
    table.plays("wolf pillage gimle")
    table.plays("wolf play tyrs_bash", "raven play friggas_grace", "serpent play thors_hammer")
    assert table.totals() == {"wolf": 5, "raven": 5, "serpent": 3}
    assert winners(table) == []
    assert table.at("wolf", "valhalla") == ["leader"]
    assert table.at("raven", "valhalla") == ["leader"]
    assert table.at("serpent", "valhalla") == ["warrior", "warrior"]
    hands = [table.hand(clan) for clan in ("wolf", "raven", "serpent")]
    assert hands == [["tyrs_bash"], ["friggas_grace"], ["thors_hammer"]]
    assert not table.is_pillaged("gimle")
    assert [table.glory(clan) for clan in table.players] == [0, 0, 0, 0]


@pytest.mark.rule("BR-EX-D02")
def test_example_d02_defender_wins() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior
        raven stats 1/2/1
        raven at gimle leader
        token gimle glory
    """)
    assert table.stat("raven", "axes") == 4
    table.plays("wolf pillage gimle")
    assert table.glory("raven") == 4
    assert table.glory("wolf") == 0
    assert table.token("gimle") == "glory"
    assert not table.is_pillaged("gimle")
    assert "pillage gimle" in table.offers("raven")
