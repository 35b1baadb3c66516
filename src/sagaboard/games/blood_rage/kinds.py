# mypyc: interpreted - declarations, read at the edges
"""What moves and events name: every kind of thing, then the verbs and the events."""

from __future__ import annotations

from collections.abc import Iterable

from sagaboard.games.blood_rage.components import (
    OWN_MONSTER,
    REWARDS,
    SLOT_NAMES,
    STATS,
    VALHALLA,
    Content,
)
from sagaboard.kernel.kind import NUMBER, SEATS, Events, Kind, Verb

PHASES = (
    "gods_gifts",
    "action",
    "discard",
    "quest",
    "ragnarok",
    "release_valhalla",
    "game_end",
)
CAUSES = ("lost_battle", "battle_card", "invasion", "sacrifice", "ragnarok")
GLORY_REASONS = ("legendary", "ragnarok", "quest", "token", "battle")
"""When no card gives it: the numbers from -5 to -1."""


def card_names(c: Content) -> list[str]:
    return [card.name for card in c.cards]


def card_messages(c: Content) -> list[str]:
    """A card has one text, in whichever Age it is printed."""
    return [f"card-{card.card_id}" for card in c.cards]


def troops(c: Content) -> list[str]:
    return [c.own_name(own) for own in range(OWN_MONSTER)]


def monsters(c: Content) -> list[str]:
    return [c.cards[card].card_id for card in c.monster_cards]


def without_numbers(prefix: str, names: Iterable[str]) -> list[str]:
    return [f"{prefix}-{name.split('-')[0]}" for name in names]


def reward_messages(c: Content) -> list[str]:
    return ["reward-glory5" if name == "glory" else f"reward-{name}" for name in REWARDS]


CLAN = Kind("clan", lambda c: c.clans)
SEAT = Kind("seat", SEATS, message=CLAN.messages, forms=("short",))
CARD = Kind("card", card_names, message=card_messages, forms=("short",), required=("text",))
PROVINCE = Kind("province", lambda c: c.provinces)
FJORD = Kind("fjord", lambda c: c.fjords)
OFF_BOARD = Kind("place", ("valhalla", "reserve"), message="term-{id}")
PLACE = Kind.joined(
    "place", OFF_BOARD, PROVINCE, FJORD, first=VALHALLA, forms=("in", "to", "from", "invade")
)
TROOP = Kind("figure", troops, message=lambda c: without_numbers("figure", troops(c)))
MONSTER = Kind("monster", monsters)
FIGURE = Kind.joined("figure", TROOP, MONSTER, forms=("acc", "with"))
STAT = Kind("stat", STATS)
SLOT = Kind("slot", SLOT_NAMES, message=lambda c: without_numbers("slot", SLOT_NAMES))
PHASE = Kind("phase", PHASES)
REWARD = Kind("reward", REWARDS, message=reward_messages)
CAUSE = Kind("cause", CAUSES)
REASON = Kind.joined("reason", Kind("reason", GLORY_REASONS), CARD, first=-len(GLORY_REASONS))
# What fields of the state are indexed by.
AGE = Kind("age", ("1", "2", "3"))
SITE = Kind.joined("site", PROVINCE, FJORD)
PIECE = Kind("piece", lambda c: [str(figure) for figure in range(c.figure_count)])
# Named only by texts.
MORE_KINDS = (Kind("region", lambda c: c.regions),)

VERBS = (
    Verb("pick", CARD),
    Verb("unpick"),
    Verb("invade", FIGURE),
    Verb("fetch", FIGURE),
    Verb("march", PLACE, PROVINCE),
    Verb("upgrade", CARD),
    Verb("quest", CARD),
    Verb("pillage", PLACE, PROVINCE),
    Verb("pillage-again", PLACE, PROVINCE),
    Verb("sacrifice"),
    Verb("pass"),
    Verb("to", PLACE),
    Verb("move", FIGURE),
    Verb("slot", SLOT),
    Verb("give", FIGURE),
    Verb("join", FIGURE),
    Verb("play", CARD),
    Verb("treat", CARD),
    Verb("leave", FIGURE),
    Verb("add", CARD),
    Verb("take-back", CARD),
    Verb("retreat"),
    Verb("save", FIGURE),
    Verb("raise", STAT),
    Verb("keep", CARD),
    Verb("done"),
)

