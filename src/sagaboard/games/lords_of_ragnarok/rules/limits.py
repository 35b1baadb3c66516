"""LOR-OQ-54, 55: when Wisdom falls, both limits are checked at once."""

from __future__ import annotations

from sagaboard.games.lords_of_ragnarok.rules.hand import keep_limit
from sagaboard.games.lords_of_ragnarok.rules.runes import keep_rune_limit
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat


def keep_limits(g: LordsOfRagnarok, seat: Seat) -> None:
    g.push(KeepLimits(seat))


class KeepLimits(Frame[LordsOfRagnarok]):
    """A frame, so that what an injury triggers can come before it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> KeepLimits:
        return KeepLimits(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        g.done()
        keep_rune_limit(g, self.seat)
        keep_limit(g, self.seat)
