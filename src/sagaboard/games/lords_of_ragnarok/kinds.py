# mypyc: interpreted - declarations, read at the edges
"""What moves and events name: every kind of thing, then the verbs and the events."""

from __future__ import annotations

from sagaboard.games.lords.kinds import names
from sagaboard.games.lords_of_ragnarok.components import (
    ATTRIBUTES,
    FACES,
    REWARDS,
    RUNES,
    SPECIAL_ACTIONS,
    SYMBOLS,
    WHEEL_SPACES,
    Content,
)
from sagaboard.games.lords_of_ragnarok.moves import (
    ARMIES,
    BONUS_LINES,
    MOST_SPACES,
    RUNE_ACTIONS,
)
from sagaboard.games.lords_of_ragnarok.options import OPTION_VALUES
from sagaboard.kernel.kind import MAX_SEATS, NUMBER, SEATS, Events, Kind, Verb

PHASES = ("hero_selection", "turn", "last_turns")
VICTORIES = ("great_jarl", "great_godi", "monster_slayer", "ragnarok")


def armies(message: str) -> list[str]:
    """A seat has as many as another."""
    seats = range(1, MAX_SEATS + 1)
    return [message.format(seat=seat, n=n + 1) for seat in seats for n in range(ARMIES)]


def bonus_names(c: Content) -> list[str]:
    return [f"{realm.name}-{line + 1}" for realm in c.realms for line in range(BONUS_LINES)]


def bonus_messages(c: Content) -> list[str]:
    """Where a realm has fewer lines, nothing asks for the others."""
    return [
        f"bonus-{realm.bonus[line].name}" if line < len(realm.bonus) else f"realm-{realm.name}"
        for realm in c.realms
        for line in range(BONUS_LINES)
    ]


def god_levels(c: Content) -> list[str]:
    return [f"{god.name}-{level}" for god in c.monuments for level in range(len(god.bonuses) + 1)]


COLOUR = Kind("colour", lambda c: c.colours)
SEAT = Kind("seat", SEATS, message=COLOUR.messages, inflected=("short",))
HERO = Kind(
    "hero", lambda c: names(c.heroes), required=("text",), inflected=("acc",), forms=("full",)
)
ORIGIN = Kind("origin", lambda c: names(c.origins), required=("text",))
LAND = Kind("land", lambda c: c.lands, inflected=("short",))
REGION = Kind(
    "region",
    lambda c: c.regions,
    forms=("in", "to", "from", "over"),
    in_play=lambda seats, c: c.boards[seats].region_count,
)
SEA = Kind("sea", lambda c: c.seas, message="{id}", inflected=("short",))
REALM = Kind("realm", lambda c: names(c.realms), required=("text",), inflected=("ins",))
BONUS = Kind("bonus", bonus_names, message=bonus_messages)
GOD = Kind("god", lambda c: c.gods, message="monument-{id}", inflected=("short",))
PATRON = Kind("patron", lambda c: c.patrons, message="god-{id}")
RUNE = Kind("rune", RUNES)
RUNE_ACTION = Kind("rune_action", RUNE_ACTIONS, required=("text",))
ATTRIBUTE = Kind("attribute", ATTRIBUTES, message="stat-{id}")
ARMY = Kind(
    "army",
    armies("{seat}-{n}"),
    message=lambda c: armies("army-{n}"),
    in_play=lambda seats, c: seats * ARMIES,
)
ACTION = Kind("action", SPECIAL_ACTIONS)
WHEEL_ACTION = Kind("action", SPECIAL_ACTIONS[:WHEEL_SPACES])
MONSTER_CARD = Kind(
    "monster_card", lambda c: names(c.monsters), message="monster-{id}", required=("text",)
)
BOSS = Kind("boss", lambda c: [c.boss.name], required=("text",))
MONSTER = Kind.joined("monster", MONSTER_CARD, BOSS, inflected=("acc", "short"))
FACE = Kind("face", FACES, message="die-{id}")
SPACE = Kind("space", [str(n + 1) for n in range(MOST_SPACES)])
EVENT = Kind("event", lambda c: names(c.events), message="event-card-{id}", required=("text",))
OMEN = Kind("omen", lambda c: names(c.omens), required=("text",))
CARD = Kind(
    "card",
    lambda c: names(c.combat),
    message="combat-{id}",
    required=("text",),
    inflected=("short",),
)
ATTACK = Kind("attack", lambda c: names(c.attacks), required=("text",))
ARTIFACT = Kind("artifact", lambda c: names(c.artifacts), required=("text",), inflected=("short",))
BLESSING = Kind("blessing", lambda c: names(c.blessings), required=("text",), inflected=("short",))
VICTORY = Kind("victory", VICTORIES)
SYMBOL = Kind("symbol", SYMBOLS, message="weapon-{id}")
REWARD = Kind("reward", REWARDS[1:], first=1)
# What fields of the state are indexed by.
PHASE = Kind("phase", PHASES)
OPTION = Kind("option", [name for name, _ in OPTION_VALUES])
# Named only by texts.
MORE_KINDS = (
    COLOUR,
    LAND,
    PATRON,
    MONSTER_CARD,
    BOSS,
    Kind("god-level", god_levels),
    Kind("region-attack", MONSTER_CARD.ids, required=("text",)),
    Kind("special-attack", MONSTER.ids, required=("text",)),
    Kind("hunt-effect", CARD.ids, required=("text",)),
    Kind("battle-effect", CARD.ids, required=("text",)),
    Kind("temple", lambda c: names(c.temple_tracks), message="{id}", required=("text",)),
    SYMBOL,
    REWARD,
)

