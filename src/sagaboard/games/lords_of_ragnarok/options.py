"""LOR-OPT-01 to 16: where the books disagree, the table chooses; fixed before the set-up."""

from __future__ import annotations

from typing import Final

# Numbers of the options in `LordsOfRagnarok.options`; the first value of each is 0.
POPULATION_AFTER_CONTROL: Final = 0
RETURNS: Final = 0
GONE: Final = 1

BOSS_RUNE_ACTION: Final = 1
ACTIVATE_AND_ABILITY: Final = 0
ABILITY_ONLY: Final = 1
ACTIVATE_ONLY: Final = 2

STRENGTHEN_TARGET: Final = 2
ACTIVATED_ARMY: Final = 0
ANY_SETTLEMENT_ARMY: Final = 1

REALM_BONUS: Final = 3
MAY: Final = 0
MUST: Final = 1

BLESSING_DRAFT_DIRECTION: Final = 4
COUNTER_CLOCKWISE: Final = 0
CLOCKWISE: Final = 1

MONSTERS_ACTION_TARGETS: Final = 5
DIFFERENT: Final = 0
SAME_ALLOWED: Final = 1

HUNT_OWN_MONSTER: Final = 6
LOSE_CONTROL: Final = 0
KEEP_CONTROL: Final = 1

HUNT_MONSTER_PLAYER: Final = 7
CONTROLLER_ELSE_RIGHT: Final = 0
RIGHT: Final = 1

DEFENCE_THRESHOLD: Final = 8
AT_LEAST: Final = 0
MORE_THAN: Final = 1

SHIELD_BLOCKS: Final = 9
MOST: Final = 0
ALL: Final = 1

SLAYER_TOKEN_FOR: Final = 10
OTHERS: Final = 0
EVERYONE: Final = 1

SLAYER_TOKENS_COUNT: Final = 11
EVERYWHERE: Final = 0
BOSS_HUNT_ONLY: Final = 1

RAGNAROK_START: Final = 12
SAME_MONUMENT: Final = 0
NEXT_MONUMENT: Final = 1

LOKI_KEEPS_OUT: Final = 13
MOVES: Final = 0
MOVES_AND_RETREATS: Final = 1
EVERYTHING: Final = 2

TEMPLE_TRACK_SIDE: Final = 14  # values: sides of the temple track

OPTION_VALUES: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("population_after_control", ("returns", "gone")),
    ("boss_rune_action", ("activate_and_ability", "ability", "activate")),
    ("strengthen_target", ("activated_army", "any_settlement_army")),
    ("realm_bonus", ("may", "must")),
    ("blessing_draft_direction", ("counter_clockwise", "clockwise")),
    ("monsters_action_targets", ("different", "same_allowed")),
    ("hunt_own_monster", ("lose_control", "keep_control")),
    ("hunt_monster_player", ("controller_else_right", "right")),
    ("defence_threshold", ("at_least", "more_than")),
    ("shield_blocks", ("most", "all")),
    ("slayer_token_for", ("others", "everyone")),
    ("slayer_tokens_count", ("everywhere", "boss_hunt_only")),
    ("ragnarok_start", ("same_monument", "next_monument")),
    ("loki_keeps_out", ("moves", "moves_and_retreats", "everything")),
    ("temple_track_side", ("A", "B")),
]
"""By number: name and values."""

BY_BOOK: Final = "by_book"
"""What an option of the match says to follow LOR-OPT-16."""
BOOK_OPTIONS: Final = 13
"""So many of the options differ between the books; the others have a default of their own."""
BOOKS: Final[dict[str, list[int]]] = {
    "project": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "cs": [0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0],
    "pl": [1, 2, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 1],
    "de": [1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0],
}
"""The table of LOR-OPT-16: by book, the value of each option."""
DEFAULT_OPTIONS: Final[list[int]] = [0] * len(OPTION_VALUES)
