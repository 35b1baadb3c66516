"""Ascending lists of card numbers."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.kernel.move import Move


def distinct(cards: list[i64]) -> list[i64]:
    """An ascending list of cards without its repetitions."""
    return with_each(0, cards)


def with_each(verb: Move, cards: list[i64]) -> list[Move]:
    """A move with every card of an ascending list, without repetitions."""
    if not has_repetitions(cards):
        return [verb + card for card in cards]  # faster than appending
    moves: list[Move] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            moves.append(verb + card)
            last = card
    return moves


def has_repetitions(cards: list[i64]) -> bool:
    last: i64 = -1
    for card in cards:
        if card == last:
            return True
        last = card
    return False


def put_in(cards: list[i64], card: i64) -> None:
    """Inserts a card into an ascending list."""
    i: i64 = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)
