"""The random generator inside a game: seed and number of draws determine the next draw."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final, cast

from mypy_extensions import i64

WORDS: Final = 8
"""Number of 64-bit words in a hash. Each supplies one draw."""
AS_WORDS: Final = Struct(">8q")
POSITIVE: Final = (1 << 63) - 1
CARDS: Final = 64
"""Number of cards shuffled with one hash of 512 bits: a card takes at most 7 bits."""
NATIVE: Final = 1 << 40
"""Below this, one more card fits into the 63 bits of compiled arithmetic."""


class Chance:
    """A hash in counter mode: cheap to copy, and draws do not reveal later ones."""

    def __init__(self, seed: str, draws: i64 = 0) -> None:
        self.seed = seed
        self.draws = draws  # number of words used; a shuffle uses whole hashes
        # A cache of the hash that was used last. It is only ever replaced, so copies share it.
        self._words: list[i64] | None = None
        self._hash: i64 = 0

    def copy(self) -> Chance:
        copy = Chance(self.seed, self.draws)
        copy._words = self._words
        copy._hash = self._hash
        return copy

    def split(self) -> Chance:
        """Another generator, seeded from this one; its draws reveal nothing about this one's."""
        return Chance(f"{self.seed}/{self.below(1 << 60)}")

    def below(self, n: i64) -> i64:
        """Uses 63 bits, so the bias for an `n` that does not divide 2 ** 63 is negligible."""
        number: i64 = self.draws // WORDS + 1
        words = self._words
        if words is None or self._hash != number:
            words = list(AS_WORDS.unpack(self._digest(number)))
            self._words = words
            self._hash = number
        # From the end of the hash, as a shuffle does.
        word = words[WORDS - 1 - self.draws % WORDS]
        self.draws += 1
        return (word & POSITIVE) % n

    def shuffle(self, things: list[i64]) -> None:
        """Fisher-Yates. The hash is one large number; its remainders by the number of cards left
        choose the cards. Several remainders are taken at once, because large numbers are slow."""
        cards = cast("list[object]", things)  # so that compiled code does not unbox the numbers
        large = self._large_number()
        drawn: i64 = 0
        i: i64 = len(things) - 1
        while i > 0:
            if drawn == CARDS:
                large = self._large_number()
                drawn = 0
            orders: i64 = 1
            until = i
            while until > 0 and drawn < CARDS and orders < NATIVE:
                orders *= until + 1
                until -= 1
                drawn += 1
            large, part = divmod(large, orders)
            rest: i64 = part
            while i > until:
                j = rest % (i + 1)
                rest //= i + 1
                cards[i], cards[j] = cards[j], cards[i]
                i -= 1

    def _large_number(self) -> int:
        number: i64 = (self.draws + WORDS - 1) // WORDS + 1
        self.draws = number * WORDS
        return int.from_bytes(self._digest(number), "big")

    def _digest(self, number: i64) -> bytes:
        return blake2b(f"{self.seed}/{number}".encode()).digest()
