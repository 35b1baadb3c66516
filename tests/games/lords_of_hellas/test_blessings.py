"""Chapter 19 and every blessing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.lords_of_hellas.battles import BASE, BATTLE, battle
from tests.games.lords_of_hellas.scenario import Scenario


def draft(players: int, *blessings: str, more: str = "") -> Scenario:
    seats = ["tyrian", "aegean", "marble", "obsidian"][:players]
    table = Scenario(f"""
        seats {" ".join(seats)}
        turn tyrian
        tyrian controls aetolia
        temple_card attributes
        taken 2
        deck blessings {" ".join(blessings)}
        {more}
    """)
    return table.plays("tyrian temple aetolia")


@pytest.mark.rule("LOH-BLESS-02", "LOH-BLESS-03", "LOH-BLESS-04", "LOH-BLESS-05", "LOH-EX-60")
def test_a_draft_goes_counter_clockwise_and_the_last_card_is_discarded() -> None:
    table = draft(3, "bluff", "exile", "ambush", "push_ups")
    assert len(table.offers("tyrian")) == 4
    table.plays("tyrian bless exile")
    assert table.asked() == {"marble": "take_blessing"}
    assert len(table.offers("marble")) == 3
    table.plays("marble bless bluff")
    assert table.offers("aegean") == ["bless push_ups", "bless ambush"]
    table.plays("aegean bless ambush")
    assert [table.blessings(army) for army in table.players] == [["exile"], ["ambush"], ["bluff"]]
    names = [table.g.content.blessings[b].name for b in table.g.blessing_discard]
    assert names == ["push_ups"]
    assert table.asked() == {"aegean": "turn"}


@pytest.mark.rule("LOH-BLESS-08", "LOH-OQ-30")
def test_with_too_few_cards_the_discards_are_shuffled_in_and_players_choose_while_they_last() -> (
    None
):
    table = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian controls aetolia
        temple_card attributes
        taken 2
    """)
    g = table.g
    g.blessing_discard = g.blessing_deck[2:]
    g.blessing_deck = g.blessing_deck[:2]
    table.plays("tyrian temple aetolia")
    assert len(g.pack) == 3
    assert g.blessing_discard == []
    few = Scenario("""
        seats tyrian aegean
        turn tyrian
        tyrian controls aetolia
        temple_card attributes
        taken 2
    """)
    for blessing in few.g.blessing_deck[1:]:
        few.g.gain(1, 64 + blessing)
    few.g.blessing_deck = few.g.blessing_deck[:1]
    few.plays("tyrian temple aetolia", "tyrian bless cunning_tactician")
    assert "take_blessing" not in few.asked().values()


@pytest.mark.rule("LOH-BLESS-07", "LOH-OQ-51")
def test_blessings_on_ones_own_initiative_work_once_per_turn_before_the_special_action() -> None:
    table = Scenario(
        BASE
        + """
        tyrian blessings exile shoot_to_kill
        tyrian hand glory_bow flank_attack_bow
        monster hydra epirus
        aegean hoplites epirus*3
    """
    )
    table.plays("tyrian invoke shoot_to_kill", "tyrian discard glory_bow", "tyrian hit player-2")
    assert table.offers("tyrian", "invoke") == ["invoke exile"]
    table.plays("tyrian prepare")
    assert table.offers("tyrian", "invoke") == []  # not inside an action
    table.plays("tyrian draw", "tyrian draw", "aegean prepare", "aegean draw", "aegean draw")
    assert "invoke shoot_to_kill" in table.offers("tyrian")


# Athena


def test_cunning_tactician() -> None:
    table = battle(3, 3, "tyrian blessings cunning_tactician\ntyrian hand glory_bow glory_torch")
    table.plays("tyrian play glory_bow", "tyrian play glory_torch", "aegean retreat achaea")
    assert table.strengths() == (3 + 2 + 2, 3)


def test_mobilization() -> None:
    table = Scenario(
        BASE + "tyrian blessings mobilization\ntyrian controls thessaly epirus macedonia"
    )
    table.plays("tyrian recruit", *["tyrian place epirus"] * 2)
    assert "place epirus" not in table.offers("tyrian")
    assert "place thessaly" in table.offers("tyrian")
    table.plays(*["tyrian place thessaly"] * 2, *["tyrian place macedonia"] * 2)
    assert table.supply("tyrian") == 9


