"""What must hold at every position of random games, of any game in the registry."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Game, advance, play
from sagaboard.kernel.options import checked
from sagaboard.kernel.record import MOVE_LIMIT
from sagaboard.kernel.registry import find, names
from sagaboard.kernel.spec import GameSpec

OPENING = 200
"""So many moves are looked at closely; in a long game the later ones every now and then."""
SPARSE = 10

CASES = [
    (game, players, seed) for game in names() for players in find(game).players for seed in range(6)
]


def positions(
    spec: GameSpec[Any], players: int, seed: int, every: int = 1
) -> Iterator[tuple[Game, int, int]]:
    """A random game, stopped before every so manieth move, with the move about to be played."""
    switches = [option.name for option in spec.options if isinstance(option.default, bool)]
    options = dict.fromkeys(switches, True) if seed % 3 == 2 else {}
    g = spec.new(players, checked(spec.options, options, players), f"random/{seed}")
    dice = Dice(f"{players}/{seed}")
    number = 0
    while not g.is_over:
        waiting = g.waiting_for()
        seat = waiting[dice.below(len(waiting))]
        question = g.question_for(seat)
        assert question is not None
        move = question.moves[dice.below(len(question.moves))]
        if number % (every if number < OPENING else every * SPARSE) == 0:
            yield g, seat, move
        play(g, seat, move)
        number += 1
        assert number < MOVE_LIMIT, "the game goes on for too long"
    yield g, -1, -1


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_invariants_hold_after_every_move(game: str, players: int, seed: int) -> None:
    spec = find(game)
    for g, _, _ in positions(spec, players, seed):
        assert spec.violations(g) == []


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_a_redealt_game_looks_the_same(game: str, players: int, seed: int) -> None:
    """The law: view(redeal(g, seat, r), seat) == view(g, seat); so do question and rules."""
    spec = find(game)
    chance = Chance(f"redeal/{seed}")
    for g, _, _ in positions(spec, players, seed, every=5):
        before = spec.save(g)
        for seat in range(-1, players):
            other = spec.bots.redeal(g, seat, chance)
            assert spec.view(other, seat) == spec.view(g, seat)
            assert spec.views(g, [seat])[seat] == spec.view(g, seat)
            mine, theirs = g.question_for(seat), other.question_for(seat)
            assert (mine is None) == (theirs is None)
            if mine is not None and theirs is not None:
                assert (mine.prompt, mine.moves) == (theirs.prompt, theirs.moves)
            assert other.waiting_for() == g.waiting_for()
            assert spec.violations(other) == []
            assert other.chance.seed != g.chance.seed
        assert spec.save(g) == before


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_a_copy_is_independent(game: str, players: int, seed: int) -> None:
    spec = find(game)
    for g, seat, move in positions(spec, players, seed, every=3):
        if g.is_over:
            continue
        before = spec.save(g)
        copy = g.copy()
        assert spec.save(copy) == before
        play(copy, seat, move)
        assert spec.save(g) == before


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_a_saved_state_goes_on_the_same(game: str, players: int, seed: int) -> None:
    spec = find(game)
    for g, seat, move in positions(spec, players, seed, every=7):
        loaded = spec.load(spec.save(g), spec.content(None))
        advance(loaded)
        assert asked(loaded) == asked(g)
        if not g.is_over:
            after = g.copy()
            play(after, seat, move)
            play(loaded, seat, move)
            assert spec.save(loaded) == spec.save(after)
            assert asked(loaded) == asked(after)


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_events_change_nothing_and_views_tell_no_seed(game: str, players: int, seed: int) -> None:
    spec = find(game)
    told = [spec.save(g) for g, _, _ in positions(spec, players, seed, every=20)]
    silent = []
    for g, _, _ in positions(spec, players, seed, every=20):
        silent.append(spec.save(g))
        assert g.events is not None
        g.events = []
        assert g.chance.seed not in repr(spec.view(g, 0))
    assert told == silent


@pytest.mark.parametrize("game", names())
def test_offers_are_in_order_without_repetition(game: str) -> None:
    """Ascending, `pass` and `done` last: logs, masks and clients rely on it."""
    spec = find(game)
    for seed in range(4):
        for g, _, _ in positions(spec, max(spec.players), seed):
            for question in g.questions:
                assert all(a < b for a, b in pairwise(question.moves)), question.prompt


def asked(g: Game) -> list[tuple[int, str, list[int], bool]]:
    return [(q.seat, q.prompt, q.moves, q.may_change) for q in g.questions]
