"""Where nothing is half done, so that a position can be saved, left or evaluated."""

from __future__ import annotations

from sagaboard.games.lords.components import NOWHERE
from sagaboard.games.lords_of_hellas.rules.hoplite_movement import HopliteMovement
from sagaboard.games.lords_of_hellas.rules.prepare import Prepare
from sagaboard.games.lords_of_hellas.rules.recruit import Recruiting
from sagaboard.games.lords_of_hellas.rules.start import HeroSelection
from sagaboard.games.lords_of_hellas.rules.turn import ACTIONS, Turn
from sagaboard.games.lords_of_hellas.state import LordsOfHellas


def is_between_actions(g: LordsOfHellas) -> bool:
    """Somebody is about to act; no battle, hunt or phase is under way."""
    if not g.stack:
        return True
    top = g.stack[-1]
    if isinstance(top, Turn):
        return top.step <= ACTIONS
    if isinstance(top, HopliteMovement):
        return top.origin == NOWHERE and not g.meets_others(top.seat)
    return isinstance(top, (HeroSelection, Recruiting, Prepare))


def is_between_turns(g: LordsOfHellas) -> bool:
    """A turn is about to begin. In the middle of one it is hard to say what is still to come, and
    basic actions, which cost nothing, would be left out whenever a judgement is a little off."""
    if not g.stack:
        return True
    top = g.stack[-1]
    if isinstance(top, Turn):
        return top.step <= ACTIONS and top.basics == 0
    return isinstance(top, HeroSelection)
