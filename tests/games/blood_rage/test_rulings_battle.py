"""Chapter 22: our rulings on Pillages and battles."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.blood_rage.fights import GROUND, fight, fight_out, hands, table_with_copies
from tests.games.blood_rage.scenario import Scenario

DUEL = """
    wolf at gimle leader
    raven at gimle warrior
"""
TRIO = DUEL + "serpent at gimle warrior\n"
STATS = ("rage", "axes", "horns")


# The Call to Battle


@pytest.mark.rule("BR-OQ-08")
def test_call_asks_one_at_a_time_and_skips_who_cannot_move() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        wolf at gimle leader
        wolf at andlang warrior
        raven at horgr leader
        serpent at yggdrasil warrior
        bear at myrkulor warrior
        """
    ).plays("wolf pillage gimle")
    asked = []
    while list(table.asked().values()) == ["join"]:
        clan = next(iter(table.asked()))
        asked.append(clan)
        table.plays(f"{clan} join warrior" if asked == ["serpent", "bear"] else f"{clan} done")
    assert asked == ["serpent", "bear", "wolf", "serpent"], "nobody has anything left to move"


@pytest.mark.rule("BR-OQ-08", "BR-CALL-09")
def test_who_cannot_move_counts_as_declining() -> None:
    table = Scenario("age 3\nturn wolf\nwolf at gimle leader\nraven at horgr leader")
    table.plays("wolf pillage gimle")
    assert table.is_pillaged("gimle")


# Play Cards


@pytest.mark.rule("BR-OQ-12")
def test_sight_counts_one_card_and_not_a_sum() -> None:
    table = fight(
        DUEL + "raven hand heimdalls_gaze", wolf="heimdalls_sight", raven="heimdalls_eye"
    ).plays("raven add heimdalls_gaze")
    assert table.totals() == {"wolf": 3 + 3, "raven": 1 + 2 + 3}


@pytest.mark.rule("BR-OQ-13", "BR-OQ-12", "BR-OQ-55")
def test_watch_counts_sight_and_treated_quests_with_their_value() -> None:
    table = fight(
        TRIO + "serpent sheet tyrs_domain",
        wolf="heimdalls_sight",
        raven="heimdalls_watch",
        serpent="quest_alfheim.3",
    ).plays("serpent treat tyrs_domain")
    assert table.glory("raven") == 3 + 0 + 3
    assert table.totals() == {"wolf": 3, "raven": 1, "serpent": 1}


@pytest.mark.rule("BR-OQ-13")
def test_watch_counts_bluffs_as_nothing() -> None:
    table = fight(TRIO, wolf="quest_alfheim.3", raven="heimdalls_watch", serpent="tyrs_challenge")
    assert table.glory("raven") == 0
    assert sorted(table.discarded())[1:] == ["quest_alfheim.3", "tyrs_challenge"]


@pytest.mark.rule("BR-OQ-13")
def test_two_watches_in_one_round_pay_twice_and_replay_once() -> None:
    table = fight(
        TRIO + "raven hand tyrs_bash",
        wolf="heimdalls_watch.2",
        raven="heimdalls_watch.3",
        serpent="tyrs_crush.1",
    )
    assert (table.glory("wolf"), table.glory("raven"), table.glory("serpent")) == (4, 4, 0)
    assert table.asked() == {"raven": "play_card"}
    table.plays("raven play tyrs_bash")
    assert table.totals() == {"wolf": 3, "raven": 3, "serpent": 1}


@pytest.mark.rule("BR-OQ-13")
def test_watch_in_the_replay_works_again() -> None:
    table = fight(
        DUEL + "wolf hand tyrs_smash.1\nraven hand heimdalls_watch.3",
        wolf="tyrs_crush.1",
        raven="heimdalls_watch.2",
    )
    table.plays("wolf play tyrs_smash.1", "raven play heimdalls_watch.3")
    assert table.glory("raven") == 4 + 3
    assert len(table.discarded()) == 4
    assert table.totals() == {"wolf": 3, "raven": 1}


@pytest.mark.rule("BR-OQ-13", "BR-OQ-53")
def test_prowess_cannot_keep_cards_discarded_by_a_watch() -> None:
    table = fight(
        DUEL + "wolf sheet tyrs_prowess\nwolf hand tyrs_smash.1",
        wolf="tyrs_crush.1",
        raven="heimdalls_watch",
    ).plays("wolf play tyrs_smash.1")
    assert table.offers("wolf", "take-back") == ["take-back tyrs_smash.1"]


