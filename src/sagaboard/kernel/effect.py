"""Effects: what a line of a text does, and at which moment.

Each game has a closed list of effects, a table of `EffectRule`s by name; its data files name them.
The rules ask at their moments and know no card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from sagaboard.kernel.move import Seat

G = TypeVar("G")  # the state
E = TypeVar("E", bound="Effect")
P = TypeVar("P")  # where a text may stand, as the game names it

NO_LINE: Final = -1

# Carries the effect out and may push frames. It is told what carries the text, such as a card, and
# the subject: the figure, region or number that the moment is about.
Reaction: TypeAlias = Callable[[G, Seat, i64, E, i64], None]
# Pure; returns a number.
Modifier: TypeAlias = Callable[[G, Seat, E, i64], i64]


# Games of other packages may be plain Python.
@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One line of a text: a named function and its moment. A game adds the printed numbers."""

    def __init__(self, name: str, moment: i64) -> None:
        self.name = name
        self.moment = moment
        # Cards of one game only ever meet games of their own class, which `EffectRule` checks.
        self.react: Reaction[Any, Any] | None = None
        self.modify: Modifier[Any, Any] | None = None


class EffectRule(Generic[G, E, P]):
    """What the name of an effect stands for, where it may stand and which numbers it takes."""

    def __init__(
        self,
        moment: i64,
        on: tuple[P, ...],
        numbers: tuple[str, ...],
        react: Reaction[G, E] | None,
        modify: Modifier[G, E] | None,
    ) -> None:
        self.moment = moment
        self.on = on
        self.numbers = numbers
        self.react = react
        self.modify = modify


def react_next(
    g: Any, seat: Seat, carrier: i64, effects: list[E], moment: i64, line: i64, subject: i64
) -> i64:
    """Let the next line, from `line` on, react. Returns the line after it, or NO_LINE."""
    while line < len(effects):
        effect = effects[line]
        line += 1
        if effect.moment == moment and effect.react is not None:
            effect.react(g, seat, carrier, effect, subject)
            return line
    return NO_LINE


def modified(g: Any, seat: Seat, effects: list[E], moment: i64, value: i64) -> i64:
    """A number after all lines of a text that change it at a moment."""
    for effect in effects:
        if effect.moment == moment and effect.modify is not None:
            value = effect.modify(g, seat, effect, value)
    return value
