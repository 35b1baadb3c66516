"""Chapters 8 to 9.3: the turn, use of artifacts, prayer, hero movement."""

from __future__ import annotations

import pytest

from tests.games.lords_of_hellas.scenario import Scenario

READY = """
    seats tyrian aegean
    turn tyrian
    tyrian hero achilles epirus levels 1/1/1
    tyrian hoplites epirus*2
    tyrian controls epirus
    tyrian priests 1
    tyrian artifacts ambrosia femes_trumpet
    tyrian used hunt
"""


@pytest.mark.rule("LOH-TURN-01", "LOH-TURN-02", "LOH-TURN-03", "LOH-SA-01")
def test_basic_actions_in_any_order_each_once_then_one_special_action() -> None:
    table = Scenario(READY)
    table.plays("tyrian go thessaly", "tyrian pray hermes")
    assert table.offers("tyrian", "go") == []
    assert table.offers("tyrian", "pray") == []
    assert table.why_not("tyrian", "go epirus") == "LOH-TURN-03"
    table.plays("tyrian use femes_trumpet", "tyrian clear hunt")
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.offers("tyrian", "move") == []
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.asked() == {"aegean": "turn"}


@pytest.mark.rule("LOH-TURN-04")
def test_a_basic_action_is_completed_before_the_next() -> None:
    table = Scenario(READY.replace("levels 1/1/1", "levels 2/1/1"))
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.asked() == {"tyrian": "move_more"}
    assert table.why_not("tyrian", "go thessaly") == "LOH-TURN-04"
    table.plays("tyrian done", "tyrian go thessaly")
    assert table.offers("tyrian", "move") == []


@pytest.mark.rule("LOH-TURN-05", "LOH-SA-06", "LOH-OQ-01")
def test_a_special_action_must_be_taken_and_prepare_or_monument_always_can() -> None:
    table = Scenario("seats tyrian aegean marble\nturn tyrian\ntyrian hero achilles epirus")
    assert "done" not in table.offers("tyrian")
    assert "prepare" in table.offers("tyrian")
    used = Scenario(
        "seats tyrian aegean\nturn tyrian\ntyrian hero achilles epirus\ntyrian used prepare"
    )
    assert used.offers("tyrian", "prepare") == []
    assert used.offers("tyrian", "end-round") == ["end-round"]


@pytest.mark.rule("LOH-TURN-05")
def test_no_basic_action_after_the_special_action() -> None:
    table = Scenario(READY + "tyrian kept augean_stables\n")
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.asked() == {"tyrian": "extra_action"}
    assert table.why_not("tyrian", "go thessaly") == "LOH-TURN-05"


@pytest.mark.rule("LOH-TURN-06", "LOH-EVT-07")
def test_turns_go_clockwise_after_build_monument_too() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn aegean
        deck events aid_to_atlas
    """)
    table.plays("aegean monument zeus")
    assert table.asked() == {"marble": "turn"}
    assert table.why_not("tyrian", "prepare") == "LOH-TURN-06"


@pytest.mark.rule("LOH-TURN-07", "LOH-SA-03", "LOH-MONU-05", "LOH-SA-04", "LOH-ACT-04")
def test_build_monument_ends_the_round_for_everybody() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian used recruit march
        aegean used prepare
        tyrian artifacts -ambrosia
        aegean artifacts -harpe
        deck events aid_to_atlas
    """)
    table.plays("tyrian monument zeus")
    assert table.used("tyrian") == table.used("aegean") == []
    assert table.is_charged("ambrosia")
    assert table.is_charged("harpe")


# Use artifacts


@pytest.mark.rule("LOH-ACT-01", "LOH-ACT-03", "LOH-ACT-04", "LOH-EX-03", "LOH-OQ-19")
def test_several_artifacts_in_one_action() -> None:
    table = Scenario(READY.replace("levels 1/1/1", "levels 1/1/1 injured speed"))
    table.plays("tyrian use femes_trumpet")
    assert table.asked() == {"tyrian": "clear_action"}  # resolved before the next
    table.plays("tyrian clear hunt", "tyrian use ambrosia")
    assert not table.is_charged("ambrosia")
    assert not table.is_charged("femes_trumpet")
    assert table.injuries("tyrian") == []
    assert table.asked() == {"tyrian": "turn"}


@pytest.mark.rule("LOH-ACT-02", "LOH-EX-04", "LOH-TURN-03")
def test_artifacts_cannot_be_split_by_another_action() -> None:
    table = Scenario(READY.replace("levels 1/1/1", "levels 1/1/1 injured speed"))
    table.plays("tyrian use femes_trumpet", "tyrian clear hunt", "tyrian done")
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.offers("tyrian", "use") == []
    assert table.why_not("tyrian", "use ambrosia") == "LOH-ACT-02"


