"""Every troop and Clan Upgrade: its cost, its STR and its whole text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.kernel.spec import SPECTATOR
from tests.games.blood_rage.fights import fight
from tests.games.blood_rage.scenario import Scenario

STATS = ("rage", "axes", "horns")


def columns(table: Scenario, clan: str) -> list[int]:
    return [table.column(clan, stat) for stat in STATS]


@pytest.mark.rule("BR-CARD-06", "BR-UPG-01", "BR-ACT-06")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("lord_of_hammers", 3),
        ("lord_of_axes", 3),
        ("lord_of_spears", 3),
        ("brothers_in_arms", 1),
        ("experts_in_arms", 2),
        ("masters_in_arms", 2),
        ("lokis_dragons", 2),
        ("fire_dragons", 2),
        ("eternal_dragons", 2),
        ("lokis_domain", 1),
        ("lokis_eminence", 2),
        ("lokis_wrath", 3),
        ("lokis_blessing", 1),
        ("friggas_charm", 0),
        ("friggas_succor", 2),
        ("friggas_protection", 0),
        ("friggas_domain", 0),
        ("friggas_sacrifice", 1),
        ("thors_glory", 2),
        ("thors_domain", 1),
        ("thors_conquest", 3),
        ("tyrs_domain", 0),
        ("tyrs_wrath", 1),
        ("tyrs_challenge", 0),
        ("tyrs_prowess", 2),
        ("odins_inspiration", 2),
        ("odins_throne", 2),
    ],
)
def test_upgrade_costs_what_is_printed(card: str, cost: int) -> None:
    position = f"age 3\nturn wolf\nwolf hand {card}\n"
    table = Scenario(position + "wolf rage 4").plays(f"wolf upgrade {card}")
    if table.asked() == {"wolf": "upgrade_slot"}:
        table.plays("wolf slot clan-2")
    assert table.rage("wolf") == 4 - cost
    assert table.sheet("wolf") == [card]
    if cost > 1:
        assert Scenario(position + f"wolf rage {cost - 1}").offers("wolf", "upgrade") == []


# Leader upgrades


@pytest.mark.rule("BR-FIG-03", "BR-FIG-07", "BR-UPG-08")
@pytest.mark.parametrize("card", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_lord_keeps_str_three_and_invades_free(card: str) -> None:
    table = Scenario(f"age 3\nturn wolf\nwolf rage 3\nwolf hand {card}")
    table.plays(f"wolf upgrade {card}", "wolf invade leader", "wolf to gimle")
    assert table.rage("wolf") == 0
    assert table.strength("wolf", "gimle") == 3
    later = Scenario(f"age 3\nturn wolf\nwolf rage 1\nwolf sheet {card}")
    later.plays("wolf invade leader", "wolf to gimle")
    assert later.rage("wolf") == 1


HAMMERS = "age 3\nturn wolf\ntoken gimle rage\nwolf sheet lord_of_hammers\n"


@pytest.mark.rule("BR-OQ-24", "BR-OQ-54")
def test_lord_of_hammers_may_move_the_leader_next_door_or_to_yggdrasil() -> None:
    position = (
        HAMMERS + "wolf at gimle leader\nraven at andlang leader warrior*2\nraven stats 1/1/2"
    )
    table = Scenario(position).plays("wolf pillage gimle", "raven done")
    assert table.offers("wolf") == ["to myrkulor", "to yggdrasil", "done"], "Andlang is full"
    table.plays("wolf to myrkulor")
    assert table.where("wolf", "leader") == "myrkulor"
    assert table.rage("wolf") == 6
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-24")
def test_lord_of_hammers_never_goes_to_a_destroyed_province_and_may_stay() -> None:
    table = Scenario(HAMMERS + "wolf at gimle leader\ndestroyed myrkulor").plays(
        "wolf pillage gimle"
    )
    assert table.offers("wolf") == ["to andlang", "to yggdrasil", "done"]
    table.plays("wolf done")
    assert table.where("wolf", "leader") == "gimle"


@pytest.mark.rule("BR-OQ-24")
def test_lord_of_hammers_goes_from_yggdrasil_to_any_outer_province() -> None:
    table = Scenario(HAMMERS + "wolf at yggdrasil leader\ndestroyed utgard")
    table.plays("wolf pillage yggdrasil")
    assert table.offers("wolf") == [
        "to myrkulor",
        "to elvagar",
        "to angerboda",
        "to muspelheim",
        "to horgr",
        "to andlang",
        "to gimle",
        "done",
    ]


@pytest.mark.rule("BR-OQ-24", "BR-OQ-44")
def test_lord_of_hammers_move_is_not_an_invade() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf sheet lord_of_hammers friggas_succor thors_domain\n"
        "wolf at gimle leader"
    )
    table.plays("wolf pillage gimle", "wolf to myrkulor")
    assert table.asked() == {"raven": "action"}


LORDS = ["lord_of_hammers", "lord_of_axes", "lord_of_spears"]


@pytest.mark.rule("BR-OQ-54")
@pytest.mark.parametrize("card", LORDS)
def test_lords_need_the_leader_in_the_province(card: str) -> None:
    table = Scenario(
        f"age 3\nturn wolf\ntoken gimle rage\nwolf sheet {card}\n"
        "wolf at gimle warrior\nwolf at utgard leader"
    ).plays("wolf pillage gimle")
    assert columns(table, "wolf") == [2, 1, 1]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-54")
@pytest.mark.parametrize("card", LORDS)
def test_lords_work_for_the_pillager_only_and_not_after_a_defeat(card: str) -> None:
    defender = fight(f"raven sheet {card}\nraven at gimle leader\nwolf at gimle warrior")
    assert columns(defender, "raven") == [1, 1, 1]
    assert defender.asked() == {"raven": "action"}
    beaten = fight(
        f"wolf sheet {card} friggas_protection\nwolf at gimle leader\nraven at gimle warrior",
        raven="tyrs_smite",
    ).plays("wolf save leader")
    assert columns(beaten, "wolf") == [1, 1, 1]
    assert beaten.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-54", "BR-OQ-09")
def test_lord_of_hammers_works_after_a_battle_too() -> None:
    table = fight("wolf sheet lord_of_hammers\nwolf at gimle leader\nraven at gimle warrior")
    assert table.asked() == {"wolf": "move_leader"}
    table.plays("wolf to yggdrasil")
    assert table.where("wolf", "leader") == "yggdrasil"


@pytest.mark.rule("BR-OQ-54", "BR-OQ-09", "BR-CLAN-11")
def test_lord_of_axes_raises_a_stat_before_the_battle_glory() -> None:
    table = fight("wolf sheet lord_of_axes\nwolf at gimle leader\nraven at gimle warrior")
    assert table.offers("wolf") == ["raise rage", "raise axes", "raise horns"]
    table.plays("wolf raise axes")
    assert (columns(table, "wolf"), table.glory("wolf")) == ([2, 2, 1], 4)
    unopposed = fight("wolf sheet lord_of_axes\nwolf at gimle leader").plays("wolf raise rage")
    assert (columns(unopposed, "wolf"), unopposed.glory("wolf")) == ([3, 1, 1], 0)


@pytest.mark.rule("BR-OQ-54", "BR-OQ-09", "BR-OQ-38")
def test_lord_of_spears_raises_all_stats_before_the_battle_glory() -> None:
    table = fight(
        "wolf stats 6/1/1\nwolf sheet lord_of_spears\nwolf at gimle leader\nraven at gimle warrior"
    )
    assert (columns(table, "wolf"), table.glory("wolf")) == ([6, 2, 2], 4)
    unopposed = fight("wolf sheet lord_of_spears\nwolf at gimle leader")
    assert columns(unopposed, "wolf") == [3, 2, 2]


# Warrior upgrades


@pytest.mark.rule("BR-OQ-22", "BR-FIG-03", "BR-UPG-09")
@pytest.mark.parametrize(
    ("card", "cost", "strengths"),
    [
        ("brothers_in_arms", 1, [1, 3, 4, 6]),
        ("experts_in_arms", 2, [2, 4, 6, 8]),
        ("masters_in_arms", 2, [2, 6, 8, 12]),
    ],
)
def test_warriors_have_the_str_of_their_upgrade(card: str, cost: int, strengths: list[int]) -> None:
    for count, strength in enumerate(strengths, start=1):
        table = Scenario(
            f"age 3\nturn wolf\nwolf rage 3\nwolf stats 1/1/2\nwolf sheet {card}\n"
            f"wolf at gimle warrior*{count}"
        )
        assert table.strength("wolf", "gimle") == strength
    table.plays("wolf invade warrior", "wolf to utgard")
    assert table.rage("wolf") == 3 - cost
    assert table.strength("wolf", "utgard") == strengths[0]
    poor = Scenario(f"age 3\nturn wolf\nwolf rage 1\nwolf sheet {card}").offers("wolf", "invade")
    assert ("invade warrior-1" in poor) == (cost == 1)


@pytest.mark.rule("BR-OQ-22")
@pytest.mark.parametrize(("card", "strength"), [("brothers_in_arms", 1), ("masters_in_arms", 2)])
def test_pairs_are_broken_by_deaths_before_the_comparison_and_by_borders(
    card: str, strength: int
) -> None:
    table = fight(
        f"raven sheet {card}\nraven at gimle warrior*2\nraven at utgard warrior\n"
        "wolf at gimle leader",
        wolf="odins_smite",
    )
    assert table.totals() == {"wolf": 4, "raven": strength}


@pytest.mark.rule("BR-OQ-22", "BR-QPH-07")
@pytest.mark.parametrize(
    ("card", "rival"),
    [
        ("brothers_in_arms", "raven at horgr warrior*2"),
        ("masters_in_arms", "raven at horgr leader\nraven at fjord_southeast ship"),
    ],
)
def test_pairs_count_in_quests(card: str, rival: str) -> None:
    table = Scenario(
        f"age 2\nphase quest\nwolf sheet {card}\nwolf at horgr warrior*2\n{rival}\n"
        "wolf quests quest_jotunheim.2"
    )
    assert table.glory("wolf") == 7


# Ship upgrades

DRAGONS = pytest.mark.parametrize(
    ("card", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)]
)


@pytest.mark.rule("BR-FIG-03", "BR-FIG-07")
@DRAGONS
def test_dragons_keep_str_two_and_the_ships_limits(card: str, glory: int) -> None:
    table = Scenario(f"age 3\nturn wolf\nwolf rage 4\nwolf hand {card}")
    table.plays(f"wolf upgrade {card}", "wolf invade ship")
    assert all(offer.startswith("to fjord") for offer in table.offers("wolf"))
    table.plays("wolf to fjord_northwest")
    assert (table.rage("wolf"), table.strength("wolf", "gimle")) == (2, 2)
    later = Scenario(f"age 3\nturn wolf\nwolf rage 4\nwolf sheet {card}")
    assert later.plays("wolf invade ship", "wolf to fjord_northwest").rage("wolf") == 2


@pytest.mark.rule("BR-OQ-47")
@DRAGONS
def test_dragons_pay_for_a_ship_lost_in_battle_and_by_the_tide(card: str, glory: int) -> None:
    position = f"raven sheet {card}\nraven at fjord_northwest ship\nwolf at gimle leader\n"
    assert fight(position).glory("raven") == glory
    tide = fight(position + "raven at gimle warrior", wolf="odins_tide", raven="tyrs_rage")
    tide.plays("raven leave warrior")
    assert tide.glory("raven") == glory + 3


@pytest.mark.rule("BR-OQ-47")
@DRAGONS
def test_dragons_pay_for_a_ship_lost_to_the_fire_giant(card: str, glory: int) -> None:
    table = Scenario(
        f"age 3\nturn wolf\nwolf sheet fire_giant\nraven sheet {card}\n"
        "raven at fjord_northwest ship"
    ).plays("wolf invade fire_giant", "wolf to gimle")
    assert table.glory("raven") == glory


@pytest.mark.rule("BR-OQ-47", "BR-OQ-48")
@DRAGONS
def test_dragons_pay_for_a_sacrificed_ship(card: str, glory: int) -> None:
    table = Scenario(
        f"age 3\nturn wolf\nwolf sheet {card} friggas_sacrifice\n"
        "wolf at fjord_northwest ship\nwolf at gimle warrior"
    ).plays("wolf sacrifice", "wolf give ship", "wolf give warrior")
    assert table.glory("wolf") == glory


@pytest.mark.rule("BR-OQ-47", "BR-RAG-09")
@DRAGONS
def test_dragons_pay_in_ragnarok_on_top_of_its_glory(card: str, glory: int) -> None:
    table = Scenario(
        f"age 3\nphase ragnarok\ndoom elvagar utgard gimle\nwolf sheet {card}\n"
        "wolf at fjord_northwest ship"
    )
    assert table.glory("wolf") == glory + 4


@pytest.mark.rule("BR-OQ-16", "BR-OQ-47")
@DRAGONS
def test_dragons_do_not_pay_for_a_saved_ship(card: str, glory: int) -> None:
    table = fight(
        f"raven sheet {card} friggas_protection\nraven at fjord_northwest ship\n"
        "wolf at gimle leader"
    ).plays("raven save ship")
    assert (table.glory("raven"), table.where("raven", "ship")) == (0, "fjord_northwest")


# Loki's Clan upgrades


@pytest.mark.rule("BR-UPG-06", "BR-OQ-58", "BR-VAL-04")
@pytest.mark.parametrize(
    ("cards", "each"),
    [
        ("lokis_domain", 1),
        ("lokis_eminence", 2),
        ("lokis_wrath", 3),
        ("lokis_domain lokis_eminence", 3),
        ("lokis_domain lokis_eminence lokis_wrath", 6),
    ],
)
@pytest.mark.parametrize("age", [1, 3])
def test_loki_pays_for_each_figure_released(cards: str, each: int, age: int) -> None:
    table = Scenario(
        f"age {age}\nphase release_valhalla\nwolf sheet {cards} troll\n"
        "wolf at valhalla leader warrior ship troll\nwolf at gimle warrior\n"
        "raven at valhalla warrior*5"
    )
    assert table.glory("wolf") == 4 * each
    assert table.at("wolf", "valhalla") == []


@pytest.mark.rule("BR-OQ-49")
@pytest.mark.parametrize("card", ["lokis_domain", "lokis_eminence", "lokis_wrath"])
def test_figure_fetched_by_friggas_domain_is_not_released(card: str) -> None:
    table = Scenario(
        f"age 1\nturn wolf\nwolf sheet {card} friggas_domain\nwolf at valhalla leader\n"
        "wolf rage 1\nraven rage 0\nserpent rage 0\nbear rage 0\ndoom elvagar utgard horgr"
    ).plays("wolf fetch leader", "wolf to gimle")
    assert table.age == 2
    assert table.glory("wolf") == 0


BLESSING = """
    raven sheet lokis_blessing
    raven at gimle leader
    wolf at gimle leader warrior
