"""Chapter 14: hunt, rewards, injuries."""

from __future__ import annotations

import pytest

from tests.games.lords_of_hellas.scenario import Scenario

HUNTER = """
    seats tyrian aegean marble
    turn tyrian
    tyrian hero achilles crete levels 1/{strength}/2 {more}
    aegean hero heracles epirus
    marble hero perseus epirus
    deck combat {deck}
    {position}
"""


def hunter(
    position: str, *, strength: int = 1, more: str = "", deck: str = "local_support_torch"
) -> Scenario:
    return Scenario(HUNTER.format(position=position, strength=strength, more=more, deck=deck))


CYCLOPS = "monster cyclops crete\n"  # bow, mace (priest), spear, spear (artifact)


@pytest.mark.rule("LOH-HUNT-01", "LOH-HUNT-02", "LOH-SA-07", "LOH-OQ-11")
def test_the_hero_chooses_one_of_the_monsters_in_its_region() -> None:
    table = hunter("monster cyclops crete\nmonster hydra crete\nmonster medusa elis")
    assert table.offers("tyrian", "hunt") == ["hunt cyclops", "hunt hydra"]
    assert table.why_not("tyrian", "hunt medusa") == "LOH-SA-07"
    table.plays("tyrian hunt hydra")
    assert table.g.hunt.monster == table.monster("hydra")


@pytest.mark.rule("LOH-HUNT-04", "LOH-HUNT-06", "LOH-MON-04", "LOH-HUNT-11")
def test_several_wounds_then_the_monster_attacks() -> None:
    table = hunter(CYCLOPS + "tyrian hand assault_spear wild_attack_spear")
    table.plays("tyrian hunt cyclops")
    assert table.offers("tyrian", "wound") == ["wound 3", "wound 4"]
    table.plays("tyrian wound 3", "tyrian spend wild_attack_spear")
    assert table.wounds("cyclops") == [3]
    assert "wild_attack_spear" in table.discarded()
    table.plays("tyrian wound 4", "tyrian spend assault_spear", "tyrian done")
    assert table.asked() == {"aegean": "choose_attack"}


@pytest.mark.rule("LOH-HUNT-05", "LOH-HUNT-15", "LOH-EX-65")
@pytest.mark.parametrize(
    ("before", "after"), [("injured speed", 2), ("injured speed,strength,leadership", 3)]
)
def test_declining_fails_the_hunt_and_injures(before: str, after: int) -> None:
    table = hunter(CYCLOPS, more=before)
    table.plays("tyrian hunt cyclops", "tyrian give-up")
    if after == 2:
        table.plays("tyrian injure strength")
    assert len(table.injuries("tyrian")) == after
    assert table.asked() == {"aegean": "turn"}


@pytest.mark.rule("LOH-HUNT-06", "LOH-HUNT-12")
def test_a_monster_may_die_in_the_first_attack() -> None:
    table = hunter("monster cyclops crete wounds 1,2,3\ntyrian hand assault_spear")
    table.plays("tyrian hunt cyclops", "tyrian wound 4", "tyrian spend assault_spear")
    assert table.slain("tyrian") == ["cyclops"]
    assert table.events("monster_attacks") == []


@pytest.mark.rule("LOH-HUNT-07", "LOH-INFO-04", "LOH-OQ-46")
def test_the_left_neighbour_chooses_one_of_two_attack_cards() -> None:
    table = hunter(CYCLOPS + "tyrian hand assault_spear")
    table.plays("tyrian hunt cyclops").stacks_attacks("recall_3", "fury")
    table.plays("tyrian wound 3", "tyrian spend assault_spear", "tyrian done")
    assert table.offers("aegean") == ["attack fury", "attack recall_3"]
    table.plays("aegean attack fury")
    assert [table.g.content.attacks[card].name for card in table.g.hunt.unused] == ["recall_3"]
    assert table.g.hunt.strength == 4


