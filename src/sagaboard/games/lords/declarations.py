# mypyc: interpreted - declarations, read once
"""Options of a match that both games have."""

from __future__ import annotations

from sagaboard.kernel.options import Option

STARTING_PLAYER = Option(
    "starting_player",
    "Who chooses a hero first: drawn at random or the seat of that number.",
    "random",
    choices=("random", "1", "2", "3", "4"),
)
SEATING = Option(
    "seating",
    "Whether players sit in the order in which they are listed or are shuffled.",
    "listed",
    choices=("listed", "random"),
)
