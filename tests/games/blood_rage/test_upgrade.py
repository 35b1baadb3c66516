"""Chapter 13: the action Upgrade."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenario import Scenario


@pytest.mark.rule("BR-UPG-01")
def test_an_upgrade_costs_its_strength_and_goes_to_a_slot_of_its_type() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 5
        wolf hand thors_glory tyrs_bash quest_alfheim
    """)
    assert table.offers("wolf", "upgrade") == ["upgrade thors_glory"]
    table.plays("wolf upgrade thors_glory", "wolf slot clan-2")
    assert table.rage("wolf") == 3
    assert table.sheet("wolf") == ["thors_glory"]
    assert table.hand("wolf") == ["quest_alfheim.1", "tyrs_bash"]


@pytest.mark.rule("BR-UPG-01")
@pytest.mark.parametrize("card", ["dwarf_chieftain", "soldier_of_hel"])
def test_a_card_with_an_asterisk_costs_what_its_text_says(card: str) -> None:
    table = Scenario(f"""
        seats wolf raven
        age 3
        turn wolf
        wolf rage 1
        wolf hand {card}
    """)
    table.plays(f"wolf upgrade {card}", "wolf slot monster-1", "wolf done")
    assert table.rage("wolf") == 1


@pytest.mark.rule("BR-UPG-02")
@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("troll", ["slot monster-1", "slot monster-2"]),
        ("friggas_charm", ["slot clan-1", "slot clan-2", "slot clan-3"]),
    ],
)
def test_the_player_chooses_among_several_slots(card: str, slots: list[str]) -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf hand {card}
        wolf sheet dwarf_chieftain lokis_domain
    """)
    table.plays(f"wolf upgrade {card}")
    assert table.offers("wolf") == slots


@pytest.mark.rule("BR-UPG-02", "BR-UPG-03", "BR-OQ-11")
def test_an_occupied_slot_may_be_chosen_although_others_are_free() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand friggas_charm
        wolf sheet lokis_domain
    """)
    table.plays("wolf upgrade friggas_charm", "wolf slot clan-1")
    assert table.sheet("wolf") == ["friggas_charm"]
    assert table.discarded() == ["lokis_domain"]


@pytest.mark.rule("BR-UPG-03")
def test_a_troop_upgrade_replaces_the_old_one_which_is_discarded() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        wolf hand experts_in_arms
        wolf sheet brothers_in_arms
    """)
    table.plays("wolf upgrade experts_in_arms", "wolf done")
    assert table.sheet("wolf") == ["experts_in_arms"]
    assert table.discarded() == ["brothers_in_arms"]


@pytest.mark.rule("BR-UPG-04")
def test_a_new_upgrade_works_from_its_own_turn_on() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 4
        raven rage 0
        wolf hand friggas_charm thors_glory
    """)
    table.plays("wolf upgrade friggas_charm", "wolf slot clan-1")
    table.plays("wolf upgrade thors_glory", "wolf slot clan-2")
    assert table.rage("wolf") == 3  # 2, less 1


