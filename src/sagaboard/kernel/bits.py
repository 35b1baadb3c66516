"""Sets of small numbers as bit masks of 64 bits.

In compiled code `1 << n` shifts a C int, whatever the type of `n`, and is wrong from 31 on. A local
name for the constant does not help, because mypyc replaces it by the constant.
"""

from __future__ import annotations

from collections.abc import Iterable

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


def has(mask: i64, n: i64) -> bool:
    return (mask >> n) & 1 == 1


def members(mask: i64) -> list[i64]:
    """In ascending order."""
    return moves_in(0, mask)


def moves_in(verb: i64, mask: i64) -> list[i64]:
    """The moves of a verb whose nouns are in the set: `moves_in(TO, regions)`."""
    moves: list[i64] = []
    while mask != 0:
        if mask & 1 != 0:
            moves.append(verb)
        mask >>= 1
        verb += 1
    return moves


def mask_of(numbers: Iterable[int]) -> int:
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask
