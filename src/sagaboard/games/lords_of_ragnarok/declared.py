# mypyc: interpreted (tables for the edges)
"""What the game declares to the rest of the package: options, nouns, questions, events."""

from __future__ import annotations

from sagaboard.games.lords.declared import SEATING, STARTING_PLAYER
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

VERBS = {
    "hero": "hero",
    "origin": "origin",
    "launch": "sea",
    "settle": "region",
    "pray": "god",
    "forge": "",
    "go": "region",
    "sail": "sea",
    "heal": "attribute",
    "rune-action": "rune_action",
    "spend": "rune",
    "control": "monster",
    "release": "monster",
    "ally": "realm",
    "activate": "army",
    "to": "region",
    "strengthen": "army",
    "recruit": "region",
    "special": "action",
    "monument": "god",
    "temple": "region",
    "draw": "",
    "gain": "rune",
    "place-hero": "region",
    "place-army": "army",
    "bless": "blessing",
    "reveal": "event",
    "rouse": "monster",
    "hunt": "monster",
    "shift": "region",
    "ravage": "",
    "hit": "army",
    "spare": "",
    "target": "seat",
    "strike-at": "region",
    "drift": "seat",
    "steal": "rune",
    "fight": "region",
    "play": "card",
    "pass": "",
    "lose": "army",
    "retreat": "region",
    "attack": "attack",
    "defend": "card",
    "strike": "card",
    "wound": "space",
    "effect": "card",
    "give-up": "",
    "uncover": "space",
    "remove": "attack",
    "injure": "attribute",
    "raise": "attribute",
    "discard": "card",
    "drop": "rune",
    "use": "artifact",
    "invoke": "blessing",
    "ability": "",
    "bonus": "bonus",
    "refill": "region",
    "done": "",
}

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

SEAT = ("seat", "seat")
OTHER = ("other", "seat")
CARD = ("card", "card")
ATTACK = ("attack", "attack")
REGION = ("region", "region")
ORIGIN = ("origin", "region")
SEA = ("sea", "sea")
RUNE = ("rune", "rune")
GOD = ("god", "god")
MONSTER = ("monster", "monster")
EVENT = ("event", "event")
ARTIFACT = ("artifact", "artifact")
BLESSING = ("blessing", "blessing")
ATTRIBUTE = ("attribute", "attribute")
ACTION = ("action", "action")
LEVEL = ("level", "number")
STRENGTH = ("strength", "number")
N = ("n", "number")

