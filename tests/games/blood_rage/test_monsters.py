"""Every Monster: the STR and the cost printed on its card, and its whole text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.blood_rage.fights import fight
from tests.games.blood_rage.scenario import Scenario

STATS = ("rage", "axes", "horns")


@pytest.mark.rule("BR-FIG-02", "BR-CARD-06", "BR-CARD-07", "BR-UPG-11", "BR-UPG-21")
@pytest.mark.parametrize(
    ("monster", "strength", "cost"),
    [
        ("troll", 2, 2),
        ("dwarf_chieftain", 2, 0),
        ("valkyrie", 2, 2),
        ("dark_elf", 1, 1),
        ("fire_giant", 4, 4),
        ("frost_giant", 4, 4),
        ("soldier_of_hel", 3, 0),
        ("volur_witch", 3, 3),
    ],
)
def test_monster_costs_and_fights_as_printed(monster: str, strength: int, cost: int) -> None:
    table = Scenario(f"age 3\nturn wolf\nwolf rage 6\nwolf hand {monster}")
    table.plays(f"wolf upgrade {monster}", "wolf slot monster-1")
    assert table.rage("wolf") == 6 - cost
    table.plays(f"wolf invade {monster}", "wolf to gimle")
    assert table.rage("wolf") == 6 - cost, "the first Invade is free"
    assert table.strength("wolf", "gimle") == strength

    later = Scenario(f"age 3\nturn wolf\nwolf rage 6\nwolf sheet {monster}")
    later.plays(f"wolf invade {monster}", "wolf to gimle")
    assert later.rage("wolf") == 6 - cost


@pytest.mark.rule("BR-ACT-06", "BR-CARD-06")
@pytest.mark.parametrize(
    ("monster", "cost"),
    [
        ("troll", 2),
        ("sea_serpent", 3),
        ("valkyrie", 2),
        ("fire_giant", 4),
        ("frost_giant", 4),
        ("volur_witch", 3),
    ],
)
def test_monster_needs_its_whole_cost(monster: str, cost: int) -> None:
    poor = f"age 3\nturn wolf\nwolf rage {cost - 1}\n"
    assert Scenario(poor + f"wolf hand {monster}").offers("wolf", "upgrade") == []
    assert f"invade {monster}" not in Scenario(poor + f"wolf sheet {monster}").offers("wolf")


@pytest.mark.rule("BR-CARD-07", "BR-ACT-09")
@pytest.mark.parametrize("monster", ["dwarf_chieftain", "soldier_of_hel"])
def test_free_monsters_need_one_rage_on_the_track_and_spend_none(monster: str) -> None:
    table = Scenario(f"age 3\nturn wolf\nwolf rage 1\nwolf hand {monster}")
    table.plays(f"wolf upgrade {monster}", "wolf slot monster-2", "wolf done")
    assert table.rage("wolf") == 1
    again = Scenario(f"age 3\nturn wolf\nwolf rage 1\nwolf sheet {monster}")
    again.plays(f"wolf invade {monster}", "wolf to utgard")
    assert again.rage("wolf") == 1
    penniless = Scenario(f"age 3\nturn wolf\nwolf rage 0\nwolf sheet {monster}")
    assert penniless.asked() == {"raven": "action"}


# Troll

TROLL = """
    age 3
    turn wolf
    wolf at gimle warrior
    raven at gimle leader warrior
    raven at fjord_northwest ship
    serpent at gimle warrior
    bear at andlang warrior
