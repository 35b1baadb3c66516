# mypyc: interpreted - looks over whole positions, for tests and `simulate --check`
"""What must be true of every position of any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from sagaboard.kernel.field import NONE, Field, Flag, Mask, Part, Pile, Room, Shared
from sagaboard.kernel.game import Game
from sagaboard.kernel.kind import NUMBER, Kind


def questions(g: Game) -> Iterator[str]:
    if g.stack and not g.waiting_for():
        yield "the game waits for nobody"
    for question in g.questions:
        if not question.moves:
            yield f"question {question.prompt} of seat {question.seat} has no answer"
        if question.moves != sorted(set(question.moves)):
            yield f"question {question.prompt} of seat {question.seat} is not in order"


def out_of_range(
    thing: object, fields: Sequence[Field], seats: int, content: object = None
) -> Iterator[str]:
    """Lists of another length, and numbers that are no value of their kind."""
    for field in fields:
        value = getattr(thing, field.name)
        if isinstance(field.of, Part):
            yield from out_of_range(value, field.of.fields, seats, content)
            continue
        if isinstance(field.of, (Flag, Shared)):
            continue
        if field.by and len(value) != field.size(seats, content):
            yield f"{field.name} has {len(value)} places"
        for cell in field.cells(value):
            for number in cell if isinstance(field.of, Pile) else [cell]:
                if not is_value(field, number, seats, content):
                    yield f"{field.name} holds {number}"


def is_value(field: Field, number: int, seats: int, content: object) -> bool:
    if not isinstance(number, int):
        return isinstance(field.of, Pile)  # records of their own
    kind = field.of if isinstance(field.of, Kind) else getattr(field.of, "kind", NUMBER)
    size = kind.in_play(seats, content)
    if isinstance(field.of, Mask):
        return 0 <= number < 1 << size
    if kind is NUMBER:
        return number >= 0 or number in field.also
    return kind.first <= number < kind.first + size or number in field.also


def held(thing: object, fields: Sequence[Field], kind: Kind) -> Counter[int]:
    """How many of each thing of a kind lie anywhere on the table."""
    found: Counter[int] = Counter()
    for field in fields:
        value = getattr(thing, field.name)
        if isinstance(field.of, Part):
            found += held(value, field.of.fields, kind)
        elif not field.noted and isinstance(field.of, (Pile, Room)) and field.of.kind is kind:
            for cell in field.cells(value):
                found.update(cell if isinstance(field.of, Pile) else [cell])
    del found[NONE]
    return found
