"""The closed list of effects: the name that data files use, its moment and its function.

A data line `{ effect = "card_strength", n = 1 }` names an entry; `numbers` are the keys that the
line must give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sagaboard.games.lords.components import (
    ONCE_PER_BATTLE,
    ONCE_PER_HUNT,
    ONCE_PER_TURN,
    EffectRule,
)
from sagaboard.games.lords_of_hellas import moments as at
from sagaboard.games.lords_of_hellas.components import MUST_ONCE_PER_BATTLE, TOKEN_ON_CARD
from sagaboard.games.lords_of_hellas.effects import artifacts as a
from sagaboard.games.lords_of_hellas.effects import attacks, combat_cards, heroes, monsters, rewards
from sagaboard.games.lords_of_hellas.effects import blessings as b

if TYPE_CHECKING:
    from sagaboard.games.lords_of_hellas.state import LordsOfHellas

# Where an effect may stand: its text would do nothing elsewhere.
COMBAT: Final = "combat card"
ATTACK: Final = "monster attack card"
SPECIAL: Final = "special attack"
REGION: Final = "region attack"
PASSIVE: Final = "passive ability"
EVOLUTION: Final = "evolution"
ARTIFACT: Final = "artifact"
BLESSING: Final = "blessing"
ORACLE: Final = "temple card"
QUEST: Final = "quest reward"
KEPT: Final = "kept quest card"
BONUS: Final = "starting bonus"
ABILITY: Final = "hero ability"
POWER: Final = "divine power"


N: Final = ("n",)

EFFECTS: Final[dict[str, EffectRule[LordsOfHellas]]] = {
    # Combat cards
    "strength_if_defending_city": EffectRule(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_defending_city
    ),
    "may_recruit_if_defending_city": EffectRule(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.may_recruit_if_defending_city
    ),
    "strength_if_glory_token": EffectRule(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_glory_token
    ),
    "strength_per_pair": EffectRule(at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_per_pair),
    "strength_if_more_hoplites": EffectRule(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_more_hoplites
    ),
    "strength_of_leadership": EffectRule(
        at.AT_ONCE, (COMBAT,), react=combat_cards.strength_of_leadership
    ),
    "strength_if_more_leadership": EffectRule(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_more_leadership
    ),
    "strength_if_attacking": EffectRule(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_attacking
    ),
    "loser_loses": EffectRule(at.AT_ONCE, (COMBAT,), N, react=combat_cards.loser_loses),
    "may_bring_hoplites": EffectRule(at.AT_ONCE, (COMBAT,), react=combat_cards.may_bring_hoplites),
    "kill_if_more_hoplites": EffectRule(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.kill_if_more_hoplites
    ),
    # Monster attack cards and special attacks
    "injury": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.injury),
    "end_hunt": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.end_hunt),
    "end_hunt_if_injured_before": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.end_hunt_if_injured_before
    ),
    "end_hunt_if_below": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), ("attribute", "at_least"), react=attacks.end_hunt_if_below
    ),
    "lower_highest_attribute": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.lower_highest_attribute
    ),
    "lower_chosen_attribute": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.lower_chosen_attribute
    ),
    "discard_down_to_speed": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.discard_down_to_speed
    ),
    "discard_down_to": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.discard_to),
    "discard_half": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.discard_half),
    "discard_at_random": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.discard_at_random
    ),
    "special_attack": EffectRule(at.AT_ONCE, (ATTACK,), react=attacks.special_attack),
    "heal_wounds": EffectRule(at.AT_ONCE, (SPECIAL,), react=attacks.heal_wounds),
    # Region attacks, passive abilities, evolutions
    "kill_here": EffectRule(at.AT_ONCE, (REGION,), N, react=monsters.kill_in_region),
    "kill_around": EffectRule(at.AT_ONCE, (REGION,), N, react=monsters.kill_around),
    "injure_heroes_around": EffectRule(
        at.AT_ONCE, (REGION,), N, react=monsters.injure_heroes_around
    ),
    "controller_sacrifices_priest": EffectRule(
        at.AT_ONCE, (REGION,), N, react=monsters.controller_sacrifices_priest
    ),
    "go_to_tallest_monument": EffectRule(
        at.AT_ONCE, (REGION,), react=monsters.go_to_tallest_monument
    ),
    "forbids_recruiting": EffectRule(at.NO_RECRUITING, (PASSIVE, EVOLUTION)),
    "forbids_leaving": EffectRule(at.NO_LEAVING, (PASSIVE, EVOLUTION)),
    "forbids_priests": EffectRule(at.NO_PRIESTS, (PASSIVE, EVOLUTION)),
    "kills_entering": EffectRule(at.KILLS_ENTERING, (PASSIVE, EVOLUTION), N),
    "first_attack_stronger": EffectRule(at.FIRST_ATTACK, (EVOLUTION,), N),
    "attacks_stronger": EffectRule(at.ATTACK_STRENGTH, (EVOLUTION,), ("n", "at_least")),
    "opening_draw_by": EffectRule(at.OPENING_DRAW, (EVOLUTION,), ("attribute",)),
    "hunt_needs_priests": EffectRule(
        at.HUNT_REQUIREMENT, (EVOLUTION,), N, can=monsters.needs_priests
    ),
    "hunt_needs_attribute": EffectRule(
        at.HUNT_REQUIREMENT, (EVOLUTION,), ("attribute", "at_least"), can=monsters.needs_attribute
    ),
    # Artifacts
    "opponent_discards": EffectRule(
        at.BEFORE_BATTLE, (ARTIFACT,), N, can=a.opponent_has_cards, react=a.opponent_discards
    ),
    "strength_beside_hero": EffectRule(
        at.BEFORE_BATTLE, (ARTIFACT,), N, can=a.is_beside_hero, react=a.strength_beside_hero
    ),
    "draw_before_battle": EffectRule(
        at.BEFORE_BATTLE, (ARTIFACT,), N, can=a.always, react=a.draw_cards
    ),
    "draw_before_hunt": EffectRule(
        at.BEFORE_HUNT, (ARTIFACT,), N, can=a.always, react=a.draw_cards
    ),
    "wound_and_draw_before_hunt": EffectRule(
        at.BEFORE_HUNT, (ARTIFACT,), N, can=a.always, react=a.wound_and_draw
    ),
    "bring_hoplites_from_around": EffectRule(
        at.BEFORE_BATTLE,
        (ARTIFACT,),
        can=a.can_bring_as_defender,
        react=a.bring_hoplites_from_around,
    ),
    "exchange_cards": EffectRule(at.IN_FIGHT, (ARTIFACT,), can=a.has_cards, react=a.exchange_cards),
    "change_losses": EffectRule(
        at.BEFORE_LOSSES, (ARTIFACT,), N, can=a.may_change_losses, react=a.change_losses
    ),
    "save_hoplites": EffectRule(
        at.HOPLITES_DIE, (ARTIFACT,), N, can=a.any_dying, react=a.save_hoplites
    ),
    "clear_used_action": EffectRule(
        at.USE, (ARTIFACT,), N, can=a.has_used_action, react=a.clear_used_action
    ),
    "extra_monster_phase": EffectRule(
        at.USE, (ARTIFACT,), can=a.any_monster, react=a.extra_monster_phase
    ),
    "recruit_in_one_city": EffectRule(
        at.USE, (ARTIFACT,), N, can=a.can_recruit_in_city, react=a.recruit_in_one_city
    ),
    "heal_all": EffectRule(at.USE, (ARTIFACT,), can=a.is_injured, react=a.heal_all),
    "lead_monster": EffectRule(at.USE, (ARTIFACT,), N, can=a.any_monster, react=a.lead_monster),
    "take_neutral_region": EffectRule(
        at.USE, (ARTIFACT,), N, can=a.hero_in_open_region, react=a.take_neutral_region
    ),
    "priest_at_temple": EffectRule(
        at.USE, (ARTIFACT,), N, can=a.hero_at_temple, react=a.gain_priests
    ),
    "kill_at_hero": EffectRule(
        at.USE, (ARTIFACT,), N, can=a.hoplites_at_hero, react=a.kill_at_hero
    ),
    "wound_or_injure": EffectRule(
        at.USE, (ARTIFACT,), N, can=a.has_target, react=a.wound_or_injure
    ),
    "choose_combat_card": EffectRule(
        at.USE, (ARTIFACT,), N, can=a.deck_has_cards, react=a.choose_combat_card
    ),
    "place_hero": EffectRule(at.USE, (ARTIFACT,), can=a.hero_on_map, react=a.place_hero),
    # Blessings: always
    "card_strength": EffectRule(at.CARD_STRENGTH, (BLESSING,), N, modify=b.add),
    "strength_with_hero": EffectRule(at.ARMY_STRENGTH, (BLESSING,), N, modify=b.strength_with_hero),
    "strength_when_defending": EffectRule(
        at.ARMY_STRENGTH, (BLESSING,), N, modify=b.strength_when_defending
    ),
    "lower_population": EffectRule(at.POPULATION, (BLESSING,), N, modify=b.lower_population),
    "hand_limit": EffectRule(at.HAND_LIMIT, (BLESSING,), N, modify=b.at_least),
    "usurp_recruits": EffectRule(at.USURP_RECRUITS, (BLESSING,), N, modify=b.at_least),
    "march_range": EffectRule(at.MARCH_RANGE, (BLESSING,), N, modify=b.at_least),
    "extra_recruits": EffectRule(at.EXTRA_RECRUITS, (BLESSING,), N, modify=b.add),
    "attacker_plays_at_most": EffectRule(at.ATTACKER_CARDS, (BLESSING,), N, modify=b.at_most),
    "first_card_without_losses": EffectRule(at.FIRST_CARD_LOSSES, (BLESSING,), modify=b.nothing),
    # Blessings: when taken, and reactions
    "gain_cards": EffectRule(at.GAINED, (BLESSING,), N, react=a.draw_cards),
    "gain_attribute": EffectRule(
        at.GAINED, (BLESSING,), ("attribute", "n"), react=b.gain_attribute
    ),
    "gain_priests": EffectRule(at.GAINED, (BLESSING,), N, react=a.gain_priests),
    "heal_when_monument_grows": EffectRule(at.MONUMENT_GROWN, (BLESSING,), N, react=b.heal_some),
    "action_after_temple": EffectRule(at.TEMPLE_BUILT, (BLESSING,), react=b.grant_action),
    "draw_after_prepare": EffectRule(at.PREPARED, (BLESSING,), N, react=a.draw_cards),
    "priest_for_hunt": EffectRule(at.HUNT_BEGUN, (BLESSING,), N, react=a.gain_priests),
    "draw_with_empty_hand": EffectRule(
        at.BATTLE_BEGUN, (BLESSING,), N, react=b.draw_with_empty_hand
    ),
    "priest_for_victory": EffectRule(at.BATTLE_WON, (BLESSING,), N, react=a.gain_priests),
    # Blessings: the turn
    "priest_for_card": EffectRule(
        at.ANY_TIME, (BLESSING,), N, can=b.has_priest, react=b.priest_for_card
    ),
    "recruit_instead_of_hoplites": EffectRule(
        at.INSTEAD_OF_HOPLITES, (BLESSING,), N, can=b.can_recruit_at_home, react=b.recruit_at_home
    ),
    "hoplite_anywhere": EffectRule(
        at.INSTEAD_OF_HOPLITES, (BLESSING,), N, can=b.can_send_anywhere, react=b.hoplite_anywhere
    ),
    "draw_instead_of_hero": EffectRule(
        at.INSTEAD_OF_HERO, (BLESSING,), N, can=a.always, react=a.draw_cards
    ),
    "hoplite_by_speed": EffectRule(
        at.INSTEAD_OF_HERO, (BLESSING,), N, can=b.can_send, react=b.hoplite_by_speed
    ),
    "hunt_instead_of_hero": EffectRule(
        at.INSTEAD_OF_HERO,
        (BLESSING,),
        ("attribute", "n"),
        can=b.can_lower_and_hunt,
        react=b.hunt_instead_of_hero,
    ),
    "card_for_kills": EffectRule(
        at.AFTER_HERO,
        (BLESSING,),
        N,
        can=b.can_pay_for_kills,
        react=b.card_for_kills,
        limit=ONCE_PER_TURN,
    ),
    "bow_for_wound_or_kills": EffectRule(
        at.OWN_TURN,
        (BLESSING,),
        N,
        can=b.can_shoot,
        react=b.bow_for_wound_or_kills,
        limit=ONCE_PER_TURN,
    ),
    "injury_to_banish": EffectRule(
        at.OWN_TURN,
        (BLESSING,),
        N,
        can=b.can_banish,
        react=b.injury_to_banish,
        limit=ONCE_PER_TURN,
    ),
    "hunt_once_more": EffectRule(
        at.SPECIAL,
        (BLESSING,),
        N,
        can=b.can_hunt_once_more,
        react=b.hunt_once_more,
        limit=TOKEN_ON_CARD,
    ),
    "march_anywhere": EffectRule(
        at.MARCHING, (BLESSING,), N, can=b.can_march_anywhere, react=b.march_anywhere
    ),
    "recruit_after_march": EffectRule(
        at.AFTER_MARCH, (BLESSING,), N, can=b.can_recruit_behind, react=b.recruit_after_march
    ),
    # Blessings: battle
    "kill_if_outnumbered": EffectRule(
        at.BEFORE_BATTLE,
        (BLESSING,),
        N,
        can=b.is_outnumbered,
        react=b.kill_opponent,
        limit=MUST_ONCE_PER_BATTLE,
    ),
    "kill_attacker_if_fortified": EffectRule(
        at.BEFORE_BATTLE,
        (BLESSING,),
        N,
        can=b.has_ambush,
        react=b.kill_opponent,
        limit=MUST_ONCE_PER_BATTLE,
    ),
    "bring_hoplites_by_speed": EffectRule(
        at.BEFORE_BATTLE,
        (BLESSING,),
        can=a.can_bring_as_defender,
        react=b.bring_hoplites_by_speed,
        limit=ONCE_PER_BATTLE,
    ),
    "priest_for_battle_strength": EffectRule(
        at.CARD_PLAYED, (BLESSING,), N, can=b.has_priest, react=b.priest_for_battle_strength
    ),
    "one_more_card": EffectRule(at.BOTH_PASSED, (BLESSING,)),
    # Blessings: hunt
    "card_for_wound": EffectRule(
        at.HUNT_STARTED,
        (BLESSING,),
        N,
        can=b.has_cards,
        react=b.card_for_wound,
        limit=ONCE_PER_HUNT,
    ),
    "priest_to_heal_and_draw": EffectRule(
        at.IN_HUNT, (BLESSING,), N, can=b.has_priest, react=b.priest_to_heal_and_draw
    ),
    "priest_for_defence": EffectRule(
        at.DEFENDING,
        (BLESSING,),
        N,
        can=b.can_plan,
        react=b.priest_for_defence,
        modify=b.planned_defence,
    ),
    "dodge": EffectRule(
        at.DEFENDING,
        (BLESSING,),
        can=b.can_dodge,
        react=b.dodge,
        modify=b.dodged_defence,
        limit=ONCE_PER_HUNT,
    ),
    # Heroes
    "choose_starting_artifact": EffectRule(
        at.AT_ONCE, (BONUS,), N, react=heroes.choose_starting_artifact
    ),
    "glory_of_start": EffectRule(at.AT_ONCE, (BONUS,), react=heroes.glory_of_start),
    "strength_of_lower_attribute": EffectRule(
        at.ARMY_STRENGTH, (ABILITY,), modify=heroes.strength_of_lower_attribute
    ),
    "glory_for_artifact": EffectRule(
        at.TURN_START,
        (ABILITY,),
        N,
        can=heroes.can_give_glory,
        react=heroes.glory_for_artifact,
        limit=ONCE_PER_TURN,
    ),
    "place_after_prepare": EffectRule(at.PREPARED, (ABILITY,), react=heroes.place_after_prepare),
    "guards_region": EffectRule(at.GUARDED_REGION, (ABILITY,)),
    # Quests and the Oracle
    "keep_card": EffectRule(at.AT_ONCE, (QUEST,), react=rewards.keep_card),
    "reward_cards": EffectRule(at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_cards),
    "reward_hand": EffectRule(at.AT_ONCE, (QUEST, ORACLE), react=rewards.reward_hand),
    "reward_priests": EffectRule(at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_priests),
    "reward_recruits": EffectRule(at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_recruits),
    "reward_recruits_in_cities": EffectRule(
        at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_recruits_in_cities
    ),
    "reward_artifact": EffectRule(at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_artifact),
    "reward_draft": EffectRule(at.AT_ONCE, (QUEST, ORACLE), react=rewards.reward_draft),
    "reward_action": EffectRule(at.AT_ONCE, (ORACLE,), react=b.grant_action),
    "raise_attribute": EffectRule(
        at.AT_ONCE, (QUEST, ORACLE), ("attribute", "n"), react=rewards.raise_attribute
    ),
    "raise_attribute_to": EffectRule(
        at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.raise_attribute_to
    ),
    "raise_different_attributes": EffectRule(
        at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.raise_different_attributes
    ),
    "choose_free_glory": EffectRule(at.AT_ONCE, (QUEST,), react=rewards.choose_free_glory),
    "clear_tokens_and_draw": EffectRule(
        at.ANY_TIME, (KEPT,), N, can=a.always, react=rewards.clear_tokens_and_draw
    ),
    "discard_for_action": EffectRule(
        at.EXTRA_ACTION, (KEPT,), can=rewards.in_own_turn, react=b.grant_action
    ),
    # Divine powers
    "draw_cards": EffectRule(at.AT_ONCE, (POWER,), N, react=rewards.power_to_draw),
    "recruit_in_one_region": EffectRule(at.AT_ONCE, (POWER,), N, react=rewards.power_to_recruit),
    "move_army": EffectRule(at.AT_ONCE, (POWER,), N, react=rewards.power_to_move),
}