@pytest.mark.rule("LOH-CARD-04", "LOH-OQ-54")
def test_master_plan_in_battle() -> None:
    table = battle(
        3, 5, "tyrian blessings master_plan\ntyrian priests 2\ntyrian hand glory_bow glory_torch"
    )
    table.plays("tyrian play glory_bow", "tyrian invoke master_plan")
    assert table.asked() == {"tyrian": "play_card"}  # once per card
    table.plays("tyrian play glory_torch", "tyrian invoke master_plan", "aegean retreat achaea")
    assert table.strengths() == (3 + 4 + 4, 5)
    assert table.priests("tyrian") == 0


def test_master_plan_in_a_hunt() -> None:
    table = Scenario(
        BASE
        + """
        tyrian blessings master_plan
        tyrian priests 1
        tyrian hand assault_spear glory_bow
        monster cyclops epirus
        deck combat reinforcements_shield
    """
    )
    table.plays("tyrian hunt cyclops").stacks_attacks("attack_4", "attack_5")
    table.plays(
        "tyrian wound 3", "tyrian spend assault_spear", "tyrian done", "aegean attack attack_4"
    )
    table.plays("tyrian defend glory_bow")
    assert table.offers("tyrian") == ["defend reinforcements_shield", "invoke master_plan"]
    table.plays("tyrian invoke master_plan")
    assert table.injuries("tyrian") == []
    assert table.asked() == {"tyrian": "hero_attacks"}


def test_master_plan_strengthens_a_card_of_a_hunt_once() -> None:
    table = Scenario(
        BASE
        + """
        tyrian blessings master_plan
        tyrian priests 2
        tyrian hand assault_spear glory_bow
        monster cyclops epirus
        deck combat glory_torch
    """
    )
    table.plays("tyrian hunt cyclops").stacks_attacks("attack_5", "attack_4")
    table.plays("tyrian wound 3", "tyrian spend assault_spear", "tyrian done")
    table.plays("aegean attack attack_5", "tyrian defend glory_bow", "tyrian invoke master_plan")
    assert table.offers("tyrian") == ["defend glory_torch"]


@pytest.mark.rule("LOH-CARD-04")
def test_master_plan_needs_a_priest() -> None:
    table = Scenario(
        BASE
        + """
        tyrian blessings master_plan
        tyrian priests 0
        tyrian hand assault_spear glory_bow
        monster cyclops epirus
        deck combat wild_attack_axe
    """
    )
    table.plays("tyrian hunt cyclops").stacks_attacks("attack_4", "attack_5")
    table.plays("tyrian wound 3", "tyrian spend assault_spear", "tyrian done")
    table.plays("aegean attack attack_4", "tyrian defend glory_bow")
    assert table.offers("tyrian") == ["defend wild_attack_axe"]


def test_athenas_gift() -> None:
    table = battle(3, 1, "tyrian blessings athenas_gift")
    assert table.priests("tyrian") == 1
    lost = battle(1, 3, "tyrian blessings athenas_gift\naegean blessings bluff")
    assert lost.priests("tyrian") == 0


def test_heroic_presence() -> None:
    with_hero = BATTLE.replace("achilles epirus", "perseus locris")
    table = Scenario(with_hero.format(2, 3) + "tyrian blessings heroic_presence")
    table.plays(
        "tyrian march thessaly", "tyrian send 2", "tyrian to locris", "aegean retreat achaea"
    )
    assert table.strengths() == (4, 3)
    assert battle(2, 3, "tyrian blessings heroic_presence").strengths() == (3, 2)


def test_always_prepared() -> None:
    table = battle(2, 1, "aegean blessings always_prepared")
    assert len(table.hand("aegean")) == 1
    holding = battle(2, 1, "aegean blessings always_prepared\naegean hand glory_bow")
    assert holding.hand("aegean") == ["glory_bow"]


def test_unbroken_morale() -> None:
    table = battle(3, 2, "aegean blessings unbroken_morale")
    assert table.strengths() == (2, 2)
    equal = battle(2, 2, "aegean blessings unbroken_morale")
    assert equal.strengths() == (2, 2)
    assert equal.hoplites("tyrian", "thessaly") == 1


