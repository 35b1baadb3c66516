"""Chapter 22: our rulings on turns, Rage and the actions other than Pillage."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.blood_rage.fights import fight, table_with_copies
from tests.games.blood_rage.scenario import Scenario

STATS = ("rage", "axes", "horns")


def columns(table: Scenario, clan: str) -> list[int]:
    return [table.column(clan, stat) for stat in STATS]


# Passing and Rage


@pytest.mark.rule("BR-OQ-02", "BR-ACT-13")
@pytest.mark.parametrize(
    ("facts", "next_clan"), [("raven rage 0", "raven"), ("raven rage 0\nraven passed", "serpent")]
)
def test_gained_rage_undoes_running_out_but_not_a_pass(facts: str, next_clan: str) -> None:
    table = fight(facts + "\nwolf at gimle leader\nraven at gimle warrior", raven="lokis_trickery")
    assert table.rage("raven") == 1
    assert table.asked() == {next_clan: "action"}


@pytest.mark.rule("BR-OQ-02")
def test_pass_of_a_player_is_final_even_when_nobody_else_has_rage() -> None:
    table = fight(
        "wolf rage 1\nraven rage 0\nraven passed\nserpent rage 0\nbear rage 0\n"
        "wolf at gimle leader\nraven at gimle warrior",
        raven="lokis_trickery",
    )
    assert (table.rage("wolf"), table.rage("raven")) == (0, 1)
    assert table.g.is_over, "the Third Age went on to its end"


@pytest.mark.rule("BR-OQ-02", "BR-OQ-56", "BR-OQ-16")
def test_player_who_passed_may_spend_given_rage_on_other_effects() -> None:
    table = fight(
        """
        wolf at gimle leader
        raven passed
        raven rage 1
        raven sheet friggas_protection
        raven at gimle warrior
        """
    ).plays("raven save warrior")
    assert (table.rage("raven"), table.at("raven", "gimle")) == (0, ["warrior"])


@pytest.mark.rule("BR-OQ-05")
def test_rage_gained_has_no_upper_limit() -> None:
    table = fight(
        "wolf rage 12\nwolf stats 6/1/1\nwolf at gimle leader\nraven at gimle warrior",
        wolf="thors_ascension",
    )
    assert table.rage("wolf") == 15


@pytest.mark.rule("BR-OQ-31")
@pytest.mark.parametrize("rage", [0, 1])
def test_domain_and_sacrifice_need_rage_on_the_track(rage: int) -> None:
    table = Scenario(
        f"age 3\nturn wolf\nwolf rage {rage}\nwolf sheet friggas_domain friggas_sacrifice\n"
        "wolf at valhalla leader\nwolf at gimle warrior*2"
    )
    if rage == 0:
        assert table.asked() == {"raven": "action"}
        assert table.why_not("wolf", "sacrifice") == "BR-ACT-09"
    else:
        assert table.offers("wolf", "sacrifice") == ["sacrifice"]
        assert table.offers("wolf", "fetch") == ["fetch leader"]
        assert table.plays("wolf fetch leader", "wolf to gimle").asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-36", "BR-ACT-11")
def test_player_without_rage_is_skipped_without_a_question() -> None:
    table = Scenario("age 3\nturn wolf\nraven rage 0\nraven hand quest_alfheim.3\nserpent rage 2")
    table.plays("wolf invade leader", "wolf to gimle")
    assert table.asked() == {"serpent": "action"}


@pytest.mark.rule("BR-OQ-37")
def test_player_without_a_legal_action_is_asked_to_pass() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        pillaged gimle myrkulor
        wolf at valhalla leader warrior*8
        wolf at fjord_northwest ship
        """
    )
    assert table.offers("wolf") == ["pass"]
    assert table.plays("wolf pass").rage("wolf") == 0


# Fjords and March


@pytest.mark.rule("BR-OQ-03")
def test_ship_may_enter_a_fjord_while_one_of_its_provinces_stands() -> None:
    table = Scenario("age 3\nturn wolf\ndestroyed gimle utgard andlang").plays("wolf invade ship")
    assert table.offers("wolf") == [
        "to fjord_northeast",
        "to fjord_southeast",
        "to fjord_northwest",
    ]
    assert table.why_not("wolf", "to fjord_southwest") == "BR-OQ-03"


