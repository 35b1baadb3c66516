"""Chapters 9.4 and 9.5: hoplite movement and fortification."""

from __future__ import annotations

import pytest

from tests.games.lords_of_hellas.scenario import Scenario

HOME = """
    seats tyrian aegean
    turn tyrian
    tyrian hero achilles crete levels {}/1/1
    aegean hero heracles crete
"""


@pytest.mark.rule("LOH-MOVE-02", "LOH-MOVE-03")
def test_hoplites_go_one_region_each_from_and_to_different_regions() -> None:
    table = Scenario(
        HOME.format(3)
        + """
        tyrian hoplites epirus*2 elis*1
        tyrian controls epirus elis
    """
    )
    table.plays("tyrian move epirus")
    assert table.why_not("tyrian", "to locris") == "LOH-MOVE-02"
    table.plays("tyrian to aetolia", "tyrian move elis", "tyrian to messenia")
    assert table.offers("tyrian", "move") == ["move epirus"]  # the others have moved
    assert table.why_not("tyrian", "move aetolia") == "LOH-MOVE-03"
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert [table.hoplites("tyrian", r) for r in ("aetolia", "messenia", "macedonia")] == [1, 1, 1]


@pytest.mark.rule("LOH-MOVE-03")
def test_a_hoplite_that_arrived_is_told_from_one_that_was_there() -> None:
    table = Scenario(
        HOME.format(3)
        + """
        tyrian hoplites epirus*1 macedonia*1
        tyrian controls epirus macedonia
    """
    )
    table.plays("tyrian move epirus", "tyrian to macedonia", "tyrian move macedonia")
    table.plays("tyrian to thessaly")
    assert table.asked() == {"tyrian": "turn"}  # the one in Macedonia has moved


@pytest.mark.rule("LOH-MOVE-04", "LOH-MOVE-05", "LOH-MOVE-06", "LOH-MOVE-10", "LOH-OQ-24")
def test_takeovers_at_once_battles_after_all_moves_in_the_movers_order() -> None:
    table = Scenario(
        HOME.format(4)
        + """
        tyrian hoplites thessaly*4
        tyrian controls thessaly
        aegean hoplites epirus*1 locris*1
        aegean controls macedonia epirus locris
    """
    )
    table.plays("tyrian move thessaly", "tyrian to epirus")
    assert table.events("battle_began") == []
    table.plays("tyrian move thessaly", "tyrian to macedonia")
    assert table.control("macedonia") == "tyrian"
    table.plays(
        "tyrian move thessaly", "tyrian to locris", "tyrian move thessaly", "tyrian to locris"
    )
    assert table.asked() == {"tyrian": "which_battle"}
    assert table.offers("tyrian") == ["fight epirus", "fight locris"]
    table.plays("tyrian fight locris")
    assert [e.values[0] for e in table.events("battle_began")] == [
        table.region("locris"),
        table.region("epirus"),
    ]
    assert table.control("locris") == "tyrian"  # 2 : 1
    assert table.control("epirus") == "aegean"  # 1 : 1


@pytest.mark.rule("LOH-MOVE-12", "LOH-MON-17")
def test_a_move_to_any_region_has_no_path_but_medusa_holds_hoplites_back() -> None:
    table = Scenario(
        HOME.format(1)
        + """
        tyrian hoplites epirus*1 thessaly*1
        tyrian controls epirus
        tyrian blessings winged_boots
        aegean controls macedonia aetolia acarnania
        aegean hoplites laconia
        monster medusa thessaly
    """
    )
    table.plays("tyrian invoke winged_boots")
    assert table.offers("tyrian", "move") == ["move epirus"]
    table.plays("tyrian move epirus", "tyrian to laconia")
    assert table.events("battle_won") != []  # everything that happens on arrival
    assert table.offers("tyrian", "move") == []  # it replaces the whole action


# Fortification


@pytest.mark.rule("LOH-FORT-01", "LOH-FORT-03", "LOH-FORT-06")
def test_a_hoplite_moves_into_the_city_of_its_region_and_that_counts() -> None:
    table = Scenario(
        HOME.format(2)
        + """
        tyrian hoplites thessaly*3
        tyrian controls thessaly
    """
    )
    table.plays("tyrian move thessaly", "tyrian fortify")
    assert table.garrison("thessaly") == "tyrian"
    assert table.hoplites("tyrian", "thessaly") == 2
    table.plays("tyrian move thessaly")
    assert table.offers("tyrian", "fortify") == []
    assert table.why_not("tyrian", "fortify") == "LOH-FORT-06"
    table.plays("tyrian to epirus")
    assert table.asked() == {"tyrian": "turn"}  # Leadership 2


@pytest.mark.rule("LOH-FORT-02")
def test_fortifying_needs_control() -> None:
    table = Scenario(HOME.format(1) + "tyrian hoplites thessaly*3")
    table.plays("tyrian move thessaly")
    assert table.offers("tyrian", "fortify") == []
    assert table.why_not("tyrian", "fortify") == "LOH-FORT-02"