VERBS = (
    Verb("hero", HERO),
    Verb("origin", ORIGIN),
    Verb("launch", SEA),
    Verb("settle", REGION),
    Verb("pray", GOD),
    Verb("forge"),
    Verb("go", REGION),
    Verb("sail", SEA),
    Verb("heal", ATTRIBUTE),
    Verb("rune-action", RUNE_ACTION),
    Verb("spend", RUNE),
    Verb("control", MONSTER, MONSTER_CARD),
    Verb("release", MONSTER, MONSTER_CARD),
    Verb("ally", REALM),
    Verb("activate", ARMY),
    Verb("to", REGION),
    Verb("strengthen", ARMY),
    Verb("recruit", REGION),
    Verb("special", ACTION, WHEEL_ACTION),
    Verb("monument", GOD),
    Verb("temple", REGION),
    Verb("draw"),
    Verb("gain", RUNE),
    Verb("place-hero", REGION),
    Verb("place-army", ARMY),
    Verb("bless", BLESSING),
    Verb("reveal", EVENT),
    Verb("rouse", MONSTER, MONSTER_CARD),
    Verb("hunt", MONSTER),
    Verb("shift", REGION),
    Verb("ravage"),
    Verb("hit", ARMY),
    Verb("spare"),
    Verb("target", SEAT),
    Verb("strike-at", REGION),
    Verb("drift", SEAT),
    Verb("steal", RUNE),
    Verb("fight", REGION),
    Verb("play", CARD),
    Verb("pass"),
    Verb("lose", ARMY),
    Verb("retreat", REGION),
    Verb("attack", ATTACK),
    Verb("defend", CARD),
    Verb("strike", CARD),
    Verb("wound", SPACE),
    Verb("effect", CARD),
    Verb("give-up"),
    Verb("uncover", SPACE),
    Verb("remove", ATTACK),
    Verb("injure", ATTRIBUTE),
    Verb("raise", ATTRIBUTE),
    Verb("discard", CARD),
    Verb("drop", RUNE),
    Verb("use", ARTIFACT),
    Verb("invoke", BLESSING),
    Verb("ability"),
    Verb("bonus", BONUS),
    Verb("refill", REGION),
    Verb("done"),
)

OTHER = SEAT.as_("other")
FROM = REGION.as_("origin")
LEVEL = NUMBER.as_("level")
STRENGTH = NUMBER.as_("strength")
N = NUMBER.as_("n")

