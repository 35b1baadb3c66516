"""10.2 Recruit, and recruiting by any other effect (LOH-REC-01 to 08)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE, Region
from sagaboard.games.lords_of_hellas.components import SPARTA
from sagaboard.games.lords_of_hellas.moments import EXTRA_RECRUITS, NO_RECRUITING
from sagaboard.games.lords_of_hellas.moves import DONE, GARRISON, PLACE, RECRUIT
from sagaboard.games.lords_of_hellas.rules.control import arrive
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.reason import Reason


def can_recruit(g: LordsOfHellas, seat: Seat, region: Region) -> bool:
    """LOH-REC-07, LOH-MON-16: not beside others' hoplites, not where the Sphinx is."""
    return (
        g.supply[seat] > 0
        and g.others_at(seat, region) == NOBODY
        and g.monster_with(region, NO_RECRUITING) == NONE
    )


def why_not_recruit_in(g: LordsOfHellas, seat: Seat, region: Region) -> Reason | None:
    """Which condition of `can_recruit` fails beside the supply."""
    monster = g.monster_with(region, NO_RECRUITING)
    if monster != NONE:
        return Reason("LOH-MON-16", monster=monster)
    if g.others_at(seat, region) != NOBODY:
        return Reason("LOH-REC-07", region=region)
    return None


def why_not_recruit(g: LordsOfHellas, seat: Seat) -> Reason:
    if g.supply[seat] == 0:
        return Reason("LOH-REC-04")
    own = g.realm[seat] & g.content.cities
    return Reason("LOH-REC-01") if own == 0 else Reason("LOH-REC-07", "all")


def put(g: LordsOfHellas, seat: Seat, region: Region, fortified: bool) -> None:
    """One hoplite of the supply; beside enemies in a battle nothing else follows (LOH-CTRL-11)."""
    g.supply[seat] -= 1
    if fortified:
        g.set_garrison(region, seat)
        g.tell("recruited_fortified", seat, region)
    else:
        g.add_hoplites(seat, region, 1)
        g.tell("recruited", seat, region)
    arrive(g, seat, region)


def offer_recruiting(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    """LOH-SA-05: at least one hoplite can be placed."""
    if g.supply[seat] == 0:
        return
    regions = g.realm[seat]
    if not g.has_in_force(seat, EXTRA_RECRUITS):
        regions &= g.content.cities
    for region in range(g.content.region_count):
        if has(regions, region) and can_recruit(g, seat, region):
            moves.append(RECRUIT)
            return


def recruit_action(g: LordsOfHellas, seat: Seat) -> None:
    """LOH-REC-01, 02: up to 2 in each own region with a city, up to 4 in Sparta's."""
    numbers = g.content.numbers
    left: list[i64] = [0] * g.content.region_count
    for region in range(g.content.region_count):
        if has(g.realm[seat] & g.content.cities, region):
            is_sparta = g.content.city[region] == SPARTA
            left[region] = numbers.recruits_sparta if is_sparta else numbers.recruits
    extra = g.modified(seat, EXTRA_RECRUITS, 0)
    g.push(Recruiting(seat, left, extra, NOWHERE, False, True, False))


def recruit_in_one(g: LordsOfHellas, seat: Seat, regions: i64, count: i64) -> None:
    """LOH-REC-08: up to so many in one of several regions."""
    left: list[i64] = [0] * g.content.region_count
    for region in range(g.content.region_count):
        if has(regions, region):
            left[region] = count
    g.push(Recruiting(seat, left, 0, NOWHERE, True, False, False))


def recruit_in_each(g: LordsOfHellas, seat: Seat, regions: i64, count: i64) -> None:
    left: list[i64] = [0] * g.content.region_count
    for region in range(g.content.region_count):
        if has(regions, region):
            left[region] = count
    g.push(Recruiting(seat, left, 0, NOWHERE, False, False, False))


def recruit_in_battle(g: LordsOfHellas, seat: Seat, count: i64) -> None:
    """LOH-REC-07: the exception, beside enemy hoplites."""
    left: list[i64] = [0] * g.content.region_count
    left[g.battle.region] = count
    g.push(Recruiting(seat, left, 0, NOWHERE, True, False, True))


class Recruiting(Frame[LordsOfHellas]):
    """One hoplite at a time from the supply; one of a region may go into its city (LOH-REC-03)."""

    def __init__(
        self,
        seat: Seat,
        left: list[i64],
        extra: i64,
        extra_region: Region,
        one_region: bool,
        required: bool,
        in_battle: bool,
    ) -> None:
        self.seat = seat
        self.left = left  # by region: how many still
        self.extra = extra  # besides, in one own region of choice
        self.extra_region = extra_region
        self.one_region = one_region
        self.required = required  # at least one must be placed
        self.in_battle = in_battle

    def copy(self) -> Recruiting:
        return Recruiting(
            self.seat,
            self.left[:],
            self.extra,
            self.extra_region,
            self.one_region,
            self.required,
            self.in_battle,
        )

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = []
        for region in range(g.content.region_count):
            if (self.left[region] > 0 or self.extra > 0) and self.has_room(g, region):
                moves.append(PLACE + region)
                if g.control[region] == self.seat and g.has_room_in_city(region):
                    moves.append(GARRISON + region)
        if not moves:
            g.done()
            return
        if not self.required:
            moves.append(DONE)
        g.ask(self.seat, "recruit", moves)

    def why_not(self, g: LordsOfHellas, seat: Seat, verb: i64, region: Region) -> Reason:
        if verb == DONE:
            return Reason("LOH-SA-05", "recruit")
        if verb != PLACE and verb != GARRISON:
            return Reason("LOH-TURN-04")
        obstacle = why_not_recruit_in(g, seat, region)
        if obstacle is not None:
            return obstacle
        if verb == GARRISON:
            return Reason("LOH-REC-03", region=region)
        return Reason("LOH-REC-01", "here", region=region)

    def has_room(self, g: LordsOfHellas, region: Region) -> bool:
        if self.left[region] == 0 and not self.takes_extra(g, region):
            return False
        if self.in_battle:
            return g.supply[self.seat] > 0 and g.monster_with(region, NO_RECRUITING) == NONE
        return can_recruit(g, self.seat, region)

    def takes_extra(self, g: LordsOfHellas, region: Region) -> bool:
        return (
            self.extra > 0
            and (self.extra_region == NOWHERE or self.extra_region == region)
            and g.control[region] == self.seat
        )

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
            return
        self.required = False
        fortified = move >= GARRISON
        region = move - GARRISON if fortified else move - PLACE
        if self.left[region] > 0:
            if self.one_region:
                count = self.left[region]
                self.left = [0] * g.content.region_count
                self.left[region] = count
            self.left[region] -= 1
        else:
            self.extra -= 1
            self.extra_region = region
        put(g, seat, region, fortified)
