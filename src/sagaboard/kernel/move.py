"""Moves are integers: a verb's base plus the number of its noun, such as `PILLAGE + province`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from mypy_extensions import i64

from sagaboard.kernel.errors import UnparsableMove

Seat: TypeAlias = i64
Move: TypeAlias = i64

NOUNS: Final = 128
"""The number of nouns that a verb may have. The fixed stride keeps the constants of rules code
independent of the content, so that a content pack can add cards."""

NOBODY: Final = -1


def verb_of(move: Move) -> i64:
    """The base of the move's verb, to compare with the constants of rules code."""
    return move - move % NOUNS


def noun_of(move: Move) -> i64:
    return move % NOUNS


def is_ascending(moves: list[Move]) -> bool:
    last: i64 = -1
    for move in moves:
        if move < last:
            return False
        last = move
    return True


class Vocabulary:
    """The names of all moves of a game: its verbs in order, each with its nouns."""

    def __init__(self, verbs: Sequence[tuple[str, Sequence[str]]]) -> None:
        self.verbs = [verb for verb, _ in verbs]
        self.nouns = [list(nouns) for _, nouns in verbs]
        for verb, nouns in verbs:
            if len(nouns) > NOUNS:
                raise ValueError(f"verb {verb!r} has {len(nouns)} nouns, at most {NOUNS} fit")
        self.moves: dict[str, int] = {}
        for v, verb in enumerate(self.verbs):
            for n, noun in enumerate(self.nouns[v]):
                self.moves[f"{verb} {noun}" if noun else verb] = v * NOUNS + n

    def has(self, move: int) -> bool:
        """Whether a number stands for a move at all."""
        return 0 <= move < len(self.verbs) * NOUNS and move % NOUNS < len(self.nouns[move // NOUNS])

    def text(self, move: int) -> str:
        noun = self.noun(move)
        return f"{self.verb(move)} {noun}" if noun else self.verb(move)

    def verb(self, move: int) -> str:
        return self.verbs[move // NOUNS]

    def noun(self, move: int) -> str:
        return self.nouns[move // NOUNS][move % NOUNS]

    def parse(self, text: str) -> int:
        words = text.split()
        move = self.moves.get(" ".join(words))
        if move is not None:
            return move
        if not words or words[0] not in self.verbs:
            raise UnparsableMove(f"{text!r} is no move; a move starts with {_or(self.verbs)}")
        nouns = self.nouns[self.verbs.index(words[0])]
        if nouns == [""]:
            raise UnparsableMove(f"{text!r} is no move; {words[0]!r} stands alone")
        raise UnparsableMove(f"{text!r} is no move; {words[0]!r} takes {_or(nouns)}")


def _or(words: Sequence[str]) -> str:
    return ", ".join(words[:-1]) + " or " + words[-1] if len(words) > 1 else words[0]
