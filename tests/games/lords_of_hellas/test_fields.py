"""Who sees what of the table, field by field."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.games.lords_of_hellas import SPEC
from sagaboard.games.lords_of_hellas.state import FIELDS, LordsOfHellas
from sagaboard.kernel.game import play
from sagaboard.kernel.options import checked
from tests.fields import check_redeals

MOVES = 1500


def positions(players: int, seed: str) -> Iterator[LordsOfHellas]:
    """Every third position of a game of random players, so that all frames come up."""
    g = SPEC.new(players, checked(SPEC.options, {}, players), seed)
    dice = Dice(seed)
    for moves in range(MOVES):
        if g.is_over:
            return
        if moves % 3 == 0:
            yield g
        question = g.questions[dice.below(len(g.questions))]
        play(g, question.seat, question.moves[dice.below(len(question.moves))])


@pytest.mark.parametrize("players", SPEC.players)
def test_a_redealt_game_keeps_what_a_seat_knows_of_each_field_and_deals_the_rest_anew(
    players: int,
) -> None:
    check_redeals(SPEC, positions(players, "fields"), FIELDS)
