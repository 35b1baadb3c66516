"""Chapter 5: the board and control of regions."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_hellas.components import CITY, ORACLE, SHRINE, SPARTA
from sagaboard.games.lords_of_hellas.loading import load
from tests.games.lords_of_hellas.scenario import Scenario

CONTENT = load()
LANDS = {
    "red": "epirus macedonia thessaly chalkidiki",
    "yellow": "acarnania aetolia locris phocis",
    "blue": "euboea boeotia attica corinthia",
    "green": "achaea elis arcadia messenia",
    "brown": "argolis laconia crete",
}


@pytest.mark.rule("LOH-MAP-01", "LOH-MAP-02", "LOH-MAP-08")
def test_nineteen_regions_in_five_lands() -> None:
    assert len(CONTENT.regions) == 19
    assert all(2 <= strength <= 5 for strength in CONTENT.population)
    for land, names in LANDS.items():
        number = CONTENT.lands.index(land)
        found = [
            name for region, name in enumerate(CONTENT.regions) if CONTENT.land_of[region] == number
        ]
        assert sorted(found) == sorted(names.split())


@pytest.mark.rule("LOH-MAP-03", "LOH-MAP-04", "LOH-MAP-09")
def test_cities_and_shrines() -> None:
    kinds = dict(zip(CONTENT.regions, CONTENT.city, strict=True))
    assert [name for name, kind in kinds.items() if kind == SPARTA] == ["laconia"]
    assert sum(kind == CITY for kind in kinds.values()) == 12
    shrines = [r for r, kind in zip(CONTENT.regions, CONTENT.shrine, strict=True) if kind == SHRINE]
    assert sorted(shrines) == sorted(
        ["epirus", "chalkidiki", "aetolia", "attica", "corinthia", "elis", "messenia", "crete"]
    )
    oracle = [r for r, kind in zip(CONTENT.regions, CONTENT.shrine, strict=True) if kind == ORACLE]
    assert oracle == ["phocis"]


@pytest.mark.rule("LOH-MAP-04", "LOH-TEMPLE-04")
def test_temples_stand_on_shrines_and_the_oracle_in_phocis_only() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian controls epirus thessaly phocis laconia
    """)
    assert table.offers("tyrian", "temple") == ["temple epirus"]
    assert table.offers("tyrian", "oracle") == ["oracle"]
    assert table.why_not("tyrian", "temple thessaly") == "LOH-MAP-04"
    assert table.why_not("tyrian", "temple phocis") == "LOH-MAP-04"


@pytest.mark.rule("LOH-MAP-05")
def test_sea_routes_make_regions_adjacent_both_ways_for_all() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero heracles crete levels 1/1/1
        tyrian hoplites crete*2
        tyrian controls crete
    """)
    over_sea = ["euboea", "attica", "argolis", "laconia"]
    assert table.offers("tyrian", "go") == [f"go {region}" for region in over_sea]
    table.plays("tyrian move crete")
    assert table.offers("tyrian", "to") == [f"to {region}" for region in over_sea]
    table.plays("tyrian to euboea")
    assert table.hoplites("tyrian", "euboea") == 1
    for region, mask in enumerate(CONTENT.adjacent):
        assert all(
            (CONTENT.adjacent[other] >> region) & 1 for other in range(19) if (mask >> other) & 1
        )


@pytest.mark.rule(
    "LOH-CTRL-01", "LOH-CTRL-02", "LOH-CTRL-03", "LOH-CTRL-05", "LOH-EX-70", "LOH-OQ-09"
)
def test_a_neutral_region_falls_step_by_step() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles epirus levels 2/1/1
        tyrian hoplites laconia*3
        tyrian controls laconia
    """)
    table.plays(
        "tyrian move laconia", "tyrian to argolis", "tyrian move laconia", "tyrian to argolis"
    )
    assert table.control("argolis") is None
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    table.plays("aegean prepare", "aegean draw", "aegean draw")
    table.plays("tyrian move laconia", "tyrian to argolis")
    assert table.control("argolis") == "tyrian"


@pytest.mark.rule("LOH-CTRL-04", "LOH-HERO-08")
def test_heroes_and_bonuses_do_not_count_towards_population_strength() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles argolis levels 1/5/5
        tyrian blessings heroic_presence stalwart_defense
        tyrian hoplites argolis*2 laconia
        tyrian controls laconia
    """)
    assert table.control("argolis") is None
    table.plays("tyrian move laconia", "tyrian to argolis")
    assert table.control("argolis") == "tyrian"


@pytest.mark.rule("LOH-CTRL-06", "LOH-CTRL-01", "LOH-EX-05")
def test_one_hoplite_takes_an_empty_enemy_region_whatever_its_strength() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hoplites epirus
        aegean controls thessaly
    """)
    table.plays("tyrian move epirus", "tyrian to thessaly")
    assert table.control("thessaly") == "tyrian"
    assert table.g.realm[table.seat("aegean")] == 0
    assert table.events("battle_began") == []


@pytest.mark.rule("LOH-CTRL-07")
def test_control_stays_when_the_hoplites_leave() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hoplites thessaly*4
        tyrian controls thessaly
    """)
    table.plays("tyrian march thessaly", "tyrian send 4", "tyrian to epirus")
    assert table.control("thessaly") == "tyrian"
    assert table.control("epirus") == "tyrian"


@pytest.mark.rule("LOH-CTRL-10", "LOH-CTRL-11")
def test_while_two_armies_share_a_region_population_strength_gives_nothing() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete levels 3/1/1
        aegean hero heracles crete
        tyrian hoplites messenia*2
        aegean hoplites elis*3
        aegean hand wild_attack_axe
    """)
    table.plays("tyrian march messenia", "tyrian send 2", "tyrian to elis")
    assert table.asked() == {"aegean": "play_card"}
    assert table.control("elis") is None
    table.plays("aegean done")
    assert table.control("elis") == "aegean"  # the outcome of the battle decides


@pytest.mark.rule("LOH-CTRL-12", "LOH-OQ-52", "LOH-BLESS-09")
def test_local_support_gives_control_at_once_where_hoplites_are_enough_now() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian controls epirus
        tyrian hoplites thessaly*2 phocis*2 attica*3
        aegean hoplites argolis
        temple_card attributes
        taken 2
        deck blessings local_support_blessing exile bluff
    """)
    table.plays("tyrian temple epirus", "tyrian bless local_support_blessing")
    assert table.control("thessaly") == "tyrian"
    assert table.control("phocis") is None  # population strength 5 - 2
    assert table.control("attica") == "tyrian"
    assert table.control("argolis") is None
