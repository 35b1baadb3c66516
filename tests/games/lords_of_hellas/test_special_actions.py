"""Chapter 10: special actions, without the hunt; chapter 20: two players; chapter 21: limits."""

from __future__ import annotations

import pytest

from tests.games.lords_of_hellas.scenario import Scenario

THREE = """
    seats tyrian aegean marble
    turn tyrian
    tyrian hero achilles epirus
    aegean hero heracles crete
    marble hero helen crete
"""


@pytest.mark.rule("LOH-SA-01", "LOH-SA-02")
def test_seven_special_actions_marked_for_the_player_alone() -> None:
    table = Scenario(
        THREE
        + """
        tyrian hoplites thessaly*4
        tyrian controls thessaly epirus
        tyrian glory red
        monster hydra epirus
        aegean controls laconia
    """
    )
    offered = {text.split()[0] for text in table.offers("tyrian")}
    assert offered >= {"recruit", "march", "temple", "prepare", "usurp", "hunt", "monument"}
    table.plays("tyrian recruit", "tyrian place thessaly", "tyrian done")
    assert table.used("tyrian") == ["recruit"]
    assert "recruit" in table.offers("aegean")
    table.plays("aegean prepare", "aegean draw", "aegean draw")
    table.plays("marble prepare", "marble draw", "marble draw")
    assert table.offers("tyrian", "recruit") == []
    assert table.why_not("tyrian", "recruit") == "LOH-SA-02"


@pytest.mark.rule("LOH-SA-05", "LOH-OQ-02")
def test_an_action_needs_a_legal_execution() -> None:
    table = Scenario(
        THREE
        + """
        tyrian garrison thessaly
        tyrian controls thessaly
        monster sphinx thessaly
    """
    )
    assert table.offers("tyrian", "recruit") == []  # the Sphinx
    assert table.offers("tyrian", "march") == []
    assert table.offers("tyrian", "temple") == []
    assert table.offers("tyrian", "usurp") == []
    assert table.offers("tyrian", "hunt") == []
    assert table.why_not("tyrian", "recruit") == "LOH-REC-07"
    mobilized = Scenario(THREE + "tyrian controls epirus\ntyrian blessings mobilization")
    assert mobilized.offers("tyrian", "recruit") == ["recruit"]
    mobilized.plays("tyrian recruit")
    assert mobilized.offers("tyrian") == ["place epirus"]  # at least one
    nobody_left = Scenario(THREE + "tyrian controls thessaly\ntyrian supply 0")
    assert nobody_left.offers("tyrian", "recruit") == []
    assert nobody_left.why_not("tyrian", "recruit") == "LOH-REC-04"


@pytest.mark.rule("LOH-SA-08", "LOH-OQ-53", "LOH-TEMPLE-08")
def test_an_additional_special_action_follows_directly_and_may_be_declined() -> None:
    table = Scenario(
        THREE
        + """
        tyrian controls phocis
        tyrian used march
        temple_card extra_action
    """
    )
    table.plays("tyrian oracle")
    assert table.asked() == {"tyrian": "extra_action"}
    assert table.offers("tyrian", "go") == []
    assert table.offers("tyrian", "temple") == []
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.used("tyrian") == ["march", "build_temple", "prepare"]
    assert table.asked() == {"aegean": "turn"}
    declined = Scenario(THREE + "tyrian controls phocis\ntemple_card extra_action")
    declined.plays("tyrian oracle", "tyrian done")
    assert declined.asked() == {"aegean": "turn"}


@pytest.mark.rule("LOH-SA-09")
def test_build_monument_is_the_last_special_action() -> None:
    table = Scenario(
        THREE
        + """
        tyrian controls phocis
        tyrian kept augean_stables
        temple_card extra_action
        deck events aid_to_atlas
    """
    )
    table.plays("tyrian oracle", "tyrian monument zeus")
    assert table.asked() == {"aegean": "turn"}
    assert table.kept("tyrian") == ["augean_stables"]