@pytest.mark.rule("LOH-CARD-03", "LOH-OQ-54")
def test_local_volunteers() -> None:
    table = Scenario(
        BASE + "tyrian blessings local_volunteers\ntyrian controls epirus\ntyrian hoplites epirus"
    )
    table.plays("tyrian invoke local_volunteers", *["tyrian place epirus"] * 2)
    assert table.hoplites("tyrian", "epirus") == 3
    assert table.offers("tyrian", "move") == []  # the whole action is used up
    moved = Scenario(
        BASE + "tyrian blessings local_volunteers\ntyrian controls epirus\ntyrian hoplites epirus"
    )
    moved.plays("tyrian move epirus", "tyrian to macedonia")
    assert moved.offers("tyrian", "invoke") == []


def test_stalwart_defense() -> None:
    assert battle(3, 2, "aegean blessings stalwart_defense").strengths() == (3, 3)
    attacking = battle(2, 2, "tyrian blessings stalwart_defense")
    assert attacking.strengths() == (2, 2)


def test_no_attrition() -> None:
    table = battle(3, 2, "tyrian blessings no_attrition\ntyrian hand charge_sickle wild_attack_axe")
    table.plays("tyrian play charge_sickle", "tyrian play wild_attack_axe", "aegean retreat achaea")
    assert table.hoplites("tyrian", "locris") == 2  # only the second card's symbol


@pytest.mark.rule("LOH-CARD-02", "LOH-OQ-54")
def test_battle_prayer() -> None:
    table = Scenario(BASE + "tyrian blessings battle_prayer\ntyrian priests 2")
    table.plays("tyrian invoke battle_prayer", "tyrian invoke battle_prayer")
    assert (len(table.hand("tyrian")), table.priests("tyrian")) == (2, 0)
    defending = battle(3, 2, "aegean blessings battle_prayer\naegean priests 1")
    defending.plays("aegean invoke battle_prayer")
    assert len(defending.hand("aegean")) == 1


@pytest.mark.rule("LOH-CARD-15")
def test_restrictive_maneuver() -> None:
    table = battle(
        4,
        3,
        """
        aegean blessings restrictive_maneuver
        tyrian blessings bluff
        tyrian hand glory_bow glory_torch
        aegean hand trap_mace
    """,
    )
    table.plays(
        "aegean done", "tyrian play glory_bow", "aegean retreat achaea"
    )  # no second card, no Bluff
    assert table.strengths() == (5, 3)
    assert table.hand("tyrian") == ["glory_torch"]


# Zeus


def test_sacrifice_of_flesh() -> None:
    table = Scenario(
        BASE.replace("1/1/1", "1/1/1 injured speed", 1)
        + """
        tyrian blessings sacrifice_of_flesh
        tyrian priests 2
        monster hydra epirus
    """
    )
    assert table.offers("tyrian", "invoke") == []
    table.plays("tyrian hunt hydra", "tyrian invoke sacrifice_of_flesh")
    assert table.injuries("tyrian") == []
    assert len(table.hand("tyrian")) == 2
    table.plays("tyrian invoke sacrifice_of_flesh")  # also without an injury
    assert len(table.hand("tyrian")) == 3


def test_weak_spot() -> None:
    table = Scenario(
        BASE
        + "tyrian blessings weak_spot\nmonster cyclops epirus wounds 1,2,3\ndeck combat glory_bow"
    )
    table.plays("tyrian hunt cyclops", "tyrian invoke weak_spot")
    assert table.slain("tyrian") == ["cyclops"]
    once = Scenario(
        BASE + "tyrian blessings weak_spot\nmonster hydra epirus\ntyrian hand glory_bow glory_torch"
    )
    once.plays(
        "tyrian hunt hydra", "tyrian invoke weak_spot", "tyrian discard glory_bow", "tyrian wound 5"
    )
    assert once.asked() == {"tyrian": "hero_attacks"}


@pytest.mark.rule("LOH-CARD-03")
def test_push_ups() -> None:
    table = Scenario(BASE + "tyrian blessings push_ups")
    table.plays("tyrian invoke push_ups")
    assert len(table.hand("tyrian")) == 1
    assert table.offers("tyrian", "go") == []
    quest = Scenario("""
        seats tyrian aegean
        turn tyrian
        quests golden_fleece
        tyrian hero achilles
        tyrian quest golden_fleece 1
        tyrian blessings push_ups
    """)
    quest.plays("tyrian invoke push_ups")
    assert quest.offers("tyrian", "advance") == []


def test_inspiring_hunt() -> None:
    table = Scenario(BASE + "tyrian blessings inspiring_hunt\nmonster hydra epirus")
    table.plays("tyrian hunt hydra")
    assert table.priests("tyrian") == 1