@pytest.mark.rule("BR-UPG-05", "BR-UPG-12")
def test_upgrades_and_monsters_stay_when_the_age_ends() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 1
        raven rage 0
        wolf sheet brothers_in_arms troll friggas_charm
        wolf at gimle warrior*2
        doom horgr elvagar utgard
    """)
    table.plays("wolf pass")
    assert (table.age, table.phase) == (2, "gods_gifts")
    assert table.sheet("wolf") == ["brothers_in_arms", "troll", "friggas_charm"]
    assert table.strength("wolf", "gimle") == 3
    assert table.where("wolf", "troll") == "reserve"


@pytest.mark.rule("BR-EX-08", "BR-UPG-03", "BR-UPG-06")
def test_two_upgrades_with_the_same_effect_both_count() -> None:
    table = Scenario("""
        seats serpent wolf raven
        age 2
        turn serpent
        serpent rage 3
        wolf rage 0
        raven rage 0
        serpent sheet lokis_domain friggas_succor thors_glory
        serpent hand lokis_eminence
        serpent at valhalla warrior*2 ship
        doom horgr elvagar utgard
    """)
    table.plays("serpent upgrade lokis_eminence", "serpent slot clan-2")
    assert table.rage("serpent") == 1
    assert table.sheet("serpent") == ["lokis_domain", "lokis_eminence", "thors_glory"]
    assert table.discarded() == ["friggas_succor"]
    table.plays("serpent pass")
    assert table.age == 3
    assert table.glory("serpent") == 3 * (1 + 2)


@pytest.mark.rule("BR-UPG-07")
def test_the_effect_of_a_replaced_upgrade_ends_at_once() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 6
        raven rage 0
        wolf sheet friggas_charm
        wolf hand lokis_domain thors_glory
    """)
    table.plays("wolf upgrade lokis_domain", "wolf slot clan-1")
    assert table.rage("wolf") == 6  # the Charm was still there when this was paid
    table.plays("wolf upgrade thors_glory", "wolf slot clan-2")
    assert table.rage("wolf") == 4


@pytest.mark.rule("BR-UPG-07")
def test_a_replaced_succor_brings_no_warrior_any_more() -> None:
    table = Scenario("""
        seats wolf raven serpent
        turn wolf
        raven rage 0
        serpent rage 0
        wolf sheet friggas_succor
        wolf hand friggas_charm
    """)
    table.plays("wolf upgrade friggas_charm", "wolf slot clan-1")
    table.plays("wolf invade leader", "wolf to gimle")
    assert table.asked() == {"wolf": "action"}


@pytest.mark.rule("BR-UPG-08")
@pytest.mark.parametrize(
    ("card", "cost", "figure", "place"),
    [
        ("brothers_in_arms", 1, "warrior", "gimle"),
        ("lord_of_hammers", 3, "leader", "gimle"),
        ("lokis_dragons", 2, "ship", "fjord_northwest"),
    ],
)
def test_a_troop_upgrade_lets_one_such_figure_invade_for_nothing_more(
    card: str, cost: int, figure: str, place: str
) -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf rage 6
        wolf hand {card}
    """)
    table.plays(f"wolf upgrade {card}")
    assert [text.split("-")[0] for text in table.offers("wolf")] == [f"invade {figure}", "done"]
    table.plays(f"wolf invade {figure}", f"wolf to {place}")
    assert table.rage("wolf") == 6 - cost
    assert table.at("wolf", place) == [figure]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-UPG-08", "BR-UPG-23")
@pytest.mark.parametrize("place", ["valhalla", "horgr"])
def test_no_free_invade_with_a_figure_that_is_not_in_the_reserve(place: str) -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf hand lord_of_hammers
        wolf at {place} leader
    """)
    table.plays("wolf upgrade lord_of_hammers")
    assert table.asked() == {"raven": "action"}
    assert table.where("wolf", "leader") == place


@pytest.mark.rule("BR-UPG-09")
def test_a_new_strength_applies_to_figures_already_on_the_board() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        wolf hand experts_in_arms
        wolf at gimle warrior*2
        wolf at horgr warrior
    """)
    assert (table.strength("wolf", "gimle"), table.strength("wolf", "horgr")) == (2, 1)
    table.plays("wolf upgrade experts_in_arms", "wolf done")
    assert (table.strength("wolf", "gimle"), table.strength("wolf", "horgr")) == (4, 2)


@pytest.mark.rule("BR-UPG-10", "BR-UPG-18")
def test_the_monster_joins_the_reserve_if_it_does_not_invade_at_once() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand troll
    """)
    table.plays("wolf upgrade troll", "wolf slot monster-1", "wolf done")
    assert table.where("wolf", "troll") == "reserve"
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-UPG-11")
def test_the_monster_may_invade_at_once_for_nothing_more() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 4
        wolf hand troll
        wolf sheet dwarf_chieftain
    """)
    table.plays("wolf upgrade troll", "wolf slot monster-2")
    assert table.offers("wolf") == ["invade troll", "done"]  # not the Dwarf, not a Warrior
    table.plays("wolf invade troll", "wolf to horgr")
    assert table.where("wolf", "troll") == "horgr"
    assert table.rage("wolf") == 2


@pytest.mark.rule("BR-UPG-11")
def test_the_free_invade_of_a_monster_is_an_invade_with_its_effects() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand troll
        raven at horgr warrior*2 leader
    """)
    table.plays("wolf upgrade troll", "wolf slot monster-1", "wolf invade troll", "wolf to horgr")
    assert table.at("raven", "horgr") == ["leader"]


