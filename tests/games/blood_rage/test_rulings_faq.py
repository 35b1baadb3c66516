"""Chapter 21: FAQ rulings."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.fights import fight
from tests.games.blood_rage.scenario import Scenario

DUEL = """
    wolf at gimle leader
    raven at gimle warrior
"""
TRIO = DUEL + "serpent at gimle warrior\n"


@pytest.mark.rule("BR-FAQ-01", "BR-OQ-39")
def test_watch_comes_before_smite_whoever_is_first() -> None:
    table = fight(DUEL + "raven hand tyrs_bash", wolf="odins_smite", raven="heimdalls_watch")
    assert table.at("raven", "gimle") == ["warrior"]
    assert table.glory("raven") == 1
    assert table.asked() == {"raven": "play_card"}


@pytest.mark.rule("BR-FAQ-01", "BR-FAQ-03")
def test_primacy_comes_before_the_watch_even_of_the_pillager() -> None:
    table = fight(TRIO, wolf="heimdalls_watch", serpent="thors_primacy", raven="tyrs_bash")
    assert table.totals() == {"wolf": 3, "raven": 3, "serpent": 4}
    assert table.glory("wolf") == 0
    assert "heimdalls_watch.3" in table.hand("wolf")


@pytest.mark.rule("BR-FAQ-02")
@pytest.mark.parametrize(
    ("wolf", "raven", "rage"),
    [
        ("thors_ascension", "lokis_trickery", {"wolf": 0 + 1 + 3 - 1, "raven": 1}),
        ("lokis_trickery", "thors_ascension", {"wolf": 1, "raven": 3}),
    ],
)
def test_equal_rank_starts_with_the_pillager(wolf: str, raven: str, rage: dict[str, int]) -> None:
    """A winner at 0 Rage loses the Rage of the Ascension only to a Trickery that comes later."""
    strong, weak = ("wolf", "raven") if wolf == "thors_ascension" else ("raven", "wolf")
    table = fight(
        f"{strong} at gimle leader\n{weak} at gimle warrior\nwolf rage 1\nraven rage 0",
        wolf=wolf,
        raven=raven,
    )
    assert {clan: table.rage(clan) for clan in rage} == rage


@pytest.mark.rule("BR-FAQ-02")
def test_equal_rank_goes_on_clockwise() -> None:
    """Both losers want Glory of a winner who has 3 after the battle."""
    table = fight(
        """
        serpent at gimle leader
        wolf at gimle warrior
        bear at gimle warrior
        """,
        wolf="lokis_backstab",
        bear="lokis_backstab",
    )
    assert [table.glory(clan) for clan in ("wolf", "serpent", "bear")] == [2, 0, 1]


@pytest.mark.rule("BR-FAQ-03")
def test_cancelled_watch_is_not_discarded() -> None:
    table = fight(DUEL, wolf="thors_primacy", raven="heimdalls_watch")
    assert table.hand("raven") == ["heimdalls_watch.3"]
    assert table.discarded() == ["thors_primacy"]


@pytest.mark.rule("BR-FAQ-04")
def test_cancelled_card_keeps_its_bonus() -> None:
    table = fight(DUEL, wolf="odins_judgement", raven="thors_primacy")
    assert table.totals() == {"wolf": 3 + 2, "raven": 1 + 3}
    assert table.glory("wolf") == 3


@pytest.mark.rule("BR-FAQ-05")
def test_poison_takes_cards_before_prowess_can_save_them() -> None:
    table = fight(
        DUEL + "wolf sheet tyrs_prowess\nwolf hand heimdalls_eye",
        wolf="tyrs_bash",
        raven="lokis_poison",
    ).plays("wolf add heimdalls_eye")
    assert table.asked() == {"raven": "action"}, "Prowess has nothing left to save"
    assert sorted(table.hand("raven")) == ["heimdalls_eye", "lokis_poison", "tyrs_bash"]
    assert table.rage("wolf") == 6


@pytest.mark.rule("BR-FAQ-05", "BR-OQ-40")
def test_prowess_works_against_a_cancelled_poison() -> None:
    table = fight(DUEL + "wolf sheet tyrs_prowess", wolf="thors_primacy", raven="lokis_poison")
    table.plays("wolf take-back thors_primacy")
    assert table.hand("wolf") == ["thors_primacy"]


@pytest.mark.rule("BR-FAQ-06")
def test_trickery_steals_before_prowess_is_paid() -> None:
    table = fight(
        DUEL + "wolf sheet tyrs_prowess\nwolf rage 1", wolf="tyrs_bash", raven="lokis_trickery"
    )
    assert (table.rage("wolf"), table.rage("raven")) == (0, 7)
    assert (table.hand("wolf"), table.discarded()) == ([], ["tyrs_bash"])


@pytest.mark.rule("BR-FAQ-07")
@pytest.mark.parametrize(
    ("token", "offered"),
    [
        ("rage", ["axes", "horns"]),
        ("axes", ["rage", "horns"]),
        ("horns", ["rage", "axes"]),
        ("glory", ["rage", "axes", "horns"]),
    ],
)
def test_grace_offers_the_stats_that_the_token_did_not_raise(
    token: str, offered: list[str]
) -> None:
    table = fight(DUEL + f"token gimle {token}", wolf="friggas_grace")
    assert table.offers("wolf") == [f"raise {stat}" for stat in offered]


@pytest.mark.rule("BR-FAQ-07")
def test_grace_offers_every_stat_after_the_yggdrasil_token() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf hand friggas_grace\nwolf at yggdrasil leader\n"
        "raven at yggdrasil warrior"
    ).plays("wolf pillage yggdrasil", "wolf play friggas_grace")
    assert table.offers("wolf") == ["raise rage", "raise axes", "raise horns"]


@pytest.mark.rule("BR-FAQ-07", "BR-OQ-04")
def test_grace_raises_nothing_if_both_other_stats_are_in_the_last_column() -> None:
    table = fight(DUEL + "token gimle rage\nwolf stats 1/6/6", wolf="friggas_grace")
    assert [table.column("wolf", stat) for stat in ("rage", "axes", "horns")] == [2, 6, 6]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-FAQ-08")
def test_friggas_domain_fetches_a_strong_figure_for_the_last_rage() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf rage 1\nwolf sheet friggas_domain fire_giant\n"
        "wolf at valhalla fire_giant"
    ).plays("wolf fetch fire_giant", "wolf to gimle")
    assert (table.where("wolf", "fire_giant"), table.rage("wolf")) == ("gimle", 0)


@pytest.mark.rule("BR-FAQ-09", "BR-RES-14")
def test_ship_must_fight_in_both_provinces_of_its_fjord_with_full_str() -> None:
    table = Scenario(
        """
        age 3
        turn raven
        wolf at fjord_southwest ship
        raven at utgard warrior
        serpent at andlang warrior
        """
    )
    table.plays("raven pillage utgard", "serpent done")
    assert table.totals() == {"wolf": 2, "raven": 1}
    table.plays("serpent pillage andlang")
    assert table.totals() == {"wolf": 2, "raven": 1, "serpent": 1}
    assert table.glory("wolf") == 2 * 3


@pytest.mark.rule("BR-FAQ-10")
def test_monster_bought_at_the_horns_limit_waits_in_the_reserve() -> None:
    table = Scenario("age 3\nturn wolf\nwolf hand troll\nwolf at gimle warrior*4")
    table.plays("wolf upgrade troll", "wolf slot monster-1")
    assert (table.where("wolf", "troll"), table.rage("wolf")) == ("reserve", 4)
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-FAQ-11")
@pytest.mark.parametrize("card", ["lokis_trickery", "lokis_backstab", "lokis_poison"])
def test_after_a_tie_there_is_no_winner_to_take_from(card: str) -> None:
    table = fight(
        "wolf at gimle warrior\nraven at gimle leader\nwolf glory 9\nraven glory 9",
        wolf="tyrs_bash",
        raven=card,
    )
    assert table.totals() == {"wolf": 3, "raven": 3}
    assert (table.rage("wolf"), table.rage("raven")) == (6, 6)
    assert (table.glory("wolf"), table.glory("raven")) == (9, 9)
    assert (table.hand("wolf"), table.hand("raven")) == (["tyrs_bash"], [card])


@pytest.mark.rule("BR-FAQ-12")
def test_sea_serpent_counts_as_a_ship() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf sheet sea_serpent lokis_dragons\nwolf rage 3\nraven at gimle leader"
    ).plays("wolf invade sea_serpent")
    assert all(offer.startswith("to fjord") for offer in table.offers("wolf"))
    table.plays("wolf to fjord_northwest", "raven pillage gimle")
    assert table.totals() == {"wolf": 3, "raven": 3}
    assert table.glory("wolf") == 4


@pytest.mark.rule("BR-FAQ-13", "BR-BOARD-17")
@pytest.mark.parametrize(("monster", "left"), [("troll", ["ship"]), ("fire_giant", [])])
def test_fire_giant_reaches_the_fjord_and_the_troll_hits_warriors_only(
    monster: str, left: list[str]
) -> None:
    table = Scenario(
        f"age 3\nturn wolf\nwolf sheet {monster}\nraven at fjord_northwest ship\n"
        "raven at gimle warrior"
    ).plays(f"wolf invade {monster}", "wolf to gimle")
    assert table.at("raven", "fjord_northwest") == left
    assert table.at("raven", "gimle") == []
