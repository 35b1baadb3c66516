"""The closed list of effects: the name that data files use, its moment and its function.

A data line `{ effect = "card_strength", n = 1 }` names an entry; `numbers` are the keys that the
line must give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sagaboard.games.lords.components import ONCE_PER_BATTLE, ONCE_PER_HUNT, ONCE_PER_TURN, Entry
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

EFFECTS: Final[dict[str, Entry[LordsOfHellas]]] = {
    # Combat cards
    "strength_if_defending_city": Entry(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_defending_city
    ),
    "may_recruit_if_defending_city": Entry(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.may_recruit_if_defending_city
    ),
    "strength_if_glory_token": Entry(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_glory_token
    ),
    "strength_per_pair": Entry(at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_per_pair),
    "strength_if_more_hoplites": Entry(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_more_hoplites
    ),
    "strength_of_leadership": Entry(
        at.AT_ONCE, (COMBAT,), react=combat_cards.strength_of_leadership
    ),
    "strength_if_more_leadership": Entry(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_more_leadership
    ),
    "strength_if_attacking": Entry(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.strength_if_attacking
    ),
    "loser_loses": Entry(at.AT_ONCE, (COMBAT,), N, react=combat_cards.loser_loses),
    "may_bring_hoplites": Entry(at.AT_ONCE, (COMBAT,), react=combat_cards.may_bring_hoplites),
    "kill_if_more_hoplites": Entry(
        at.AT_ONCE, (COMBAT,), N, react=combat_cards.kill_if_more_hoplites
    ),
    # Monster attack cards and special attacks
    "injury": Entry(at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.injury),
    "end_hunt": Entry(at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.end_hunt),
    "end_hunt_if_injured_before": Entry(
        at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.end_hunt_if_injured_before
    ),
    "end_hunt_if_below": Entry(
        at.AT_ONCE, (ATTACK, SPECIAL), ("attribute", "at_least"), react=attacks.end_hunt_if_below
    ),
    "lower_highest_attribute": Entry(
        at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.lower_highest_attribute
    ),
    "lower_chosen_attribute": Entry(
        at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.lower_chosen_attribute
    ),
    "discard_down_to_speed": Entry(
        at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.discard_down_to_speed
    ),
    "discard_down_to": Entry(at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.discard_to),
    "discard_half": Entry(at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.discard_half),
    "discard_at_random": Entry(at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.discard_at_random),
    "special_attack": Entry(at.AT_ONCE, (ATTACK,), react=attacks.special_attack),
    "heal_wounds": Entry(at.AT_ONCE, (SPECIAL,), react=attacks.heal_wounds),
    # Region attacks, passive abilities, evolutions
    "kill_here": Entry(at.AT_ONCE, (REGION,), N, react=monsters.kill_in_region),
    "kill_around": Entry(at.AT_ONCE, (REGION,), N, react=monsters.kill_around),
    "injure_heroes_around": Entry(at.AT_ONCE, (REGION,), N, react=monsters.injure_heroes_around),
    "controller_sacrifices_priest": Entry(
        at.AT_ONCE, (REGION,), N, react=monsters.controller_sacrifices_priest
    ),
    "go_to_tallest_monument": Entry(at.AT_ONCE, (REGION,), react=monsters.go_to_tallest_monument),
    "forbids_recruiting": Entry(at.NO_RECRUITING, (PASSIVE, EVOLUTION)),
    "forbids_leaving": Entry(at.NO_LEAVING, (PASSIVE, EVOLUTION)),
    "forbids_priests": Entry(at.NO_PRIESTS, (PASSIVE, EVOLUTION)),
    "kills_entering": Entry(at.KILLS_ENTERING, (PASSIVE, EVOLUTION), N),
    "first_attack_stronger": Entry(at.FIRST_ATTACK, (EVOLUTION,), N),
    "attacks_stronger": Entry(at.ATTACK_STRENGTH, (EVOLUTION,), ("n", "at_least")),
    "opening_draw_by": Entry(at.OPENING_DRAW, (EVOLUTION,), ("attribute",)),
    "hunt_needs_priests": Entry(at.HUNT_REQUIREMENT, (EVOLUTION,), N, can=monsters.needs_priests),
    "hunt_needs_attribute": Entry(
        at.HUNT_REQUIREMENT, (EVOLUTION,), ("attribute", "at_least"), can=monsters.needs_attribute
    ),
    # Artifacts
    "opponent_discards": Entry(
        at.BEFORE_BATTLE, (ARTIFACT,), N, can=a.opponent_has_cards, react=a.opponent_discards
    ),
    "strength_beside_hero": Entry(
        at.BEFORE_BATTLE, (ARTIFACT,), N, can=a.is_beside_hero, react=a.strength_beside_hero
    ),
    "draw_before_battle": Entry(at.BEFORE_BATTLE, (ARTIFACT,), N, can=a.always, react=a.draw_cards),
    "draw_before_hunt": Entry(at.BEFORE_HUNT, (ARTIFACT,), N, can=a.always, react=a.draw_cards),
    "wound_and_draw_before_hunt": Entry(
        at.BEFORE_HUNT, (ARTIFACT,), N, can=a.always, react=a.wound_and_draw
    ),
    "bring_hoplites_from_around": Entry(
        at.BEFORE_BATTLE,
        (ARTIFACT,),
        can=a.can_bring_as_defender,
        react=a.bring_hoplites_from_around,
    ),
    "exchange_cards": Entry(at.IN_FIGHT, (ARTIFACT,), can=a.has_cards, react=a.exchange_cards),
    "change_losses": Entry(
        at.BEFORE_LOSSES, (ARTIFACT,), N, can=a.may_change_losses, react=a.change_losses
    ),
    "save_hoplites": Entry(at.HOPLITES_DIE, (ARTIFACT,), N, can=a.any_dying, react=a.save_hoplites),
    "clear_used_action": Entry(
        at.USE, (ARTIFACT,), N, can=a.has_used_action, react=a.clear_used_action
    ),
    "extra_monster_phase": Entry(
        at.USE, (ARTIFACT,), can=a.any_monster, react=a.extra_monster_phase
    ),
    "recruit_in_one_city": Entry(
        at.USE, (ARTIFACT,), N, can=a.can_recruit_in_city, react=a.recruit_in_one_city
    ),
    "heal_all": Entry(at.USE, (ARTIFACT,), can=a.is_injured, react=a.heal_all),
    "lead_monster": Entry(at.USE, (ARTIFACT,), N, can=a.any_monster, react=a.lead_monster),
    "take_neutral_region": Entry(
        at.USE, (ARTIFACT,), N, can=a.hero_in_open_region, react=a.take_neutral_region
    ),
    "priest_at_temple": Entry(at.USE, (ARTIFACT,), N, can=a.hero_at_temple, react=a.gain_priests),
    "kill_at_hero": Entry(at.USE, (ARTIFACT,), N, can=a.hoplites_at_hero, react=a.kill_at_hero),
    "wound_or_injure": Entry(at.USE, (ARTIFACT,), N, can=a.has_target, react=a.wound_or_injure),
    "choose_combat_card": Entry(
        at.USE, (ARTIFACT,), N, can=a.deck_has_cards, react=a.choose_combat_card
    ),
    "place_hero": Entry(at.USE, (ARTIFACT,), can=a.hero_on_map, react=a.place_hero),
    # Blessings: always
    "card_strength": Entry(at.CARD_STRENGTH, (BLESSING,), N, modify=b.add),
    "strength_with_hero": Entry(at.ARMY_STRENGTH, (BLESSING,), N, modify=b.strength_with_hero),
    "strength_when_defending": Entry(
        at.ARMY_STRENGTH, (BLESSING,), N, modify=b.strength_when_defending
    ),
    "lower_population": Entry(at.POPULATION, (BLESSING,), N, modify=b.lower_population),
    "hand_limit": Entry(at.HAND_LIMIT, (BLESSING,), N, modify=b.at_least),
    "usurp_recruits": Entry(at.USURP_RECRUITS, (BLESSING,), N, modify=b.at_least),
    "march_range": Entry(at.MARCH_RANGE, (BLESSING,), N, modify=b.at_least),
    "extra_recruits": Entry(at.EXTRA_RECRUITS, (BLESSING,), N, modify=b.add),
    "attacker_plays_at_most": Entry(at.ATTACKER_CARDS, (BLESSING,), N, modify=b.at_most),
    "first_card_without_losses": Entry(at.FIRST_CARD_LOSSES, (BLESSING,), modify=b.nothing),
    # Blessings: when taken, and reactions
    "gain_cards": Entry(at.GAINED, (BLESSING,), N, react=a.draw_cards),
    "gain_attribute": Entry(at.GAINED, (BLESSING,), ("attribute", "n"), react=b.gain_attribute),
    "gain_priests": Entry(at.GAINED, (BLESSING,), N, react=a.gain_priests),
    "heal_when_monument_grows": Entry(at.MONUMENT_GROWN, (BLESSING,), N, react=b.heal_some),
    "action_after_temple": Entry(at.TEMPLE_BUILT, (BLESSING,), react=b.grant_action),
    "draw_after_prepare": Entry(at.PREPARED, (BLESSING,), N, react=a.draw_cards),
    "priest_for_hunt": Entry(at.HUNT_BEGUN, (BLESSING,), N, react=a.gain_priests),
    "draw_with_empty_hand": Entry(at.BATTLE_BEGUN, (BLESSING,), N, react=b.draw_with_empty_hand),
    "priest_for_victory": Entry(at.BATTLE_WON, (BLESSING,), N, react=a.gain_priests),
    # Blessings: the turn
    "priest_for_card": Entry(
        at.ANY_TIME, (BLESSING,), N, can=b.has_priest, react=b.priest_for_card
    ),
    "recruit_instead_of_hoplites": Entry(
        at.INSTEAD_OF_HOPLITES, (BLESSING,), N, can=b.can_recruit_at_home, react=b.recruit_at_home
    ),
    "hoplite_anywhere": Entry(
        at.INSTEAD_OF_HOPLITES, (BLESSING,), N, can=b.can_send_anywhere, react=b.hoplite_anywhere
    ),
    "draw_instead_of_hero": Entry(
        at.INSTEAD_OF_HERO, (BLESSING,), N, can=a.always, react=a.draw_cards
    ),
    "hoplite_by_speed": Entry(
        at.INSTEAD_OF_HERO, (BLESSING,), N, can=b.can_send, react=b.hoplite_by_speed
    ),
    "hunt_instead_of_hero": Entry(
        at.INSTEAD_OF_HERO,
        (BLESSING,),
        ("attribute", "n"),
        can=b.can_lower_and_hunt,
        react=b.hunt_instead_of_hero,
    ),
    "card_for_kills": Entry(
        at.AFTER_HERO,
        (BLESSING,),
        N,
        can=b.can_pay_for_kills,
        react=b.card_for_kills,
        limit=ONCE_PER_TURN,
    ),
    "bow_for_wound_or_kills": Entry(
        at.OWN_TURN,
        (BLESSING,),
        N,
        can=b.can_shoot,
        react=b.bow_for_wound_or_kills,
        limit=ONCE_PER_TURN,
    ),
    "injury_to_banish": Entry(
        at.OWN_TURN,
        (BLESSING,),
        N,
        can=b.can_banish,
        react=b.injury_to_banish,
        limit=ONCE_PER_TURN,
    ),
    "hunt_once_more": Entry(
        at.SPECIAL,
        (BLESSING,),
        N,
        can=b.can_hunt_once_more,
        react=b.hunt_once_more,
        limit=TOKEN_ON_CARD,
    ),
    "march_anywhere": Entry(
        at.MARCHING, (BLESSING,), N, can=b.can_march_anywhere, react=b.march_anywhere
    ),
    "recruit_after_march": Entry(
        at.AFTER_MARCH, (BLESSING,), N, can=b.can_recruit_behind, react=b.recruit_after_march
    ),
    # Blessings: battle
    "kill_if_outnumbered": Entry(
        at.BEFORE_BATTLE,
        (BLESSING,),
        N,
        can=b.is_outnumbered,
        react=b.kill_opponent,
        limit=MUST_ONCE_PER_BATTLE,
    ),
    "kill_attacker_if_fortified": Entry(
        at.BEFORE_BATTLE,
        (BLESSING,),
        N,
        can=b.has_ambush,
        react=b.kill_opponent,
        limit=MUST_ONCE_PER_BATTLE,
    ),
    "bring_hoplites_by_speed": Entry(
        at.BEFORE_BATTLE,
        (BLESSING,),
        can=a.can_bring_as_defender,
        react=b.bring_hoplites_by_speed,
        limit=ONCE_PER_BATTLE,
    ),
    "priest_for_battle_strength": Entry(
        at.CARD_PLAYED, (BLESSING,), N, can=b.has_priest, react=b.priest_for_battle_strength
    ),
    "one_more_card": Entry(at.BOTH_PASSED, (BLESSING,)),
    # Blessings: hunt
    "card_for_wound": Entry(
        at.HUNT_STARTED,
        (BLESSING,),
        N,
        can=b.has_cards,
        react=b.card_for_wound,
        limit=ONCE_PER_HUNT,
    ),
    "priest_to_heal_and_draw": Entry(
        at.IN_HUNT, (BLESSING,), N, can=b.has_priest, react=b.priest_to_heal_and_draw
    ),
    "priest_for_defence": Entry(
        at.DEFENDING,
        (BLESSING,),
        N,
        can=b.can_plan,
        react=b.priest_for_defence,
        modify=b.planned_defence,
    ),
    "dodge": Entry(
        at.DEFENDING,
        (BLESSING,),
        can=b.can_dodge,
        react=b.dodge,
        modify=b.dodged_defence,
        limit=ONCE_PER_HUNT,
    ),
    # Heroes
    "choose_starting_artifact": Entry(
        at.AT_ONCE, (BONUS,), N, react=heroes.choose_starting_artifact
    ),
    "glory_of_start": Entry(at.AT_ONCE, (BONUS,), react=heroes.glory_of_start),
    "strength_of_lower_attribute": Entry(
        at.ARMY_STRENGTH, (ABILITY,), modify=heroes.strength_of_lower_attribute
    ),
    "glory_for_artifact": Entry(
        at.TURN_START,
        (ABILITY,),
        N,
        can=heroes.can_give_glory,
        react=heroes.glory_for_artifact,
        limit=ONCE_PER_TURN,
    ),
    "place_after_prepare": Entry(at.PREPARED, (ABILITY,), react=heroes.place_after_prepare),
    "guards_region": Entry(at.GUARDED_REGION, (ABILITY,)),
    # Quests and the Oracle
    "keep_card": Entry(at.AT_ONCE, (QUEST,), react=rewards.keep_card),
    "reward_cards": Entry(at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_cards),
    "reward_hand": Entry(at.AT_ONCE, (QUEST, ORACLE), react=rewards.reward_hand),
    "reward_priests": Entry(at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_priests),
    "reward_recruits": Entry(at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_recruits),
    "reward_recruits_in_cities": Entry(
        at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_recruits_in_cities
    ),
    "reward_artifact": Entry(at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.reward_artifact),
    "reward_draft": Entry(at.AT_ONCE, (QUEST, ORACLE), react=rewards.reward_draft),
    "reward_action": Entry(at.AT_ONCE, (ORACLE,), react=b.grant_action),
    "raise_attribute": Entry(
        at.AT_ONCE, (QUEST, ORACLE), ("attribute", "n"), react=rewards.raise_attribute
    ),
    "raise_attribute_to": Entry(at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.raise_attribute_to),
    "raise_different_attributes": Entry(
        at.AT_ONCE, (QUEST, ORACLE), N, react=rewards.raise_different_attributes
    ),
    "choose_free_glory": Entry(at.AT_ONCE, (QUEST,), react=rewards.choose_free_glory),
    "clear_tokens_and_draw": Entry(
        at.ANY_TIME, (KEPT,), N, can=a.always, react=rewards.clear_tokens_and_draw
    ),
    "discard_for_action": Entry(
        at.EXTRA_ACTION, (KEPT,), can=rewards.in_own_turn, react=b.grant_action
    ),
    # Divine powers
    "draw_cards": Entry(at.AT_ONCE, (POWER,), N, react=rewards.power_to_draw),
    "recruit_in_one_region": Entry(at.AT_ONCE, (POWER,), N, react=rewards.power_to_recruit),
    "move_army": Entry(at.AT_ONCE, (POWER,), N, react=rewards.power_to_move),
}
