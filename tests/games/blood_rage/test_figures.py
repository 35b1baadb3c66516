"""Chapter 5 of the rules: figures, strength, base abilities."""

from __future__ import annotations

from collections import Counter

import pytest

from sagaboard.games.blood_rage import SPEC
from tests.games.blood_rage.courses import draft, played_at_random
from tests.games.blood_rage.scenario import Scenario, new_game

SPECTATOR = -1
TROOPS = ("leader", "warrior", "ship")
FJORDS = {"fjord_northeast", "fjord_southeast", "fjord_southwest", "fjord_northwest"}
OUTER = {
    "myrkulor",
    "elvagar",
    "angerboda",
    "muspelheim",
    "horgr",
    "utgard",
    "andlang",
    "gimle",
}


def landings(table: Scenario, clan: str) -> set[str]:
    return {offer.split()[1] for offer in table.offers(clan, "to")}


@pytest.mark.rule("BR-FIG-01")
@pytest.mark.parametrize(
    ("figure", "place", "strength"),
    [("leader", "gimle", 3), ("ship", "fjord_northwest", 2), ("warrior", "gimle", 1)],
)
def test_strength_without_upgrades(figure: str, place: str, strength: int) -> None:
    table = Scenario(f"turn wolf\nwolf at {place} {figure}")
    assert table.strength("wolf", "gimle") == strength


@pytest.mark.rule("BR-FIG-02")
@pytest.mark.parametrize(
    ("monster", "strength"),
    [
        ("troll", 2),
        ("dwarf_chieftain", 2),
        ("sea_serpent", 3),
        ("valkyrie", 2),
        ("dark_elf", 1),
        ("fire_giant", 4),
        ("frost_giant", 4),
        ("soldier_of_hel", 3),
        ("volur_witch", 3),
    ],
)
def test_the_strength_of_a_monster_is_printed_on_its_card(monster: str, strength: int) -> None:
    place = "fjord_northwest" if monster == "sea_serpent" else "gimle"
    table = Scenario(f"""
        age 3
        turn wolf
        wolf sheet {monster}
        wolf at {place} {monster}
    """)
    assert table.strength("wolf", "gimle") == strength


@pytest.mark.rule("BR-FIG-03")
def test_a_troop_upgrade_sets_the_strength_of_its_type_while_it_lies_in_its_slot() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        raven passed
        wolf hand experts_in_arms brothers_in_arms
        wolf at gimle warrior*2 leader
        wolf at horgr warrior
        raven at horgr warrior
    """)
    assert (table.strength("wolf", "gimle"), table.strength("wolf", "horgr")) == (5, 1)
    table.plays("wolf upgrade experts_in_arms")
    assert (table.strength("wolf", "gimle"), table.strength("wolf", "horgr")) == (7, 2)
    assert table.strength("raven", "horgr") == 1
    table.plays("wolf upgrade brothers_in_arms")
    assert (table.strength("wolf", "gimle"), table.strength("wolf", "horgr")) == (6, 1)


@pytest.mark.rule("BR-FIG-04", "BR-FIG-07")
@pytest.mark.parametrize("sheet", ["", "wolf sheet lord_of_hammers", "wolf sheet lord_of_spears"])
def test_the_leader_invades_for_nothing_upgraded_or_not(sheet: str) -> None:
    table = Scenario(f"""
        turn wolf
        wolf rage 1
        {sheet}
    """)
    table.plays("wolf invade leader", "wolf to gimle")
    assert (table.where("wolf", "leader"), table.rage("wolf")) == ("gimle", 1)


@pytest.mark.rule("BR-FIG-05", "BR-FIG-07")
@pytest.mark.parametrize("sheet", ["", "wolf sheet lokis_dragons", "wolf sheet eternal_dragons"])
def test_a_ship_invades_fjords_only_upgraded_or_not(sheet: str) -> None:
    table = Scenario(f"turn wolf\n{sheet}").plays("wolf invade ship")
    assert landings(table, "wolf") == FJORDS


@pytest.mark.rule("BR-FIG-06", "BR-FIG-07")
@pytest.mark.parametrize("sheet", ["", "wolf sheet lokis_dragons"])
def test_a_ship_cannot_march(sheet: str) -> None:
    table = Scenario(f"""
        turn wolf
        {sheet}
        wolf at fjord_northwest ship
        wolf at gimle warrior
    """)
    assert table.offers("wolf", "march") == ["march gimle"]
    table.plays("wolf march gimle", "wolf to andlang")
    assert table.why_not("wolf", "move ship") == "BR-MARCH-08"


@pytest.mark.rule("BR-FIG-06", "BR-FIG-07")
@pytest.mark.parametrize("sheet", ["", "raven sheet lokis_dragons"])
def test_a_ship_is_not_moved_by_a_call_to_battle(sheet: str) -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        {sheet}
        wolf at andlang leader
        raven at fjord_northwest ship
        raven at gimle leader
    """)
    table.plays("wolf pillage andlang")
    assert table.offers("raven") == ["join leader", "done"]
    assert table.why_not("raven", "join ship") == "BR-CALL-06"