"""


def assert_troll_killed(table: Scenario) -> None:
    assert table.at("wolf", "gimle") == ["warrior", "troll"]
    assert table.at("raven", "gimle") == ["leader"]
    assert table.at("raven", "fjord_northwest") == ["ship"]
    assert table.at("serpent", "gimle") == []
    assert table.at("serpent", "valhalla") == ["warrior"]
    assert table.at("bear", "andlang") == ["warrior"]


@pytest.mark.rule("BR-OQ-44", "BR-FAQ-13")
def test_troll_destroys_every_enemy_warrior_when_it_invades() -> None:
    table = Scenario(TROLL + "wolf sheet troll")
    assert_troll_killed(table.plays("wolf invade troll", "wolf to gimle"))


@pytest.mark.rule("BR-OQ-44", "BR-UPG-11")
def test_troll_kills_by_its_free_invade_too() -> None:
    table = Scenario(TROLL + "wolf hand troll")
    table.plays("wolf upgrade troll", "wolf slot monster-1", "wolf invade troll", "wolf to gimle")
    assert_troll_killed(table)


@pytest.mark.rule("BR-OQ-44", "BR-OQ-49")
def test_troll_kills_when_fetched_from_valhalla() -> None:
    table = Scenario(TROLL + "wolf sheet troll friggas_domain\nwolf at valhalla troll")
    assert_troll_killed(table.plays("wolf fetch troll", "wolf to gimle"))


@pytest.mark.rule("BR-OQ-44", "BR-MARCH-11", "BR-CALL-18")
def test_troll_does_not_kill_by_march_or_call_to_battle() -> None:
    position = "age 3\nturn wolf\nwolf sheet troll\nraven at gimle warrior\n"
    march = Scenario(position + "wolf at horgr troll")
    march.plays("wolf march horgr", "wolf to gimle", "wolf move troll")
    assert march.at("raven", "gimle") == ["warrior"]

    call = Scenario(position + "wolf at andlang troll\nwolf at gimle warrior\nraven hand tyrs_rage")
    call.plays("wolf pillage gimle", "wolf join troll@andlang")
    assert call.asked() == {"raven": "play_card"}
    assert call.at("raven", "gimle") == ["warrior"]


@pytest.mark.rule("BR-OQ-44", "BR-OQ-23")
def test_troll_kills_before_friggas_succor_and_thors_domain() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        wolf sheet troll friggas_succor thors_domain
        raven at andlang warrior*2
        """
    )
    table.plays("wolf invade troll", "wolf to andlang")
    assert table.at("raven", "valhalla") == ["warrior", "warrior"]
    assert table.asked() == {"wolf": "add_warrior"}
    table.plays("wolf invade warrior")
    assert table.asked() == {"wolf": "pillage_at_once"}


# Fire Giant

FIRE_GIANT = """
    age 3
    turn wolf
    wolf at gimle warrior
    wolf at fjord_northwest ship
    raven sheet valkyrie sea_serpent
    raven at gimle leader warrior valkyrie
    raven at fjord_northwest ship sea_serpent
    raven stats 1/1/2
    serpent at andlang warrior
    serpent at fjord_southwest ship
    bear at myrkulor warrior
"""


@pytest.mark.rule("BR-FAQ-13", "BR-OQ-44", "BR-OQ-46")
@pytest.mark.parametrize("way", ["reserve", "upgrade", "valhalla"])
def test_fire_giant_destroys_all_enemies_but_monsters_in_province_and_fjord(way: str) -> None:
    if way == "reserve":
        table = Scenario(FIRE_GIANT + "wolf sheet fire_giant").plays("wolf invade fire_giant")
    elif way == "upgrade":
        table = Scenario(FIRE_GIANT + "wolf hand fire_giant")
        table.plays("wolf upgrade fire_giant", "wolf slot monster-1", "wolf invade fire_giant")
    else:
        table = Scenario(
            FIRE_GIANT + "wolf sheet fire_giant friggas_domain\nwolf at valhalla fire_giant"
        ).plays("wolf fetch fire_giant")
    table.plays("wolf to gimle")
    assert table.at("wolf", "gimle") == ["warrior", "fire_giant"]
    assert table.at("wolf", "fjord_northwest") == ["ship"]
    assert table.at("raven", "gimle") == ["valkyrie"]
    assert table.at("raven", "fjord_northwest") == ["sea_serpent"]
    assert table.at("raven", "valhalla") == ["leader", "warrior", "ship"]
    assert table.at("serpent", "andlang") == ["warrior"]
    assert table.at("serpent", "fjord_southwest") == ["ship"]
    assert table.at("bear", "myrkulor") == ["warrior"]


@pytest.mark.rule("BR-OQ-44", "BR-CALL-18", "BR-MARCH-11")
def test_fire_giant_does_not_kill_by_march() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf sheet fire_giant\nwolf at horgr fire_giant\nraven at gimle leader"
    )
    table.plays("wolf march horgr", "wolf to gimle", "wolf move fire_giant")
    assert table.at("raven", "gimle") == ["leader"]


