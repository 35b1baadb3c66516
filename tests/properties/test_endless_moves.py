"""Nothing that costs nothing can be done for ever: no few moves of a seat lead back to where it
was, so that a match could grow and never go on."""

from __future__ import annotations

from typing import Any

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.kernel.game import Game, play
from sagaboard.kernel.options import checked
from sagaboard.kernel.registry import find, names
from sagaboard.kernel.spec import GameSpec

MOVES = 4
"""The longest way back that is looked for."""

WALKS = 25
EVERY = 12
OPENING = 240


def ways_back(spec: GameSpec[Any], g: Game, seat: int, dice: Dice) -> list[str]:
    """Some moves of one seat after which all is as it was."""
    before = spec.save_json(g)
    after = g.copy()
    done = []
    for _ in range(MOVES):
        question = after.question_for(seat)
        if question is None:
            break
        move = question.moves[dice.below(len(question.moves))]
        play(after, seat, move)
        done.append(spec.vocabulary(g).text(move))
        if spec.save_json(after) == before:
            return done
    return []


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in names() for players in find(game).players]
)
def test_no_moves_of_a_seat_lead_back_to_where_it_was(game: str, players: int) -> None:
    spec = find(game)
    g = spec.new(players, checked(spec.options, {}, players), "endless")
    dice = Dice(f"endless/{players}")
    for number in range(OPENING):
        if g.is_over:
            break
        question = g.questions[dice.below(len(g.questions))]
        if number % EVERY == 0 or question.may_change:
            for _ in range(WALKS):
                assert ways_back(spec, g, question.seat, dice) == []
        play(g, question.seat, question.moves[dice.below(len(question.moves))])
