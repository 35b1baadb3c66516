"""Chapters 5 to 7: armies and priests, movement and placing, seas and drakkars."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_ragnarok.components import PRIEST_REWARD
from sagaboard.games.lords_of_ragnarok.loading import load
from sagaboard.games.lords_of_ragnarok.rules.armies import recruit
from sagaboard.games.lords_of_ragnarok.rules.losses import weaken
from sagaboard.games.lords_of_ragnarok.rules.movement import reach
from sagaboard.games.lords_of_ragnarok.rules.retreat import havens, retreat
from sagaboard.kernel.bits import members
from sagaboard.kernel.game import advance
from tests.games.lords_of_ragnarok.scenario import Scenario, new_game

READY = """
    seats green red blue
    turn green hero
    green hero ragnar 1
    green drakkar sea_a
    red hero lagertha 14
    red drakkar sea_d
    blue hero beowulf 20
    blue drakkar sea_e
"""
MANEUVERS = READY.replace("turn green hero", "turn green maneuvers")
SPECIAL = READY.replace("turn green hero", "turn green special_action")


def names(table: Scenario, mask: int) -> list[str]:
    return [table.g.content.regions[region] for region in members(mask)]


@pytest.mark.rule("LOR-ARMY-01", "LOR-ARMY-02", "LOR-ARMY-03", "LOR-ARMY-05", "LOR-ARMY-06")
def test_an_army_has_strength_1_to_6_and_below_1_it_returns_to_the_pool() -> None:
    table = Scenario(MANEUVERS + "green armies 1:6 2:2\ngreen controls 1\n")
    g = table.g
    g.strengthen(0, 1)
    assert table.army("green", "1") == [6]
    g.strengthen(1, 3)
    assert table.army("green", "2") == [5]
    weaken(g, 1, 4)
    assert table.army("green", "2") == [1]
    weaken(g, 1, 1)
    assert table.armies("green") == {"1": [6]}
    assert g.army_in_pool(0) == 1
    recruit(g, 0, table.region("5"), 2)
    assert table.armies("green") == {"1": [6], "5": [2]}


@pytest.mark.rule("LOR-ARMY-07", "LOR-MOVE-11", "LOR-MOVE-12", "LOR-OQ-25", "LOR-OQ-101")
def test_retreat_leads_to_an_own_adjacent_region_or_to_the_pool() -> None:
    table = Scenario(MANEUVERS + "red armies 8:2 8:3\nred controls 6 7 9 12\nblue controls 10\n")
    retreat(table.g, 1, table.region("8"))
    advance(table.g)
    assert table.offers("red") == ["retreat 6", "retreat 7", "retreat 9"]  # none gives up
    table.plays("red retreat 9")
    assert table.armies("red") == {"9": [2, 3]}
    lost = Scenario(MANEUVERS + "red armies 8:2 8:3\nred controls 12\n")
    retreat(lost.g, 1, lost.region("8"))
    advance(lost.g)
    assert lost.armies("red") == {}


@pytest.mark.rule("LOR-MOVE-13", "LOR-SEA-06")
def test_a_retreating_army_may_use_the_own_drakkar() -> None:
    table = Scenario(MANEUVERS + "red armies 11:2\nred controls 16\ngreen controls 12\n")
    assert names(table, havens(table.g, 1, table.region("11"))) == ["16"]
    table.g.drakkar_at[1] = table.g.drakkar_at[0]
    assert names(table, havens(table.g, 1, table.region("11"))) == []


@pytest.mark.rule("LOR-MOVE-14", "LOR-MOVE-15", "LOR-OQ-26")
def test_retreat_is_not_movement() -> None:
    """Into Loki's region, and without becoming the attacker there."""
    table = Scenario(MANEUVERS + "red armies 8:2\nred controls 9\nloki 9\n")
    retreat(table.g, 1, table.region("8"))
    advance(table.g)
    assert table.armies("red") == {"9": [2]}
    assert table.g.arrivals == []
    assert not table.events("army_moved")


@pytest.mark.rule("LOR-MOVE-01", "LOR-MOVE-03", "LOR-MOVE-05", "LOR-MOVE-17", "LOR-HSTP-05")
def test_a_hero_moves_to_any_adjacent_region_whatever_is_there() -> None:
    table = Scenario(READY + "red controls 3\nred armies 3:6\nmonster draugr 4\nloki 2\n")
    assert table.nouns("green", "go") == ["2", "3", "4", "5"]  # 5 by the drakkar
    table.plays("green go 4", "green go 21")
    assert table.hero("green") == "21"


