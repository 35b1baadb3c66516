"""Earlier positions of a match, found without keeping anybody else waiting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from sagaboard.kernel.game import Game, play
from sagaboard.kernel.match import Match

EVERY: Final = 16
"""So many moves are replayed in one go, and every so many a position is kept."""


class Lookback:
    """Whoever looks at a position mostly looks at the next one too: it is played on from a kept one
    nearby, not from the beginning."""

    def __init__(self) -> None:
        self._kept: dict[int, Game] = {}

    def forget_after(self, move: int) -> None:
        """The match has gone back to `move`: what came later may not come again. A walk that is
        under way goes on in what it has taken."""
        self._kept = {number: game for number, game in self._kept.items() if number <= move}

    async def game_at(self, match: Match, move: int) -> Game:
        async for number, game in self.walk(match, move):
            if number == move:
                return game
        raise AssertionError(f"there is no position {move}")

    async def walk(self, match: Match, start: int) -> AsyncIterator[tuple[int, Game]]:
        """The positions from `start` on to the last, each with its number. A game that is handed
        out is played on by the next step: look at it at once."""
        kept, moves = self._kept, list(match.record.moves)
        first = max((number for number in kept if number <= start), default=match.first_known)
        if first not in kept:
            kept[first] = match.beginning()
        game = kept[first].copy()
        for number in range(first, len(moves) + 1):
            if number % EVERY == 0 and number not in kept:
                kept[number] = game.copy()
                await asyncio.sleep(0)
            if number >= start:
                yield number, game
            if number < len(moves):
                seat, text = moves[number].split(" ", 1)
                play(game, int(seat), match.vocabulary.parse(text))
