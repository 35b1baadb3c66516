"""Where nothing is half done, so that a position can be saved, left or evaluated."""

from __future__ import annotations

from sagaboard.games.lords_of_ragnarok.rules.hero_round import HeroRound
from sagaboard.games.lords_of_ragnarok.rules.hero_step import HeroStep
from sagaboard.games.lords_of_ragnarok.rules.maneuvers import Maneuvers
from sagaboard.games.lords_of_ragnarok.rules.mobilize import Mobilize
from sagaboard.games.lords_of_ragnarok.rules.monsters_action import MonstersAction
from sagaboard.games.lords_of_ragnarok.rules.prayer import Prayer
from sagaboard.games.lords_of_ragnarok.rules.prepare import Prepare
from sagaboard.games.lords_of_ragnarok.rules.rune_action import RuneStep
from sagaboard.games.lords_of_ragnarok.rules.special_action import CHOOSE, SpecialAction
from sagaboard.games.lords_of_ragnarok.rules.start import PLACE_ARMIES, HeroSelection
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok


def is_between_actions(g: LordsOfRagnarok) -> bool:
    """Somebody is about to act; no battle is under way, no part of an action half done."""
    if not g.stack:
        return True
    top = g.stack[-1]
    if isinstance(top, SpecialAction):
        return top.part == CHOOSE
    if isinstance(top, HeroSelection):
        return top.step != PLACE_ARMIES  # a sea is as good as the home that it offers
    if isinstance(top, HeroRound):
        return not g.hunt.spent and not top.wounded
    if isinstance(top, Mobilize):
        return not g.meets_others(top.seat)
    return isinstance(top, (Prayer, HeroStep, RuneStep, Maneuvers, Prepare, MonstersAction))
