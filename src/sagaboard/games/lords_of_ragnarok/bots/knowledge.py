# mypyc: interpreted (says what there is; hot code lies behind it)
"""What bots know of Lords of Ragnarok."""

from __future__ import annotations

from pathlib import Path

from sagaboard.games.lords_of_ragnarok.bots.evaluation import evaluate
from sagaboard.games.lords_of_ragnarok.bots.features import features
from sagaboard.games.lords_of_ragnarok.bots.observation import observe
from sagaboard.games.lords_of_ragnarok.bots.redeal import redeal
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.spec import GameBots

ITERATIONS = {"thrall": 4, "jarl": 40}
"""So that each level wins half of its games against three of the one below (docs/bots.md)."""


class LordsOfRagnarokBots(GameBots[LordsOfRagnarok]):
    weights = Path(__file__).parent / "weights.json"
    iterations = ITERATIONS

    observe = staticmethod(observe)
    redeal = staticmethod(redeal)
    evaluate = staticmethod(evaluate)
    features = staticmethod(features)
