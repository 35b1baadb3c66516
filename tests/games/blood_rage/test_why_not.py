"""For a move that is not legal now, the game names the clause that forbids it."""

from __future__ import annotations

import pytest

from sagaboard.games.blood_rage import SPEC
from sagaboard.kernel.reason import Reason, Target
from sagaboard.kernel.speech import reason_text, speech_for
from tests.games.blood_rage.scenario import Scenario, new_game

MINE = """
    seats wolf raven serpent bear
    age 3
    turn wolf
    wolf rage 3
    wolf hand fire_giant tyrs_rage quest_alfheim friggas_charm
    wolf sheet troll
    wolf at gimle leader warrior
    wolf at fjord_southeast ship
    wolf at valhalla troll
    raven at andlang warrior*3
    raven hand thors_primacy
    pillaged horgr
    destroyed utgard
    doom utgard gimle horgr
"""
FULL = MINE + "\nserpent at muspelheim warrior*3\nwolf at muspelheim warrior"
NO_OUTER = """
    seats wolf raven
    turn wolf
    wolf at yggdrasil warrior
    destroyed myrkulor elvagar angerboda muspelheim horgr utgard andlang gimle
"""
FIGHT = """
    seats wolf raven serpent bear
    age 3
    turn wolf
    wolf rage 4
    wolf at gimle leader warrior
    raven at gimle warrior*2
    serpent at horgr warrior
    serpent hand tyrs_rage.3
"""