@pytest.mark.rule("BR-OQ-44", "BR-OQ-23")
def test_fire_giant_frees_the_village_for_friggas_succor_before_thors_domain() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        wolf sheet fire_giant friggas_succor thors_domain
        raven at andlang leader warrior
        """
    )
    table.plays("wolf invade fire_giant", "wolf to andlang", "wolf invade warrior")
    assert table.asked() == {"wolf": "pillage_at_once"}
    assert table.at("wolf", "andlang") == ["warrior", "fire_giant"]


# Sea Serpent


@pytest.mark.rule("BR-FAQ-12", "BR-OQ-46", "BR-FIG-16")
def test_sea_serpent_invades_fjords_only_and_supports_both_provinces() -> None:
    table = Scenario("age 3\nturn wolf\nwolf hand sea_serpent")
    table.plays("wolf upgrade sea_serpent", "wolf slot monster-1", "wolf invade sea_serpent")
    assert table.offers("wolf") == [
        "to fjord_northeast",
        "to fjord_southeast",
        "to fjord_southwest",
        "to fjord_northwest",
    ]
    table.plays("wolf to fjord_southwest")
    assert table.rage("wolf") == 6 - 3
    assert [table.strength("wolf", p) for p in ("utgard", "andlang", "gimle")] == [3, 3, 0]


@pytest.mark.rule("BR-FAQ-12", "BR-PILLAGE-03", "BR-MARCH-08", "BR-CALL-06")
def test_sea_serpent_never_moves_but_lets_its_owner_pillage() -> None:
    position = "age 3\nturn wolf\nwolf sheet sea_serpent\nwolf at fjord_southwest sea_serpent\n"
    table = Scenario(position)
    assert table.offers("wolf", "march") == []
    assert table.offers("wolf", "pillage") == ["pillage utgard", "pillage andlang"]
    call = Scenario(position + "raven at gimle warrior").plays("wolf pass")
    call.plays("raven pillage gimle")
    assert call.is_pillaged("gimle"), "the Sea Serpent next door was not called"


@pytest.mark.rule("BR-FAQ-12", "BR-OQ-46", "BR-OQ-47")
@pytest.mark.parametrize(
    ("dragons", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)]
)
def test_sea_serpent_keeps_its_str_under_ship_upgrades_and_pays_when_it_dies(
    dragons: str, glory: int
) -> None:
    table = fight(
        f"""
        raven sheet sea_serpent {dragons}
        raven at fjord_northwest sea_serpent ship
        wolf at gimle leader
        """,
        wolf="tyrs_smash",
    )
    assert table.totals() == {"wolf": 3 + 3, "raven": 3 + 2}
    assert table.at("raven", "valhalla") == ["ship", "sea_serpent"]
    assert table.glory("raven") == 2 * glory


@pytest.mark.rule("BR-OQ-46", "BR-UPG-08")
def test_sea_serpent_may_make_the_free_invade_of_a_ship_upgrade() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf rage 2\nwolf sheet sea_serpent\nwolf hand fire_dragons"
    )
    table.plays("wolf upgrade fire_dragons")
    assert table.offers("wolf") == ["invade ship", "invade sea_serpent", "done"]
    table.plays("wolf invade sea_serpent", "wolf to fjord_northeast")
    assert table.where("wolf", "sea_serpent") == "fjord_northeast"
    assert table.rage("wolf") == 0


@pytest.mark.rule("BR-OQ-46")
def test_sea_serpent_card_takes_a_monster_slot() -> None:
    table = Scenario("age 3\nturn wolf\nwolf hand sea_serpent\nwolf sheet fire_dragons")
    table.plays("wolf upgrade sea_serpent")
    assert table.offers("wolf") == ["slot monster-1", "slot monster-2"]


# Valkyrie

VALKYRIE = """
    wolf at gimle leader
    raven sheet valkyrie
    raven at gimle valkyrie
    serpent at gimle warrior
    serpent at fjord_northwest ship
