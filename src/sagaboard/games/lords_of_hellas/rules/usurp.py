"""10.6 Usurp."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Region
from sagaboard.games.lords_of_hellas.moments import USURP_RECRUITS
from sagaboard.games.lords_of_hellas.moves import USURP
from sagaboard.games.lords_of_hellas.rules.recruit import can_recruit, recruit_in_one
from sagaboard.games.lords_of_hellas.rules.retreat import retreat
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.reason import Reason
from sagaboard.kernel.steps import StepList, Steps


def offer_usurping(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    """LOH-USURP-01, 06, 08: with the glory token; in an own region only to recruit."""
    region = g.hero_at[seat]
    if region == NOWHERE or g.glory[g.content.land_of[region]] != seat:
        return
    if g.control[region] != seat or can_recruit(g, seat, region):
        moves.append(USURP)


def why_not_usurp(g: LordsOfHellas, seat: Seat) -> Reason:
    """Which condition of `offer_usurping` fails."""
    if g.is_on_quest(seat):
        return Reason("LOH-USURP-06")
    land = g.content.land_of[g.hero_at[seat]]
    if g.glory[land] != seat:
        return Reason("LOH-USURP-01", land=land)
    return Reason("LOH-USURP-08", region=g.hero_at[seat])


class Usurp(Steps[LordsOfHellas]):
    """LOH-USURP-07: control changes, enemy hoplites retreat, the new hoplite is placed."""

    def __init__(self, seat: Seat, region: Region, step: i64) -> None:
        super().__init__(step)
        self.seat = seat
        self.region = region

    def copy(self) -> Usurp:
        return Usurp(self.seat, self.region, self.step)

    def steps(self) -> StepList[LordsOfHellas]:
        return USURP_STEPS

    def take_control(self, g: LordsOfHellas) -> None:
        g.tell("usurped", self.seat, self.region)
        g.take_control(self.seat, self.region)

    def enemies_retreat(self, g: LordsOfHellas) -> None:
        enemy = g.others_at(self.seat, self.region)
        if enemy != NOBODY:
            retreat(g, enemy, self.region, 0)

    def place_hoplite(self, g: LordsOfHellas) -> None:
        g.done()
        count = g.modified(self.seat, USURP_RECRUITS, g.content.numbers.usurp_recruits)
        recruit_in_one(g, self.seat, bit(self.region), count)


USURP_STEPS: Final[StepList[LordsOfHellas]] = (
    Usurp.take_control,
    Usurp.enemies_retreat,
    Usurp.place_hoplite,
)
