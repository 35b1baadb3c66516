"""Chapters 16 and 17: quests and glory tokens; every quest card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sagaboard.games.lords_of_hellas.loading import load
from tests.games.lords_of_hellas.scenario import Scenario

CONTENT = load()


def at(quest: str, hero: str, more: str = "", players: int = 2) -> Scenario:
    """A hero beside a quest moves onto its token."""
    event = next(event for event in CONTENT.events if event.name == quest)
    region = CONTENT.regions[event.region]
    neighbour = next(
        name for n, name in enumerate(CONTENT.regions) if (CONTENT.adjacent[event.region] >> n) & 1
    )
    seats = " ".join(["tyrian", "aegean", "marble"][:players])
    table = Scenario(f"""
        seats {seats}
        turn tyrian
        quests {quest}
        tyrian hero achilles {neighbour} {hero}
        {more}
    """)
    return table.plays(f"tyrian go {region}")


def steps(table: Scenario) -> list[int]:
    if table.asked() != {"tyrian": "start_quest"}:
        return []
    return [int(text[-1]) for text in table.offers("tyrian", "begin")]


@pytest.mark.rule("LOH-QUEST-01")
def test_a_quest_has_three_steps_a_reward_and_a_region() -> None:
    quests = [event for event in CONTENT.events if event.is_quest]
    assert len(quests) == 9
    assert all(len(quest.steps) == 3 and quest.reward for quest in quests)


@pytest.mark.rule("LOH-QUEST-03", "LOH-QUEST-09", "LOH-QUEST-10", "LOH-EX-07", "LOH-QUEST-13")
def test_a_quest_may_be_completed_in_a_single_action() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        quests golden_fleece
        tyrian hero achilles locris levels 2/1/2
        tyrian artifacts harpe
        tyrian controls aetolia
    """)
    table.plays("tyrian go acarnania")
    assert table.offers("tyrian", "begin") == [f"begin golden_fleece-{n}" for n in (1, 2, 3)]
    table.plays("tyrian begin golden_fleece-3", "tyrian done")
    assert table.hero("tyrian") == "acarnania"
    assert table.glory("tyrian") == ["yellow"]
    assert table.quests() == []
    assert table.offers("tyrian", "go") == []  # it cannot move again this turn


@pytest.mark.rule("LOH-QUEST-04", "LOH-QUEST-05", "LOH-QUEST-06", "LOH-EX-08")
def test_requirements_matter_only_at_the_start() -> None:
    table = at("cattle_of_geryon", "levels 1/4/1")
    assert steps(table) == [1, 2]  # no cards to discard for step 3
    table.plays("tyrian begin cattle_of_geryon-2")
    assert table.hero("tyrian") is None
    table.g.levels[1] = 1
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    table.plays("aegean prepare", "aegean draw", "aegean draw")
    table.plays("tyrian advance")
    assert table.asked() == {"tyrian": "raise_attribute"}


