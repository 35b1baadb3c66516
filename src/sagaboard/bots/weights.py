# mypyc: interpreted - reads a file
"""Trained weights, network and priors of a game, read from its file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from sagaboard.bots.judge import Network
from sagaboard.kernel.move import NOUNS

VERBS: Final = 128
"""More than any game has."""


class Layers(msgspec.Struct):
    """A trained network, in the terms of `Network`."""

    skip: list[float]
    own_weights: list[list[float]]
    mean_weights: list[list[float]]
    bias: list[float]
    output: list[float]
    rollout_moves: int


class Trained(msgspec.Struct):
    """A file of weights, as tools/train.py writes it."""

    weights: list[float] = []
    """Linear weights of the features; empty if the evaluation was not trained."""
    network: Layers | None = None
    """Stronger than the linear weights, and slower."""
    priors: dict[int, float] = {}
    """Weight of a move against others; 1.0 if it is not listed."""

    def priors_by_move(self) -> list[float]:
        """The prior of every move of the vocabulary; empty if none were trained."""
        if not self.priors:
            return []
        return [self.priors.get(move, 1.0) for move in range(VERBS * NOUNS)]


@cache
def read_trained(path: Path | None) -> Trained:
    return Trained() if path is None else msgspec.json.decode(path.read_bytes(), type=Trained)


@cache
def read_priors(path: Path | None) -> list[float]:
    return read_trained(path).priors_by_move()


@cache
def read_network(path: Path | None) -> Network | None:
    units = read_trained(path).network
    if units is None:
        return None
    return Network(
        units.skip,
        units.own_weights,
        units.mean_weights,
        units.bias,
        units.output,
        rollout_moves=units.rollout_moves,
    )