# Recruit


@pytest.mark.rule("LOH-REC-01", "LOH-REC-02", "LOH-REC-03", "LOH-EX-10", "LOH-MAP-03")
def test_two_in_each_city_region_and_four_in_sparta() -> None:
    table = Scenario(THREE + "tyrian controls laconia thessaly epirus")
    table.plays("tyrian recruit", "tyrian garrison laconia")
    table.plays(*["tyrian place laconia"] * 3, "tyrian place thessaly", "tyrian garrison thessaly")
    assert table.asked() == {"aegean": "turn"}
    assert (table.hoplites("tyrian", "laconia"), table.garrison("laconia")) == (3, "tyrian")
    assert (table.hoplites("tyrian", "thessaly"), table.garrison("thessaly")) == (1, "tyrian")


@pytest.mark.rule("LOH-REC-03")
def test_a_full_city_takes_no_recruit() -> None:
    table = Scenario(THREE + "tyrian controls thessaly\ntyrian garrison thessaly")
    table.plays("tyrian recruit")
    assert table.offers("tyrian") == ["place thessaly"]
    assert table.why_not("tyrian", "garrison thessaly") == "LOH-REC-03"


@pytest.mark.rule("LOH-REC-04", "LOH-REC-05")
def test_a_small_supply_is_shared_out_by_choice_and_nobody_is_taken_off_the_board() -> None:
    table = Scenario(
        THREE
        + """
        tyrian controls laconia thessaly
        tyrian hoplites thessaly*12
        tyrian garrison thessaly laconia
    """
    )
    table.plays("tyrian recruit", "tyrian place laconia")
    assert table.asked() == {"aegean": "turn"}
    assert table.supply("tyrian") == 0


@pytest.mark.rule("LOH-REC-07", "LOH-MON-16")
def test_nobody_recruits_beside_enemy_hoplites_or_the_sphinx() -> None:
    table = Scenario(
        THREE
        + """
        tyrian controls thessaly macedonia
        monster sphinx macedonia
        aegean hoplites boeotia
    """
    )
    table.plays("tyrian recruit")
    assert table.offers("tyrian") == ["place thessaly", "garrison thessaly"]
    assert table.why_not("tyrian", "place macedonia") == "LOH-MON-16"


@pytest.mark.rule("LOH-REC-06", "LOH-REC-08", "LOH-OQ-48")
def test_other_effects_recruit_up_to_their_number() -> None:
    table = Scenario(THREE + "tyrian controls thessaly epirus\ntyrian artifacts horn_of_plenty")
    table.plays("tyrian use horn_of_plenty")
    assert table.offers("tyrian") == ["place thessaly", "garrison thessaly", "done"]
    table.plays("tyrian garrison thessaly", "tyrian done")
    assert table.garrison("thessaly") == "tyrian"
    assert table.supply("tyrian") == 14


# March


@pytest.mark.rule("LOH-MARCH-01", "LOH-MARCH-03", "LOH-MARCH-04")
def test_any_number_marches_whatever_leadership_also_those_who_moved() -> None:
    table = Scenario(THREE + "tyrian hoplites epirus*6 macedonia\ntyrian controls epirus")
    table.plays("tyrian move macedonia", "tyrian to epirus")
    table.plays("tyrian march epirus")
    assert table.offers("tyrian", "send") == [f"send {n}" for n in range(1, 8)]
    table.plays("tyrian send 7", "tyrian to thessaly")
    assert table.hoplites("tyrian", "thessaly") == 7
    assert table.control("thessaly") == "tyrian"


@pytest.mark.rule("LOH-MARCH-05", "LOH-OQ-26")
def test_one_march_has_one_target() -> None:
    table = Scenario(THREE + "tyrian hoplites epirus*6\ntyrian controls epirus")
    table.plays("tyrian march epirus", "tyrian send 2", "tyrian to thessaly")
    assert table.asked() == {"aegean": "turn"}
    assert table.hoplites("tyrian", "epirus") == 4