@pytest.mark.rule("BR-OQ-13", "BR-OQ-52")
def test_poison_does_not_reach_cards_discarded_by_a_watch() -> None:
    table = fight(
        TRIO + "wolf hand tyrs_smash.1\nraven hand lokis_poison",
        wolf="tyrs_crush.1",
        serpent="heimdalls_watch",
        raven="tyrs_bash",
    ).plays("wolf play tyrs_smash.1", "raven play lokis_poison")
    assert sorted(table.hand("raven")) == ["lokis_poison", "tyrs_smash.1"]


@pytest.mark.rule("BR-OQ-13")
def test_no_text_of_a_card_discarded_by_a_watch_happens() -> None:
    table = fight(DUEL, wolf="thors_hammer", raven="heimdalls_watch")
    assert table.totals() == {"wolf": 3, "raven": 1}
    assert table.glory("wolf") == 3


@pytest.mark.rule("BR-OQ-28")
def test_late_cards_come_after_the_dead_of_smite_and_tide() -> None:
    smite = fight(DUEL + "wolf hand heimdalls_eye", wolf="odins_smite")
    assert smite.asked() == {"wolf": "add_late_card"}
    assert smite.at("raven", "gimle") == []
    tide = fight(
        "wolf hand heimdalls_eye\nwolf at gimle leader warrior\nraven at gimle warrior",
        wolf="tyrs_bash",
        raven="odins_tide",
    )
    assert tide.asked() == {"wolf": "leave_one"}
    tide.plays("wolf leave leader")
    assert tide.asked() == {"wolf": "add_late_card"}
    assert tide.at("wolf", "valhalla") == ["warrior"]


@pytest.mark.rule("BR-OQ-28", "BR-PLAY-15")
def test_late_cards_are_for_participants_only() -> None:
    table = fight(DUEL + "serpent hand heimdalls_eye\nserpent at horgr leader", wolf="tyrs_bash")
    assert table.totals() == {"wolf": 5, "raven": 1}
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-42", "BR-HID-10")
def test_whoever_holds_a_card_is_asked_for_a_late_card() -> None:
    table = fight(TRIO + "raven hand tyrs_bash", wolf="tyrs_crush.1", raven="tyrs_smash.1")
    assert table.asked() == {"raven": "add_late_card"}
    assert table.offers("raven") == ["done"]
    assert table.plays("raven done").asked() == {"raven": "action"}, "the Serpent has no card"


@pytest.mark.rule("BR-OQ-39")
def test_play_cards_follows_its_order() -> None:
    """Choose, reveal, treat Quests, Primacy, Watch; again; then Smite, late cards, totals."""
    table = fight(
        """
        wolf at gimle leader
        wolf sheet tyrs_domain
        wolf hand odins_smite heimdalls_eye
        raven at gimle warrior*2
        raven hand heimdalls_gaze tyrs_bash
        """,
        wolf="quest_alfheim.3",
        raven="heimdalls_watch",
    )
    assert table.asked() == {"wolf": "treat_quest"}, "before the Watch is resolved"
    assert table.glory("raven") == 0
    table.plays("wolf treat tyrs_domain")
    assert table.glory("raven") == 3
    table.plays("wolf play odins_smite", "raven play tyrs_bash")
    assert table.at("raven", "gimle") == ["warrior"]
    table.plays("wolf add heimdalls_eye", "raven add heimdalls_gaze")
    assert table.totals() == {"wolf": 3 + 1 + 2, "raven": 1 + 2 + 3}


@pytest.mark.rule("BR-OQ-39")
def test_quests_are_treated_pillager_first_then_clockwise() -> None:
    table = fight(
        TRIO + "serpent sheet tyrs_domain\nwolf sheet tyrs_wrath",
        serpent="quest_alfheim.3",
        wolf="quest_manheim.3",
    )
    assert table.asked() == {"wolf": "treat_quest"}
    table.plays("wolf done")
    assert table.asked() == {"serpent": "treat_quest"}