CASES: list[tuple[str, str, str, str, str, str]] = [
    # Action: prompt, position, script, clan, move, clause
    ("action", MINE, "", "wolf", "invade fire_giant", "BR-UPG-12"),
    ("action", MINE, "", "wolf", "invade troll", "BR-FIG-10"),
    ("action", MINE, "", "wolf", "invade leader", "BR-INV-01"),
    ("action", FULL, "", "wolf", "invade warrior-3", "BR-INV-07"),
    (
        "action",
        "seats wolf raven\nturn wolf\nwolf rage 1",
        "",
        "wolf",
        "invade ship",
        "BR-ACT-06",
    ),
    ("action", NO_OUTER, "", "wolf", "invade leader", "BR-INV-02"),
    ("action", NO_OUTER, "", "wolf", "invade ship", "BR-OQ-03"),
    ("action", MINE, "", "wolf", "fetch troll", "BR-OQ-49"),
    ("action", MINE, "", "wolf", "march andlang", "BR-MARCH-01"),
    ("action", NO_OUTER, "", "wolf", "march yggdrasil", "BR-MARCH-06"),
    ("action", MINE, "", "wolf", "upgrade soldier_of_hel", "BR-UPG-01"),
    ("action", MINE, "", "wolf", "upgrade tyrs_rage.3", "BR-UPG-01"),
    ("action", MINE, "", "wolf", "upgrade fire_giant", "BR-ACT-06"),
    ("action", MINE, "", "wolf", "quest quest_manheim.3", "BR-QUEST-01"),
    ("action", MINE, "", "wolf", "quest tyrs_rage.3", "BR-QUEST-01"),
    ("action", MINE, "", "wolf", "pillage utgard", "BR-PILLAGE-01"),
    ("action", MINE, "", "wolf", "pillage horgr", "BR-PILLAGE-06"),
    ("action", MINE, "", "wolf", "pillage andlang", "BR-PILLAGE-02"),
    ("action", MINE, "", "wolf", "pillage-again horgr", "BR-OQ-25"),
    ("action", MINE, "", "wolf", "sacrifice", "BR-OQ-48"),
    ("action", MINE, "", "wolf", "done", "BR-ACT-04"),
    # A place that is pointed at in order to invade it
    ("action", MINE, "", "wolf", "to yggdrasil", "BR-INV-05"),
    ("action", MINE, "", "wolf", "to utgard", "BR-BOARD-20"),
    ("action", MINE, "", "wolf", "to andlang", "BR-BOARD-13"),
    ("action", MINE, "", "wolf", "to fjord_southeast", "BR-INV-04"),
    ("action", MINE, "", "wolf", "to elvagar", "BR-INV-01"),
    # Invade
    ("invade_where", MINE, "wolf invade warrior", "wolf", "pass", "BR-INV-08"),
    ("invade_where", MINE, "wolf invade warrior", "wolf", "to fjord_southeast", "BR-FIG-16"),
    ("invade_where", MINE, "wolf invade warrior", "wolf", "to yggdrasil", "BR-INV-05"),
    ("invade_where", MINE, "wolf invade warrior", "wolf", "to utgard", "BR-BOARD-20"),
    ("invade_where", MINE, "wolf invade warrior", "wolf", "to andlang", "BR-BOARD-13"),
    (
        "invade_where",
        "seats wolf raven\nturn wolf\ndestroyed elvagar angerboda",
        "wolf invade ship",
        "wolf",
        "to fjord_northeast",
        "BR-OQ-03",
    ),
    (
        "invade_where",
        "seats wolf raven\nturn wolf",
        "wolf invade ship",
        "wolf",
        "to gimle",
        "BR-INV-04",
    ),
    # March
    ("march_where", MINE, "wolf march gimle", "wolf", "to fjord_southeast", "BR-MARCH-01"),
    ("march_where", MINE, "wolf march gimle", "wolf", "to gimle", "BR-MARCH-10"),
    ("march_where", MINE, "wolf march gimle", "wolf", "to utgard", "BR-MARCH-10"),
    ("march_where", MINE, "wolf march gimle", "wolf", "to andlang", "BR-MARCH-06"),
    ("march_who", MINE, "wolf march gimle, wolf to horgr", "wolf", "done", "BR-OQ-27"),
    ("march_who", MINE, "wolf march gimle, wolf to horgr", "wolf", "to elvagar", "BR-MARCH-05"),
    ("march_who", MINE, "wolf march gimle, wolf to horgr", "wolf", "move ship", "BR-MARCH-08"),
    ("march_who", FULL, "wolf march gimle, wolf to horgr", "wolf", "move warrior-2", "BR-MARCH-04"),
    ("march_who", MINE, "wolf march gimle, wolf to horgr", "wolf", "pass", "BR-ACT-04"),
    # Upgrade
    ("upgrade_slot", MINE, "wolf upgrade friggas_charm", "wolf", "slot monster-1", "BR-UPG-01"),
    ("upgrade_slot", MINE, "wolf upgrade friggas_charm", "wolf", "done", "BR-UPG-02"),
    (
        "free_invade",
        "seats wolf raven\nturn wolf\nwolf hand brothers_in_arms\nwolf at valhalla warrior",
        "wolf upgrade brothers_in_arms",
        "wolf",
        "invade warrior-1",
        "BR-UPG-23",
    ),
    (
        "free_invade",
        "seats wolf raven\nturn wolf\nwolf hand brothers_in_arms",
        "wolf upgrade brothers_in_arms",
        "wolf",
        "invade leader",
        "BR-UPG-08",
    ),
    (
        "free_invade",
        "seats wolf raven\nturn wolf\nwolf hand brothers_in_arms",
        "wolf upgrade brothers_in_arms",
        "wolf",
        "pass",
        "BR-UPG-18",
    ),
    # What cards add
    (
        "add_warrior",
        "seats wolf raven serpent\nturn wolf\nwolf sheet friggas_succor",
        "wolf invade warrior, wolf to gimle",
        "wolf",
        "invade leader",
        "BR-OQ-23",
    ),
    (
        "pillage_at_once",
        FIGHT + "wolf sheet thors_domain",
        "wolf invade warrior, wolf to horgr",
        "wolf",
        "pillage gimle",
        "BR-OQ-26",
    ),
    (
        "sacrifice",
        FIGHT + "wolf sheet friggas_sacrifice",
        "wolf sacrifice, wolf give leader",
        "wolf",
        "done",
        "BR-OQ-48",
    ),
    (
        "sacrifice",
        FIGHT + "wolf sheet friggas_sacrifice",
        "wolf sacrifice",
        "wolf",
        "give ship",
        "BR-OQ-48",
    ),
    (
        "move_leader",
        MINE.replace("sheet troll", "sheet troll lord_of_hammers"),
        "wolf pillage gimle, raven done",
        "wolf",
        "to angerboda",
        "BR-OQ-24",
    ),
    # Battle
    (
        "join",
        FIGHT + "raven at fjord_northeast ship\nraven at yggdrasil leader",
        "wolf pillage gimle",
        "raven",
        "join ship",
        "BR-CALL-06",
    ),
    (
        "join",
        FIGHT + "raven at horgr leader\nraven at yggdrasil warrior",
        "wolf pillage gimle",
        "raven",
        "join leader",
        "BR-CALL-03",
    ),
    (
        "join",
        FIGHT + "raven at yggdrasil warrior",
        "wolf pillage gimle",
        "raven",
        "invade leader",
        "BR-CALL-01",
    ),
    (
        "play_card",
        FIGHT + "wolf hand tyrs_rage.2",
        "wolf pillage gimle",
        "wolf",
        "done",
        "BR-PLAY-01",
    ),
    (
        "play_card",
        FIGHT + "wolf hand tyrs_rage.2\nwolf quests quest_alfheim.3",
        "wolf pillage gimle",
        "wolf",
        "play quest_alfheim.3",
        "BR-QUEST-07",
    ),
    (
        "treat_quest",
        FIGHT + "wolf hand quest_alfheim\nwolf sheet tyrs_domain",
        "wolf pillage gimle, wolf play quest_alfheim",
        "wolf",
        "treat tyrs_wrath",
        "BR-OQ-55",
    ),
    (
        "leave_one",
        FIGHT + "wolf hand odins_tide",
        "wolf pillage gimle, wolf play odins_tide",
        "wolf",
        "done",
        "BR-OQ-41",
    ),
    (
        "add_late_card",
        FIGHT + "wolf hand tyrs_crush.3 thors_oath",
        "wolf pillage gimle, wolf play tyrs_crush",
        "wolf",
        "add thors_oath",
        "BR-CARD-08",
    ),
    (
        "add_late_card",
        FIGHT + "wolf hand tyrs_crush.3 thors_oath",
        "wolf pillage gimle, wolf play tyrs_crush",
        "wolf",
        "add heimdalls_gaze",
        "BR-PLAY-11",
    ),
    (
        "keep_played",
        FIGHT + "wolf hand tyrs_crush.3\nwolf sheet tyrs_prowess",
        "wolf pillage gimle, wolf play tyrs_crush",
        "wolf",
        "take-back tyrs_rage.3",
        "BR-OQ-53",
    ),
    (
        "save_figures",
        FIGHT + "raven sheet friggas_protection\nraven at horgr leader",
        "wolf pillage gimle",
        "raven",
        "save leader",
        "BR-OQ-16",
    ),
    (
        "retreat",
        FIGHT + "raven sheet volur_witch\nraven at gimle volur_witch\nwolf hand tyrs_rage",
        "wolf pillage gimle, wolf play tyrs_rage",
        "raven",
        "save volur_witch",
        "BR-OQ-17",
    ),
    (
        "invade_after_defeat",
        FIGHT + "raven sheet lokis_blessing",
        "wolf pillage gimle",
        "raven",
        "invade leader",
        "BR-OQ-51",
    ),
    # Stats
    (
        "raise_stat",
        FIGHT + "wolf hand friggas_grace\ntoken gimle axes",
        "wolf pillage gimle, wolf play friggas_grace",
        "wolf",
        "raise axes",
        "BR-FAQ-07",
    ),
    (
        "raise_stat",
        FIGHT + "wolf hand thors_oath\nwolf stats 1/1/6\ntoken gimle glory",
        "wolf pillage gimle, wolf play thors_oath",
        "wolf",
        "raise horns",
        "BR-OQ-04",
    ),
    (
        "raise_stat",
        FIGHT + "wolf hand thors_oath\ntoken gimle glory",
        "wolf pillage gimle, wolf play thors_oath",
        "wolf",
        "done",
        "BR-OQ-50",
    ),
    # Discard
    (
        "keep_card",
        "seats wolf raven\nphase discard\nwolf hand tyrs_bash\nwolf quests quest_alfheim",
        "",
        "wolf",
        "keep quest_alfheim.1",
        "BR-QUEST-07",
    ),
    (
        "keep_card",
        "seats wolf raven\nphase discard\nwolf hand tyrs_bash",
        "",
        "wolf",
        "keep tyrs_smite.1",
        "BR-DISC-01",
    ),
    (
        "keep_card",
        "seats wolf raven\nphase discard\nwolf hand tyrs_bash",
        "",
        "wolf",
        "invade leader",
        "BR-AGE-03",
    ),
    # Nothing is asked of the clan
    ("", MINE, "", "raven", "invade leader", "BR-ACT-03"),
    ("", MINE, "", "raven", "pass", "BR-ACT-03"),
    ("", MINE, "wolf pass", "wolf", "quest quest_alfheim.3", "BR-OQ-02"),
    ("", MINE + "raven rage 0", "", "raven", "march andlang", "BR-ACT-09"),
    (
        "",
        FIGHT + "wolf hand thors_oath",
        "wolf pillage gimle",
        "serpent",
        "play tyrs_rage.3",
        "BR-PLAY-15",
    ),
    (
        "",
        "seats wolf raven\nphase discard\nwolf hand tyrs_bash",
        "",
        "raven",
        "invade leader",
        "BR-AGE-03",
    ),
]


