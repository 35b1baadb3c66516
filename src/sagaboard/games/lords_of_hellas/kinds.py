# mypyc: interpreted - declarations, read at the edges
"""What moves and events name: every kind of thing, then the verbs and the events."""

from __future__ import annotations

from sagaboard.games.lords.components import STRIDE
from sagaboard.games.lords.kinds import names
from sagaboard.games.lords_of_hellas.components import (
    ATTRIBUTES,
    FACES,
    REWARDS,
    SPECIAL_ACTIONS,
    SYMBOLS,
    Content,
)
from sagaboard.games.lords_of_hellas.moves import MOST_HOPLITES, MOST_SLOTS
from sagaboard.kernel.kind import NUMBER, SEATS, Events, Kind, Verb

PHASES = ("hero_selection", "turn", "monster_phase", "event_phase")
VICTORIES = ("lands", "temples", "monsters", "king_of_kings")


def quests(c: Content) -> list[str]:
    return names(c.events[c.first_quest :])


def steps(c: Content) -> list[str]:
    return [
        f"{quest.name}-{step + 1}"
        for quest in c.events[c.first_quest :]
        for step in range(len(quest.steps))
    ]


ARMY = Kind("army", lambda c: c.armies)
SEAT = Kind("seat", SEATS, message=ARMY.messages, forms=("short",))
HERO = Kind("hero", lambda c: names(c.heroes), required=("text",), inflected=("acc",))
ATTRIBUTE = Kind("attribute", ATTRIBUTES, message="stat-{id}")
REGION = Kind("region", lambda c: c.regions, forms=("in", "to", "from"))
LAND = Kind("land", lambda c: c.lands, forms=("in", "short"))
GOD = Kind(
    "god", lambda c: c.gods, message="monument-{id}", inflected=("acc",), forms=("gen", "dat")
)
MONSTER = Kind("monster", lambda c: names(c.monsters), inflected=("acc", "nom"), forms=("short",))
FACE = Kind("face", FACES, message="die-{id}")
CARD = Kind(
    "card", lambda c: names(c.combat), message="combat-{id}", required=("text",), forms=("short",)
)
SYMBOL = Kind("symbol", SYMBOLS)
ATTACK = Kind("attack", lambda c: names(c.attacks), required=("text",))
SLOT = Kind("slot", [str(slot + 1) for slot in range(MOST_SLOTS)])
REWARD = Kind("reward", REWARDS[1:])
ARTIFACT = Kind("artifact", lambda c: names(c.artifacts), required=("text",), forms=("short",))
BLESSING = Kind("blessing", lambda c: names(c.blessings), required=("text",), forms=("short",))
MONSTER_CARD = Kind("event", lambda c: names(c.events[: c.first_quest]), message="event-card-{id}")
KEPT = Kind("kept", quests, message="quest-{id}", required=("text",), inflected=("short",))
EVENT = Kind.joined("event", MONSTER_CARD, KEPT, required=("text",), inflected=("short",))
STEP = Kind("step", steps, message="quest-step-{id}", required=("text", "quest"))
TEMPLE = Kind("temple", lambda c: names(c.temple_cards), required=("text",))
ACTION = Kind("action", SPECIAL_ACTIONS)
MARKED_ACTION = Kind("action", SPECIAL_ACTIONS[:-1])
"""All but Build monument."""
HOPLITES = Kind("number", [str(n) for n in range(MOST_HOPLITES + 1)])
VICTORY = Kind("victory", VICTORIES)
# What fields of the state are indexed by and sets are made of.
PHASE = Kind("phase", PHASES)
ROOM = Kind("room", [str(room) for room in range(STRIDE)])
"""For the regions of one seat."""
QUEST_SLOT = Kind("quest-slot", lambda c: [str(slot) for slot in range(c.numbers.quest_slots)])
MARK = Kind("mark", REWARDS)
# Named only by texts: verbs and events name a god's monument, and do not tell a monster's text.
MORE_KINDS = (
    Kind("god-itself", lambda c: c.gods, message="god-{id}"),
    Kind("monster-card", MONSTER.ids, message=MONSTER.messages, required=("text",)),
)

VERBS = (
    Verb("hero", HERO),
    Verb("settle", REGION),
    Verb("use", ARTIFACT),
    Verb("pray", GOD),
    Verb("power"),
    Verb("go", REGION),
    Verb("advance"),
    Verb("begin", STEP),
    Verb("move", REGION),
    Verb("to", REGION),
    Verb("fortify"),
    Verb("leave"),
    Verb("send", NUMBER, HOPLITES),
    Verb("recruit"),
    Verb("march", REGION),
    Verb("temple", REGION),
    Verb("oracle"),
    Verb("prepare"),
    Verb("usurp"),
    Verb("hunt", MONSTER),
    Verb("monument", GOD),
    Verb("end-round"),
    Verb("place", REGION),
    Verb("garrison", REGION),
    Verb("heal", ATTRIBUTE),
    Verb("draw"),
    Verb("ability"),
    Verb("give", LAND),
    Verb("glory", LAND),
    Verb("roll", MONSTER),
    Verb("ravage"),
    Verb("shift", REGION),
    Verb("target", MONSTER),
    Verb("hit", SEAT),
    Verb("fight", REGION),
    Verb("first", SEAT),
    Verb("play", CARD),
    Verb("bring", REGION),
    Verb("save", NUMBER, HOPLITES),
    Verb("spare"),
    Verb("doom"),
    Verb("retreat", REGION),
    Verb("wound", SLOT),
    Verb("spend", CARD),
    Verb("give-up"),
    Verb("attack", ATTACK),
    Verb("defend", CARD),
    Verb("shield", CARD),
    Verb("claim", REWARD),
    Verb("injure", ATTRIBUTE),
    Verb("lower", ATTRIBUTE),
    Verb("raise", ATTRIBUTE),
    Verb("discard", CARD),
    Verb("keep", ARTIFACT),
    Verb("pick", CARD),
    Verb("bless", BLESSING),
    Verb("invoke", BLESSING),
    Verb("redeem", KEPT),
    Verb("clear", ACTION, MARKED_ACTION),
    Verb("done"),
)

