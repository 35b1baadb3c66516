"""Every Battle card: its bonus and its whole text (the Effect column of the card catalogue)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.blood_rage.fights import GROUND, fight, fight_out, hands, table_with_copies

DUEL = """
    wolf at gimle leader
    raven at gimle warrior
"""
STATS = ("rage", "axes", "horns")


@pytest.mark.rule("BR-CARD-04", "BR-PLAY-05")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("tyrs_bash", 2),
        ("tyrs_smash.1", 3),
        ("tyrs_smash.2", 3),
        ("tyrs_crush.1", 4),
        ("tyrs_crush.2", 4),
        ("tyrs_crush.3", 4),
        ("tyrs_smite.1", 5),
        ("tyrs_smite.2", 5),
        ("tyrs_smite.3", 5),
        ("tyrs_rage.2", 6),
        ("tyrs_rage.3", 6),
    ],
)
def test_plain_card_adds_its_bonus_and_does_nothing_else(card: str, bonus: int) -> None:
    table = fight(DUEL, wolf=card)
    assert table.totals() == {"wolf": 3 + bonus, "raven": 1}
    assert (table.glory("wolf"), table.glory("raven")) == (3, 0)
    assert (table.rage("wolf"), table.rage("raven")) == (6, 6)
    assert [table.column("wolf", stat) for stat in STATS] == [2, 1, 1]
    assert table.discarded() == [card]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-CARD-08", "BR-OQ-42")
@pytest.mark.parametrize("card", ["tyrs_bash", "tyrs_rage.3", "thors_primacy"])
def test_other_battle_cards_are_not_late_cards(card: str) -> None:
    table = fight(DUEL + f"wolf hand {card}", wolf="tyrs_crush.1")
    assert table.offers("wolf") == ["done"]
    assert table.why_not("wolf", f"add {card}") == "BR-CARD-08"


# Odin's Smite


@pytest.mark.rule("BR-OQ-18", "BR-OQ-39")
def test_odins_smite_kills_one_warrior_of_each_other_participant_before_totals() -> None:
    table = fight(
        """
        wolf at gimle warrior
        raven at gimle warrior*2
        serpent at gimle leader
        bear at horgr warrior
        """,
        wolf="odins_smite",
        raven="tyrs_smite",
    )
    assert table.totals() == {"wolf": 1 + 1, "raven": 1 + 5, "serpent": 3}
    assert table.at("raven", "gimle") == ["warrior"]
    assert table.at("raven", "valhalla") == ["warrior"]
    assert table.at("bear", "horgr") == ["warrior"]


@pytest.mark.rule("BR-OQ-18")
def test_odins_smite_does_not_touch_warriors_elsewhere() -> None:
    table = fight(
        """
        wolf at gimle leader
        raven at fjord_northwest ship
        raven at utgard warrior
        """,
        wolf="odins_smite",
    )
    assert table.totals() == {"wolf": 4, "raven": 2}
    assert table.at("raven", "utgard") == ["warrior"]


@pytest.mark.rule("BR-OQ-18")
def test_two_smites_are_resolved_one_after_the_other() -> None:
    table = fight(
        """
        serpent stats 1/1/2
        wolf at gimle warrior
        raven at gimle warrior
        serpent at gimle warrior*3
        """,
        wolf="odins_smite",
        raven="odins_smite",
    )
    assert table.totals() == {"wolf": 0 + 1, "raven": 0 + 1, "serpent": 1}


# Heimdall's Sight


@pytest.mark.rule("BR-OQ-12")
def test_heimdalls_sight_copies_the_highest_single_enemy_bonus() -> None:
    table = fight(
        """
        wolf at gimle leader
        raven at gimle warrior
        serpent at gimle warrior
        """,
        wolf="heimdalls_sight",
        raven="tyrs_crush",
        serpent="tyrs_bash",
    )
    assert table.totals() == {"wolf": 3 + 4, "raven": 1 + 4, "serpent": 1 + 2}


@pytest.mark.rule("BR-OQ-12")
def test_heimdalls_sight_counts_late_cards_of_enemies_but_not_own_ones() -> None:
    table = fight(
        DUEL
        + """
        wolf hand heimdalls_gaze
        raven hand heimdalls_eye
        """,
        wolf="heimdalls_sight",
        raven="thors_hammer",
    )
    table.plays("wolf add heimdalls_gaze", "raven add heimdalls_eye")
    assert table.totals() == {"wolf": 3 + 2 + 3, "raven": 1 + 1 + 2}


@pytest.mark.rule("BR-OQ-12")
@pytest.mark.parametrize("bluff", ["quest_alfheim", "friggas_domain"])
def test_heimdalls_sight_is_worth_nothing_without_an_enemy_bonus(bluff: str) -> None:
    table = fight(DUEL, wolf="heimdalls_sight", raven=bluff)
    assert table.totals() == {"wolf": 3, "raven": 1}


@pytest.mark.rule("BR-OQ-12", "BR-OQ-55")
def test_heimdalls_sight_copies_a_quest_treated_as_a_battle_card() -> None:
    table = fight(DUEL + "raven sheet tyrs_wrath", wolf="heimdalls_sight", raven="quest_alfheim.3")
    table.plays("raven treat tyrs_wrath")
    assert table.totals() == {"wolf": 3 + 5, "raven": 1 + 5}


@pytest.mark.rule("BR-OQ-12")
def test_another_sight_counts_nothing(tmp_path: Path) -> None:
    cards = {"wolf": "heimdalls_sight", "raven": "heimdalls_sight"}
    table = table_with_copies(tmp_path, GROUND + DUEL + hands(cards), "heimdalls_sight", 1, 2)
    fight_out(table, cards)
    assert table.totals() == {"wolf": 3, "raven": 1}


@pytest.mark.rule("BR-OQ-12", "BR-OQ-40")
def test_heimdalls_sight_is_worth_nothing_under_thors_primacy() -> None:
    table = fight(DUEL, wolf="heimdalls_sight", raven="thors_primacy")
    assert table.totals() == {"wolf": 3, "raven": 4}


# Late cards: Heimdall's Eye and Heimdall's Gaze


@pytest.mark.rule("BR-CARD-08", "BR-PLAY-11")
@pytest.mark.parametrize(("card", "bonus"), [("heimdalls_eye", 2), ("heimdalls_gaze", 3)])
def test_late_card_is_added_after_the_reveal(card: str, bonus: int) -> None:
    table = fight(DUEL + f"raven hand {card}", wolf="tyrs_bash", raven="tyrs_smash.1")
    assert table.asked() == {"raven": "add_late_card"}
    table.plays(f"raven add {card}")
    assert table.totals() == {"wolf": 5, "raven": 1 + 3 + bonus}


@pytest.mark.rule("BR-PLAY-14")
@pytest.mark.parametrize(("card", "bonus"), [("heimdalls_eye", 2), ("heimdalls_gaze", 3)])
def test_late_card_may_be_the_simultaneous_card(card: str, bonus: int) -> None:
    assert fight(DUEL, raven=card).totals() == {"wolf": 3, "raven": 1 + bonus}


@pytest.mark.rule("BR-PLAY-12", "BR-PLAY-13")
def test_late_cards_go_round_one_at_a_time_from_the_pillager() -> None:
    table = fight(
        DUEL
        + """
        wolf hand heimdalls_eye heimdalls_eye
        raven hand heimdalls_gaze
        """,
        wolf="tyrs_bash",
        raven="tyrs_rage",
    )
    table.plays("wolf add heimdalls_eye")
    assert table.asked() == {"raven": "add_late_card"}
    table.plays("raven done")
    assert table.asked() == {"wolf": "add_late_card"}
    table.plays("wolf add heimdalls_eye", "raven add heimdalls_gaze")
    assert table.totals() == {"wolf": 3 + 2 + 2 + 2, "raven": 1 + 6 + 3}


# Odin's Tide


TIDE = """
    wolf at gimle leader warrior
    wolf at fjord_northwest ship
    raven at gimle warrior*2
    serpent at gimle warrior
