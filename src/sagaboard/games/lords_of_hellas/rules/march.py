"""10.3 March."""

from __future__ import annotations

from sagaboard.games.lords.components import Region
from sagaboard.games.lords_of_hellas.moments import MARCH_RANGE
from sagaboard.games.lords_of_hellas.moves import MARCH
from sagaboard.games.lords_of_hellas.rules.control import why_not_leave
from sagaboard.games.lords_of_hellas.rules.expedition import Expedition, destinations, may_fortify
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


def offer_marches(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    """LOH-SA-05, LOH-MARCH-02, 06: an unfortified hoplite that can go somewhere."""
    present = g.present[seat]
    for region in range(g.content.region_count):
        if has(present, region) and g.unfortified(seat, region) > 0:
            if destinations(g, seat, region, False) != 0 or may_fortify(g, seat, region):
                moves.append(MARCH + region)


def why_not_march(g: LordsOfHellas, seat: Seat, region: Region) -> Reason:
    """Of a region that `offer_marches` leaves out."""
    if g.unfortified(seat, region) == 0:
        if g.garrison[region] == seat:
            return Reason("LOH-MARCH-02", region=region)
        return Reason("LOH-MARCH-01", region=region)
    return why_not_leave(g, region) or Reason("LOH-SA-05", "march", region=region)


def begin_march(g: LordsOfHellas, seat: Seat, region: Region) -> None:
    """LOH-MARCH-01: any number of hoplites; Leadership is no limit."""
    g.entry_paid_in = 0
    steps = g.modified(seat, MARCH_RANGE, 1)
    most = g.unfortified(seat, region)
    g.push(Expedition(seat, region, region, 0, most, steps, False, True, -1))