@pytest.mark.parametrize(
    ("prompt", "position", "script", "clan", "move", "clause"),
    [
        pytest.param(*case, marks=pytest.mark.rule(case[5]), id=f"{case[0]}-{case[4]}-{case[5]}")
        for case in CASES
    ],
)
def test_the_clause_that_forbids_a_move_is_named(
    prompt: str, position: str, script: str, clan: str, move: str, clause: str
) -> None:
    table = Scenario(position)
    table.plays(*(line.strip() for line in script.split(",") if line))
    assert table.asked().get(clan, "") == prompt
    assert table.why_not(clan, move) == clause


def test_every_question_of_the_game_has_a_case() -> None:
    asked = {case[0] for case in CASES} | {"pick"}  # the draft has its own tests below
    assert asked >= set(SPEC.prompts)


@pytest.mark.rule("BR-GIFT-05")
def test_a_card_of_somebody_elses_pack_cannot_be_picked() -> None:
    g = new_game(4)
    foreign = next(card for card in g.packs[1] if card not in g.packs[0])
    table = Scenario(g)
    move = f"pick {g.content.cards[foreign].name}"
    assert table.why_not(table.players[0], move) == "BR-GIFT-05"


@pytest.mark.rule("BR-AGE-03")
def test_no_action_before_the_draft_is_over() -> None:
    table = Scenario(new_game(3))
    assert table.why_not(table.players[0], "invade leader") == "BR-AGE-03"


