# mypyc: interpreted (tables for the edges)
"""What the game declares to the rest of the package: options, questions, what events reveal."""

from __future__ import annotations

from sagaboard.games.lords.declarations import SEATING, STARTING_PLAYER
from sagaboard.games.lords_of_ragnarok.options import BOOK_OPTIONS, BOOKS, BY_BOOK, OPTION_VALUES
from sagaboard.kernel.options import Option

COLOURS = ("green", "red", "blue", "yellow")

HELP = {
    "population_after_control": "The population of a region that has lost its control marker.",
    "boss_rune_action": "What the rune action on the boss does.",
    "strengthen_target": "Which army is raised when one is activated to strengthen.",
    "realm_bonus": "Whether allies may or must take the bonus of a realm.",
    "blessing_draft_direction": "In which direction blessings are chosen after the builder.",
    "monsters_action_targets": "Whether the Monsters action may activate one monster twice.",
    "hunt_own_monster": "Whether hunting an own monster ends the control of it.",
    "hunt_monster_player": "Who decides for a hunted monster.",
    "defence_threshold": "Whether a defence must reach or exceed the rage.",
    "shield_blocks": "Whether a Shield stops attacks that say that shields do not work.",
    "slayer_token_for": "Whether the player who takes the figure may gain a slayer token too.",
    "slayer_tokens_count": "Whether slayer tokens count for omens.",
    "ragnarok_start": "Which monument starts Ragnarok after the third omen.",
    "loki_keeps_out": "What armies cannot do in the region with Loki.",
    "temple_track_side": "Side A has two draft keywords, side B three.",
}


def reading(number: int) -> Option:
    """LOR-OPT-01 to 15: those on which the books differ follow the book unless they are set."""
    name, values = OPTION_VALUES[number]
    if number < BOOK_OPTIONS:
        return Option(name, HELP[name], BY_BOOK, choices=(BY_BOOK, *values))
    return Option(name, HELP[name], values[0], choices=values)


OPTIONS = (
    Option(
        "colours",
        "Which colour sits where: drawn at random, in the order of the box, or seat by seat.",
        "random",
        choices=("random", "box"),
        per_seat=COLOURS,
    ),
    STARTING_PLAYER,
    SEATING,
    Option(
        "book",
        "Which rulebook is followed where they disagree; single options may still differ.",
        "project",
        choices=tuple(BOOKS),
    ),
    *(reading(number) for number in range(len(OPTION_VALUES))),
)

PROMPTS = (
    # Hero selection
    "choose_hero",
    "choose_origin",
    "launch",
    "settle",
    # The steps of a turn
    "prayer",
    "hero_step",
    "move_hero",
    "move_drakkar",
    "place_drakkar_or_move_hero",
    "rune_step",
    "pay_rune",
    "which_monster",
    "control_monster",
    "release_monster",
    "choose_realm",
    "raise_attribute",
    "place_hero",
    "wound_monster",
    "maneuvers",
    "activate_army",
    "strengthen_army",
    "recruit",
    # Special actions
    "special_action",
    "realm_bonus",
    "place_army",
    "place_army_in",
    "mobilize",
    "prepare",
    "build_temple",
    "take_blessing",
    "refill_forge",
    "choose_event",
    # Monsters
    "monsters",
    "activate_monster",
    "trample",
    "hit_army",
    "weaken_own_army",
    "drive_out",
    "which_drakkar",
    "where_drakkar",
    "strike_region",
    "place_boss",
    "steal_from",
    "steal_rune",
    # Battle
    "which_battle",
    "play_card",
    "rune_for_value",
    "assign_loss",
    "retreat",
    # Hunt
    "choose_attack",
    "defend",
    "hero_round",
    "second_card",
    "which_wound",
    "hunt_effect",
    "remove_wound",
    "remove_attack",
    # Anywhere
    "may_use",
    "prevent_injury",
    "protect_army",
    "injure",
    "heal",
    "discard",
    "gain_rune",
    "drop_rune",
)

REVEALS = frozenset(
    {
        "heroes_drawn",
        "origins_drawn",
        "cards_drawn",
        "card_discarded",
        "card_stolen",
        "blessings_revealed",
        "event_revealed",
        "die_rolled",
        "attacks_drawn",
        "attacks_looked_at",
        "attack_discarded",
        "monster_attacks",
    }
)

BALANCE_EVENTS = {
    "first_turn": "",
    "origin_chosen": "origin",
    "settled": "region",
    "special_action": "action",
    "allied": "realm",
    "usurped": "region",
    "temple_built": "region",
    "monument_built": "god",
    "ragnarok_began": "",
    "blessing_taken": "blessing",
    "blessing_used": "blessing",
    "artifact_gained": "artifact",
    "card_played": "card",
    "monster_controlled": "monster",
    "hunt_began": "monster",
    "hunt_failed": "monster",
    "monster_defeated": "monster",
    "slayer_token_gained": "",
}
