"""The random generator of bots: fast, seeded, and separate from the chance of the game."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MODULUS: Final = 2147483647
MULTIPLIER: Final = 48271


class Dice:
    """Lehmer's generator: good enough to pick a move, a few nanoseconds each."""

    def __init__(self, seed: str) -> None:
        digest = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")
        self._state: i64 = digest % (MODULUS - 1) + 1

    def below(self, n: i64) -> i64:
        self._state = self._state * MULTIPLIER % MODULUS
        return self._state % n