@pytest.mark.rule("LOH-FORT-03", "LOH-FORT-09", "LOH-OQ-25")
def test_a_fortified_hoplite_leaves_into_its_own_region_only() -> None:
    table = Scenario(
        HOME.format(2)
        + """
        tyrian garrison thessaly
        tyrian controls thessaly
    """
    )
    table.plays("tyrian move thessaly")
    assert table.offers("tyrian") == ["leave"]
    table.plays("tyrian leave")
    assert table.garrison("thessaly") is None
    assert table.hoplites("tyrian", "thessaly") == 1
    assert table.asked() == {"tyrian": "turn"}  # it has moved


@pytest.mark.rule("LOH-FORT-04", "LOH-FORT-05", "LOH-MARCH-06", "LOH-MARCH-03")
def test_no_entering_and_fortifying_in_one_action_but_a_later_march_may() -> None:
    table = Scenario(
        HOME.format(2)
        + """
        tyrian hoplites epirus*1
        tyrian controls epirus thessaly
    """
    )
    table.plays("tyrian move epirus", "tyrian to thessaly")
    assert table.asked() == {"tyrian": "turn"}
    table.plays("tyrian march thessaly", "tyrian fortify")
    assert table.garrison("thessaly") == "tyrian"


def defended(position: str, attackers: int) -> Scenario:
    table = Scenario(
        HOME.format(1)
        + f"tyrian hoplites arcadia*{attackers}\ntyrian controls arcadia\n"
        + position
    )
    return table.plays("tyrian march arcadia", f"tyrian send {attackers}", "tyrian to laconia")


@pytest.mark.rule("LOH-FORT-07", "LOH-FORT-08", "LOH-RETREAT-10", "LOH-EX-52", "LOH-BATTLE-10")
@pytest.mark.parametrize(("attackers", "winner"), [(3, "aegean"), (4, "tyrian")])
def test_a_city_strengthens_the_defender_by_one(attackers: int, winner: str) -> None:
    table = Scenario(
        HOME.format(1)
        + f"""
        tyrian hoplites arcadia*{attackers}
        tyrian controls arcadia
        aegean hoplites achaea
        aegean garrison achaea
        aegean controls achaea elis
    """
    )
    table.plays("tyrian march arcadia", f"tyrian send {attackers}", "tyrian to achaea")
    assert 3 in table.strengths()
    assert table.control("achaea") == winner or table.asked() == {"aegean": "retreat"}
    if winner == "tyrian":
        table.plays("aegean retreat elis")
        assert table.hoplites("aegean", "elis") == 1  # the fortified one, unfortified now
        assert table.garrison("achaea") is None
        assert table.control("achaea") == "tyrian"


@pytest.mark.rule("LOH-FORT-07", "LOH-EX-53", "LOH-BATTLE-13")
def test_sparta_strengthens_the_defender_by_two() -> None:
    table = defended("aegean garrison laconia\naegean controls laconia", 4)
    assert table.strengths() == (4, 3)
    assert table.garrison("laconia") is None
    assert table.control("laconia") == "tyrian"
    assert table.supply("aegean") == 15


@pytest.mark.rule("LOH-FORT-10", "LOH-MPH-12")
def test_a_fortified_hoplite_is_a_hoplite_of_its_region() -> None:
    table = Scenario(
        HOME.format(1)
        + """
        aegean garrison macedonia
        aegean controls macedonia
        tyrian hoplites epirus
    """
    )
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.events("battle_won") != []  # no takeover without a battle
    assert table.control("macedonia") == "aegean"
    attacked = Scenario(
        HOME.format(1)
        + """
        aegean hoplites macedonia*2
        aegean garrison macedonia
        aegean controls macedonia
        monster cerberus macedonia
        tyrian used prepare
    """
    )
    attacked.plays("tyrian end-round", "tyrian prepare", "tyrian draw", "tyrian draw")
    attacked.rolls("region_attack").plays("tyrian monument zeus")
    assert attacked.garrison("macedonia") is None
    assert attacked.supply("aegean") == 15


@pytest.mark.rule("LOH-FORT-11", "LOH-MARCH-02")
def test_only_hoplite_movement_takes_a_hoplite_out_of_a_city() -> None:
    table = Scenario(
        HOME.format(1)
        + """
        tyrian garrison thessaly
        tyrian controls thessaly
        tyrian blessings winged_boots heros_apprentice
        tyrian priests 1
        monument hermes 3
    """
    )
    assert table.offers("tyrian", "invoke") == []
    assert table.offers("tyrian", "march") == []
    assert table.why_not("tyrian", "march thessaly") == "LOH-MARCH-02"
    table.plays("tyrian pray hermes")
    assert table.asked() == {"tyrian": "turn"}  # nobody to move
    assert table.offers("tyrian", "move") == ["move thessaly"]