@pytest.mark.rule("BR-AGE-05")
def test_nothing_can_be_done_after_the_game() -> None:
    table = Scenario("seats wolf raven\nage 3\nphase ragnarok\ndoom utgard gimle horgr")
    assert table.why_not("wolf", "pass") == "BR-AGE-05"


@pytest.mark.rule("BR-ACT-04")
def test_a_second_action_in_the_own_turn_is_forbidden_by_the_one_action_rule() -> None:
    table = Scenario(FIGHT + "raven at yggdrasil warrior")
    table.plays("wolf pillage gimle")
    assert table.asked() == {"raven": "join"}
    assert table.why_not("wolf", "march gimle") == "BR-ACT-04"  # it is the wolf's turn: not ACT-03


@pytest.mark.rule("BR-PLAY-01")
def test_a_second_card_cannot_be_chosen_for_a_battle() -> None:
    table = Scenario(FIGHT + "wolf hand thors_oath odins_tide\nraven hand tyrs_crush.3")
    table.plays("wolf pillage gimle", "wolf play thors_oath")
    assert table.why_not("wolf", "play odins_tide") == "BR-PLAY-01"


@pytest.mark.rule("BR-DISC-01")
def test_a_second_card_cannot_be_kept() -> None:
    table = Scenario("""
        seats wolf raven
        phase discard
        wolf hand tyrs_bash thors_glory
        raven hand tyrs_smite
    """)
    table.plays("wolf keep tyrs_bash")
    assert table.why_not("wolf", "keep thors_glory") == "BR-DISC-01"


# What is meant by a target


