"""Retreat (LOH-RETREAT-01 to 14)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, Region
from sagaboard.games.lords_of_hellas.moments import KILLS_ENTERING
from sagaboard.games.lords_of_hellas.moves import RETREAT
from sagaboard.games.lords_of_hellas.rules.control import can_enter, enter, enterable, entry_bit
from sagaboard.games.lords_of_hellas.rules.losses import die
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.reason import Reason


def havens(g: LordsOfHellas, seat: Seat, region: Region, origins: i64) -> i64:
    """Where an army may retreat to; `origins` are the regions an attack came from, else 0.

    A defeated attacker goes back where it came from (LOH-RETREAT-05, 07, 08), unless that is
    not adjacent (LOH-RETREAT-06, 14).
    """
    regions = g.content.adjacent[region]
    if origins & regions != 0:
        regions &= origins
    for other in range(g.seats):
        if other != seat:
            regions &= ~(g.realm[other] | g.present[other])
    return enterable(g, seat, regions)


def retreat(g: LordsOfHellas, seat: Seat, region: Region, origins: i64) -> None:
    if g.army(seat, region) > 0:
        g.push(Retreat(seat, region, origins))


class Retreat(Frame[LordsOfHellas]):
    """The whole army to one region of its owner's choice; without one it is lost."""

    def __init__(self, seat: Seat, region: Region, origins: i64) -> None:
        self.seat = seat
        self.region = region
        self.origins = origins

    def copy(self) -> Retreat:
        return Retreat(self.seat, self.region, self.origins)

    def resume(self, g: LordsOfHellas) -> None:
        regions = havens(g, self.seat, self.region, self.origins)
        moves: list[Move] = moves_in(RETREAT, regions)
        if not moves:
            g.done()
            g.tell("no_way_out", self.seat, self.region)
            die(g, self.seat, self.region, g.army(self.seat, self.region))
        elif len(moves) == 1:
            self.go(g, moves[0] - RETREAT)
        else:
            g.ask(self.seat, "retreat", moves)

    def why_not(self, g: LordsOfHellas, seat: Seat, region: Region) -> Reason:
        """Of a region that is none of the `havens`."""
        if not has(g.content.adjacent[self.region], region):
            return Reason("LOH-RETREAT-01", region=region)
        if not can_enter(g, seat, region):
            return Reason("LOH-RETREAT-13", region=region)
        for other in range(g.seats):
            if other != seat and has(g.realm[other] | g.present[other], region):
                return Reason("LOH-RETREAT-02", region=region)
        return Reason("LOH-RETREAT-05")

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.go(g, move - RETREAT)

    def go(self, g: LordsOfHellas, to: Region) -> None:
        """LOH-RETREAT-09, 10: a fortified hoplite arrives unfortified; control may follow."""
        g.done()
        count = g.army(self.seat, self.region)
        unfortified = g.unfortified(self.seat, self.region)
        g.add_hoplites(self.seat, self.region, -unfortified)
        if count > unfortified:
            g.set_garrison(self.region, NOBODY)
        g.add_hoplites(self.seat, to, count)
        g.tell("retreated", self.seat, count, self.region, to)
        if g.monster_with(to, KILLS_ENTERING) != NONE:
            g.entry_paid_in &= ~bit(entry_bit(g, self.seat, to))  # once for a retreat (LOH-MON-20)
        enter(g, self.seat, to, True)
