"""Chapter 3 of the rules: the board."""

from __future__ import annotations

import tomllib

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.loading import FOLDER
from tests.games.blood_rage.courses import draft
from tests.games.blood_rage.scenario import Scenario, new_game

SPECTATOR = -1
RING = ["myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle"]
VILLAGES = dict(zip(RING, [3, 4, 5, 5, 4, 3, 3, 5]))
REGIONS = {
    "manheim": {"myrkulor", "elvagar", "angerboda"},
    "alfheim": {"gimle", "andlang"},
    "jotunheim": {"muspelheim", "horgr", "utgard"},
}
FJORDS = {
    "fjord_northeast": ["elvagar", "angerboda"],
    "fjord_southeast": ["muspelheim", "horgr"],
    "fjord_southwest": ["utgard", "andlang"],
    "fjord_northwest": ["gimle", "myrkulor"],
}


def origins(table: Scenario, clan: str) -> set[str]:
    """Where the figures stand that may join now."""
    return {table.where(clan, offer.split()[1]) for offer in table.offers(clan, "join")}


def landings(table: Scenario, clan: str) -> set[str]:
    return {offer.split()[1] for offer in table.offers(clan, "to")}


@pytest.mark.rule("BR-BOARD-01")
def test_the_board_has_yggdrasil_and_eight_outer_provinces() -> None:
    assert sorted(SPEC.view(new_game(4), SPECTATOR).provinces) == sorted([*RING, "yggdrasil"])


@pytest.mark.rule("BR-BOARD-02", "BR-BOARD-03", "BR-BOARD-04", "BR-BOARD-05")
@pytest.mark.parametrize("province", [*RING, "yggdrasil"])
@pytest.mark.parametrize("region", REGIONS)
def test_a_region_quest_looks_at_the_provinces_of_its_region(region: str, province: str) -> None:
    table = Scenario(f"""
        seats wolf raven
        phase quest
        wolf quests quest_{region}.1
        wolf at {province} leader
    """)
    fulfilled = table.asked() == {"wolf": "raise_stat"}
    assert fulfilled == (province in REGIONS[region])


@pytest.mark.rule("BR-BOARD-06")
def test_region_colours() -> None:
    regions = tomllib.loads((FOLDER / "board.toml").read_text())["region"]
    assert {region["id"]: region["colour"] for region in regions} == {
        "manheim": "yellow",
        "alfheim": "grey",
        "jotunheim": "blue",
    }


@pytest.mark.rule("BR-BOARD-07", "BR-BOARD-08", "BR-BOARD-09")
@pytest.mark.parametrize("province", RING)
def test_an_outer_province_borders_its_ring_neighbours_and_yggdrasil(province: str) -> None:
    others = [other for other in [*RING, "yggdrasil"] if other != province]
    ravens = "\n".join(f"raven at {other} warrior" for other in others)
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf at {province} leader
        raven stats 1/1/5
        {ravens}
    """)
    table.plays(f"wolf pillage {province}")
    index = RING.index(province)
    neighbours = {RING[index - 1], RING[(index + 1) % 8], "yggdrasil"}
    assert origins(table, "raven") == neighbours


@pytest.mark.rule("BR-BOARD-08")
def test_yggdrasil_borders_every_outer_province() -> None:
    ravens = "\n".join(f"raven at {province} warrior" for province in RING)
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf at yggdrasil leader
        raven stats 1/1/5
        {ravens}
    """)
    table.plays("wolf pillage yggdrasil")
    assert origins(table, "raven") == set(RING)


@pytest.mark.rule("BR-BOARD-10", "BR-BOARD-11")
@pytest.mark.parametrize(("province", "villages"), list(VILLAGES.items()))
def test_a_province_takes_as_many_figures_as_it_has_villages(province: str, villages: int) -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf stats 1/1/5
        wolf at {province} warrior*{villages - 1}
    """)
    table.plays("wolf invade leader", f"wolf to {province}", "raven invade leader")
    assert landings(table, "raven") == set(RING) - {province}
    assert table.why_not("raven", f"to {province}") == "BR-BOARD-13"


@pytest.mark.rule("BR-BOARD-12")
def test_a_village_holds_one_figure() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at andlang leader warrior
        raven at gimle warrior*2
    """)
    table.plays("wolf pillage andlang", "raven join warrior")
    assert table.at("raven", "andlang") == []  # lost at once: 1 against 4, nobody was asked again
    assert table.at("raven", "gimle") == ["warrior"]
    assert table.at("raven", "valhalla") == ["warrior"]


