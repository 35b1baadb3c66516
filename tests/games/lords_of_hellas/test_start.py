"""Chapter 7: hero selection and start."""

from __future__ import annotations

import pytest

from tests.games.lords_of_hellas.scenario import Scenario, new_game


def start(players: int = 4, first: int = 1, seed: str = "1") -> Scenario:
    return Scenario(new_game(players, seed, armies="box", starting_player=str(first)))


@pytest.mark.rule("LOH-START-01", "LOH-PRIEST-03")
def test_everybody_starts_with_one_combat_card_and_no_priest() -> None:
    table = start()
    assert [len(table.hand(army)) for army in table.players] == [1, 1, 1, 1]
    assert [table.priests(army) for army in table.players] == [0, 0, 0, 0]


@pytest.mark.rule("LOH-START-02")
def test_the_starting_player_is_drawn_or_chosen() -> None:
    assert {new_game(4, str(seed)).starting_player for seed in range(30)} == {0, 1, 2, 3}
    assert start(first=3).asked() == {"marble": "choose_hero"}


@pytest.mark.rule("LOH-START-03", "LOH-START-06", "LOH-START-07", "LOH-START-13", "LOH-OQ-18")
def test_a_hero_with_two_hoplites_in_the_open_region() -> None:
    table = start()
    assert table.offers("tyrian") == [
        "hero achilles",
        "hero heracles",
        "hero perseus",
        "hero helen",
    ]
    table.plays("tyrian hero heracles", "tyrian settle macedonia")
    assert table.hero("tyrian") == "macedonia"
    assert table.hoplites("tyrian", "macedonia") == 2
    assert table.garrison("macedonia") is None
    assert table.control("macedonia") == "tyrian"
    assert table.supply("tyrian") == 13


@pytest.mark.rule("LOH-START-07", "LOH-CTRL-05")
def test_a_strong_region_stays_neutral() -> None:
    table = start()
    table.plays("tyrian hero heracles", "tyrian settle argolis")
    assert table.control("argolis") is None


@pytest.mark.rule("LOH-START-04", "LOH-HERO-10", "LOH-HERO-13", "LOH-OQ-14", "LOH-HERO-02")
def test_starting_attributes() -> None:
    table = start()
    assert [table.level("tyrian", a) for a in ("leadership", "strength", "speed")] == [1, 1, 1]
    table.plays("tyrian hero achilles", "tyrian settle epirus", "obsidian hero heracles")
    assert [table.level("tyrian", a) for a in ("leadership", "strength", "speed")] == [1, 1, 2]
    assert [table.level("obsidian", a) for a in ("leadership", "strength", "speed")] == [1, 2, 1]


@pytest.mark.rule("LOH-START-05", "LOH-HERO-15", "LOH-OQ-16", "LOH-GLORY-03")
def test_perseus_takes_the_glory_token_after_the_placement() -> None:
    table = start()
    table.plays("tyrian hero perseus")
    assert table.glory("tyrian") == []
    table.plays("tyrian settle crete")
    assert table.glory("tyrian") == ["brown"]


@pytest.mark.rule("LOH-START-05", "LOH-HERO-11", "LOH-HERO-01", "LOH-INFO-06")
def test_helen_keeps_one_of_three_artifacts_before_the_placement() -> None:
    table = start()
    table.plays("tyrian hero helen")
    assert table.asked() == {"tyrian": "keep_artifact"}
    offers = table.offers("tyrian")
    assert len(offers) == 3
    assert len(table.g.artifact_deck) == 7
    table.plays("tyrian " + offers[1])
    assert table.artifacts("tyrian") == [offers[1].split()[1]]
    assert table.is_charged(offers[1].split()[1])
    assert len(table.g.artifact_deck) == 9
    assert table.asked() == {"tyrian": "settle"}


@pytest.mark.rule("LOH-START-08", "LOH-START-11", "LOH-OQ-17")
def test_monsters_and_quests_may_be_there_and_no_quest_starts() -> None:
    for seed in range(30):
        table = start(seed=str(seed))
        if table.quests():
            break
    slot_region = table.g.content.events[table.g.quests[0]].region
    region = table.g.content.regions[slot_region]
    table.plays("tyrian hero achilles", f"tyrian settle {region}")
    assert table.on_quest("tyrian") is None
    assert table.asked() == {"obsidian": "choose_hero"}


@pytest.mark.rule("LOH-START-09", "LOH-START-12", "LOH-TURN-06")
def test_choices_go_counter_clockwise_and_the_last_takes_the_first_turn() -> None:
    table = start(3, first=2)
    assert table.asked() == {"aegean": "choose_hero"}
    table.plays("aegean hero achilles", "aegean settle epirus")
    assert table.asked() == {"tyrian": "choose_hero"}
    assert "hero achilles" not in table.offers("tyrian")
    assert table.why_not("tyrian", "hero achilles") == "LOH-START-09"
    table.plays("tyrian hero heracles", "tyrian settle locris")
    table.plays("marble hero perseus", "marble settle crete")
    assert table.asked() == {"marble": "turn"}
    table.plays("marble prepare", "marble draw", "marble draw", "marble done")
    assert set(table.asked()) == {"tyrian"}


@pytest.mark.rule("LOH-START-10")
def test_no_hero_starts_beside_another() -> None:
    table = start()
    table.plays("tyrian hero achilles", "tyrian settle epirus", "obsidian hero heracles")
    assert "settle epirus" not in table.offers("obsidian")
    assert table.why_not("obsidian", "settle epirus") == "LOH-START-10"
    assert len(table.offers("obsidian")) == 18