def test_combat_training() -> None:
    table = Scenario(BASE + "tyrian blessings combat_training")
    table.plays("tyrian prepare", "tyrian place epirus", "tyrian place epirus")
    assert len(table.hand("tyrian")) == 1


def test_heros_wrath() -> None:
    table = Scenario(
        BASE
        + "tyrian blessings heros_wrath\ntyrian hand glory_bow trap_mace\n"
        + "aegean hoplites thessaly*3"
    )
    table.plays("tyrian go thessaly")
    assert table.asked() == {"tyrian": "after_hero_movement"}
    table.plays("tyrian invoke heros_wrath", "tyrian discard glory_bow")
    assert table.hoplites("aegean", "thessaly") == 1
    assert table.asked() == {"tyrian": "turn"}
    still = Scenario(
        BASE + "tyrian blessings heros_wrath\ntyrian hand glory_bow\naegean hoplites epirus"
    )
    still.plays("tyrian go epirus", "tyrian invoke heros_wrath")  # a movement over no region
    assert still.hoplites("aegean", "epirus") == 0


def test_local_support() -> None:
    table = Scenario(
        BASE
        + "tyrian blessings local_support_blessing\ntyrian hoplites epirus\ntyrian controls epirus"
    )
    table.plays("tyrian move epirus", "tyrian to macedonia")
    assert table.control("macedonia") == "tyrian"  # 2 - 2, but at least 1


def test_glory_of_zeus() -> None:
    table = Scenario(BASE + "tyrian blessings glory_of_zeus\ntyrian glory red")
    table.plays("tyrian usurp", *["tyrian place epirus"] * 3)
    assert table.hoplites("tyrian", "epirus") == 3
    assert table.asked() == {"aegean": "turn"}


def test_armory() -> None:
    table = draft(
        2, "armory", "exile", "bluff", more="tyrian hand glory_bow glory_torch trap_mace trap_sword"
    )
    table.plays("tyrian bless armory")
    assert len(table.hand("tyrian")) == 6


def test_gods_strength() -> None:
    table = draft(
        2, "gods_strength", "exile", "bluff", more="deck events aid_to_atlas\naegean used march"
    )
    before = table.level("tyrian", "strength")
    table.plays("tyrian bless gods_strength")
    assert table.level("tyrian", "strength") == before + 1
    table.g.injured[0] = 0b110
    table.plays("aegean bless bluff", "aegean end-round")
    table.plays("aegean monument zeus", "tyrian heal speed")
    assert table.injuries("tyrian") == ["strength"]


def test_wild_hunt() -> None:
    table = Scenario(
        BASE.replace("1/1/1", "1/3/1", 1) + "tyrian blessings wild_hunt\nmonster hydra epirus"
    )
    table.plays("tyrian invoke wild_hunt")
    assert table.level("tyrian", "strength") == 2
    assert len(table.hand("tyrian")) == 2  # by the lowered Strength
    table.plays("tyrian give-up", "tyrian injure speed")
    assert table.asked() == {"tyrian": "turn"}
    assert table.used("tyrian") == []
    assert table.offers("tyrian", "go") == []
    weak = Scenario(BASE + "tyrian blessings wild_hunt\nmonster hydra epirus")
    assert weak.offers("tyrian", "invoke") == []


def test_shoot_to_kill() -> None:
    table = Scenario(
        BASE + "tyrian blessings shoot_to_kill\ntyrian hand glory_bow\nmonster hydra epirus"
    )
    table.plays(
        "tyrian invoke shoot_to_kill",
        "tyrian discard glory_bow",
        "tyrian target hydra",
        "tyrian wound 1",
    )
    assert table.wounds("hydra") == [1]
    hoplites = Scenario(
        BASE + "tyrian blessings shoot_to_kill\ntyrian hand glory_bow\naegean hoplites epirus*3"
    )
    hoplites.plays("tyrian invoke shoot_to_kill", "tyrian discard glory_bow", "tyrian hit player-2")
    assert hoplites.hoplites("aegean", "epirus") == 1
    torch = Scenario(
        BASE + "tyrian blessings shoot_to_kill\ntyrian hand glory_torch\nmonster hydra epirus"
    )
    assert torch.offers("tyrian", "invoke") == []


# Hermes


