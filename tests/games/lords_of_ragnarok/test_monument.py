"""Chapter 21.G: Build Monument, omens and the event card."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.scenario import Scenario

READY = """
    seats green red blue
    turn green special_action
    green hero ragnar 2
    green drakkar sea_a
    red hero lagertha 14
    red drakkar sea_d
    blue hero beowulf 20
    blue drakkar sea_e
    wheel prepare green red
    wheel reinforce blue
"""


def ready(*facts: str, hero: str = "ragnar 2") -> Scenario:
    return Scenario(READY.replace("ragnar 2", hero) + "\n".join(facts))


@pytest.mark.rule("LOR-MONU-02", "LOR-MONU-03", "LOR-MONU-05")
def test_a_monument_is_raised_by_one_level_without_control() -> None:
    table = ready("red controls 10", "deck events 1").plays("green monument freya")
    assert table.monument("freya") == 1
    assert (table.monument("odin"), table.monument("thor")) == (0, 0)
    kinds = [event.kind for event in table.g.events or []]
    order = ["monument_built", "wheel_cleared", "event_revealed", "monster_appeared"]
    assert sorted(order, key=kinds.index) == order


@pytest.mark.rule("LOR-MONU-06", "LOR-RAG-01", "LOR-RAG-02", "LOR-OQ-77")
def test_all_fulfilled_omens_are_turned_and_only_then() -> None:
    facts = ["green controls 3 7 8 13 5 6 1 2 4", "temples 3 7 8 13", "monument odin 2"]
    table = ready(*facts)
    assert table.omens() == []
    table.plays("green monument odin")
    assert table.omens() == ["o34_lands", "o34_temples", "o34_monument"]


@pytest.mark.rule("LOR-RAG-02")
def test_a_turned_omen_stays_turned() -> None:
    table = ready("omens o34_lands").plays("green monument odin")
    assert table.omens() == ["o34_lands"]


@pytest.mark.rule("LOR-MONU-06", "LOR-MAP-10", "LOR-DEF-06")
@pytest.mark.parametrize(
    ("facts", "omen", "players"),
    [
        (["green controls 1 2 3 4 5 6 7"], "lands", 3),
        (["red controls 3 7 8 13", "temples 3 7 8 13"], "temples", 3),
        (["red slew draugr grendel"], "monsters", 3),
        (["red slew draugr", "red tokens 1"], "monsters", 3),
        (["monument thor 3"], "monument", 3),
        (["monument odin 1", "monument thor 2", "monument freya 2"], "all_gods", 3),
        (["red controls 3 7 8", "temples 3 7 8"], "temples", 2),
        (["red slew draugr", "green slew grendel"], "monsters", 2),
    ],
)
def test_what_fulfils_the_omens(facts: list[str], omen: str, players: int) -> None:
    position = (
        READY
        if players == 3
        else "\n".join(
            line for line in READY.replace("red blue", "red").splitlines() if "blue" not in line
        )
    )
    prefix = "o34_" if players == 3 else "o2_"
    table = Scenario("\n".join([position, *facts])).plays("green monument odin")
    assert table.omens() == [prefix + omen]


@pytest.mark.rule("LOR-MONU-06")
@pytest.mark.parametrize(
    "facts",
    [
        ["green controls 1 2 3 4 5 6"],
        ["red controls 3 7 8", "green controls 13", "temples 3 7 8 13"],
        ["red slew draugr", "green slew grendel"],
        ["monument thor 2", "monument odin 1"],
    ],
)
def test_what_does_not_fulfil_them(facts: list[str]) -> None:
    table = ready(*facts).plays("green monument freya")
    assert table.omens() == []


@pytest.mark.rule("LOR-MONU-08", "LOR-MONU-18", "LOR-PRAY-06", "LOR-MONU-12")
def test_priests_return_to_the_bank_and_can_be_gained_again_at_once() -> None:
    table = ready(
        "green prays odin*3",
        "green priests 1",
        "red prays thor*2",
        "green controls 3 8",
        "temples 3 8",
    )
    table.plays("green monument odin")
    assert table.priests("green") == 3  # one kept, two for the temples
    assert table.priests("red") == 0
    assert sum(table.g.praying) == 0


@pytest.mark.rule("LOR-MONU-09", "LOR-MONU-10", "LOR-ART-04")
def test_markers_return_and_everybodys_artifacts_are_recharged() -> None:
    table = ready("red artifacts -gungnir", "green artifacts -serpent_scale")
    table.plays("green monument odin")
    assert all(not stack for stack in table.g.wheel)
    assert table.is_charged("gungnir")
    assert table.is_charged("serpent_scale")


@pytest.mark.rule("LOR-MONU-11", "LOR-OQ-66")
def test_the_active_player_chooses_a_forge_if_the_bank_has_too_few_runes() -> None:
    table = ready("forge 2 uruz empty", "forge 12 uruz empty", hero="ragnar 2 levels 2/2/6")
    table.g.runes[:] = [6, 0, 0, 2, 0, 0, 2, 0, 0]
    table.g.bank[0] = 12 - 10 - 1
    table.g.forges[table.region("8")] = 0
    table.g.bank[2] += 1
    table.plays("green monument odin")
    assert table.nouns("green", "refill") == ["2", "12"]
    table.plays("green refill 12")
    assert table.forge_has_rune("12")
    assert not table.forge_has_rune("2")
    assert table.bank("uruz") == 0


@pytest.mark.rule("LOR-MONU-12", "LOR-MONU-13", "LOR-MONU-19", "LOR-OQ-69")
def test_only_the_builder_gains_priests_and_runes() -> None:
    table = ready(
        "green controls 3 2 6", "red controls 8 12", "temples 3 8", hero="ragnar 2 levels 2/2/6"
    )
    table.plays("green monument odin")
    assert table.priests("green") == 1
    assert table.runes("green") == {"uruz": 1, "othala": 1}
    assert (table.priests("red"), table.runes("red")) == (0, {})


@pytest.mark.rule("LOR-MONU-14", "LOR-HERO-14")
def test_runes_from_forges_count_against_the_limit() -> None:
    table = ready("green controls 2 6 8").plays("green monument odin")
    assert table.asked() == {"green": "drop_rune"}
    table.plays("green drop othala")
    assert table.runes("green") == {"uruz": 1, "algiz": 1}


@pytest.mark.rule("LOR-MONU-16")
def test_with_all_monuments_complete_none_is_built() -> None:
    table = ready("monument odin 3", "monument thor 3", "monument freya 3", "wheel usurp red")
    assert table.offers("green", "monument") == []


# The event card


@pytest.mark.rule("LOR-MONU-15", "LOR-EVT-01", "LOR-EVT-02", "LOR-EVT-04", "LOR-EVT-09")
def test_place_puts_the_upper_monster_of_the_rune_without_trample() -> None:
    table = ready("deck events 1", "upper grendel", "red armies 1:2", "red controls 1")
    table.plays("green monument odin")
    assert table.beast_at("grendel") == "1"
    assert table.beast_at("draugr") is None
    assert table.army("red", "1") == [2]
    assert [table.g.content.events[card].name for card in table.g.event_discard] == ["1"]


@pytest.mark.rule("LOR-EVT-01", "LOR-EVT-03")
@pytest.mark.parametrize(
    ("facts", "placed"),
    [
        (["monster draugr 9"], "grendel"),
        (["red slew draugr"], "grendel"),
        (["red slew draugr", "monster grendel 9"], None),
        (["red slew draugr grendel"], None),
    ],
)
def test_only_a_monster_that_is_neither_on_the_board_nor_defeated_is_placed(
    facts: list[str], placed: str | None
) -> None:
    table = ready("deck events 1", *facts).plays("green monument odin")
    appeared = [event.values[0] for event in table.events("monster_appeared")]
    assert appeared == ([table.beast(placed)] if placed else [])


@pytest.mark.rule("LOR-EVT-05", "LOR-EVT-06", "LOR-EVT-10", "LOR-MACT-04")
def test_all_monsters_of_the_first_rune_then_of_the_second_are_activated() -> None:
    """Event 12: PLACE algiz, ACTIVATE uruz, then othala."""
    table = ready(
        "deck events 12",
        "upper grendel fenrir",
        "monster draugr 1",
        "monster grendel 5",
        "monster hraesvelgr 9",
        "monster fenrir 14",
    )
    table.rolls("move", "move", "move", "move").plays("green monument odin")
    order = []
    while "activate_monster" in table.asked().values():
        order.append(table.g.content.monsters[table.events("die_rolled")[-1].values[1]].name)
        assert len(table.events("die_rolled")) == len(order)  # one after the other
        table.plays(f"green {table.offers('green', 'shift')[0]}")
    assert order == ["grendel", "draugr", "fenrir", "hraesvelgr"]


@pytest.mark.rule("LOR-EVT-07", "LOR-OQ-79")
def test_the_boss_is_activated_last_by_the_active_player() -> None:
    table = ready("deck events 3", "loki 9").plays("green monument odin")
    assert table.asked() == {"green": "place_boss"}
    table.plays("green shift 8")
    assert table.beast_at("loki") == "8"
    without = ready("deck events 1", "loki 9").plays("green monument odin")
    assert without.beast_at("loki") == "9"


@pytest.mark.rule("LOR-EVT-08", "LOR-OQ-33")
def test_a_monster_just_placed_is_activated_too() -> None:
    """Event 9: PLACE algiz, ACTIVATE uruz, algiz."""
    table = ready("deck events 9").rolls("move").plays("green monument odin")
    assert table.beast_at("nidhogg") == "9"
    assert table.asked() == {"green": "activate_monster"}


@pytest.mark.rule("LOR-OQ-32")
def test_a_rune_that_stands_twice_activates_twice() -> None:
    table = ready("deck events 1", "monster draugr 9")
    card = table.g.content.events[table.g.event_deck[-1]]
    before = card.activate
    try:
        card.activate = [0, 0]
        table.rolls("move", "move", "move", "move").plays("green monument odin")
        rolled = 0
        while "activate_monster" in table.asked().values():
            rolled += 1
            table.plays(f"green {table.offers('green', 'shift')[0]}")
        assert rolled == 4  # Draugr and Grendel, who was just placed, twice each
    finally:
        card.activate = before


@pytest.mark.rule("LOR-OQ-31", "LOR-MACT-02")
def test_a_controller_decides_also_in_anothers_turn() -> None:
    table = ready("deck events 12", "monster draugr 1 ring red").plays("green monument odin")
    assert table.asked() == {"red": "activate_monster"}
    assert not table.events("die_rolled")
    assert "ravage" in table.offers("red")
