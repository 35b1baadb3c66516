"""Chapter 15: battle and retreat."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagaboard.games.lords_of_hellas.loading import load
from tests.games.lords_of_hellas.notation import read_position
from tests.games.lords_of_hellas.scenario import Scenario

FIELD = """
    seats tyrian aegean marble
    turn tyrian
    tyrian hero achilles crete
    aegean hero heracles crete
    marble hero perseus crete
    tyrian hoplites thessaly*{attackers}
    tyrian controls thessaly
    aegean hoplites epirus*{defenders}
    aegean controls epirus
"""


def field(attackers: int, defenders: int, more: str = "") -> Scenario:
    """An attack out of Thessaly on Epirus, up to the first question."""
    table = Scenario(FIELD.format(attackers=attackers, defenders=defenders) + more)
    return table.plays("tyrian march thessaly", f"tyrian send {attackers}", "tyrian to epirus")


@pytest.mark.rule("LOH-BATTLE-01", "LOH-BATTLE-02", "LOH-OQ-47", "LOH-BATTLE-22", "LOH-OQ-10")
def test_whoever_came_in_attacks_whoever_controls_the_region() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        aegean hero heracles crete
        tyrian hoplites messenia*2
        tyrian controls elis messenia
        aegean hoplites elis*2
    """)
    table.plays("tyrian march messenia", "tyrian send 2", "tyrian to elis")
    assert table.events("battle_began")[0].values[1] == table.seat("tyrian")
    assert table.control("elis") == "aegean"  # the tie; population strength 4 does not matter


@pytest.mark.rule("LOH-BATTLE-03", "LOH-MOVE-06")
def test_the_attacker_orders_several_battles() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hero achilles crete levels 2/1/1
        tyrian hoplites thessaly*4
        tyrian controls thessaly
        aegean hoplites epirus
        marble hoplites locris
    """)
    table.plays(
        "tyrian move thessaly", "tyrian to epirus", "tyrian move thessaly", "tyrian to locris"
    )
    assert table.offers("tyrian") == ["fight epirus", "fight locris"]


@pytest.mark.rule("LOH-BATTLE-04", "LOH-BATTLE-09")
def test_all_hoplites_in_the_region_take_part() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete levels 3/1/1
        aegean hero heracles crete
        tyrian hoplites macedonia*2 thessaly*2
        tyrian controls macedonia thessaly
        aegean hoplites epirus*2
        aegean controls epirus
    """)
    table.plays(
        "tyrian move macedonia", "tyrian to epirus", "tyrian move thessaly", "tyrian to epirus"
    )
    table.plays("tyrian move thessaly", "tyrian to epirus")
    assert table.strengths() == (3, 2)


@pytest.mark.rule("LOH-BATTLE-05", "LOH-BATTLE-06", "LOH-BATTLE-14", "LOH-INFO-05")
def test_cards_are_played_alternately_the_defender_first() -> None:
    table = field(
        3,
        2,
        """
        tyrian hand wild_attack_axe wild_attack_sword
        aegean hand wild_attack_mace tactical_maneuver_mace
    """,
    )
    assert table.asked() == {"aegean": "play_card"}
    table.plays("aegean play wild_attack_mace")
    assert table.asked() == {"tyrian": "play_card"}
    table.plays("tyrian play wild_attack_axe")
    table.plays("aegean play tactical_maneuver_mace", "tyrian play wild_attack_sword")
    assert table.strengths() == (3 + 3 + 3, 2 + 3 + 2)
    assert len(table.discarded()) == 4


@pytest.mark.rule("LOH-BATTLE-07", "LOH-EX-57")
def test_passing_is_final() -> None:
    table = field(
        3,
        3,
        """
        tyrian hand wild_attack_axe wild_attack_sword
        aegean hand wild_attack_mace
    """,
    )
    table.plays("aegean done", "tyrian play wild_attack_axe")
    assert table.asked() == {"tyrian": "play_card"}
    assert table.why_not("aegean", "play wild_attack_mace") == "LOH-BATTLE-07"
    table.plays("tyrian play wild_attack_sword")
    assert table.strengths() == (9, 3)


