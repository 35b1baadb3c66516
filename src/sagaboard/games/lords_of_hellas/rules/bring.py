"""Hoplites brought into a battle by an effect (LOH-CARD-13, LOH-RETREAT-12)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER
from sagaboard.games.lords.components import NOWHERE, Region
from sagaboard.games.lords_of_hellas.moves import BRING, DONE, SEND
from sagaboard.games.lords_of_hellas.rules.control import can_enter, can_leave, enter
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, verb_of


def sources(g: LordsOfHellas, seat: Seat, region: Region) -> i64:
    """Neighbouring regions from which unfortified hoplites could come."""
    regions: i64 = 0
    if not can_enter(g, seat, region):
        return regions
    around = g.content.adjacent[region] & g.present[seat]
    for other in range(g.content.region_count):
        if has(around, other) and g.unfortified(seat, other) > 0 and can_leave(g, other):
            regions |= bit(other)
    return regions


class BringHoplites(Frame[LordsOfHellas]):
    """From which neighbouring region, how many; once or until the player stops."""

    def __init__(self, seat: Seat, most: i64, is_repeated: bool, origin: Region) -> None:
        self.seat = seat
        self.most = most
        self.is_repeated = is_repeated
        self.origin = origin

    def copy(self) -> BringHoplites:
        return BringHoplites(self.seat, self.most, self.is_repeated, self.origin)

    def resume(self, g: LordsOfHellas) -> None:
        if self.origin != NOWHERE:
            most = min(self.most, g.unfortified(self.seat, self.origin))
            g.ask(self.seat, "how_many", [SEND + n for n in range(1, most + 1)])
            return
        regions = sources(g, self.seat, g.battle.region)
        if regions == 0:
            g.done()
            return
        moves: list[Move] = moves_in(BRING, regions)
        moves.append(DONE)
        g.ask(self.seat, "bring_from", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        elif verb_of(move) == BRING:
            self.origin = move - BRING
        else:
            origin = self.origin
            self.origin = NOWHERE
            if not self.is_repeated:
                g.done()
            self.bring(g, origin, move - SEND)

    def bring(self, g: LordsOfHellas, origin: Region, count: i64) -> None:
        b = g.battle
        g.add_hoplites(self.seat, origin, -count)
        g.add_hoplites(self.seat, b.region, count)
        if b.side_of(self.seat) == ATTACKER:
            b.origins |= bit(origin)
        g.tell("hoplites_moved", self.seat, count, origin, b.region)
        enter(g, self.seat, b.region, False)