@pytest.mark.rule("BR-FIG-08")
def test_a_warrior_has_no_ability() -> None:
    """It pays to invade, lands in villages and marches like anybody."""
    table = Scenario("""
        seats wolf raven
        turn wolf
        raven passed
    """)
    table.plays("wolf invade warrior")
    assert landings(table, "wolf") == OUTER
    table.plays("wolf to gimle", "wolf march gimle", "wolf to yggdrasil", "wolf move warrior")
    assert (table.at("wolf", "yggdrasil"), table.rage("wolf")) == (["warrior"], 4)


@pytest.mark.rule("BR-FIG-09")
@pytest.mark.parametrize("seed", range(4))
def test_every_figure_is_always_in_exactly_one_place(seed: int) -> None:
    """A Monster is next to the board, with a clan, or has left the game with its card."""
    places = {"reserve", "valhalla", "yggdrasil"} | OUTER | FJORDS
    g = new_game(3, str(seed))
    monsters = set(SPEC.view(g, SPECTATOR).free_monsters)
    for now in played_at_random(g, seed):
        view = SPEC.view(now, SPECTATOR)
        seen = Counter(view.free_monsters)
        seen.update(monsters & set(view.discarded))
        for clan in view.clans:
            assert set(clan.figures.values()) <= places
            assert sum(name.split("-")[0] in TROOPS for name in clan.figures) == 10
            seen.update(monsters & set(clan.figures))
        assert seen == Counter(monsters)


@pytest.mark.rule("BR-FIG-10")
def test_the_dead_of_a_battle_wait_in_valhalla_for_their_release() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader
        raven at gimle warrior*2
        raven at fjord_northwest ship
        raven hand tyrs_bash
        wolf hand tyrs_smite
    """)
    table.plays("wolf pillage gimle", "wolf play tyrs_smite", "raven play tyrs_bash")
    assert table.at("raven", "valhalla") == ["warrior", "warrior", "ship"]
    assert table.why_not("raven", "invade ship") == "BR-FIG-10"
    table.plays("raven pass", "wolf pass", "raven done")
    assert (table.age, table.at("raven", "valhalla")) == (2, [])
    assert len(table.at("raven", "reserve")) == 10


@pytest.mark.rule("BR-FIG-10")
def test_the_victims_of_an_ability_go_to_valhalla() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf sheet troll
        raven at gimle warrior*2 leader
    """)
    table.plays("wolf invade troll", "wolf to gimle")
    assert table.at("raven", "valhalla") == ["warrior", "warrior"]
    assert table.at("raven", "gimle") == ["leader"]


@pytest.mark.rule("BR-FIG-10")
def test_the_dead_of_ragnarok_go_to_valhalla() -> None:
    """Loki's Domain pays for the figures that leave Valhalla, on top of 2 Glory each."""
    table = Scenario("""
        seats wolf raven
        phase ragnarok
        doom gimle andlang horgr
        wolf sheet lokis_domain
        wolf at gimle leader warrior
    """)
    assert table.glory("wolf") == 2 * 2 + 2 * 1
    assert len(table.at("wolf", "reserve")) == 10


