"""Injuries and choices of attributes (LOH-INJ-01 to 07, LOH-HERO-06, 07, 17)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Attribute
from sagaboard.games.lords.hunt import FAILURE, GOING_ON
from sagaboard.games.lords_of_hellas.components import ATTRIBUTES
from sagaboard.games.lords_of_hellas.moves import HEAL, INJURE, LOWER, RAISE
from sagaboard.games.lords_of_hellas.state import MOST_INJURIES, LordsOfHellas
from sagaboard.kernel.bits import bit, has, members, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def injure(g: LordsOfHellas, seat: Seat, count: i64) -> None:
    if count > 0:
        g.push(Injure(seat, count))


def can_take(g: LordsOfHellas, seat: Seat, injuries: i64) -> bool:
    """LOH-INJ-07: a price is payable only if the hero can take all of it."""
    return g.injuries(seat) + injuries <= MOST_INJURIES


class Injure(Frame[LordsOfHellas]):
    """One by one, each on an attribute of the owner's choice (LOH-INJ-01).

    A fourth is not recorded; in a hunt of that hero it ends the hunt (LOH-INJ-03).
    """

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> Injure:
        return Injure(self.seat, self.count)

    def resume(self, g: LordsOfHellas) -> None:
        free = g.unturned(self.seat)
        if self.count == 0:
            g.done()
        elif not free:
            g.done()
            if g.hunt.hunter == self.seat and g.hunt.outcome == GOING_ON:
                g.hunt.outcome = FAILURE
                g.tell("fourth_injury", self.seat)
        elif len(free) == 1:
            self.turn(g, free[0])
        else:
            g.ask(self.seat, "injure", [INJURE + attribute for attribute in free])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.turn(g, move - INJURE)

    def turn(self, g: LordsOfHellas, attribute: Attribute) -> None:
        self.count -= 1
        g.injured[self.seat] |= bit(attribute)
        g.tell("injured", self.seat, attribute)


def heal(g: LordsOfHellas, seat: Seat, count: i64) -> None:
    """LOH-INJ-04: the owner chooses which."""
    count = min(count, g.injuries(seat))
    if count > 0:
        g.push(Heal(seat, count))


class Heal(Frame[LordsOfHellas]):
    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> Heal:
        return Heal(self.seat, self.count)

    def resume(self, g: LordsOfHellas) -> None:
        turned = injured(g, self.seat)
        if self.count == 0:
            g.done()
        elif len(turned) <= self.count:
            self.count = 0
            for attribute in turned:
                g.heal(self.seat, attribute)
        else:
            g.ask(self.seat, "heal", [HEAL + attribute for attribute in turned])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.count -= 1
        g.heal(seat, move - HEAL)


def injured(g: LordsOfHellas, seat: Seat) -> list[Attribute]:
    return members(g.injured[seat])


def lower_one(g: LordsOfHellas, seat: Seat, choices: i64, amount: i64) -> None:
    """One of several attributes, of the owner's choice, is lowered for good."""
    g.push(LowerOne(seat, choices, amount))


class LowerOne(Frame[LordsOfHellas]):
    """`choices` is a bit mask. A single choice needs no question."""

    def __init__(self, seat: Seat, choices: i64, amount: i64) -> None:
        self.seat = seat
        self.choices = choices
        self.amount = amount

    def copy(self) -> LowerOne:
        return LowerOne(self.seat, self.choices, self.amount)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = moves_in(LOWER, self.choices)
        if len(moves) == 1:
            self.take(g, self.seat, moves[0])
        else:
            g.ask(self.seat, "lower_attribute", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        g.lower_attribute(seat, move - LOWER, self.amount)


class RaiseTo(Frame[LordsOfHellas]):
    """Raise one attribute of choice whose level is lower to a level."""

    def __init__(self, seat: Seat, level: i64) -> None:
        self.seat = seat
        self.level = level

    def copy(self) -> RaiseTo:
        return RaiseTo(self.seat, self.level)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = [
            RAISE + a for a in range(len(ATTRIBUTES)) if g.level(self.seat, a) < self.level
        ]
        if moves:
            g.ask(self.seat, "raise_attribute", moves)
        else:
            g.done()

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        attribute = move - RAISE
        g.raise_attribute(seat, attribute, self.level - g.level(seat, attribute))


class RaiseDifferent(Frame[LordsOfHellas]):
    """Raise so many different attributes of choice by 1; a maximum counts as a choice."""

    def __init__(self, seat: Seat, count: i64, raised: i64) -> None:
        self.seat = seat
        self.count = count
        self.raised = raised

    def copy(self) -> RaiseDifferent:
        return RaiseDifferent(self.seat, self.count, self.raised)

    def resume(self, g: LordsOfHellas) -> None:
        if self.count == 0:
            g.done()
            return
        moves: list[Move] = [RAISE + a for a in range(len(ATTRIBUTES)) if not has(self.raised, a)]
        g.ask(self.seat, "raise_attribute", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.count -= 1
        self.raised |= bit(move - RAISE)
        g.raise_attribute(seat, move - RAISE, 1)
