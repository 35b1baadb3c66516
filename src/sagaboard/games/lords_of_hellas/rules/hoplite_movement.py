"""9.4 Hoplite movement and 9.5 Fortification."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Region
from sagaboard.games.lords_of_hellas.components import LEADERSHIP
from sagaboard.games.lords_of_hellas.moves import DONE, FORTIFY, LEAVE, MOVE, TO
from sagaboard.games.lords_of_hellas.rules.battles import Battles
from sagaboard.games.lords_of_hellas.rules.control import enter, why_not_go_to, why_not_leave
from sagaboard.games.lords_of_hellas.rules.expedition import destinations, fortify, may_fortify
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has, members, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, verb_of
from sagaboard.kernel.reason import Reason


def offer_hoplite_movement(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    """The first hoplite's region begins the action."""
    add_origins(g, seat, g.content.none_by_region, 0, moves)


def why_not_move(g: LordsOfHellas, seat: Seat, region: Region) -> Reason:
    """Of a region from which `offer_hoplite_movement` lets nobody go."""
    if g.army(seat, region) == 0:
        return Reason("LOH-MOVE-02", region=region)
    return why_not_leave(g, region) or Reason("LOH-MOVE-04", region=region)


def begin_hoplite_movement(g: LordsOfHellas, seat: Seat, region: Region) -> None:
    """LOH-INJ-05: Leadership is read at the start."""
    g.entry_paid_in = 0
    nowhere: list[i64] = [0] * g.content.region_count
    left = g.value(seat, LEADERSHIP)
    g.push(HopliteMovement(seat, left, region, nowhere, 0, nowhere[:], NOWHERE, 0))


def add_origins(
    g: LordsOfHellas, seat: Seat, arrived: list[i64], cities_entered: i64, moves: list[Move]
) -> None:
    """Regions with a hoplite that can still move in this action."""
    for region in members(g.present[seat]):
        if can_step(g, seat, region, arrived, cities_entered):
            moves.append(MOVE + region)


def can_step(
    g: LordsOfHellas, seat: Seat, region: Region, arrived: list[i64], cities_entered: i64
) -> bool:
    if g.garrison[region] == seat and not has(cities_entered, region):
        return True
    if g.unfortified(seat, region) <= arrived[region]:
        return False
    return destinations(g, seat, region, False) != 0 or may_fortify(g, seat, region)


def steps_from(
    g: LordsOfHellas, seat: Seat, region: Region, arrived: list[i64], cities_entered: i64
) -> list[Move]:
    """What one hoplite of a region may do; none moves twice (LOH-MOVE-03, LOH-FORT-04)."""
    moves: list[Move] = []
    if g.unfortified(seat, region) > arrived[region]:
        moves = moves_in(TO, destinations(g, seat, region, False))
        if may_fortify(g, seat, region):
            moves.append(FORTIFY)
    if g.garrison[region] == seat and not has(cities_entered, region):
        moves.append(LEAVE)
    return moves


class HopliteMovement(Frame[LordsOfHellas]):
    """One hoplite at a time, as many as Leadership allows, then the battles (LOH-MOVE-01 to 06)."""

    def __init__(
        self,
        seat: Seat,
        left: i64,
        origin: Region,
        arrived: list[i64],
        cities_entered: i64,
        origins: list[i64],
        entered: Region,
        before: i64,
    ) -> None:
        self.seat = seat
        self.left = left
        self.origin = origin  # of the next hoplite; NOWHERE: not chosen
        self.arrived = arrived  # by region: hoplites that have moved already
        self.cities_entered = cities_entered  # in this action
        self.origins = origins  # by region: where those who arrived came from
        self.entered = entered  # the region just entered; NOWHERE: already counted
        self.before = before  # hoplites there before

    def copy(self) -> HopliteMovement:
        return HopliteMovement(
            self.seat,
            self.left,
            self.origin,
            self.arrived[:],
            self.cities_entered,
            self.origins[:],
            self.entered,
            self.before,
        )

    def resume(self, g: LordsOfHellas) -> None:
        if self.entered != NOWHERE:  # unless it died on entering (LOH-MON-20)
            self.arrived[self.entered] += g.unfortified(self.seat, self.entered) - self.before
            self.entered = NOWHERE
        if self.origin != NOWHERE:
            steps = steps_from(g, self.seat, self.origin, self.arrived, self.cities_entered)
            g.ask(self.seat, "move_hoplite", steps)
            return
        moves: list[Move] = []
        if self.left > 0:
            add_origins(g, self.seat, self.arrived, self.cities_entered, moves)
        if not moves:
            self.end(g)
            return
        moves.append(DONE)
        g.ask(self.seat, "move_more", moves)

    def why_not(self, g: LordsOfHellas, seat: Seat, verb: i64, noun: i64) -> Reason:
        """Of a step that `steps_from` does not list."""
        if verb == TO:
            return why_not_go_to(g, seat, self.origin, noun)
        if verb == LEAVE:
            return Reason("LOH-FORT-09", region=self.origin)
        if verb != FORTIFY:
            return Reason("LOH-TURN-04")
        if g.control[self.origin] != seat:
            return Reason("LOH-FORT-02", region=self.origin)
        if not g.has_room_in_city(self.origin):
            return Reason("LOH-FORT-06", region=self.origin)
        return Reason("LOH-FORT-04")

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if move == DONE:
            self.end(g)
            return
        if verb == MOVE:
            self.origin = move - MOVE
            return
        self.left -= 1
        region = self.origin
        self.origin = NOWHERE
        if verb == FORTIFY:
            self.cities_entered |= bit(region)
            fortify(g, seat, region)
        elif verb == LEAVE:
            g.set_garrison(region, -1)
            g.add_hoplites(seat, region, 1)
            self.arrived[region] += 1
            g.tell("left_city", seat, region)
        else:
            self.step(g, region, move - TO)

    def step(self, g: LordsOfHellas, region: Region, to: Region) -> None:
        g.tell("hoplites_moved", self.seat, 1, region, to)
        self.origins[to] |= bit(region)
        self.entered = to
        self.before = g.unfortified(self.seat, to)
        g.add_hoplites(self.seat, region, -1)
        g.add_hoplites(self.seat, to, 1)
        enter(g, self.seat, to, True)

    def end(self, g: LordsOfHellas) -> None:
        g.done()
        g.push(Battles(self.seat, self.origins))
