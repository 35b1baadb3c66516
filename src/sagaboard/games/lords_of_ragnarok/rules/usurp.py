"""21.F Usurp."""

from __future__ import annotations

from typing import Final

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
from sagaboard.kernel.move import NOBODY, Seat
from sagaboard.kernel.reason import Reason
from sagaboard.kernel.steps import StepList, Steps


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


def why_not_usurp(g: LordsOfRagnarok, seat: Seat) -> Reason:
    """Which condition of `can_choose` fails."""
    region = g.hero_at[seat]
    for other in range(g.seats):
        if other != seat and g.hero_at[other] == region:
            return Reason("LOR-USUR-02", region=region)
    holder = g.control[region]
    if holder == seat:
        return Reason("LOR-OQ-17", region=region)
    strength = might(g, seat)
    if holder == NOBODY:
        if strength < g.population(region):
            return Reason("LOR-USUR-03", might=strength, population=g.population(region))
        return Reason("LOR-SPEC-03")
    return Reason("LOR-USUR-05", might=strength, armies=g.total_strength(holder, region))


def begin_usurp(g: LordsOfRagnarok, seat: Seat) -> None:
    g.push(Usurp(seat, g.hero_at[seat], 0))


class Usurp(Steps[LordsOfRagnarok]):
    """LOR-USUR-13: others' armies retreat, control changes, an army may be recruited."""

    def __init__(self, seat: Seat, region: Region, step: i64) -> None:
        super().__init__(step)
        self.seat = seat
        self.region = region

    def copy(self) -> Usurp:
        return Usurp(self.seat, self.region, self.step)

    def steps(self) -> StepList[LordsOfRagnarok]:
        return USURP_STEPS

    def others_retreat(self, g: LordsOfRagnarok) -> None:
        g.tell("usurped", self.seat, self.region)
        for other in reversed(g.seats_at(self.region)):  # pushed last, so first
            if other != self.seat:
                retreat(g, other, self.region)

    def take_control(self, g: LordsOfRagnarok) -> None:
        gain_control(g, self.seat, self.region)

    def recruit(self, g: LordsOfRagnarok) -> None:
        regions = open_to_armies(g, bit(self.region))
        recruit_in_one(g, self.seat, regions, authority_strength(g, self.seat), True)

    def after_usurp(self, g: LordsOfRagnarok) -> None:
        g.done()
        trigger(g, self.seat, AFTER_USURP, 0)


USURP_STEPS: Final[StepList[LordsOfRagnarok]] = (
    Usurp.others_retreat,
    Usurp.take_control,
    Usurp.recruit,
    Usurp.after_usurp,
)