@pytest.mark.rule("BR-OQ-03")
def test_ship_next_to_a_destroyed_province_supports_the_other_one() -> None:
    table = Scenario("age 3\nturn wolf\ndestroyed gimle\nwolf at fjord_northwest ship")
    assert table.offers("wolf", "pillage") == ["pillage myrkulor"]
    assert table.strength("wolf", "myrkulor") == 2
    table.plays("wolf pillage myrkulor")
    assert table.is_pillaged("myrkulor")


@pytest.mark.rule("BR-OQ-27")
def test_march_moves_at_least_one_figure() -> None:
    table = Scenario("age 3\nturn wolf\nwolf at gimle leader warrior")
    table.plays("wolf march gimle", "wolf to utgard")
    assert table.offers("wolf") == ["move leader", "move warrior-1"]
    assert table.why_not("wolf", "done") == "BR-OQ-27"
    assert "done" in table.plays("wolf move leader").offers("wolf")


# Stats


@pytest.mark.rule("BR-OQ-04")
def test_stat_in_the_last_column_stays_there_and_nothing_is_gained() -> None:
    table = fight("wolf stats 6/1/1\nwolf at gimle leader")
    assert (columns(table, "wolf"), table.glory("wolf")) == ([6, 1, 1], 0)
    assert table.is_pillaged("gimle")


@pytest.mark.rule("BR-OQ-04", "BR-OQ-50")
def test_choice_offers_only_stats_below_the_last_column_and_cannot_be_declined() -> None:
    table = fight(
        "wolf stats 1/6/1\nwolf at gimle leader\nraven at gimle warrior", wolf="thors_oath"
    )
    assert table.offers("wolf") == ["raise rage", "raise horns"]
    assert table.why_not("wolf", "raise axes") == "BR-OQ-04"
    assert table.why_not("wolf", "done") == "BR-OQ-50"


@pytest.mark.rule("BR-OQ-50")
def test_only_stat_left_is_raised_without_asking() -> None:
    table = fight(
        "wolf stats 6/6/2\nwolf at gimle leader\nraven at gimle warrior", wolf="thors_oath"
    )
    assert columns(table, "wolf") == [6, 6, 3]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-04", "BR-OQ-50")
def test_choice_is_skipped_if_every_stat_is_in_the_last_column() -> None:
    table = fight(
        "wolf stats 6/6/6\nwolf at gimle leader\nraven at gimle warrior", wolf="thors_oath"
    )
    assert columns(table, "wolf") == [6, 6, 6]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-38")
def test_reward_of_several_stats_treats_each_separately() -> None:
    table = Scenario("age 3\nturn wolf\nwolf stats 6/1/5\nwolf at yggdrasil leader")
    table.plays("wolf pillage yggdrasil")
    assert columns(table, "wolf") == [6, 2, 6]


@pytest.mark.rule("BR-OQ-33")
@pytest.mark.parametrize(
    ("stat", "values"),
    [
        ("rage", [6, 7, 8, 9, 12, 12]),
        ("axes", [3, 4, 5, 6, 8, 8]),
        ("horns", [4, 5, 6, 7, 10, 10]),
    ],
)
def test_columns_have_the_values_of_the_table(stat: str, values: list[int]) -> None:
    for column, value in enumerate(values, start=1):
        stats = "/".join(str(column) if name == stat else "1" for name in STATS)
        if stat == "rage":
            assert Scenario(f"age 3\nphase action\nwolf stats {stats}").rage("wolf") == value
        elif stat == "axes":
            table = fight(f"wolf stats {stats}\nwolf at gimle leader\nraven at gimle warrior")
            assert table.glory("wolf") == value
        else:
            position = f"age 3\nturn wolf\nwolf stats {stats}\nwolf rage 6\n"
            crowd = ["leader", "ship", *["warrior"] * 8]
            full = position + put(crowd[:value])
            assert Scenario(full).offers("wolf", "invade") == []
            assert Scenario(position + put(crowd[: value - 1])).offers("wolf", "invade") != []


def put(figures: list[str]) -> str:
    ashore = " ".join(figure for figure in figures if figure != "ship")
    return f"wolf at yggdrasil {ashore}\nwolf at fjord_northwest ship"


@pytest.mark.rule("BR-OQ-34")
def test_glory_goes_on_above_ninety_nine() -> None:
    table = fight("wolf glory 98\ntoken gimle glory\nwolf at gimle leader")
    assert table.glory("wolf") == 103


# Upgrades