"""


@pytest.mark.rule("BR-OQ-43", "BR-OQ-09")
def test_valkyrie_pays_two_glory_for_each_dead_enemy_of_a_battle_won() -> None:
    table = fight(VALKYRIE, raven="tyrs_smite")
    assert table.totals() == {"wolf": 3, "raven": 7, "serpent": 3}
    assert table.glory("raven") == 3 + 2 * 3


@pytest.mark.rule("BR-OQ-43")
def test_valkyrie_pays_even_if_she_dies_and_not_for_own_dead() -> None:
    table = fight(VALKYRIE + "raven at gimle warrior", wolf="tyrs_rage")
    assert table.where("raven", "valkyrie") == "valhalla"
    assert table.glory("raven") == 2 * 2


@pytest.mark.rule("BR-OQ-43")
def test_valkyrie_pays_in_a_tie_and_for_the_dead_of_the_tide() -> None:
    tied = fight("wolf at gimle leader\nraven sheet valkyrie\nraven at gimle valkyrie warrior")
    assert tied.totals() == {"wolf": 3, "raven": 3}
    assert tied.glory("raven") == 2

    tide = fight(
        "wolf at gimle leader warrior\nraven sheet valkyrie\nraven at gimle valkyrie leader",
        wolf="odins_tide",
    )
    tide.plays("wolf leave leader", "raven leave leader")
    assert tide.totals() == {"wolf": 4, "raven": 3}
    assert tide.glory("raven") == 2, "she was there when the Call to Battle ended"


@pytest.mark.rule("BR-OQ-43")
def test_valkyrie_pays_only_for_the_battle_of_her_province() -> None:
    away = fight(
        "wolf at gimle warrior\nraven sheet valkyrie\nraven at utgard valkyrie\n"
        "raven at gimle leader"
    )
    assert away.glory("raven") == 3
    outside = Scenario(
        "age 3\nturn raven\nraven sheet valkyrie fire_giant\nraven at gimle valkyrie\n"
        "wolf at gimle warrior"
    )
    outside.plays("raven invade fire_giant", "raven to gimle")
    assert outside.at("wolf", "valhalla") == ["warrior"]
    assert outside.glory("raven") == 0


# Dark Elf


@pytest.mark.rule("BR-OQ-45", "BR-INV-05")
@pytest.mark.parametrize(("place", "strength"), [("yggdrasil", 3), ("utgard", 1)])
def test_dark_elf_may_invade_yggdrasil_for_one_rage(place: str, strength: int) -> None:
    table = Scenario("age 3\nturn wolf\nwolf rage 1\nwolf sheet dark_elf")
    table.plays("wolf invade dark_elf", f"wolf to {place}")
    assert table.rage("wolf") == 0
    assert table.strength("wolf", place) == strength


@pytest.mark.rule("BR-OQ-45")
def test_dark_elf_changes_its_str_as_it_enters_and_leaves_yggdrasil() -> None:
    table = Scenario("age 3\nturn wolf\nwolf sheet dark_elf\nwolf at yggdrasil dark_elf")
    assert table.strength("wolf", "yggdrasil") == 3
    table.plays("wolf march yggdrasil", "wolf to utgard", "wolf move dark_elf")
    assert table.strength("wolf", "utgard") == 1


@pytest.mark.rule("BR-OQ-45")
def test_dark_elf_fights_with_three_in_yggdrasil() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf sheet dark_elf\nwolf at yggdrasil dark_elf\n"
        "raven at yggdrasil warrior*2"
    )
    table.plays("wolf pillage yggdrasil")
    assert table.totals() == {"wolf": 3, "raven": 2}


@pytest.mark.rule("BR-OQ-45", "BR-INV-05")
def test_dark_elf_alone_may_invade_yggdrasil() -> None:
    table = Scenario("age 3\nturn wolf\nwolf sheet dark_elf troll").plays("wolf invade troll")
    assert "to yggdrasil" not in table.offers("wolf")


# Frost Giant


@pytest.mark.rule("BR-OQ-54")
@pytest.mark.parametrize(
    ("token", "columns", "glory"),
    [
        ("rage", [3, 1, 1], 0),
        ("axes", [1, 3, 1], 0),
        ("horns", [1, 1, 3], 0),
        ("glory", [1] * 3, 10),
    ],
)
def test_frost_giant_takes_the_reward_twice_without_a_battle(
    token: str, columns: list[int], glory: int
) -> None:
    table = Scenario(
        f"age 3\nturn wolf\ntoken gimle {token}\nwolf sheet frost_giant\nwolf at gimle frost_giant"
    ).plays("wolf pillage gimle")
    assert [table.column("wolf", stat) for stat in STATS] == columns
    assert table.glory("wolf") == glory
    assert table.is_pillaged("gimle")


@pytest.mark.rule("BR-OQ-54", "BR-OQ-09")
def test_frost_giant_repeats_only_the_token_and_before_the_battle_glory() -> None:
    table = fight(
        """
        token gimle axes
        wolf sheet frost_giant lord_of_spears
        wolf at gimle frost_giant leader
        raven at gimle warrior
        """,
        wolf="friggas_grace",
    ).plays("wolf raise horns")
    assert [table.column("wolf", stat) for stat in STATS] == [2, 4, 3]
    assert table.glory("wolf") == 6


@pytest.mark.rule("BR-OQ-54")
def test_frost_giant_must_stand_in_the_province_and_belong_to_the_pillager() -> None:
    elsewhere = fight("wolf sheet frost_giant\nwolf at utgard frost_giant\nwolf at gimle leader")
    assert elsewhere.column("wolf", "rage") == 2
    defender = fight("raven sheet frost_giant\nraven at gimle frost_giant\nwolf at gimle warrior")
    assert [defender.column("raven", stat) for stat in STATS] == [1, 1, 1]
    assert not defender.is_pillaged("gimle")


# Volur Witch

VOLUR = """
    raven sheet volur_witch
    raven at gimle volur_witch warrior
    wolf at gimle leader