DEFENCE = CYCLOPS + "tyrian hand assault_spear flank_attack_bow phalanx_torch_2 wild_attack_sword"


def attacked(card: str, position: str = DEFENCE, *, more: str = "", strength: int = 1) -> Scenario:
    """The hunter has wounded the monster, which attacks with this card."""
    table = hunter(position, more=more, strength=strength)
    table.plays("tyrian hunt cyclops").stacks_attacks(
        card, "attack_5" if card != "attack_5" else "fury"
    )
    table.plays("tyrian wound 3", "tyrian spend assault_spear", "tyrian done")
    return table.plays(f"aegean attack {card}")


@pytest.mark.rule("LOH-HUNT-08", "LOH-HUNT-09", "LOH-EX-66", "LOH-HUNT-11")
def test_a_defence_needs_at_least_the_strength_of_the_attack() -> None:
    table = attacked("attack_4")
    table.plays("tyrian defend flank_attack_bow")
    assert "done" not in table.offers("tyrian")  # a smaller total may not be played
    table.plays("tyrian defend phalanx_torch_2")
    assert table.injuries("tyrian") == []
    assert len(table.hand("tyrian")) == 1 + 1 + 2  # sword, opening draw, two drawn
    alone = hunter(
        CYCLOPS + "tyrian hand assault_spear wild_attack_sword", deck="reinforcements_shield"
    )
    alone.plays("tyrian hunt cyclops").stacks_attacks("attack_4", "attack_5")
    alone.plays(
        "tyrian wound 3", "tyrian spend assault_spear", "tyrian done", "aegean attack attack_4"
    )
    assert alone.offers("tyrian", "defend") == []
    assert alone.why_not("tyrian", "defend wild_attack_sword") == "LOH-HUNT-08"


@pytest.mark.rule("LOH-HUNT-10")
def test_an_undefended_attack_takes_effect_and_one_card_is_drawn() -> None:
    table = attacked("attack_4")
    before = len(table.hand("tyrian"))
    table.plays("tyrian done", "tyrian injure speed")
    assert table.injuries("tyrian") == ["speed"]
    assert len(table.hand("tyrian")) == before + 1
    assert table.asked() == {"tyrian": "hero_attacks"}


@pytest.mark.rule("LOH-HUNT-13", "LOH-HUNT-18", "LOH-HUNT-21", "LOH-OQ-32")
def test_an_attack_may_end_the_hunt_but_a_card_is_drawn_first() -> None:
    table = attacked("recall_3")
    before = len(table.hand("tyrian"))
    table.plays("tyrian done")
    assert table.asked() == {"tyrian": "injure"}
    assert len(table.hand("tyrian")) == before + 1
    table.plays("tyrian injure speed")
    assert table.wounds("cyclops") == [3]
    assert table.asked() == {"aegean": "turn"} or table.asked() == {"tyrian": "discard"}


@pytest.mark.rule("LOH-HUNT-14", "LOH-HUNT-20", "LOH-INJ-03")
def test_a_fourth_injury_ends_the_hunt_and_the_rest_of_the_card() -> None:
    table = attacked("wild_attack_4", more="injured speed,leadership,strength")
    before = len(table.hand("tyrian"))
    table.plays("tyrian done")
    assert len(table.injuries("tyrian")) == 3
    assert table.events("fourth_injury") != []
    assert len(table.hand("tyrian")) == before + 1  # no random discard
    assert table.g.hunt.hunter == -1
    assert table.asked() == {"tyrian": "discard"}