@pytest.mark.rule("LOH-ACT-05")
def test_an_artifact_that_names_a_moment_does_not_need_the_action_and_works_in_others_turns() -> (
    None
):
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hoplites macedonia*2
        tyrian controls macedonia
        tyrian hero achilles crete
        aegean hero heracles crete
        aegean hoplites epirus*2
        aegean controls epirus
        aegean artifacts harpe
    """)
    assert table.offers("tyrian", "use") == []
    table.plays("tyrian march macedonia", "tyrian send 2", "tyrian to epirus")
    assert table.asked() == {"aegean": "before_battle"}
    table.plays("aegean use harpe")
    assert len(table.hand("aegean")) == 1


@pytest.mark.rule("LOH-ACT-06", "LOH-BATTLE-25")
def test_the_active_player_decides_whose_effects_come_first() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hoplites macedonia*2
        tyrian controls macedonia
        tyrian hero achilles crete
        aegean hero heracles crete
        tyrian artifacts caduceus
        aegean hoplites epirus*2
        aegean controls epirus
        aegean artifacts harpe
        aegean hand charge_sickle
    """)
    table.plays("tyrian march macedonia", "tyrian send 2", "tyrian to epirus")
    assert table.asked() == {"tyrian": "who_first"}
    table.plays("tyrian first player-2")
    assert table.asked() == {"aegean": "before_battle"}
    table.plays("aegean use harpe")
    assert table.asked() == {"tyrian": "before_battle"}


# Prayer


@pytest.mark.rule("LOH-PRAY-01", "LOH-PRAY-03", "LOH-PRAY-07")
@pytest.mark.parametrize(
    ("god", "attribute"), [("athena", "leadership"), ("zeus", "strength"), ("hermes", "speed")]
)
def test_prayer_raises_the_attribute_of_the_god_whoever_holds_the_region(
    god: str, attribute: str
) -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles epirus levels 1/1/1
        tyrian priests 2
        aegean controls thessaly attica acarnania
    """)
    table.plays(f"tyrian pray {god}")
    assert table.level("tyrian", attribute) == 2
    assert table.praying("tyrian", god) == 1
    assert table.priests("tyrian") == 1
    assert table.asked() == {"tyrian": "turn"}  # level 1 has no further power
    assert table.offers("tyrian", "pray") == []  # at most one priest per turn


@pytest.mark.rule("LOH-PRAY-02", "LOH-PRAY-06", "LOH-OQ-20")
def test_a_monument_has_two_places() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian priests 1
        tyrian prays zeus athena
        aegean prays zeus
    """)
    assert table.offers("tyrian", "pray") == ["pray athena", "pray hermes"]
    assert table.why_not("tyrian", "pray zeus") == "LOH-PRAY-02"
    table.plays("tyrian pray athena")
    assert table.praying("tyrian", "athena") == 2


@pytest.mark.rule("LOH-PRAY-01")
def test_prayer_needs_a_priest_in_the_priesthood() -> None:
    table = Scenario("seats tyrian aegean\nturn tyrian\ntyrian prays zeus")
    assert table.offers("tyrian", "pray") == []
    assert table.why_not("tyrian", "pray zeus") == "LOH-PRAY-01"


