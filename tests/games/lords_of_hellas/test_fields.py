"""Who sees what of the table, field by field."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.games.lords_of_hellas import SPEC
from sagaboard.games.lords_of_hellas.battle import BATTLE_FIELDS, Battle, no_battle
from sagaboard.games.lords_of_hellas.hunt import HUNT_FIELDS, Hunt, no_hunt
from sagaboard.games.lords_of_hellas.state import FIELDS, LordsOfHellas
from sagaboard.kernel.field import started
from sagaboard.kernel.game import play
from sagaboard.kernel.options import checked
from tests.fields import check_redeals

MOVES = 1500


def positions(players: int, seed: str) -> Iterator[LordsOfHellas]:
    """Of a game of random players; some random games are very long."""
    g = SPEC.new(players, checked(SPEC.options, {}, players), seed)
    dice = Dice(seed)
    for _ in range(MOVES):
        if g.is_over:
            return
        yield g
        question = g.questions[dice.below(len(g.questions))]
        play(g, question.seat, question.moves[dice.below(len(question.moves))])


@pytest.mark.parametrize("players", SPEC.players)
def test_a_redealt_game_keeps_what_a_seat_knows_of_each_field_and_deals_the_rest_anew(
    players: int,
) -> None:
    check_redeals(SPEC, positions(players, "fields"), FIELDS)


def test_nothing_changes_the_empty_battle_and_hunt_that_all_matches_share() -> None:
    fights = sum(g.battle.is_on for g in positions(4, "empty"))
    hunts = sum(g.hunt.is_on for g in positions(4, "empty"))
    assert fights > 0
    assert hunts > 0
    save = SPEC.codec().save
    assert save(no_battle()) == save(started(Battle(), BATTLE_FIELDS, 4))
    assert save(no_hunt()) == save(started(Hunt(), HUNT_FIELDS, 4))