@pytest.mark.rule("LOH-HUNT-16", "LOH-EX-64", "LOH-BATTLE-15")
def test_the_hand_limit_waits_for_the_end_of_the_hunt() -> None:
    table = hunter(
        CYCLOPS + "tyrian hand assault_spear flank_attack_bow wild_attack_sword", strength=4
    )
    table.plays("tyrian hunt cyclops")
    assert len(table.hand("tyrian")) == 7
    table.plays("tyrian wound 3", "tyrian spend assault_spear")
    assert len(table.hand("tyrian")) == 6
    table.stacks_attacks("recall_3", "recall_4")
    table.plays("tyrian done", "aegean attack recall_3", "tyrian done", "tyrian injure speed")
    assert table.asked() == {"tyrian": "discard"}
    for _ in range(3):
        table.plays("tyrian " + table.offers("tyrian")[0])
    assert len(table.hand("tyrian")) == 4
    assert table.asked() == {"aegean": "turn"}


@pytest.mark.rule("LOH-HUNT-17", "LOH-LIMIT-04")
def test_every_hunt_starts_with_all_attack_cards_and_an_empty_deck_is_rebuilt() -> None:
    table = hunter(CYCLOPS + "tyrian hand assault_spear")
    table.plays("tyrian hunt cyclops")
    assert len(table.g.hunt.deck) == 18
    table.g.hunt.unused = table.g.hunt.deck[:17]
    table.g.hunt.deck = table.g.hunt.deck[17:]
    table.plays("tyrian wound 3", "tyrian spend assault_spear", "tyrian done")
    assert len(table.g.hunt.drawn) == 2
    assert len(table.g.hunt.deck) == 16


@pytest.mark.rule("LOH-HUNT-19", "LOH-OQ-31")
def test_requirements_of_an_evolution() -> None:
    priest = "monster minotaur crete evolved minotaur_1\ntyrian priests {}"
    assert hunter(priest.format(1)).offers("tyrian", "hunt") == ["hunt minotaur"]
    assert hunter(priest.format(0)).offers("tyrian", "hunt") == []
    assert hunter(priest.format(0)).why_not("tyrian", "hunt minotaur") == "LOH-HUNT-19"
    sphinx = "monster sphinx crete evolved sphinx_1"
    assert hunter(sphinx).offers("tyrian", "hunt") == []
    leader = Scenario(
        HUNTER.format(position=sphinx, strength=1, more="", deck="glory_bow").replace(
            "levels 1/", "levels 3/"
        )
    )
    assert leader.offers("tyrian", "hunt") == ["hunt sphinx"]


@pytest.mark.rule("LOH-HUNT-22", "LOH-OQ-56", "LOH-HUNT-23")
def test_the_start_of_a_hunt() -> None:
    table = hunter(
        CYCLOPS
        + """
        tyrian blessings inspiring_hunt weak_spot
        tyrian artifacts harpe poison_arrows
        tyrian hand glory_torch
    """
    )
    table.plays("tyrian hunt cyclops")
    assert table.priests("tyrian") == 1
    assert table.hand("tyrian") == ["glory_torch"]  # before the opening draw
    assert table.offers("tyrian") == ["use harpe", "use poison_arrows", "done"]
    table.plays("tyrian use poison_arrows", "tyrian wound 4")
    assert table.wounds("cyclops") == [4]
    assert len(table.hand("tyrian")) == 2
    table.plays("tyrian done")
    assert len(table.hand("tyrian")) == 3  # the opening draw
    assert table.offers("tyrian") == ["use harpe", "invoke weak_spot", "done"]
    table.plays("tyrian use harpe", "tyrian invoke weak_spot")
    assert table.asked() == {"tyrian": "discard"}
    table.plays("tyrian discard glory_torch", "tyrian wound 2")
    assert table.wounds("cyclops") == [2, 4]
    assert table.asked() == {"tyrian": "hero_attacks"}
    assert "give-up" in table.offers("tyrian")  # a wound is still demanded
    table.plays("tyrian give-up", "tyrian injure speed")
    assert table.offers("tyrian", "claim") == ["claim priest", "claim artifact"]  # they count


