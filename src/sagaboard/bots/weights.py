# mypyc: interpreted - reads a file
"""What the features of a game weigh, as they were trained."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Trained(msgspec.Struct):
    """A file of weights, as tools/train_evaluation.py writes it."""

    weights: list[float]


@cache
def read_weights(path: Path | None) -> list[float]:
    """Empty if the game has no trained evaluation."""
    if path is None:
        return []
    return msgspec.json.decode(path.read_bytes(), type=Trained).weights
