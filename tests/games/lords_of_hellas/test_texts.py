"""Names, drawings and what is printed; what both Lords games share is in tests/games/lords."""

from __future__ import annotations

from sagaboard.games.lords_of_hellas import SPEC
from tests.games.lords.texts import drawn, speech_of
from tests.games.lords_of_hellas.scenario import Scenario


def test_printed_matter_is_that_of_the_content() -> None:
    printed = SPEC.client_data(None)
    assert len(printed.regions) == 19
    assert sorted(printed.lands) == ["blue", "brown", "green", "red", "yellow"]
    assert sorted(printed.regions["crete"].by_sea) == ["argolis", "attica", "euboea", "laconia"]
    assert set(printed.regions["crete"].by_sea) <= set(printed.regions["crete"].adjacent)
    assert printed.regions["laconia"].city == "sparta"
    assert printed.regions["phocis"].shrine == "oracle"
    assert {name for name, region in printed.regions.items() if region.monument} == {
        monument.region for monument in printed.monuments.values()
    }
    assert len(printed.monsters["hydra"].slots) == 6  # LOH-MON: its endurance
    assert sum(card.count for card in printed.cards.values()) == 30
    assert printed.temple_cards["extra_action"] == [2, 4, 6, 8]


def test_a_wound_is_named_by_its_symbol_and_mark() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        tyrian hand assault_spear
        monster cyclops crete
    """)
    table.plays("tyrian hunt cyclops")
    names = [SPEC.words(table.g, speech_of(SPEC.name, "en"), "slot", slot)[""] for slot in range(4)]
    assert names == ["Bow", "Mace (a priest)", "Spear", "Spear (a neutral artifact)"]


def test_the_drawing_tells_what_lies_on_the_table() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles thessaly levels 1/3/2 injured strength
        tyrian hoplites thessaly*5
        tyrian garrison thessaly
        tyrian controls thessaly
        tyrian hand charge_sickle
        aegean hand trap_mace
        tyrian glory red
        aegean blessings exile
        aegean artifacts -ambrosia
        temples epirus
        quests aid_to_atlas
        monster hydra elis wounds 1
    """)
    text = drawn(SPEC, table.g, 0, "en", 120)
    thessaly = next(line for line in text.splitlines() if "Thessaly" in line)
    assert "5+F ☗" in thessaly
    assert "Achilles" in thessaly
    assert "HYDRA" in next(line for line in text.splitlines() if "Elis" in line)
    assert "1 (3)" in text
    assert "Charge" in text
    assert "Trap" not in text
    assert "Exile" in text
    assert "(used)" in text
    assert "quest" in next(line for line in text.splitlines() if "Messenia" in line)


def test_the_drawing_shows_battle_and_hunt() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        tyrian hoplites thessaly*2
        tyrian controls thessaly
        aegean hoplites locris
        aegean hand trap_mace
        monster hydra crete
    """)
    table.plays("tyrian march thessaly", "tyrian send 2", "tyrian to locris")
    assert "Battle in Locris" in drawn(SPEC, table.g, 0, "en", 120)
    hunt = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        monster hydra crete
    """)
    hunt.plays("tyrian hunt hydra")
    assert "Hunt: Hydra – Achilles" in drawn(SPEC, hunt.g, 0, "en", 120)