@pytest.mark.rule("BR-OQ-40")
def test_two_primacies_blank_every_other_card() -> None:
    table = fight(
        TRIO + "bear at gimle warrior",
        wolf="thors_primacy",
        raven="thors_primacy",
        serpent="odins_smite",
        bear="heimdalls_watch",
    )
    assert table.totals() == {"wolf": 6, "raven": 4, "serpent": 2, "bear": 1}
    assert table.glory("bear") == 0


@pytest.mark.rule("BR-OQ-40")
def test_late_card_revealed_as_the_simultaneous_card_keeps_its_bonus_under_primacy() -> None:
    table = fight(DUEL, wolf="thors_primacy", raven="heimdalls_gaze")
    assert table.totals() == {"wolf": 6, "raven": 4}


@pytest.mark.rule("BR-OQ-40", "BR-OQ-41")
def test_cancelled_tide_destroys_nothing() -> None:
    table = fight(
        "wolf at gimle leader warrior\nraven at gimle warrior*2",
        wolf="odins_tide",
        raven="thors_primacy",
    )
    assert table.totals() == {"wolf": 4 + 1, "raven": 2 + 3}


@pytest.mark.rule("BR-OQ-41", "BR-OQ-16")
def test_second_tide_does_not_reach_figures_saved_from_the_first() -> None:
    table = fight(
        """
        wolf at gimle leader
        raven sheet friggas_protection
        raven at gimle warrior*2
        serpent at gimle warrior
        """,
        wolf="odins_tide",
        serpent="odins_tide",
    ).plays("raven leave warrior", "raven save warrior")
    assert table.totals() == {"wolf": 3 + 1, "raven": 2, "serpent": 1 + 1}


@pytest.mark.rule("BR-OQ-41", "BR-PILLAGE-12")
def test_tide_leaves_figures_outside_the_battle_alone() -> None:
    table = fight(
        "wolf at gimle leader\nwolf at utgard warrior*2\nraven at gimle warrior", wolf="odins_tide"
    )
    assert table.at("wolf", "utgard") == ["warrior", "warrior"]
    assert table.totals() == {"wolf": 4, "raven": 1}


# Resolution


@pytest.mark.rule("BR-OQ-09")
def test_raises_of_step_three_count_for_the_battle_glory_and_the_oath_does_not() -> None:
    table = fight(
        """
        token gimle axes
        wolf at gimle leader
        wolf sheet lord_of_axes
        raven at gimle warrior
        """,
        wolf="thors_oath",
    ).plays("wolf raise axes", "wolf raise axes")
    assert (table.column("wolf", "axes"), table.glory("wolf")) == (4, 5)


@pytest.mark.rule("BR-OQ-09")
def test_steps_of_resolution_follow_their_order() -> None:
    """Dead, reward twice, flip, Grace, Leader, battle Glory, Trickery, Valkyrie, Glory, Prowess."""
    table = fight(
        """
        token gimle glory
        wolf stats 1/1/2
        wolf sheet frost_giant valkyrie lord_of_axes thors_glory tyrs_prowess
        wolf at gimle leader frost_giant valkyrie
        raven sheet friggas_protection
        raven at gimle warrior
        raven at fjord_northwest ship
        """,
        wolf="friggas_grace",
        raven="lokis_backstab",
    )
    assert table.asked() == {"raven": "save_figures"}
    assert (table.glory("wolf"), table.is_pillaged("gimle")) == (0, False)
    table.plays("raven done")
    assert table.asked() == {"wolf": "raise_stat"}, "Frigga's Grace"
    assert (table.glory("wolf"), table.is_pillaged("gimle")) == (10, True)
    table.plays("wolf raise axes")
    assert table.asked() == {"wolf": "raise_stat"}, "the Leader"
    assert table.glory("wolf") == 10
    table.plays("wolf raise axes")
    assert table.asked() == {"wolf": "keep_played"}
    assert (table.glory("wolf"), table.glory("raven")) == (10 + 5 - 2 + 4 + 2, 2)
    assert (table.hand("wolf"), table.hand("raven")) == ([], []), "all cards still on the table"
    table.plays("wolf done")
    assert (table.hand("raven"), table.discarded()) == (["lokis_backstab"], ["friggas_grace"])


