"""What the table of a state's fields says about who sees what, held against a game's redeal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sagaboard.bots.dice import Dice
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.field import EVERYBODY, Field, Part, known
from sagaboard.kernel.game import play
from sagaboard.kernel.move import NOUNS
from sagaboard.kernel.options import checked
from sagaboard.kernel.spec import GameSpec

MOST_MOVES = 1500


def positions(
    spec: GameSpec[Any], players: int, seed: str, *, every: int = 1, fond_of: Sequence[str] = ()
) -> Iterator[Any]:
    """Of a game of random players who never leave out a move with a verb that they are fond of."""
    g = spec.new(players, checked(spec.options, {}, players), seed)
    dice = Dice(seed)
    for number in range(MOST_MOVES):
        if g.is_over:
            return
        if number % every == 0:
            yield g
        question = g.questions[dice.below(len(g.questions))]
        liked = [move for move in question.moves if spec.verbs[move // NOUNS].name in fond_of]
        moves = liked or question.moves
        play(g, question.seat, moves[dice.below(len(moves))])


def check_redeals(spec: GameSpec[Any], games: Iterable[Any], fields: Sequence[Field]) -> None:
    """A redealt game keeps of each field what the seat knows, and a redeal that never changes a
    hidden field would tell bots what it holds."""
    chance = Chance("redeals")
    all_hidden = set(hidden_fields(fields))
    hidden = all_hidden.copy()
    filled = set()
    for g in games:
        for seat in range(g.seats):
            new = spec.bots.redeal(g, seat, chance)
            before = known(g, fields, g.seats, seat)
            after = known(new, fields, g.seats, seat)
            for name, value in before.items():
                assert after[name] == value, name
            filled |= {name for name in all_hidden if has_something(held_in(g, name))}
            hidden -= {name for name in hidden if held_in(new, name) != held_in(g, name)}
    assert not hidden & filled, f"a redeal never changes {hidden & filled}"
    assert filled == all_hidden, f"nothing ever lies in {all_hidden - filled}"


def hidden_fields(fields: Sequence[Field], inside: str = "") -> Iterator[str]:
    for field in fields:
        if isinstance(field.of, Part):
            yield from hidden_fields(field.of.fields, f"{inside}{field.name}.")
        elif field.seen_by != EVERYBODY:
            yield inside + field.name


def has_something(value: Any) -> bool:
    if isinstance(value, list):
        return any(has_something(item) for item in value)
    return bool(value >= 0)


def held_in(g: Any, name: str) -> Any:
    for part in name.split("."):
        g = getattr(g, part)
    return g
