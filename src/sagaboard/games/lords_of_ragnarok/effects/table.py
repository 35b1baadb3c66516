"""The closed list of effects: the name that data files use, its moment and its function.

A data line `{ effect = "storms_wrath", n = 1 }` names an entry; `numbers` are the keys that the
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
from sagaboard.games.lords_of_ragnarok import moments as at
from sagaboard.games.lords_of_ragnarok.effects import artifacts as a
from sagaboard.games.lords_of_ragnarok.effects import (
    attacks,
    bonuses,
    combat_cards,
    heroes,
    monsters,
)
from sagaboard.games.lords_of_ragnarok.effects import blessings as b

if TYPE_CHECKING:
    from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok

# Where an effect may stand: its text would do nothing elsewhere.
HUNT: Final = "hunt text of a combat card"
BATTLE: Final = "battle text of a combat card"
ATTACK: Final = "monster attack card"
SPECIAL: Final = "special attack"
REGION: Final = "region attack"
BOSS: Final = "boss card"
ARTIFACT: Final = "artifact"
BLESSING: Final = "blessing"
ABILITY: Final = "hero ability"
ORIGIN: Final = "origin card"
GOD: Final = "god card"
REALM: Final = "realm bonus"


N: Final = ("n",)
N_AT_LEAST: Final = ("n", "at_least")

EFFECTS: Final[dict[str, EffectRule[LordsOfRagnarok]]] = {
    # Combat cards in a hunt
    "next_attack_rage": EffectRule(
        at.AFTER_WOUND, (HUNT,), N, can=a.always, react=combat_cards.next_attack_rage
    ),
    "draw_after_wound": EffectRule(
        at.AFTER_WOUND, (HUNT,), N, can=a.deck_has_cards, react=combat_cards.draw_cards
    ),
    "draw_after_wounds": EffectRule(
        at.AFTER_WOUND,
        (HUNT,),
        N_AT_LEAST,
        can=combat_cards.has_dealt_enough,
        react=combat_cards.draw_cards,
    ),
    "second_wound": EffectRule(
        at.AFTER_WOUND,
        (HUNT,),
        can=combat_cards.has_second_wound,
        react=combat_cards.second_wound,
    ),
    "injury_for_wound": EffectRule(
        at.AFTER_WOUND,
        (HUNT,),
        can=combat_cards.can_bleed_for_wound,
        react=combat_cards.injury_for_wound,
    ),
    "discard_attack": EffectRule(
        at.AFTER_WOUND,
        (HUNT,),
        N_AT_LEAST,
        can=combat_cards.monster_has_hand,
        react=combat_cards.discard_attack,
    ),
    "exchange_card": EffectRule(
        at.AFTER_WOUND, (HUNT,), N, can=a.deck_has_cards, react=combat_cards.exchange
    ),
    "monster_draws_fewer": EffectRule(
        at.DEFENDING, (HUNT,), N, react=combat_cards.monster_draws_fewer
    ),
    # Combat cards in a battle
    "cancel_own_loss": EffectRule(at.AT_ONCE, (BATTLE,), N, react=combat_cards.cancel_own_loss),
    "weaken_opponent": EffectRule(at.AT_ONCE, (BATTLE,), N, react=combat_cards.weaken_opponent),
    "value_if_attacking": EffectRule(
        at.AT_ONCE, (BATTLE,), N, react=combat_cards.value_if_attacking
    ),
    "value_if_defending": EffectRule(
        at.AT_ONCE, (BATTLE,), N, react=combat_cards.value_if_defending
    ),
    "opponent_discards_at_random": EffectRule(
        at.AT_ONCE, (BATTLE,), N, react=combat_cards.opponent_discards_at_random
    ),
    "lower_next_card": EffectRule(at.AT_ONCE, (BATTLE,), N, react=combat_cards.lower_next_card),
    "no_loss_for_losing": EffectRule(at.AT_ONCE, (BATTLE,), react=combat_cards.no_loss_for_losing),
    "ignore_next_effect_if_defending": EffectRule(
        at.AT_ONCE, (BATTLE,), react=combat_cards.ignore_next_effect_if_defending
    ),
    "rune_for_value": EffectRule(at.AT_ONCE, (BATTLE,), N, react=combat_cards.rune_for_value),
    # Monster attack cards and special attacks
    "injury": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.injury),
    "injury_and_one_more_if_injured": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.injury_and_one_more_if_injured
    ),
    "discard": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.discard),
    "discard_at_random": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.discard_at_random
    ),
    "lose_rune_or_injury": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.lose_rune_or_injury
    ),
    "lose_rune_or_discard": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.lose_rune_or_discard
    ),
    "weaken_hunters_army_or_injury": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.weaken_hunters_army_or_injury
    ),
    "remove_wound_without_reward": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.remove_wound_without_reward
    ),
    "remove_wound_or_injury": EffectRule(
        at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.remove_wound_or_injury
    ),
    "limit_wounds": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), N, react=attacks.limit_wounds),
    "skip_draw": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.skip_draw),
    "skip_draws": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.skip_draws),
    "end_hunt": EffectRule(at.AT_ONCE, (ATTACK, SPECIAL), react=attacks.end_hunt),
    "special_attack": EffectRule(at.AT_ONCE, (ATTACK,), react=attacks.special_attack),
    # Region attacks and the boss
    "each_player_weakens_army": EffectRule(
        at.AT_ONCE, (REGION,), N, react=monsters.each_player_weakens_army
    ),
    "injure_heroes_here": EffectRule(at.AT_ONCE, (REGION,), N, react=monsters.injure_heroes_here),
    "weaken_army_or_discard": EffectRule(
        at.AT_ONCE, (REGION,), N, react=monsters.weaken_army_or_discard
    ),
    "drive_out_armies": EffectRule(at.AT_ONCE, (REGION,), react=monsters.drive_out_armies),
    "may_move_drakkar": EffectRule(at.AT_ONCE, (REGION,), react=monsters.may_move_drakkar),
    "weaken_armies_in_total": EffectRule(
        at.AT_ONCE, (REGION,), N, react=monsters.weaken_armies_in_total
    ),
    "remove_control_or_weaken": EffectRule(
        at.AT_ONCE, (REGION,), N, react=monsters.remove_control_or_weaken
    ),
    "clear_forge": EffectRule(at.AT_ONCE, (REGION,), react=monsters.clear_forge),
    "weaken_armies_here_or_adjacent": EffectRule(
        at.AT_ONCE, (REGION,), N, react=monsters.weaken_armies_here_or_adjacent
    ),
    "place_boss": EffectRule(at.AT_ONCE, (BOSS,), react=monsters.place_boss),
    "steal": EffectRule(at.AT_ONCE, (BOSS,), react=monsters.steal),
    # Artifacts
    "strength_in_battle": EffectRule(
        at.BOTH_PASSED, (ARTIFACT,), N, can=a.always, react=a.strength_in_battle
    ),
    "strength_and_loss_in_battle": EffectRule(
        at.BOTH_PASSED, (ARTIFACT,), N, can=a.always, react=a.strength_and_loss_in_battle
    ),
    "wound_in_hero_round": EffectRule(
        at.IN_HERO_ROUND, (ARTIFACT,), can=a.hunts_monster, react=a.wound_in_hero_round
    ),
    "rune_in_rune_step": EffectRule(
        at.RUNE_STEP_START, (ARTIFACT,), N, can=a.bank_has_runes, react=a.gain_runes
    ),
    "draw_before_hunt": EffectRule(
        at.BEFORE_HUNT, (ARTIFACT,), N, can=a.deck_has_cards, react=a.draw_cards
    ),
    "place_drakkar_or_move_hero": EffectRule(
        at.IN_HERO_STEP, (ARTIFACT,), N, can=a.always, react=a.place_drakkar_or_move_hero
    ),
    "control_monster_nearby": EffectRule(
        at.IN_RUNE_STEP, (ARTIFACT,), can=a.has_monster_nearby, react=a.control_monster_nearby
    ),
    "might_for_usurp": EffectRule(at.USURP_CHOSEN, (ARTIFACT,), N, can=a.always, modify=b.add),
    "prevent_injury": EffectRule(
        at.INJURY_WOULD, (ARTIFACT,), can=a.always, react=a.prevent_injury
    ),
    "protect_army": EffectRule(
        at.ARMY_MINUS_WOULD, (ARTIFACT,), can=a.always, react=a.protect_army
    ),
    # Blessings: always
    "hero_moves": EffectRule(at.HERO_MOVES, (BLESSING,), N, modify=b.add),
    "drakkar_moves": EffectRule(at.DRAKKAR_MOVES, (BLESSING,), N, modify=b.add),
    "hero_heals": EffectRule(at.HERO_HEALS, (BLESSING,), N, modify=b.add),
    "recruit_strength": EffectRule(at.RECRUIT_STRENGTH, (BLESSING,), N, modify=b.add),
    "settlement_increase": EffectRule(at.SETTLEMENT_INCREASE, (BLESSING,), N, modify=b.add),
    "limits": EffectRule(at.LIMIT, (BLESSING,), N, modify=b.add),
    "usurp_might": EffectRule(at.USURP_MIGHT, (BLESSING,), N, modify=b.add),
    "monument_priests": EffectRule(at.MONUMENT_PRIESTS, (BLESSING,), N, modify=b.add),
    "event_cards": EffectRule(at.EVENT_CARDS, (BLESSING,), N, modify=b.add),
    "weakness_check": EffectRule(at.WEAKNESS_CHECK, (BLESSING,), N, modify=b.add),
    "strength_attacking": EffectRule(
        at.BATTLE_STRENGTH, (BLESSING,), N, modify=b.strength_attacking
    ),
    "strength_defending": EffectRule(
        at.BATTLE_STRENGTH, (BLESSING,), N, modify=b.strength_defending
    ),
    "strength_defending_with_hero": EffectRule(
        at.BATTLE_STRENGTH, (BLESSING,), N, modify=b.strength_defending_with_hero
    ),
    "strength_by_drakkar": EffectRule(
        at.BATTLE_STRENGTH, (BLESSING,), N, modify=b.strength_by_drakkar
    ),
    "winner_losses": EffectRule(at.WINNER_LOSSES, (BLESSING,), N, modify=b.subtract),
    "no_trample": EffectRule(at.TRAMPLED, (BLESSING,), modify=b.nothing),
    "weaker_region_attacks": EffectRule(at.REGION_ATTACKED, (BLESSING,), N, modify=b.subtract),
    "any_rune": EffectRule(at.ANY_RUNE, (BLESSING,)),
    "yggdrasil_roads": EffectRule(at.YGGDRASIL_ROADS, (BLESSING,)),
    "adjacent_monster": EffectRule(at.ADJACENT_MONSTER, (BLESSING,)),
    # Blessings: permissions
    "card_to_heal": EffectRule(
        at.TURN_START,
        (BLESSING,),
        N,
        can=b.can_heal_for_card,
        react=b.card_to_heal,
        limit=ONCE_PER_TURN,
    ),
    "hero_after_drakkar": EffectRule(
        at.DRAKKAR_MOVED, (BLESSING,), N, can=a.always, react=b.move_hero
    ),
    "rune_to_place_hero": EffectRule(
        at.RUNE_ACTION, (BLESSING,), N, can=a.always, react=b.place_hero
    ),
    "runes_to_wound": EffectRule(
        at.RUNE_ACTION, (BLESSING,), N, can=b.has_monster_here, react=b.wound_monster_here
    ),
    "draw_and_discard": EffectRule(
        at.CARDS_DRAWN, (BLESSING,), N, can=a.deck_has_cards, react=b.draw_and_discard
    ),
    "hero_after_mobilize": EffectRule(
        at.AFTER_MOBILIZE, (BLESSING,), N, can=a.always, react=b.move_hero
    ),
    "hero_after_hunt": EffectRule(at.AFTER_HUNT, (BLESSING,), N, can=a.always, react=b.move_hero),
    "prevent_injury_in_hunt": EffectRule(
        at.INJURY_WOULD,
        (BLESSING,),
        can=b.is_from_attack_card,
        react=a.prevent_injury,
        limit=ONCE_PER_HUNT,
    ),
    # Blessings: reactions
    "draw_in_hunt": EffectRule(at.HUNT_BEGUN, (BLESSING,), N, react=a.draw_cards),
    "draw_after_usurp": EffectRule(at.AFTER_USURP, (BLESSING,), N, react=a.draw_cards),
    "draw_after_victory": EffectRule(at.BATTLE_WON, (BLESSING,), N, react=a.draw_cards),
    "draw_when_covered": EffectRule(at.MARKER_COVERED, (BLESSING,), N, react=a.draw_cards),
    "draw_when_healed": EffectRule(
        at.HEALED, (BLESSING,), N, react=b.draw_when_healed, limit=ONCE_PER_TURN
    ),
    "draw_for_priest": EffectRule(at.PRIEST_SENT, (BLESSING,), N, react=b.draw_for_priest),
    "rune_for_lost_army": EffectRule(at.ARMY_DESTROYED, (BLESSING,), N, react=a.gain_runes),
    "army_for_alliance": EffectRule(at.ALLIED, (BLESSING,), N, react=b.army_for_alliance),
    "army_after_retreat": EffectRule(at.BATTLE_LOST, (BLESSING,), N, react=b.army_after_retreat),
    # Heroes
    "strength_per_army_attacking": EffectRule(
        at.BATTLE_STRENGTH, (ABILITY,), N, modify=heroes.strength_per_army_attacking
    ),
    "realms_around": EffectRule(at.REALMS_AROUND, (ABILITY,)),
    "rune_for_settlement": EffectRule(
        at.CONTROL_GAINED, (ABILITY,), N, react=heroes.rune_for_settlement
    ),
    "army_after_victory": EffectRule(at.BATTLE_WON, (ABILITY,), N, react=heroes.army_after_victory),
    "draw_when_injured": EffectRule(at.INJURY_DEALT, (ABILITY,), N, react=a.draw_cards),
    "injury_before_hunt": EffectRule(
        at.BEFORE_HUNT,
        (ABILITY,),
        can=heroes.can_take_injury,
        react=heroes.take_injury,
        limit=ONCE_PER_HUNT,
    ),
    "injury_before_battle": EffectRule(
        at.BEFORE_BATTLE,
        (ABILITY,),
        can=heroes.can_take_injury_in_land,
        react=heroes.take_injury,
        limit=ONCE_PER_BATTLE,
    ),
    # Gods, origins, realms
    "gain_runes": EffectRule(
        at.AT_ONCE, (GOD, REALM), N, can=bonuses.can_gain_runes, react=bonuses.gain_runes
    ),
    "draw_cards": EffectRule(
        at.AT_ONCE, (GOD, REALM), N, can=bonuses.can_draw_cards, react=bonuses.draw_cards
    ),
    "strengthen_armies": EffectRule(
        at.AT_ONCE,
        (GOD, ORIGIN, REALM),
        N,
        can=bonuses.can_strengthen,
        react=bonuses.strengthen_armies,
    ),
    "place_hero": EffectRule(
        at.AT_ONCE, (REALM,), can=bonuses.can_place_hero, react=bonuses.place_hero
    ),
    "heal": EffectRule(at.AT_ONCE, (REALM,), N, can=bonuses.can_heal, react=bonuses.heal),
    "recruit_in_own_region": EffectRule(
        at.AT_ONCE, (REALM,), N, can=bonuses.can_recruit_in_own, react=bonuses.recruit_in_own_region
    ),
    "move_drakkar": EffectRule(
        at.AT_ONCE, (REALM,), N, can=bonuses.can_move_drakkar, react=bonuses.move_drakkar
    ),
    "place_army": EffectRule(
        at.AT_ONCE, (REALM,), can=bonuses.can_place_army, react=bonuses.place_army
    ),
    "raise_attribute": EffectRule(
        at.AT_ONCE, (ORIGIN,), ("attribute", "n"), react=bonuses.raise_attribute
    ),
    "gain_priests": EffectRule(at.AT_ONCE, (ORIGIN,), N, react=bonuses.gain_priests),
    "form_alliance": EffectRule(at.AT_ONCE, (ORIGIN,), react=bonuses.form_alliance),
}