@pytest.mark.rule("BR-OQ-09")
def test_upgrades_that_count_the_dead_come_after_battle_cards_and_before_the_blessing() -> None:
    table = fight(
        """
        raven sheet valkyrie thors_glory lokis_blessing
        raven at gimle valkyrie
        wolf at gimle leader
        serpent at gimle warrior*2
        """,
        wolf="tyrs_bash",
        raven="odins_judgement",
    )
    assert table.asked() == {"raven": "invade_after_defeat"}
    assert table.glory("raven") == 2 * 3 + 2 * 2 + 2
    reasons = [table.g.content.cards[e.values[2]].name for e in table.events("glory_gained")][-3:]
    assert reasons == ["odins_judgement", "valkyrie", "thors_glory"]


@pytest.mark.rule("BR-OQ-09")
def test_upgrades_of_step_six_act_pillager_first_then_clockwise() -> None:
    table = fight(
        "wolf at gimle leader\nwolf sheet lokis_blessing\nraven at gimle leader\n"
        "raven sheet thors_glory\nserpent at gimle warrior"
    )
    assert table.asked() == {"wolf": "invade_after_defeat"}
    assert table.glory("raven") == 0
    table.plays("wolf done")
    assert table.glory("raven") == 2


@pytest.mark.rule("BR-OQ-14")
def test_of_two_poisons_the_first_in_order_takes_the_cards(tmp_path: Path) -> None:
    cards = {"wolf": "tyrs_bash", "serpent": "lokis_poison", "raven": "lokis_poison"}
    table = table_with_copies(tmp_path, GROUND + TRIO + hands(cards), "lokis_poison", 3, 2)
    fight_out(table, cards)
    assert sorted(table.hand("raven")) == ["lokis_poison", "tyrs_bash"]
    assert table.hand("serpent") == ["lokis_poison"]


@pytest.mark.rule("BR-OQ-14")
def test_order_of_two_poisons_starts_at_the_pillager(tmp_path: Path) -> None:
    cards = {"serpent": "tyrs_rage", "wolf": "lokis_poison", "raven": "lokis_poison"}
    table = table_with_copies(tmp_path, GROUND + TRIO + hands(cards), "lokis_poison", 3, 2)
    fight_out(table, cards)
    assert sorted(table.hand("wolf")) == ["lokis_poison", "tyrs_rage.3"]
    assert table.hand("raven") == ["lokis_poison"]


@pytest.mark.rule("BR-OQ-15", "BR-OQ-52")
@pytest.mark.parametrize("bluff", ["quest_manheim.3", "friggas_charm"])
def test_poison_takes_bluffs_and_is_not_optional(bluff: str) -> None:
    table = fight(DUEL, wolf=bluff, raven="lokis_poison")
    assert table.asked() == {"raven": "action"}
    assert sorted(table.hand("raven")) == sorted([bluff, "lokis_poison"])


@pytest.mark.rule("BR-OQ-15", "BR-OQ-55")
def test_poison_takes_a_treated_quest() -> None:
    table = fight(DUEL + "wolf sheet tyrs_domain", wolf="quest_manheim.3", raven="lokis_poison")
    table.plays("wolf treat tyrs_domain")
    assert sorted(table.hand("raven")) == ["lokis_poison", "quest_manheim.3"]


@pytest.mark.rule("BR-OQ-53", "BR-OQ-55")
def test_prowess_keeps_a_treated_quest() -> None:
    table = fight(DUEL + "wolf sheet tyrs_domain tyrs_prowess", wolf="quest_manheim.3")
    table.plays("wolf treat tyrs_domain", "wolf take-back quest_manheim.3")
    assert (table.hand("wolf"), table.rage("wolf")) == (["quest_manheim.3"], 5)


@pytest.mark.rule("BR-OQ-55")
def test_treated_quest_of_a_loser_returns_to_the_hand() -> None:
    table = fight(DUEL + "raven sheet tyrs_domain", wolf="tyrs_rage", raven="quest_manheim.3")
    table.plays("raven treat tyrs_domain")
    assert (table.hand("raven"), table.quests("raven")) == (["quest_manheim.3"], [])


