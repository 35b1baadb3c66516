# mypyc: interpreted - declarations, read at the edges
"""Fields: what lies on the table, each declared once beside the class that has it.

A class of a state annotates its fields; a table says of each what it holds, by what it is indexed,
how it starts and who may see it. Saving, starting values, checks and tests follow from the table,
and `tools/state_copies.py` writes `copy` from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias, TypeVar

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Frame, Game
from sagaboard.kernel.kind import NUMBER, Kind

T = TypeVar("T")
G = TypeVar("G", bound=Game)

# Who may see a field; or a function says whether a seat may. Of what is hidden everybody knows how
# many things there are.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NO_ONE: Final = "no one"

NONE: Final = -1
"""Stands for no thing of a kind."""


class Pile:
    """Any number of things, in a list."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind


class Room:
    """Room for one thing, which lies there, or NONE. A field of a kind itself only names one."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind


class Mask:
    """A set of things, a bit for each."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind


class Flag:
    """True or false."""


class Shared:
    """The same for all states of a match, so that it is not saved: the content, or what is `taken`
    from it for a number of seats."""

    def __init__(
        self, taken: Callable[[Any, int], object] = lambda content, seats: content
    ) -> None:
        self.taken = taken


class Part:
    """A thing with a table of its own, and with a `copy`."""

    def __init__(self, made: type, fields: Sequence[Field]) -> None:
        self.made = made
        self.fields = fields


FLAG: Final = Flag()
SHARED: Final = Shared()

Held: TypeAlias = Kind | Pile | Room | Mask | Flag | Shared | Part
Start: TypeAlias = "int | bool | Callable[[Any], int]"


class Field:
    """`by` one kind or several: a list with a place for each, several one after the other.

    `also` are numbers that stand for no thing, NONE outside a pile if nothing is said; of a hidden
    field others can tell those that are `told`, all of them if nothing is said. `fixed`: a list is
    never changed in place, so copies share it; `fixed_items`: its items are not. `noted`: what lies
    elsewhere, said again. `later`: states saved before this field was added have its starting
    value. `saved_as`: the name of a renamed field in saved states.
    """

    def __init__(
        self,
        name: str,
        of: Held = NUMBER,
        *,
        by: Kind | tuple[Kind, ...] = (),
        start: Start | None = None,
        seen_by: str | Callable[[Any, int], bool] = EVERYBODY,
        also: Sequence[int] | None = None,
        told: Sequence[int] | None = None,
        fixed: bool = False,
        fixed_items: bool = False,
        noted: bool = False,
        later: bool = False,
        saved_as: str = "",
    ) -> None:
        self.name = name
        self.of = of
        self.by = (by,) if isinstance(by, Kind) else by
        self.start = start
        self.seen_by = seen_by
        self.also = also if also is not None else () if isinstance(of, Pile) else (NONE,)
        self.told = self.also if told is None else told
        self.fixed = fixed
        self.fixed_items = fixed_items
        self.noted = noted
        self.later = later
        self.saved_as = saved_as or name

    def size(self, seats: int, content: object) -> int:
        size = 1
        for kind in self.by:
            size *= kind.in_play(seats, content)
        return size

    def cell(self, seats: int, content: object) -> Any:
        """What one place holds at the start: a new thing each time."""
        if isinstance(self.of, Shared):
            return self.of.taken(content, seats)
        if isinstance(self.of, Part):
            return started(self.of.made(), self.of.fields, seats, content)
        if isinstance(self.of, Pile):
            return []
        if callable(self.start):
            return self.start(content)
        if self.start is not None:
            return self.start
        if isinstance(self.of, Flag):
            return False
        return NONE if isinstance(self.of, (Kind, Room)) and self.of is not NUMBER else 0

    def started(self, seats: int, content: object) -> Any:
        if not self.by:
            return self.cell(seats, content)
        return [self.cell(seats, content) for _ in range(self.size(seats, content))]

    def is_as_started(self, value: Any) -> bool:
        """For fields added later, whose start does not depend on the content."""
        first = self.cell(0, None)
        return all(item == first for item in value) if self.by else bool(value == first)

    def cells(self, value: Any) -> list[Any]:
        return value if self.by else [value]


def started(thing: T, fields: Sequence[Field], seats: int, content: object = None) -> T:
    """Gives a new state its starting values."""
    for field in fields:
        setattr(thing, field.name, field.started(seats, content))
    return thing


def new_game(
    made: Callable[[int, Chance, list[Frame[Any]]], G],
    fields: tuple[Field, ...],
    seats: int,
    chance: Chance,
    stack: list[Frame[Any]],
    content: object,
) -> G:
    """A game with its starting values, which are computed once and then copied: a simulation sets
    up thousands of games a second."""
    g: G = _at_start(made, fields, seats, content).copy()
    g.chance = chance
    g.stack = stack
    return g


@lru_cache(maxsize=64)
def _at_start(
    made: Callable[[int, Chance, list[Frame[Any]]], Any],
    fields: tuple[Field, ...],
    seats: int,
    content: object,
) -> Any:
    return started(made(seats, Chance(""), []), fields, seats, content)


def copied(g: G, fields: Sequence[Field]) -> G:
    """A copy of a state whose class is not compiled."""
    new = type(g)(g.seats, g.chance.copy(), [frame.copy() for frame in g.stack])
    new.questions = g.questions
    for field in fields:
        value = getattr(g, field.name)
        if isinstance(field.of, Part):
            value = value.copy()
        elif isinstance(value, list) and not field.fixed:
            is_nested = isinstance(field.of, Pile) and field.by and not field.fixed_items
            value = [items[:] for items in value] if is_nested else value[:]
        setattr(new, field.name, value)
    return new


def known(thing: object, fields: Sequence[Field], seats: int, seat: int) -> dict[str, object]:
    """What a seat may know of each field; of what is hidden, how much there is."""
    found: dict[str, object] = {}
    for field in fields:
        value = getattr(thing, field.name)
        if isinstance(field.of, Part):
            inner = known(value, field.of.fields, seats, seat)
            found |= {f"{field.name}.{name}": what for name, what in inner.items()}
        elif may_see_all(thing, field, seat):
            found[field.name] = value
        else:
            cells = field.cells(value)
            each = len(cells) // seats if field.by else 1
            found[field.name] = [
                cell if field.seen_by == OWNER and place // each == seat else amount(field, cell)
                for place, cell in enumerate(cells)
            ]
    return found


def may_see_all(thing: object, field: Field, seat: int) -> bool:
    return field.seen_by(thing, seat) if callable(field.seen_by) else field.seen_by == EVERYBODY


def amount(field: Field, cell: Any) -> int:
    if isinstance(field.of, Pile):
        return len(cell)
    return cell if cell in field.told else 0
