"""Evaluates a position without a rollout: each seat's chance to win."""

from __future__ import annotations

from math import exp
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sagaboard.kernel.game import Game
from sagaboard.kernel.spec import GameSpec


class Network:
    """One hidden layer of ReLU units over the seat's own features and the table's mean, with a
    linear skip connection to the seat's score."""

    def __init__(
        self,
        skip: list[float],
        own_weights: list[list[float]],
        mean_weights: list[list[float]],
        bias: list[float],
        output: list[float],
        *,
        rollout_moves: int = 0,
    ) -> None:
        self.skip = skip
        """By feature: its linear weight."""
        self.own_weights = own_weights
        self.mean_weights = mean_weights
        """By unit: the weights of the seat's own features and of the table's mean."""
        self.bias = bias
        self.output = output
        """By unit: the weight of its activation in the score."""
        self.rollout_moves = rollout_moves
        """Length of the rollout before a search asks this network."""
        self._width: i64 = len(skip)
        self._skip = packed([skip], self._width)
        self._own_weights = packed(own_weights, self._width)
        self._mean_weights = packed(mean_weights, self._width)

    def scores(self, rows: list[list[float]]) -> list[float]:
        width = self._width
        seats: i64 = len(rows)
        inputs = packed(rows, width)
        mean = vec[float]([0.0] * width)
        for seat in range(seats):
            for feature in range(width):
                mean[feature] += inputs[seat * width + feature]
        for feature in range(width):
            mean[feature] /= float(seats)
        scores = [dot_product(self._skip, 0, inputs, seat * width, width) for seat in range(seats)]
        for unit in range(len(self.own_weights)):
            common = self.bias[unit] + dot_product(self._mean_weights, unit * width, mean, 0, width)
            weight = self.output[unit]
            for seat in range(seats):
                activation = common + dot_product(
                    self._own_weights, unit * width, inputs, seat * width, width
                )
                if activation > 0.0:
                    scores[seat] += weight * activation
        return scores


def packed(rows: list[list[float]], width: i64) -> vec[float]:
    """All rows in one list of plain numbers, each padded to the width."""
    numbers = vec[float]([0.0] * (len(rows) * width))
    for number, row in enumerate(rows):
        place = number * width
        for feature in row:
            numbers[place] = feature
            place += 1
    return numbers


def dot_product(
    weights: vec[float], at: i64, features: vec[float], start: i64, width: i64
) -> float:
    """Of the weights from `at` on and the features from `start` on."""
    score = 0.0
    for feature in range(width):
        score += weights[at + feature] * features[start + feature]
    return score


class Judge:
    """Uses the trained network or linear weights of the game, otherwise its own evaluation."""

    def __init__(
        self, spec: GameSpec[Any], weights: list[float], network: Network | None = None
    ) -> None:
        self.spec = spec
        self.weights = weights
        self.network = network

    def can_judge(self, g: Game) -> bool:
        """Whether the position can be evaluated without further moves."""
        if self.network is not None:
            return self.spec.is_between_turns(g)
        return self.spec.is_between_actions(g)

    def chances(self, g: Game) -> list[float]:
        if g.is_over:
            return shares(self.spec.standing(g).winners, g.seats)
        if self.network is not None:
            return proportions(self.network.scores(self.spec.bots.network_inputs(g)))
        if self.weights:
            return proportions(
                [weighted_sum(self.weights, row) for row in self.spec.bots.features(g)]
            )
        scale: float = self.spec.bots.evaluation_scale
        return proportions([self.spec.bots.evaluate(g, seat) / scale for seat in range(g.seats)])


def weighted_sum(weights: list[float], features: list[float]) -> float:
    score = 0.0
    for weight, feature in zip(weights, features):
        score += weight * feature
    return score


def shares(winners: list[int], seats: int) -> list[float]:
    """The result as chances: a shared victory is divided."""
    chances = [0.0] * seats
    for seat in winners:
        chances[seat] = 1.0 / len(winners)
    return chances


def proportions(scores: list[float]) -> list[float]:
    """The softmax of the scores."""
    most = max(scores)
    odds = [exp(score - most) for score in scores]
    total = sum(odds)
    return [one / total for one in odds]
