# mypyc: interpreted (says what there is; hot code lies behind it)
"""What bots know of Lords of Hellas."""

from __future__ import annotations

from pathlib import Path

from sagaboard.games.lords_of_hellas.bots.evaluation import evaluate
from sagaboard.games.lords_of_hellas.bots.features import features, network_inputs
from sagaboard.games.lords_of_hellas.bots.observation import observe
from sagaboard.games.lords_of_hellas.bots.redeal import redeal
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.spec import GameBots

ITERATIONS = {"jarl": 70, "konungr": 60}
"""So that each level wins half of its games against three of the one below (docs/bots.md)."""


class LordsOfHellasBots(GameBots[LordsOfHellas]):
    weights = Path(__file__).parent / "weights.json"
    iterations = ITERATIONS

    observe = staticmethod(observe)
    redeal = staticmethod(redeal)
    evaluate = staticmethod(evaluate)
    features = staticmethod(features)
    network_inputs = staticmethod(network_inputs)