"""


@pytest.mark.rule("BR-OQ-17", "BR-OQ-43")
def test_volur_witch_may_retreat_to_yggdrasil_after_a_lost_battle() -> None:
    table = fight(VOLUR + "wolf sheet thors_glory", wolf="odins_judgement")
    assert table.asked() == {"raven": "retreat"}
    table.plays("raven retreat")
    assert table.where("raven", "volur_witch") == "yggdrasil"
    assert table.at("raven", "valhalla") == ["warrior"]
    assert table.glory("wolf") == 3 + 2, "one dead figure for Judgement, too few for Thor's Glory"


@pytest.mark.rule("BR-OQ-17")
def test_volur_witch_dies_if_her_owner_declines() -> None:
    table = fight(VOLUR, wolf="tyrs_bash").plays("raven done")
    assert table.at("raven", "valhalla") == ["warrior", "volur_witch"]


@pytest.mark.rule("BR-OQ-17", "BR-OQ-18")
def test_odins_smite_does_not_ask_for_the_volur_witch() -> None:
    table = fight(VOLUR, wolf="odins_smite", raven="tyrs_crush")
    assert table.totals() == {"wolf": 4, "raven": 3 + 4}
    assert table.where("raven", "volur_witch") == "gimle"


@pytest.mark.rule("BR-OQ-17")
def test_volur_witch_retreating_from_the_tide_is_out_of_the_battle() -> None:
    table = fight(VOLUR, wolf="odins_tide").plays("raven leave warrior", "raven retreat")
    assert table.totals() == {"wolf": 4, "raven": 1}
    assert table.where("raven", "volur_witch") == "yggdrasil"


@pytest.mark.rule("BR-OQ-17")
@pytest.mark.parametrize(
    ("answer", "place", "glory"), [("retreat", "yggdrasil", 4), ("done", "reserve", 8)]
)
def test_volur_witch_may_retreat_from_ragnarok_and_then_earns_nothing(
    answer: str, place: str, glory: int
) -> None:
    table = Scenario(
        """
        age 3
        phase ragnarok
        doom elvagar utgard gimle
        raven sheet volur_witch
        raven at gimle volur_witch warrior
        """
    )
    assert table.asked() == {"raven": "retreat"}
    table.plays(f"raven {answer}")
    assert table.where("raven", "volur_witch") == place
    assert table.glory("raven") == glory


@pytest.mark.rule("BR-OQ-17", "BR-OQ-48")
def test_volur_witch_cannot_retreat_from_her_owners_sacrifice() -> None:
    table = Scenario(
        "age 3\nturn raven\nraven sheet volur_witch friggas_sacrifice\n"
        "raven at gimle volur_witch warrior"
    )
    table.plays("raven sacrifice", "raven give volur_witch", "raven give warrior")
    assert table.asked() == {"raven": "raise_stat"}
    assert table.where("raven", "volur_witch") == "valhalla"


@pytest.mark.rule("BR-OQ-17")
def test_volur_witch_cannot_retreat_in_yggdrasil() -> None:
    table = Scenario(
        "age 3\nturn wolf\nraven sheet volur_witch\nraven at yggdrasil volur_witch\n"
        "wolf at yggdrasil leader warrior"
    ).plays("wolf pillage yggdrasil")
    assert table.asked() == {"raven": "action"}
    assert table.where("raven", "volur_witch") == "valhalla"


COSTS_AND_STR = (test_monster_costs_and_fights_as_printed, test_monster_needs_its_whole_cost)
FREE = (
    test_monster_costs_and_fights_as_printed,
    test_free_monsters_need_one_rage_on_the_track_and_spend_none,
)

TESTED: dict[str, tuple[Callable[..., None], ...]] = {
    "troll": (
        *COSTS_AND_STR,
        test_troll_destroys_every_enemy_warrior_when_it_invades,
        test_troll_kills_by_its_free_invade_too,
        test_troll_kills_when_fetched_from_valhalla,
        test_troll_does_not_kill_by_march_or_call_to_battle,
        test_troll_kills_before_friggas_succor_and_thors_domain,
    ),
    "dwarf_chieftain": FREE,
    "sea_serpent": (
        test_monster_needs_its_whole_cost,
        test_sea_serpent_invades_fjords_only_and_supports_both_provinces,
        test_sea_serpent_never_moves_but_lets_its_owner_pillage,
        test_sea_serpent_keeps_its_str_under_ship_upgrades_and_pays_when_it_dies,
        test_sea_serpent_may_make_the_free_invade_of_a_ship_upgrade,
        test_sea_serpent_card_takes_a_monster_slot,
        test_fire_giant_destroys_all_enemies_but_monsters_in_province_and_fjord,
    ),
    "valkyrie": (
        *COSTS_AND_STR,
        test_valkyrie_pays_two_glory_for_each_dead_enemy_of_a_battle_won,
        test_valkyrie_pays_even_if_she_dies_and_not_for_own_dead,
        test_valkyrie_pays_in_a_tie_and_for_the_dead_of_the_tide,
        test_valkyrie_pays_only_for_the_battle_of_her_province,
    ),
    "dark_elf": (
        test_monster_costs_and_fights_as_printed,
        test_dark_elf_may_invade_yggdrasil_for_one_rage,
        test_dark_elf_changes_its_str_as_it_enters_and_leaves_yggdrasil,
        test_dark_elf_fights_with_three_in_yggdrasil,
        test_dark_elf_alone_may_invade_yggdrasil,
    ),
    "fire_giant": (
        *COSTS_AND_STR,
        test_fire_giant_destroys_all_enemies_but_monsters_in_province_and_fjord,
        test_fire_giant_does_not_kill_by_march,
        test_fire_giant_frees_the_village_for_friggas_succor_before_thors_domain,
    ),
    "frost_giant": (
        *COSTS_AND_STR,
        test_frost_giant_takes_the_reward_twice_without_a_battle,
        test_frost_giant_repeats_only_the_token_and_before_the_battle_glory,
        test_frost_giant_must_stand_in_the_province_and_belong_to_the_pillager,
    ),
    "soldier_of_hel": FREE,
    "volur_witch": (
        *COSTS_AND_STR,
        test_volur_witch_may_retreat_to_yggdrasil_after_a_lost_battle,
        test_volur_witch_dies_if_her_owner_declines,
        test_odins_smite_does_not_ask_for_the_volur_witch,
        test_volur_witch_retreating_from_the_tide_is_out_of_the_battle,
        test_volur_witch_may_retreat_from_ragnarok_and_then_earns_nothing,
        test_volur_witch_cannot_retreat_from_her_owners_sacrifice,
        test_volur_witch_cannot_retreat_in_yggdrasil,
    ),
}
