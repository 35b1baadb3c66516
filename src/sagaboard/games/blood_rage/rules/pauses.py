"""Where nothing is half done, so that a position can be saved, left or evaluated."""

from __future__ import annotations

from sagaboard.games.blood_rage.rules.action import Turn
from sagaboard.games.blood_rage.rules.discard import DiscardPhase
from sagaboard.games.blood_rage.rules.gods_gifts import Draft
from sagaboard.games.blood_rage.state import BloodRage


def is_between_actions(g: BloodRage) -> bool:
    """Everybody is about to pick, act or keep a card; no action or battle is under way."""
    if not g.stack:
        return True
    top = g.stack[-1]
    return isinstance(top, (Turn, Draft, DiscardPhase))
