"""Sagaboard: mythic area-control board games with every rule enforced, explained and tested.

    import sagaboard

    game = sagaboard.new_game("blood-rage", players=4, seed="1")
    question = game.questions[0]
    game.play(question.seat, question.moves[0])

docs/tour.md shows the rest.
"""

import sys

# Before anything that an older Python cannot read.
if sys.version_info < (3, 11):  # noqa: UP036 - who did not install it by pip may have one
    sys.stderr.write(
        "sagaboard: this is Python {}.{}, and Sagaboard needs 3.11 or newer: install one, or let "
        "uv do it: uvx --python 3.13 sagaboard\n".format(*sys.version_info)
    )
    sys.exit(2)

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sagaboard.library import (
        Game,
        Question,
        bot_names,
        game_names,
        load_game,
        new_bot,
        new_game,
    )

__version__ = "1.0.0"

__all__ = [
    "Game",
    "Question",
    "__version__",
    "bot_names",
    "game_names",
    "load_game",
    "new_bot",
    "new_game",
]


def __getattr__(name: str) -> Any:
    """The library is loaded when it is used: the command has no use for all of it."""
    if name not in __all__:
        raise AttributeError(f"module 'sagaboard' has no attribute {name!r}")
    from sagaboard import library

    return getattr(library, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
