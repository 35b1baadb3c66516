"""Earlier positions of a match, found without keeping anybody else waiting."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Final, TypeVar

from sagaboard.kernel.game import Game, play
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Played
from sagaboard.service.matches.slices import Slices

T = TypeVar("T")

EVERY: Final = 16
KEPT: Final = 32
"""Every 16 moves a position is kept; in long matches fewer, so that there are no more than 64."""


class Positions:
    """Whoever looks at a position mostly looks at the next one too: it is played on from a kept one
    nearby, not from the beginning."""

    def __init__(self, slices: Slices) -> None:
        self._kept: dict[int, Game] = {}
        self._slices = slices

    def forget_after(self, move: int) -> None:
        """The match has gone back to `move`: what came later may not come again. A walk that is
        under way goes on in what it has taken."""
        self._kept = {number: game for number, game in self._kept.items() if number <= move}

    async def game_at(self, match: Match, move: int) -> Game:
        def steps() -> Generator[None, None, Game]:
            for number, game in self._walk(match, move):
                if number == move:
                    return game
                yield
            raise AssertionError(f"there is no position {move}")

        return await self._slices.run(steps())

    async def of_each(self, match: Match, what: Callable[[Game], T]) -> list[T]:
        """Something of every position from the first that is known to the last."""

        def steps() -> Generator[None, None, list[T]]:
            found = []
            for _, game in self._walk(match, match.first_known):
                found.append(what(game))
                yield
            return found

        return await self._slices.run(steps())

    def _walk(self, match: Match, start: int) -> Iterator[tuple[int, Game]]:
        """The positions from a kept one at or before `start` to the last, each with its number. A
        game that is handed out is played on by the next step: look at it at once."""
        kept, moves = self._kept, list(match.record.moves)
        every = EVERY * (1 + len(moves) // (EVERY * KEPT))
        first = max((number for number in kept if number <= start), default=match.first_known)
        if first not in kept:
            kept[first] = match.beginning()
        game = kept[first].copy()
        for number in range(first, len(moves) + 1):
            if number % every == 0 and number not in kept:
                kept[number] = game.copy()
            yield number, game
            if number < len(moves):
                seat, text = Played.of(moves[number])
                play(game, seat, match.vocabulary.parse(text))