@pytest.mark.rule("LOR-MOVE-04", "LOR-SEA-05", "LOR-SEA-07")
def test_only_the_own_drakkar_joins_the_regions_of_its_sea() -> None:
    table = Scenario(READY)
    g = table.g
    assert names(table, reach(g, 0, table.region("1"))) == ["2", "3", "4", "5"]
    assert names(table, reach(g, 1, table.region("1"))) == ["2", "3", "4"]
    assert names(table, reach(g, 2, table.region("18"))) == ["16", "17", "19", "20"]
    assert names(table, reach(g, 0, table.region("18"))) == ["19", "20"]


@pytest.mark.rule("LOR-MOVE-06", "LOR-MOVE-07", "LOR-MOVE-09", "LOR-MOVE-10", "LOR-BOSS-08")
@pytest.mark.rule("LOR-EX-02")
def test_an_army_moves_by_land_or_drakkar_but_not_to_loki() -> None:
    position = MANEUVERS + "green armies 1:1\nred armies 2:4\nred controls 2\nblue controls 3\n"
    table = Scenario(position).plays("green activate 1-1")
    assert table.nouns("green", "to") == ["2", "3", "4", "5"]
    closed = Scenario(position + "loki 5\n").plays("green activate 1-1")
    assert closed.nouns("green", "to") == ["2", "3", "4"]
    assert closed.why_not("green", "to 5") == "LOR-MOVE-07"


@pytest.mark.rule("LOR-BOSS-08", "LOR-MOVE-07")
def test_armies_beside_loki_stay_and_may_leave() -> None:
    table = Scenario(MANEUVERS + "green armies 8:1\ngreen controls 8\nloki 8\n")
    table.plays("green activate 1-1", "green to 9")
    assert table.armies("green") == {"9": [1]}


@pytest.mark.rule("LOR-MOVE-16", "LOR-SEA-01", "LOR-SEA-02", "LOR-SEA-04", "LOR-HSTP-03")
def test_a_drakkar_sails_to_adjacent_seas_shared_in_peace() -> None:
    table = Scenario(READY.replace("red drakkar sea_d", "red drakkar sea_c"))
    assert table.nouns("green", "sail") == ["sea_b", "sea_f"]
    table.plays("green sail sea_b", "green sail sea_c")
    assert table.sea("green") == table.sea("red") == "sea_c"
    assert not table.events("battle_began")
    regions = set(load().regions)
    assert not regions & set(load().seas)  # no figure that stands in regions is ever on a sea


@pytest.mark.rule("LOR-SEA-03", "LOR-OWN-03")
def test_only_regions_and_monsters_can_be_controlled() -> None:
    g = new_game(4)
    assert len(g.control) == len(g.content.regions)
    assert len(g.rings) == len(g.content.monsters)


@pytest.mark.rule("LOR-SEA-06", "LOR-MOVE-19", "LOR-MOVE-20", "LOR-MOVE-18")
def test_a_monster_moves_by_land_only_whatever_is_there() -> None:
    table = Scenario(SPECIAL + "monster draugr 1\nred armies 2:3\nblue controls 3\nloki 4\n")
    table.rolls("move").plays("green special monsters", "green rouse draugr")
    assert table.nouns("green", "shift") == ["2", "3", "4"]  # not 5 across the drakkar
    table.plays("green shift 2")
    assert table.beast_at("draugr") == "2"


@pytest.mark.rule("LOR-SEA-06", "LOR-RACT-08")
def test_the_drakkar_does_not_bring_a_realm_nearer() -> None:
    position = READY.replace("turn green hero", "turn green rune_action")
    table = Scenario(position.replace("ragnar 1", "ragnar 2") + "green runes othala algiz\n")
    assert table.nouns("green", "ally") == []


@pytest.mark.rule("LOR-MOVE-21", "LOR-MOVE-01")
def test_the_boss_goes_as_its_card_says() -> None:
    position = READY.replace("turn green hero", "turn green rune_action")
    table = Scenario(position.replace("ragnar 1", "ragnar 8") + "green runes othala\nloki 8\n")
    table.plays("green rune-action boss")
    land = ["6", "7", "9", "10", "13"]
    ring = ["4", "14", "15", "19", "21"]
    assert sorted(table.nouns("green", "shift"), key=int) == sorted({*land, *ring}, key=int)


