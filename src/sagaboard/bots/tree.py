"""The tree of a search: moves of seats, common to all deals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.kernel.move import Move, Seat

SEATS: Final = 16
"""More than any game has: a seat and a move make one key."""


class Arm:
    """A move of a seat at a node: what came of it, and where it leads."""

    def __init__(self, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        self.foreseen: i64 = 0
        """In how many deals the search looked what the move leads to before it tried it."""
        self.promised = 0.0
        """The chances that it saw then, added up."""
        self.after: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits)

    def prospect(self) -> float:
        return self.promised / float(self.foreseen)


class Node:
    """Every seat that is asked here has its own arms, so that of several who answer at once
    nobody reacts to what another has just chosen."""

    def __init__(self) -> None:
        self.arms: dict[i64, Arm] = {}
        self.after_others: Node | None = None
        """Where it goes on when several others have answered at once; who knows what."""

    def arm(self, seat: Seat, move: Move) -> Arm:
        key = move * SEATS + seat
        arm = self.arms.get(key)
        if arm is None:
            arm = Arm(seat, move)
            self.arms[key] = arm
        return arm

    def next(self, made: list[Arm], own: Seat) -> Node:
        """Answers given at once are hidden from each other: the tree goes on by the own seat's."""
        known = made[0]
        if known.seat != own and len(made) > 1:
            if self.after_others is None:
                self.after_others = Node()
            return self.after_others
        if known.after is None:
            known.after = Node()
        return known.after


class Habit:
    """How a seat fared with a move, wherever it made it."""

    def __init__(self) -> None:
        self.visits = 0.0
        self.total = 0.0