"""


@pytest.mark.rule("BR-OQ-41")
def test_odins_tide_leaves_each_participant_one_figure_of_province_and_fjord() -> None:
    table = fight(TIDE, raven="odins_tide")
    assert table.asked() == {"wolf": "leave_one"}
    assert table.offers("wolf") == ["leave leader", "leave warrior-1", "leave ship"]
    table.plays("wolf leave ship")
    assert table.asked() == {"raven": "leave_one"}
    assert table.at("wolf", "gimle") == ["leader", "warrior"]
    table.plays("raven leave warrior")
    assert table.totals() == {"wolf": 2, "raven": 1 + 1, "serpent": 1}


@pytest.mark.rule("BR-OQ-41")
def test_odins_tide_kills_before_totals_and_spares_the_chosen_figure() -> None:
    table = fight(TIDE, wolf="odins_tide")
    table.plays("wolf leave leader", "raven leave warrior")
    assert table.totals() == {"wolf": 3 + 1, "raven": 1, "serpent": 1}
    assert table.at("wolf", "gimle") == ["leader"]
    assert table.at("wolf", "valhalla") == ["warrior", "ship"]


@pytest.mark.rule("BR-OQ-41")
def test_two_tides_act_once() -> None:
    table = fight(TIDE, wolf="odins_tide", serpent="odins_tide")
    table.plays("wolf leave ship", "raven leave warrior")
    assert len(table.events("figure_stays")) == 2
    assert table.totals() == {"wolf": 2 + 1, "raven": 1, "serpent": 1 + 1}


@pytest.mark.rule("BR-OQ-41", "BR-FAQ-02")
def test_smite_and_tide_act_in_the_order_of_their_owners() -> None:
    position = "wolf at gimle leader warrior\nraven at gimle leader warrior"
    smite_first = fight(position, wolf="odins_smite", raven="odins_tide")
    assert smite_first.asked() == {"wolf": "leave_one"}
    assert smite_first.at("raven", "gimle") == ["leader"]
    smite_first.plays("wolf leave leader")
    assert smite_first.totals() == {"wolf": 3 + 1, "raven": 3 + 1}

    tide_first = fight(position, wolf="odins_tide", raven="odins_smite")
    tide_first.plays("wolf leave warrior", "raven leave leader")
    assert tide_first.totals() == {"wolf": 0 + 1, "raven": 3 + 1}


# Odin's Judgement


@pytest.mark.rule("BR-OQ-43")
@pytest.mark.parametrize(
    ("wolf", "raven", "glory"),
    [
        ("odins_judgement", "thors_hammer", {"wolf": 3 + 2 * 2, "raven": 0}),
        ("tyrs_smash", "odins_judgement", {"wolf": 3, "raven": 2 * 2}),
    ],
)
def test_odins_judgement_pays_for_each_dead_figure_won_or_lost(
    wolf: str, raven: str, glory: dict[str, int]
) -> None:
    position = "wolf at gimle leader\nraven at gimle warrior\nraven at fjord_northwest ship"
    table = fight(position, wolf=wolf, raven=raven)
    assert {clan: table.glory(clan) for clan in glory} == glory


@pytest.mark.rule("BR-OQ-43")
def test_odins_judgement_counts_own_dead_and_ties_and_smite() -> None:
    table = fight(
        """
        wolf at gimle leader warrior
        raven at gimle warrior*3
        """,
        wolf="odins_smite",
        raven="odins_judgement",
    )
    assert table.totals() == {"wolf": 5, "raven": 4}
    assert table.glory("raven") == 2 * 3

    tied = fight(
        "wolf at gimle leader\nraven at gimle warrior*2",
        wolf="odins_judgement",
        raven="tyrs_smash",
    )
    assert tied.totals() == {"wolf": 5, "raven": 5}
    assert tied.glory("wolf") == 2 * 3


# Loki: Trickery, Backstab, Poison


@pytest.mark.rule("BR-OQ-06", "BR-OQ-09")
def test_lokis_trickery_takes_one_rage_of_the_winner() -> None:
    table = fight(DUEL + "wolf rage 4\nraven rage 1", raven="lokis_trickery")
    assert (table.rage("wolf"), table.rage("raven")) == (3, 2)


@pytest.mark.rule("BR-OQ-06")
def test_lokis_trickery_takes_nothing_from_a_winner_without_rage() -> None:
    table = fight(DUEL + "raven rage 0", wolf="lokis_trickery", raven="tyrs_rage")
    assert table.totals() == {"wolf": 3, "raven": 7}
    assert (table.rage("wolf"), table.rage("raven")) == (6, 0)


@pytest.mark.rule("BR-FAQ-11")
@pytest.mark.parametrize("card", ["lokis_trickery", "lokis_backstab", "lokis_poison"])
def test_lokis_cards_do_nothing_for_the_winner(card: str) -> None:
    table = fight(DUEL + "raven glory 10", wolf=card, raven="thors_hammer")
    assert (table.rage("wolf"), table.rage("raven")) == (6, 6)
    assert (table.glory("wolf"), table.glory("raven")) == (3, 10)
    assert table.hand("raven") == ["thors_hammer"]
    assert table.discarded() == [card]


@pytest.mark.rule("BR-OQ-06", "BR-OQ-09")
def test_lokis_backstab_takes_two_glory_after_the_battle_glory() -> None:
    table = fight(DUEL, raven="lokis_backstab")
    assert (table.glory("wolf"), table.glory("raven")) == (3 - 2, 2)


@pytest.mark.rule("BR-OQ-06", "BR-FAQ-02")
def test_second_backstab_takes_only_what_is_left() -> None:
    table = fight(
        DUEL + "serpent at gimle warrior", serpent="lokis_backstab", raven="lokis_backstab"
    )
    assert [table.glory(clan) for clan in ("wolf", "raven", "serpent")] == [0, 2, 1]


@pytest.mark.rule("BR-OQ-52", "BR-OQ-15")
def test_lokis_poison_takes_all_cards_of_the_winner_and_returns_itself() -> None:
    table = fight(DUEL + "wolf hand heimdalls_eye", wolf="quest_alfheim.3", raven="lokis_poison")
    table.plays("wolf add heimdalls_eye")
    assert sorted(table.hand("raven")) == ["heimdalls_eye", "lokis_poison", "quest_alfheim.3"]
    assert table.hand("wolf") == []
    assert table.discarded() == []


@pytest.mark.rule("BR-OQ-52")
def test_lokis_poison_leaves_the_cards_of_other_losers_alone() -> None:
    table = fight(
        DUEL + "serpent at gimle warrior",
        wolf="tyrs_smite",
        raven="lokis_poison",
        serpent="tyrs_bash",
    )
    assert table.hand("serpent") == ["tyrs_bash"]
    assert sorted(table.hand("raven")) == ["lokis_poison", "tyrs_smite.3"]


# Heimdall's Watch


@pytest.mark.rule("BR-OQ-13")
@pytest.mark.parametrize("watch", ["heimdalls_watch.2", "heimdalls_watch.3"])
def test_heimdalls_watch_pays_the_bonuses_discards_all_and_starts_again(watch: str) -> None:
    table = fight(
        DUEL + "raven hand tyrs_bash\nwolf hand tyrs_smash.1",
        wolf="odins_smite",
        raven=watch,
    )
    assert table.glory("raven") == 1
    assert sorted(table.discarded()) == sorted(["odins_smite", watch])
    assert table.at("raven", "gimle") == ["warrior"], "the Smite did not happen"
    assert table.asked() == {"wolf": "play_card", "raven": "play_card"}
    table.plays("raven play tyrs_bash", "wolf play tyrs_smash.1")
    assert table.totals() == {"wolf": 6, "raven": 3}
    assert table.hand("raven") == ["tyrs_bash"]


@pytest.mark.rule("BR-OQ-13")
def test_after_a_watch_who_has_no_card_goes_on_without() -> None:
    table = fight(DUEL + "raven hand tyrs_crush.1", wolf="tyrs_rage", raven="heimdalls_watch")
    assert table.glory("raven") == 6
    assert table.asked() == {"raven": "play_card"}
    table.plays("raven play tyrs_crush")
    assert table.totals() == {"wolf": 3, "raven": 5}


# Frigga's Grace


@pytest.mark.rule("BR-FAQ-07", "BR-CLAN-11")
def test_friggas_grace_raises_another_stat_before_the_battle_glory() -> None:
    table = fight(DUEL, wolf="friggas_grace")
    assert table.offers("wolf") == ["raise axes", "raise horns"]
    assert table.why_not("wolf", "raise rage") == "BR-FAQ-07"
    table.plays("wolf raise axes")
    assert table.totals()["wolf"] == 3 + 2
    assert table.glory("wolf") == 4


@pytest.mark.rule("BR-FAQ-07")
def test_friggas_grace_does_nothing_for_a_winner_who_is_not_the_pillager() -> None:
    table = fight(DUEL + "raven at fjord_northwest ship", raven="friggas_grace")
    assert table.totals() == {"wolf": 3, "raven": 5}
    assert [table.column("raven", stat) for stat in STATS] == [1, 1, 1]
    assert table.asked() == {"raven": "action"}


@pytest.mark.rule("BR-FAQ-07")
def test_friggas_grace_does_nothing_for_a_pillager_who_lost() -> None:
    table = fight(DUEL, wolf="friggas_grace", raven="tyrs_rage")
    assert [table.column("wolf", stat) for stat in STATS] == [1, 1, 1]


# Thor: Hammer, Oath, Ascension, Primacy


@pytest.mark.rule("BR-OQ-09")
def test_thors_hammer_pays_three_glory_to_the_winner_only() -> None:
    assert fight(DUEL, wolf="thors_hammer").glory("wolf") == 3 + 3
    lost = fight(DUEL, wolf="thors_hammer", raven="tyrs_smite")
    assert lost.totals() == {"wolf": 4, "raven": 6}
    assert lost.glory("wolf") == 0


@pytest.mark.rule("BR-OQ-09")
def test_thors_oath_raises_a_stat_after_the_battle_glory() -> None:
    table = fight(DUEL, wolf="thors_oath")
    assert table.glory("wolf") == 3
    assert table.offers("wolf") == ["raise rage", "raise axes", "raise horns"]
    table.plays("wolf raise axes")
    assert table.totals()["wolf"] == 3 + 1
    assert (table.column("wolf", "axes"), table.glory("wolf")) == (2, 3)


@pytest.mark.rule("BR-OQ-09")
def test_thors_oath_is_for_any_winner_and_no_loser() -> None:
    defender = fight(DUEL + "raven at fjord_northwest ship", raven="thors_oath")
    assert defender.asked() == {"raven": "raise_stat"}
    loser = fight(DUEL, wolf="tyrs_bash", raven="thors_oath")
    assert loser.asked() == {"raven": "action"}
    assert [loser.column("raven", stat) for stat in STATS] == [1, 1, 1]


@pytest.mark.rule("BR-OQ-05")
def test_thors_ascension_gives_the_winner_three_rage_and_three_glory() -> None:
    table = fight(DUEL, wolf="thors_ascension")
    assert table.totals()["wolf"] == 3 + 1
    assert (table.glory("wolf"), table.rage("wolf")) == (3 + 3, 6 + 3)
    lost = fight(DUEL, wolf="thors_ascension", raven="tyrs_smite")
    assert (lost.glory("wolf"), lost.rage("wolf")) == (0, 6)


@pytest.mark.rule("BR-FAQ-03", "BR-FAQ-04", "BR-OQ-40")
def test_thors_primacy_cancels_the_watch_but_no_bonus() -> None:
    table = fight(
        DUEL + "serpent at gimle warrior",
        wolf="thors_primacy",
        raven="heimdalls_watch",
        serpent="odins_smite",
    )
    assert table.totals() == {"wolf": 3 + 3, "raven": 1, "serpent": 1 + 1}
    assert table.glory("raven") == 0
    assert table.hand("raven") == ["heimdalls_watch.3"]


@pytest.mark.rule("BR-OQ-40")
@pytest.mark.parametrize(
    "card", ["lokis_trickery", "lokis_backstab", "lokis_poison", "odins_judgement"]
)
def test_thors_primacy_cancels_texts_about_losing_and_the_dead(card: str) -> None:
    table = fight(DUEL, wolf="thors_primacy", raven=card)
    assert (table.rage("wolf"), table.rage("raven")) == (6, 6)
    assert (table.glory("wolf"), table.glory("raven")) == (3, 0)
    assert table.discarded() == ["thors_primacy"]
    assert table.hand("raven") == [card]


@pytest.mark.rule("BR-OQ-40")
@pytest.mark.parametrize("card", ["thors_hammer", "thors_ascension", "thors_oath", "friggas_grace"])
def test_thors_primacy_cancels_texts_about_winning_and_pillaging(card: str) -> None:
    table = fight(
        "wolf at gimle leader warrior\nraven at gimle warrior", wolf=card, raven="thors_primacy"
    )
    assert table.totals()["wolf"] > table.totals()["raven"]
    assert (table.glory("wolf"), table.rage("wolf")) == (3, 6)
    assert [table.column("wolf", stat) for stat in STATS] == [2, 1, 1]


@pytest.mark.rule("BR-OQ-40")
def test_thors_primacy_leaves_late_cards_upgrades_and_the_owners_cards_alone() -> None:
    table = fight(
        DUEL
        + """
        wolf hand heimdalls_eye
        raven sheet tyrs_domain
        raven hand heimdalls_gaze
        """,
        wolf="thors_primacy",
        raven="quest_alfheim.3",
    )
    table.plays("raven treat tyrs_domain", "wolf add heimdalls_eye", "raven add heimdalls_gaze")
    assert table.totals() == {"wolf": 3 + 3 + 2, "raven": 1 + 3 + 3}


TESTED: dict[str, tuple[Callable[..., None], ...]] = {
    "tyrs_bash": (test_plain_card_adds_its_bonus_and_does_nothing_else,),
    "tyrs_smash": (test_plain_card_adds_its_bonus_and_does_nothing_else,),
    "tyrs_crush": (test_plain_card_adds_its_bonus_and_does_nothing_else,),
    "tyrs_smite": (test_plain_card_adds_its_bonus_and_does_nothing_else,),
    "tyrs_rage": (test_plain_card_adds_its_bonus_and_does_nothing_else,),
    "odins_smite": (
        test_odins_smite_kills_one_warrior_of_each_other_participant_before_totals,
        test_odins_smite_does_not_touch_warriors_elsewhere,
        test_two_smites_are_resolved_one_after_the_other,
    ),
    "odins_tide": (
        test_odins_tide_leaves_each_participant_one_figure_of_province_and_fjord,
        test_odins_tide_kills_before_totals_and_spares_the_chosen_figure,
        test_two_tides_act_once,
    ),
    "odins_judgement": (
        test_odins_judgement_pays_for_each_dead_figure_won_or_lost,
        test_odins_judgement_counts_own_dead_and_ties_and_smite,
    ),
    "heimdalls_sight": (
        test_heimdalls_sight_copies_the_highest_single_enemy_bonus,
        test_heimdalls_sight_counts_late_cards_of_enemies_but_not_own_ones,
        test_heimdalls_sight_copies_a_quest_treated_as_a_battle_card,
        test_another_sight_counts_nothing,
        test_heimdalls_sight_is_worth_nothing_under_thors_primacy,
    ),
    "heimdalls_eye": (
        test_late_card_is_added_after_the_reveal,
        test_late_card_may_be_the_simultaneous_card,
        test_late_cards_go_round_one_at_a_time_from_the_pillager,
    ),
    "heimdalls_gaze": (
        test_late_card_is_added_after_the_reveal,
        test_late_card_may_be_the_simultaneous_card,
        test_late_cards_go_round_one_at_a_time_from_the_pillager,
    ),
    "heimdalls_watch": (
        test_heimdalls_watch_pays_the_bonuses_discards_all_and_starts_again,
        test_after_a_watch_who_has_no_card_goes_on_without,
    ),
    "friggas_grace": (
        test_friggas_grace_raises_another_stat_before_the_battle_glory,
        test_friggas_grace_does_nothing_for_a_winner_who_is_not_the_pillager,
        test_friggas_grace_does_nothing_for_a_pillager_who_lost,
    ),
    "lokis_trickery": (
        test_lokis_trickery_takes_one_rage_of_the_winner,
        test_lokis_trickery_takes_nothing_from_a_winner_without_rage,
        test_lokis_cards_do_nothing_for_the_winner,
    ),
    "lokis_backstab": (
        test_lokis_backstab_takes_two_glory_after_the_battle_glory,
        test_second_backstab_takes_only_what_is_left,
        test_lokis_cards_do_nothing_for_the_winner,
    ),
    "lokis_poison": (
        test_lokis_poison_takes_all_cards_of_the_winner_and_returns_itself,
        test_lokis_poison_leaves_the_cards_of_other_losers_alone,
        test_lokis_cards_do_nothing_for_the_winner,
    ),
    "thors_hammer": (test_thors_hammer_pays_three_glory_to_the_winner_only,),
    "thors_oath": (
        test_thors_oath_raises_a_stat_after_the_battle_glory,
        test_thors_oath_is_for_any_winner_and_no_loser,
    ),
    "thors_ascension": (test_thors_ascension_gives_the_winner_three_rage_and_three_glory,),
    "thors_primacy": (
        test_thors_primacy_cancels_the_watch_but_no_bonus,
        test_thors_primacy_cancels_texts_about_losing_and_the_dead,
        test_thors_primacy_cancels_texts_about_winning_and_pillaging,
        test_thors_primacy_leaves_late_cards_upgrades_and_the_owners_cards_alone,
    ),
}
