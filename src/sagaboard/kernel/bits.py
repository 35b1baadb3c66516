"""Bit masks of 64 bits.

In compiled code `1 << n` shifts a C int, whatever the type of `n`, and is wrong from 31 on. A local
name for the constant does not help, because mypyc replaces it by the constant.
"""

from __future__ import annotations

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The mask with only bit `n`, 0 to 62."""
    one = n - n + 1  # not a constant, which mypyc would turn into a C int again
    return one << n


def bits(mask: i64) -> i64:
    """The number of bits that are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