"""


@pytest.mark.rule("BR-OQ-51", "BR-OQ-24")
def test_lokis_blessing_lets_a_loser_invade_the_province_for_nothing() -> None:
    table = fight(BLESSING + "raven rage 0")
    assert table.offers("raven") == ["invade warrior-1", "done"]
    table.plays("raven invade warrior")
    assert table.at("raven", "gimle") == ["warrior"]
    assert (table.rage("raven"), table.at("raven", "valhalla")) == (0, ["leader"])


@pytest.mark.rule("BR-OQ-51")
def test_lokis_blessing_is_optional_and_works_after_a_tie_and_for_the_pillager() -> None:
    tied = fight("wolf sheet lokis_blessing\nwolf at gimle leader\nraven at gimle leader")
    assert tied.asked() == {"wolf": "invade_after_defeat"}
    tied.plays("wolf done")
    assert tied.at("wolf", "gimle") == []
    assert tied.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-51")
def test_lokis_blessing_does_not_work_for_a_winner_or_outside_the_battle() -> None:
    won = fight(BLESSING, raven="tyrs_rage")
    assert won.asked() == {"raven": "action"}
    absent = fight("raven sheet lokis_blessing\nwolf at gimle leader\nserpent at gimle warrior")
    assert absent.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-51", "BR-OQ-24")
@pytest.mark.parametrize(
    "position",
    [
        "wolf at gimle leader\nraven at valhalla warrior*8",
        "wolf stats 1/1/2\nwolf at gimle leader warrior*4",
    ],
    ids=["no Warrior in the reserve", "no empty village"],
)
def test_lokis_blessing_needs_a_warrior_and_a_village(position: str) -> None:
    table = fight(position + "\nraven sheet lokis_blessing\nraven at fjord_northwest ship")
    assert table.where("raven", "ship") == "valhalla"
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-51", "BR-OQ-24")
def test_lokis_blessing_needs_room_under_horns() -> None:
    table = fight(
        """
        raven sheet lokis_blessing friggas_protection
        raven at gimle leader
        raven at utgard warrior*3
        wolf at gimle leader warrior
        """
    ).plays("raven save leader")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-51")
def test_lokis_blessing_does_not_work_in_yggdrasil() -> None:
    table = Scenario(
        "age 3\nturn wolf\nraven sheet lokis_blessing\nraven at yggdrasil warrior\n"
        "wolf at yggdrasil leader"
    ).plays("wolf pillage yggdrasil")
    assert table.asked() == {"raven": "action"}


# Frigga's Clan upgrades


@pytest.mark.rule("BR-OQ-32")
@pytest.mark.parametrize(
    ("card", "cost"), [("thors_conquest", 2), ("lokis_domain", 0), ("tyrs_challenge", 0)]
)
def test_friggas_charm_makes_upgrades_cheaper_never_below_nothing(card: str, cost: int) -> None:
    table = Scenario(f"age 3\nturn wolf\nwolf rage 2\nwolf sheet friggas_charm\nwolf hand {card}")
    table.plays(f"wolf upgrade {card}", "wolf slot clan-2")
    assert table.rage("wolf") == 2 - cost


@pytest.mark.rule("BR-OQ-32", "BR-UPG-07")
def test_friggas_charm_counts_for_monsters_not_for_itself_or_invades() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf rage 3\nwolf sheet friggas_charm\nwolf hand frost_giant"
    )
    table.plays("wolf upgrade frost_giant", "wolf slot monster-1", "wolf done")
    assert table.rage("wolf") == 0
    later = Scenario("age 3\nturn wolf\nwolf rage 4\nwolf sheet friggas_charm frost_giant")
    assert later.plays("wolf invade frost_giant", "wolf to gimle").rage("wolf") == 0


@pytest.mark.rule("BR-OQ-23")
def test_friggas_succor_brings_one_more_warrior_into_the_same_province() -> None:
    table = Scenario("age 3\nturn wolf\nwolf rage 3\nwolf sheet friggas_succor")
    table.plays("wolf invade leader", "wolf to gimle")
    assert table.offers("wolf") == ["invade warrior-1", "done"]
    table.plays("wolf invade warrior")
    assert table.at("wolf", "gimle") == ["leader", "warrior"]
    assert table.rage("wolf") == 3
    assert table.asked() == {"raven": "action"}, "the extra Warrior brings no other"


@pytest.mark.rule("BR-OQ-23")
def test_friggas_succor_is_optional() -> None:
    table = Scenario("age 3\nturn wolf\nwolf sheet friggas_succor")
    table.plays("wolf invade warrior", "wolf to gimle", "wolf done")
    assert table.at("wolf", "gimle") == ["warrior"]


@pytest.mark.rule("BR-OQ-23", "BR-OQ-24")
@pytest.mark.parametrize(
    ("facts", "figure", "place"),
    [
        ("raven at utgard warrior*2", "leader", "utgard"),
        ("wolf at gimle warrior*3", "leader", "andlang"),
        ("wolf at valhalla warrior*8", "leader", "gimle"),
        ("", "ship", "fjord_northwest"),
        ("wolf sheet dark_elf", "dark_elf", "yggdrasil"),
    ],
)
def test_friggas_succor_needs_village_horns_reserve_and_an_outer_province(
    facts: str, figure: str, place: str
) -> None:
    table = Scenario(f"age 3\nturn wolf\nwolf sheet friggas_succor\n{facts}")
    table.plays(f"wolf invade {figure}", f"wolf to {place}")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-23", "BR-OQ-44")
def test_friggas_succor_follows_every_kind_of_invade() -> None:
    upgrade = Scenario("age 3\nturn wolf\nwolf sheet friggas_succor\nwolf hand dwarf_chieftain")
    upgrade.plays("wolf upgrade dwarf_chieftain", "wolf slot monster-1")
    upgrade.plays("wolf invade dwarf_chieftain", "wolf to gimle")
    assert upgrade.asked() == {"wolf": "add_warrior"}

    fetch = Scenario(
        "age 3\nturn wolf\nwolf sheet friggas_succor friggas_domain\nwolf at valhalla leader"
    )
    fetch.plays("wolf fetch leader", "wolf to gimle")
    assert fetch.asked() == {"wolf": "add_warrior"}

    blessing = fight(BLESSING.replace("lokis_blessing", "lokis_blessing friggas_succor"))
    blessing.plays("raven invade warrior")
    assert blessing.asked() == {"raven": "add_warrior"}


PROTECTION = "raven sheet friggas_protection\n"


@pytest.mark.rule("BR-OQ-16", "BR-OQ-57")
def test_friggas_protection_saves_figures_of_a_lost_battle_for_one_rage_each() -> None:
    table = fight(
        PROTECTION + "raven rage 2\nraven at gimle warrior*2\nraven at fjord_northwest ship\n"
        "wolf at gimle leader",
        wolf="tyrs_rage",
    )
    assert table.offers("raven") == ["save warrior-1", "save ship", "done"]
    table.plays("raven save warrior", "raven save ship")
    assert table.at("raven", "gimle") == ["warrior"]
    assert table.at("raven", "fjord_northwest") == ["ship"]
    assert table.at("raven", "valhalla") == ["warrior"]
    assert table.rage("raven") == 0


@pytest.mark.rule("BR-OQ-16")
def test_friggas_protection_is_optional_and_needs_rage() -> None:
    position = PROTECTION + "raven at gimle warrior\nwolf at gimle leader\n"
    declined = fight(position).plays("raven done")
    assert (declined.at("raven", "valhalla"), declined.rage("raven")) == (["warrior"], 6)
    poor = fight(position + "raven rage 0")
    assert poor.at("raven", "valhalla") == ["warrior"]
    assert poor.asked() == {"serpent": "action"}


@pytest.mark.rule("BR-OQ-16", "BR-OQ-18")
def test_warrior_saved_from_the_smite_still_counts() -> None:
    table = fight(PROTECTION + "raven at gimle warrior\nwolf at gimle warrior", wolf="odins_smite")
    table.plays("raven save warrior")
    assert table.totals() == {"wolf": 2, "raven": 1}
    table.plays("raven save warrior")
    assert (table.at("raven", "gimle"), table.rage("raven")) == (["warrior"], 4)


@pytest.mark.rule("BR-OQ-16", "BR-OQ-41")
def test_figures_saved_from_the_tide_still_count() -> None:
    table = fight(
        PROTECTION + "raven at gimle warrior*2 leader\nwolf at gimle leader", wolf="odins_tide"
    )
    table.plays("raven leave warrior")
    assert table.offers("raven") == ["save leader", "save warrior-2", "done"]
    table.plays("raven save leader", "raven done")
    assert table.totals() == {"wolf": 4, "raven": 4}


@pytest.mark.rule("BR-OQ-16", "BR-OQ-56")
@pytest.mark.parametrize("monster", ["troll", "fire_giant"])
def test_friggas_protection_works_against_enemy_monsters(monster: str) -> None:
    table = Scenario(
        f"age 3\nturn wolf\n{PROTECTION}\nraven at gimle warrior*2\nwolf sheet {monster}\n"
        "raven passed\nraven rage 1"
    ).plays(f"wolf invade {monster}", "wolf to gimle")
    assert table.asked() == {"raven": "save_figures"}
    table.plays("raven save warrior")
    assert table.at("raven", "gimle") == ["warrior"]
    assert table.rage("raven") == 0


@pytest.mark.rule("BR-OQ-16")
def test_friggas_protection_works_neither_in_ragnarok_nor_in_a_sacrifice() -> None:
    ragnarok = Scenario(
        f"age 3\nphase ragnarok\ndoom elvagar utgard gimle\n{PROTECTION}\nraven at gimle warrior"
    )
    assert ragnarok.glory("raven") == 4
    sacrifice = Scenario(
        "age 3\nturn raven\nraven sheet friggas_protection friggas_sacrifice\n"
        "raven at gimle warrior*2"
    ).plays("raven sacrifice", "raven give warrior", "raven give warrior")
    assert sacrifice.asked() == {"raven": "raise_stat"}
    assert sacrifice.at("raven", "valhalla") == ["warrior", "warrior"]


@pytest.mark.rule("BR-FAQ-08", "BR-OQ-49")
@pytest.mark.parametrize("figure", ["leader", "warrior", "ship", "frost_giant"])
def test_friggas_domain_invades_from_valhalla_for_exactly_one_rage(figure: str) -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf rage 1\nwolf sheet friggas_domain frost_giant\n"
        "wolf at valhalla leader warrior ship frost_giant"
    )
    assert table.offers("wolf", "fetch") == [
        "fetch leader",
        "fetch warrior-1",
        "fetch ship",
        "fetch frost_giant",
    ]
    place = "fjord_northwest" if figure == "ship" else "gimle"
    table.plays(f"wolf fetch {figure}", f"wolf to {place}")
    assert (table.rage("wolf"), table.at("wolf", place)) == (0, [figure])


@pytest.mark.rule("BR-OQ-49", "BR-INV-05", "BR-INV-07")
def test_friggas_domain_keeps_the_limits_of_invade() -> None:
    crowded = Scenario(
        "age 3\nturn wolf\nwolf sheet friggas_domain\nwolf at valhalla leader\n"
        "wolf at gimle warrior*4"
    )
    assert crowded.offers("wolf", "fetch") == []
    elf = Scenario(
        "age 3\nturn wolf\nwolf sheet friggas_domain dark_elf\nwolf at valhalla dark_elf leader"
    )
    assert "to yggdrasil" not in elf.plays("wolf fetch leader").offers("wolf")
    elf.plays("wolf to gimle", "raven pass", "serpent pass", "bear pass")
    assert "to yggdrasil" in elf.plays("wolf fetch dark_elf").offers("wolf")


@pytest.mark.rule("BR-OQ-49")
def test_without_friggas_domain_nobody_leaves_valhalla() -> None:
    table = Scenario("age 3\nturn wolf\nwolf at valhalla leader")
    assert table.offers("wolf", "fetch") == []
    assert table.why_not("wolf", "invade leader") == "BR-FIG-10"


SACRIFICE = "age 3\nturn wolf\nwolf sheet friggas_sacrifice\n"


@pytest.mark.rule("BR-OQ-48")
def test_friggas_sacrifice_destroys_two_figures_and_raises_one_stat() -> None:
    table = Scenario(
        SACRIFICE + "wolf rage 1\nwolf at gimle leader warrior\nwolf at fjord_southwest ship"
    ).plays("wolf sacrifice")
    assert table.offers("wolf") == ["give leader", "give warrior-1", "give ship"]
    table.plays("wolf give ship")
    assert table.offers("wolf") == ["give leader", "give warrior-1"]
    table.plays("wolf give warrior")
    assert table.at("wolf", "valhalla") == ["warrior", "ship"]
    assert table.offers("wolf") == ["raise rage", "raise axes", "raise horns"]
    table.plays("wolf raise horns")
    assert (columns(table, "wolf"), table.rage("wolf")) == ([1, 1, 2], 1)
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-48")
def test_friggas_sacrifice_needs_two_figures_on_the_board() -> None:
    assert Scenario(SACRIFICE + "wolf at gimle leader").offers("wolf", "sacrifice") == []


# Thor's Clan upgrades


@pytest.mark.rule("BR-OQ-43", "BR-OQ-09")
@pytest.mark.parametrize(
    ("raven", "serpent", "glory"),
    [("warrior", "warrior", 2), ("warrior*2", "", 2), ("warrior", "", 0), ("warrior*3", "", 2)],
)
def test_thors_glory_pays_once_for_two_dead_enemies(raven: str, serpent: str, glory: int) -> None:
    position = f"wolf sheet thors_glory\nwolf at gimle leader\nraven at gimle {raven}\n"
    table = fight(position + (f"serpent at gimle {serpent}" if serpent else ""), wolf="tyrs_bash")
    assert table.glory("wolf") == 3 + glory


@pytest.mark.rule("BR-OQ-43")
def test_thors_glory_pays_losers_too_but_not_for_own_dead_or_to_absent_clans() -> None:
    lost = fight(
        "raven sheet thors_glory\nraven at gimle warrior*2\nwolf at gimle leader\n"
        "serpent at gimle warrior",
        wolf="tyrs_bash",
    )
    assert lost.glory("raven") == 0
    tied = fight("raven sheet thors_glory\nraven at gimle leader\nwolf at gimle warrior*3")
    assert tied.glory("raven") == 2
    absent = fight("serpent sheet thors_glory\nraven at gimle warrior*2\nwolf at gimle leader")
    assert absent.glory("serpent") == 0


DOMAIN = "age 3\nturn wolf\ntoken gimle glory\nwolf sheet thors_domain\n"


@pytest.mark.rule("BR-OQ-26", "BR-OQ-44")
def test_thors_domain_pillages_at_once_for_two_rage() -> None:
    table = Scenario(DOMAIN + "wolf rage 3").plays("wolf invade warrior", "wolf to gimle")
    assert table.offers("wolf") == ["pillage gimle", "done"]
    table.plays("wolf pillage gimle")
    assert (table.rage("wolf"), table.glory("wolf")) == (0, 5)
    assert table.is_pillaged("gimle")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-26")
def test_thors_domain_is_optional_and_starts_a_real_battle() -> None:
    declined = Scenario(DOMAIN).plays("wolf invade warrior", "wolf to gimle", "wolf done")
    assert (declined.rage("wolf"), declined.is_pillaged("gimle")) == (5, False)
    battle = Scenario(DOMAIN + "raven at andlang leader\nraven hand tyrs_bash")
    battle.plays("wolf invade leader", "wolf to gimle", "wolf pillage gimle", "raven join leader")
    assert battle.asked() == {"raven": "play_card"}


@pytest.mark.rule("BR-OQ-26")
@pytest.mark.parametrize(
    ("facts", "figure", "place"),
    [
        ("wolf rage 2", "warrior", "gimle"),
        ("pillaged gimle", "leader", "gimle"),
        ("", "ship", "fjord_northwest"),
    ],
)
def test_thors_domain_needs_rage_after_the_invade_a_province_and_an_open_token(
    facts: str, figure: str, place: str
) -> None:
    table = Scenario(DOMAIN + facts).plays(f"wolf invade {figure}", f"wolf to {place}")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-26")
def test_thors_domain_counts_the_dark_elf_in_yggdrasil_and_is_not_combined_with_challenge() -> None:
    elf = Scenario("age 3\nturn wolf\nwolf sheet thors_domain dark_elf")
    elf.plays("wolf invade dark_elf", "wolf to yggdrasil", "wolf pillage yggdrasil")
    assert columns(elf, "wolf") == [2, 2, 2]
    both = Scenario("age 3\nturn wolf\npillaged gimle\nwolf sheet thors_domain tyrs_challenge")
    both.plays("wolf invade leader", "wolf to gimle")
    assert both.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-30", "BR-END-09")
def test_thors_conquest_pays_for_figures_on_the_board_at_the_end() -> None:
    table = Scenario(
        """
        age 3
        phase ragnarok
        doom elvagar utgard gimle
        wolf sheet thors_conquest dwarf_chieftain
        wolf stats 1/1/4
        wolf at horgr leader dwarf_chieftain
        wolf at yggdrasil warrior
        wolf at fjord_southeast ship
        wolf at gimle warrior
        wolf at valhalla warrior
        """
    )
    assert table.g.is_over
    assert table.glory("wolf") == 4 + 10 + 3 * 4


@pytest.mark.rule("BR-OQ-30")
@pytest.mark.parametrize("age", [1, 2])
def test_thors_conquest_pays_only_at_the_end_of_the_game(age: int) -> None:
    table = Scenario(
        f"age {age}\nphase release_valhalla\nwolf sheet thors_conquest\nwolf at horgr leader"
    )
    assert table.glory("wolf") == 0


# Tyr's Clan upgrades


@pytest.mark.rule("BR-OQ-39", "BR-OQ-55")
@pytest.mark.parametrize(("card", "bonus"), [("tyrs_domain", 3), ("tyrs_wrath", 5)])
def test_revealed_quest_may_count_as_a_battle_card(card: str, bonus: int) -> None:
    position = f"wolf sheet {card}\nwolf at gimle leader\nraven at gimle leader"
    table = fight(position, wolf="quest_alfheim.3")
    assert table.offers("wolf") == [f"treat {card}", "done"]
    table.plays(f"wolf treat {card}")
    assert table.totals() == {"wolf": 3 + bonus, "raven": 3}
    assert (table.quests("wolf"), table.discarded()) == ([], ["quest_alfheim.3"])
    declined = fight(position, wolf="quest_alfheim.3").plays("wolf done")
    assert declined.totals() == {"wolf": 3, "raven": 3}
    assert declined.hand("wolf") == ["quest_alfheim.3"]


@pytest.mark.rule("BR-OQ-55")
@pytest.mark.parametrize("card", ["tyrs_domain", "tyrs_wrath"])
def test_revealed_upgrade_is_not_treated_as_a_battle_card(card: str) -> None:
    table = fight(
        f"wolf sheet {card}\nwolf at gimle leader\nraven at gimle leader", wolf="friggas_domain"
    )
    assert table.totals() == {"wolf": 3, "raven": 3}


@pytest.mark.rule("BR-OQ-55", "BR-OQ-58")
@pytest.mark.parametrize(
    ("answer", "total"), [("treat tyrs_domain", 6), ("treat tyrs_wrath", 8), ("done", 3)]
)
def test_tyrs_domain_and_wrath_do_not_add_up(answer: str, total: int) -> None:
    table = fight(
        "wolf sheet tyrs_domain tyrs_wrath\nwolf at gimle leader\nraven at gimle warrior",
        wolf="quest_alfheim.3",
    ).plays(f"wolf {answer}")
    assert table.totals()["wolf"] == total


CHALLENGE = "age 3\nturn wolf\ntoken gimle glory\npillaged gimle\nwolf sheet tyrs_challenge\n"


@pytest.mark.rule("BR-OQ-25")
def test_tyrs_challenge_pillages_a_pillaged_province_again_for_two_rage() -> None:
    table = Scenario(CHALLENGE + "wolf rage 4\nwolf at fjord_northwest ship")
    assert table.offers("wolf", "pillage-again") == ["pillage-again gimle"]
    table.plays("wolf pillage-again gimle")
    assert (table.rage("wolf"), table.glory("wolf")) == (2, 5)
    assert table.is_pillaged("gimle")
    table.plays("raven pass", "serpent pass", "bear pass", "wolf pillage-again gimle")
    assert (table.rage("wolf"), table.glory("wolf")) == (0, 10)


@pytest.mark.rule("BR-OQ-25")
def test_tyrs_challenge_is_a_pillage_with_call_battle_and_effects_of_success() -> None:
    table = Scenario(
        CHALLENGE
        + """
        token gimle axes
        wolf sheet lord_of_axes
        wolf at gimle leader
        raven at andlang warrior
        """
    ).plays("wolf pillage-again gimle", "raven join warrior")
    table.plays("wolf raise axes")
    assert table.column("wolf", "axes") == 3
    assert table.glory("wolf") == 5


@pytest.mark.rule("BR-OQ-25")
def test_tyrs_challenge_lost_leaves_the_token_pillaged() -> None:
    table = Scenario(CHALLENGE + "wolf at gimle warrior\nraven at gimle leader")
    table.plays("wolf pillage-again gimle")
    assert table.is_pillaged("gimle")
    assert (table.glory("wolf"), table.glory("raven")) == (0, 3)


@pytest.mark.rule("BR-OQ-25")
@pytest.mark.parametrize("facts", ["wolf rage 1\nwolf at gimle leader", "wolf at utgard leader"])
def test_tyrs_challenge_needs_two_rage_and_a_figure_there(facts: str) -> None:
    table = Scenario(CHALLENGE + facts)
    assert table.offers("wolf", "pillage-again") == []
    assert table.why_not("wolf", "pillage-again gimle") == "BR-OQ-25"


PROWESS = "wolf sheet tyrs_prowess\nwolf at gimle leader\nraven at gimle warrior\n"


@pytest.mark.rule("BR-OQ-53")
def test_tyrs_prowess_takes_back_played_cards_for_one_rage_each() -> None:
    table = fight(PROWESS + "wolf rage 2\nwolf hand heimdalls_eye", wolf="tyrs_bash")
    table.plays("wolf add heimdalls_eye")
    assert table.offers("wolf") == ["take-back tyrs_bash", "take-back heimdalls_eye", "done"]
    table.plays("wolf take-back heimdalls_eye", "wolf take-back tyrs_bash")
    assert sorted(table.hand("wolf")) == ["heimdalls_eye", "tyrs_bash"]
    assert (table.rage("wolf"), table.discarded()) == (0, [])


@pytest.mark.rule("BR-OQ-53", "BR-OQ-56")
def test_tyrs_prowess_is_limited_by_rage_and_optional_and_for_defenders_too() -> None:
    poor = fight(PROWESS + "wolf rage 1\nwolf hand heimdalls_eye", wolf="tyrs_bash")
    poor.plays("wolf add heimdalls_eye", "wolf take-back tyrs_bash")
    assert (poor.hand("wolf"), poor.discarded()) == (["tyrs_bash"], ["heimdalls_eye"])

    defender = fight(
        "raven sheet tyrs_prowess\nraven at gimle leader\nwolf at gimle warrior", raven="tyrs_bash"
    )
    assert defender.asked() == {"raven": "keep_played"}
    defender.plays("raven done")
    assert defender.discarded() == ["tyrs_bash"]


@pytest.mark.rule("BR-OQ-09", "BR-OQ-53")
def test_tyrs_prowess_comes_after_the_other_effects_and_not_for_losers() -> None:
    table = fight(PROWESS + "wolf rage 1", wolf="thors_ascension")
    assert (table.asked(), table.rage("wolf")) == ({"wolf": "keep_played"}, 4)
    lost = fight(PROWESS, wolf="thors_hammer", raven="tyrs_rage")
    assert lost.asked() == {"raven": "action"}
    assert lost.hand("wolf") == ["thors_hammer"]


# Odin's Clan upgrades


@pytest.mark.rule("BR-RAG-03")
@pytest.mark.parametrize(("age", "each"), [(1, 4), (2, 6), (3, 8)])
def test_odins_inspiration_doubles_the_glory_of_ragnarok(age: int, each: int) -> None:
    table = Scenario(
        f"""
        age {age}
        phase ragnarok
        doom gimle gimle gimle
        wolf sheet odins_inspiration lokis_dragons
        wolf at gimle warrior
        wolf at fjord_northwest ship
        raven at gimle warrior
        """
    )
    assert table.glory("wolf") == 2 * each + 4, "not what ship upgrades pay"
    assert table.glory("raven") == each // 2


def test_everybody_sees_what_the_next_ragnarok_pays_each_clan() -> None:
    table = Scenario(
        """
        age 2
        phase action
        turn wolf
        wolf rage 3
        wolf sheet odins_inspiration
        """
    )
    for seat in (SPECTATOR, 0, 1):
        clans = SPEC.view(table.g, seat).clans
        assert [clan.ragnarok_glory for clan in clans] == [6, 3, 3, 3]


@pytest.mark.rule("BR-QPH-02", "BR-QPH-04")
def test_odins_throne_doubles_quest_glory_and_raises_one_stat() -> None:
    table = Scenario(
        """
        age 2
        phase quest
        doom horgr horgr horgr
        wolf sheet odins_throne
        wolf at utgard leader
        wolf at yggdrasil warrior
        raven at gimle leader
        wolf quests quest_jotunheim.2 quest_yggdrasil.1 quest_alfheim.2
        raven quests quest_alfheim.2
        """
    )
    assert table.glory("wolf") == 14
    table.plays("wolf raise axes")
    assert table.glory("wolf") == 14 + 12
    table.plays("wolf raise axes", "raven raise axes")
    assert table.glory("wolf") == 26
    assert columns(table, "wolf") == [1, 3, 1]
    assert table.glory("raven") == 7


TESTED: dict[str, tuple[Callable[..., None], ...]] = {
    "lord_of_hammers": (
        test_lord_keeps_str_three_and_invades_free,
        test_lord_of_hammers_may_move_the_leader_next_door_or_to_yggdrasil,
        test_lord_of_hammers_never_goes_to_a_destroyed_province_and_may_stay,
        test_lord_of_hammers_goes_from_yggdrasil_to_any_outer_province,
        test_lord_of_hammers_move_is_not_an_invade,
        test_lord_of_hammers_works_after_a_battle_too,
        test_lords_need_the_leader_in_the_province,
        test_lords_work_for_the_pillager_only_and_not_after_a_defeat,
    ),
    "lord_of_axes": (
        test_lord_keeps_str_three_and_invades_free,
        test_lord_of_axes_raises_a_stat_before_the_battle_glory,
        test_lords_need_the_leader_in_the_province,
        test_lords_work_for_the_pillager_only_and_not_after_a_defeat,
    ),
    "lord_of_spears": (
        test_lord_keeps_str_three_and_invades_free,
        test_lord_of_spears_raises_all_stats_before_the_battle_glory,
        test_lords_need_the_leader_in_the_province,
        test_lords_work_for_the_pillager_only_and_not_after_a_defeat,
    ),
    "brothers_in_arms": (
        test_warriors_have_the_str_of_their_upgrade,
        test_pairs_are_broken_by_deaths_before_the_comparison_and_by_borders,
        test_pairs_count_in_quests,
    ),
    "experts_in_arms": (test_warriors_have_the_str_of_their_upgrade,),
    "masters_in_arms": (
        test_warriors_have_the_str_of_their_upgrade,
        test_pairs_are_broken_by_deaths_before_the_comparison_and_by_borders,
        test_pairs_count_in_quests,
    ),
    **dict.fromkeys(
        ("lokis_dragons", "fire_dragons", "eternal_dragons"),
        (
            test_dragons_keep_str_two_and_the_ships_limits,
            test_dragons_pay_for_a_ship_lost_in_battle_and_by_the_tide,
            test_dragons_pay_for_a_ship_lost_to_the_fire_giant,
            test_dragons_pay_for_a_sacrificed_ship,
            test_dragons_pay_in_ragnarok_on_top_of_its_glory,
            test_dragons_do_not_pay_for_a_saved_ship,
        ),
    ),
    **dict.fromkeys(
        ("lokis_domain", "lokis_eminence", "lokis_wrath"),
        (
            test_loki_pays_for_each_figure_released,
            test_figure_fetched_by_friggas_domain_is_not_released,
        ),
    ),
    "lokis_blessing": (
        test_lokis_blessing_lets_a_loser_invade_the_province_for_nothing,
        test_lokis_blessing_is_optional_and_works_after_a_tie_and_for_the_pillager,
        test_lokis_blessing_does_not_work_for_a_winner_or_outside_the_battle,
        test_lokis_blessing_needs_a_warrior_and_a_village,
        test_lokis_blessing_needs_room_under_horns,
        test_lokis_blessing_does_not_work_in_yggdrasil,
    ),
    "friggas_charm": (
        test_friggas_charm_makes_upgrades_cheaper_never_below_nothing,
        test_friggas_charm_counts_for_monsters_not_for_itself_or_invades,
    ),
    "friggas_succor": (
        test_friggas_succor_brings_one_more_warrior_into_the_same_province,
        test_friggas_succor_is_optional,
        test_friggas_succor_needs_village_horns_reserve_and_an_outer_province,
        test_friggas_succor_follows_every_kind_of_invade,
    ),
    "friggas_protection": (
        test_friggas_protection_saves_figures_of_a_lost_battle_for_one_rage_each,
        test_friggas_protection_is_optional_and_needs_rage,
        test_warrior_saved_from_the_smite_still_counts,
        test_figures_saved_from_the_tide_still_count,
        test_friggas_protection_works_against_enemy_monsters,
        test_friggas_protection_works_neither_in_ragnarok_nor_in_a_sacrifice,
    ),
    "friggas_domain": (
        test_friggas_domain_invades_from_valhalla_for_exactly_one_rage,
        test_friggas_domain_keeps_the_limits_of_invade,
        test_without_friggas_domain_nobody_leaves_valhalla,
        test_figure_fetched_by_friggas_domain_is_not_released,
    ),
    "friggas_sacrifice": (
        test_friggas_sacrifice_destroys_two_figures_and_raises_one_stat,
        test_friggas_sacrifice_needs_two_figures_on_the_board,
    ),
    "thors_glory": (
        test_thors_glory_pays_once_for_two_dead_enemies,
        test_thors_glory_pays_losers_too_but_not_for_own_dead_or_to_absent_clans,
    ),
    "thors_domain": (
        test_thors_domain_pillages_at_once_for_two_rage,
        test_thors_domain_is_optional_and_starts_a_real_battle,
        test_thors_domain_needs_rage_after_the_invade_a_province_and_an_open_token,
        test_thors_domain_counts_the_dark_elf_in_yggdrasil_and_is_not_combined_with_challenge,
    ),
    "thors_conquest": (
        test_thors_conquest_pays_for_figures_on_the_board_at_the_end,
        test_thors_conquest_pays_only_at_the_end_of_the_game,
    ),
    "tyrs_domain": (
        test_revealed_quest_may_count_as_a_battle_card,
        test_revealed_upgrade_is_not_treated_as_a_battle_card,
        test_tyrs_domain_and_wrath_do_not_add_up,
    ),
    "tyrs_wrath": (
        test_revealed_quest_may_count_as_a_battle_card,
        test_revealed_upgrade_is_not_treated_as_a_battle_card,
        test_tyrs_domain_and_wrath_do_not_add_up,
    ),
    "tyrs_challenge": (
        test_tyrs_challenge_pillages_a_pillaged_province_again_for_two_rage,
        test_tyrs_challenge_is_a_pillage_with_call_battle_and_effects_of_success,
        test_tyrs_challenge_lost_leaves_the_token_pillaged,
        test_tyrs_challenge_needs_two_rage_and_a_figure_there,
    ),
    "tyrs_prowess": (
        test_tyrs_prowess_takes_back_played_cards_for_one_rage_each,
        test_tyrs_prowess_is_limited_by_rage_and_optional_and_for_defenders_too,
        test_tyrs_prowess_comes_after_the_other_effects_and_not_for_losers,
    ),
    "odins_inspiration": (test_odins_inspiration_doubles_the_glory_of_ragnarok,),
    "odins_throne": (test_odins_throne_doubles_quest_glory_and_raises_one_stat,),
}
TESTED = {card: (test_upgrade_costs_what_is_printed, *tests) for card, tests in TESTED.items()}


@pytest.mark.rule("BR-OQ-24")
def test_lord_of_hammers_stays_if_no_province_around_has_room() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        destroyed myrkulor elvagar angerboda muspelheim horgr andlang gimle
        doom utgard utgard utgard
        wolf sheet lord_of_hammers
        wolf at yggdrasil leader
        raven at utgard warrior*3
    """)
    table.plays("wolf pillage yggdrasil", "raven done")
    assert table.where("wolf", "leader") == "yggdrasil"
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-23")
@pytest.mark.parametrize("province", ["myrkulor", "gimle"])
def test_succor_works_in_the_first_and_the_last_province_of_the_ring(province: str) -> None:
    table = Scenario("""
        seats wolf raven serpent
        turn wolf
        wolf sheet friggas_succor
    """)
    table.plays("wolf invade warrior", f"wolf to {province}")
    assert table.asked() == {"wolf": "add_warrior"}
    table.plays("wolf invade warrior")
    assert table.at("wolf", province) == ["warrior", "warrior"]
