"""Chapter 16.3, phase 5: Ragnarök."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenario import Scenario


@pytest.mark.rule("BR-RAG-01")
@pytest.mark.parametrize(
    ("age", "perished"),
    [(1, ["gimle"]), (2, ["gimle", "andlang"]), (3, ["gimle", "andlang", "horgr"])],
)
def test_province_of_this_ages_token_is_destroyed(age: int, perished: list[str]) -> None:
    table = Scenario(f"""
        age {age}
        phase ragnarok
        doom gimle andlang horgr
        destroyed {" ".join(["myrkulor", *perished[:-1]])}
    """)
    destroyed = [name for name in table.g.content.provinces if table.is_destroyed(name)]
    assert sorted(destroyed) == sorted(["myrkulor", *perished])


@pytest.mark.rule("BR-RAG-01")
def test_destroyed_province_is_out_of_the_game() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 1
        wolf at fjord_southwest ship
        raven rage 0
        doom gimle andlang horgr
    """)
    table.plays("wolf pass")
    while table.phase == "gods_gifts":
        clan = next(iter(table.asked()))
        table.plays(f"{clan} {table.offers(clan, 'pick')[0]}")
    table.plays("raven pass", "wolf invade warrior-1")
    assert table.why_not("wolf", "to gimle") == "BR-BOARD-20"
    assert "to andlang" in table.offers("wolf")


@pytest.mark.rule("BR-RAG-02", "BR-RAG-05")
def test_all_figures_of_province_and_fjord_perish_and_no_others() -> None:
    table = Scenario("""
        age 3
        turn wolf
        doom horgr elvagar gimle
        wolf rage 1
        wolf sheet troll
        wolf at gimle leader troll
        wolf at myrkulor warrior
        wolf at yggdrasil warrior
        raven rage 0
        raven at fjord_northwest ship
        raven at myrkulor leader
        serpent rage 0
        serpent at gimle warrior*2
        serpent at fjord_southwest ship
        bear rage 0
        bear at andlang leader
    """)
    table.plays("wolf pass")
    assert sorted((table.players[e.values[0]], e.values[1]) for e in table.events("destroyed")) == [
        ("raven", 9),
        ("serpent", 1),
        ("serpent", 2),
        ("wolf", 0),
        ("wolf", 10),
    ]
    assert table.at("wolf", "myrkulor") == ["warrior"]
    assert table.at("wolf", "yggdrasil") == ["warrior"]
    assert table.at("raven", "myrkulor") == ["leader"]
    assert table.at("serpent", "fjord_southwest") == ["ship"]
    assert table.at("bear", "andlang") == ["leader"]
    assert [table.glory(clan) for clan in table.players] == [8, 4, 8, 0]


@pytest.mark.rule("BR-RAG-03")
@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_each_dead_figure_gives_the_glory_of_the_age(age: int, each: int) -> None:
    table = Scenario(f"""
        age {age}
        phase ragnarok
        doom gimle gimle gimle
        wolf glory 1
        wolf at gimle warrior*3
        raven at gimle warrior
    """)
    assert table.glory("wolf") == 1 + 3 * each
    assert table.glory("raven") == each
    assert table.glory("serpent") == 0


@pytest.mark.rule("BR-RAG-04")
@pytest.mark.parametrize(
    ("place", "figure"),
    [
        ("gimle", "warrior"),
        ("gimle", "leader"),
        ("gimle", "fire_giant"),
        ("fjord_northwest", "ship"),
        ("fjord_northwest", "sea_serpent"),
    ],
)
def test_every_kind_of_figure_gives_the_same_glory(place: str, figure: str) -> None:
    table = Scenario(f"""
        phase ragnarok
        doom gimle andlang horgr
        wolf sheet experts_in_arms lord_of_axes fire_giant sea_serpent
        wolf at {place} {figure}
    """)
    assert table.glory("wolf") == 2


@pytest.mark.rule("BR-RAG-06")
@pytest.mark.parametrize(("age", "next_province"), [(1, ["elvagar"]), (2, ["horgr"]), (3, [])])
def test_doom_moves_on_to_the_next_ages_province(age: int, next_province: list[str]) -> None:
    table = Scenario(f"""
        seats wolf raven
        age {age}
        turn wolf
        wolf rage 1
        raven rage 0
        doom gimle elvagar horgr
    """)
    table.plays("wolf pass")
    doomed = [table.g.content.provinces[event.values[0]] for event in table.events("doomed")]
    assert doomed == next_province


