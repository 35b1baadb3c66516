"""Chance: the generator inside a game. Seed + number of draws = the next draw, on every machine."""

from __future__ import annotations

from hashlib import blake2b

from mypy_extensions import i64


class Chance:
    """A hash in counter mode: copying costs nothing, and seeing draws tells no later ones."""

    def __init__(self, seed: str, draws: i64 = 0) -> None:
        self.seed = seed
        self.draws = draws

    def copy(self) -> Chance:
        return Chance(self.seed, self.draws)

    def split(self) -> Chance:
        """Another generator, drawn from this one: what it gives tells nothing of what this will."""
        return Chance(f"{self.seed}/{self.below(1 << 60)}")

    def below(self, n: i64) -> i64:
        size: int = n  # so that compiled code divides before it narrows to 64 bits
        return self._number() % size

    def shuffle(self, things: list[i64]) -> None:
        """Fisher-Yates. A 512-bit number is spent on 64 cards at a time, of 7 bits or less each."""
        number = self._number()
        i: i64 = len(things) - 1
        drawn: i64 = 0
        while i > 0:
            if drawn == 64:
                number = self._number()
                drawn = 0
            number, rest = divmod(number, i + 1)
            j: i64 = rest
            things[i], things[j] = things[j], things[i]
            i -= 1
            drawn += 1

    def _number(self) -> int:
        self.draws += 1
        return int.from_bytes(blake2b(f"{self.seed}/{self.draws}".encode()).digest(), "big")