@pytest.mark.rule("BR-OQ-43")
def test_saved_and_retreated_figures_are_not_destroyed() -> None:
    table = fight(
        """
        raven sheet volur_witch friggas_protection
        raven at gimle volur_witch warrior*2
        wolf sheet valkyrie thors_glory
        wolf at gimle leader valkyrie
        """,
        wolf="odins_judgement",
    ).plays("raven retreat", "raven save warrior", "raven done")
    assert table.glory("wolf") == 3 + 2 * 1 + 2 * 1 + 0


@pytest.mark.rule("BR-OQ-43")
def test_deaths_by_smite_count_for_valkyrie_thors_glory_and_judgement() -> None:
    table = fight(
        """
        wolf sheet thors_glory
        wolf at gimle leader
        raven sheet valkyrie
        raven at gimle valkyrie
        serpent at gimle warrior
        bear at gimle warrior
        """,
        wolf="odins_smite",
        serpent="odins_judgement",
    )
    assert table.totals() == {"wolf": 4, "raven": 2, "serpent": 2, "bear": 0}
    assert table.glory("wolf") == 3 + 2
    assert table.glory("raven") == 2 * 2
    assert table.glory("serpent") == 2 * 3


@pytest.mark.rule("BR-OQ-43", "BR-OQ-48")
def test_deaths_outside_battles_never_count() -> None:
    table = Scenario(
        "age 3\nturn wolf\nwolf sheet valkyrie troll thors_glory\nwolf at gimle valkyrie\n"
        "raven at gimle warrior*2"
    ).plays("wolf invade troll", "wolf to gimle")
    assert table.at("raven", "valhalla") == ["warrior", "warrior"]
    assert table.glory("wolf") == 0


@pytest.mark.rule("BR-OQ-51")
def test_blessing_cannot_use_warriors_destroyed_in_this_battle() -> None:
    table = fight(
        "raven sheet lokis_blessing\nraven at gimle warrior\nraven at valhalla warrior*7\n"
        "wolf at gimle leader"
    )
    assert table.at("raven", "valhalla") == ["warrior"] * 8
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-16", "BR-OQ-57")
def test_protection_is_asked_after_the_witch_and_covers_the_rest() -> None:
    table = fight(
        """
        raven sheet volur_witch friggas_protection
        raven at gimle volur_witch leader
        wolf at gimle leader
        """,
        wolf="tyrs_rage",
    )
    assert table.asked() == {"raven": "retreat"}
    table.plays("raven done")
    assert table.offers("raven") == ["save leader", "save volur_witch", "done"]
    table.plays("raven save volur_witch", "raven done")
    assert table.where("raven", "volur_witch") == "gimle"
    assert table.where("raven", "leader") == "valhalla"


@pytest.mark.rule("BR-OQ-57")
def test_the_witch_comes_first_even_if_her_owner_sits_last() -> None:
    table = fight(
        """
        raven sheet friggas_protection
        raven at gimle warrior
        bear sheet volur_witch
        bear at gimle volur_witch
        wolf at gimle leader
        """,
        wolf="tyrs_rage",
    )
    assert table.asked() == {"bear": "retreat"}
    assert table.plays("bear retreat").asked() == {"raven": "save_figures"}


@pytest.mark.rule("BR-OQ-57", "BR-OQ-58")
def test_protection_is_decided_pillager_first_then_clockwise(tmp_path: Path) -> None:
    position = """
        wolf sheet friggas_protection
        wolf at gimle warrior
        raven at gimle leader
        serpent sheet friggas_protection
        serpent at gimle leader
    """
    table = table_with_copies(tmp_path, GROUND + position, "friggas_protection", 2, 2)
    table.plays("wolf pillage gimle")
    assert table.asked() == {"wolf": "save_figures"}
    table.plays("wolf save warrior")
    assert table.asked() == {"serpent": "save_figures"}
    assert table.at("raven", "gimle") == ["leader"], "all go to Valhalla at once"
    table.plays("serpent done")
    assert table.at("wolf", "gimle") == ["warrior"]
    assert table.at("serpent", "valhalla") == ["leader"]


# Pillages by effects


WAITING = """
    raven sheet lokis_blessing friggas_succor thors_domain
    raven rage 2
    raven at gimle leader
"""


