"""Judges a position without playing on: each seat's chance to win."""

from __future__ import annotations

from math import exp
from typing import Any

from sagaboard.kernel.game import Game
from sagaboard.kernel.spec import GameSpec


class Network:
    """A layer of units between the features of a seat and its score. A unit adds up what the seat
    has and, weighed apart, what the seats have in the mean; below 0 it says nothing."""

    def __init__(
        self,
        direct: list[float],
        own: list[list[float]],
        table: list[list[float]],
        bias: list[float],
        voice: list[float],
        *,
        moves_beyond: int = 0,
    ) -> None:
        self.direct = direct
        """What each feature adds to the score by itself."""
        self.own = own
        self.table = table
        """By unit: what each feature weighs for it, the seat's own and the mean of the table."""
        self.bias = bias
        self.voice = voice
        """By unit: what it adds to the score for each point above 0."""
        self.moves_beyond = moves_beyond
        """How far a search plays on beyond its tree before it asks this network."""

    def scores(self, rows: list[list[float]]) -> list[float]:
        seats = len(rows)
        mean = [sum([row[feature] for row in rows]) / seats for feature in range(len(rows[0]))]
        scores = [added(self.direct, row) for row in rows]
        for unit, own in enumerate(self.own):
            common = self.bias[unit] + added(self.table[unit], mean)
            voice = self.voice[unit]
            for seat, row in enumerate(rows):
                heard = common + added(own, row)
                if heard > 0.0:
                    scores[seat] += voice * heard
        return scores


class Judge:
    """By the trained network of a game or the trained weights of its features, or by its hand-made
    evaluation without them."""

    def __init__(
        self, spec: GameSpec[Any], weights: list[float], network: Network | None = None
    ) -> None:
        self.spec = spec
        self.weights = weights
        self.network = network

    def chances(self, g: Game) -> list[float]:
        if g.is_over:
            return shares(self.spec.standing(g).winners, g.seats)
        if self.network is not None:
            return proportions(self.network.scores(self.spec.insights(g)))
        if self.weights:
            return proportions([added(self.weights, row) for row in self.spec.features(g)])
        spread: float = self.spec.spread
        return proportions([self.spec.evaluate(g, seat) / spread for seat in range(g.seats)])


def added(weights: list[float], features: list[float]) -> float:
    score = 0.0
    for weight, feature in zip(weights, features):
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