@pytest.mark.rule("LOH-HUNT-12", "LOH-HUNT-21")
def test_the_last_wound_before_the_opening_draw_ends_the_hunt_without_that_draw() -> None:
    table = Scenario(
        """
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles epirus levels 1/1/3
        tyrian artifacts poison_arrows
        monster cyclops epirus wounds 1,2,3
    """
    )
    table.plays("tyrian hunt cyclops", "tyrian use poison_arrows")
    assert table.slain("tyrian") == ["cyclops"]
    drawn = [event.values for event in table.events("cards_drawn")]
    assert drawn == [[0, 1]]  # by the artifact; Strength 3 draws nothing
    assert table.asked() == {"tyrian": "claim_reward"}


@pytest.mark.rule("LOH-HUNT-26", "LOH-OQ-60", "LOH-HUNT-16")
def test_a_card_of_harpe_counts_for_the_hand_limit_before_the_opening_draw() -> None:
    position = (
        CYCLOPS + "tyrian artifacts harpe\ntyrian hand glory_torch glory_bow trap_mace trap_sword\n"
    )
    early = hunter(position).plays("tyrian hunt cyclops", "tyrian use harpe")
    assert early.asked() == {"tyrian": "discard"}
    early.plays("tyrian discard glory_torch")
    assert len(early.hand("tyrian")) == 4 + 1  # the opening draw
    late = hunter(position).plays("tyrian hunt cyclops", "tyrian done", "tyrian use harpe")
    assert late.asked() == {"tyrian": "hero_attacks"}
    assert len(late.hand("tyrian")) == 4 + 1 + 1


@pytest.mark.rule("LOH-HUNT-24", "LOH-OQ-56")
@pytest.mark.parametrize(
    ("card", "strength"),
    [
        ("charge", 1 + 3),
        ("fury", 4),
        ("rampage", 1 + 2),
        ("surprise_attack", 1 + 4),
        ("attack_3", 3),
    ],
)
def test_strengths_are_fixed_when_the_card_is_shown(card: str, strength: int) -> None:
    assert attacked(card).g.hunt.strength == strength


@pytest.mark.rule("LOH-HUNT-24", "LOH-MON-08")
def test_evolutions_make_attacks_stronger() -> None:
    table = attacked("attack_4", DEFENCE.replace("crete", "crete evolved cyclops_1", 1))
    assert table.g.hunt.strength == 5
    more = attacked("fury", DEFENCE.replace("crete", "crete evolved cyclops_2", 1))
    assert more.g.hunt.strength == 5  # one more slot


@pytest.mark.rule("LOH-HUNT-25", "LOH-MON-14", "LOH-HUNT-09")
def test_a_shield_defends_alone_for_an_injury_and_one_card() -> None:
    table = attacked("rampage", CYCLOPS + "tyrian hand assault_spear reinforcements_shield")
    before = len(table.hand("tyrian"))
    table.plays("tyrian shield reinforcements_shield", "tyrian injure speed")
    assert len(table.hand("tyrian")) == before - 1 + 1
    assert table.events("special_attack") == []
    assert table.asked() == {"tyrian": "hero_attacks"}


@pytest.mark.rule("LOH-HUNT-25")
def test_a_shield_with_three_injuries_ends_the_hunt() -> None:
    table = attacked(
        "attack_4",
        CYCLOPS + "tyrian hand assault_spear reinforcements_shield",
        more="injured speed,strength,leadership",
    )
    table.plays("tyrian shield reinforcements_shield")
    assert table.g.hunt.hunter == -1
    assert table.events("hunt_failed") != []


@pytest.mark.rule("LOH-HUNT-25", "LOH-HUNT-24")
def test_the_first_attack_of_the_evolved_cerberus() -> None:
    position = """
        monster cerberus crete evolved cerberus_1
        tyrian hand assault_spear charge_sickle {}
    """

    def struck(card: str) -> Scenario:
        table = hunter(position.format(card))
        table.plays("tyrian hunt cerberus").stacks_attacks("attack_3", "attack_4")
        table.plays("tyrian wound 6", "tyrian spend assault_spear", "tyrian done")
        return table.plays("aegean attack attack_3")

    table = struck("glory_bow")
    assert table.g.hunt.strength == 6
    table.plays("tyrian done", "tyrian injure speed", "tyrian injure strength")
    assert table.g.hunt.hunter == -1  # the hunt has ended after the card's own effect
    shielded = struck("reinforcements_shield")
    shielded.plays("tyrian shield reinforcements_shield", "tyrian injure speed")
    assert shielded.asked() == {"tyrian": "hero_attacks"}


