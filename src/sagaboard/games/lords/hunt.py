"""The hunt on the table as far as both games have it; empty between hunts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import Card, Monster, Region
from sagaboard.kernel.move import NOBODY, Seat

GOING_ON: Final = 0
SUCCESS: Final = 1
FAILURE: Final = 2


class LordsHunt:
    hunter: Seat
    monster: Monster
    region: Region
    deck: list[Card]  # monster attack cards; the last one is on top
    dealt: i64  # wounds dealt in this round of the hero
    outcome: i64

    @property
    def is_on(self) -> bool:
        return self.hunter != NOBODY