EVENTS: Events = {
    # Set-up and hero selection
    "boss_appeared": (REGION,),
    "monster_appeared": (MONSTER, REGION),
    "starting_player": (SEAT,),
    "heroes_drawn": (SEAT, HERO.each("heroes")),
    "origins_drawn": (SEAT, ORIGIN.each("origins")),
    "hero_chosen": (SEAT, HERO),
    "origin_chosen": (SEAT, ORIGIN),
    "drakkar_launched": (SEAT, SEA),
    "settled": (SEAT, REGION),
    "first_turn": (SEAT,),
    # The turn
    "turn_began": (SEAT,),
    "prayed": (SEAT, GOD),
    "hero_moved": (SEAT, FROM, REGION),
    "hero_placed": (SEAT, REGION),
    "drakkar_moved": (SEAT, SEA.as_("origin"), SEA),
    "drakkar_placed": (SEAT, SEA),
    "rune_action": (SEAT, RUNE_ACTION.as_("action")),
    "army_moved": (SEAT, FROM, REGION),
    "army_placed": (SEAT, FROM, REGION),
    "recruited": (SEAT, REGION, STRENGTH),
    "army_strengthened": (SEAT, REGION, STRENGTH),
    "special_action": (SEAT, ACTION),
    "marker_covered": (SEAT, ACTION),
    "realm_bonus": (SEAT, REALM),
    "usurped": (SEAT, REGION),
    "temple_built": (SEAT, REGION),
    "blessings_revealed": (SEAT, BLESSING.each("blessings")),
    "blessing_taken": (SEAT, BLESSING),
    "blessing_discarded": (BLESSING,),
    "monument_built": (SEAT, GOD, LEVEL),
    "omen_fulfilled": (OMEN,),
    "ragnarok_began": (SEAT,),
    "wheel_cleared": (),
    "forge_refilled": (REGION, RUNE),
    "event_revealed": (EVENT,),
    "event_discarded": (EVENT,),
    # Control, attributes, runes, cards
    "control_taken": (SEAT, REGION),
    "control_lost": (SEAT, REGION),
    "allied": (SEAT, REALM),
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
    "own_cards_drawn": (SEAT, CARD.each("cards")),
    "card_discarded": (SEAT, CARD),
    "combat_deck_shuffled": (),
    "artifact_gained": (SEAT, ARTIFACT),
    "artifact_used": (SEAT, ARTIFACT),
    "blessing_used": (SEAT, BLESSING),
    "ability_used": (SEAT,),
    # Monsters
    "die_rolled": (SEAT, MONSTER, FACE),
    "monster_moved": (MONSTER, FROM, REGION),
    "boss_placed": (FROM, REGION),
    "region_attack": (MONSTER, REGION),
    "trampled": (MONSTER, SEAT, REGION),
    "monster_controlled": (SEAT, MONSTER),
    "monster_released": (SEAT, MONSTER),
    "forge_cleared": (REGION, RUNE),
    # Battle and losses
    "battle_began": (REGION, SEAT, SEAT.as_("defender")),
    "card_played": (SEAT, CARD),
    "card_value": (SEAT, CARD, N),
    "card_effect_ignored": (SEAT, CARD),
    "loss_cancelled": (SEAT, N),
    "passed": (SEAT,),
    "battle_won": (SEAT, REGION, NUMBER.as_("own"), NUMBER.as_("other")),
    "army_weakened": (SEAT, REGION, STRENGTH),
    "army_destroyed": (SEAT, REGION),
    "army_protected": (SEAT, REGION),
    "retreated": (SEAT, FROM, REGION),
    "no_way_out": (SEAT, REGION),
    # Hunt
    "hunt_began": (SEAT, MONSTER, REGION),
    "attacks_drawn": (SEAT, N),
    "own_attacks_drawn": (ATTACK.each("attacks"),),
    "attacks_ran_out": (MONSTER,),
    "attack_discarded": (ATTACK,),
    "attacks_looked_at": (SEAT,),
    "own_attacks_seen": (ATTACK.each("attacks"),),
    "monster_attacks": (MONSTER, ATTACK, NUMBER.as_("rage")),
    "defended_with": (SEAT, CARD),
    "defended": (SEAT, N),
    "not_defended": (SEAT, N),
    "special_attack": (MONSTER,),
    "weakness_found": (SEAT,),
    "struck_with": (SEAT, CARD),
    "wounded": (SEAT, MONSTER, SPACE),
    "wound_removed": (MONSTER, SPACE),
    "hunt_effect_used": (SEAT, CARD),
    "hunt_failed": (SEAT, MONSTER),
    "monster_defeated": (SEAT, MONSTER, REGION),
    "slayer_token_gained": (SEAT,),
    # The end
    "game_won": (SEAT, VICTORY),
}