# Any wound


@pytest.mark.rule("LOH-MON-05", "LOH-MON-14", "LOH-EX-06")
@pytest.mark.parametrize(
    "cards",
    [
        "trap_mace encirclement_mace",
        "trap_sword wild_attack_sword",
        "glory_torch fortification_torch phalanx_torch_1",
        "glory_bow fortification_bow local_support_bow",
        "charge_sickle",
    ],
)
def test_sets_of_cards_cover_any_slot(cards: str) -> None:
    table = hunter(
        f"monster cyclops crete wounds 1,2,3\ntyrian hand {cards}", deck="javelin_volley_axe"
    )
    table.plays("tyrian hunt cyclops", "tyrian wound 4")
    for card in cards.split():
        table.plays(f"tyrian spend {card}")
    assert table.slain("tyrian") == ["cyclops"]
    assert len(table.hand("tyrian")) == 1


@pytest.mark.rule("LOH-MON-14")
@pytest.mark.parametrize(
    "cards",
    ["trap_mace", "glory_torch fortification_torch", "wild_attack_axe", "reinforcements_shield"],
)
def test_incomplete_sets_and_other_symbols_cover_nothing_else(cards: str) -> None:
    table = hunter(
        f"monster cyclops crete wounds 1,2,3\ntyrian hand {cards}", deck="javelin_volley_axe"
    )
    table.plays("tyrian hunt cyclops")
    assert table.offers("tyrian", "wound") == []
    assert table.why_not("tyrian", "wound 4") == "LOH-MON-04"


# Special attacks


@pytest.mark.rule("LOH-MON-06")
def test_a_special_attack_is_carried_out_when_the_card_is_not_defended() -> None:
    table = attacked("special_attack_3")
    table.plays("tyrian done", "tyrian injure speed")
    assert table.asked() == {"tyrian": "lower_attribute"}
    defended = attacked("special_attack_3")
    defended.plays("tyrian defend wild_attack_sword")
    assert defended.events("special_attack") == []


@pytest.mark.rule("LOH-MON-09")
def test_wounds_stay_after_the_hunt() -> None:
    table = attacked("recall_3")
    table.plays("tyrian done", "tyrian injure speed")
    while table.asked() == {"tyrian": "discard"}:
        table.plays("tyrian " + table.offers("tyrian")[0])
    assert table.wounds("cyclops") == [3]


# Rewards


@pytest.mark.rule("LOH-MON-03", "LOH-REWARD-01")
def test_a_failed_hunt_gives_one_reward_of_a_mark_covered_or_none() -> None:
    table = hunter(CYCLOPS + "tyrian hand trap_mace assault_spear")
    table.plays("tyrian hunt cyclops").stacks_attacks("recall_3", "recall_4")
    table.plays(
        "tyrian wound 2", "tyrian spend trap_mace", "tyrian wound 4", "tyrian spend assault_spear"
    )
    table.plays("tyrian done", "aegean attack recall_3", "tyrian done", "tyrian injure speed")
    assert table.offers("tyrian") == ["claim priest", "claim artifact", "done"]
    table.plays("tyrian claim priest")
    assert table.priests("tyrian") == 1
    assert table.asked() == {"aegean": "turn"}


@pytest.mark.rule("LOH-REWARD-06", "LOH-REWARD-01")
def test_marks_covered_earlier_give_nothing() -> None:
    table = hunter("monster cyclops crete wounds 2,4")
    table.plays("tyrian hunt cyclops", "tyrian give-up", "tyrian injure speed")
    assert table.asked() == {"aegean": "turn"}