ORIGIN = REGION.as_("origin")
COUNT = NUMBER.as_("n")

EVENTS: Events = {
    # Setup
    "temple_card": (TEMPLE,),
    "starting_player": (SEAT,),
    "hero_chosen": (SEAT, HERO),
    "settled": (SEAT, REGION),
    # The turn
    "turn_began": (SEAT,),
    "special_action": (SEAT, ACTION),
    "artifact_used": (SEAT, ARTIFACT),
    "blessing_used": (SEAT, BLESSING),
    "ability_used": (SEAT,),
    "prayed": (SEAT, GOD),
    "hero_moved": (SEAT, ORIGIN, REGION),
    "hero_placed": (SEAT, REGION),
    "hoplites_moved": (SEAT, COUNT, ORIGIN, REGION),
    "fortified": (SEAT, REGION),
    "left_city": (SEAT, REGION),
    "recruited": (SEAT, REGION),
    "recruited_fortified": (SEAT, REGION),
    "usurped": (SEAT, REGION),
    "temple_built": (SEAT, REGION),
    "oracle_built": (SEAT, REGION),
    "monument_built": (SEAT, GOD, NUMBER.as_("level")),
    "round_ended": (SEAT,),
    "countdown_began": (SEAT, GOD, COUNT),
    "countdown": (SEAT, COUNT),
    "nobody_is_king": (GOD,),
    # Control, glory, cards
    "control_taken": (SEAT, REGION),
    "glory_taken": (SEAT, LAND),
    "glory_given": (SEAT, LAND),
    "priests_gained": (SEAT, COUNT),
    "priest_sacrificed": (SEAT,),
    "attribute_raised": (SEAT, ATTRIBUTE, NUMBER.as_("level")),
    "attribute_lowered": (SEAT, ATTRIBUTE, NUMBER.as_("level")),
    "injured": (SEAT, ATTRIBUTE),
    "healed": (SEAT, ATTRIBUTE),
    "cards_drawn": (SEAT, COUNT),
    "own_cards_drawn": (SEAT, CARD.each("cards")),
    "card_discarded": (SEAT, CARD),
    "combat_deck_shuffled": (),
    "cards_looked_at": (SEAT, COUNT),
    "own_card_picked": (SEAT, CARD),
    "artifacts_looked_at": (SEAT, COUNT),
    "artifact_gained": (SEAT, ARTIFACT),
    "action_cleared": (SEAT, ACTION),
    "tokens_cleared": (SEAT,),
    "draft_began": (SEAT, COUNT),
    "blessing_taken": (SEAT, BLESSING),
    "blessing_discarded": (BLESSING,),
    # Quests
    "quest_opened": (EVENT.as_("quest"), REGION),
    "quest_started": (SEAT, EVENT.as_("quest"), NUMBER.as_("step")),
    "quest_advanced": (SEAT, EVENT.as_("quest"), NUMBER.as_("step")),
    "quest_completed": (SEAT, EVENT.as_("quest")),
    "quest_lost": (SEAT, EVENT.as_("quest")),
    "quest_card_kept": (SEAT, EVENT.as_("quest")),
    "quest_card_redeemed": (SEAT, EVENT.as_("quest")),
    # Monsters and events
    "monster_phase": (SEAT,),
    "rolled": (SEAT, MONSTER, FACE),
    "monster_moved": (MONSTER, ORIGIN, REGION),
    "region_attack": (MONSTER, REGION),
    "monster_kills_entering": (MONSTER, SEAT, REGION),
    "event_drawn": (EVENT,),
    "event_ignored": (EVENT,),
    "no_event": (),
    "monster_appeared": (MONSTER, REGION),
    "monster_evolved": (MONSTER, EVENT),
    # Battle
    "battle_began": (REGION, SEAT, SEAT.as_("defender")),
    "battle_called_off": (REGION,),
    "card_played": (SEAT, CARD, NUMBER.as_("strength")),
    "card_effect": (SEAT, NUMBER.as_("strength")),
    "card_declined": (SEAT,),
    "battle_won": (SEAT, REGION, NUMBER.as_("own"), NUMBER.as_("other")),
    "losses_changed": (SEAT, NUMBER.as_("own"), NUMBER.as_("other")),
    "pyrrhic_victory": (SEAT, REGION),
    "hoplites_killed": (SEAT, REGION, COUNT),
    "hoplites_saved": (SEAT, REGION, COUNT),
    "retreated": (SEAT, COUNT, ORIGIN, REGION),
    "no_way_out": (SEAT, REGION),
    # Hunt
    "hunt_began": (SEAT, MONSTER, REGION),
    "monster_wounded": (
        SEAT,
        MONSTER,
        SYMBOL,
        NUMBER.as_("wounds"),
        NUMBER.as_("slots"),
    ),
    "attacks_drawn": (SEAT,),
    "monster_attacks": (MONSTER, ATTACK, NUMBER.as_("strength")),
    "special_attack": (MONSTER,),
    "wounds_healed": (MONSTER,),
    "defended": (SEAT, COUNT),
    "shielded": (SEAT,),
    "not_defended": (SEAT,),
    "fourth_injury": (SEAT,),
    "hunt_failed": (SEAT, MONSTER),
    "monster_slain": (SEAT, MONSTER, REGION),
    # The end
    "game_won": (SEAT, VICTORY),
}
