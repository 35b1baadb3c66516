# mypyc: interpreted (tables for the edges)
"""What the game declares to the rest of the package: options, questions, what events reveal."""

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
