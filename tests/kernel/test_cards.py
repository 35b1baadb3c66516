"""Lists of cards, and moves with them."""

from __future__ import annotations

from sagaboard.kernel.cards import distinct, with_each


def test_cards_without_their_repetitions() -> None:
    assert distinct([0, 0, 3, 3, 3, 7]) == [0, 3, 7]
    assert distinct([]) == []


def test_a_move_with_every_card_once() -> None:
    assert with_each(256, [0, 2, 2, 5]) == [256, 258, 261]
