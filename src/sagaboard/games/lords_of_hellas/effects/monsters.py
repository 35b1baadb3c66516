"""Region attacks, passive abilities and evolutions; "seat" is who decides for the monster."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Effect, Monster, Region, Source
from sagaboard.games.lords_of_hellas.moves import SHIFT
from sagaboard.games.lords_of_hellas.rules.attributes import injure
from sagaboard.games.lords_of_hellas.rules.losses import kill_here
from sagaboard.games.lords_of_hellas.rules.monster_phase import move_monster
from sagaboard.games.lords_of_hellas.rules.monument import tallest
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat


def kill_in_region(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, monster: i64) -> None:
    kill_here(g, seat, g.monster_at[monster], e.n)


def kill_around(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, monster: i64) -> None:
    """In its region and in each one next to it, by land or sea."""
    where = g.monster_at[monster]
    regions = g.content.adjacent[where] | bit(where)
    for region in range(g.content.region_count - 1, -1, -1):
        if has(regions, region):
            kill_here(g, seat, region, e.n)


def injure_heroes_around(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    """LOH-MPH-13: each owner chooses; heroes on a quest are in no region."""
    where = g.monster_at[monster]
    regions = g.content.adjacent[where] | bit(where)
    for other in reversed(g.from_active()):  # on top of the stack, so before the others
        at = g.hero_at[other]
        if at >= 0 and has(regions, at):
            injure(g, other, e.n)


def controller_sacrifices_priest(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    """LOH-MON-21."""
    controller = g.control[g.monster_at[monster]]
    if controller != NOBODY:
        for _ in range(min(e.n, g.priesthood[controller])):
            g.sacrifice_priest(controller)


def go_to_tallest_monument(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    """LOH-MON-19."""
    regions: i64 = 0
    for god in tallest(g):
        regions |= bit(g.content.monuments[god].region)
    g.push(PutMonster(seat, monster, regions))


class PutMonster(Frame[LordsOfHellas]):
    """A monster is put into one of several regions, however far away; it may stay."""

    def __init__(self, seat: Seat, monster: Monster, regions: i64) -> None:
        self.seat = seat
        self.monster = monster
        self.regions = regions

    def copy(self) -> PutMonster:
        return PutMonster(self.seat, self.monster, self.regions)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = moves_in(SHIFT, self.regions)
        if len(moves) == 1:
            self.put(g, moves[0] - SHIFT)
        else:
            g.ask(self.seat, "move_monster", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.put(g, move - SHIFT)

    def put(self, g: LordsOfHellas, region: Region) -> None:
        g.done()
        if region != g.monster_at[self.monster]:
            move_monster(g, self.monster, region)


def needs_priests(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    """LOH-HUNT-19."""
    return g.priesthood[seat] >= e.n


def needs_attribute(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return g.value(seat, e.attribute) >= e.at_least
