# mypyc: interpreted - explains refusals, which nobody waits for
"""Why something cannot be chosen now: the obstacle, and the clause behind it."""

from __future__ import annotations

import msgspec


class Reason:
    """The obstacle in the way of a move, with the clause of the rules that makes it one.

    Its text is the message `why-CLAUSE`, or the attribute `form` of it where a clause stands behind
    several obstacles; without such a message, the clause itself. The values are arguments of the
    message. A value called like a kind of the game is one of that kind: `place=3`; any other is a
    number.
    """

    def __init__(self, clause: str, form: str = "", **values: int) -> None:
        self.clause = clause
        self.form = form
        self.values = values

    @property
    def message(self) -> str:
        id = f"why-{self.clause.lower()}"
        return f"{id}.{self.form}" if self.form else id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.form!r}, {self.values})"


class Target(msgspec.Struct, frozen=True):
    """Something on the table that can be pointed at: a kind, and which of it.

    `seat` is whose it is, where nouns are numbered per seat; `verb` what the player has said
    before pointing.
    """

    kind: str
    noun: str
    seat: int | None = None
    verb: str | None = None


class Explanation(msgspec.Struct, frozen=True):
    """The moves for which a target stands now. If there is none, the reason; without a reason
    nothing can be done with the target now."""

    moves: list[int]
    reason: Reason | None = None