@pytest.mark.rule("LOH-BATTLE-08", "LOH-EX-54")
def test_loss_symbols_are_limited_by_own_hoplites() -> None:
    table = field(
        2,
        3,
        """
        tyrian hand wild_attack_axe wild_attack_sword charge_sickle
        aegean hand trap_mace
    """,
    )
    table.plays("aegean done", "tyrian play wild_attack_axe")
    assert table.offers("tyrian", "play") == ["play wild_attack_sword"]
    assert table.why_not("tyrian", "play charge_sickle") == "LOH-BATTLE-08"


@pytest.mark.rule("LOH-BATTLE-10", "LOH-EX-51", "LOH-BATTLE-12", "LOH-RETREAT-05")
def test_a_tie_is_won_by_the_defender() -> None:
    table = field(2, 2)
    assert table.strengths() == (2, 2)
    assert table.control("epirus") == "aegean"
    assert table.hoplites("aegean", "epirus") == 2
    assert table.hoplites("tyrian", "thessaly") == 1


@pytest.mark.rule("LOH-BATTLE-11", "LOH-BATTLE-12")
def test_loss_symbols_hurt_those_who_played_them_and_the_loser_loses_one_more() -> None:
    table = field(
        5,
        4,
        """
        tyrian hand charge_sickle
        aegean hand wild_attack_mace
        aegean controls macedonia
    """,
    )
    table.plays("aegean play wild_attack_mace", "tyrian play charge_sickle")
    assert table.strengths() == (9, 7)
    table.plays("aegean retreat macedonia")
    assert table.hoplites("tyrian", "epirus") == 3
    assert table.hoplites("aegean", "macedonia") == 4 - 1 - 1


@pytest.mark.rule("LOH-BATTLE-13", "LOH-CTRL-08")
def test_the_winner_takes_control() -> None:
    table = field(3, 1)
    assert table.control("epirus") == "tyrian"
    assert table.hoplites("tyrian", "epirus") == 3


@pytest.mark.rule("LOH-BATTLE-15")
def test_the_hand_limit_is_four_or_six_with_the_armory() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hand charge_sickle glory_bow glory_torch
    """)
    table.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert table.asked() == {"tyrian": "discard"}
    table.plays("tyrian discard glory_bow")
    assert len(table.hand("tyrian")) == 4
    armory = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian blessings armory
        tyrian hand charge_sickle glory_bow glory_torch trap_mace
    """)
    armory.plays("tyrian prepare", "tyrian draw", "tyrian draw")
    assert len(armory.hand("tyrian")) == 6
    assert armory.asked() == {"aegean": "turn"}


@pytest.mark.rule("LOH-BATTLE-16", "LOH-OQ-57")
def test_no_battle_if_effects_before_it_remove_a_side() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hero achilles crete
        tyrian hoplites thessaly
        tyrian controls thessaly
        aegean garrison macedonia
        aegean controls macedonia
        aegean blessings ambush athenas_gift
    """)
    table.plays("tyrian march thessaly", "tyrian send 1", "tyrian to macedonia")
    assert table.events("battle_called_off") != []
    assert table.events("battle_won") == []
    assert table.priests("aegean") == 0
    assert table.control("macedonia") == "aegean"
    attackers = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hero achilles crete
        aegean hero heracles crete
        tyrian hoplites thessaly
        tyrian controls thessaly
        tyrian blessings unbroken_morale athenas_gift
        aegean hoplites epirus*2
        aegean controls epirus
        monster chimera epirus evolved chimera_1
    """)
    attackers.plays("tyrian march thessaly", "tyrian send 1", "tyrian to epirus")
    assert attackers.control("epirus") == "aegean"  # the Chimera left no attacker


@pytest.mark.rule("LOH-BATTLE-16")
def test_surviving_attackers_take_the_region_without_a_battle(tmp_path: Path) -> None:
    """No card of the box removes all defenders, so a stronger one is made up."""
    stronger = 'effects = [{ effect = "kill_if_outnumbered", n = 2 }]'
    (tmp_path / "blessings.toml").write_text(f'[[blessing]]\nid = "unbroken_morale"\n{stronger}\n')
    position = (
        FIELD.format(attackers=1, defenders=2) + "tyrian blessings unbroken_morale athenas_gift"
    )
    table = Scenario(read_position(load(tmp_path), position))
    table.plays("tyrian march thessaly", "tyrian send 1", "tyrian to epirus")
    assert table.events("battle_called_off") != []
    assert table.control("epirus") == "tyrian"
    assert table.priests("tyrian") == 0  # nobody has won a battle