@pytest.mark.rule("LOH-MARCH-06", "LOH-OQ-26")
def test_march_may_fortify_one_hoplite() -> None:
    table = Scenario(THREE + "tyrian hoplites thessaly*4\ntyrian controls thessaly")
    table.plays("tyrian march thessaly", "tyrian fortify")
    assert (table.hoplites("tyrian", "thessaly"), table.garrison("thessaly")) == (3, "tyrian")
    assert table.asked() == {"aegean": "turn"}


# Build temple


@pytest.mark.rule("LOH-TEMPLE-01", "LOH-TEMPLE-02")
def test_a_temple_on_an_own_shrine_without_anybody_there_brings_a_priest() -> None:
    table = Scenario(THREE + "tyrian controls aetolia elis\ntemples elis\naegean controls messenia")
    assert table.offers("tyrian", "temple") == ["temple aetolia"]
    assert table.why_not("tyrian", "temple elis") == "LOH-TEMPLE-01"
    assert table.why_not("tyrian", "temple messenia") == "LOH-TEMPLE-01"
    table.plays("tyrian temple aetolia")
    assert table.has_temple("aetolia")
    assert table.priests("tyrian") == 1


@pytest.mark.rule("LOH-TEMPLE-03", "LOH-TEMPLE-06", "LOH-BLESS-01", "LOH-OQ-39")
@pytest.mark.parametrize(
    ("taken", "draft"), [(0, False), (1, False), (2, True), (3, True), (4, False)]
)
def test_the_slot_uncovered_decides_about_a_draft(taken: int, draft: bool) -> None:
    table = Scenario(THREE + f"tyrian controls aetolia\ntaken {taken}\ntemple_card attributes")
    table.plays("tyrian temple aetolia")
    assert (table.asked() == {"tyrian": "take_blessing"}) is draft


@pytest.mark.rule("LOH-TEMPLE-04", "LOH-TEMPLE-05", "LOH-TEMPLE-07")
def test_the_oracle_is_alone_and_uncovers_no_slot() -> None:
    table = Scenario(THREE + "tyrian controls phocis\ntaken 2\ntemple_card attributes")
    table.plays("tyrian oracle")
    assert table.priests("tyrian") == 1
    assert table.g.temples_taken == 2
    assert table.has_temple("phocis")
    built = Scenario(THREE + "tyrian controls phocis\ntemples phocis")
    assert built.offers("tyrian", "oracle") == []
    assert built.why_not("tyrian", "oracle") == "LOH-TEMPLE-05"


@pytest.mark.rule("LOH-TEMPLE-08")
def test_rewards_of_the_oracle() -> None:
    priest = Scenario(THREE + "tyrian controls phocis\ntemple_card priest_and_draft")
    priest.plays("tyrian oracle")
    assert priest.priests("tyrian") == 2
    assert priest.asked() == {"tyrian": "take_blessing"}
    artifact = Scenario(THREE + "tyrian controls phocis\ntemple_card artifact")
    artifact.plays("tyrian oracle")
    assert len(artifact.offers("tyrian", "keep")) == 3
    cards = Scenario(
        THREE + "tyrian controls phocis\ntemple_card combat_cards\ntyrian hand charge_sickle"
    )
    cards.plays("tyrian oracle")
    assert len(cards.hand("tyrian")) == 4
    raised = Scenario(THREE + "tyrian controls phocis\ntemple_card attributes")
    raised.plays("tyrian oracle", "tyrian raise speed")
    assert raised.offers("tyrian") == ["raise leadership", "raise strength"]
    raised.plays("tyrian raise leadership")
    assert [raised.level("tyrian", a) for a in ("leadership", "strength", "speed")] == [2, 1, 3]


