"""Chapter 4 of the rules: clan sheet and clan stats, with the example BR-EX-01."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from tests.games.blood_rage.courses import draft, played_at_random
from tests.games.blood_rage.scenario import Scenario, new_game

SPECTATOR = -1


@pytest.mark.rule("BR-CLAN-01")
def test_actions_are_paid_from_the_rage_track() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        raven passed
        wolf rage 4
    """)
    table.plays("wolf invade ship", "wolf to fjord_northeast")
    assert table.rage("wolf") == 2
    table.plays("wolf invade warrior", "wolf to gimle")
    assert table.rage("wolf") == 1
    assert "invade ship" not in table.offers("wolf")
    table.plays("wolf march gimle", "wolf to andlang", "wolf move warrior")
    assert table.rage("wolf") == 0


@pytest.mark.rule("BR-CLAN-02", "BR-CLAN-06")
@pytest.mark.parametrize(("column", "rage"), list(enumerate([6, 7, 8, 9, 12, 12], start=1)))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_rage_stat_is_received_when_the_action_phase_starts(
    age: int, column: int, rage: int
) -> None:
    table = Scenario(f"""
        age {age}
        phase action
        wolf rage 2 stats {column}/1/1
    """)
    assert (table.rage("wolf"), table.rage("raven")) == (rage, 6)


@pytest.mark.rule("BR-CLAN-03", "BR-CLAN-07")
@pytest.mark.parametrize(("column", "glory"), list(enumerate([3, 4, 5, 6, 8, 8], start=1)))
def test_the_axes_stat_is_the_glory_of_each_battle_won(column: int, glory: int) -> None:
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        wolf stats 1/{column}/1
        wolf at gimle leader
        wolf at angerboda warrior*2
        raven at gimle warrior
        raven at angerboda warrior
        token gimle rage
        token angerboda rage
    """)
    table.plays("wolf pillage gimle", "raven pillage angerboda")
    assert (table.glory("wolf"), table.glory("raven")) == (2 * glory, 0)


@pytest.mark.rule("BR-CLAN-04", "BR-CLAN-08")
@pytest.mark.parametrize(("column", "limit"), list(enumerate([4, 5, 6, 7, 10, 10], start=1)))
def test_the_horns_stat_limits_the_figures_on_the_board(column: int, limit: int) -> None:
    """One below the limit a Warrior may still invade, at the limit nothing may."""
    table = Scenario(f"""
        seats wolf raven
        turn wolf
        raven passed
        wolf rage 6 stats 1/1/{column}
        wolf sheet troll
        wolf at yggdrasil leader warrior*{min(limit - 2, 7)}
        {"wolf at fjord_northwest ship" if limit == 10 else ""}
    """)
    table.plays("wolf invade warrior", "wolf to gimle")
    assert table.offers("wolf", "invade") == []
    assert table.why_not("wolf", "invade troll") == "BR-INV-07"


@pytest.mark.rule("BR-CLAN-05")
@pytest.mark.parametrize("stat", ["rage", "axes", "horns"])
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_a_gained_stat_moves_one_column_to_the_right(stat: str, column: int) -> None:
    table = Scenario(f"""
        turn wolf
        wolf stats {column}/{column}/{column}
        wolf at gimle leader
        token gimle {stat}
    """)
    table.plays("wolf pillage gimle")
    for other in ("rage", "axes", "horns"):
        assert table.column("wolf", other) == (column + 1 if other == stat else column)


@pytest.mark.rule("BR-CLAN-05", "BR-OQ-04")
def test_the_sixth_column_is_the_last() -> None:
    table = Scenario("""
        turn wolf
        wolf stats 6/6/6
        wolf at yggdrasil leader
    """)
    table.plays("wolf pillage yggdrasil")
    assert [table.column("wolf", stat) for stat in ("rage", "axes", "horns")] == [6, 6, 6]
    assert table.glory("wolf") == 0


@pytest.mark.rule("BR-CLAN-09")
@pytest.mark.parametrize(("column", "glory"), list(enumerate([0, 0, 0, 10, 10, 20], start=1)))
def test_legendary_levels_pay_at_the_end_of_the_game_only(column: int, glory: int) -> None:
    for age, paid in ((1, 0), (2, 0), (3, glory)):
        table = Scenario(f"""
            age {age}
            phase release_valhalla
            wolf stats {column}/1/1
            raven stats 1/{column}/1
            serpent stats 1/1/{column}
        """)
        assert table.g.glory == [paid, paid, paid, 0]


@pytest.mark.rule("BR-CLAN-09")
def test_reaching_a_legendary_level_pays_nothing_now() -> None:
    table = Scenario("""
        turn wolf
        wolf stats 3/3/3
        wolf at yggdrasil leader
    """)
    table.plays("wolf pillage yggdrasil")
    assert (table.column("wolf", "horns"), table.glory("wolf")) == (4, 0)


@pytest.mark.rule("BR-CLAN-10")
def test_raising_the_rage_stat_gives_no_rage_now() -> None:
    table = Scenario("""
        turn wolf
        wolf rage 3
        wolf at gimle leader
        token gimle rage
    """)
    table.plays("wolf pillage gimle")
    assert (table.stat("wolf", "rage"), table.rage("wolf")) == (7, 3)


@pytest.mark.rule("BR-EX-01", "BR-CLAN-02", "BR-CLAN-10")
def test_example_two_raises_of_rage_give_eight_in_the_next_age() -> None:
    table = Scenario("""
        seats wolf raven
        age 1
        turn raven
        wolf passed
        raven rage 6
        raven at fjord_southeast ship
        token muspelheim rage
        token horgr rage
        doom gimle andlang myrkulor
    """)
    table.plays("raven pillage muspelheim", "raven pillage horgr")
    assert table.rage("raven") == 6
    table.plays("raven pass")
    draft(table.g)
    assert (table.age, table.phase) == (2, "action")
    assert (table.rage("raven"), table.rage("wolf")) == (8, 6)


@pytest.mark.rule("BR-CLAN-11")
def test_axes_from_the_token_count_for_the_battle_that_won_it() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf at gimle leader
        raven at gimle warrior
        token gimle axes
    """)
    table.plays("wolf pillage gimle")
    assert (table.stat("wolf", "axes"), table.glory("wolf")) == (4, 4)


