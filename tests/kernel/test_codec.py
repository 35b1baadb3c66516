"""The codec: what is saved as JSON in one go is what is saved step by step."""

from __future__ import annotations

import msgspec
import pytest

from sagaboard.bots.dice import Dice
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.registry import find, names


@pytest.mark.parametrize("name", names())
def test_both_ways_to_save_are_the_same(name: str) -> None:
    spec = find(name)
    players = max(spec.players)
    match = Match(spec, new_record(spec, [str(n) for n in range(players)], {}, "both ways"))
    dice = Dice("both ways")
    while not match.game.is_over:
        assert spec.save_json(match.game) == msgspec.json.encode(spec.save(match.game))
        seat = match.game.waiting_for()[0]
        question = match.game.question_for(seat)
        assert question is not None
        match.play(seat, question.moves[dice.below(len(question.moves))])
    assert spec.save_json(match.game) == msgspec.json.encode(spec.save(match.game))


@pytest.mark.parametrize("name", names())
def test_what_is_no_part_of_a_state_is_refused(name: str) -> None:
    codec = find(name).codec()
    for thing in (object(), [object()]):
        with pytest.raises(TypeError, match="object is no part of a state"):
            codec.save(thing)
        with pytest.raises(TypeError, match="object is no part of a state"):
            codec.encode(thing)