@pytest.mark.rule("LOH-TEMPLE-08")
def test_an_oracle_that_fills_the_hand_gives_nothing_to_a_full_one() -> None:
    full = Scenario(
        THREE
        + "tyrian controls phocis\ntemple_card combat_cards\n"
        + "tyrian hand glory_bow glory_torch trap_mace trap_sword"
    )
    full.plays("tyrian oracle")
    assert full.asked() == {"aegean": "turn"}


# Prepare


@pytest.mark.rule("LOH-PREP-01", "LOH-PREP-02")
@pytest.mark.parametrize(
    ("first", "second"),
    [("draw", "draw"), ("heal speed", "place epirus"), ("place epirus", "draw")],
)
def test_two_options_one_after_the_other(first: str, second: str) -> None:
    table = Scenario(THREE.replace("achilles epirus", "achilles epirus injured speed"))
    table.plays("tyrian prepare", f"tyrian {first}")
    assert table.asked() == {"tyrian": "prepare"}
    table.plays(f"tyrian {second}")
    assert len(table.hand("tyrian")) == [first, second].count("draw")
    assert table.hoplites("tyrian", "epirus") == [first, second].count("place epirus")
    assert table.injuries("tyrian") == ([] if "heal speed" in (first, second) else ["speed"])


@pytest.mark.rule("LOH-PREP-03", "LOH-QUEST-16", "LOH-OQ-03", "LOH-CARD-09")
def test_a_hero_on_a_quest_cannot_recruit_hunt_or_usurp() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        quests golden_fleece
        tyrian hero achilles injured speed
        tyrian quest golden_fleece 1
        tyrian glory yellow
        tyrian artifacts chimeras_fire
        tyrian controls acarnania
        tyrian hoplites acarnania
        monster hydra acarnania
    """)
    assert table.offers("tyrian", "hunt") == table.offers("tyrian", "usurp") == []
    assert table.offers("tyrian", "use") == []
    assert table.why_not("tyrian", "hunt hydra") == "LOH-QUEST-16"
    assert table.why_not("tyrian", "usurp") == "LOH-USURP-06"
    table.plays("tyrian prepare")
    assert table.offers("tyrian") == ["heal speed", "draw"]
    assert table.why_not("tyrian", "place acarnania") == "LOH-PREP-03"


@pytest.mark.rule("LOH-PREP-04", "LOH-PREP-08")
def test_options_must_be_possible() -> None:
    table = Scenario(THREE + "aegean hoplites epirus")
    table.plays("tyrian prepare")
    assert table.offers("tyrian") == ["draw"]
    assert table.why_not("tyrian", "place epirus") == "LOH-PREP-04"
    assert table.why_not("tyrian", "heal speed") == "LOH-PREP-08"
    sphinx = Scenario(THREE + "monster sphinx epirus")
    sphinx.plays("tyrian prepare")
    assert sphinx.offers("tyrian") == ["draw"]
    assert sphinx.why_not("tyrian", "place epirus") == "LOH-MON-16"


@pytest.mark.rule("LOH-PREP-05", "LOH-PREP-06", "LOH-OQ-48")
def test_recruiting_takes_an_empty_enemy_region_but_not_its_city_in_the_same_action() -> None:
    table = Scenario(
        THREE.replace("achilles epirus", "achilles thessaly") + "aegean controls thessaly"
    )
    table.plays("tyrian prepare", "tyrian place thessaly")
    assert table.control("thessaly") == "tyrian"
    assert table.offers("tyrian", "garrison") == []
    assert table.why_not("tyrian", "garrison thessaly") == "LOH-PREP-06"
    own = Scenario(
        THREE.replace("achilles epirus", "achilles thessaly") + "tyrian controls thessaly"
    )
    own.plays("tyrian prepare", "tyrian garrison thessaly", "tyrian draw")
    assert own.garrison("thessaly") == "tyrian"


@pytest.mark.rule("LOH-PREP-07")
def test_recruiting_in_a_neutral_region_may_reach_its_population_strength() -> None:
    table = Scenario(THREE)
    table.plays("tyrian prepare", "tyrian place epirus")
    assert table.control("epirus") is None
    table.plays("tyrian place epirus")
    assert table.control("epirus") == "tyrian"


# Usurp


@pytest.mark.rule("LOH-USURP-01", "LOH-USURP-02", "LOH-USURP-03", "LOH-USURP-04", "LOH-EX-69")
def test_usurp_takes_the_region_drives_the_enemy_out_and_keeps_the_token() -> None:
    table = Scenario(
        THREE
        + """
        tyrian glory red
        aegean hoplites epirus*2
        aegean controls epirus macedonia
    """
    )
    table.plays("tyrian usurp")
    assert table.control("epirus") == "tyrian"
    assert table.asked() == {"aegean": "retreat"}
    table.plays("aegean retreat macedonia", "tyrian place epirus")
    assert table.hoplites("aegean", "macedonia") == 2
    assert table.hoplites("tyrian", "epirus") == 1
    assert table.glory("tyrian") == ["red"]


@pytest.mark.rule("LOH-USURP-01")
def test_usurp_needs_the_token_of_that_land() -> None:
    table = Scenario(THREE + "tyrian glory blue")
    assert table.offers("tyrian", "usurp") == []
    assert table.why_not("tyrian", "usurp") == "LOH-USURP-01"


@pytest.mark.rule("LOH-USURP-04", "LOH-USURP-05", "LOH-USURP-07", "LOH-OQ-35", "LOH-USURP-03")
def test_fortified_hoplites_retreat_too_and_without_a_way_out_all_are_lost() -> None:
    hero = THREE.replace("achilles epirus", "achilles acarnania")
    table = Scenario(
        hero
        + """
        tyrian glory yellow
        aegean hoplites acarnania*2
        aegean garrison acarnania
        aegean controls acarnania
        tyrian controls epirus aetolia
    """
    )
    table.plays("tyrian usurp")
    assert table.supply("aegean") == 15
    assert table.offers("tyrian") == ["place acarnania", "garrison acarnania", "done"]
    table.plays("tyrian garrison acarnania")
    assert table.garrison("acarnania") == "tyrian"
    assert table.artifacts("tyrian") == ["boots_of_hermes"]


@pytest.mark.rule("LOH-USURP-08", "LOH-USURP-09")
def test_usurp_in_neutral_and_own_regions_and_with_an_empty_supply() -> None:
    neutral = Scenario(THREE + "tyrian glory red")
    neutral.plays("tyrian usurp", "tyrian done")
    assert neutral.control("epirus") == "tyrian"
    own = Scenario(THREE + "tyrian glory red\ntyrian controls epirus")
    own.plays("tyrian usurp", "tyrian place epirus")
    assert own.hoplites("tyrian", "epirus") == 1
    empty = Scenario(THREE + "tyrian glory red\ntyrian supply 0")
    empty.plays("tyrian usurp")
    assert empty.control("epirus") == "tyrian"
    assert empty.asked() == {"aegean": "turn"}
    useless = Scenario(THREE + "tyrian glory red\ntyrian controls epirus\ntyrian supply 0")
    assert useless.offers("tyrian", "usurp") == []
    assert useless.why_not("tyrian", "usurp") == "LOH-USURP-08"


@pytest.mark.rule("LOH-USURP-06")
def test_a_hero_on_a_quest_cannot_usurp() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        quests golden_fleece
        tyrian hero achilles
        tyrian quest golden_fleece 1
        tyrian glory yellow
    """)
    assert table.why_not("tyrian", "usurp") == "LOH-USURP-06"


