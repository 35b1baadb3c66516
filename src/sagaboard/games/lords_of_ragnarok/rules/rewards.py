"""26: rewards of wound spaces (LOR-REW-01 to 06)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.components import (
    ARMY_REWARD,
    PRIEST_REWARD,
    REALM_REWARD,
    RUNE_REWARD,
)
from sagaboard.games.lords_of_ragnarok.rules.armies import strengthen_armies
from sagaboard.games.lords_of_ragnarok.rules.realms import ally_with_one
from sagaboard.games.lords_of_ragnarok.rules.runes import gain_runes
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.move import Seat


def gain_reward(g: LordsOfRagnarok, seat: Seat, reward: i64) -> None:
    """What cannot be given is lost (LOR-OQ-49)."""
    if reward == REALM_REWARD:
        ally_with_one(g, seat)
    elif reward == PRIEST_REWARD:
        g.gain_priests(seat, 1)
    elif reward == ARMY_REWARD:
        strengthen_armies(g, seat, g.armies_of(seat), 1)
    elif reward == RUNE_REWARD:
        gain_runes(g, seat, 1)
