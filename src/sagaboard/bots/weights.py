# mypyc: interpreted - reads a file
"""What the features of a game weigh, as they were trained."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from sagaboard.bots.judge import Network
from sagaboard.kernel.move import NOUNS

VERBS: Final = 128
"""More than any game has."""


class Units(msgspec.Struct):
    """A trained network; `Network` tells what is what."""

    direct: list[float]
    own: list[list[float]]
    table: list[list[float]]
    bias: list[float]
    voice: list[float]
    moves_beyond: int


class Trained(msgspec.Struct):
    """A file of weights, as tools/train.py writes it."""

    weights: list[float] = []
    """What each feature of a position weighs; none if the evaluation was not trained."""
    network: Units | None = None
    """The same by a network, which tells more and takes longer."""
    leanings: dict[int, float] = {}
    """How readily a move is made, in proportion to others; 1.0 if it is not named."""

    def strengths(self) -> list[float]:
        """The leaning towards every move of the vocabulary, none if they were not trained."""
        if not self.leanings:
            return []
        return [self.leanings.get(move, 1.0) for move in range(VERBS * NOUNS)]


@cache
def read_trained(path: Path | None) -> Trained:
    return Trained() if path is None else msgspec.json.decode(path.read_bytes(), type=Trained)


@cache
def read_leanings(path: Path | None) -> list[float]:
    return read_trained(path).strengths()


@cache
def read_network(path: Path | None) -> Network | None:
    units = read_trained(path).network
    if units is None:
        return None
    return Network(
        units.direct,
        units.own,
        units.table,
        units.bias,
        units.voice,
        moves_beyond=units.moves_beyond,
    )
