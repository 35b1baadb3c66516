"""The end of a step: control is checked, due battles are fought (LOR-TURN-07, LOR-OQ-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, STRIDE, Region
from sagaboard.games.lords_of_ragnarok.moves import FIGHT
from sagaboard.games.lords_of_ragnarok.rules import battle
from sagaboard.games.lords_of_ragnarok.rules.control import gain_control, takes
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, members, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

CONTROL: Final = 0
BATTLES: Final = 1


class EndOfStep(Frame[LordsOfRagnarok]):
    """LOR-OQ-01: (a) control, (b) all due battles, (c) control again if there were any."""

    def __init__(self, part: i64, fought: bool) -> None:
        self.part = part
        self.fought = fought  # since control was checked

    def copy(self) -> EndOfStep:
        return EndOfStep(self.part, self.fought)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.part == CONTROL:
            if take_next(g):
                return
            self.part = BATTLES
            self.fought = False
        battles = moves_in(FIGHT, due(g))
        if len(battles) > 1:
            g.ask(g.active, "which_battle", battles)
        elif battles:
            self.fight(g, battles[0] - FIGHT)
        elif self.fought:
            self.part = CONTROL
        else:
            g.done()
            if g.arrivals:
                g.arrivals = []

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.fight(g, move - FIGHT)

    def fight(self, g: LordsOfRagnarok, region: Region) -> None:
        self.fought = True
        g.fought |= bit(region)
        defender = first_there(g, region)
        others = [seat for seat in g.seats_at(region) if seat != defender]
        battle.begin_battle(g, region, others[0], defender)


def end_of_step() -> EndOfStep:
    return EndOfStep(CONTROL, False)


def take_next(g: LordsOfRagnarok) -> bool:
    """LOR-OQ-01 (a): the active player's regions first, then clockwise, in ascending order."""
    seat = g.active
    contested = due(g)
    for _seat in range(g.seats):
        region = first_taken(g, seat, contested)
        if region != NOWHERE:
            gain_control(g, seat, region)
            return True
        seat = g.left_of(seat)
    return False


def first_taken(g: LordsOfRagnarok, seat: Seat, contested: i64) -> Region:
    """The lowest region that a seat takes now, or NOWHERE."""
    for region in members(g.present[seat] & ~(g.held[seat] | contested)):
        if takes(g, seat, region):
            return region
    return NOWHERE


def due(g: LordsOfRagnarok) -> i64:
    """Regions with armies of two or more players (LOR-BTL-02, LOR-OQ-98)."""
    once: i64 = 0
    twice: i64 = 0
    for seat in range(g.seats):
        present = g.present[seat]
        twice |= once & present
        once |= present
    return twice


def first_there(g: LordsOfRagnarok, region: Region) -> Seat:
    """LOR-BTL-04, LOR-OQ-28, 29: who did not come in during this step, or else came first."""
    seats = g.seats_at(region)
    for seat in seats:
        if seat * STRIDE + region not in g.arrivals:
            return seat
    for arrival in g.arrivals:
        if arrival % STRIDE == region and arrival // STRIDE in seats:
            return arrival // STRIDE
    raise AssertionError("a battle is due where nobody is")