@pytest.mark.rule("BR-UPG-12", "BR-UPG-13")
def test_a_destroyed_monster_returns_to_its_owner_when_valhalla_is_released() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf sheet troll
        wolf at gimle troll
        raven at gimle leader
        doom horgr elvagar utgard
    """)
    table.plays("wolf pillage gimle")
    assert table.where("wolf", "troll") == "valhalla"
    table.plays("raven pass")
    assert table.where("wolf", "troll") == "valhalla"  # not before the phase
    table.plays("wolf pass")
    assert table.age == 2
    assert table.where("wolf", "troll") == "reserve"


@pytest.mark.rule("BR-UPG-14")
def test_a_monster_destroyed_by_ragnarok_gives_glory_like_other_figures() -> None:
    table = Scenario("""
        seats wolf raven serpent
        age 2
        phase ragnarok
        wolf sheet troll sea_serpent
        wolf at gimle troll
        wolf at fjord_northwest sea_serpent
        doom horgr gimle utgard
    """)
    assert table.glory("wolf") == 3 + 3


@pytest.mark.rule("BR-UPG-15", "BR-UPG-16")
def test_a_third_monster_takes_the_place_of_one_of_two() -> None:
    table = Scenario("""
        seats wolf raven serpent
        turn wolf
        wolf hand sea_serpent
        wolf sheet troll dwarf_chieftain
        wolf at gimle troll
    """)
    table.plays("wolf upgrade sea_serpent")
    assert table.offers("wolf") == ["slot monster-1", "slot monster-2"]
    table.plays("wolf slot monster-1", "wolf done")
    assert table.sheet("wolf") == ["sea_serpent", "dwarf_chieftain"]
    assert table.at("wolf", "reserve")[-2:] == ["dwarf_chieftain", "sea_serpent"]


@pytest.mark.rule("BR-UPG-16", "BR-OQ-10")
@pytest.mark.parametrize("place", ["gimle", "valhalla", "reserve"])
def test_the_figure_of_a_replaced_monster_leaves_the_game_for_good(place: str) -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf hand dwarf_chieftain
        wolf sheet troll
        wolf at {place} troll
        doom gimle elvagar utgard
    """)
    table.plays("wolf upgrade dwarf_chieftain", "wolf slot monster-1", "wolf done")
    assert table.where("wolf", "troll") == "out of play"
    assert "troll" in table.discarded()
    table.plays("raven pass", "wolf pass")
    assert table.age == 2
    assert table.where("wolf", "troll") == "out of play"
    assert table.glory("wolf") == 0  # neither destroyed then nor by Ragnarök


@pytest.mark.rule("BR-UPG-17", "BR-FAQ-10")
def test_no_free_invade_beyond_horns_but_the_card_may_be_played() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand troll
        wolf at gimle warrior*4
    """)
    table.plays("wolf upgrade troll", "wolf slot monster-1")
    assert table.asked() == {"raven": "action"}
    assert table.where("wolf", "troll") == "reserve"


@pytest.mark.rule("BR-UPG-17")
def test_the_free_invade_needs_an_empty_village_of_an_outer_province() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand troll
        raven at andlang warrior*3
        destroyed horgr
    """)
    table.plays("wolf upgrade troll", "wolf slot monster-1", "wolf invade troll")
    places = ["myrkulor", "elvagar", "angerboda", "muspelheim", "utgard", "gimle"]
    assert table.offers("wolf") == [f"to {place}" for place in places]


