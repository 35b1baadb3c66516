"""Chapter 10: injuries and healing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import Attribute
from sagaboard.games.lords.hunt import FAILURE, GOING_ON
from sagaboard.games.lords.trigger import offer_uses, perform, trigger
from sagaboard.games.lords_of_ragnarok.components import ATTRIBUTES
from sagaboard.games.lords_of_ragnarok.moments import HEALED, INJURY_DEALT, INJURY_WOULD
from sagaboard.games.lords_of_ragnarok.moves import DONE, HEAL, INJURE
from sagaboard.games.lords_of_ragnarok.rules.limits import keep_limits
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, members
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

# Where an injury comes from.
ELSEWHERE: Final = 0
ATTACK_EFFECT: Final = 1  # of a monster attack card, a special attack included
COST: Final = 2  # cannot be prevented


def injure(g: LordsOfRagnarok, seat: Seat, count: i64, cause: i64) -> None:
    if count > 0:
        g.push(Injure(seat, count, cause, False))


class Injure(Frame[LordsOfRagnarok]):
    """One by one, each on a marker of the owner's choice (LOR-INJ-01, 02, LOR-OQ-94).

    With all markers injured it is ignored, but ends a hunt of that hero (LOR-INJ-04,
    LOR-HEND-02).
    """

    def __init__(self, seat: Seat, count: i64, cause: i64, accepted: bool) -> None:
        self.seat = seat
        self.count = count
        self.cause = cause
        self.accepted = accepted  # nothing prevents the next one

    def copy(self) -> Injure:
        return Injure(self.seat, self.count, self.cause, self.accepted)

    def resume(self, g: LordsOfRagnarok) -> None:
        free = g.unturned(self.seat)
        hunts = g.hunt.hunter == self.seat and g.hunt.outcome == GOING_ON
        if self.count == 0 or (not free and not hunts):
            g.done()
            return
        if not self.accepted and self.cause != COST:
            moves: list[Move] = []
            offer_uses(g, self.seat, INJURY_WOULD, self.cause, moves)
            if moves:
                moves.append(DONE)
                g.ask(self.seat, "prevent_injury", moves)
                return
        if not free:
            g.done()
            g.hunt.outcome = FAILURE
            g.tell("one_injury_too_many", self.seat)
        elif len(free) == 1:
            self.turn(g, free[0])
        else:
            g.ask(self.seat, "injure", [INJURE + attribute for attribute in free])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            self.accepted = True
        elif INJURE <= move < INJURE + len(ATTRIBUTES):
            self.turn(g, move - INJURE)
        else:
            perform(g, seat, INJURY_WOULD, self.cause, move)

    def prevent(self, g: LordsOfRagnarok) -> None:
        """For the effect that was used; this frame is on top."""
        self.count -= 1
        g.tell("injury_prevented", self.seat)

    def turn(self, g: LordsOfRagnarok, attribute: Attribute) -> None:
        """LOR-OQ-54: what the injury triggers comes before the limits."""
        self.count -= 1
        self.accepted = False
        g.injured[self.seat] |= bit(attribute)
        g.tell("injured", self.seat, attribute)
        keep_limits(g, self.seat)
        trigger(g, self.seat, INJURY_DEALT, attribute)


def heal(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """LOR-INJ-07: the owner chooses which; after the first the others may be left."""
    if count > 0 and g.injuries(seat) > 0:
        g.push(Heal(seat, count, 0))


class Heal(Frame[LordsOfRagnarok]):
    def __init__(self, seat: Seat, count: i64, healed: i64) -> None:
        self.seat = seat
        self.count = count
        self.healed = healed

    def copy(self) -> Heal:
        return Heal(self.seat, self.count, self.healed)

    def resume(self, g: LordsOfRagnarok) -> None:
        turned = injured(g, self.seat)
        if self.healed == self.count or not turned:
            self.finish(g)
            return
        moves: list[Move] = [HEAL + attribute for attribute in turned]
        if self.healed > 0:
            moves.append(DONE)
        if len(moves) == 1:
            self.take(g, self.seat, moves[0])
        else:
            g.ask(self.seat, "heal", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            self.finish(g)
            return
        self.healed += 1
        g.injured[seat] &= ~bit(move - HEAL)
        g.tell("healed", seat, move - HEAL)

    def finish(self, g: LordsOfRagnarok) -> None:
        g.done()
        trigger(g, self.seat, HEALED, 0)


def injured(g: LordsOfRagnarok, seat: Seat) -> list[Attribute]:
    return members(g.injured[seat])