@pytest.mark.rule("BR-FIG-11")
def test_figures_in_valhalla_and_reserve_do_not_count_against_horns() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior*3
        wolf at valhalla warrior*4
    """)
    table.plays("wolf invade leader", "wolf to andlang")
    assert table.where("wolf", "leader") == "andlang"


@pytest.mark.rule("BR-FIG-12")
def test_a_ship_counts_against_horns() -> None:
    table = Scenario("""
        turn wolf
        wolf at gimle warrior*3
        wolf at fjord_northwest ship
    """)
    assert table.offers("wolf", "invade") == []


@pytest.mark.rule("BR-FIG-13")
@pytest.mark.parametrize("monster", ["dwarf_chieftain", "sea_serpent"])
def test_a_monster_counts_against_horns(monster: str) -> None:
    place = "fjord_northwest" if monster == "sea_serpent" else "gimle"
    table = Scenario(f"""
        turn wolf
        wolf sheet {monster}
        wolf at gimle warrior*3
        wolf at {place} {monster}
    """)
    assert table.offers("wolf", "invade") == []


@pytest.mark.rule("BR-FIG-13")
def test_a_monster_pillages_fights_and_dies_for_its_clan() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf sheet troll
        wolf at gimle troll
        raven sheet dwarf_chieftain
        raven at gimle warrior*2 dwarf_chieftain
    """)
    table.plays("wolf pillage gimle")
    assert table.totals() == {"wolf": 2, "raven": 4}
    assert table.where("wolf", "troll") == "valhalla"
    assert table.where("raven", "dwarf_chieftain") == "gimle"


@pytest.mark.rule("BR-FIG-13")
def test_a_monster_counts_in_quests_ragnarok_and_valhalla() -> None:
    table = Scenario("""
        seats wolf raven
        phase quest
        doom gimle andlang horgr
        wolf sheet troll lokis_domain
        wolf quests quest_alfheim.1
        wolf at gimle troll
        raven at gimle warrior
    """)
    assert table.glory("wolf") == 5
    table.plays("wolf raise axes")
    assert table.glory("wolf") == 5 + 2 + 1
    assert table.where("wolf", "troll") == "reserve"
    draft(table.g)
    assert table.where("wolf", "troll") == "reserve"


@pytest.mark.rule("BR-FIG-14", "BR-FIG-15")
def test_a_ship_adds_its_full_strength_to_both_its_provinces() -> None:
    table = Scenario("""
        turn wolf
        wolf sheet sea_serpent
        wolf at elvagar leader warrior
        wolf at angerboda warrior
        wolf at fjord_northeast ship sea_serpent
        wolf at myrkulor warrior
        raven at elvagar leader
        raven at fjord_northeast ship
    """)
    assert table.strength("wolf", "elvagar") == 3 + 1 + 2 + 3
    assert table.strength("wolf", "angerboda") == 1 + 2 + 3
    assert table.strength("wolf", "myrkulor") == 1
    assert table.strength("wolf", "yggdrasil") == 0
    assert table.strength("raven", "elvagar") == 3 + 2


@pytest.mark.rule("BR-FIG-15")
def test_a_ship_fights_with_full_strength_in_both_its_provinces() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at fjord_northeast ship
        raven at elvagar warrior
        raven at angerboda warrior
    """)
    table.plays("wolf pillage elvagar", "raven done")
    assert table.totals() == {"wolf": 2, "raven": 1}
    table.plays("raven pillage angerboda")
    assert table.totals() == {"wolf": 2, "raven": 1}
    assert table.at("raven", "valhalla") == ["warrior", "warrior"]


@pytest.mark.rule("BR-FIG-16")
@pytest.mark.parametrize(
    ("figure", "in_fjords"),
    [
        ("leader", False),
        ("warrior", False),
        ("troll", False),
        ("frost_giant", False),
        ("ship", True),
        ("sea_serpent", True),
    ],
)
def test_only_ships_may_be_in_a_fjord(figure: str, in_fjords: bool) -> None:
    sheet = "" if figure in TROOPS else f"wolf sheet {figure}"
    table = Scenario(f"age 3\nturn wolf\n{sheet}").plays(f"wolf invade {figure}")
    assert landings(table, "wolf") == (FJORDS if in_fjords else OUTER)
    if not in_fjords:
        assert table.why_not("wolf", "to fjord_northwest") == "BR-FIG-16"
