"""Chapter 16.2, phase 4: Quest."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from tests.games.blood_rage.scenario import Scenario

STATS = ("rage", "axes", "horns")
REGIONS = {
    "quest_manheim": ["myrkulor", "elvagar", "angerboda"],
    "quest_alfheim": ["gimle", "andlang"],
    "quest_jotunheim": ["muspelheim", "horgr", "utgard"],
}


def columns(table: Scenario, clan: str) -> list[int]:
    return [table.column(clan, stat) for stat in STATS]


def is_fulfilled(position: str) -> bool:
    """Whether the only Quest of the table, one of the Wolf clan, is fulfilled."""
    return Scenario("phase quest\n" + position).asked() == {"wolf": "raise_stat"}


# Rewards


@pytest.mark.rule("BR-QPH-01")
def test_all_committed_quests_are_revealed() -> None:
    table = Scenario("""
        turn wolf
        wolf rage 1
        wolf at gimle leader
        wolf quests quest_alfheim.1 quest_jotunheim.1
        raven rage 0
        raven quests quest_yggdrasil.1
        serpent rage 0
        bear rage 0
    """)
    assert SPEC.view(table.g, table.seat("bear")).clans[0].quests == []
    table.plays("wolf pass")
    assert table.phase == "quest"
    assert [clan.quests for clan in SPEC.view(table.g, table.seat("bear")).clans] == [
        ["quest_alfheim.1", "quest_jotunheim.1"],
        ["quest_yggdrasil.1"],
        [],
        [],
    ]
    assert len(table.events("quest_revealed")) == 3


@pytest.mark.rule("BR-QPH-02", "BR-QPH-03", "BR-QPH-04")
@pytest.mark.parametrize("stat", STATS)
def test_fulfilled_quest_gives_glory_and_one_raise_of_choice(stat: str) -> None:
    table = Scenario("""
        phase quest
        doom utgard horgr muspelheim
        wolf glory 10 stats 2/2/2
        wolf quests quest_alfheim.1
        wolf at gimle leader
    """)
    assert table.glory("wolf") == 15
    assert table.offers("wolf") == ["raise rage", "raise axes", "raise horns"]
    table.plays(f"wolf raise {stat}")
    assert table.asked() != {"wolf": "raise_stat"}
    assert columns(table, "wolf") == [3 if stat == raised else 2 for raised in STATS]
    assert table.glory("wolf") == 15


@pytest.mark.rule("BR-QPH-02", "BR-QPH-03", "BR-QPH-10")
def test_one_province_serves_several_quests_of_one_player() -> None:
    table = Scenario("""
        phase quest
        age 2
        wolf quests quest_alfheim.1 quest_alfheim.2 quest_alfheim.2
        wolf at gimle leader
    """)
    assert table.glory("wolf") == 5
    table.plays("wolf raise axes")
    assert table.glory("wolf") == 12
    table.plays("wolf raise axes")
    assert table.glory("wolf") == 19
    table.plays("wolf raise horns")
    assert columns(table, "wolf") == [1, 3, 2]


@pytest.mark.rule("BR-QPH-03")
def test_every_owner_of_a_fulfilled_quest_raises_a_stat() -> None:
    table = Scenario("""
        phase quest
        first raven
        wolf quests quest_alfheim.1
        wolf at gimle leader
        raven quests quest_alfheim.1
        raven at andlang warrior
    """)
    table.plays("raven raise rage", "wolf raise horns")
    assert columns(table, "wolf") == [1, 1, 2]
    assert columns(table, "raven") == [2, 1, 1]


@pytest.mark.rule("BR-QPH-05")
def test_failed_quest_gives_and_costs_nothing() -> None:
    table = Scenario("""
        phase quest
        doom utgard horgr muspelheim
        wolf glory 10 rage 2 stats 2/2/2
        wolf quests quest_manheim.1 quest_glorious_death.1
        wolf at gimle leader
    """)
    assert table.phase == "gods_gifts"
    assert table.glory("wolf") == 10
    assert table.rage("wolf") == 2
    assert columns(table, "wolf") == [2, 2, 2]
    assert table.where("wolf", "leader") == "gimle"


@pytest.mark.rule("BR-QPH-06")
def test_all_quests_are_discarded_after_the_check() -> None:
    table = Scenario("""
        phase quest
        wolf quests quest_alfheim.1 quest_manheim.1
        wolf at gimle leader
        raven quests quest_jotunheim.1
    """)
    table.plays("wolf raise rage")
    assert table.age == 2
    assert [table.quests(clan) for clan in table.players] == [[], [], [], []]
    assert sorted(table.discarded()) == ["quest_alfheim.1", "quest_jotunheim.1", "quest_manheim.1"]


# Conditions


@pytest.mark.rule("BR-QPH-07", "BR-QPH-08")
@pytest.mark.parametrize(("warriors", "fulfilled"), [(1, True), (2, True), (3, False), (4, False)])
def test_most_str_is_strictly_more_than_each_other_clan(warriors: int, fulfilled: bool) -> None:
    assert fulfilled == is_fulfilled(f"""
        wolf quests quest_alfheim.1
        wolf at gimle leader
        raven at gimle warrior*{warriors}
        serpent at gimle warrior
    """)


@pytest.mark.rule("BR-QPH-07")
def test_enemies_str_is_not_added_up() -> None:
    assert is_fulfilled("""
        wolf quests quest_alfheim.1
        wolf at gimle leader
        raven at gimle warrior*2
        serpent at gimle warrior*2
    """)


@pytest.mark.rule("BR-QPH-07")
@pytest.mark.parametrize(("ship_owner", "fulfilled"), [("wolf", True), ("raven", False)])
def test_most_str_includes_the_supporting_fjord(ship_owner: str, fulfilled: bool) -> None:
    assert fulfilled == is_fulfilled(f"""
        wolf quests quest_alfheim.1
        wolf at gimle warrior
        raven at gimle warrior
        raven at andlang leader
        {ship_owner} at fjord_northwest ship
    """)


@pytest.mark.rule("BR-QPH-08")
def test_tie_for_the_most_str_fails_also_when_a_third_clan_has_less() -> None:
    assert not is_fulfilled("""
        wolf quests quest_yggdrasil.1
        wolf at yggdrasil leader
        raven at yggdrasil warrior*3
        serpent at yggdrasil warrior
    """)


@pytest.mark.rule("BR-QPH-09")
@pytest.mark.parametrize("quest", list(REGIONS))
@pytest.mark.parametrize("province", [name for names in REGIONS.values() for name in names])
def test_region_quest_needs_one_province_of_the_region(quest: str, province: str) -> None:
    assert (province in REGIONS[quest]) == is_fulfilled(f"""
        wolf quests {quest}.1
        wolf at {province} warrior
    """)


@pytest.mark.rule("BR-QPH-09")
def test_region_quest_does_not_need_the_other_provinces() -> None:
    assert is_fulfilled("""
        wolf quests quest_manheim.1
        wolf at angerboda warrior
        raven at elvagar leader
        raven at myrkulor warrior
    """)


@pytest.mark.rule("BR-QPH-11")
@pytest.mark.parametrize("quest", ["quest_manheim.1", "quest_yggdrasil.1"])
def test_clan_without_str_never_has_the_most(quest: str) -> None:
    assert not is_fulfilled(f"wolf quests {quest}")


@pytest.mark.rule("BR-QPH-11")
@pytest.mark.parametrize(
    ("place", "figure"), [("elvagar", "warrior"), ("fjord_northeast", "ship"), ("elvagar", "troll")]
)
def test_clan_alone_in_a_province_has_the_most_str(place: str, figure: str) -> None:
    assert is_fulfilled(f"""
        wolf sheet troll
        wolf quests quest_manheim.1
        wolf at {place} {figure}
    """)


@pytest.mark.rule("BR-QPH-12")
def test_cards_in_hand_do_not_make_the_most_str_of_a_tie() -> None:
    assert not is_fulfilled("""
        wolf quests quest_alfheim.1
        wolf at gimle warrior
        wolf hand tyrs_rage.2
        raven at gimle warrior
    """)


@pytest.mark.rule("BR-QPH-12")
def test_cards_in_an_enemys_hand_do_not_take_the_most_str() -> None:
    assert is_fulfilled("""
        wolf quests quest_alfheim.1
        wolf at gimle warrior*2
        raven at gimle warrior
        raven hand tyrs_rage.2
    """)


@pytest.mark.rule("BR-QPH-13")
def test_figures_in_the_doomed_province_still_count() -> None:
    assert is_fulfilled("""
        doom gimle andlang horgr
        wolf quests quest_alfheim.1
        wolf at gimle leader
    """)


@pytest.mark.rule("BR-QPH-13")
def test_figures_lost_in_this_ragnarok_are_not_yet_in_valhalla() -> None:
    table = Scenario("""
        phase quest
        doom gimle andlang horgr
        wolf quests quest_glorious_death.1
        wolf at valhalla warrior*3
        wolf at gimle leader
    """)
    assert table.phase == "gods_gifts"
    assert table.glory("wolf") == 2  # for the Leader, nothing for the Quest


@pytest.mark.rule("BR-QPH-14")
@pytest.mark.parametrize(
    ("figures", "fulfilled"),
    [
        ("warrior*3", False),
        ("warrior*4", True),
        ("warrior*5", True),
        ("leader ship troll", False),
        ("leader ship troll warrior", True),
    ],
)
def test_glorious_death_needs_four_own_figures_in_valhalla(figures: str, fulfilled: bool) -> None:
    assert fulfilled == is_fulfilled(f"""
        wolf sheet troll
        wolf quests quest_glorious_death.1
        wolf at valhalla {figures}
        raven at valhalla warrior*4
    """)


@pytest.mark.rule("BR-QPH-15")
@pytest.mark.parametrize(("card_age", "age"), [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)])
@pytest.mark.parametrize(
    ("quest", "printed"),
    [
        ("quest_manheim", (5, 7, 9)),
        ("quest_alfheim", (5, 7, 9)),
        ("quest_jotunheim", (5, 7, 9)),
        ("quest_yggdrasil", (6, 8, 11)),
        ("quest_glorious_death", (6, 8, 11)),
    ],
)
def test_glory_is_that_of_the_cards_age_not_of_the_current_one(
    quest: str, printed: tuple[int, int, int], card_age: int, age: int
) -> None:
    table = Scenario(f"""
        age {age}
        phase quest
        wolf quests {quest}.{card_age}
        wolf at yggdrasil leader
        wolf at gimle warrior
        wolf at angerboda warrior
        wolf at horgr warrior
        wolf at valhalla warrior*4
    """)
    assert table.asked() == {"wolf": "raise_stat"}
    assert table.glory("wolf") == printed[card_age - 1]


# Worked examples


@pytest.mark.rule("BR-EX-09")
@pytest.mark.parametrize(("warriors", "fulfilled"), [(2, True), (3, False)])
def test_example_09_quest_committed(warriors: int, fulfilled: bool) -> None:
    table = Scenario(f"""
        age 2
        turn bear
        bear rage 1
        bear hand quest_jotunheim.2
        bear at horgr leader
        bear at muspelheim warrior
        wolf rage 0
        wolf at horgr warrior*{warriors}
        wolf at muspelheim warrior
        raven rage 0
        serpent rage 0
        doom myrkulor gimle andlang
    """)
    table.plays("bear quest quest_jotunheim", "bear pass")
    if fulfilled:
        table.plays("bear raise axes")
    assert table.age == 3
    assert table.glory("bear") == (7 if fulfilled else 0)
    assert columns(table, "bear") == ([1, 2, 1] if fulfilled else [1, 1, 1])


@pytest.mark.rule("BR-EX-11")
def test_example_11_quest_resolution() -> None:
    table = Scenario("""
        phase quest
        doom gimle andlang horgr
        serpent quests quest_manheim.1
        wolf at elvagar warrior*3
        serpent at elvagar warrior
        serpent at fjord_northeast ship
        raven at angerboda warrior
    """)
    assert [table.strength(clan, "elvagar") for clan in ("wolf", "serpent")] == [3, 3]
    assert [table.strength(clan, "angerboda") for clan in ("serpent", "raven")] == [2, 1]
    assert table.glory("serpent") == 5
    table.plays("serpent raise horns")
    assert columns(table, "serpent") == [1, 1, 2]
    assert table.glory("serpent") == 5