@pytest.mark.rule("BR-UPG-17")
def test_the_free_invade_of_a_ship_goes_to_a_fjord() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand lokis_dragons
    """)
    table.plays("wolf upgrade lokis_dragons", "wolf invade ship")
    assert all(text.startswith("to fjord_") for text in table.offers("wolf"))


@pytest.mark.rule("BR-UPG-18", "BR-UPG-21")
def test_a_free_invade_not_used_is_lost() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 5
        raven rage 0
        wolf hand troll
    """)
    table.plays("wolf upgrade troll", "wolf slot monster-1", "wolf done")
    assert table.rage("wolf") == 3
    table.plays("wolf invade troll", "wolf to gimle")
    assert table.rage("wolf") == 1


@pytest.mark.rule("BR-UPG-19")
def test_the_free_invade_is_open_when_the_card_took_the_last_rage() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 2
        wolf hand troll
    """)
    table.plays("wolf upgrade troll", "wolf slot monster-1")
    assert table.rage("wolf") == 0
    table.plays("wolf invade troll", "wolf to gimle")
    assert table.where("wolf", "troll") == "gimle"


@pytest.mark.rule("BR-UPG-20")
def test_a_clan_upgrade_gives_no_free_invade() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand lokis_domain
    """)
    table.plays("wolf upgrade lokis_domain", "wolf slot clan-1")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-UPG-21")
@pytest.mark.parametrize(("monster", "cost"), [("troll", 2), ("dwarf_chieftain", 0)])
def test_a_monster_that_came_back_invades_at_its_usual_cost(monster: str, cost: int) -> None:
    table = Scenario(f"""
        seats wolf raven
        age 2
        turn wolf
        wolf rage 4
        wolf sheet {monster}
    """)
    table.plays(f"wolf invade {monster}", "wolf to gimle")
    assert table.rage("wolf") == 4 - cost


@pytest.mark.rule("BR-UPG-22", "BR-OQ-10")
def test_the_room_of_a_replaced_monster_is_free_for_the_new_one() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 2
        wolf hand dwarf_chieftain
        wolf sheet troll
        wolf at andlang troll
        wolf at gimle warrior*3
        raven at andlang warrior*2
        destroyed myrkulor elvagar angerboda muspelheim horgr utgard
    """)
    table.plays("wolf upgrade dwarf_chieftain", "wolf slot monster-1")
    table.plays("wolf invade dwarf_chieftain", "wolf to andlang")
    assert table.at("wolf", "andlang") == ["dwarf_chieftain"]


@pytest.mark.rule("BR-UPG-22")
def test_the_card_is_in_force_before_its_free_invade() -> None:
    table = Scenario("""
        seats wolf raven
        age 3
        turn wolf
        wolf rage 2
        wolf hand masters_in_arms
        wolf at gimle warrior
    """)
    table.plays("wolf upgrade masters_in_arms")
    assert table.rage("wolf") == 0
    assert table.strength("wolf", "gimle") == 2
    table.plays("wolf invade warrior", "wolf to gimle")
    assert table.strength("wolf", "gimle") == 6
    assert table.rage("wolf") == 0


@pytest.mark.rule("BR-UPG-23")
def test_the_free_invade_takes_a_warrior_of_the_reserve_not_one_in_valhalla() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf hand brothers_in_arms
        wolf at valhalla warrior*7
    """)
    table.plays("wolf upgrade brothers_in_arms", "wolf invade warrior", "wolf to gimle")
    assert len(table.at("wolf", "valhalla")) == 7
