"""Chapter 16.5, the end of an Age."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.scenario import Scenario


@pytest.mark.rule("BR-EOA-01")
@pytest.mark.parametrize("age", [1, 2])
def test_tokens_show_their_rewards_again(age: int) -> None:
    table = Scenario(f"""
        age {age}
        phase ragnarok
        doom gimle gimle gimle
        pillaged myrkulor elvagar yggdrasil gimle
    """)
    assert table.age == age + 1
    assert not any(table.is_pillaged(name) for name in table.g.content.provinces)


@pytest.mark.rule("BR-EOA-01")
def test_pillaged_province_can_be_pillaged_in_the_next_age() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 1
        wolf at gimle leader
        raven rage 0
        doom horgr elvagar utgard
    """)
    table.plays("wolf pillage gimle")
    assert table.why_not("wolf", "pillage gimle") == "BR-PILLAGE-06"
    table.plays("wolf pass")
    while table.phase == "gods_gifts":
        clan = next(iter(table.asked()))
        table.plays(f"{clan} {table.offers(clan, 'pick')[0]}")
    table.plays("raven pass")
    assert "pillage gimle" in table.offers("wolf")


@pytest.mark.rule("BR-EOA-02")
@pytest.mark.parametrize("age", [1, 2])
def test_tokens_stay_on_their_provinces(age: int) -> None:
    tokens = {
        "myrkulor": "horns",
        "elvagar": "rage",
        "angerboda": "glory",
        "muspelheim": "axes",
        "horgr": "rage",
        "utgard": "rage",
        "andlang": "horns",
        "gimle": "axes",
    }
    lines = "\n".join(f"token {province} {reward}" for province, reward in tokens.items())
    table = Scenario(f"""
        age {age}
        phase release_valhalla
        pillaged elvagar gimle yggdrasil
        {lines}
    """)
    assert table.age == age + 1
    assert {province: table.token(province) for province in tokens} == tokens
    assert table.token("yggdrasil") == "all_stats"


@pytest.mark.rule("BR-EOA-03")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize(
    ("first", "following"),
    [("wolf", "raven"), ("raven", "serpent"), ("serpent", "bear"), ("bear", "wolf")],
)
def test_first_player_token_passes_to_the_left(age: int, first: str, following: str) -> None:
    table = Scenario(f"age {age}\nphase release_valhalla\nfirst {first}")
    assert table.first_player == following


@pytest.mark.rule("BR-EOA-03")
def test_first_player_token_stays_in_the_third_age() -> None:
    table = Scenario("age 3\nphase release_valhalla\nfirst raven")
    assert table.g.is_over
    assert table.first_player == "raven"


@pytest.mark.rule("BR-EOA-04")
@pytest.mark.parametrize("age", [1, 2])
def test_next_age_begins_with_gods_gifts(age: int) -> None:
    table = Scenario(f"age {age}\nphase release_valhalla")
    assert (table.age, table.phase) == (age + 1, "gods_gifts")
    assert set(table.asked().values()) == {"pick"}
    for offer in table.offers("wolf", "pick"):
        face = table.g.content.cards[table.card(offer.split()[1])]
        assert face.age == age + 1


@pytest.mark.rule("BR-EOA-05")
@pytest.mark.parametrize("age", [1, 2])
def test_what_a_clan_has_carries_over(age: int) -> None:
    table = Scenario(f"""
        age {age}
        phase release_valhalla
        wolf glory 23 stats 2/3/4
        wolf sheet troll lokis_domain lord_of_hammers
        wolf at andlang leader troll
        wolf at fjord_southeast ship
        wolf at yggdrasil warrior
    """)
    assert table.age == age + 1
    assert table.glory("wolf") == 23
    assert [table.column("wolf", stat) for stat in ("rage", "axes", "horns")] == [2, 3, 4]
    assert sorted(table.sheet("wolf")) == ["lokis_domain", "lord_of_hammers", "troll"]
    assert table.at("wolf", "andlang") == ["leader", "troll"]
    assert table.at("wolf", "fjord_southeast") == ["ship"]
    assert table.at("wolf", "yggdrasil") == ["warrior"]
