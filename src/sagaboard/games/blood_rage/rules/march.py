"""Chapter 12: the action March."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import Place
from sagaboard.games.blood_rage.moves import DONE, MARCH, MOVE, TO
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.bits import members
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.reason import Reason

COST: Final = 1
NOT_CHOSEN: Final = NOBODY


def offer_marches(g: BloodRage, seat: Seat, moves: list[Move]) -> None:
    """BR-MARCH-01 to 04: from a province with an own figure that is no ship, to another one."""
    if g.rage[seat] < COST or g.on_board[seat] == 0:
        return
    for province in members(g.stands_in(seat)):
        if has_destination(g, province):
            moves.append(MARCH + province)


def why_not_march(g: BloodRage, seat: Seat, province: Place) -> Reason:
    """What `offer_marches` misses in a province."""
    if not marchers(g, seat, province):
        return Reason("BR-MARCH-01", place=province)
    if g.rage[seat] < COST:
        return Reason("BR-ACT-06", rage=g.rage[seat], cost=COST)
    return Reason("BR-MARCH-06", "all")


def has_destination(g: BloodRage, origin: Place) -> bool:
    """Yggdrasil always has room, so only a march out of it may find none."""
    if origin != g.content.centre:
        return True
    for province in range(g.content.province_count):
        if province != origin and g.free_villages(province) > 0:
            return True
    return False


def marchers(g: BloodRage, seat: Seat, origin: Place) -> list[Move]:
    """Ships are never in a province, so none can march (BR-MARCH-08)."""
    return [MOVE + g.own_number(figure) for figure in g.choices_at(seat, origin)]


def destinations(g: BloodRage, origin: Place) -> list[Move]:
    """BR-MARCH-02, 06, 07, 10: any other province with an empty village; Yggdrasil always."""
    return [
        TO + province
        for province in range(g.content.province_count)
        if province != origin and g.free_villages(province) > 0
    ]


def why_not_march_to(g: BloodRage, origin: Place, place: Place) -> Reason:
    """Of a place that `destinations` leaves out."""
    if place >= g.content.province_count:
        return Reason("BR-MARCH-01", "fjord")
    if place == origin:
        return Reason("BR-MARCH-10", "same")
    if g.is_destroyed(place):
        return Reason("BR-MARCH-10", place=place)
    return Reason("BR-MARCH-06", place=place)


def why_not_go_along(g: BloodRage, origin: Place, piece: i64) -> Reason:
    if g.content.is_ship[piece]:
        return Reason("BR-MARCH-08")
    return Reason("BR-MARCH-04", place=origin)


class March(Frame[BloodRage]):
    """Choose where to, then move figures one at a time, at least one (BR-OQ-27).

    Moved Warriors cannot be told from those already there, so `moved` counts.
    """

    def __init__(self, seat: Seat, origin: Place, destination: Place, moved: i64) -> None:
        self.seat = seat
        self.origin = origin
        self.destination = destination
        self.moved = moved

    def copy(self) -> March:
        return March(self.seat, self.origin, self.destination, self.moved)

    def resume(self, g: BloodRage) -> None:
        if self.destination == NOT_CHOSEN:
            g.ask(self.seat, "march_where", destinations(g, self.origin))
            return
        moves: list[Move] = []
        if g.free_villages(self.destination) > 0:
            moves = marchers(g, self.seat, self.origin)
        if not moves:
            g.done()
            return
        if self.moved > 0:
            moves.append(DONE)
        g.ask(self.seat, "march_who", moves)

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        if self.destination == NOT_CHOSEN:
            self.destination = move - TO
            g.pay_rage(seat, COST)
            g.tell("march_declared", seat, self.origin, self.destination, COST)
        elif move == DONE:
            g.done()
        else:
            self.moved += 1
            g.put(g.figure(seat, move - MOVE), self.destination)
            g.tell("marched", seat, move - MOVE, self.origin, self.destination)