@pytest.mark.rule("BR-OQ-35", "BR-OQ-26", "BR-OQ-44", "BR-OQ-51")
def test_pillage_by_effect_waits_until_the_current_one_is_finished() -> None:
    """A tie; the Raven's Blessing invades, Succor follows at once, Thor's Domain waits."""
    table = fight(
        WAITING + "wolf at gimle leader\nwolf sheet tyrs_domain",
        wolf="quest_alfheim.3",
        raven="tyrs_smash.1",
    ).plays("wolf treat tyrs_domain")
    assert table.asked() == {"raven": "invade_after_defeat"}
    table.plays("raven invade warrior")
    assert table.asked() == {"raven": "add_warrior"}
    assert table.hand("wolf") == [], "the cards are still on the table"
    table.plays("raven invade warrior")
    assert table.asked() == {"raven": "pillage_at_once"}
    assert table.hand("wolf") == ["quest_alfheim.3"], "the Wolf's Pillage is over"
    table.plays("raven pillage gimle")
    assert table.is_pillaged("gimle")
    assert (table.column("raven", "rage"), table.rage("raven")) == (2, 0)
    assert table.asked() == {"serpent": "action"}, "it was the Wolf's turn; the Raven has no Rage"


@pytest.mark.rule("BR-OQ-35", "BR-OQ-56", "BR-OQ-02")
def test_waiting_pillage_is_open_to_a_player_who_has_passed_and_may_be_declined() -> None:
    table = fight(WAITING + "raven passed\nwolf at gimle leader")
    table.plays("raven invade warrior", "raven done")
    assert table.asked() == {"raven": "pillage_at_once"}
    table.plays("raven done")
    assert (table.rage("raven"), table.is_pillaged("gimle")) == (2, False)
    assert table.asked() == {"serpent": "action"}


@pytest.mark.rule("BR-OQ-35", "BR-OQ-26")
def test_waiting_pillage_lapses_if_the_province_was_pillaged() -> None:
    table = fight(WAITING + "wolf at gimle leader", wolf="tyrs_bash")
    table.plays("raven invade warrior", "raven done")
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-OQ-35", "BR-OQ-07", "BR-ACT-15", "BR-ACT-16")
def test_waiting_pillage_lapses_with_the_phase() -> None:
    table = fight(
        WAITING
        + """
        age 2
        wolf at gimle leader
        pillaged elvagar angerboda muspelheim horgr utgard andlang yggdrasil
        destroyed myrkulor
        doom utgard horgr andlang
        """,
        wolf="tyrs_bash",
        raven="thors_hammer",
    )
    assert table.asked() == {"raven": "invade_after_defeat"}, "the Pillage is resolved to its end"
    table.plays("raven invade warrior", "raven done")
    assert table.phase == "discard"
    assert table.asked() == {"raven": "keep_card"}
    assert table.rage("raven") == 2


@pytest.mark.rule("BR-OQ-07", "BR-ACT-16")
def test_last_pillage_is_resolved_entirely_before_the_phase_ends() -> None:
    table = fight(
        """
        age 2
        wolf sheet tyrs_prowess
        wolf at gimle leader
        raven at gimle warrior
        pillaged elvagar angerboda muspelheim horgr utgard andlang yggdrasil
        destroyed myrkulor
        doom utgard horgr andlang
        """,
        wolf="thors_hammer",
        raven="lokis_trickery",
    )
    assert table.asked() == {"wolf": "keep_played"}
    assert (table.phase, table.glory("wolf"), table.rage("wolf")) == ("action", 3 + 3, 5)
    table.plays("wolf take-back thors_hammer")
    assert (table.phase, table.rage("wolf")) == ("discard", 4)
    assert table.asked() == {"wolf": "keep_card", "raven": "keep_card"}


@pytest.mark.rule("BR-OQ-25", "BR-ACT-15")
def test_challenge_is_impossible_once_everything_is_pillaged() -> None:
    table = fight(
        """
        age 2
        wolf sheet tyrs_challenge
        wolf at gimle leader
        wolf hand tyrs_bash
        pillaged elvagar angerboda muspelheim horgr utgard andlang yggdrasil
        destroyed myrkulor
        """
    )
    assert table.rage("wolf") == 6
    assert table.phase == "discard"


