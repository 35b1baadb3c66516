"""Chance: the generator inside a game. Seed + number of draws = the next draw, on every machine."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final, cast

from mypy_extensions import i64

WORDS: Final = 8
"""Of 64 bits, in a hash. Each is good for a draw."""
AS_WORDS: Final = Struct(">8q")
POSITIVE: Final = (1 << 63) - 1
CARDS: Final = 64
"""So many, of 7 bits or less each, are shuffled with the 512 bits of a hash."""
NATIVE: Final = 1 << 40
"""Below this, there is room for another card in the 63 bits of compiled arithmetic."""


class Chance:
    """A hash in counter mode: copying costs nothing, and seeing draws tells no later ones."""

    def __init__(self, seed: str, draws: i64 = 0) -> None:
        self.seed = seed
        self.draws = draws  # words that are spent; a shuffle spends whole hashes
        # The words of the hash that was drawn from last. Nothing but a saving of work: they follow
        # from the seed, and are only ever replaced, so that copies share them.
        self._words: list[i64] | None = None
        self._hash: i64 = 0

    def copy(self) -> Chance:
        copy = Chance(self.seed, self.draws)
        copy._words = self._words
        copy._hash = self._hash
        return copy

    def split(self) -> Chance:
        """Another generator, drawn from this one: what it gives tells nothing of what this will."""
        return Chance(f"{self.seed}/{self.below(1 << 60)}")

    def below(self, n: i64) -> i64:
        """Of 63 bits: that 2 ** 63 is no multiple of `n` makes no difference that shows."""
        number: i64 = self.draws // WORDS + 1
        words = self._words
        if words is None or self._hash != number:
            words = list(AS_WORDS.unpack(self._digest(number)))
            self._words = words
            self._hash = number
        # From the end of the hash, which is where a shuffle begins too.
        word = words[WORDS - 1 - self.draws % WORDS]
        self.draws += 1
        return (word & POSITIVE) % n

    def shuffle(self, things: list[i64]) -> None:
        """Fisher-Yates. A hash is one large number here, and the next card its rest by how many
        are left. Rests of several cards are taken at once: large numbers are slow."""
        cards = cast("list[object]", things)  # compiled code need not look at the numbers
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