@pytest.mark.rule("LOH-HUNT-22")
def test_exhausted_fight() -> None:
    position = BASE + "tyrian blessings exhausted_fight\nmonster hydra epirus\n"
    assert Scenario(position).offers("tyrian", "invoke") == []  # the action is free
    table = Scenario(position + "tyrian used hunt")
    table.plays("tyrian invoke exhausted_fight", "tyrian injure speed")
    assert table.g.hunt.hunter == 0
    table.plays("tyrian give-up", "tyrian injure strength")
    assert table.asked() == {"aegean": "turn"}
    assert table.used("tyrian") == ["hunt"]
    table.plays("aegean prepare", "aegean draw", "aegean draw")
    assert table.offers("tyrian", "invoke") == []  # blocked by its token


def test_forced_march() -> None:
    table = Scenario(
        BASE + "tyrian blessings forced_march\ntyrian hoplites epirus*2\ntyrian controls epirus"
    )
    table.plays("tyrian march epirus", "tyrian send 2", "tyrian to thessaly", "tyrian to locris")
    assert table.control("locris") == "tyrian"
    assert table.control("thessaly") is None


def test_rearguard() -> None:
    table = Scenario(
        BASE + "tyrian blessings rearguard\ntyrian hoplites epirus*2\ntyrian controls epirus"
    )
    table.plays("tyrian march epirus", "tyrian send 2", "tyrian to macedonia")
    assert table.asked() == {"tyrian": "after_march"}
    table.plays("tyrian invoke rearguard", *["tyrian place epirus"] * 2)
    assert table.hoplites("tyrian", "epirus") == 2


def test_response_force() -> None:
    fast = BATTLE.replace("heracles crete levels 1/1/1", "heracles crete levels 1/1/2")
    table = Scenario(
        fast.format(4, 1)
        + "aegean blessings response_force\naegean hoplites achaea*3\naegean controls achaea"
    )
    table.plays(
        "tyrian march thessaly", "tyrian send 4", "tyrian to locris", "aegean invoke response_force"
    )
    table.plays("aegean bring achaea")
    assert table.offers("aegean") == ["send 1", "send 2"]
    table.plays("aegean send 2", "aegean retreat achaea")
    assert table.strengths() == (4, 3)


def test_bluff() -> None:
    table = battle(
        3, 3, "aegean blessings bluff\naegean hand glory_bow\ntyrian hand wild_attack_axe"
    )
    table.plays("aegean done", "tyrian done", "aegean play glory_bow")
    assert table.strengths() == (4, 3)


def test_exile() -> None:
    table = Scenario(BASE + "tyrian blessings exile\nmonster hydra epirus")
    table.plays("tyrian invoke exile", "tyrian injure speed")
    assert len(table.offers("tyrian", "shift")) == 18
    table.plays("tyrian shift crete")
    assert table.monster_at("hydra") == "crete"


def test_exile_of_one_of_two_monsters() -> None:
    table = Scenario(BASE + "tyrian blessings exile\nmonster hydra epirus\nmonster cyclops epirus")
    table.plays("tyrian invoke exile", "tyrian injure speed")
    assert table.asked() == {"tyrian": "which_monster"}
    assert sorted(table.offers("tyrian")) == ["target cyclops", "target hydra"]
    table.plays("tyrian target cyclops", "tyrian shift crete")
    assert (table.monster_at("cyclops"), table.monster_at("hydra")) == ("crete", "epirus")


def test_ambush() -> None:
    table = Scenario(BATTLE.format(3, 1) + "aegean blessings ambush\naegean garrison locris")
    table.plays("tyrian march thessaly", "tyrian send 3", "tyrian to locris")
    assert table.strengths() == (3, 2)  # 1 + 1 + 1 against two


def test_murderous_march() -> None:
    table = Scenario(
        BASE
        + """
        tyrian blessings murderous_march
        tyrian hoplites epirus*4
        tyrian controls epirus
        aegean hoplites laconia
        aegean controls laconia
    """
    )
    table.plays("tyrian march epirus", "tyrian invoke murderous_march")
    assert table.offers("tyrian") == ["send 1", "send 2"]
    table.plays("tyrian send 2", "tyrian to laconia")
    assert table.strengths() == (2, 1)
    assert table.control("laconia") == "tyrian"
    small = Scenario(
        BASE + "tyrian blessings murderous_march\ntyrian hoplites epirus*2\ntyrian controls epirus"
    )
    small.plays("tyrian march epirus")
    assert small.offers("tyrian", "invoke") == []