@pytest.mark.rule("BR-OQ-10", "BR-UPG-16", "BR-UPG-22")
def test_replaced_monster_leaves_at_once_and_frees_its_place() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        wolf sheet troll valkyrie friggas_protection
        wolf at utgard troll
        wolf at gimle warrior*3
        raven at utgard warrior*2
        wolf hand dwarf_chieftain
        """
    )
    assert table.offers("wolf", "invade") == [], "Horns are exhausted"
    table.plays("wolf upgrade dwarf_chieftain", "wolf slot monster-1")
    assert table.at("wolf", "utgard") == []
    assert table.at("wolf", "valhalla") == []
    table.plays("wolf invade dwarf_chieftain", "wolf to utgard")
    assert table.at("wolf", "utgard") == ["dwarf_chieftain"]
    assert table.discarded() == ["troll"]


@pytest.mark.rule("BR-OQ-10")
def test_replaced_sea_serpent_and_witch_are_not_destroyed() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        wolf sheet sea_serpent volur_witch eternal_dragons lokis_domain
        wolf at fjord_northwest sea_serpent
        wolf at gimle volur_witch
        wolf hand troll dwarf_chieftain
        raven rage 0
        serpent rage 0
        bear rage 0
        """
    )
    table.plays("wolf upgrade troll", "wolf slot monster-1", "wolf done")
    assert table.glory("wolf") == 0
    table.plays("wolf upgrade dwarf_chieftain", "wolf slot monster-2")
    assert table.asked() == {"wolf": "free_invade"}, "no question about a retreat"
    assert table.at("wolf", "gimle") == table.at("wolf", "yggdrasil") == []


@pytest.mark.rule("BR-OQ-10")
def test_replaced_monster_leaves_valhalla_too() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf sheet troll friggas_domain\nwolf at valhalla troll\n"
        "wolf hand dwarf_chieftain\nraven rage 0\nserpent rage 0\nbear rage 0"
    )
    table.plays("wolf upgrade dwarf_chieftain", "wolf slot monster-1", "wolf done")
    assert table.at("wolf", "valhalla") == []
    assert table.offers("wolf", "fetch") == []
    assert table.why_not("wolf", "invade troll") == "BR-UPG-12"


@pytest.mark.rule("BR-OQ-11", "BR-UPG-03")
def test_occupied_slot_may_be_chosen_although_another_is_free() -> None:
    table = Scenario("age 3\nturn wolf\nwolf sheet lokis_domain\nwolf hand tyrs_wrath")
    table.plays("wolf upgrade tyrs_wrath")
    assert table.offers("wolf") == ["slot clan-1", "slot clan-2", "slot clan-3"]
    table.plays("wolf slot clan-1")
    assert (table.sheet("wolf"), table.discarded()) == (["tyrs_wrath"], ["lokis_domain"])


@pytest.mark.rule("BR-OQ-22")
def test_masters_in_arms_cost_two_rage_each_although_a_pair_has_six() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf rage 4\nwolf sheet masters_in_arms\nwolf at gimle warrior\n"
        "raven rage 0\nserpent rage 0\nbear rage 0"
    )
    table.plays("wolf invade warrior", "wolf to gimle")
    assert (table.rage("wolf"), table.strength("wolf", "gimle")) == (2, 6)
    table.plays("wolf invade warrior", "wolf to gimle")
    assert table.at("wolf", "gimle") == ["warrior"] * 3


@pytest.mark.rule("BR-OQ-32")
def test_charm_makes_a_card_affordable() -> None:
    position = "age 3\nturn wolf\nwolf rage 2\nwolf hand thors_conquest\n"
    assert Scenario(position).offers("wolf", "upgrade") == []
    table = Scenario(position + "wolf sheet friggas_charm")
    assert table.offers("wolf", "upgrade") == ["upgrade thors_conquest"]


@pytest.mark.rule("BR-OQ-45")
def test_dark_elf_costs_one_rage_to_upgrade_and_to_invade_yggdrasil() -> None:
    table = Scenario("age 3\nturn wolf\nwolf rage 1\nwolf hand dark_elf")
    table.plays("wolf upgrade dark_elf", "wolf slot monster-1", "wolf invade dark_elf")
    table.plays("wolf to yggdrasil")
    assert (table.rage("wolf"), table.strength("wolf", "yggdrasil")) == (0, 3)


@pytest.mark.rule("BR-OQ-46")
def test_sea_serpent_is_spared_by_the_fire_giant_and_the_ship_is_not() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf sheet fire_giant\nraven sheet sea_serpent\n"
        "raven at fjord_northwest sea_serpent ship"
    ).plays("wolf invade fire_giant", "wolf to gimle")
    assert table.at("raven", "fjord_northwest") == ["sea_serpent"]


