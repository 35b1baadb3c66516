"""Lists of cards that are numbers."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.kernel.move import Move


def distinct(cards: list[i64]) -> list[i64]:
    """An ascending list of cards without its repetitions."""
    return with_each(0, cards)


def with_each(verb: Move, cards: list[i64]) -> list[Move]:
    """A move with every card of an ascending list, without repetitions."""
    moves: list[Move] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            moves.append(verb + card)
            last = card
    return moves