@pytest.mark.rule(
    "LOH-REWARD-02", "LOH-REWARD-03", "LOH-REWARD-04", "LOH-GLORY-01", "LOH-MON-10", "LOH-ARTF-03"
)
def test_a_successful_hunt_gives_glory_the_figure_and_one_reward() -> None:
    table = hunter("""
        monster cyclops crete wounds 1,3
        tyrian hand trap_mace assault_spear
        aegean glory brown
    """)
    table.plays("tyrian hunt cyclops", "tyrian wound 2", "tyrian spend trap_mace")
    table.plays("tyrian wound 4", "tyrian spend assault_spear")
    assert table.glory("tyrian") == ["brown"]
    assert table.glory("aegean") == []
    assert table.slain("tyrian") == ["cyclops"]
    assert table.monster_at("cyclops") is None
    assert table.offers("tyrian") == ["claim priest", "claim artifact", "claim trophy"]
    table.plays("tyrian claim trophy")
    assert table.artifacts("tyrian") == ["eye_of_cyclops"]
    assert table.is_charged("eye_of_cyclops")


@pytest.mark.rule("LOH-REWARD-03", "LOH-REWARD-08", "LOH-OQ-42", "LOH-REWARD-07")
def test_the_monsters_artifact_is_out_of_the_game_if_not_chosen() -> None:
    position = "monster cyclops crete wounds 1,2,3\ntyrian hand assault_spear\n"
    table = hunter(position + "deck artifacts aegis")
    table.plays("tyrian hunt cyclops", "tyrian wound 4", "tyrian spend assault_spear")
    assert table.offers("tyrian") == ["claim artifact", "claim trophy"]
    table.plays("tyrian claim artifact")
    assert table.artifacts("tyrian") == ["aegis"]
    assert all("eye_of_cyclops" not in table.artifacts(army) for army in table.players)
    neutral = [card.name for card in table.g.content.artifacts[:10]]
    empty = hunter(position + f"aegean artifacts {' '.join(neutral)}")
    empty.plays("tyrian hunt cyclops", "tyrian wound 4", "tyrian spend assault_spear")
    assert empty.artifacts("tyrian") == ["eye_of_cyclops"]  # the only reward left


@pytest.mark.rule("LOH-REWARD-05", "LOH-CARD-06")
def test_wounds_outside_a_hunt_give_no_reward_a_kill_gives_glory_and_the_figure() -> None:
    table = hunter("tyrian controls thessaly\nmonster cyclops elis wounds 1,2,3")
    table.plays("tyrian use thunder_of_zeus", "tyrian target cyclops")
    assert table.slain("tyrian") == ["cyclops"]
    assert table.glory("tyrian") == ["green"]  # the land of the monster
    assert table.asked() == {"tyrian": "turn"}
    assert table.artifacts("tyrian") == ["thunder_of_zeus"]


@pytest.mark.rule("LOH-REWARD-09", "LOH-OQ-31")
def test_a_mark_counts_even_if_the_hydra_heals() -> None:
    table = hunter("""
        monster hydra crete
        tyrian hand javelin_volley_axe
    """)
    table.plays("tyrian hunt hydra").stacks_attacks("special_attack_3", "attack_5")
    table.plays("tyrian wound 6", "tyrian spend javelin_volley_axe", "tyrian done")
    table.plays("aegean attack special_attack_3", "tyrian done")
    assert table.wounds("hydra") == []
    table.plays("tyrian give-up", "tyrian injure speed")
    assert table.offers("tyrian") == ["claim artifact", "done"]


