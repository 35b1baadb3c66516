"""Chapter 15: the action Pillage (15.1 to 15.3). The battle is in `battle.py`, the reward in
`reward.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.battle import new_battle, no_battle
from sagaboard.games.blood_rage.components import Place
from sagaboard.games.blood_rage.moves import DONE, JOIN, PILLAGE
from sagaboard.games.blood_rage.rules.battle import PlayCards, Resolution
from sagaboard.games.blood_rage.rules.reward import PillageRewards
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.bits import bit, has, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.reason import Reason
from sagaboard.kernel.steps import StepList, Steps


def offer_pillages(g: BloodRage, seat: Seat, moves: list[Move]) -> None:
    """BR-PILLAGE-01 to 03: a province whose token shows its reward, with an own figure in it or
    in its fjord."""
    moves.extend(moves_in(PILLAGE, g.present(seat) & ~(g.pillaged | g.destroyed)))


def why_not_pillage(g: BloodRage, seat: Seat, province: Place) -> Reason:
    """Which of the three conditions of `offer_pillages` fails."""
    if g.is_destroyed(province):
        return Reason("BR-PILLAGE-01", place=province)
    if g.is_pillaged(province):
        return Reason("BR-PILLAGE-06", place=province)
    has_fjord = g.content.fjord_of[province] >= 0
    return Reason("BR-PILLAGE-02", "" if has_fjord else "centre", place=province)


def declare(g: BloodRage, seat: Seat, province: Place, rage: i64, is_repeat: bool) -> None:
    g.pay_rage(seat, rage)
    g.battle = new_battle(g.seats, province, seat, is_repeat)
    g.tell("pillage_declared", seat, province, rage)
    g.push(Pillage(0))


class Pillage(Steps[BloodRage]):
    """BR-PILLAGE-05: Call to Battle, Play Cards, Resolution."""

    def copy(self) -> Pillage:
        return Pillage(self.step)

    def steps(self) -> StepList[BloodRage]:
        return PILLAGE_STEPS

    def call_to_battle(self, g: BloodRage) -> None:
        g.push(CallToBattle(g.left_of(g.battle.pillager), 0))

    def play_cards(self, g: BloodRage) -> None:
        b = g.battle
        gather(g)
        if len(b.participants) == 1:  # BR-PILLAGE-09 to 11
            b.participants = []
            g.tell("unopposed", b.pillager, b.province)
            self.go_to(Pillage.end)
            g.push(PillageRewards(0))
        else:
            g.tell_all("battle_began", [b.province, *b.participants])
            g.push(PlayCards(0))

    def resolve(self, g: BloodRage) -> None:
        g.push(Resolution(0, 0))

    def end(self, g: BloodRage) -> None:
        g.done()
        g.battle = no_battle(g.seats)


PILLAGE_STEPS: Final[StepList[BloodRage]] = (
    Pillage.call_to_battle,
    Pillage.play_cards,
    Pillage.resolve,
    Pillage.end,
)


def gather(g: BloodRage) -> None:
    """BR-PILLAGE-12, 13: every figure there and in the fjord takes part."""
    b = g.battle
    b.figures = g.at_and_around(b.province)
    seats = bit(b.pillager)
    for figure in b.figures:
        seats |= bit(g.owner(figure))
    seat = b.pillager
    for _seat in range(g.seats):
        if has(seats, seat):
            b.participants.append(seat)
        seat = g.left_of(seat)


class CallToBattle(Frame[BloodRage]):
    """BR-CALL-01 to 09: clockwise, one figure at a time, until all in a row have declined."""

    def __init__(self, seat: Seat, declined: i64) -> None:
        self.seat = seat
        self.declined = declined

    def copy(self) -> CallToBattle:
        return CallToBattle(self.seat, self.declined)

    def resume(self, g: BloodRage) -> None:
        if g.free_villages(g.battle.province) == 0:
            g.done()
            return
        while self.declined < g.seats:
            moves = joining(g, self.seat)
            if moves:
                moves.append(DONE)
                g.ask(self.seat, "join", moves)
                return
            self.declined += 1  # who cannot move counts as declining (BR-OQ-08)
            self.seat = g.left_of(self.seat)
        g.done()

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        self.seat = g.left_of(seat)
        if move == DONE:
            self.declined += 1
            g.tell("join_declined", seat)
            return
        self.declined = 0
        figure = g.figure(seat, move - JOIN)
        g.tell("joined", seat, move - JOIN, g.place[figure], g.battle.province)
        g.put(figure, g.battle.province)


def joining(g: BloodRage, seat: Seat) -> list[Move]:
    """BR-CALL-03 to 06: an own figure in an adjacent province; ships lie in fjords and stay there.

    The Warriors of one province are alike; those of different provinces are not.
    """
    moves: list[Move] = []
    adjacent = g.content.adjacent[g.battle.province]
    if g.stands_in(seat) & adjacent == 0:
        return moves
    warriors_offered: i64 = 0
    for figure in g.figures_of(seat):
        place = g.place[figure]
        if place < 0 or not has(adjacent, place):  # a fjord is adjacent to nothing
            continue
        if g.is_warrior(figure):
            if has(warriors_offered, place):
                continue
            warriors_offered |= bit(place)
        moves.append(JOIN + g.own_number(figure))
    return moves


def why_not_join(g: BloodRage, piece: i64) -> Reason:
    """Of a figure that `joining` leaves out."""
    if g.content.is_ship[piece]:
        return Reason("BR-CALL-06")
    return Reason("BR-CALL-03", figure=piece, place=g.battle.province)


def can_pillage(g: BloodRage, seat: Seat, province: Place) -> bool:
    """The token shows its reward, and somebody is there to do it."""
    return has(g.present(seat) & ~(g.pillaged | g.destroyed), province)


def offer_at_once(g: BloodRage, seat: Seat, province: Place, rage: i64) -> None:
    """A Pillage right after an Invade, by a card; during another one it waits (BR-OQ-35)."""
    if g.battle.pillager != NOBODY:
        g.waiting_pillages.append([seat, province, rage])
    else:
        g.push(PillageAtOnce(seat, province, rage))


class PillageAtOnce(Frame[BloodRage]):
    """BR-OQ-26: for Rage, part of the same turn, optional."""

    def __init__(self, seat: Seat, province: Place, rage: i64) -> None:
        self.seat = seat
        self.province = province
        self.rage = rage

    def copy(self) -> PillageAtOnce:
        return PillageAtOnce(self.seat, self.province, self.rage)

    def resume(self, g: BloodRage) -> None:
        if self.rage > g.rage[self.seat] or not can_pillage(g, self.seat, self.province):
            g.done()
            return
        g.ask(self.seat, "pillage_at_once", [PILLAGE + self.province, DONE])

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        g.done()
        if move != DONE:
            declare(g, seat, self.province, self.rage, False)
