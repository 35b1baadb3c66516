"""A game for learning programs: numbered actions, masks, rows of numbers, payoffs."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from sagaboard.kernel.errors import MissingExtra
from sagaboard.kernel.game import Game, Question
from sagaboard.kernel.hashed import observe_hashed
from sagaboard.kernel.observation import Field, Row, mask
from sagaboard.kernel.options import checked
from sagaboard.kernel.registry import find
from sagaboard.kernel.speech import speech_for

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("NumPy", "adapters") from error


class Training:
    """What all games of an environment have in common."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        pack: Path | None = None,
    ) -> None:
        self.spec = find(game)
        self.spec.check_players(players)
        self.players = players
        self._options = checked(self.spec.options, options or {}, players)
        self._pack = pack
        probe = self.new_game("probe")
        self.vocabulary = self.spec.vocabulary(probe)
        self.moves: list[int] = sorted(self.vocabulary.moves.values())
        """The move that each action stands for: all moves of the vocabulary, without gaps."""
        self._actions = [0] * (self.moves[-1] + 1)
        for action, move in enumerate(self.moves):
            self._actions[move] = action
        self._prompts = {prompt: i for i, prompt in enumerate(self.spec.prompts)}
        self.fields = self._layout(probe)
        """What the numbers of an observation are, in order."""
        self.size = sum(field.size for field in self.fields)

    def new_game(self, seed: str) -> Game:
        g: Game = self.spec.new(self.players, self._options, seed, pack=self._pack)
        g.events = None
        return g

    def actions(self, question: Question | None) -> list[int]:
        """The offered actions, in ascending order."""
        if question is None:
            return []
        numbers = self._actions
        return [numbers[move] for move in question.moves]

    def mask(self, question: Question | None) -> NDArray[np.int8]:
        return np.frombuffer(mask(self.actions(question), len(self.moves)), np.int8)

    def observe(self, g: Game, seat: int) -> NDArray[np.uint8]:
        """The row of a seat: its question, and what it may know."""
        row = Row(self.size, self.players, seat)
        self._write(g, seat, row)
        return np.frombuffer(row.numbers, np.uint8)

    def view(self, g: Game, seat: int) -> dict[str, Any]:
        """All that a seat may know, with names instead of numbers."""
        plain: dict[str, Any] = msgspec.to_builtins(self.spec.view(g, seat))
        return plain

    def drawn(self, g: Game, seat: int) -> str:
        """The table as a seat sees it, as text."""
        speech = speech_for(self.spec, "en", self._pack)
        text = StringIO()
        Console(width=120, file=text).print(self.spec.drawing(g, seat, speech))
        return text.getvalue()

    def payoffs(self, g: Game) -> list[float]:
        """1 for winning alone; the sum is always 0. All are 0 in a truncated game."""
        if not g.is_over:
            return [0.0] * self.players
        winners = self.spec.standing(g).winners
        share = 1 / len(winners)
        return [
            ((share if seat in winners else 0.0) * self.players - 1) / (self.players - 1)
            for seat in range(self.players)
        ]

    def _write(self, g: Game, seat: int, row: Row) -> None:
        question = g.question_for(seat)
        prompt = -1 if question is None else self._prompts[question.prompt]
        row.one_of("question", "prompt", prompt, len(self._prompts))
        observe = self.spec.bots.observe
        if observe is None:
            observe_hashed(self.spec.view(g, seat), row)
        else:
            observe(g, seat, row)

    def _layout(self, g: Game) -> list[Field]:
        row = Row(0, self.players, 0)
        row.fields = []
        self._write(g, 0, row)
        return row.fields
