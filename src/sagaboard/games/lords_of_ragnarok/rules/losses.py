"""Armies that lose strength (LOR-ARMY-02, LOR-ARMY-06, LOR-BTL-16 to 20)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Moment, Region
from sagaboard.games.lords.trigger import offer_uses, perform, trigger
from sagaboard.games.lords_of_ragnarok.moments import ARMY_DESTROYED, ARMY_MINUS_WOULD
from sagaboard.games.lords_of_ragnarok.moves import DONE, LOSE
from sagaboard.games.lords_of_ragnarok.state import Army, LordsOfRagnarok, distinct_armies
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def weaken(g: LordsOfRagnarok, army: Army, amount: i64) -> None:
    strength = g.strengths[army] - amount
    if strength < 1:
        destroy(g, army)
    elif amount > 0:
        g.strengths[army] = strength
        g.tell("army_weakened", g.owner_of(army), g.army_at[army], strength)


def destroy(g: LordsOfRagnarok, army: Army) -> None:
    """LOR-ARMY-02: back to its owner's pool."""
    seat = g.owner_of(army)
    g.tell("army_destroyed", seat, g.army_at[army])
    g.put_army(army, NOWHERE)
    trigger(g, seat, ARMY_DESTROYED, 0)


def weaken_by_monster(g: LordsOfRagnarok, army: Army, amount: i64, moment: Moment) -> None:
    """By trample or a region attack, which cards may soften or stop."""
    seat = g.owner_of(army)
    amount = max(g.modified(seat, moment, amount), 0)
    if amount > 0:
        g.push(MonsterWeakens(army, amount))


class MonsterWeakens(Frame[LordsOfRagnarok]):
    def __init__(self, army: Army, amount: i64) -> None:
        self.army = army
        self.amount = amount

    def copy(self) -> MonsterWeakens:
        return MonsterWeakens(self.army, self.amount)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = []
        offer_uses(g, g.owner_of(self.army), ARMY_MINUS_WOULD, self.army, moves)
        if not moves:
            self.suffer(g)
            return
        moves.append(DONE)
        g.ask(g.owner_of(self.army), "protect_army", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            self.suffer(g)
        else:
            perform(g, seat, ARMY_MINUS_WOULD, self.army, move)

    def suffer(self, g: LordsOfRagnarok) -> None:
        g.done()
        weaken(g, self.army, self.amount)

    def protect(self, g: LordsOfRagnarok) -> None:
        """For the effect that was used; this frame is on top."""
        g.done()
        g.tell("army_protected", g.owner_of(self.army), g.army_at[self.army])


def assign_losses(g: LordsOfRagnarok, seat: Seat, region: Region, count: i64) -> None:
    if count > 0:
        g.push(AssignLosses(seat, region, count))


class AssignLosses(Frame[LordsOfRagnarok]):
    """LOR-BTL-16, 17, 19, 20: divided freely; what is too much is ignored."""

    def __init__(self, seat: Seat, region: Region, count: i64) -> None:
        self.seat = seat
        self.region = region
        self.count = count

    def copy(self) -> AssignLosses:
        return AssignLosses(self.seat, self.region, self.count)

    def resume(self, g: LordsOfRagnarok) -> None:
        armies = distinct_armies(g, g.armies_at(self.seat, self.region))
        if self.count == 0 or not armies:
            g.done()
        elif len(armies) == 1 or g.total_strength(self.seat, self.region) <= self.count:
            self.lose(g, armies[0])
        else:
            g.ask(self.seat, "assign_loss", [LOSE + army for army in armies])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.lose(g, move - LOSE)

    def lose(self, g: LordsOfRagnarok, army: Army) -> None:
        self.count -= 1
        weaken(g, army, 1)
