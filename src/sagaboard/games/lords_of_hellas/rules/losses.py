"""Hoplites are killed (LOH-MPH-11, 12, LOH-FORT-08, LOH-CARD-05, LOH-CARD-07)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Region
from sagaboard.games.lords.trigger import offer_uses, perform
from sagaboard.games.lords_of_hellas.moments import HOPLITES_DIE
from sagaboard.games.lords_of_hellas.moves import DONE, HIT, SAVE
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def kill(g: LordsOfHellas, seat: Seat, region: Region, count: i64) -> None:
    """As many as are there; their owner may be able to save some."""
    count = min(count, g.army(seat, region))
    if count <= 0:
        return
    if g.has_in_force(seat, HOPLITES_DIE):
        g.push(MaySave(seat, region, count))
    else:
        die(g, seat, region, count)


def die(g: LordsOfHellas, seat: Seat, region: Region, count: i64) -> None:
    """Without help: also what is paid as a price or has nowhere to retreat to."""
    if count > 0:
        g.remove_hoplites(seat, region, count)
        g.tell("hoplites_killed", seat, region, count)


class MaySave(Frame[LordsOfHellas]):
    """LOH-CARD-07: an artifact may save some of them."""

    def __init__(self, seat: Seat, region: Region, count: i64) -> None:
        self.seat = seat
        self.region = region
        self.count = count

    def copy(self) -> MaySave:
        return MaySave(self.seat, self.region, self.count)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = []
        offer_uses(g, self.seat, HOPLITES_DIE, self.count, moves)
        if moves:
            moves.append(DONE)
            g.ask(self.seat, "may_save", moves)
            return
        g.done()
        die(g, self.seat, self.region, self.count)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
            die(g, seat, self.region, self.count)
        else:
            perform(g, seat, HOPLITES_DIE, self.count, move)

    def save(self, g: LordsOfHellas, saved: i64) -> None:
        self.count -= saved
        g.tell("hoplites_saved", self.seat, self.region, saved)


class SaveHoplites(Frame[LordsOfHellas]):
    """How many of those about to die; the frame below waits for the answer."""

    def __init__(self, seat: Seat, most: i64) -> None:
        self.seat = seat
        self.most = most

    def copy(self) -> SaveHoplites:
        return SaveHoplites(self.seat, self.most)

    def resume(self, g: LordsOfHellas) -> None:
        if self.most == 1:
            self.save(g, 1)
        else:
            g.ask(self.seat, "how_many_saved", [SAVE + n for n in range(1, self.most + 1)])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.save(g, move - SAVE)

    def save(self, g: LordsOfHellas, saved: i64) -> None:
        g.done()
        dying = g.stack[-1]
        assert isinstance(dying, MaySave)
        dying.save(g, saved)


def kill_here(g: LordsOfHellas, decider: Seat, region: Region, count: i64) -> None:
    """LOH-MPH-12: if hoplites of several players are there the decider chooses whose."""
    owners = owners_at(g, region)
    if len(owners) == 1:
        kill(g, owners[0], region, count)
    elif owners:
        g.push(KillHere(decider, region, count, [0] * g.seats))


def owners_at(g: LordsOfHellas, region: Region) -> list[Seat]:
    return [seat for seat in range(g.seats) if has(g.present[seat], region)]


class KillHere(Frame[LordsOfHellas]):
    """The decider points at one hoplite after the other, then all of them die."""

    def __init__(self, decider: Seat, region: Region, count: i64, chosen: list[i64]) -> None:
        self.decider = decider
        self.region = region
        self.count = count
        self.chosen = chosen

    def copy(self) -> KillHere:
        return KillHere(self.decider, self.region, self.count, self.chosen[:])

    def resume(self, g: LordsOfHellas) -> None:
        left = [s for s in range(g.seats) if g.army(s, self.region) > self.chosen[s]]
        if self.count > 0 and left:
            g.ask(self.decider, "kill_whose", [HIT + seat for seat in left])
            return
        g.done()
        for seat in range(g.seats):
            if self.chosen[seat] > 0:
                kill(g, seat, self.region, self.chosen[seat])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.count -= 1
        self.chosen[move - HIT] += 1
