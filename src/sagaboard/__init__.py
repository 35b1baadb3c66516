"""Sagaboard: mythic area-control board games with every rule enforced, explained and tested.

    import sagaboard

    game = sagaboard.new_game("blood-rage", players=4, seed="1")
    question = game.questions[0]
    game.play(question.seat, question.moves[0])

docs/tour.md shows the rest.
"""

from sagaboard.library import (
    Game,
    Question,
    bot_names,
    game_names,
    load_game,
    new_bot,
    new_game,
)

__version__ = "0.1.0"

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
