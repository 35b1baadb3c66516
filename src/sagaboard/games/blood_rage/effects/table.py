"""Every effect that a card of `cards.toml` may name: its moment, its numbers, its function."""

from __future__ import annotations

from typing import Final

from sagaboard.games.blood_rage import moments as at
from sagaboard.games.blood_rage.components import (
    BATTLE,
    CLAN,
    LEADER,
    MONSTER,
    QUEST,
    SHIP,
    WARRIOR,
    Effect,
    Moment,
    Permission,
)
from sagaboard.games.blood_rage.effects.battle_cards import (
    cancel_opponents_text,
    copy_highest_enemy_bonus,
    discard_all_and_replay,
    each_keeps_one_figure,
    each_opponent_loses_warrior,
    glory_for_victory,
    glory_per_destroyed,
    rage_for_victory,
    raise_other_stat,
    raise_stat_for_victory,
    steal_glory,
    steal_rage,
    take_winner_cards,
)
from sagaboard.games.blood_rage.effects.quests import (
    figures_in_valhalla,
    most_strength_in_province,
    most_strength_in_region,
)
from sagaboard.games.blood_rage.effects.upgrades import (
    destroy_enemies_on_invade,
    glory_if_enemies_destroyed,
    glory_per_enemy_destroyed,
    glory_per_figure,
    glory_per_ship_destroyed,
    invade_from_valhalla,
    may_add_warrior,
    may_invade_after_defeat,
    may_move_leader,
    may_pay_to_keep_cards,
    may_pay_to_pillage,
    may_pay_to_save,
    may_retreat_to_centre,
    multiply_glory,
    offer_invade_from_valhalla,
    offer_pillage_again,
    offer_sacrifice,
    pillage_again,
    quest_as_battle_card,
    raise_all_stats_with_leader,
    raise_stat_with_leader,
    repeat_reward,
    sacrifice,
    strength_in_centre,
    upgrade_discount,
    warrior_pairs,
)
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel import effect

UPGRADES: Final = (WARRIOR, LEADER, SHIP, MONSTER, CLAN)


class EffectRule(effect.EffectRule[BloodRage, Effect, int]):
    """Stands on types of cards; an effect may offer moves."""

    def __init__(
        self,
        moment: Moment,
        on: tuple[int, ...],
        numbers: tuple[str, ...] = (),
        *,
        react: effect.Reaction[BloodRage, Effect] | None = None,
        modify: effect.Modifier[BloodRage, Effect] | None = None,
        offer: Permission[BloodRage] | None = None,
    ) -> None:
        super().__init__(moment, on, numbers, react, modify)
        self.offer = offer