@pytest.mark.rule("BR-CLAN-12")
def test_a_raise_of_horns_counts_for_the_next_placement() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        raven passed
        wolf at gimle leader warrior*3
        token gimle horns
    """)
    assert table.offers("wolf", "invade") == []
    table.plays("wolf pillage gimle", "wolf invade warrior", "wolf to gimle")
    assert len(table.at("wolf", "gimle")) == 5
    assert table.offers("wolf", "invade") == []


@pytest.mark.rule("BR-CLAN-13")
@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("experts_in_arms", []),
        ("lord_of_axes", []),
        ("fire_dragons", []),
        ("valkyrie", ["slot monster-1", "slot monster-2"]),
        ("friggas_protection", ["slot clan-1", "slot clan-2", "slot clan-3"]),
    ],
)
def test_the_sheet_has_eight_slots_each_for_its_type(card: str, slots: list[str]) -> None:
    """On a full sheet every Upgrade takes the place of one of its own type."""
    full = [
        "brothers_in_arms",
        "lord_of_hammers",
        "lokis_dragons",
        "troll",
        "dwarf_chieftain",
        "lokis_domain",
        "friggas_charm",
        "thors_glory",
    ]
    table = Scenario(f"""
        seats wolf raven
        age 2
        turn wolf
        wolf sheet {" ".join(full)}
        wolf hand {card}
    """)
    assert table.sheet("wolf") == full
    table.plays(f"wolf upgrade {card}")
    assert table.question("wolf").prompt == ("upgrade_slot" if slots else "free_invade")
    if slots:
        assert table.offers("wolf") == slots
        table.plays(f"wolf {slots[-1]}")
    replaced = {
        "experts_in_arms": "brothers_in_arms",
        "lord_of_axes": "lord_of_hammers",
        "fire_dragons": "lokis_dragons",
        "valkyrie": "dwarf_chieftain",
        "friggas_protection": "thors_glory",
    }[card]
    assert table.discarded() == [replaced]
    assert table.sheet("wolf") == [card if name == replaced else name for name in full]


@pytest.mark.rule("BR-CLAN-14")
def test_the_clans_differ_in_nothing_but_their_names() -> None:
    first, *others = SPEC.view(new_game(4), SPECTATOR).clans
    for other in others:
        other.clan = first.clan
        assert other == first


@pytest.mark.rule("BR-CLAN-14")
@pytest.mark.parametrize("clan", ["raven", "serpent", "bear"])
def test_every_clan_has_the_same_actions_stats_and_strength(clan: str) -> None:
    table, same = (
        Scenario(f"""
            seats {name} {other}
            turn {name}
            {name} hand troll quest_alfheim.1 tyrs_bash
            {name} at gimle leader warrior
            {name} at fjord_northeast ship
        """)
        for name, other in (("wolf", clan), (clan, "wolf"))
    )
    assert table.offers("wolf") == same.offers(clan)
    for stat in ("rage", "axes", "horns"):
        assert table.stat("wolf", stat) == same.stat(clan, stat)
    for province in ("gimle", "elvagar"):
        assert table.strength("wolf", province) == same.strength(clan, province)


@pytest.mark.rule("BR-CLAN-15")
@pytest.mark.parametrize("seed", range(6))
def test_a_stat_never_goes_down(seed: int) -> None:
    before = [0] * 12
    for g in played_at_random(new_game(4, str(seed)), seed):
        assert all(now >= then for now, then in zip(g.columns, before))
        before = g.columns[:]
    assert sum(before) > 0  # the game did raise some
