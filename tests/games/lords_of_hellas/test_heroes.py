"""Chapter 6: heroes, attributes, priesthood."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_hellas.components import NEUTRAL
from sagaboard.games.lords_of_hellas.loading import load
from tests.games.lords_of_hellas.scenario import Scenario


@pytest.mark.rule("LOH-HERO-03", "LOH-MOVE-01")
@pytest.mark.parametrize("leadership", [1, 2, 4])
def test_leadership_limits_hoplite_movement(leadership: int) -> None:
    table = Scenario(f"""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete levels {leadership}/1/1
        tyrian hoplites epirus*5
        tyrian controls epirus
    """)
    for _ in range(leadership):
        table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.asked() == {"tyrian": "turn"}
    assert table.hoplites("tyrian", "macedonia") == leadership


@pytest.mark.rule("LOH-HERO-04", "LOH-HUNT-03")
@pytest.mark.parametrize("strength", [1, 3, 5])
def test_strength_is_the_opening_draw_of_a_hunt(strength: int) -> None:
    table = Scenario(f"""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete levels 1/{strength}/1
        monster hydra crete
    """)
    table.plays("tyrian hunt hydra")
    assert len(table.hand("tyrian")) == strength


@pytest.mark.rule("LOH-HERO-05", "LOH-HMOVE-01")
@pytest.mark.parametrize(("speed", "regions"), [(1, 2), (2, 6), (3, 14)])
def test_speed_is_the_reach_of_hero_movement(speed: int, regions: int) -> None:
    table = Scenario(f"""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles chalkidiki levels 1/1/{speed}
    """)
    assert len(table.offers("tyrian", "go")) == regions
    assert table.why_not("tyrian", "go messenia") == "LOH-HMOVE-01"


@pytest.mark.rule("LOH-HERO-07", "LOH-PRAY-10", "LOH-OQ-13")
def test_no_attribute_rises_above_five_but_prayer_stays_possible() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete levels 1/5/1
        tyrian priests 1
        monument zeus 2
    """)
    table.plays("tyrian pray zeus", "tyrian power")
    assert table.level("tyrian", "strength") == 5
    assert len(table.hand("tyrian")) == 1


@pytest.mark.rule("LOH-HERO-06", "LOH-HERO-17", "LOH-OQ-33", "LOH-INJ-02")
@pytest.mark.parametrize(("attribute", "level"), [("strength", 2), ("speed", 1)])
def test_a_level_falls_only_by_effects_also_if_injured_and_never_below_one(
    attribute: str, level: int
) -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete levels 1/3/1 injured strength
        tyrian hand assault_spear
        monster cyclops crete
    """)
    table.plays("tyrian hunt cyclops").stacks_attacks("special_attack_3", "attack_5")
    table.plays("tyrian wound 3", "tyrian spend assault_spear", "tyrian done")
    assert table.level("tyrian", "strength") == 3
    table.plays("aegean attack special_attack_3", "tyrian done", "tyrian injure speed")
    table.plays(f"tyrian lower {attribute}")
    assert table.level("tyrian", attribute) == level


@pytest.mark.rule("LOH-HERO-08", "LOH-HMOVE-03", "LOH-HMOVE-08")
def test_heroes_share_regions_with_anything_and_do_not_fight() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hero achilles epirus levels 1/1/3
        aegean hero heracles locris
        aegean hoplites thessaly*2 locris*3
        aegean controls thessaly locris
        monster hydra thessaly
    """)
    table.plays("tyrian go locris")
    assert table.hero("tyrian") == "locris"
    assert table.hero("aegean") == "locris"
    assert table.control("locris") == "aegean"
    assert table.events("battle_began") == []


@pytest.mark.rule("LOH-HERO-09", "LOH-EX-12", "LOH-BATTLE-28")
@pytest.mark.parametrize(("injured", "strength"), [("", 4), ("injured speed", 3)])
def test_achilles_adds_the_lower_of_strength_and_speed(injured: str, strength: int) -> None:
    table = Scenario(f"""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles epirus levels 1/3/2 {injured}
        aegean hero heracles crete
        tyrian hoplites macedonia*2
        aegean hoplites epirus
        aegean controls epirus
    """)
    table.plays("tyrian march macedonia", "tyrian send 2", "tyrian to epirus")
    assert table.strengths() == (strength, 1)


@pytest.mark.rule("LOH-HERO-09")
def test_achilles_elsewhere_adds_nothing() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete levels 1/3/2
        aegean hero heracles crete
        tyrian hoplites macedonia*2
        aegean hoplites epirus
        aegean controls epirus
    """)
    table.plays("tyrian march macedonia", "tyrian send 2", "tyrian to epirus")
    assert table.strengths() == (2, 1)


HELEN = """
    seats tyrian aegean
    turn tyrian
    tyrian hero achilles {}
    aegean hero helen thessaly
    aegean controls thessaly
    tyrian hoplites epirus*2
    tyrian controls epirus
