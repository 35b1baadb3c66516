# mypyc: interpreted - subclasses may come from anywhere
"""Bots, and what they may see of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Game, Question
from sagaboard.kernel.spec import GameSpec, View


class Outlook:
    """What a seat may know: its question, its view, and redealt games."""

    def __init__(self, spec: GameSpec[Any], g: Game, seat: int) -> None:
        question = g.question_for(seat)
        assert question is not None, f"seat {seat} is not asked"
        self.spec = spec
        self.seat = seat
        self.question: Question = question
        self.__game = g

    def view(self) -> View:
        return self.spec.view(self.__game, self.seat)

    def redeal(self, chance: Chance) -> Game:
        redealt: Game = self.spec.bots.redeal(self.__game, self.seat, chance)
        return redealt


class Bot(ABC):
    """Answers the questions of one seat."""

    @abstractmethod
    def decide(self, outlook: Outlook) -> int: ...

    def choose(self, spec: GameSpec[Any], g: Game, seat: int) -> int:
        return self.decide(Outlook(spec, g, seat))