@pytest.mark.rule("LOH-BATTLE-17", "LOH-RETREAT-11", "LOH-OQ-26")
def test_another_action_may_cause_another_battle_in_the_same_region() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete levels 2/1/1
        aegean hero heracles crete
        tyrian hoplites thessaly*5
        tyrian controls thessaly
        aegean hoplites epirus*2
        aegean controls epirus
    """)
    table.plays(
        "tyrian move thessaly", "tyrian to epirus", "tyrian move thessaly", "tyrian to epirus"
    )
    assert table.control("epirus") == "aegean"
    table.plays(
        "tyrian march thessaly", "tyrian send 4", "tyrian to epirus", "aegean retreat aetolia"
    )
    assert table.control("epirus") == "tyrian"
    assert len(table.events("battle_began")) == 2


@pytest.mark.rule("LOH-BATTLE-18", "LOH-BATTLE-19", "LOH-EX-55", "LOH-OQ-29")
def test_a_pyrrhic_victory_changes_no_control() -> None:
    table = field(1, 2, "tyrian hand wild_attack_axe\naegean controls macedonia")
    table.plays("tyrian play wild_attack_axe")
    assert table.strengths() == (4, 2)
    table.plays("aegean retreat macedonia")
    assert table.control("epirus") == "aegean"
    assert table.hoplites("aegean", "macedonia") == 1
    assert table.hoplites("tyrian", "epirus") == 0


@pytest.mark.rule("LOH-BATTLE-20", "LOH-OQ-29")
def test_a_winning_defender_without_survivors_keeps_what_he_had() -> None:
    table = field(2, 1, "aegean hand wild_attack_axe")
    table.plays("aegean play wild_attack_axe")
    assert table.strengths() == (4, 2)
    assert table.control("epirus") == "aegean"
    assert table.hoplites("aegean", "epirus") == 0
    neutral = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        aegean hero heracles crete
        tyrian hoplites thessaly*2
        tyrian controls thessaly
        aegean hoplites epirus
        aegean hand wild_attack_axe
    """)
    neutral.plays(
        "tyrian march thessaly", "tyrian send 2", "tyrian to epirus", "aegean play wild_attack_axe"
    )
    assert neutral.control("epirus") is None


@pytest.mark.rule("LOH-BATTLE-21", "LOH-OQ-44")
def test_a_loser_without_hoplites_loses_nothing_more() -> None:
    table = field(3, 1, "aegean hand trap_mace")
    table.plays("aegean play trap_mace")
    assert table.strengths() == (3, 3)
    lost = field(4, 1, "aegean hand trap_mace")
    lost.plays("aegean play trap_mace")
    assert lost.control("epirus") == "tyrian"
    assert lost.supply("aegean") == 15


@pytest.mark.rule("LOH-BATTLE-23")
def test_cards_that_count_hoplites_count_own_ones() -> None:
    table = field(5, 2, "tyrian hand phalanx_torch_2")
    table.plays("tyrian play phalanx_torch_2")
    assert table.strengths() == (5 + 2 + 2, 2)


@pytest.mark.rule("LOH-BATTLE-24", "LOH-CARD-13", "LOH-OQ-44")
def test_hoplites_brought_into_the_battle_count_at_once() -> None:
    table = field(
        3,
        1,
        """
        aegean hoplites macedonia*2
        aegean controls macedonia
        aegean hand reinforcements_shield charge_sickle
        tyrian hand glory_bow
    """,
    )
    assert "play charge_sickle" not in table.offers("aegean")
    table.plays("aegean play reinforcements_shield", "aegean bring macedonia", "aegean send 2")
    table.plays("tyrian done")
    assert "play charge_sickle" in table.offers("aegean")
    table.plays("aegean play charge_sickle")
    assert table.strengths() == (3 + 4, 3)


