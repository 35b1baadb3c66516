"""Who sees what of the table, field by field."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.state import FIELDS, LordsOfRagnarok
from sagaboard.kernel.game import play
from sagaboard.kernel.options import checked
from tests.fields import check_redeals

EVERY = 5


def positions(players: int) -> Iterator[LordsOfRagnarok]:
    """Of a random game every fifth, and all of the hunts."""
    g = SPEC.new(players, checked(SPEC.options, {}, players), "fields")
    dice = Dice("fields")
    moves = 0
    while not g.is_over:
        if moves % EVERY == 0 or g.hunt.is_on:
            yield g
        question = g.questions[dice.below(len(g.questions))]
        play(g, question.seat, question.moves[dice.below(len(question.moves))])
        moves += 1


@pytest.mark.parametrize("players", SPEC.players)
def test_a_redealt_game_keeps_what_a_seat_knows_of_each_field_and_deals_the_rest_anew(
    players: int,
) -> None:
    check_redeals(SPEC, positions(players), FIELDS)
