"""Chapter 29: battles; losses and retreat."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scenario import Scenario

BATTLE = """
    seats green red blue
    options {options}
    turn green maneuvers
    green hero aslaug 21
    red hero snorri 20
    blue hero beowulf 19
    green drakkar sea_e
    red drakkar sea_e
    green armies 5:{attackers}
    green controls 5
    red armies {defenders}
    red controls {realm}
    green hand {attacking}
    red hand {defending}
    {position}
"""


def battle(
    position: str = "",
    *,
    attackers: int = 4,
    defenders: str = "7:4",
    attacking: str = "",
    defending: str = "",
    realm: str = "7 8",
    options: str = "",
) -> Scenario:
    """Green's army goes from region 5 to region 7, where red's armies are."""
    table = Scenario(
        BATTLE.format(
            position=position,
            attackers=attackers,
            defenders=defenders,
            attacking=attacking,
            defending=defending,
            realm=realm,
            options=options,
        )
    )
    return table.plays("green activate 1-1", "green to 7")


@pytest.mark.rule(
    "LOR-EX-12",
    "LOR-BTL-01",
    "LOR-BTL-02",
    "LOR-BTL-05",
    "LOR-BTL-13",
    "LOR-MOVE-08",
    "LOR-CTRL-11",
)
def test_the_worked_example() -> None:
    table = battle(attacking="sword", defending="spear")
    assert table.army("green", "7") == [4]
    assert table.army("red", "7") == [4]
    table.plays("red play spear", "green play sword")
    assert table.strengths() == (7, 6)
    assert table.armies("red") == {"8": [3]}
    assert table.armies("green") == {"7": [3]}
    assert table.control("7") == "green"
    assert table.asked() == {"green": "special_action"}  # before step 5 (LOR-MANV-14)


@pytest.mark.rule("LOR-BTL-06", "LOR-BTL-09", "LOR-BTL-10", "LOR-BTL-11")
def test_the_players_alternate_from_the_defender_on_until_both_have_passed() -> None:
    table = battle(attacking="spear*2 bow", defending="spear*2")
    assert table.asked() == {"red": "play_card"}
    table.plays("red play spear")
    assert table.asked() == {"green": "play_card"}
    table.plays("green play spear")
    assert table.asked() == {"red": "play_card"}
    table.plays("red pass")
    assert table.why_not("red", "play spear") == "LOR-BTL-09"
    table.plays("green play bow", "green play spear")  # as long as wanted
    assert table.events("battle_won") != []


@pytest.mark.rule("LOR-BTL-07")
def test_a_battle_effect_is_resolved_at_once() -> None:
    table = battle(attacking="sword", defending="bearded_axe bow")
    table.plays("red play bearded_axe")
    assert table.hand("green") == []  # discarded at random
    assert table.asked() == {"red": "play_card"}
    assert table.discarded() == ["sword"]  # the axe still lies before its player


@pytest.mark.rule("LOR-BTL-08", "LOR-CARD-02", "LOR-OQ-61")
def test_loss_symbols_may_not_exceed_the_strength_in_the_region() -> None:
    table = battle(attackers=2, attacking="sword*2 axe bow", defending="spear")
    table.plays("red pass")
    assert table.nouns("green", "play") == ["sword", "axe", "bow"]
    table.plays("green play sword")
    assert table.nouns("green", "play") == ["sword", "bow"]  # 1 + 2 would be too many
    assert table.why_not("green", "play axe") == "LOR-BTL-08"
    table.plays("green play sword")
    assert table.nouns("green", "play") == ["bow"]
    weak = battle(attackers=2, attacking="axe bow", defending="throwing_spear")
    weak.plays("red play throwing_spear")  # green's army falls to 1 at once
    assert weak.nouns("green", "play") == ["bow"]


@pytest.mark.rule("LOR-BTL-12")
def test_battle_strength_adds_cards_armies_and_other_effects() -> None:
    table = battle(
        "green artifacts gungnir\ngreen blessings storms_wrath\nred blessings oath_of_tyr",
        defenders="7:2 7:1",
        attacking="sword spear",
        defending="bow",
    )
    table.plays("red play bow", "green play spear", "green play sword")
    assert table.asked() == {"green": "may_use"}
    table.plays("green use gungnir")
    # 4 + (2 - 1) + 3 + 2 + 1 against 3 + 1 + 1
    assert table.strengths() == (11, 5)


@pytest.mark.rule("LOR-BTL-14", "LOR-BTL-25")
def test_the_defender_wins_a_tie() -> None:
    table = battle(attackers=4, defenders="7:4")
    assert table.strengths() == (4, 4)
    assert table.armies("red") == {"7": [4]}  # the winner loses nothing for the battle
    assert table.armies("green") == {"5": [3]}
    assert table.control("7") == "red"


@pytest.mark.rule("LOR-BTL-15", "LOR-BTL-18", "LOR-ARMY-02")
def test_each_army_of_the_loser_takes_exactly_one_loss() -> None:
    table = battle(attackers=6, defenders="7:1 7:2 7:2")
    assert table.armies("red") == {"8": [1, 1]}  # the first is destroyed
    assert table.g.army_in_pool(1) == 6


@pytest.mark.rule("LOR-BTL-16", "LOR-BTL-17", "LOR-BTL-24")
@pytest.mark.parametrize(
    ("choices", "armies"),
    [(("2-1", "2-1"), [2, 2]), (("2-1", "2-2"), [1, 3]), (("2-2", "2-2"), [4])],
)
def test_losses_from_cards_are_divided_freely(choices: tuple[str, str], armies: list[int]) -> None:
    table = battle(attackers=6, defenders="7:5 7:3", attacking="axe*2", defending="axe")
    table.plays("red play axe", "green play axe", "green play axe")
    assert table.strengths() == (14, 12)
    # Each army falls by 1, then the two loss symbols of the axe are divided.
    assert table.offers("red") == ["lose 2-1", "lose 2-2"]
    table.plays(*(f"red lose {army}" for army in choices))
    assert table.army("red", "8") == armies
    assert table.army("green", "7") == [2]  # the winner pays for two axes


@pytest.mark.rule("LOR-BTL-19", "LOR-BTL-20")
def test_surplus_losses_are_ignored() -> None:
    table = battle(attackers=6, defenders="7:2", attacking="axe", defending="sword*2")
    table.plays("red play sword", "green play axe", "red play sword")
    assert table.strengths() == (10, 8)
    assert table.armies("red") == {}  # 1 for the battle, 2 from cards, strength 2
    assert table.events("retreated") == []
    assert table.asked() == {"green": "special_action"}


@pytest.mark.rule("LOR-BTL-24", "LOR-BTL-25")
def test_the_winner_assigns_losses_of_own_cards_only() -> None:
    table = battle(
        "green armies 5:5 7:2", attackers=5, defenders="7:1", attacking="sword", defending="bow"
    )
    table.plays("red pass", "green play sword")
    assert table.asked() == {"green": "assign_loss"}
    table.plays("green lose 1-2")
    assert table.army("green", "7") == [1, 5]


@pytest.mark.rule("LOR-BTL-21", "LOR-BTL-22", "LOR-MOVE-11", "LOR-OQ-101")
def test_the_loser_retreats_with_all_armies_to_one_own_region() -> None:
    table = battle(attackers=6, defenders="7:2 7:2", realm="7 6 8 13")
    assert table.offers("red") == ["retreat 6", "retreat 8"]  # adjacent and own; no giving up
    assert table.why_not("red", "retreat 13") is not None
    table.plays("red retreat 6")
    assert table.armies("red") == {"6": [1, 1]}
    assert table.control("7") == "green"


@pytest.mark.rule("LOR-BTL-23", "LOR-MOVE-12", "LOR-ARMY-07")
def test_without_a_way_out_the_armies_are_destroyed() -> None:
    table = battle(attackers=6, defenders="7:3 7:2", realm="7 1")
    assert table.armies("red") == {}
    assert len(table.events("army_destroyed")) == 2


@pytest.mark.rule("LOR-BTL-23", "LOR-MOVE-13", "LOR-SEA-06")
def test_a_retreat_may_use_the_own_drakkar() -> None:
    position = """
        seats green red blue
        turn green maneuvers
        green armies 7:6
        red armies 5:2
        red controls 5 2
        red drakkar sea_a
    """
    table = Scenario(position).plays("green activate 1-1", "green to 5")
    assert table.armies("red") == {"2": [1]}
    other = Scenario(position.replace("sea_a", "sea_c"))
    other.plays("green activate 1-1", "green to 5")
    assert other.armies("red") == {}


@pytest.mark.rule("LOR-OQ-63")
def test_a_defeated_attacker_need_not_go_back() -> None:
    table = battle("green controls 6 8", attackers=2, defenders="7:4", realm="7")
    assert table.nouns("green", "retreat") == ["5", "6", "8"]


@pytest.mark.rule("LOR-BTL-26", "LOR-BTL-28", "LOR-OQ-89")
@pytest.mark.parametrize(("attackers", "controller"), [(6, "green"), (5, "green"), (4, None)])
def test_a_neutral_region_needs_its_population(attackers: int, controller: str | None) -> None:
    table = battle(attackers=attackers, defenders="7:1", realm="8")  # population 5
    assert table.army("green", "7") == [attackers]
    assert table.control("7") == controller


@pytest.mark.rule("LOR-BTL-26")
def test_the_population_is_compared_after_the_losses() -> None:
    table = battle(attackers=5, defenders="7:2", realm="8", attacking="sword", defending="bow")
    table.plays("red pass", "green play sword")
    assert table.army("green", "7") == [4]
    assert table.control("7") is None


@pytest.mark.rule("LOR-BTL-27", "LOR-CTRL-09")
def test_a_controlled_region_goes_to_the_winner_whatever_the_strength() -> None:
    table = battle(attackers=2, defenders="7:1")
    assert table.control("7") == "green"
    kept = battle(attackers=2, defenders="7:3")
    assert kept.control("7") == "red"


@pytest.mark.rule("LOR-OQ-59")
@pytest.mark.parametrize(("realm", "controller"), [("7 8", "green"), ("8", None)])
def test_a_winner_without_armies_left_keeps_only_a_controlled_region(
    realm: str, controller: str | None
) -> None:
    table = battle(attackers=2, defenders="7:1", attacking="axe", defending="bow", realm=realm)
    table.plays("red pass", "green play axe")
    assert table.armies("green") == {}
    assert table.control("7") == controller


@pytest.mark.rule("LOR-OQ-60", "LOR-OQ-62")
def test_a_side_without_armies_fights_on() -> None:
    table = battle(attackers=2, defenders="7:1", attacking="spear bow", defending="axe bow")
    table.plays("red pass")
    table.g.put_army(0, -1)  # an effect has destroyed it
    table.plays("green play spear", "green play bow")  # the Spear finds no loss symbol
    assert table.strengths() == (3, 1)
    assert table.events("battle_won")[0].values[0] == table.seat("green")


@pytest.mark.rule("LOR-BTL-29", "LOR-OQ-95")
def test_played_cards_are_discarded_after_the_battle() -> None:
    table = battle(attacking="sword", defending="spear")
    table.plays("red play spear")
    assert table.discarded() == []
    table.plays("green play sword")
    assert sorted(table.discarded()) == ["spear", "sword"]


@pytest.mark.rule("LOR-BTL-30")
def test_a_player_without_cards_can_only_pass() -> None:
    table = battle(attackers=5)
    assert table.asked() == {"green": "special_action"}
    assert len(table.events("passed")) == 2


TWO_BATTLES = """
    seats green red blue
    turn green special_action
    green hero aslaug 21
    red hero snorri 20
    blue hero beowulf 19
    green drakkar sea_e
    red drakkar sea_e
    green armies 5:4 8:4
    green controls 5 8
    red armies 7:{first} 13:{second}
    red controls {realm}
    green hand bow