@pytest.mark.rule("LOH-BATTLE-25", "LOH-OQ-57")
def test_the_moments_of_a_battle_in_order() -> None:
    table = Scenario(
        FIELD.format(attackers=4, defenders=3)
        + """
        tyrian artifacts medusas_blood caduceus
        tyrian blessings bluff athenas_gift
        tyrian hand wild_attack_sword glory_bow
        aegean hand charge_sickle
        aegean blessings always_prepared
        aegean controls macedonia
        deck combat trap_sword
    """
    )
    table.plays("tyrian march thessaly", "tyrian send 4", "tyrian to epirus")
    table.plays("tyrian use caduceus")  # before the battle: the last card goes
    assert table.hand("aegean") == ["trap_sword"]  # start of the battle: Always Prepared
    table.plays("aegean done", "tyrian done")
    assert table.asked() == {"tyrian": "one_more_card"}  # Bluff
    table.plays("tyrian play wild_attack_sword")
    assert table.asked() == {"tyrian": "before_losses"}  # Medusa's Blood after the comparison
    table.plays("tyrian use medusas_blood", "tyrian spare")
    assert table.asked() == {"aegean": "retreat"}
    assert table.hoplites("tyrian", "epirus") == 4  # the loss symbol was ignored
    assert table.control("epirus") == "aegean"
    table.plays("aegean retreat macedonia")
    assert table.control("epirus") == "tyrian"
    assert table.priests("tyrian") == 1  # after the battle: Athena's Gift


@pytest.mark.rule("LOH-BATTLE-26", "LOH-OQ-57")
def test_a_side_wiped_out_by_cards_has_lost_and_the_winner_still_pays() -> None:
    table = field(3, 1, "tyrian hand wild_attack_sword javelin_volley_axe\naegean hand glory_bow")
    table.plays("aegean play glory_bow", "tyrian play javelin_volley_axe")
    assert table.events("battle_won") != []
    assert table.control("epirus") == "tyrian"
    assert table.hoplites("tyrian", "epirus") == 3
    paid = field(
        3,
        2,
        "tyrian hand wild_attack_sword javelin_volley_axe javelin_volley_spear"
        "\naegean hand glory_bow",
    )
    paid.plays("aegean done", "tyrian play wild_attack_sword", "tyrian play javelin_volley_axe")
    paid.plays("tyrian play javelin_volley_spear")
    assert paid.hoplites("tyrian", "epirus") == 2  # its own loss symbol


@pytest.mark.rule("LOH-BATTLE-27", "LOH-OQ-58")
def test_ignored_loss_symbols_do_not_count_for_the_limit() -> None:
    table = field(
        2,
        1,
        """
        tyrian blessings no_attrition
        tyrian hand charge_sickle wild_attack_sword assault_axe
    """,
    )
    table.plays("tyrian play charge_sickle")
    assert table.offers("tyrian", "play") == ["play wild_attack_sword", "play assault_axe"]
    table.plays("tyrian play assault_axe", "tyrian done")
    assert table.supply("tyrian") == 15  # two losses of Assault only: 2 of 2


