# mypyc: interpreted (says what there is; hot code lies behind it)
"""What bots know of Blood Rage."""

from __future__ import annotations

from pathlib import Path

from sagaboard.games.blood_rage.bots.evaluation import evaluate
from sagaboard.games.blood_rage.bots.features import features
from sagaboard.games.blood_rage.bots.observation import observe
from sagaboard.games.blood_rage.bots.redeal import redeal
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.spec import GameBots

ITERATIONS = {"karl": 28, "jarl": 140}
"""So that each level wins half of its games against three of the one below (docs/bots.md)."""


class BloodRageBots(GameBots[BloodRage]):
    weights = Path(__file__).parent / "weights.json"
    iterations = ITERATIONS

    observe = staticmethod(observe)
    redeal = staticmethod(redeal)
    evaluate = staticmethod(evaluate)
    features = staticmethod(features)