# Build monument


@pytest.mark.rule("LOH-MONU-01", "LOH-MONU-02", "LOH-MONU-07")
def test_any_monument_below_level_five_grows_also_with_unused_actions() -> None:
    table = Scenario(THREE + "monument zeus 5\nmonument hermes 3\ndeck events aid_to_atlas")
    assert table.offers("tyrian", "monument") == ["monument athena", "monument hermes"]
    assert table.why_not("tyrian", "monument zeus") == "LOH-MONU-01"
    table.plays("tyrian monument hermes")
    assert table.monument("hermes") == 4


@pytest.mark.rule("LOH-MONU-03", "LOH-MONU-04", "LOH-EX-58", "LOH-MONU-09")
def test_priests_go_home_and_the_builder_gains_one_for_each_temple_region() -> None:
    table = Scenario(
        THREE
        + """
        tyrian controls epirus elis phocis
        aegean controls crete
        temples epirus elis phocis crete
        tyrian priests 2
        tyrian prays zeus
        aegean prays zeus
        deck events aid_to_atlas
    """
    )
    table.plays("tyrian monument athena")
    assert table.priests("tyrian") == 4
    assert table.priests("aegean") == 0
    assert table.praying("tyrian", "zeus") == table.praying("aegean", "zeus") == 0


