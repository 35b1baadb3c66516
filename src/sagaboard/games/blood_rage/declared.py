# mypyc: interpreted (tables for the edges)
"""What the game declares to the rest of the package: options, nouns, questions, events."""

from __future__ import annotations

from sagaboard.kernel.options import Option

CLANS = ("wolf", "raven", "serpent", "bear")

OPTIONS = (
    Option(
        "clans",
        "Which clan sits where: drawn at random, in the order of the box, or chosen seat by seat.",
        "random",
        choices=("random", "box"),
        per_seat=CLANS,
    ),
    Option(
        "first_player",
        "Who takes the first turn of the First Age: drawn at random or the seat of that number.",
        "random",
        choices=("random", "1", "2", "3", "4"),
    ),
    Option(
        "seating",
        "Whether players sit in the order in which they are listed or are shuffled.",
        "listed",
        choices=("listed", "random"),
    ),
    Option(
        "first_game",
        "First-game variant: no draft in the First Age, everybody keeps all eight cards dealt.",
        False,
    ),
)

VERBS = {
    "pick": "card",
    "unpick": "",
    "invade": "figure",
    "fetch": "figure",
    "march": "place",
    "upgrade": "card",
    "quest": "card",
    "pillage": "place",
    "pillage-again": "place",
    "sacrifice": "",
    "pass": "",
    "to": "place",
    "move": "figure",
    "slot": "slot",
    "give": "figure",
    "join": "figure",
    "play": "card",
    "treat": "card",
    "leave": "figure",
    "add": "card",
    "take-back": "card",
    "retreat": "",
    "save": "figure",
    "raise": "stat",
    "keep": "card",
    "done": "",
}

PROMPTS = (
    "pick",
    "action",
    "invade_where",
    "march_where",
    "march_who",
    "upgrade_slot",
    "free_invade",
    "add_warrior",
    "pillage_at_once",
    "sacrifice",
    "join",
    "play_card",
    "treat_quest",
    "leave_one",
    "add_late_card",
    "move_leader",
    "raise_stat",
    "retreat",
    "save_figures",
    "invade_after_defeat",
    "keep_played",
    "keep_card",
)

SEAT = ("seat", "seat")
CARD = ("card", "card")
PLACE = ("place", "place")
FIGURE = ("figure", "figure")

EVENTS: dict[str, tuple[tuple[str, str], ...]] = {
    # Setup and the course of an Age
    "destroyed_at_setup": (PLACE,),
    "doomed": (PLACE,),
    "first_player": (SEAT,),
    "age_began": (("age", "number"),),
    "phase_began": (("phase", "phase"),),
    "age_ended": (("age", "number"), SEAT),
    # Gods' Gifts
    "cards_dealt": (SEAT, ("n", "number")),
    "picked": (SEAT, CARD),
    "unpicked": (SEAT,),
    "packs_passed": (("n", "number"),),
    "buried": (SEAT, ("cards", "card*")),
    "draft_ended": (),
    # Action
    "rage_set": (SEAT, ("rage", "number")),
    "passed": (SEAT, ("rage", "number")),
    "invaded": (SEAT, FIGURE, PLACE, ("rage", "number"), ("origin", "place")),
    "march_declared": (SEAT, ("origin", "place"), PLACE, ("rage", "number")),
    "marched": (SEAT, FIGURE, ("origin", "place"), PLACE),
    "upgraded": (SEAT, CARD, ("rage", "number"), ("slot", "slot")),
    "upgrade_replaced": (SEAT, CARD),
    "quest_committed": (SEAT,),
    "own_quest_committed": (SEAT, CARD),
    # Pillage
    "pillage_declared": (SEAT, PLACE, ("rage", "number")),
    "joined": (SEAT, FIGURE, ("origin", "place"), PLACE),
    "join_declined": (SEAT,),
    "unopposed": (SEAT, PLACE),
    "battle_began": (PLACE, ("seats", "seat*")),
    "card_chosen": (SEAT,),
    "own_card_chosen": (SEAT, CARD),
    "revealed": (SEAT, CARD, ("bonus", "number")),
    "quest_treated": (SEAT, CARD, ("bonus", "number"), ("by", "card")),
    "text_cancelled": (SEAT, ("victim", "seat"), CARD),
    "figure_stays": (SEAT, FIGURE),
    "late_card_added": (SEAT, CARD, ("bonus", "number")),
    "total": (SEAT, ("figures", "number"), ("total", "number")),
    "battle_won": (SEAT, PLACE, ("total", "number")),
    "battle_tied": (PLACE,),
    "pillage_failed": (SEAT, PLACE),
    "reward_taken": (SEAT, PLACE, ("reward", "reward")),
    "token_flipped": (PLACE,),
    "leader_moved": (SEAT, FIGURE, ("origin", "place"), PLACE),
    "rage_gained": (SEAT, ("rage", "number"), CARD),
    "rage_stolen": (SEAT, ("victim", "seat"), ("rage", "number")),
    "glory_stolen": (SEAT, ("victim", "seat"), ("glory", "number")),
    "card_returned": (SEAT, CARD),
    "card_taken": (SEAT, ("victim", "seat"), CARD),
    "card_discarded": (SEAT, CARD),
    # Anywhere
    "destroyed": (SEAT, FIGURE, PLACE, ("cause", "cause")),
    "saved": (SEAT, FIGURE, ("rage", "number")),
    "retreated": (SEAT, FIGURE, PLACE),
    "stat_raised": (SEAT, ("stat", "stat"), ("value", "number")),
    "glory_gained": (SEAT, ("glory", "number"), ("reason", "reason")),
    # The later phases
    "own_card_kept": (SEAT, CARD),
    "hand_discarded": (SEAT, ("n", "number"), ("kept", "number")),
    "quest_revealed": (SEAT, CARD),
    "quest_fulfilled": (SEAT, CARD, ("glory", "number")),
    "quest_failed": (SEAT, CARD),
    "ragnarok": (PLACE,),
    "released": (SEAT, ("n", "number")),
    "game_ended": (("seats", "seat*"),),
}

REVEALS = frozenset(
    {"revealed", "quest_revealed", "cards_dealt", "packs_passed", "draft_ended", "hand_discarded"}
)

BALANCE_EVENTS = {
    "first_player": "",
    "picked": "card",
    "upgraded": "card",
    "own_quest_committed": "card",
    "quest_fulfilled": "card",
    "revealed": "card",
    "late_card_added": "card",
    "reward_taken": "reward",
}
