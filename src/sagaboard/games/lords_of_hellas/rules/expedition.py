"""Hoplites of one region that move together: march, divine power, cards (LOH-MOVE-07 to 12)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Region
from sagaboard.games.lords.trigger import offer_uses, perform, performs
from sagaboard.games.lords_of_hellas.moments import AFTER_MARCH, MARCHING
from sagaboard.games.lords_of_hellas.moves import DONE, FORTIFY, MOVE, SEND, TO
from sagaboard.games.lords_of_hellas.rules.battles import Battles
from sagaboard.games.lords_of_hellas.rules.control import arrive, can_leave, enter, enterable
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat, verb_of


def destinations(g: LordsOfHellas, seat: Seat, region: Region, anywhere: bool) -> i64:
    """Where hoplites of a region may go in one step."""
    if not can_leave(g, region):
        return 0
    if anywhere:
        everywhere: i64 = bit(g.content.region_count) - 1
        return enterable(g, seat, everywhere & ~bit(region))
    return enterable(g, seat, g.content.adjacent[region])


def origins(g: LordsOfHellas, seat: Seat, anywhere: bool) -> list[Region]:
    """Regions with unfortified hoplites that can move."""
    return [
        region
        for region in range(g.content.region_count)
        if has(g.present[seat], region)
        and g.unfortified(seat, region) > 0
        and destinations(g, seat, region, anywhere) != 0
    ]


def is_end_of_move(g: LordsOfHellas, seat: Seat, region: Region) -> bool:
    """LOH-MOVE-09, LOH-MON-17: enemy hoplites, enemy control, or Medusa."""
    holder = g.control[region]
    return (
        (holder != NOBODY and holder != seat)
        or g.others_at(seat, region) != NOBODY
        or not can_leave(g, region)
    )


class Expedition(Frame[LordsOfHellas]):
    """Out of which region, how many, then step by step along one path (LOH-MOVE-11)."""

    def __init__(
        self,
        seat: Seat,
        origin: Region,
        here: Region,
        count: i64,
        most: i64,
        steps: i64,
        anywhere: bool,
        march: bool,
        before: i64,
    ) -> None:
        self.seat = seat
        self.origin = origin
        self.here = here
        self.count = count  # how many move; 0 until it is said
        self.most = most  # how many may move
        self.steps = steps  # regions left to cross
        self.anywhere = anywhere
        self.march = march  # the special action: cards may change it
        self.before = before  # hoplites in `here` before these came; -1: already counted

    def copy(self) -> Expedition:
        return Expedition(
            self.seat,
            self.origin,
            self.here,
            self.count,
            self.most,
            self.steps,
            self.anywhere,
            self.march,
            self.before,
        )

    def resume(self, g: LordsOfHellas) -> None:
        if self.before >= 0:  # some may have died on entering (LOH-MON-20)
            self.count = g.unfortified(self.seat, self.here) - self.before
            self.before = -1
            if self.count == 0:
                self.end(g)
                return
        if self.origin == NOWHERE:
            moves: list[Move] = [MOVE + r for r in origins(g, self.seat, self.anywhere)]
            if moves:
                moves.append(DONE)
                g.ask(self.seat, "move_from", moves)
            else:
                g.done()
        elif self.count == 0:
            self.ask_how_many(g)
        else:
            self.ask_where(g)

    def ask_how_many(self, g: LordsOfHellas) -> None:
        most = min(self.most, g.unfortified(self.seat, self.origin))
        moves: list[Move] = []
        if destinations(g, self.seat, self.origin, self.anywhere) != 0:
            moves = [SEND + n for n in range(1, most + 1)]
        if self.march and not self.anywhere:
            if may_fortify(g, self.seat, self.origin):
                moves.append(FORTIFY)
            offer_uses(g, self.seat, MARCHING, self.origin, moves)
        if len(moves) == 1 and verb_of(moves[0]) == SEND:
            self.count = 1
            self.ask_where(g)
        else:
            g.ask(self.seat, "how_many", moves)

    def ask_where(self, g: LordsOfHellas) -> None:
        regions: i64 = 0
        started = self.here != self.origin
        if self.steps > 0 and not (started and is_end_of_move(g, self.seat, self.here)):
            regions = destinations(g, self.seat, self.here, self.anywhere)
        moves: list[Move] = moves_in(TO, regions)
        if not moves:
            self.end(g)
            return
        if started:
            moves.append(DONE)
        g.ask(self.seat, "move_to", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if move == DONE:
            if self.origin == NOWHERE:
                g.done()
            else:
                self.end(g)
        elif verb == MOVE:
            self.origin = move - MOVE
            self.here = self.origin
        elif verb == SEND:
            self.count = move - SEND
        elif verb == FORTIFY:
            g.done()
            fortify(g, seat, self.origin)
        elif verb == TO:
            self.step(g, move - TO)
        elif not performs(g, seat, MARCHING, self.origin, move):
            raise AssertionError(move)

    def step(self, g: LordsOfHellas, region: Region) -> None:
        self.steps -= 1
        g.tell("hoplites_moved", self.seat, self.count, self.here, region)
        g.add_hoplites(self.seat, self.here, -self.count)
        self.before = g.unfortified(self.seat, region)
        g.add_hoplites(self.seat, region, self.count)
        self.here = region
        enter(g, self.seat, region, False)

    def end(self, g: LordsOfHellas) -> None:
        """Control of regions passed through does not change (LOH-MOVE-08)."""
        g.done()
        if self.here == self.origin:
            return
        came_from: list[i64] = [0] * g.content.region_count
        came_from[self.here] = bit(self.origin)
        if self.march:
            g.push(AfterMarch(self.seat, self.origin))
        g.push(Battles(self.seat, came_from))
        arrive(g, self.seat, self.here)


def may_fortify(g: LordsOfHellas, seat: Seat, region: Region) -> bool:
    """LOH-FORT-01, 02, 06."""
    return (
        g.control[region] == seat and g.unfortified(seat, region) > 0 and g.has_room_in_city(region)
    )


def fortify(g: LordsOfHellas, seat: Seat, region: Region) -> None:
    g.add_hoplites(seat, region, -1)
    g.set_garrison(region, seat)
    g.tell("fortified", seat, region)


def move_army(g: LordsOfHellas, seat: Seat, most: i64, steps: i64, anywhere: bool) -> None:
    """By a divine power or a card; it may be declined while no region is chosen."""
    g.entry_paid_in = 0
    g.push(Expedition(seat, NOWHERE, NOWHERE, 0, most, steps, anywhere, False, -1))


class AfterMarch(Frame[LordsOfHellas]):
    """The march and its battle are resolved: cards that follow a march."""

    def __init__(self, seat: Seat, origin: Region) -> None:
        self.seat = seat
        self.origin = origin

    def copy(self) -> AfterMarch:
        return AfterMarch(self.seat, self.origin)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = []
        offer_uses(g, self.seat, AFTER_MARCH, self.origin, moves)
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "after_march", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        origin: i64 = self.origin
        g.done()
        if move != DONE:
            perform(g, seat, AFTER_MARCH, origin, move)
