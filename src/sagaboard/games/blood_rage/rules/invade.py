"""Chapter 11: the action Invade, and every other way to invade (BR-OQ-44)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import (
    FIRST_MONSTER,
    OWN_LEADER,
    OWN_MONSTER,
    OWN_SHIP,
    RESERVE,
    VALHALLA,
    Figure,
    Place,
)
from sagaboard.games.blood_rage.moments import AFTER_INVADE, INVADED, INVADED_ITSELF
from sagaboard.games.blood_rage.moves import INVADE, TO
from sagaboard.games.blood_rage.rules.trigger import trigger
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


def cost(g: BloodRage, seat: Seat, piece: i64) -> i64:
    """As much Rage as the figure's STR, unless printed otherwise (BR-FIG-04, BR-CARD-07)."""
    if piece >= OWN_MONSTER:
        return g.content.cards[g.content.monster_cards[piece - OWN_MONSTER]].invade_cost
    troop: i64 = 0 if piece == OWN_LEADER else 2 if piece == OWN_SHIP else 1
    printed = g.content.invade_costs[troop]
    return printed if printed >= 0 else g.figure_strength(seat, piece, RESERVE)


def offer_invades(g: BloodRage, seat: Seat, moves: list[Move]) -> None:
    """BR-INV-01 to 07: a figure of the reserve that can be paid for and has somewhere to go."""
    if not g.has_room_under_horns(seat):
        return
    for figure in g.choices_at(seat, RESERVE):
        piece = g.own_number(figure)
        if cost(g, seat, piece) <= g.rage[seat] and can_land(g, piece):
            moves.append(INVADE + piece)


def why_not_invade(g: BloodRage, seat: Seat, piece: i64) -> Reason | None:
    """What `offer_invades` misses in an own figure. Warriors of the reserve are alike: of those
    that are not offered nothing is to be said."""
    if piece >= OWN_MONSTER and g.monster_owner[piece - OWN_MONSTER] != seat:
        return Reason("BR-UPG-12", figure=piece)
    place = g.place[g.figure(seat, piece)]
    if place == VALHALLA:
        return Reason("BR-FIG-10", figure=piece)
    if place != RESERVE:
        return Reason("BR-INV-01", figure=piece)
    return why_not_pay(g, seat, piece) or why_not_land_anywhere(g, piece)


def why_not_pay(g: BloodRage, seat: Seat, piece: i64) -> Reason | None:
    if not g.has_room_under_horns(seat):
        return Reason("BR-INV-07", n=g.on_board[seat])
    if cost(g, seat, piece) > g.rage[seat]:
        return Reason("BR-ACT-06", rage=g.rage[seat], cost=cost(g, seat, piece))
    return None


def why_not_land_anywhere(g: BloodRage, piece: i64) -> Reason | None:
    if can_land(g, piece):
        return None
    return Reason("BR-OQ-03", "all") if g.content.is_ship[piece] else Reason("BR-INV-02")


def why_not_invade_place(g: BloodRage, seat: Seat, place: Place) -> Reason:
    """Of a place at which somebody points to invade it before a figure is chosen."""
    is_fjord = place >= g.content.province_count
    if is_fjord and not g.is_fjord_open(place):
        return why_not_enter(g, OWN_SHIP, place)
    if not is_fjord and (place == g.content.centre or g.free_villages(place) <= 0):
        return why_not_enter(g, OWN_LEADER, place)
    obstacle = Reason("BR-INV-04", "reserve") if is_fjord else Reason("BR-INV-01", "reserve")
    for figure in g.choices_at(seat, RESERVE):
        if g.is_ship(figure) == is_fjord:
            found = why_not_pay(g, seat, g.own_number(figure))
            if found is None:
                return Reason("BR-INV-01", "first")
            obstacle = found
    return obstacle


def why_not_enter(g: BloodRage, piece: i64, place: Place) -> Reason:
    """Of a place that `landings` leaves out."""
    if g.content.is_ship[piece]:
        if place >= g.content.province_count:
            return Reason("BR-OQ-03", place=place)
        return Reason("BR-INV-04", "ship")
    if place >= g.content.province_count:
        return Reason("BR-FIG-16")
    if place == g.content.centre:
        return Reason("BR-INV-05", place=place)
    if g.is_destroyed(place):
        return Reason("BR-BOARD-20", place=place)
    return Reason("BR-BOARD-13", place=place)


def can_land(g: BloodRage, piece: i64) -> bool:
    """Whether `landings` has any; asked far more often."""
    if g.content.is_ship[piece]:
        for fjord in range(g.content.province_count, g.content.place_count):
            if g.is_fjord_open(fjord):
                return True
        return False
    if g.content.enters_centre[piece]:
        return True
    for province in range(g.content.province_count):
        if province != g.content.centre and g.free_villages(province) > 0:
            return True
    return False


def landings(g: BloodRage, piece: i64) -> list[Place]:
    """Ships may enter any open fjord, others an empty village (BR-INV-02, 04, 05)."""
    places: list[Place] = []
    if g.content.is_ship[piece]:
        for fjord in range(g.content.province_count, g.content.place_count):
            if g.is_fjord_open(fjord):
                places.append(fjord)
        return places
    for province in range(g.content.province_count):
        if province == g.content.centre:
            if g.content.enters_centre[piece]:
                places.append(province)
        elif g.free_villages(province) > 0:
            places.append(province)
    return places


class Invade(Frame[BloodRage]):
    """BR-INV-08: exactly one figure; then what the cards add to it."""

    def __init__(self, seat: Seat, figure: Figure, cost: i64, landed: bool) -> None:
        self.seat = seat
        self.figure = figure
        self.cost = cost
        self.landed = landed

    def copy(self) -> Invade:
        return Invade(self.seat, self.figure, self.cost, self.landed)

    def resume(self, g: BloodRage) -> None:
        if self.landed:
            g.done()
            after_invade(g, self.seat, self.figure)
            return
        g.ask(
            self.seat,
            "invade_where",
            [TO + place for place in landings(g, g.own_number(self.figure))],
        )

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        self.landed = True
        land(g, seat, self.figure, move - TO, self.cost)


def land(g: BloodRage, seat: Seat, figure: Figure, place: Place, rage: i64) -> None:
    origin = g.place[figure]
    g.pay_rage(seat, rage)
    g.put(figure, place)
    g.tell("invaded", seat, g.own_number(figure), place, rage, origin)


def after_invade(g: BloodRage, seat: Seat, figure: Figure) -> None:
    """BR-OQ-44: the figure's own kills, then an extra Warrior, then a Pillage at once.

    The stack is last in, first out.
    """
    trigger(g, seat, AFTER_INVADE, figure)
    trigger(g, seat, INVADED, figure)
    if figure >= FIRST_MONSTER:
        g.push(MonsterArrives(seat, figure))


class MonsterArrives(Frame[BloodRage]):
    """Only the card of the invading Monster itself reacts."""

    def __init__(self, seat: Seat, figure: Figure) -> None:
        self.seat = seat
        self.figure = figure

    def copy(self) -> MonsterArrives:
        return MonsterArrives(self.seat, self.figure)

    def resume(self, g: BloodRage) -> None:
        g.done()
        card = g.content.monster_cards[self.figure - FIRST_MONSTER]
        for effect in g.content.cards[card].effects:
            if effect.moment == INVADED_ITSELF and effect.react is not None:
                effect.react(g, self.seat, card, effect, self.figure)
