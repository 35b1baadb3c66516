"""Lists of cards, and moves with them."""

from __future__ import annotations

import pytest

from sagaboard.kernel.cards import distinct, put_in, with_each


def test_cards_without_their_repetitions() -> None:
    assert distinct([0, 0, 3, 3, 3, 7]) == [0, 3, 7]
    assert distinct([1, 2, 300, 300]) == [1, 2, 300]
    assert distinct([]) == []


def test_a_move_with_every_card_once() -> None:
    cards = [0, 2, 2, 5]
    assert with_each(256, cards) == [256, 258, 261]
    assert cards == [0, 2, 2, 5]


@pytest.mark.parametrize("card", range(7))
def test_a_card_goes_to_its_place(card: int) -> None:
    cards = [1, 3, 3, 5]
    put_in(cards, card)
    assert cards == sorted([1, 3, 3, 5, card])
    alone: list[int] = []
    put_in(alone, card)
    assert alone == [card]