@pytest.mark.rule("LOH-MON-12", "LOH-OQ-31")
def test_a_dead_monster_loses_its_evolution_cards_and_wounds() -> None:
    table = hunter("""
        monster cyclops crete wounds 1,2,3,5 evolved cyclops_2
        tyrian hand assault_spear
    """)
    table.plays(
        "tyrian hunt cyclops", "tyrian wound 4", "tyrian spend assault_spear", "tyrian claim trophy"
    )
    cyclops = table.monster("cyclops")
    assert (table.g.wounds[cyclops], table.g.evolved[cyclops]) == (0, 0)
    assert [table.g.content.events[c].name for c in table.g.event_discard] == ["cyclops_2"]


# Injuries


@pytest.mark.rule("LOH-INJ-01", "LOH-INJ-06")
def test_the_owner_chooses_an_attribute_that_is_not_turned_yet_also_of_level_one() -> None:
    table = hunter(CYCLOPS, more="injured speed")
    table.plays("tyrian hunt cyclops", "tyrian give-up")
    assert table.offers("tyrian") == ["injure leadership", "injure strength"]
    table.plays("tyrian injure leadership")
    assert table.injuries("tyrian") == ["leadership", "speed"]


@pytest.mark.rule("LOH-INJ-02", "LOH-EX-59")
def test_an_injured_attribute_counts_one_until_it_is_healed() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles epirus levels 3/1/1 injured leadership
        tyrian hoplites epirus*4
        tyrian controls epirus
    """)
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.asked() == {"tyrian": "turn"}
    table.plays("tyrian prepare", "tyrian heal leadership", "tyrian draw")
    assert table.value("tyrian", "leadership") == 3
    table.plays("aegean prepare", "aegean draw", "aegean draw")
    for _ in range(3):
        table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.hoplites("tyrian", "macedonia") == 4


@pytest.mark.rule("LOH-INJ-04", "LOH-EX-11")
def test_ambrosia_heals_all_injuries() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles epirus injured leadership,speed
        tyrian artifacts ambrosia
    """)
    table.plays("tyrian use ambrosia")
    assert table.injuries("tyrian") == []


@pytest.mark.rule("LOH-INJ-05", "LOH-OQ-33")
def test_effects_inside_an_attack_read_the_value_after_its_injuries() -> None:
    position = "monster sphinx crete\ntyrian hand javelin_volley_axe"
    text = HUNTER.format(position=position, strength=1, more="", deck="glory_bow")
    table = Scenario(text.replace("levels 1/", "levels 4/"))
    table.plays("tyrian hunt sphinx").stacks_attacks("special_attack_3", "attack_5")
    table.plays("tyrian wound 3", "tyrian spend javelin_volley_axe", "tyrian done")
    table.plays("aegean attack special_attack_3", "tyrian done", "tyrian injure leadership")
    assert table.events("hunt_failed") != []
    spared = Scenario(text.replace("levels 1/", "levels 4/"))
    spared.plays("tyrian hunt sphinx").stacks_attacks("special_attack_3", "attack_5")
    spared.plays("tyrian wound 3", "tyrian spend javelin_volley_axe", "tyrian done")
    spared.plays("aegean attack special_attack_3", "tyrian done", "tyrian injure speed")
    assert spared.asked() == {"tyrian": "hero_attacks"}


@pytest.mark.rule("LOH-INJ-07", "LOH-OQ-45", "LOH-CARD-04")
def test_an_injury_as_a_price_must_be_payable_in_full() -> None:
    position = "tyrian blessings exile\nmonster hydra crete"
    assert "invoke exile" in hunter(position).offers("tyrian")
    full = hunter(position, more="injured speed,strength,leadership")
    assert "invoke exile" not in full.offers("tyrian")
    stables = """
        seats tyrian aegean
        turn tyrian
        quests augean_stables
        tyrian hero achilles achaea levels 1/1/3 {}
    """
    table = Scenario(stables.format(""))
    table.plays("tyrian go elis")
    assert len(table.offers("tyrian", "begin")) == 3
    hurt = Scenario(stables.format("injured strength,leadership"))
    hurt.plays("tyrian go elis")
    assert hurt.offers("tyrian", "begin") == ["begin augean_stables-1"]