ORIGIN = PLACE.as_("origin")
RAGE = NUMBER.as_("rage")
COUNT = NUMBER.as_("n")

EVENTS: Events = {
    # Setup and the course of an Age
    "destroyed_at_setup": (PLACE,),
    "doomed": (PLACE,),
    "first_player": (SEAT,),
    "age_began": (NUMBER.as_("age"),),
    "phase_began": (PHASE,),
    "age_ended": (NUMBER.as_("age"), SEAT),
    # Gods' Gifts
    "cards_dealt": (SEAT, COUNT),
    "picked": (SEAT, CARD),
    "unpicked": (SEAT,),
    "packs_passed": (COUNT,),
    "buried": (SEAT, CARD.each("cards")),
    "draft_ended": (),
    # Action
    "rage_set": (SEAT, RAGE),
    "passed": (SEAT, RAGE),
    "invaded": (SEAT, FIGURE, PLACE, RAGE, ORIGIN),
    "march_declared": (SEAT, ORIGIN, PLACE, RAGE),
    "marched": (SEAT, FIGURE, ORIGIN, PLACE),
    "upgraded": (SEAT, CARD, RAGE, SLOT),
    "upgrade_replaced": (SEAT, CARD),
    "quest_committed": (SEAT,),
    "own_quest_committed": (SEAT, CARD),
    # Pillage
    "pillage_declared": (SEAT, PLACE, RAGE),
    "joined": (SEAT, FIGURE, ORIGIN, PLACE),
    "join_declined": (SEAT,),
    "unopposed": (SEAT, PLACE),
    "battle_began": (PLACE, SEAT.each("seats")),
    "card_chosen": (SEAT,),
    "own_card_chosen": (SEAT, CARD),
    "revealed": (SEAT, CARD, NUMBER.as_("bonus")),
    "quest_treated": (SEAT, CARD, NUMBER.as_("bonus"), CARD.as_("by")),
    "text_cancelled": (SEAT, SEAT.as_("victim"), CARD),
    "figure_stays": (SEAT, FIGURE),
    "late_card_added": (SEAT, CARD, NUMBER.as_("bonus")),
    "total": (SEAT, NUMBER.as_("figures"), NUMBER.as_("total")),
    "battle_won": (SEAT, PLACE, NUMBER.as_("total")),
    "battle_tied": (PLACE,),
    "pillage_failed": (SEAT, PLACE),
    "reward_taken": (SEAT, PLACE, REWARD),
    "token_flipped": (PLACE,),
    "leader_moved": (SEAT, FIGURE, ORIGIN, PLACE),
    "rage_gained": (SEAT, RAGE, CARD),
    "rage_stolen": (SEAT, SEAT.as_("victim"), RAGE),
    "glory_stolen": (SEAT, SEAT.as_("victim"), NUMBER.as_("glory")),
    "card_returned": (SEAT, CARD),
    "card_taken": (SEAT, SEAT.as_("victim"), CARD),
    "card_discarded": (SEAT, CARD),
    # Anywhere
    "destroyed": (SEAT, FIGURE, PLACE, CAUSE),
    "saved": (SEAT, FIGURE, RAGE),
    "retreated": (SEAT, FIGURE, PLACE),
    "stat_raised": (SEAT, STAT, NUMBER.as_("value")),
    "glory_gained": (SEAT, NUMBER.as_("glory"), REASON),
    # The later phases
    "own_card_kept": (SEAT, CARD),
    "hand_discarded": (SEAT, COUNT, NUMBER.as_("kept")),
    "quest_revealed": (SEAT, CARD),
    "quest_fulfilled": (SEAT, CARD, NUMBER.as_("glory")),
    "quest_failed": (SEAT, CARD),
    "ragnarok": (PLACE,),
    "released": (SEAT, COUNT),
    "game_ended": (SEAT.each("seats"),),
}