def test_advanced_dodge() -> None:
    table = draft(2, "advanced_dodge", "exile", "bluff")
    before = table.level("tyrian", "speed")
    table.plays("tyrian bless advanced_dodge")
    assert table.level("tyrian", "speed") == before + 1
    hunt = Scenario(
        BASE.replace("1/1/1", "1/1/3", 1)
        + """
        tyrian blessings advanced_dodge
        tyrian hand assault_spear glory_bow
        monster cyclops epirus
        deck combat reinforcements_shield
    """
    )
    hunt.plays("tyrian hunt cyclops").stacks_attacks("attack_4", "attack_5")
    hunt.plays(
        "tyrian wound 3", "tyrian spend assault_spear", "tyrian done", "aegean attack attack_4"
    )
    hunt.plays("tyrian defend glory_bow", "tyrian invoke advanced_dodge")
    assert hunt.injuries("tyrian") == []
    assert hunt.asked() == {"tyrian": "hero_attacks"}


def test_hermes_temple() -> None:
    table = draft(2, "hermes_temple", "exile", "bluff")
    table.plays("tyrian bless hermes_temple")
    assert table.priests("tyrian") == 2
    table.plays("aegean bless bluff")
    assert table.asked() == {"aegean": "turn"}  # it came too late for this temple
    built = Scenario(BASE + "tyrian blessings hermes_temple\ntyrian controls aetolia")
    built.plays("tyrian temple aetolia")
    assert built.asked() == {"tyrian": "extra_action"}


def test_winged_boots() -> None:
    table = Scenario(
        BASE + "tyrian blessings winged_boots\ntyrian hoplites epirus*2\ntyrian controls epirus"
    )
    table.plays("tyrian invoke winged_boots", "tyrian move epirus", "tyrian to laconia")
    assert table.hoplites("tyrian", "laconia") == 1
    assert table.offers("tyrian", "move") == []


def test_heros_apprentice() -> None:
    table = Scenario(
        BASE.replace("1/1/1", "1/1/2", 1)
        + "tyrian blessings heros_apprentice\ntyrian hoplites epirus*2\ntyrian controls epirus"
    )
    table.plays(
        "tyrian invoke heros_apprentice",
        "tyrian move epirus",
        "tyrian to thessaly",
        "tyrian to locris",
    )
    assert table.hoplites("tyrian", "locris") == 1
    assert table.offers("tyrian", "go") == []
    assert table.offers("tyrian", "move") != []


TESTED: dict[str, tuple[Callable[[], None], ...]] = {
    "cunning_tactician": (test_cunning_tactician,),
    "mobilization": (test_mobilization,),
    "master_plan": (test_master_plan_in_battle, test_master_plan_in_a_hunt),
    "athenas_gift": (test_athenas_gift,),
    "heroic_presence": (test_heroic_presence,),
    "always_prepared": (test_always_prepared,),
    "unbroken_morale": (test_unbroken_morale,),
    "local_volunteers": (test_local_volunteers,),
    "stalwart_defense": (test_stalwart_defense,),
    "no_attrition": (test_no_attrition,),
    "battle_prayer": (test_battle_prayer,),
    "restrictive_maneuver": (test_restrictive_maneuver,),
    "sacrifice_of_flesh": (test_sacrifice_of_flesh,),
    "weak_spot": (test_weak_spot,),
    "push_ups": (test_push_ups,),
    "inspiring_hunt": (test_inspiring_hunt,),
    "combat_training": (test_combat_training,),
    "heros_wrath": (test_heros_wrath,),
    "local_support_blessing": (test_local_support,),
    "glory_of_zeus": (test_glory_of_zeus,),
    "armory": (test_armory,),
    "gods_strength": (test_gods_strength,),
    "wild_hunt": (test_wild_hunt,),
    "shoot_to_kill": (test_shoot_to_kill,),
    "exhausted_fight": (test_exhausted_fight,),
    "forced_march": (test_forced_march,),
    "rearguard": (test_rearguard,),
    "response_force": (test_response_force,),
    "bluff": (test_bluff,),
    "exile": (test_exile,),
    "ambush": (test_ambush,),
    "murderous_march": (test_murderous_march,),
    "advanced_dodge": (test_advanced_dodge,),
    "hermes_temple": (test_hermes_temple,),
    "winged_boots": (test_winged_boots,),
    "heros_apprentice": (test_heros_apprentice,),
}
