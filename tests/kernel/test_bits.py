"""Bit masks, compiled and interpreted."""

from __future__ import annotations

import pytest

from sagaboard.kernel.bits import bit, bits


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 40, 60, 62])
def test_a_mask_has_its_bit_up_to_the_last(n: int) -> None:
    assert bit(n) == 2**n


def test_bits_are_counted() -> None:
    assert [bits(mask) for mask in (0, 1, 0b1011, 2**62 - 1)] == [0, 1, 3, 62]
