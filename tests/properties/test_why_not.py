"""Whatever somebody points at, wherever: a move, a reason, or nothing to do with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.clauses import read_clauses
from sagaboard.kernel.game import play
from sagaboard.kernel.move import NOUNS
from sagaboard.kernel.options import checked
from sagaboard.kernel.reason import Target
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec
from sagaboard.kernel.speech import Speech, reason_text, speech_for

GAMES = ("blood-rage", "lords-of-hellas", "lords-of-ragnarok")
POSITIONS = 12
EVERY = 13
"""Moves between two positions that are looked at."""


@cache
def clauses_of(game: str) -> frozenset[str]:
    return frozenset(read_clauses(find(game).rules_text))


@cache
def speeches_of(game: str) -> list[Speech]:
    return [speech_for(find(game), language) for language in find(game).languages]


def positions(game: str, seed: str) -> Iterator[Any]:
    """Of random games with each number of players."""
    spec = find(game)
    dice = Dice(seed)
    seen = 0
    for number in range(100):
        players = spec.players[number % len(spec.players)]
        g = spec.new(players, checked(spec.options, {}, players), f"{seed}/{number}")
        step = 0
        while not g.is_over:
            if step % EVERY == 0:
                yield g
                seen += 1
                if seen % (POSITIONS // 4) == 0:
                    break
            step += 1
            question = g.questions[dice.below(len(g.questions))]
            play(g, question.seat, question.moves[dice.below(len(question.moves))])
        if seen >= POSITIONS:
            return


def targets(game: str, g: Any) -> Iterator[Target]:
    """All that moves and events name, and what the client shows besides."""
    spec = find(game)
    for kind in spec.kinds.values():
        for noun in kind.ids(spec.content_of(g)):
            yield Target(kind.name, noun)
    yield Target("term", "rage")
    yield Target("card", "no such card")


@pytest.mark.parametrize("game", GAMES)
def test_every_target_is_a_move_or_has_a_reason_that_can_be_said(game: str) -> None:
    spec = find(game)
    reasons = 0
    for g in positions(game, "why"):
        for seat in range(g.seats):
            question = g.question_for(seat)
            offered = {} if question is None else dict.fromkeys(question.moves)
            named = set()
            for target in targets(game, g):
                found = spec.explain(g, seat, target)
                assert offered.keys() >= set(found.moves)
                named |= set(found.moves)
                assert not (found.moves and found.reason)
                if found.reason is None:
                    continue
                reasons += 1
                assert found.reason.clause in clauses_of(game)
                for speech in speeches_of(game):
                    assert reason_text(spec, g, speech, found.reason), found.reason
            assert named >= {move for move in offered if names_a_thing(spec, move)}
    assert reasons > 300


def names_a_thing(spec: GameSpec[Any], move: int) -> bool:
    kind = spec.verbs[move // NOUNS].kind
    return kind is not None and not kind.is_number


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_tells_nothing_that_the_seat_cannot_see(game: str) -> None:
    spec = find(game)
    chance = Chance("why")
    for g in positions(game, "secret"):
        for seat in range(g.seats):
            other = spec.bots.redeal(g, seat, chance)
            for target in targets(game, g):
                assert spec.explain(other, seat, target) == spec.explain(g, seat, target), target


@pytest.mark.parametrize("game", GAMES)
def test_what_the_player_has_said_before_decides_what_is_meant(game: str) -> None:
    """With any verb chosen there is an answer too, and it never offers what is not offered."""
    spec = find(game)
    for number, g in enumerate(positions(game, "verbs")):
        verb = spec.verbs[number % len(spec.verbs)].name
        for seat in range(g.seats):
            question = g.question_for(seat)
            offered = set() if question is None else set(question.moves)
            for target in targets(game, g):
                found = spec.explain(g, seat, Target(target.kind, target.noun, seat, verb))
                assert offered >= set(found.moves)