@pytest.mark.rule("LOH-QUEST-08", "LOH-QUEST-15", "LOH-OQ-34", "LOH-QUEST-20")
def test_heroes_share_a_quest_overtake_and_the_late_return_without_reward() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        quests cattle_of_geryon
        tyrian hero achilles phocis levels 1/4/1
        tyrian hand glory_bow glory_torch
        aegean hero heracles
        aegean quest cattle_of_geryon 1
        marble hero perseus
        marble quest cattle_of_geryon 1
    """)
    table.plays("tyrian go boeotia", "tyrian begin cattle_of_geryon-3", "tyrian raise speed")
    assert table.level("tyrian", "speed") == 3
    assert table.hero("aegean") == table.hero("marble") == table.hero("tyrian") == "boeotia"
    assert table.glory("aegean") == []
    assert table.quests() == []
    names = [CONTENT.events[card].name for card in table.g.event_discard]
    assert names == ["cattle_of_geryon"]
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert "go attica" in table.offers("aegean")


@pytest.mark.rule("LOH-QUEST-11", "LOH-QUEST-12", "LOH-GLORY-01", "LOH-GLORY-02", "LOH-OQ-41")
def test_the_glory_token_comes_from_another_player_and_one_already_held_stays() -> None:
    table = at(
        "cattle_of_geryon", "levels 1/4/1", "tyrian hand glory_bow glory_torch\naegean glory blue"
    )
    table.plays("tyrian begin cattle_of_geryon-3", "tyrian raise leadership")
    assert table.glory("tyrian") == ["blue"]
    assert table.glory("aegean") == []
    held = at(
        "cattle_of_geryon", "levels 1/4/1", "tyrian hand glory_bow glory_torch\ntyrian glory blue"
    )
    held.plays("tyrian begin cattle_of_geryon-3", "tyrian raise leadership")
    assert held.glory("tyrian") == ["blue"]
    assert held.events("glory_taken") == []


@pytest.mark.rule("LOH-QUEST-14", "LOH-OQ-45")
def test_payments_are_made_for_the_step_of_the_start_and_not_when_advancing() -> None:
    table = at("saving_prometheus", "levels 1/1/1", "tyrian hand glory_bow glory_torch trap_mace")
    assert steps(table) == [1, 2]
    table.plays(
        "tyrian begin saving_prometheus-2", "tyrian discard glory_bow", "tyrian discard trap_mace"
    )
    assert table.hand("tyrian") == ["glory_torch"]
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    table.plays("aegean prepare", "aegean draw", "aegean draw")
    table.plays("tyrian advance")
    assert len(table.hand("tyrian")) == 3
    assert table.priests("tyrian") == 1


@pytest.mark.rule("LOH-QUEST-17", "LOH-OQ-03")
def test_the_special_action_of_the_same_turn_may_use_the_region() -> None:
    table = at("cattle_of_geryon", "levels 1/4/1", "tyrian hand glory_bow glory_torch")
    table.plays(
        "tyrian begin cattle_of_geryon-3", "tyrian raise speed", "tyrian usurp", "tyrian done"
    )
    assert table.control("boeotia") == "tyrian"


@pytest.mark.rule("LOH-QUEST-19")
def test_an_injured_attribute_counts_one_for_requirements() -> None:
    assert steps(at("aid_to_atlas", "levels 1/4/1")) == [1, 2]
    assert steps(at("aid_to_atlas", "levels 1/4/1 injured strength")) == []


# Every quest


def test_aid_to_atlas() -> None:
    table = at(
        "aid_to_atlas", "levels 1/5/1", "tyrian used march hunt\ntyrian blessings -exhausted_fight"
    )
    assert steps(table) == [1, 2, 3]
    table.plays("tyrian begin aid_to_atlas-3")
    assert table.kept("tyrian") == ["aid_to_atlas"]
    table.plays("tyrian redeem aid_to_atlas")
    assert table.used("tyrian") == []
    assert table.g.marked == 0
    assert len(table.hand("tyrian")) == 2
    assert table.kept("tyrian") == []


def test_aid_to_atlas_works_in_a_battle_of_another_turn() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn aegean
        tyrian hero achilles crete
        aegean hero heracles crete
        tyrian kept aid_to_atlas
        tyrian hoplites epirus
        tyrian controls epirus
        aegean hoplites thessaly*2
        aegean controls thessaly
    """)
    table.plays("aegean march thessaly", "aegean send 2", "aegean to epirus")
    assert table.offers("tyrian") == ["redeem aid_to_atlas", "done"]
    table.plays("tyrian redeem aid_to_atlas")
    assert len(table.hand("tyrian")) == 2


def test_amazon_queen() -> None:
    assert steps(at("amazon_queen", "levels 1/1/1")) == []
    assert steps(at("amazon_queen", "levels 2/1/1")) == [1]
    table = at("amazon_queen", "levels 2/1/1", "tyrian priests 1")
    assert steps(table) == [1, 2, 3]
    table.plays("tyrian begin amazon_queen-3")
    assert table.priests("tyrian") == 0
    assert table.level("tyrian", "strength") == 2
    assert len(table.hand("tyrian")) == 2


def test_augean_stables() -> None:
    table = at("augean_stables", "levels 1/1/3")
    assert steps(table) == [1, 2, 3]
    table.plays("tyrian begin augean_stables-3", "tyrian injure speed", "tyrian injure strength")
    assert table.injuries("tyrian") == ["strength", "speed"]
    assert table.kept("tyrian") == ["augean_stables"]
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.offers("tyrian") == ["redeem augean_stables", "done"]
    table.plays("tyrian redeem augean_stables")
    assert table.offers("tyrian", "end-round") == ["end-round"]
    table.plays("tyrian done")
    assert table.asked() == {"aegean": "turn"}