EFFECTS: Final[dict[str, EffectRule]] = {
    # Always
    "upgrade_discount": EffectRule(at.UPGRADE_COST, UPGRADES, ("rage",), modify=upgrade_discount),
    "warrior_pairs": EffectRule(
        at.WARRIORS_STRENGTH, (WARRIOR,), ("pair_strength",), modify=warrior_pairs
    ),
    "strength_in_centre": EffectRule(
        at.MONSTER_STRENGTH, (MONSTER,), ("strength",), modify=strength_in_centre
    ),
    "counts_as_ship": EffectRule(at.COUNTS_AS_SHIP, (MONSTER,)),
    "may_invade_centre": EffectRule(at.ENTERS_CENTRE, (MONSTER,)),
    # The turn
    "invade_from_valhalla": EffectRule(
        at.ACTION, UPGRADES, ("rage",), offer=offer_invade_from_valhalla, react=invade_from_valhalla
    ),
    "pillage_again": EffectRule(
        at.ACTION, UPGRADES, ("rage",), offer=offer_pillage_again, react=pillage_again
    ),
    "sacrifice": EffectRule(
        at.ACTION, UPGRADES, ("figures",), offer=offer_sacrifice, react=sacrifice
    ),
    # After an Invade
    "destroy_enemies_on_invade": EffectRule(
        at.INVADED_ITSELF, (MONSTER,), ("whom",), react=destroy_enemies_on_invade
    ),
    "may_add_warrior": EffectRule(at.INVADED, UPGRADES, react=may_add_warrior),
    "may_pay_to_pillage": EffectRule(
        at.AFTER_INVADE, UPGRADES, ("rage",), react=may_pay_to_pillage
    ),
    # Play Cards
    "quest_as_battle_card": EffectRule(
        at.QUEST_REVEALED, UPGRADES, ("bonus",), react=quest_as_battle_card
    ),
    "cancel_opponents_text": EffectRule(at.CANCELLING, (BATTLE,), react=cancel_opponents_text),
    "discard_all_and_replay": EffectRule(at.REPLAYING, (BATTLE,), react=discard_all_and_replay),
    "each_opponent_loses_warrior": EffectRule(
        at.BEFORE_TOTALS, (BATTLE,), react=each_opponent_loses_warrior
    ),
    "each_keeps_one_figure": EffectRule(at.BEFORE_TOTALS, (BATTLE,), react=each_keeps_one_figure),
    "copy_highest_enemy_bonus": EffectRule(at.BONUS, (BATTLE,), modify=copy_highest_enemy_bonus),
    # A Pillage succeeds
    "repeat_reward": EffectRule(at.REWARD_TAKEN, (MONSTER,), react=repeat_reward),
    "raise_other_stat": EffectRule(at.PILLAGED, (BATTLE,), react=raise_other_stat),
    "may_move_leader": EffectRule(at.PILLAGED, UPGRADES, react=may_move_leader),
    "raise_stat_with_leader": EffectRule(at.PILLAGED, UPGRADES, react=raise_stat_with_leader),
    "raise_all_stats_with_leader": EffectRule(
        at.PILLAGED, UPGRADES, react=raise_all_stats_with_leader
    ),
    # Resolution
    "glory_for_victory": EffectRule(
        at.BATTLE_RESOLVED, (BATTLE,), ("glory",), react=glory_for_victory
    ),
    "rage_for_victory": EffectRule(
        at.BATTLE_RESOLVED, (BATTLE,), ("rage",), react=rage_for_victory
    ),
    "raise_stat_for_victory": EffectRule(
        at.BATTLE_RESOLVED, (BATTLE,), react=raise_stat_for_victory
    ),
    "steal_rage": EffectRule(at.BATTLE_RESOLVED, (BATTLE,), ("rage",), react=steal_rage),
    "steal_glory": EffectRule(at.BATTLE_RESOLVED, (BATTLE,), ("glory",), react=steal_glory),
    "take_winner_cards": EffectRule(at.BATTLE_RESOLVED, (BATTLE,), react=take_winner_cards),
    "glory_per_destroyed": EffectRule(
        at.BATTLE_RESOLVED, (BATTLE,), ("glory",), react=glory_per_destroyed
    ),
    "glory_per_enemy_destroyed": EffectRule(
        at.DEAD_COUNTED, (MONSTER,), ("glory",), react=glory_per_enemy_destroyed
    ),
    "glory_if_enemies_destroyed": EffectRule(
        at.DEAD_COUNTED, UPGRADES, ("at_least", "glory"), react=glory_if_enemies_destroyed
    ),
    "may_invade_after_defeat": EffectRule(at.DEFEATED, UPGRADES, react=may_invade_after_defeat),
    "may_pay_to_keep_cards": EffectRule(
        at.CARDS_LEAVE, UPGRADES, ("rage",), react=may_pay_to_keep_cards
    ),
    # Figures are destroyed
    "may_retreat_to_centre": EffectRule(at.ABOUT_TO_DIE, (MONSTER,), react=may_retreat_to_centre),
    "may_pay_to_save": EffectRule(
        at.FIGURES_ABOUT_TO_DIE, UPGRADES, ("rage",), react=may_pay_to_save
    ),
    "glory_per_ship_destroyed": EffectRule(
        at.SHIP_DESTROYED, UPGRADES, ("glory",), react=glory_per_ship_destroyed
    ),
    # The later phases
    "most_strength_in_region": EffectRule(
        at.QUEST_CHECKED, (QUEST,), ("region",), modify=most_strength_in_region
    ),
    "most_strength_in_province": EffectRule(
        at.QUEST_CHECKED, (QUEST,), ("province",), modify=most_strength_in_province
    ),
    "figures_in_valhalla": EffectRule(
        at.QUEST_CHECKED, (QUEST,), ("at_least",), modify=figures_in_valhalla
    ),
    "multiply_quest_glory": EffectRule(
        at.QUEST_GLORY, UPGRADES, ("factor",), modify=multiply_glory
    ),
    "multiply_ragnarok_glory": EffectRule(
        at.RAGNAROK_GLORY, UPGRADES, ("factor",), modify=multiply_glory
    ),
    "glory_per_released": EffectRule(at.RELEASED, UPGRADES, ("glory",), react=glory_per_figure),
    "glory_per_figure_at_end": EffectRule(
        at.GAME_END, UPGRADES, ("glory",), react=glory_per_figure
    ),
}
