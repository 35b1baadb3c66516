"""The tree of a search, which all deals share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.kernel.move import Move, Seat

SEATS: Final = 16
"""More than any game has: a seat and a move make one key."""


class Edge:
    """A move of a seat at a node: its results, and the node that it leads to."""

    def __init__(self, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        self.lookahead_count: i64 = 0
        """The number of deals in which the lookahead has evaluated the move."""
        self.lookahead_total = 0.0
        """The sum of those evaluations."""
        self.after: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits)

    def lookahead_mean(self) -> float:
        return self.lookahead_total / float(self.lookahead_count)


class Node:
    """Every seat that is asked here has its own edges, so that simultaneous answers do not depend
    on each other."""

    def __init__(self) -> None:
        self.edges: dict[i64, Edge] = {}
        self.after_others: Node | None = None
        """The next node when several others have answered at once, whatever they answered."""

    def edge(self, seat: Seat, move: Move) -> Edge:
        key = move * SEATS + seat
        edge = self.edges.get(key)
        if edge is None:
            edge = Edge(seat, move)
            self.edges[key] = edge
        return edge

    def next(self, made: list[Edge], own: Seat) -> Node:
        """Simultaneous answers are hidden from each other: the tree continues by the own answer."""
        known = made[0]
        if known.seat != own and len(made) > 1:
            if self.after_others is None:
                self.after_others = Node()
            return self.after_others
        if known.after is None:
            known.after = Node()
        return known.after


class MoveStats:
    """The results of a move of a seat anywhere in the tree (all-moves-as-first)."""

    def __init__(self) -> None:
        self.visits = 0.0
        self.total = 0.0