@pytest.mark.rule("LOR-MOVE-22", "LOR-MOVE-23", "LOR-OQ-28", "LOR-OQ-12")
def test_an_army_placed_from_the_board_is_the_attacker_of_the_battle_it_causes() -> None:
    """Niflheim: the army is put down, so the distance does not matter."""
    table = Scenario(
        SPECIAL
        + """
        green allies niflheim
        green armies 1:5
        green controls 1 17
        red armies 17:1
    """
    )
    table.plays("green special prepare", "green bonus niflheim-2", "green place-army 1-1")
    assert table.nouns("green", "to") == ["17"]
    table.plays("green to 17")
    assert not table.events("battle_began")  # it waits for the end of the step
    table.plays("green draw", "green draw")
    assert table.events("battle_began")[0].values == [16, 0, 1]
    assert not table.events("army_moved")


@pytest.mark.rule("LOR-MOVE-02", "LOR-PRST-05", "LOR-PRAY-06")
def test_monuments_and_priests_do_not_move() -> None:
    table = Scenario(READY.replace("turn green hero", "turn green") + "green priests 2\n")
    table.plays("green pray thor").skips_to("special_action")
    assert table.praying("green", "thor") == 1
    prints = {m.region for m in load().monuments}
    assert prints == {table.region("4"), table.region("15"), table.region("10")}
    verbs_for_gods = {"pray", "monument"}
    assert verbs_for_gods == {
        verb
        for verb, nouns in zip(table.vocabulary.verbs, table.vocabulary.nouns, strict=True)
        if nouns == load().gods
    }


@pytest.mark.rule("LOR-PRST-01", "LOR-PRST-06", "LOR-SETUP-24", "LOR-LIM-01", "LOR-LIM-02")
def test_priests_come_from_the_bank_as_far_as_it_has_any() -> None:
    g = new_game(3)
    assert g.priesthood == [0, 0, 0]
    g.praying[0] = 1
    g.gain_priests(0, 2)
    assert g.priesthood[0] == 2
    g.gain_priests(0, 2)
    assert g.priesthood[0] == 3  # one of the four is at a monument


@pytest.mark.rule("LOR-PRST-02")
def test_temples_and_monuments_give_priests() -> None:
    table = Scenario(SPECIAL + "green controls 3\n").plays("green special build_temple")
    assert table.priests("green") == 1
    built = Scenario(SPECIAL + "green controls 3 8\ntemples 3 8\nwheel prepare green\n")
    built.plays("green monument odin")
    assert built.priests("green") == 2
    assert any(PRIEST_REWARD in monster.rewards for monster in load().monsters)


@pytest.mark.rule("LOR-PRST-03", "LOR-PRST-04", "LOR-PRAY-04", "LOR-PRAY-05")
def test_a_priest_goes_to_any_monument_with_a_free_space() -> None:
    position = READY.replace("turn green hero", "turn green") + "green priests 1\nred controls 4\n"
    assert Scenario(position).nouns("green", "pray") == ["odin", "thor", "freya"]
    full = Scenario(position + "red prays odin*2\nblue prays odin\n")
    assert full.nouns("green", "pray") == ["thor", "freya"]


@pytest.mark.rule("LOR-OQ-30", "LOR-OQ-102")
def test_a_hero_may_go_back_or_stop_after_one_region() -> None:
    table = Scenario(READY).plays("green go 4", "green go 1")
    assert table.hero("green") == "1"
    stopped = Scenario(READY).plays("green go 4", "green done")
    assert stopped.hero("green") == "4"
    sailed = Scenario(READY).plays("green sail sea_b", "green done")
    assert sailed.sea("green") == "sea_b"


@pytest.mark.rule("LOR-OQ-27", "LOR-OQ-19")
def test_armies_may_be_recruited_beside_loki() -> None:
    table = Scenario(MANEUVERS + "loki 5\n")
    assert table.nouns("green", "recruit") == ["1", "2", "5"]
    usurped = Scenario(SPECIAL.replace("ragnar 1", "ragnar 9") + "loki 9\n")
    usurped.plays("green special usurp", "green recruit 9")
    assert usurped.army("green", "9") == [2]


@pytest.mark.rule("LOR-OQ-29", "LOR-BTL-04")
def test_of_three_players_the_first_there_defends_against_the_others_in_turn() -> None:
    """Red stands in 13; Blue was put beside, Green moves in: Green fights first."""
    table = Scenario(MANEUVERS + "red armies 13:1\nblue armies 20:2\ngreen armies 8:4\n")
    g = table.g
    blue = g.armies_of(2)[0]
    g.put_army(blue, table.region("13"))
    g.note_arrival(2, table.region("13"))
    table.plays("green activate 1-1", "green to 13")
    sides = [event.values[1:] for event in table.events("battle_began")]
    assert sides == [[0, 1], [2, 0]]  # the survivor of the first battle defends
    assert table.armies("green") == {"13": [4]}
    assert table.armies("blue") == table.armies("red") == {}
