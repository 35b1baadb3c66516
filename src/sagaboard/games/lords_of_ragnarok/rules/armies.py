"""Chapter 5: armies on the board, recruited (LOR-MANV-07 to 13) and strengthened."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE, Region
from sagaboard.games.lords_of_ragnarok.components import AUTHORITY
from sagaboard.games.lords_of_ragnarok.moments import RECRUIT_STRENGTH
from sagaboard.games.lords_of_ragnarok.moves import ARMIES, DONE, RECRUIT, STRENGTHEN
from sagaboard.games.lords_of_ragnarok.options import EVERYTHING, LOKI_KEEPS_OUT
from sagaboard.games.lords_of_ragnarok.state import Army, LordsOfRagnarok, distinct_armies
from sagaboard.kernel.bits import bit, has, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def place_army(g: LordsOfRagnarok, army: Army, region: Region) -> None:
    """LOR-MOVE-22: not a movement, but whoever places an army attacks (LOR-OQ-28)."""
    g.put_army(army, region)
    g.note_arrival(army // ARMIES, region)


def open_to_armies(g: LordsOfRagnarok, regions: i64) -> i64:
    """LOR-OQ-27, LOR-OPT-14: where armies may be recruited or placed."""
    if g.options[LOKI_KEEPS_OUT] == EVERYTHING and g.boss_at != NOWHERE:
        return regions & ~bit(g.boss_at)
    return regions


def recruit_regions(g: LordsOfRagnarok, seat: Seat) -> i64:
    """LOR-MANV-11, 12: at the own drakkar, or own with a settlement."""
    coast = g.board.coast[g.drakkar_at[seat]]
    return open_to_armies(g, coast | (g.held[seat] & g.board.settlements))


def authority_strength(g: LordsOfRagnarok, seat: Seat) -> i64:
    """LOR-MANV-08, 09."""
    strength = g.modified(seat, RECRUIT_STRENGTH, g.value(seat, AUTHORITY))
    return min(strength, g.content.numbers.army_strength)


def can_recruit(g: LordsOfRagnarok, seat: Seat, regions: i64) -> bool:
    """LOR-MANV-10."""
    return regions != 0 and g.army_in_pool(seat) != NONE


def recruit(g: LordsOfRagnarok, seat: Seat, region: Region, strength: i64) -> None:
    """LOR-MANV-07, 13."""
    army = g.army_in_pool(seat)
    place_army(g, army, region)
    g.strengths[army] = strength
    g.tell("recruited", seat, region, strength)


def recruit_in_one(
    g: LordsOfRagnarok, seat: Seat, regions: i64, strength: i64, optional: bool
) -> None:
    if can_recruit(g, seat, regions):
        g.push(Recruiting(seat, regions, strength, optional))


class Recruiting(Frame[LordsOfRagnarok]):
    """One army in one of the regions of a bit mask."""

    def __init__(self, seat: Seat, regions: i64, strength: i64, optional: bool) -> None:
        self.seat = seat
        self.regions = regions
        self.strength = strength
        self.optional = optional

    def copy(self) -> Recruiting:
        return Recruiting(self.seat, self.regions, self.strength, self.optional)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves = moves_in(RECRUIT, self.regions)
        if self.optional:
            moves.append(DONE)
        g.ask(self.seat, "recruit", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        if move != DONE:
            recruit(g, seat, move - RECRUIT, self.strength)


def below_maximum(g: LordsOfRagnarok, armies: list[Army]) -> list[Army]:
    """LOR-OQ-22: an army of the highest strength is no target."""
    return [army for army in armies if g.strengths[army] < g.content.numbers.army_strength]


def strengthen_armies(g: LordsOfRagnarok, seat: Seat, armies: list[Army], count: i64) -> None:
    """So many points in all for some of these armies, as their owner likes."""
    mask: i64 = 0
    for army in armies:
        mask |= bit(army)
    if count > 0 and below_maximum(g, armies):
        g.push(StrengthenArmies(seat, mask, count))


class StrengthenArmies(Frame[LordsOfRagnarok]):
    """Point by point; what fits nowhere is lost."""

    def __init__(self, seat: Seat, armies: i64, count: i64) -> None:
        self.seat = seat
        self.armies = armies  # bit mask
        self.count = count

    def copy(self) -> StrengthenArmies:
        return StrengthenArmies(self.seat, self.armies, self.count)

    def resume(self, g: LordsOfRagnarok) -> None:
        chosen: list[Army] = [army for army in g.armies_of(self.seat) if has(self.armies, army)]
        targets = distinct_armies(g, below_maximum(g, chosen))
        if self.count == 0 or not targets:
            g.done()
        elif len(targets) == 1:
            self.take(g, self.seat, STRENGTHEN + targets[0])
        else:
            g.ask(self.seat, "strengthen_army", [STRENGTHEN + army for army in targets])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.count -= 1
        g.strengthen(move - STRENGTHEN, 1)
