"""21.F Usurp."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Region
from sagaboard.games.lords.trigger import trigger
from sagaboard.games.lords_of_ragnarok.components import MIGHT
from sagaboard.games.lords_of_ragnarok.moments import AFTER_USURP, USURP_MIGHT
from sagaboard.games.lords_of_ragnarok.rules.armies import (
    authority_strength,
    open_to_armies,
    recruit_in_one,
)
from sagaboard.games.lords_of_ragnarok.rules.control import gain_control
from sagaboard.games.lords_of_ragnarok.rules.retreat import retreat
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Seat


def might(g: LordsOfRagnarok, seat: Seat) -> i64:
    return g.modified(seat, USURP_MIGHT, g.value(seat, MIGHT))


def can_choose(g: LordsOfRagnarok, seat: Seat, strength: i64) -> bool:
    """LOR-USUR-01 to 06, LOR-OQ-17: with so much Might, in the hero's region."""
    region = g.hero_at[seat]
    for other in range(g.seats):
        if other != seat and g.hero_at[other] == region:
            return False
    holder = g.control[region]
    if holder == seat:
        return False
    if holder == NOBODY:
        return strength >= g.population(region)
    return strength >= g.total_strength(holder, region)


def begin_usurp(g: LordsOfRagnarok, seat: Seat) -> None:
    g.push(Usurp(seat, g.hero_at[seat], 0))


class Usurp(Frame[LordsOfRagnarok]):
    """LOR-USUR-13: others' armies retreat, control changes, an army may be recruited."""

    def __init__(self, seat: Seat, region: Region, step: i64) -> None:
        self.seat = seat
        self.region = region
        self.step = step

    def copy(self) -> Usurp:
        return Usurp(self.seat, self.region, self.step)

    def resume(self, g: LordsOfRagnarok) -> None:
        seat, region, step = self.seat, self.region, self.step
        self.step += 1
        if step == 0:
            g.tell("usurped", seat, region)
            for other in reversed(g.seats_at(region)):  # pushed last, so first
                if other != seat:
                    retreat(g, other, region)
        elif step == 1:
            gain_control(g, seat, region)
        elif step == 2:
            regions = open_to_armies(g, bit(region))
            recruit_in_one(g, seat, regions, authority_strength(g, seat), True)
        else:
            g.done()
            trigger(g, seat, AFTER_USURP, 0)