@pytest.mark.rule("BR-BOARD-13")
def test_villages_are_shared_by_all_clans() -> None:
    table = Scenario("""
        turn bear
        seats wolf raven serpent bear
        wolf at andlang warrior
        raven at andlang leader
        serpent at andlang warrior
        bear at gimle warrior
    """)
    marching = Scenario(table.g.copy()).plays("bear march gimle")
    assert "andlang" not in landings(marching, "bear")
    table.plays("bear invade leader")
    assert "andlang" not in landings(table, "bear")


@pytest.mark.rule("BR-BOARD-14")
def test_yggdrasil_has_room_for_everybody() -> None:
    table = Scenario("""
        turn serpent
        wolf stats 1/1/5
        wolf at yggdrasil leader warrior*8
        raven stats 1/1/5
        raven at yggdrasil leader warrior*8
        bear stats 1/1/5
        bear at yggdrasil leader warrior*8
        serpent at gimle leader warrior*3
    """)
    table.plays("serpent march gimle", "serpent to yggdrasil", "serpent move leader")
    table.plays(*["serpent move warrior"] * 3)
    assert len(table.at("serpent", "yggdrasil")) == 4


@pytest.mark.rule("BR-BOARD-15")
def test_there_are_four_fjords_for_ships() -> None:
    table = Scenario("turn wolf").plays("wolf invade ship")
    assert landings(table, "wolf") == set(FJORDS)


@pytest.mark.rule("BR-BOARD-15", "BR-BOARD-16")
@pytest.mark.parametrize(("fjord", "provinces"), list(FJORDS.items()))
def test_a_fjord_supports_its_two_provinces(fjord: str, provinces: list[str]) -> None:
    table = Scenario(f"turn wolf\nwolf at {fjord} ship")
    assert set(table.offers("wolf", "pillage")) == {f"pillage {name}" for name in provinces}
    with_strength = [name for name in [*RING, "yggdrasil"] if table.strength("wolf", name) > 0]
    assert set(with_strength) == set(provinces)


@pytest.mark.rule("BR-BOARD-17")
def test_what_befalls_a_province_befalls_its_fjord() -> None:
    table = Scenario("""
        seats wolf raven serpent
        age 2
        turn wolf
        wolf sheet fire_giant
        raven at fjord_northeast ship
        serpent at fjord_southeast ship
    """)
    table.plays("wolf invade fire_giant", "wolf to elvagar")
    assert table.where("raven", "ship") == "valhalla"
    assert table.where("serpent", "ship") == "fjord_southeast"


@pytest.mark.rule("BR-BOARD-17")
def test_ragnarok_reaches_the_fjord_of_its_province_alone() -> None:
    table = Scenario("""
        seats wolf raven
        phase discard
        doom elvagar gimle andlang
        wolf hand tyrs_bash
        wolf at fjord_northeast ship
        raven at fjord_southeast ship
    """)
    table.plays("wolf done")
    assert (table.glory("wolf"), table.glory("raven")) == (2, 0)
    assert table.where("raven", "ship") == "fjord_southeast"


@pytest.mark.rule("BR-BOARD-18")
def test_a_fjord_holds_any_number_of_ships() -> None:
    table = Scenario("""
        turn bear
        wolf at fjord_northeast ship
        raven at fjord_northeast ship
        serpent at fjord_northeast ship
        bear sheet sea_serpent
        bear at fjord_northeast sea_serpent
    """)
    table.plays("bear invade ship", "bear to fjord_northeast")
    assert table.at("bear", "fjord_northeast") == ["ship", "sea_serpent"]