def test_saving_prometheus() -> None:
    table = at(
        "saving_prometheus",
        "levels 1/1/1",
        "tyrian hand glory_bow glory_torch trap_mace trap_sword\ntyrian controls epirus",
    )
    assert steps(table) == [1, 2, 3]
    table.plays("tyrian begin saving_prometheus-3", "tyrian place epirus", "tyrian place epirus")
    assert table.hand("tyrian") == []
    assert table.priests("tyrian") == 1


def test_cretan_bull() -> None:
    assert steps(at("cretan_bull", "levels 1/1/2")) == []
    assert steps(at("cretan_bull", "levels 1/3/1")) == [1]
    assert steps(at("cretan_bull", "levels 1/1/3", "tyrian hand glory_bow trap_mace")) == [1, 2]
    table = at(
        "cretan_bull", "levels 1/4/1", "tyrian hand glory_bow trap_mace\naegean glory red blue"
    )
    assert steps(table) == [1, 2, 3]
    table.plays("tyrian begin cretan_bull-3")
    assert table.offers("tyrian") == ["glory yellow", "glory green"]
    table.plays("tyrian glory green")
    assert table.glory("tyrian") == ["green", "brown"]


def test_calydonian_hunt() -> None:
    two = "tyrian controls thessaly laconia"
    three = two + " macedonia"
    assert steps(at("calydonian_hunt", "levels 1/1/3", "tyrian controls epirus thessaly")) == []
    assert steps(at("calydonian_hunt", "levels 1/1/3", two)) == [1]
    assert steps(at("calydonian_hunt", "levels 1/1/2", three)) == [1, 2]
    table = at("calydonian_hunt", "levels 1/1/3", three)
    table.plays("tyrian begin calydonian_hunt-3", *["tyrian place laconia"] * 2)
    assert table.offers("tyrian", "place") == [
        "place macedonia",
        "place thessaly",
    ]  # 2 in Sparta too


def test_stymphalian_birds() -> None:
    assert steps(at("stymphalian_birds", "levels 1/1/1", "tyrian priests 1")) == [1]
    temples = "tyrian controls epirus elis\ntemples epirus elis\ntyrian priests 2"
    table = at("stymphalian_birds", "levels 1/1/1", temples)
    assert steps(table) == [1, 2, 3]
    table.plays("tyrian begin stymphalian_birds-3")
    assert table.priests("tyrian") == 2  # owned, not paid
    assert len(table.offers("tyrian", "keep")) == 3


def test_golden_fleece() -> None:
    assert steps(at("golden_fleece", "levels 2/1/1")) == [1]
    assert steps(at("golden_fleece", "levels 2/1/2")) == [1, 2]
    table = at(
        "golden_fleece", "levels 2/1/2", "tyrian artifacts -harpe\ntyrian controls epirus macedonia"
    )
    assert steps(table) == [1, 2, 3]  # charged or not
    table.plays("tyrian begin golden_fleece-3", *["tyrian place epirus"] * 3)
    assert table.hoplites("tyrian", "epirus") == 3


def test_cattle_of_geryon() -> None:
    assert steps(at("cattle_of_geryon", "levels 1/2/1")) == [1]
    table = at("cattle_of_geryon", "levels 3/4/1", "tyrian hand glory_bow trap_mace")
    table.plays("tyrian begin cattle_of_geryon-3")
    assert table.offers("tyrian") == ["raise speed"]
    table.plays("tyrian raise speed")
    assert table.level("tyrian", "speed") == 3
    none = at("cattle_of_geryon", "levels 3/4/3", "tyrian hand glory_bow trap_mace")
    none.plays("tyrian begin cattle_of_geryon-3")
    assert none.asked() == {"tyrian": "turn"}


TESTED: dict[str, tuple[Callable[[], None], ...]] = {
    "aid_to_atlas": (test_aid_to_atlas, test_aid_to_atlas_works_in_a_battle_of_another_turn),
    "amazon_queen": (test_amazon_queen,),
    "augean_stables": (test_augean_stables,),
    "saving_prometheus": (test_saving_prometheus,),
    "cretan_bull": (test_cretan_bull,),
    "calydonian_hunt": (test_calydonian_hunt,),
    "stymphalian_birds": (test_stymphalian_birds,),
    "golden_fleece": (test_golden_fleece,),
    "cattle_of_geryon": (test_cattle_of_geryon,),
}