@pytest.mark.rule("LOH-BATTLE-28", "LOH-CARD-11")
def test_standing_bonuses_are_read_when_strengths_are_compared() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        aegean hero heracles epirus
        aegean blessings heroic_presence stalwart_defense
        tyrian hoplites thessaly*4
        tyrian controls thessaly
        aegean hoplites epirus
        aegean controls epirus
    """)
    table.plays("tyrian march thessaly", "tyrian send 4", "tyrian to epirus")
    assert table.strengths() == (4, 4)  # 1 + 2 + 1, so the defender has won


# Retreat


@pytest.mark.rule("LOH-RETREAT-01", "LOH-RETREAT-02", "LOH-RETREAT-04")
def test_a_defender_retreats_undivided_to_an_own_or_free_neutral_region() -> None:
    table = field(
        5,
        3,
        """
        aegean controls macedonia
        marble controls aetolia
        marble hoplites acarnania
    """,
    )
    assert table.hoplites("aegean", "macedonia") == 2  # the only region left, so no question
    free = field(5, 3)
    assert free.offers("aegean") == ["retreat macedonia", "retreat acarnania", "retreat aetolia"]
    assert free.why_not("aegean", "retreat thessaly") == "LOH-RETREAT-02"
    assert free.why_not("aegean", "retreat crete") == "LOH-RETREAT-01"


@pytest.mark.rule("LOH-RETREAT-03", "LOH-EX-56")
def test_without_a_way_out_the_army_is_lost() -> None:
    table = field(5, 3, "marble controls macedonia aetolia acarnania")
    assert table.supply("aegean") == 15
    assert table.control("epirus") == "tyrian"


@pytest.mark.rule("LOH-RETREAT-05", "LOH-RETREAT-07", "LOH-OQ-28")
def test_attackers_return_together_to_one_of_their_origins() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete levels 4/1/1
        aegean hero heracles crete
        tyrian hoplites macedonia*2 thessaly*2
        tyrian controls macedonia thessaly
        aegean hoplites epirus*5
        aegean controls epirus
    """)
    for region in ("macedonia", "macedonia", "thessaly", "thessaly"):
        table.plays(f"tyrian move {region}", "tyrian to epirus")
    assert table.offers("tyrian") == ["retreat macedonia", "retreat thessaly"]
    assert table.why_not("tyrian", "retreat aetolia") == "LOH-RETREAT-05"
    table.plays("tyrian retreat macedonia")
    assert table.hoplites("tyrian", "macedonia") == 3


@pytest.mark.rule("LOH-RETREAT-06", "LOH-RETREAT-14", "LOH-OQ-28")
def test_after_a_longer_move_any_legal_adjacent_region_will_do() -> None:
    table = Scenario("""
        seats tyrian aegean marble
        turn tyrian
        tyrian hero achilles crete
        aegean hero heracles crete
        tyrian blessings forced_march
        tyrian hoplites thessaly*3
        tyrian controls thessaly
        aegean hoplites acarnania*5
        aegean controls acarnania
    """)
    table.plays(
        "tyrian march thessaly", "tyrian send 3", "tyrian to aetolia", "tyrian to acarnania"
    )
    assert table.offers("tyrian") == ["retreat epirus", "retreat aetolia"]
    table.plays("tyrian retreat epirus")
    assert table.hoplites("tyrian", "epirus") == 2


@pytest.mark.rule("LOH-RETREAT-08", "LOH-OQ-28")
def test_if_the_origin_has_become_illegal_the_attackers_are_lost() -> None:
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        aegean hero heracles crete
        tyrian hoplites thessaly*2
        aegean controls thessaly epirus
        aegean hoplites epirus*3
    """)
    table.plays("tyrian march thessaly", "tyrian send 2", "tyrian to epirus")
    assert table.supply("tyrian") == 15
    assert table.events("no_way_out") != []


@pytest.mark.rule("LOH-RETREAT-09", "LOH-OQ-27")
def test_a_retreating_army_may_take_a_neutral_region() -> None:
    table = field(5, 3)
    table.plays("aegean retreat macedonia")
    assert table.control("macedonia") == "aegean"
    small = field(5, 3)
    small.plays("aegean retreat acarnania")
    assert small.control("acarnania") is None


@pytest.mark.rule("LOH-RETREAT-12", "LOH-OQ-28")
def test_regions_of_reinforcements_are_origins_too() -> None:
    table = field(
        2,
        6,
        """
        tyrian hoplites macedonia*2
        tyrian controls macedonia
        tyrian hand reinforcements_shield
    """,
    )
    table.plays("tyrian play reinforcements_shield", "tyrian bring macedonia", "tyrian send 2")
    assert table.offers("tyrian") == ["retreat macedonia", "retreat thessaly"]


@pytest.mark.rule("LOH-RETREAT-13", "LOH-HERO-12", "LOH-OQ-15")
def test_no_retreat_into_helens_region() -> None:
    table = Scenario(
        FIELD.format(attackers=5, defenders=3).replace("perseus crete", "helen macedonia")
    )
    table.plays("tyrian march thessaly", "tyrian send 5", "tyrian to epirus")
    assert table.offers("aegean") == ["retreat acarnania", "retreat aetolia"]
    assert table.why_not("aegean", "retreat macedonia") == "LOH-RETREAT-13"