"""


@pytest.mark.rule("LOH-HERO-12", "LOH-OQ-15")
def test_helen_keeps_hoplites_out_by_any_movement() -> None:
    table = Scenario(
        HELEN.format("crete") + "tyrian blessings winged_boots\ntyrian priests 1\nmonument hermes 2"
    )
    table.plays("tyrian move epirus")
    assert "to thessaly" not in table.offers("tyrian")
    assert table.why_not("tyrian", "to thessaly") == "LOH-HERO-12"
    marching = Scenario(
        HELEN.format("crete") + "tyrian blessings winged_boots\ntyrian priests 1\nmonument hermes 2"
    )
    marching.plays("tyrian march epirus", "tyrian send 2")
    assert "to thessaly" not in marching.offers("tyrian")
    flying = Scenario(HELEN.format("crete") + "tyrian blessings winged_boots")
    flying.plays("tyrian invoke winged_boots", "tyrian move epirus")
    assert "to thessaly" not in flying.offers("tyrian")
    assert "to laconia" in flying.offers("tyrian")
    power = Scenario(HELEN.format("crete") + "tyrian priests 1\nmonument hermes 2")
    power.plays("tyrian pray hermes", "tyrian move epirus", "tyrian send 1")
    assert "to thessaly" not in power.offers("tyrian")


@pytest.mark.rule("LOH-HERO-12")
def test_ones_own_hero_beside_helen_opens_the_region_and_recruiting_is_no_movement() -> None:
    table = Scenario(HELEN.format("thessaly"))
    table.plays("tyrian move epirus", "tyrian to thessaly")
    assert table.control("thessaly") == "tyrian"
    recruit = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles thessaly
        aegean hero helen thessaly
        aegean controls thessaly
    """)
    recruit.plays("tyrian prepare", "tyrian place thessaly", "tyrian draw")
    assert recruit.control("thessaly") == "tyrian"


@pytest.mark.rule("LOH-HERO-14", "LOH-GLORY-03", "LOH-OQ-54", "LOH-CARD-10")
def test_heracles_gives_a_glory_token_for_an_artifact_at_the_start_of_his_turn() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero heracles epirus
        tyrian glory red blue
        deck artifacts harpe aegis
    """)
    assert table.asked() == {"tyrian": "turn_start"}
    table.plays("tyrian ability", "tyrian give blue")
    assert table.offers("tyrian") == ["keep harpe", "keep aegis"]
    table.plays("tyrian keep aegis")
    assert table.artifacts("tyrian") == ["aegis"]
    assert table.glory("tyrian") == ["red"]
    assert table.asked() == {"tyrian": "turn"}  # once per turn
    assert len(table.g.artifact_deck) == 9


@pytest.mark.rule("LOH-HERO-14", "LOH-CARD-01")
def test_heracles_may_decline_and_then_it_is_too_late() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero heracles epirus
        tyrian glory red
    """)
    table.plays("tyrian done")
    assert table.offers("tyrian", "ability") == []


@pytest.mark.rule("LOH-HERO-14", "LOH-OQ-30")
def test_heracles_gives_no_token_for_an_empty_deck() -> None:
    neutral = [card.name for card in load().artifacts if card.kind == NEUTRAL]
    table = Scenario(f"""
        seats tyrian aegean
        turn tyrian
        tyrian hero heracles epirus
        tyrian glory red
        aegean artifacts {" ".join(neutral)}
    """)
    assert table.asked() == {"tyrian": "turn"}


@pytest.mark.rule("LOH-HERO-16", "LOH-QUEST-18", "LOH-CARD-08", "LOH-OQ-17")
def test_perseus_may_go_anywhere_after_prepare_but_starts_no_quest() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero perseus epirus levels 2/2/2
        quests golden_fleece
    """)
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert len(table.offers("tyrian", "go")) == 18
    table.plays("tyrian go acarnania")
    assert table.hero("tyrian") == "acarnania"
    assert table.on_quest("tyrian") is None
    assert table.asked() == {"aegean": "turn"}
    on_quest = Scenario("""
        seats tyrian aegean
        turn tyrian
        quests golden_fleece
        tyrian hero perseus
        tyrian quest golden_fleece 1
    """)
    on_quest.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert on_quest.asked() == {"aegean": "turn"}


# Priests


@pytest.mark.rule("LOH-PRIEST-01", "LOH-PRIEST-04", "LOH-TEMPLE-02")
def test_a_fifth_priest_is_lost_but_does_not_prevent_building() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian controls epirus
        tyrian priests 3
        tyrian prays zeus
    """)
    table.plays("tyrian temple epirus")
    assert table.has_temple("epirus")
    assert table.priests("tyrian") == 3
    room = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian controls epirus
        tyrian priests 2
        tyrian prays zeus
    """)
    room.plays("tyrian temple epirus")
    assert room.priests("tyrian") == 3


@pytest.mark.rule("LOH-PRIEST-02", "LOH-PRIEST-05")
def test_priests_at_monuments_are_not_owned_and_cannot_be_sacrificed() -> None:
    position = """
        seats tyrian aegean
        turn tyrian
        quests amazon_queen
        tyrian hero achilles macedonia levels 2/1/1
        tyrian blessings battle_prayer
        tyrian priests {}
        tyrian prays zeus
    """
    table = Scenario(position.format(0))
    assert table.offers("tyrian", "invoke") == []
    table.plays("tyrian go chalkidiki")
    assert table.offers("tyrian", "begin") == ["begin amazon_queen-1"]
    pool = Scenario(position.format(1))
    pool.plays("tyrian invoke battle_prayer")
    assert (pool.priests("tyrian"), pool.praying("tyrian", "zeus")) == (0, 1)
    assert len(pool.hand("tyrian")) == 1