EVENTS: dict[str, tuple[tuple[str, str], ...]] = {
    # Set-up and hero selection
    "boss_appeared": (REGION,),
    "monster_appeared": (MONSTER, REGION),
    "starting_player": (SEAT,),
    "heroes_drawn": (SEAT, ("heroes", "hero*")),
    "origins_drawn": (SEAT, ("origins", "origin*")),
    "hero_chosen": (SEAT, ("hero", "hero")),
    "origin_chosen": (SEAT, ("origin", "origin")),
    "drakkar_launched": (SEAT, SEA),
    "settled": (SEAT, REGION),
    "first_turn": (SEAT,),
    # The turn
    "turn_began": (SEAT,),
    "prayed": (SEAT, GOD),
    "hero_moved": (SEAT, ORIGIN, REGION),
    "hero_placed": (SEAT, REGION),
    "drakkar_moved": (SEAT, ("origin", "sea"), SEA),
    "drakkar_placed": (SEAT, SEA),
    "rune_action": (SEAT, ("action", "rune_action")),
    "army_moved": (SEAT, ORIGIN, REGION),
    "army_placed": (SEAT, ORIGIN, REGION),
    "recruited": (SEAT, REGION, STRENGTH),
    "army_strengthened": (SEAT, REGION, STRENGTH),
    "special_action": (SEAT, ACTION),
    "marker_covered": (SEAT, ACTION),
    "realm_bonus": (SEAT, ("realm", "realm")),
    "usurped": (SEAT, REGION),
    "temple_built": (SEAT, REGION),
    "blessings_revealed": (SEAT, ("blessings", "blessing*")),
    "blessing_taken": (SEAT, BLESSING),
    "blessing_discarded": (BLESSING,),
    "monument_built": (SEAT, GOD, LEVEL),
    "omen_fulfilled": (("omen", "omen"),),
    "ragnarok_began": (SEAT,),
    "wheel_cleared": (),
    "forge_refilled": (REGION, RUNE),
    "event_revealed": (EVENT,),
    "event_discarded": (EVENT,),
    # Control, attributes, runes, cards
    "control_taken": (SEAT, REGION),
    "control_lost": (SEAT, REGION),
    "allied": (SEAT, ("realm", "realm")),
    "rune_gained": (SEAT, RUNE),
    "rune_forged": (SEAT, RUNE, REGION),
    "rune_spent": (SEAT, RUNE),
    "rune_discarded": (SEAT, RUNE),
    "rune_stolen": (SEAT, OTHER, RUNE),
    "card_stolen": (SEAT, OTHER),
    "own_card_stolen": (OTHER, CARD),
    "own_card_lost": (OTHER, CARD),
    "priests_gained": (SEAT, N),
    "attribute_raised": (SEAT, ATTRIBUTE, LEVEL),
    "injured": (SEAT, ATTRIBUTE),
    "injury_prevented": (SEAT,),
    "one_injury_too_many": (SEAT,),
    "healed": (SEAT, ATTRIBUTE),
    "cards_drawn": (SEAT, N),
    "own_cards_drawn": (SEAT, ("cards", "card*")),
    "card_discarded": (SEAT, CARD),
    "combat_deck_shuffled": (),
    "artifact_gained": (SEAT, ARTIFACT),
    "artifact_used": (SEAT, ARTIFACT),
    "blessing_used": (SEAT, BLESSING),
    "ability_used": (SEAT,),
    # Monsters
    "die_rolled": (SEAT, MONSTER, ("face", "face")),
    "monster_moved": (MONSTER, ORIGIN, REGION),
    "boss_placed": (ORIGIN, REGION),
    "region_attack": (MONSTER, REGION),
    "trampled": (MONSTER, SEAT, REGION),
    "monster_controlled": (SEAT, MONSTER),
    "monster_released": (SEAT, MONSTER),
    "forge_cleared": (REGION, RUNE),
    # Battle and losses
    "battle_began": (REGION, SEAT, ("defender", "seat")),
    "card_played": (SEAT, CARD),
    "card_value": (SEAT, CARD, N),
    "card_effect_ignored": (SEAT, CARD),
    "loss_cancelled": (SEAT, N),
    "passed": (SEAT,),
    "battle_won": (SEAT, REGION, ("own", "number"), ("other", "number")),
    "army_weakened": (SEAT, REGION, STRENGTH),
    "army_destroyed": (SEAT, REGION),
    "army_protected": (SEAT, REGION),
    "retreated": (SEAT, ORIGIN, REGION),
    "no_way_out": (SEAT, REGION),
    # Hunt
    "hunt_began": (SEAT, MONSTER, REGION),
    "attacks_drawn": (SEAT, N),
    "own_attacks_drawn": (("attacks", "attack*"),),
    "attacks_ran_out": (MONSTER,),
    "attack_discarded": (ATTACK,),
    "attacks_looked_at": (SEAT,),
    "own_attacks_seen": (("attacks", "attack*"),),
    "monster_attacks": (MONSTER, ATTACK, ("rage", "number")),
    "defended_with": (SEAT, CARD),
    "defended": (SEAT, N),
    "not_defended": (SEAT, N),
    "special_attack": (MONSTER,),
    "weakness_found": (SEAT,),
    "struck_with": (SEAT, CARD),
    "wounded": (SEAT, MONSTER, ("space", "space")),
    "wound_removed": (MONSTER, ("space", "space")),
    "hunt_effect_used": (SEAT, CARD),
    "hunt_failed": (SEAT, MONSTER),
    "monster_defeated": (SEAT, MONSTER, REGION),
    "slayer_token_gained": (SEAT,),
    # The end
    "game_won": (SEAT, ("victory", "victory")),
}

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
