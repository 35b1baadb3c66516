"""Bit masks, compiled and interpreted."""

from __future__ import annotations

import pytest

from sagaboard.kernel.bits import bit, bits, has, mask_of, members, moves_in


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 40, 60, 62])
def test_a_mask_has_its_bit_up_to_the_last(n: int) -> None:
    assert bit(n) == 2**n


def test_bits_are_counted() -> None:
    assert [bits(mask) for mask in (0, 1, 0b1011, 2**62 - 1)] == [0, 1, 3, 62]


@pytest.mark.parametrize("numbers", [[], [0], [0, 2, 5], [30, 31, 32], [61, 62]])
def test_a_set_has_its_members(numbers: list[int]) -> None:
    mask = mask_of(numbers)
    assert mask == sum(2**n for n in numbers)
    assert members(mask) == numbers
    assert moves_in(256, mask) == [256 + n for n in numbers]
    assert [n for n in range(63) if has(mask, n)] == numbers
