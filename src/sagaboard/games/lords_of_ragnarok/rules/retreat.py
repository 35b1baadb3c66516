"""Retreat (LOR-MOVE-11 to 15, LOR-BTL-21 to 23)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Region
from sagaboard.games.lords_of_ragnarok.moves import RETREAT
from sagaboard.games.lords_of_ragnarok.options import LOKI_KEEPS_OUT, MOVES
from sagaboard.games.lords_of_ragnarok.rules.losses import destroy
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, has, members
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


def havens(g: LordsOfRagnarok, seat: Seat, region: Region) -> i64:
    """Own regions, adjacent by land or by the own drakkar; Loki's by LOR-OQ-26, LOR-OPT-14."""
    regions = g.board.adjacent[region]
    sea = g.drakkar_at[seat]
    if sea != NOWHERE and has(g.board.coast[sea], region):
        regions |= g.board.coast[sea]
    regions &= g.held[seat] & ~bit(region)
    if g.options[LOKI_KEEPS_OUT] != MOVES and g.boss_at != NOWHERE:
        regions &= ~bit(g.boss_at)
    return regions


def retreat(g: LordsOfRagnarok, seat: Seat, region: Region) -> None:
    if has(g.present[seat], region):
        g.push(Retreat(seat, region))


class Retreat(Frame[LordsOfRagnarok]):
    """All armies to one region of their owner's choice; without one they are destroyed."""

    def __init__(self, seat: Seat, region: Region) -> None:
        self.seat = seat
        self.region = region

    def copy(self) -> Retreat:
        return Retreat(self.seat, self.region)

    def resume(self, g: LordsOfRagnarok) -> None:
        if not has(g.present[self.seat], self.region):
            g.done()
            return
        moves: list[Move] = [RETREAT + to for to in members(havens(g, self.seat, self.region))]
        if not moves:
            g.done()
            g.tell("no_way_out", self.seat, self.region)
            for army in g.armies_at(self.seat, self.region):
                destroy(g, army)
        elif len(moves) == 1:
            self.go(g, moves[0] - RETREAT)
        else:
            g.ask(self.seat, "retreat", moves)

    def why_not(self, g: LordsOfRagnarok, seat: Seat, region: Region) -> Reason:
        is_own = has(g.held[seat], region)
        if is_own and g.boss_at == region:
            return Reason("LOR-OPT-14", region=region)
        return Reason("LOR-MOVE-11", "" if is_own else "foreign", region=region)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.go(g, move - RETREAT)

    def go(self, g: LordsOfRagnarok, to: Region) -> None:
        """LOR-MOVE-15: it is no movement, so nobody has arrived."""
        g.done()
        for army in g.armies_at(self.seat, self.region):
            g.put_army(army, to)
            g.sailed &= ~bit(army)
            if g.battle.region == self.region:
                g.battle.retreated |= bit(army)
        g.tell("retreated", self.seat, self.region, to)
