"""Lists of cards that are numbers."""

import pytest

from sagaboard.kernel.cards import distinct, put_in, with_each


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ([], []),
        ([4], [4]),
        ([1, 2, 3], [1, 2, 3]),
        ([1, 1, 1], [1]),
        ([0, 0, 2, 5, 5], [0, 2, 5]),
        ([300, 300, 301, 301], [300, 301]),
    ],
)
def test_repetitions_are_offered_once(cards: list[int], expected: list[int]) -> None:
    before = cards[:]
    assert distinct(cards) == expected
    assert with_each(1280, cards) == [1280 + card for card in expected]
    assert cards == before


@pytest.mark.parametrize("card", range(7))
def test_a_card_goes_to_its_place(card: int) -> None:
    cards = [1, 3, 3, 5]
    put_in(cards, card)
    assert cards == sorted([1, 3, 3, 5, card])
    alone: list[int] = []
    put_in(alone, card)
    assert alone == [card]
