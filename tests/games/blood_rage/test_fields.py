"""Who sees what of the table, field by field, and saved states of before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.state import FIELDS, BloodRage
from sagaboard.kernel.game import advance, play
from sagaboard.kernel.options import checked
from tests.fields import check_redeals


def positions(players: int, seed: str) -> Iterator[BloodRage]:
    g = SPEC.new(players, checked(SPEC.options, {}, players), seed)
    dice = Dice(seed)
    while not g.is_over:
        yield g
        question = g.questions[dice.below(len(g.questions))]
        play(g, question.seat, question.moves[dice.below(len(question.moves))])


@pytest.mark.parametrize("players", SPEC.players)
def test_a_redealt_game_keeps_what_a_seat_knows_of_each_field_and_deals_the_rest_anew(
    players: int,
) -> None:
    check_redeals(SPEC, positions(players, "fields"), FIELDS)


@pytest.mark.parametrize(("frame", "field"), [("Draft", "picks"), ("DiscardPhase", "kept")])
def test_saved_states_have_choices_in_a_frame_as_they_always_had(frame: str, field: str) -> None:
    seen = 0
    for g in positions(3, "before"):
        saved: Any = SPEC.save(g)
        assert field not in saved
        top = saved["stack"][-1]
        if top["is"] != frame:
            continue
        assert top[field] == getattr(g, field)
        loaded = SPEC.load(saved, SPEC.content_of(g))
        advance(loaded)
        assert getattr(loaded, field) == getattr(g, field)
        assert SPEC.save(loaded) == saved
        assert [q.moves for q in loaded.questions] == [q.moves for q in g.questions]
        seen += 1
    assert seen > 0