FIRST_TURN = "seats wolf raven\nturn wolf\nwolf rage 6\nwolf hand tyrs_rage.3 quest_alfheim"


@pytest.mark.parametrize(
    ("position", "script", "kind", "noun", "verb", "message"),
    [
        (FIRST_TURN, "", "place", "yggdrasil", None, "why-br-inv-05"),
        (FIRST_TURN, "", "place", "gimle", None, "why-br-inv-01.first"),
        (FIRST_TURN, "", "place", "fjord_northwest", None, "why-br-inv-01.first"),
        (FIRST_TURN, "", "place", "gimle", "march", "why-br-march-01"),
        (FIRST_TURN, "", "place", "gimle", "pillage", "why-br-pillage-02"),
        (FIRST_TURN, "", "card", "tyrs_rage.3", None, "why-br-upg-01.battle"),
        (FIRST_TURN, "", "card", "fire_giant", None, "why-br-upg-01"),
        (MINE, "", "place", "horgr", None, "why-br-pillage-06"),  # the ship supports it
        (MINE, "", "place", "elvagar", None, "why-br-inv-01.first"),
        (MINE, "", "place", "utgard", None, "why-br-board-20"),
        (MINE, "", "place", "andlang", None, "why-br-board-13"),
        (MINE, "", "place", "fjord_southeast", None, "why-br-inv-04.reserve"),
        (MINE, "", "card", "fire_giant", None, "why-br-act-06"),
        (MINE, "", "figure", "leader", None, "why-br-inv-01"),
        (MINE, "", "figure", "troll", "fetch", "why-br-oq-49"),
        (MINE, "wolf invade warrior", "place", "andlang", None, "why-br-board-13"),
        (MINE, "wolf march gimle", "place", "utgard", None, "why-br-march-10"),
        (MINE, "wolf march gimle, wolf to horgr", "place", "elvagar", None, "why-br-march-05"),
    ],
)
def test_the_obstacle_of_what_was_meant_is_named(
    position: str, script: str, kind: str, noun: str, verb: str | None, message: str
) -> None:
    table = Scenario(position)
    table.plays(*(line.strip() for line in script.split(",") if line))
    found = SPEC.explain(table.g, table.seat("wolf"), Target(kind, noun, verb=verb))
    assert found.reason is not None
    assert (found.moves, found.reason.message) == ([], message)


def test_what_is_missing_is_counted() -> None:
    table = Scenario(MINE)
    wolf = table.seat("wolf")
    found = SPEC.explain(table.g, wolf, Target("card", "fire_giant"))
    assert found.reason == Reason("BR-ACT-06", rage=3, cost=4)
    english = speech_for(SPEC, "en")
    assert reason_text(SPEC, table.g, english, found.reason) == "You have 3 Rage, this costs 4."
    there = SPEC.explain(table.g, wolf, Target("place", "andlang"))
    assert there.reason is not None
    assert reason_text(SPEC, table.g, english, there.reason) == "Andlang has no empty village."


def test_yggdrasil_is_not_said_to_have_a_fjord() -> None:
    table = Scenario(MINE)
    move = table.vocabulary.parse("pillage yggdrasil")
    reason = SPEC.why_not(table.g, table.seat("wolf"), move)
    assert reason == Reason("BR-PILLAGE-02", "centre", place=move % 128)


@pytest.mark.parametrize(
    "target",
    [
        Target("place", "valhalla"),
        Target("figure", "leader", seat=1),
        Target("stat", "axes"),
        Target("term", "rage"),
        Target("card", "no such card"),
    ],
)
def test_nothing_can_be_done_with_other_things(target: Target) -> None:
    found = SPEC.explain(Scenario(MINE).g, 0, target)
    assert (found.moves, found.reason) == ([], None)


def test_what_is_offered_is_no_obstacle() -> None:
    table = Scenario(MINE)
    found = SPEC.explain(table.g, table.seat("wolf"), Target("place", "gimle"))
    texts = [table.vocabulary.text(move) for move in found.moves]
    assert texts == ["march gimle", "pillage gimle"]
    found = SPEC.explain(table.g, table.seat("wolf"), Target("place", "gimle", verb="march"))
    assert [table.vocabulary.text(move) for move in found.moves] == ["march gimle"]