@pytest.mark.rule("BR-BOARD-19")
def test_a_fjord_is_not_a_province() -> None:
    view = SPEC.view(new_game(4), SPECTATOR)
    assert not set(FJORDS) & set(view.provinces)
    table = Scenario("""
        turn wolf
        wolf at fjord_southwest ship
        wolf at gimle leader
    """)
    assert table.offers("wolf", "march") == ["march gimle"]
    table.plays("wolf march gimle")
    assert landings(table, "wolf") == set(RING) - {"gimle"} | {"yggdrasil"}


@pytest.mark.rule("BR-BOARD-20")
def test_a_destroyed_province_cannot_be_invaded() -> None:
    table = Scenario("turn wolf\ndestroyed elvagar").plays("wolf invade leader")
    assert landings(table, "wolf") == set(RING) - {"elvagar"}
    assert table.why_not("wolf", "to elvagar") == "BR-BOARD-20"


@pytest.mark.rule("BR-BOARD-20")
def test_nobody_marches_into_a_destroyed_province() -> None:
    table = Scenario("turn wolf\ndestroyed elvagar\nwolf at gimle leader").plays("wolf march gimle")
    assert "elvagar" not in landings(table, "wolf")


@pytest.mark.rule("BR-BOARD-20")
def test_no_card_leads_into_a_destroyed_province() -> None:
    moved = Scenario("""
        turn wolf
        destroyed myrkulor
        wolf sheet lord_of_hammers
        wolf at gimle leader
    """).plays("wolf pillage gimle")
    assert landings(moved, "wolf") == {"andlang", "yggdrasil"}
    fetched = Scenario("""
        age 3
        turn wolf
        destroyed myrkulor
        wolf sheet friggas_domain
        wolf at valhalla leader
    """).plays("wolf fetch leader")
    assert landings(fetched, "wolf") == set(RING) - {"myrkulor"}


@pytest.mark.rule("BR-BOARD-20")
def test_a_destroyed_province_stays_destroyed() -> None:
    table = Scenario("""
        seats wolf raven
        phase ragnarok
        doom elvagar gimle andlang
        wolf rage 6
    """)
    assert (table.age, table.is_destroyed("elvagar")) == (2, True)
    draft(table.g)
    table.plays("raven invade leader")
    assert "elvagar" not in landings(table, "raven")


@pytest.mark.rule("BR-BOARD-21", "BR-OQ-34")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (94, 99), (98, 103)])
def test_glory_is_counted_on_beyond_the_end_of_the_track(before: int, after: int) -> None:
    table = Scenario(f"""
        turn wolf
        wolf glory {before}
        wolf at gimle leader
        token gimle glory
    """)
    table.plays("wolf pillage gimle")
    assert SPEC.view(table.g, SPECTATOR).clans[0].glory == after


@pytest.mark.rule("BR-BOARD-22")
def test_glory_advances_at_once() -> None:
    """The reward is counted before the battle Glory, and both before anybody else acts."""
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader
        raven at gimle warrior
        token gimle glory
    """)
    table.plays("wolf pillage gimle")
    assert [event.values[1] for event in table.events("glory_gained")] == [5, 3]
    assert (table.glory("wolf"), table.asked()) == (8, {"raven": "action"})


@pytest.mark.rule("BR-BOARD-23")
def test_the_neighbours_of_a_destroyed_province_do_not_become_adjacent() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        destroyed elvagar
        wolf at myrkulor leader
        raven at angerboda warrior
        raven at yggdrasil warrior
        raven at gimle warrior
    """)
    table.plays("wolf pillage myrkulor")
    assert origins(table, "raven") == {"yggdrasil", "gimle"}


@pytest.mark.rule("BR-BOARD-24")
def test_the_player_to_the_left_is_the_next_seat() -> None:
    table = Scenario("seats bear wolf serpent raven\nturn serpent")
    order = []
    for _ in range(5):
        (clan,) = table.asked()
        order.append(clan)
        table.plays(f"{clan} invade warrior", f"{clan} to gimle")
    assert order == ["serpent", "raven", "bear", "wolf", "serpent"]
