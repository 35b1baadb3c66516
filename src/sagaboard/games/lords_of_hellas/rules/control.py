"""Chapter 5: control of regions; entering and leaving them with hoplites."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE, STRIDE, Region
from sagaboard.games.lords_of_hellas.moments import (
    GUARDED_REGION,
    KILLS_ENTERING,
    NO_LEAVING,
)
from sagaboard.games.lords_of_hellas.rules.losses import kill
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Seat
from sagaboard.kernel.reason import Reason


def can_leave(g: LordsOfHellas, region: Region) -> bool:
    """LOH-MON-17: Medusa lets no hoplite out."""
    return g.monster_with(region, NO_LEAVING) == NONE


def why_not_leave(g: LordsOfHellas, region: Region) -> Reason | None:
    monster = g.monster_with(region, NO_LEAVING)
    return None if monster == NONE else Reason("LOH-MON-17", monster=monster)


def why_not_go_to(g: LordsOfHellas, seat: Seat, origin: Region, region: Region) -> Reason:
    """Of a region that hoplites do not step into; from NOWHERE it may be any."""
    if origin == region:
        return Reason("LOH-MOVE-02", "same", region=region)
    held = None if origin == NOWHERE else why_not_leave(g, origin)
    if held is not None:
        return held
    if not can_enter(g, seat, region):
        return Reason("LOH-HERO-12", region=region)
    if origin == NOWHERE:
        return Reason("LOH-MOVE-02", "to", region=region)
    return Reason("LOH-MOVE-02", "far", region=region)


def can_enter(g: LordsOfHellas, seat: Seat, region: Region) -> bool:
    """LOH-HERO-12: Helen keeps others' hoplites out unless their own hero is with her."""
    for other in range(g.seats):
        if other != seat and g.hero_at[other] == region:
            if g.has_in_force(other, GUARDED_REGION) and g.hero_at[seat] != region:
                return False
    return True


def enterable(g: LordsOfHellas, seat: Seat, regions: i64) -> i64:
    """Those of the regions that a seat's hoplites may enter: `can_enter` for many at once."""
    for other in range(g.seats):
        where = g.hero_at[other]
        if other != seat and where >= 0 and has(regions, where):
            if g.has_in_force(other, GUARDED_REGION) and g.hero_at[seat] != where:
                regions &= ~bit(where)
    return regions


def claim(g: LordsOfHellas, seat: Seat, region: Region) -> None:
    """LOH-CTRL-02 to 05: a neutral region, as soon as there are enough hoplites and no others."""
    if g.control[region] == NOBODY and has(g.present[seat], region):
        if g.army(seat, region) >= g.population(seat, region):
            if g.others_at(seat, region) == NOBODY:
                g.take_control(seat, region)


def claim_everywhere(g: LordsOfHellas, seat: Seat) -> None:
    """LOH-CTRL-12: the population strength that counts for a player has fallen."""
    for region in range(g.content.region_count):
        claim(g, seat, region)


def arrive(g: LordsOfHellas, seat: Seat, region: Region) -> None:
    """LOH-CTRL-02, 06: hoplites have come into a region; enemy hoplites mean battle instead."""
    if not has(g.present[seat], region) or g.others_at(seat, region) != NOBODY:
        return
    holder = g.control[region]
    if holder == NOBODY:
        claim(g, seat, region)
    elif holder != seat:
        g.take_control(seat, region)


def entry_bit(g: LordsOfHellas, seat: Seat, region: Region) -> i64:
    """The active player and the one who may be attacked count apart."""
    return region if seat == g.active else region + STRIDE


def pay_for_entry(g: LordsOfHellas, seat: Seat, region: Region) -> None:
    """LOH-MON-20: one of those entering dies; once per region and player in one action."""
    monster = g.monster_with(region, KILLS_ENTERING)
    paid = entry_bit(g, seat, region)
    if monster == NONE or has(g.entry_paid_in, paid):
        return
    g.entry_paid_in |= bit(paid)
    dead: i64 = 0
    for effect in g.monster_effects(monster):
        if effect.moment == KILLS_ENTERING:
            dead += effect.n
    g.tell("monster_kills_entering", monster, seat, region)
    kill(g, seat, region, dead)


def enter(g: LordsOfHellas, seat: Seat, region: Region, settles: bool) -> None:
    """Hoplites have just been put into a region; control only matters where the move ends."""
    if settles:
        if g.monster_with(region, KILLS_ENTERING) == NONE:
            arrive(g, seat, region)
            return
        g.push(Arrival(seat, region))
    pay_for_entry(g, seat, region)


class Arrival(Frame[LordsOfHellas]):
    """Control is considered when those who die on entering are gone."""

    def __init__(self, seat: Seat, region: Region) -> None:
        self.seat = seat
        self.region = region

    def copy(self) -> Arrival:
        return Arrival(self.seat, self.region)

    def resume(self, g: LordsOfHellas) -> None:
        g.done()
        arrive(g, self.seat, self.region)
