"""Verbs, events and kinds fit each other and the numbers that rules use."""

from __future__ import annotations

import importlib
from itertools import count, islice
from typing import Any

import pytest

from sagaboard.kernel.kind import vocabulary_of
from sagaboard.kernel.move import NOUNS
from sagaboard.kernel.options import checked
from sagaboard.kernel.registry import find

GAMES = ("blood-rage", "lords-of-hellas", "lords-of-ragnarok")


@pytest.mark.parametrize("game", GAMES)
def test_the_constants_of_rules_have_the_numbers_of_the_verbs(game: str) -> None:
    moves = importlib.import_module(f"sagaboard.games.{game.replace('-', '_')}.moves")
    for number, verb in enumerate(find(game).verbs):
        assert getattr(moves, verb.name.upper().replace("-", "_")) == number * NOUNS


@pytest.mark.parametrize("game", GAMES)
def test_what_moves_name_are_values_of_their_kind_under_the_same_number(game: str) -> None:
    spec = find(game)
    g: Any = spec.new(max(spec.players), checked(spec.options, {}, max(spec.players)), "kinds")
    content = spec.content_of(g)
    vocabulary = vocabulary_of(spec.verbs, content)
    for number, verb in enumerate(spec.verbs):
        if verb.kind is not None:
            nouns = vocabulary.nouns[number]
            ids = map(str, count()) if verb.kind.is_number else verb.kind.nouns(content)
            assert nouns == list(islice(ids, len(nouns)))
            assert len(set(nouns)) == len(nouns)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_a_kind_has_an_id_and_a_message(game: str) -> None:
    spec = find(game)
    g: Any = spec.new(max(spec.players), checked(spec.options, {}, max(spec.players)), "kinds")
    content = spec.content_of(g)
    for kind in spec.kinds.values():
        ids, messages = kind.ids(content), kind.messages(content)
        assert len(ids) == len(messages) == len(kind.values(content))
        for value, id in zip(kind.values(content), ids, strict=True):
            if ids.count(id) == 1:
                assert kind.value(id, content) == value