@pytest.mark.rule("BR-RAG-07")
@pytest.mark.parametrize("pillaged", ["gimle", "andlang"])
def test_province_is_destroyed_whether_pillaged_or_not(pillaged: str) -> None:
    table = Scenario(f"""
        phase ragnarok
        doom gimle andlang horgr
        pillaged {pillaged}
    """)
    assert table.is_destroyed("gimle")


@pytest.mark.rule("BR-RAG-07")
def test_token_of_a_destroyed_province_is_out_of_the_game() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        wolf at fjord_northwest ship
        wolf at yggdrasil leader
        destroyed gimle
        pillaged elvagar angerboda muspelheim horgr utgard andlang yggdrasil
    """)
    assert table.offers("wolf", "pillage") == ["pillage myrkulor"]
    table.plays("wolf pillage myrkulor", "wolf done")  # the last token in the game ends the phase
    assert (table.age, table.phase) == (3, "gods_gifts")


@pytest.mark.rule("BR-RAG-08")
def test_no_action_prevents_or_moves_the_destruction() -> None:
    table = Scenario("""
        seats wolf raven
        age 2
        turn wolf
        wolf rage 3
        wolf sheet friggas_protection
        wolf at andlang leader warrior
        raven rage 0
        doom horgr gimle utgard
    """)
    table.plays("wolf march andlang", "wolf to gimle", "wolf move leader", "wolf move warrior")
    table.plays("wolf pillage gimle", "wolf pass")
    assert table.asked().keys() == {"wolf", "raven"}  # the draft of the Third Age
    assert table.age == 3
    assert table.is_destroyed("gimle")
    assert table.at("wolf", "gimle") == []
    assert [name for name in table.g.content.provinces if table.is_destroyed(name)] == ["gimle"]


@pytest.mark.rule("BR-RAG-08")
def test_no_figure_is_saved_by_paying() -> None:
    table = Scenario("""
        phase ragnarok
        doom gimle andlang horgr
        wolf rage 6
        wolf sheet friggas_protection
        wolf at gimle leader
    """)
    assert table.phase == "gods_gifts"  # nobody was asked
    assert (table.glory("wolf"), table.rage("wolf")) == (2, 6)


@pytest.mark.rule("BR-RAG-09")
def test_ship_upgrades_pay_on_top_and_once() -> None:
    table = Scenario("""
        phase ragnarok
        doom gimle andlang horgr
        wolf sheet lokis_dragons sea_serpent
        wolf at fjord_northwest ship sea_serpent
        wolf at gimle warrior
    """)
    assert table.glory("wolf") == 3 * 2 + 2 * 4


@pytest.mark.rule("BR-RAG-09")
def test_figures_that_died_before_are_not_paid_for() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 1
        wolf at gimle leader
        raven rage 0
        raven at gimle warrior*2
        raven at horgr leader
        doom horgr elvagar utgard
    """)
    table.plays("wolf pillage gimle")
    assert table.at("raven", "valhalla") == ["warrior", "warrior"]
    table.plays("wolf pass")
    assert table.glory("raven") == 2


@pytest.mark.rule("BR-RAG-09")
def test_empty_doomed_province_pays_nobody() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 1
        wolf at gimle leader
        raven rage 0
        raven at gimle warrior*2
        doom horgr elvagar utgard
    """)
    table.plays("wolf pillage gimle", "wolf pass")
    assert table.age == 2
    assert table.glory("raven") == 0


@pytest.mark.rule("BR-EX-12")
def test_example_12_ragnarok_of_the_second_age() -> None:
    table = Scenario("""
        age 2
        turn bear
        bear rage 1
        wolf rage 0
        wolf at gimle warrior
        wolf at fjord_northwest ship
        raven rage 0
        raven at gimle leader warrior
        serpent rage 0
        destroyed myrkulor utgard
        doom utgard gimle andlang
    """)
    table.plays("bear pass")
    assert table.is_destroyed("gimle")
    dead = [table.players[event.values[0]] for event in table.events("destroyed")]
    assert sorted(dead) == ["raven", "raven", "wolf", "wolf"]
    assert [table.glory(clan) for clan in table.players] == [6, 6, 0, 0]
    [doomed] = table.events("doomed")
    assert table.g.content.provinces[doomed.values[0]] == "andlang"