@pytest.mark.rule("BR-OQ-25", "BR-FAQ-07")
def test_challenge_gives_the_reward_again_to_frost_giant_and_grace() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        token gimle horns
        pillaged gimle
        wolf sheet tyrs_challenge frost_giant
        wolf at gimle frost_giant
        wolf hand friggas_grace
        raven at gimle warrior
        """
    ).plays("wolf pillage-again gimle", "wolf play friggas_grace")
    assert table.offers("wolf") == ["raise rage", "raise axes"]
    assert table.column("wolf", "horns") == 3


@pytest.mark.rule("BR-OQ-26", "BR-OQ-44")
@pytest.mark.parametrize("way", ["action", "upgrade", "fetch"])
def test_thors_domain_follows_every_kind_of_invade(way: str) -> None:
    if way == "action":
        table = Scenario("age 3\nturn wolf\nwolf sheet thors_domain").plays("wolf invade leader")
    elif way == "upgrade":
        table = Scenario("age 3\nturn wolf\nwolf sheet thors_domain\nwolf hand lord_of_axes")
        table.plays("wolf upgrade lord_of_axes", "wolf invade leader")
    else:
        table = Scenario(
            "age 3\nturn wolf\nwolf sheet thors_domain friggas_domain\nwolf at valhalla leader"
        ).plays("wolf fetch leader")
    table.plays("wolf to gimle")
    assert table.asked() == {"wolf": "pillage_at_once"}


@pytest.mark.rule("BR-OQ-44")
def test_invade_triggers_kills_then_succor_then_domain() -> None:
    table = Scenario(
        """
        age 3
        turn wolf
        wolf sheet troll friggas_succor thors_domain
        raven sheet friggas_protection
        raven at gimle warrior
        """
    ).plays("wolf invade troll", "wolf to gimle")
    assert table.asked() == {"raven": "save_figures"}
    table.plays("raven done")
    assert table.asked() == {"wolf": "add_warrior"}
    table.plays("wolf done")
    assert table.asked() == {"wolf": "pillage_at_once"}


@pytest.mark.rule("BR-OQ-54")
def test_leader_who_died_before_the_success_does_not_count() -> None:
    table = fight(
        "wolf sheet lord_of_spears\nwolf at gimle leader warrior\nraven at gimle warrior",
        wolf="odins_tide",
    ).plays("wolf leave warrior")
    assert table.totals() == {"wolf": 2, "raven": 1}
    assert [table.column("wolf", stat) for stat in STATS] == [2, 1, 1]


@pytest.mark.rule("BR-OQ-56", "BR-ACT-10")
def test_effects_that_are_not_actions_are_open_at_zero_rage_and_after_a_pass() -> None:
    table = fight(
        """
        wolf at gimle warrior
        raven passed
        raven rage 0
        raven at andlang leader
        raven hand tyrs_bash
        serpent rage 0
        serpent at andlang warrior
        serpent sheet lokis_blessing
        """
    )
    assert table.asked() == {"raven": "join"}
    table.plays("raven join leader", "serpent join warrior", "raven play tyrs_bash")
    assert table.asked() == {"serpent": "invade_after_defeat"}
    table.plays("serpent invade warrior")
    assert table.at("serpent", "gimle") == ["warrior"]
    assert table.glory("raven") == 3


TWO_TYRS = """
    seats wolf raven serpent
    age 3
    turn wolf
    wolf at gimle leader
    raven at gimle warrior
    serpent at gimle warrior
    wolf sheet tyrs_domain lokis_domain
    raven sheet thors_glory tyrs_wrath troll
    wolf hand quest_alfheim.1
    raven hand quest_manheim.1
    serpent hand quest_jotunheim.1
"""


@pytest.mark.rule("BR-OQ-39", "BR-OQ-55")
def test_each_owner_is_asked_in_turn_and_only_for_the_upgrades_of_the_own_sheet() -> None:
    table = Scenario(TWO_TYRS)
    table.plays("wolf pillage gimle", "wolf play quest_alfheim", "raven play quest_manheim")
    table.plays("serpent play quest_jotunheim")
    assert table.asked() == {"wolf": "treat_quest"}
    assert table.offers("wolf") == ["treat tyrs_domain", "done"]
    table.plays("wolf treat tyrs_domain")
    assert table.asked() == {"raven": "treat_quest"}
    assert table.offers("raven") == ["treat tyrs_wrath", "done"]
    table.plays("raven treat tyrs_wrath")
    assert table.totals() == {"wolf": 6, "raven": 6, "serpent": 1}