@pytest.mark.rule("BR-OQ-47")
def test_ship_and_sea_serpent_lost_together_pay_each() -> None:
    table = Scenario(
        """
        age 2
        phase ragnarok
        doom utgard gimle horgr
        wolf sheet lokis_dragons sea_serpent
        wolf at fjord_northwest ship sea_serpent
        """
    )
    assert table.glory("wolf") == 2 * 4 + 2 * 3


@pytest.mark.rule("BR-OQ-48")
@pytest.mark.parametrize("stats", ["6/6/6", "5/6/6"])
def test_sacrifice_is_legal_with_little_or_nothing_left_to_raise(stats: str) -> None:
    table = Scenario(
        f"age 3\nturn wolf\nwolf stats {stats}\nwolf sheet friggas_sacrifice\n"
        "wolf at gimle warrior\nwolf at utgard warrior"
    ).plays("wolf sacrifice")
    assert len(table.offers("wolf")) == 2, "Warriors of two provinces are not alike"
    table.plays("wolf give warrior@gimle", "wolf give warrior@utgard")
    assert columns(table, "wolf") == [6, 6, 6]
    assert table.at("wolf", "valhalla") == ["warrior", "warrior"]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-48")
def test_sacrifice_is_of_exactly_two_own_figures_on_the_board() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf sheet friggas_sacrifice\nwolf at gimle warrior*3\n"
        "wolf at valhalla leader\nraven at gimle warrior"
    ).plays("wolf sacrifice")
    assert table.offers("wolf") == ["give warrior-1"]
    table.plays("wolf give warrior")
    assert table.why_not("wolf", "done") == "BR-OQ-48"
    table.plays("wolf give warrior")
    assert (len(table.at("wolf", "gimle")), table.asked()) == (1, {"wolf": "raise_stat"})


@pytest.mark.rule("BR-OQ-49")
def test_fetch_is_the_action_of_the_turn_and_keeps_village_and_fjord_limits() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf sheet friggas_domain\nwolf at valhalla warrior ship\n"
        "raven at utgard warrior*3\ndestroyed andlang"
    ).plays("wolf fetch warrior")
    assert not {"to utgard", "to andlang", "to yggdrasil"} & set(table.offers("wolf"))
    table.plays("wolf to gimle")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-58", "BR-UPG-06")
def test_two_clan_upgrades_of_one_name_work_separately(tmp_path: Path) -> None:
    released = table_with_copies(
        tmp_path,
        "age 1\nphase release_valhalla\nwolf sheet lokis_domain lokis_domain\n"
        "wolf at valhalla warrior*3",
        "lokis_domain",
        1,
        2,
    )
    assert released.glory("wolf") == 3 + 3


@pytest.mark.rule("BR-OQ-58")
def test_second_copy_of_a_clan_upgrade_may_be_played(tmp_path: Path) -> None:
    table = table_with_copies(
        tmp_path,
        "age 1\nturn wolf\nwolf sheet friggas_charm\nwolf hand friggas_charm troll\n"
        "raven rage 0\nserpent rage 0\nbear rage 0",
        "friggas_charm",
        1,
        2,
    )
    table.plays("wolf upgrade friggas_charm", "wolf slot clan-2")
    assert table.sheet("wolf") == ["friggas_charm", "friggas_charm"]
    table.plays("wolf upgrade troll", "wolf slot monster-1")
    assert table.rage("wolf") == 6, "two discounts of 1 from a cost of 2"


# Frigga's Succor


@pytest.mark.rule("BR-OQ-23")
def test_succor_warrior_does_not_bring_thors_domain_a_second_time() -> None:
    table = Scenario("age 3\nturn wolf\nwolf sheet friggas_succor thors_domain")
    table.plays("wolf invade leader", "wolf to gimle", "wolf invade warrior")
    assert table.asked() == {"wolf": "pillage_at_once"}
    table.plays("wolf done")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-24")
def test_hammers_leader_needs_an_empty_village_but_no_horns() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        wolf sheet lord_of_hammers
        wolf at gimle leader warrior*3
        raven at andlang warrior*3
        serpent at myrkulor warrior*3
        """
    ).plays("wolf pillage gimle", "raven done", "serpent done")
    assert table.offers("wolf") == ["to yggdrasil", "done"]