@pytest.mark.rule("LOH-PRAY-04", "LOH-PRAY-07", "LOH-OQ-21")
@pytest.mark.parametrize(("level", "cards"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_zeus_draws_cards_by_level(level: int, cards: int) -> None:
    table = Scenario(f"""
        seats tyrian aegean
        turn tyrian
        tyrian priests 1
        monument zeus {level}
    """)
    table.plays("tyrian pray zeus")
    assert table.asked() == {"tyrian": "divine_power"}
    table.plays("tyrian power")
    assert len(table.hand("tyrian")) == cards


@pytest.mark.rule("LOH-PRAY-04")
def test_the_power_may_be_declined() -> None:
    table = Scenario("seats tyrian aegean\nturn tyrian\ntyrian priests 1\nmonument zeus 3")
    table.plays("tyrian pray zeus", "tyrian done")
    assert table.hand("tyrian") == []
    assert table.level("tyrian", "strength") == 2


@pytest.mark.rule("LOH-PRAY-07", "LOH-PRAY-08", "LOH-REC-06")
@pytest.mark.parametrize(("level", "count"), [(2, 1), (3, 2), (5, 3)])
def test_athena_recruits_in_one_own_region_one_of_them_fortified(level: int, count: int) -> None:
    table = Scenario(f"""
        seats tyrian aegean
        turn tyrian
        tyrian priests 1
        tyrian controls epirus thessaly
        monument athena {level}
    """)
    table.plays("tyrian pray athena")
    offers = ["place epirus", "place thessaly", "garrison thessaly", "done"]
    assert table.offers("tyrian") == offers
    table.plays("tyrian garrison thessaly")
    for _ in range(count - 1):
        assert table.offers("tyrian") == ["place thessaly", "done"]
        table.plays("tyrian place thessaly")
    assert table.asked() == {"tyrian": "turn"}
    assert table.garrison("thessaly") == "tyrian"
    assert table.hoplites("tyrian", "thessaly") == count - 1


HERMES = """
    seats tyrian aegean
    turn tyrian
    tyrian hero achilles crete
    aegean hero heracles crete
    tyrian priests 1
    tyrian hoplites epirus*3
    tyrian garrison thessaly
    tyrian controls epirus thessaly
    monument hermes {}
"""


@pytest.mark.rule("LOH-PRAY-07", "LOH-PRAY-09", "LOH-MOVE-11", "LOH-FORT-11")
def test_hermes_moves_part_of_an_army_along_one_path() -> None:
    table = Scenario(HERMES.format(3))
    table.plays("tyrian pray hermes")
    assert table.offers("tyrian") == ["move epirus", "done"]  # the fortified one stays
    table.plays("tyrian move epirus", "tyrian send 2", "tyrian to aetolia")
    assert table.control("aetolia") is None  # passed through only
    table.plays("tyrian to locris")
    assert table.hoplites("tyrian", "locris") == 2
    assert table.control("locris") == "tyrian"
    assert table.control("aetolia") is None
    assert table.hoplites("tyrian", "epirus") == 1


@pytest.mark.rule("LOH-PRAY-09", "LOH-MOVE-07", "LOH-MOVE-08", "LOH-MOVE-09", "LOH-OQ-23")
def test_a_longer_move_ends_at_enemies() -> None:
    table = Scenario(HERMES.format(4) + "aegean controls aetolia")
    table.plays("tyrian pray hermes", "tyrian move epirus", "tyrian send 1", "tyrian to aetolia")
    assert table.control("aetolia") == "tyrian"
    assert table.asked() == {"tyrian": "turn"}
    neutral = Scenario(HERMES.format(4) + "aegean hoplites aetolia")
    neutral.plays("tyrian pray hermes", "tyrian move epirus", "tyrian send 3", "tyrian to aetolia")
    assert neutral.events("battle_won") != []
    assert neutral.control("aetolia") == "tyrian"


@pytest.mark.rule("LOH-PRAY-05")
def test_priests_stay_until_somebody_builds_a_monument() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian priests 1
        deck events aid_to_atlas
    """)
    table.plays("tyrian pray zeus", "tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.praying("tyrian", "zeus") == 1
    table.plays("aegean monument athena")
    assert table.praying("tyrian", "zeus") == 0
    assert table.priests("tyrian") == 0


@pytest.mark.rule("LOH-PRAY-11", "LOH-OQ-22")
def test_the_level_of_an_injured_attribute_rises_its_value_does_not() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles epirus levels 1/2/1 injured strength
        tyrian priests 1
    """)
    table.plays("tyrian pray zeus")
    assert (table.level("tyrian", "strength"), table.value("tyrian", "strength")) == (3, 1)


# Hero movement


@pytest.mark.rule("LOH-HMOVE-02", "LOH-QUEST-06", "LOH-QUEST-07")
def test_a_hero_on_a_quest_only_advances_one_step() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        quests golden_fleece
        tyrian hero achilles levels 1/1/5
        tyrian quest golden_fleece 1
    """)
    assert table.offers("tyrian", "go") == []
    assert table.why_not("tyrian", "go epirus") == "LOH-QUEST-07"
    table.plays("tyrian advance")
    assert table.on_quest("tyrian") == ("golden_fleece", 2)
    assert table.offers("tyrian", "advance") == []


@pytest.mark.rule("LOH-HMOVE-04", "LOH-HMOVE-05", "LOH-HMOVE-06", "LOH-QUEST-02")
def test_a_quest_starts_only_where_the_movement_ends() -> None:
    position = """
        seats tyrian aegean
        turn tyrian
        quests golden_fleece
        tyrian hero achilles aetolia levels 2/1/3
    """
    past = Scenario(position)
    past.plays("tyrian go epirus")  # also over Acarnania
    assert past.asked() == {"tyrian": "turn"}
    table = Scenario(position)
    table.plays("tyrian go acarnania")
    assert table.asked() == {"tyrian": "start_quest"}
    table.plays("tyrian begin golden_fleece-1")
    assert table.on_quest("tyrian") == ("golden_fleece", 1)
    assert table.offers("tyrian", "go") == table.offers("tyrian", "advance") == []


@pytest.mark.rule("LOH-HMOVE-07", "LOH-OQ-17", "LOH-QUEST-03")
def test_a_hero_on_a_quest_token_may_start_without_a_step_for_example_after_a_prayer() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        quests golden_fleece
        tyrian hero heracles acarnania levels 1/1/1
        tyrian priests 1
    """)
    assert "go acarnania" not in table.offers("tyrian")
    table.plays("tyrian pray athena")
    assert "go acarnania" in table.offers("tyrian")
    table.plays("tyrian go acarnania", "tyrian begin golden_fleece-1")
    assert table.on_quest("tyrian") == ("golden_fleece", 1)