@pytest.mark.rule("LOH-MONU-06", "LOH-MONU-09")
def test_the_monster_phase_comes_before_the_event_phase() -> None:
    table = Scenario(THREE + "monster hydra crete\ndeck events medusa_1")
    table.rolls("nothing").plays("tyrian monument zeus")
    assert len(table.events("rolled")) == 1  # Medusa came after it
    assert table.monster_at("medusa") == "attica"
    kinds = [event.kind for event in table.g.events or []]
    assert kinds.index("monster_phase") < kinds.index("event_drawn")


@pytest.mark.rule("LOH-MONU-10", "LOH-MONU-11", "LOH-OQ-38")
def test_with_all_monuments_complete_the_round_ends_without_a_level() -> None:
    table = Scenario(
        THREE
        + """
        countdown aegean 2 zeus
        monument athena 5
        monument hermes 5
        tyrian blessings gods_strength
        tyrian used march
        deck events aid_to_atlas
    """
    )
    table.g.injured[0] = 1
    assert table.offers("tyrian", "monument") == []
    table.plays("tyrian end-round")
    assert table.used("tyrian") == []
    assert table.injuries("tyrian") == ["leadership"]  # no level was added


@pytest.mark.rule("LOH-MONU-11")
def test_an_added_level_triggers_effects_whoever_builds() -> None:
    table = Scenario(
        THREE.replace("heracles crete", "heracles crete injured speed")
        + """
        aegean blessings gods_strength
        deck events aid_to_atlas
    """
    )
    table.plays("tyrian monument zeus")
    assert table.injuries("aegean") == []


# Two players


TWO = """
    seats tyrian aegean
    turn tyrian
    tyrian hero achilles epirus
    aegean hero heracles crete
    deck events aid_to_atlas
"""


@pytest.mark.rule("LOH-TWO-02", "LOH-TWO-03", "LOH-EX-63")
def test_build_monument_repeats_a_used_action_first() -> None:
    fresh = Scenario(TWO + "tyrian controls thessaly")
    assert fresh.offers("tyrian", "monument") == []
    assert fresh.why_not("tyrian", "monument zeus") == "LOH-TWO-03"
    table = Scenario(TWO + "tyrian controls thessaly\ntyrian used recruit")
    table.plays("tyrian end-round")
    assert table.offers("tyrian") == ["recruit"]
    table.plays("tyrian recruit", "tyrian place thessaly", "tyrian done")
    assert table.monument("zeus") == 1
    table.plays("tyrian monument zeus")
    assert table.monument("zeus") == 2