"""


@pytest.mark.rule("LOR-BTL-03", "LOR-MOB-05", "LOR-MOB-06", "LOR-MOB-07")
def test_the_active_player_orders_several_battles() -> None:
    table = Scenario(TWO_BATTLES.format(first=2, second=2, realm="7 13 4 12"))
    table.plays("green special mobilize", "green activate 1-1", "green to 7")
    table.plays("green activate 1-2", "green to 13")
    assert table.asked() == {"green": "which_battle"}  # none between the activations
    assert table.offers("green") == ["fight 7", "fight 13"]
    table.plays("green fight 13")
    assert table.g.battle.region == table.region("13")


NEIGHBOURS = """
    seats green red blue
    turn green special_action
    green hero aslaug 21
    red hero snorri 20
    blue hero beowulf 19
    green drakkar sea_e
    red drakkar sea_e
    green armies 5:4 9:4
    red armies 7:{first} 8:3
    red controls 7 8
    green hand bow
    red hand bow
"""


def neighbours(first: int) -> Scenario:
    """Battles are due in regions 7 and 8."""
    table = Scenario(NEIGHBOURS.format(first=first))
    table.plays("green special mobilize", "green activate 1-1", "green to 7")
    return table.plays("green activate 1-2", "green to 8")


@pytest.mark.rule("LOR-OQ-24")
def test_armies_that_retreat_into_a_due_battle_join_it() -> None:
    table = neighbours(3).plays("green fight 7", "red pass", "green pass")  # 4 against 3
    assert table.army("red", "8") == [2, 3]
    assert table.g.battle.region == table.region("8")
    table.plays("red pass", "green pass")
    assert table.strengths() == (5, 4)


@pytest.mark.rule("LOR-OQ-23")
def test_a_region_lost_in_an_earlier_battle_is_no_retreat() -> None:
    table = neighbours(1).plays("green fight 7", "red pass", "green pass")
    assert table.control("7") == "green"
    table.plays("red pass", "green pass")  # 4 against 3, and nowhere to go
    assert table.armies("red") == {}


@pytest.mark.rule("LOR-BTL-04", "LOR-OQ-28", "LOR-MANV-13")
def test_whoever_recruits_into_a_region_attacks() -> None:
    table = Scenario("""
        seats green red blue
        turn green special_action
        green hero aslaug 21 levels 3/2/2
        green drakkar sea_b
        red armies 6:3
        red controls 6
        green hand bow
        red hand bow
    """)
    table.plays("green special reinforce", "green recruit 6")
    assert table.g.battle.sides == [table.seat("green"), table.seat("red")]
    assert table.asked() == {"red": "play_card"}
    table.plays("red pass", "green pass")
    assert table.events("battle_won")[0].values[0] == table.seat("red")  # 3 against 3


@pytest.mark.rule("LOR-OQ-29")
def test_three_players_in_a_region_fight_in_turn() -> None:
    table = Scenario(
        BATTLE.format(
            position="blue armies 7:3\nblue controls 13\nblue hand bow",
            attackers=6,
            defenders="7:4",
            attacking="bow",
            defending="bow",
            realm="7 8",
            options="",
        )
    )
    table.g.note_arrival(table.seat("blue"), table.region("7"))
    table.plays("green activate 1-1", "green to 7")
    assert table.g.battle.sides == [table.seat("green"), table.seat("red")]
    table.plays("red pass", "green pass")
    assert table.armies("red") == {"8": [3]}
    assert table.g.battle.sides == [table.seat("blue"), table.seat("green")]  # the survivor
    table.plays("green pass", "blue pass")
    assert table.armies("green") == {"7": [6]}
    assert table.armies("blue") == {}
    assert table.control("7") == "green"


@pytest.mark.rule("LOR-OQ-98")
def test_no_battle_where_only_one_side_is_left() -> None:
    table = Scenario("""
        seats green red blue
        turn green special_action
        green hero aslaug 21
        green armies 5:4
        red armies 7:1
        red controls 7
        monster draugr 8
    """)
    table.g.put_army(0, table.region("7"))
    table.g.note_arrival(0, table.region("7"))
    table.rolls("move").plays("green special monsters", "green rouse draugr", "green shift 7")
    table.plays("green hit 2-1")
    assert table.armies("red") == {}
    if table.asked() == {"green": "monsters"}:
        table.plays("green done")
    assert table.events("battle_began") == []
    assert table.control("7") == "green"


@pytest.mark.rule("LOR-OQ-26", "LOR-OPT-14", "LOR-MOVE-15")
@pytest.mark.parametrize(
    ("options", "armies"),
    [
        ("", {"8": [3]}),
        ("loki_keeps_out=moves_and_retreats", {}),
        ("loki_keeps_out=everything", {}),
    ],
)
def test_a_retreat_may_go_to_the_boss(options: str, armies: dict[str, list[int]]) -> None:
    table = battle("loki 8", attackers=6, options=options)
    assert table.armies("red") == armies


@pytest.mark.rule("LOR-OQ-99")
def test_effects_after_a_battle_come_before_the_next_one() -> None:
    table = Scenario(
        TWO_BATTLES.format(first=2, second=2, realm="7 13 6 12")
        + "green blessings skalds_fame\nred blessings silent_avenger"
    )
    table.plays("green special mobilize", "green activate 1-1", "green to 7")
    table.plays("green activate 1-2", "green to 13", "green fight 7", "green pass")
    assert table.army("red", "6") == [2]  # 2 - 1, then + 1 after the retreat
    assert len(table.hand("green")) == 2  # a card for the victory
    assert table.asked() == {"green": "play_card"}


@pytest.mark.rule("LOR-OQ-87")
def test_retreat_regions_are_those_held_when_the_retreat_comes() -> None:
    table = battle(attackers=6, defenders="7:4", attacking="bow", realm="7 6 8")
    table.g.take_control(table.seat("blue"), table.region("6"))
    table.plays("green pass")
    assert table.armies("red") == {"8": [3]}


@pytest.mark.rule("LOR-OQ-68", "LOR-BTL-06")
def test_a_player_with_only_unplayable_cards_is_asked_all_the_same() -> None:
    table = battle(attackers=1, defenders="7:4", attacking="axe")
    assert table.offers("green") == ["pass"]
