"""Judges a position without playing on: each seat's chance to win."""

from __future__ import annotations

from math import exp
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

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
        self._width: i64 = len(direct)
        self._direct = packed([direct], self._width)
        self._own = packed(own, self._width)
        self._table = packed(table, self._width)

    def scores(self, rows: list[list[float]]) -> list[float]:
        width = self._width
        seats: i64 = len(rows)
        told = packed(rows, width)
        mean = vec[float]([0.0] * width)
        for seat in range(seats):
            for feature in range(width):
                mean[feature] += told[seat * width + feature]
        for feature in range(width):
            mean[feature] /= float(seats)
        scores = [weighed(self._direct, 0, told, seat * width, width) for seat in range(seats)]
        for unit in range(len(self.own)):
            common = self.bias[unit] + weighed(self._table, unit * width, mean, 0, width)
            voice = self.voice[unit]
            for seat in range(seats):
                heard = common + weighed(self._own, unit * width, told, seat * width, width)
                if heard > 0.0:
                    scores[seat] += voice * heard
        return scores


def packed(rows: list[list[float]], width: i64) -> vec[float]:
    """All rows behind each other as plain numbers; a row may be shorter than the width."""
    numbers = vec[float]([0.0] * (len(rows) * width))
    for number, row in enumerate(rows):
        place = number * width
        for feature in row:
            numbers[place] = feature
            place += 1
    return numbers


def weighed(weights: vec[float], at: i64, features: vec[float], start: i64, width: i64) -> float:
    """The weighted sum of a row that begins at `start`, by the weights from `at` on."""
    score = 0.0
    for feature in range(width):
        score += weights[at + feature] * features[start + feature]
    return score


class Judge:
    """By the trained network of a game or the trained weights of its features, or by its hand-made
    evaluation without them."""

    def __init__(
        self, spec: GameSpec[Any], weights: list[float], network: Network | None = None
    ) -> None:
        self.spec = spec
        self.weights = weights
        self.network = network

    def can_judge(self, g: Game) -> bool:
        """Whether to judge here, or to play on first."""
        if self.network is not None:
            return self.spec.is_settled(g)
        return self.spec.is_quiet(g)

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