@pytest.mark.rule("LOH-TWO-07", "LOH-TWO-02", "LOH-MONU-01")
def test_the_monument_is_named_after_the_repeated_action() -> None:
    table = Scenario(TWO + "tyrian controls thessaly\ntyrian used recruit\nmonument athena 5")
    assert table.offers("tyrian", "monument") == []
    assert table.why_not("tyrian", "monument zeus") == "LOH-TWO-07"
    assert table.why_not("tyrian", "monument athena") == "LOH-MONU-01"
    table.plays("tyrian end-round", "tyrian recruit", "tyrian place thessaly", "tyrian done")
    assert table.asked() == {"tyrian": "which_monument"}
    assert table.offers("tyrian") == ["monument zeus", "monument hermes"]
    assert table.why_not("tyrian", "monument athena") == "LOH-MONU-01"
    table.plays("tyrian monument hermes")
    assert (table.monument("zeus"), table.monument("hermes")) == (1, 2)
    assert table.used("tyrian") == []


@pytest.mark.rule("LOH-TWO-07", "LOH-MONU-10")
@pytest.mark.parametrize(("left", "level"), [("zeus 3", 4), ("zeus 5", 5)])
def test_with_one_monument_or_none_left_nobody_is_asked(left: str, level: int) -> None:
    table = Scenario(
        TWO + f"tyrian used prepare\nmonument athena 5\nmonument hermes 5\nmonument {left}"
    )
    table.plays("tyrian end-round", "tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.monument("zeus") == level
    assert table.asked() == {"aegean": "turn"}


@pytest.mark.rule("LOH-TWO-04", "LOH-TWO-05", "LOH-OQ-40")
def test_the_repeated_action_must_be_possible_and_none_is_skipped() -> None:
    table = Scenario(TWO + "tyrian used usurp hunt")
    table.plays("tyrian end-round", "tyrian monument zeus")
    assert table.monument("zeus") == 2
    assert table.asked() == {"aegean": "turn"}
    choice = Scenario(TWO + "tyrian used usurp prepare")
    choice.plays("tyrian end-round")
    assert choice.offers("tyrian") == ["prepare"]


@pytest.mark.rule("LOH-TWO-06")
def test_the_repetition_adds_no_token_and_its_additional_action_comes_before_the_monument() -> None:
    table = Scenario(
        TWO
        + """
        tyrian controls aetolia
        tyrian blessings hermes_temple
        tyrian used build_temple
    """
    )
    table.plays("tyrian end-round", "tyrian temple aetolia")
    assert table.asked() == {"tyrian": "extra_action"}
    assert table.offers("tyrian", "monument") == []
    assert table.offers("tyrian", "end-round") == []
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.monument("zeus") == 1
    table.plays("tyrian monument zeus")
    assert table.monument("zeus") == 2


@pytest.mark.rule("LOH-LIMIT-03", "LOH-OQ-37")
def test_control_tokens_are_no_limit() -> None:
    regions = (
        "epirus macedonia thessaly acarnania aetolia locris euboea boeotia attica "
        "achaea elis arcadia argolis laconia corinthia"
    )
    table = Scenario(TWO + f"tyrian controls {regions}\ntyrian hoplites elis*3")
    assert len(regions.split()) == 15
    table.plays("tyrian march elis", "tyrian send 3", "tyrian to messenia")
    assert table.control("messenia") == "tyrian"


@pytest.mark.rule("LOH-LIMIT-04")
def test_an_exhausted_combat_deck_is_rebuilt_from_the_discards() -> None:
    table = Scenario(TWO + "discarded combat all")
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert len(table.hand("tyrian")) == 2
    assert table.discarded() == []
    assert len(table.g.combat_deck) == 28


@pytest.mark.rule("LOH-LIMIT-05", "LOH-OQ-30")
def test_without_any_combat_card_drawing_is_forgone() -> None:
    table = Scenario(TWO)
    rest = table.g.combat_deck
    table.g.combat_deck = []
    table.g.draw_cards(0, 3)
    assert table.hand("tyrian") == []
    table.g.combat_deck = rest[:1]
    kept = rest[1:]
    table.g.draw_cards(0, 3)
    assert len(table.hand("tyrian")) == 1
    table.g.combat_discard = kept
