"""Chapter 11: the action Invade."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenario import Scenario

OUTER = ["myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle"]
FJORDS = ["fjord_northeast", "fjord_southeast", "fjord_southwest", "fjord_northwest"]


def targets(table: Scenario, clan: str = "wolf") -> list[str]:
    """Where the invading figure may go."""
    return [text.removeprefix("to ") for text in table.offers(clan, "to")]


@pytest.mark.rule("BR-EX-02", "BR-INV-01")
def test_an_upgraded_warrior_costs_its_new_strength() -> None:
    table = Scenario("""
        seats raven wolf
        age 2
        turn raven
        raven rage 2
        raven sheet experts_in_arms
    """)
    table.plays("raven invade warrior", "raven to utgard")
    assert table.rage("raven") == 0
    assert table.at("raven", "utgard") == ["warrior"]


@pytest.mark.rule("BR-INV-01")
@pytest.mark.parametrize(
    ("sheet", "figure", "place", "cost"),
    [
        ("lokis_domain", "warrior", "gimle", 1),
        ("brothers_in_arms", "warrior", "gimle", 1),
        ("masters_in_arms", "warrior", "gimle", 2),
        ("fire_dragons", "ship", "fjord_northwest", 2),
        ("troll", "troll", "gimle", 2),
        ("fire_giant", "fire_giant", "gimle", 4),
        ("dark_elf", "dark_elf", "yggdrasil", 1),
        ("soldier_of_hel", "soldier_of_hel", "gimle", 0),
    ],
)
def test_a_figure_costs_its_strength_unless_its_card_says_otherwise(
    sheet: str, figure: str, place: str, cost: int
) -> None:
    table = Scenario(f"""
        seats wolf raven serpent
        age 3
        turn wolf
        wolf rage 5
        wolf sheet {sheet}
    """)
    table.plays(f"wolf invade {figure}", f"wolf to {place}")
    assert table.rage("wolf") == 5 - cost


@pytest.mark.rule("BR-INV-01")
def test_only_a_figure_in_the_own_reserve_can_invade() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader
        wolf at valhalla ship
        wolf at horgr warrior
    """)
    assert table.offers("wolf", "invade") == ["invade warrior-2"]


@pytest.mark.rule("BR-INV-02", "BR-INV-03", "BR-INV-05")
def test_a_figure_may_invade_every_outer_province_with_an_empty_village() -> None:
    table = Scenario("""
        seats wolf raven serpent bear
        turn wolf
        wolf at myrkulor warrior
        raven at andlang leader warrior*2
        serpent at utgard warrior
        bear at utgard warrior
        destroyed horgr
    """)
    table.plays("wolf invade leader")
    assert targets(table) == [p for p in OUTER if p not in ("horgr", "andlang")]
    table.plays("wolf to muspelheim")  # far from all own figures
    assert table.where("wolf", "leader") == "muspelheim"


@pytest.mark.rule("BR-INV-03")
def test_a_clan_without_figures_on_the_board_may_invade_anywhere() -> None:
    table = Scenario("seats wolf raven\nturn wolf")
    table.plays("wolf invade warrior")
    assert targets(table) == OUTER


@pytest.mark.rule("BR-INV-04")
def test_a_ship_invades_any_fjord_and_no_village() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        raven at fjord_southwest ship
        destroyed elvagar
    """)
    table.plays("wolf invade ship")
    assert targets(table) == FJORDS
    table.plays("wolf to fjord_southwest")
    assert table.where("wolf", "ship") == "fjord_southwest"


@pytest.mark.rule("BR-INV-04", "BR-OQ-03")
def test_a_fjord_between_two_destroyed_provinces_is_closed() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        destroyed elvagar angerboda
    """)
    table.plays("wolf invade ship")
    assert targets(table) == FJORDS[1:]


@pytest.mark.rule("BR-INV-05")
@pytest.mark.parametrize("figure", ["leader", "warrior", "valkyrie"])
def test_nobody_invades_yggdrasil(figure: str) -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        wolf sheet valkyrie
    """)
    table.plays(f"wolf invade {figure}")
    assert "yggdrasil" not in targets(table)


@pytest.mark.rule("BR-INV-05")
def test_the_dark_elf_invades_yggdrasil_because_its_card_says_so() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        wolf sheet dark_elf
    """)
    table.plays("wolf invade dark_elf", "wolf to yggdrasil")
    assert table.strength("wolf", "yggdrasil") == 3


@pytest.mark.rule("BR-INV-02", "BR-INV-05")
def test_with_no_empty_village_left_only_the_dark_elf_can_invade() -> None:
    table = Scenario("""
        seats wolf raven serpent
        age 2
        turn wolf
        wolf sheet dark_elf valkyrie
        wolf at valhalla ship
        raven at andlang warrior*3
        destroyed myrkulor elvagar angerboda muspelheim horgr utgard gimle
    """)
    assert table.offers("wolf", "invade") == ["invade dark_elf"]


@pytest.mark.rule("BR-INV-06")
def test_the_leader_invades_for_nothing_but_not_without_rage() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 1
    """)
    table.plays("wolf invade leader", "wolf to gimle")
    assert table.rage("wolf") == 1
    broke = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 0
    """)
    assert broke.asked() == {"raven": "action"}


@pytest.mark.rule("BR-INV-06")
def test_an_upgraded_leader_still_invades_for_nothing() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 1
        wolf sheet lord_of_hammers
    """)
    table.plays("wolf invade leader", "wolf to gimle")
    assert table.rage("wolf") == 1


@pytest.mark.rule("BR-INV-07")
@pytest.mark.parametrize(
    ("column", "warriors", "may_invade"),
    [(1, 2, True), (1, 3, False), (2, 3, True), (2, 4, False), (3, 5, False)],
)
def test_no_invade_once_horns_are_reached_ships_included(
    column: int, warriors: int, may_invade: bool
) -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf stats 1/1/{column}
        wolf at gimle warrior*{warriors}
        wolf at fjord_northeast ship
    """)
    assert bool(table.offers("wolf", "invade")) is may_invade


@pytest.mark.rule("BR-INV-08")
def test_one_invade_places_exactly_one_figure() -> None:
    table = Scenario("seats wolf raven\nturn wolf")
    table.plays("wolf invade warrior", "wolf to gimle")
    assert table.at("wolf", "gimle") == ["warrior"]
    assert len(table.at("wolf", "reserve")) == 9
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-INV-09")
def test_enemies_do_not_prevent_an_invade_and_no_battle_follows() -> None:
    table = Scenario("""
        seats wolf raven serpent
        turn wolf
        raven at andlang leader warrior
        raven hand tyrs_smite
        serpent at fjord_southwest ship
    """)
    table.plays("wolf invade warrior", "wolf to andlang")
    assert table.asked() == {"raven": "action"}
    assert table.at("wolf", "andlang") == ["warrior"]
    assert table.at("raven", "andlang") == ["leader", "warrior"]


@pytest.mark.rule("BR-INV-10")
def test_a_pillaged_province_may_be_invaded() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        pillaged gimle
    """)
    table.plays("wolf invade warrior", "wolf to gimle")
    assert table.at("wolf", "gimle") == ["warrior"]
