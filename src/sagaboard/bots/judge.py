"""Judges a position without playing on: each seat's chance to win."""

from __future__ import annotations

from math import exp
from typing import Any

from sagaboard.kernel.game import Game
from sagaboard.kernel.spec import GameSpec


class Judge:
    """By the trained weights of a game's features, or by its hand-made evaluation without them."""

    def __init__(self, spec: GameSpec[Any], weights: list[float]) -> None:
        self.spec = spec
        self.weights = weights

    def chances(self, g: Game) -> list[float]:
        if g.is_over:
            return shares(self.spec.standing(g).winners, g.seats)
        if self.weights:
            return proportions([self._score(row) for row in self.spec.features(g)])
        spread: float = self.spec.spread
        return proportions([self.spec.evaluate(g, seat) / spread for seat in range(g.seats)])

    def _score(self, features: list[float]) -> float:
        score = 0.0
        for weight, feature in zip(self.weights, features):
            score += weight * feature
        return score


def shares(winners: list[int], seats: int) -> list[float]:
    """Who won, as chances: a shared victory counts in parts."""
    chances = [0.0] * seats
    for seat in winners:
        chances[seat] = 1.0 / len(winners)
    return chances


def proportions(scores: list[float]) -> list[float]:
    """Chances whose logarithms differ as the scores do."""
    most = max(scores)
    odds = [exp(score - most) for score in scores]
    total = sum(odds)
    return [one / total for one in odds]
