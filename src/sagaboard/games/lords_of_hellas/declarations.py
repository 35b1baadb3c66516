# mypyc: interpreted (tables for the edges)
"""What the game declares to the rest of the package: options, questions, events."""

from __future__ import annotations

from sagaboard.games.lords.declarations import SEATING, STARTING_PLAYER
from sagaboard.kernel.options import Option

ARMIES = ("tyrian", "aegean", "marble", "obsidian")

OPTIONS = (
    Option(
        "armies",
        "Which army sits where: drawn at random, in the order of the box, or chosen seat by seat.",
        "random",
        choices=("random", "box"),
        per_seat=ARMIES,
    ),
    STARTING_PLAYER,
    SEATING,
)

PROMPTS = (
    "choose_hero",
    "settle",
    "turn_start",
    "turn",
    "extra_action",
    "repeat_action",
    "which_monument",
    "use_artifacts",
    "divine_power",
    "start_quest",
    "after_hero_movement",
    "move_hoplite",
    "move_more",
    "move_from",
    "how_many",
    "move_to",
    "after_march",
    "recruit",
    "prepare",
    "place_hero",
    "take_blessing",
    "keep_artifact",
    "pick_card",
    "clear_action",
    "give_glory",
    "take_glory",
    "roll_for",
    "move_monster",
    "which_monster",
    "kill_whose",
    "wound_or_injure",
    "shoot",
    "which_battle",
    "who_first",
    "before_battle",
    "play_card",
    "strengthen_card",
    "one_more_card",
    "bring_from",
    "before_losses",
    "change_losses",
    "may_save",
    "how_many_saved",
    "retreat",
    "which_hunt",
    "start_of_hunt",
    "hero_attacks",
    "which_wound",
    "pay_for_wound",
    "choose_attack",
    "defend",
    "claim_reward",
    "injure",
    "heal",
    "lower_attribute",
    "raise_attribute",
    "discard",
    "exchange_cards",
)

REVEALS = frozenset(
    {
        "cards_drawn",
        "cards_looked_at",
        "card_discarded",
        "artifacts_looked_at",
        "artifact_gained",
        "draft_began",
        "blessing_taken",
        "blessing_discarded",
        "attacks_drawn",
        "monster_attacks",
        "event_drawn",
    }
)

BALANCE_EVENTS = {
    "starting_player": "",
    "settled": "region",
    "special_action": "action",
    "blessing_taken": "blessing",
    "artifact_gained": "artifact",
    "card_played": "card",
    "quest_completed": "quest",
    "monster_slain": "monster",
    "monument_built": "god",
    "usurped": "region",
}

LOOKAHEAD_BUDGET = 1500
"""A look to the end of a turn is wide; this is as good as one three times as wide."""
