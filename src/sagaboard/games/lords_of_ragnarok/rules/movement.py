"""Chapters 6 and 7: movement and placing; drakkars as bridges."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Region
from sagaboard.games.lords_of_ragnarok.components import Sea
from sagaboard.games.lords_of_ragnarok.moments import YGGDRASIL_ROADS
from sagaboard.games.lords_of_ragnarok.moves import ARMIES, DONE, GO, PLACE_HERO, SAIL
from sagaboard.games.lords_of_ragnarok.state import Army, LordsOfRagnarok
from sagaboard.kernel.bits import bit, has, members, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


def bridge(g: LordsOfRagnarok, seat: Seat, region: Region) -> i64:
    """LOR-SEA-05, 07: regions joined to this one by the seat's own drakkar."""
    coast = g.board.coast[g.drakkar_at[seat]]
    return coast if has(coast, region) else 0


def reach(g: LordsOfRagnarok, seat: Seat, region: Region) -> i64:
    """LOR-MOVE-03, 04, 06, 09: adjacent regions, those across the own drakkar included."""
    return (g.board.adjacent[region] | bridge(g, seat, region)) & ~bit(region)


def why_not_go(g: LordsOfRagnarok, seat: Seat, region: Region) -> Reason:
    """Of a region that is not within `reach` of the hero."""
    if g.hero_at[seat] == region:
        return Reason("LOR-MOVE-03", "there", region=region)
    return Reason("LOR-MOVE-03", region=region)


def why_not_sail(g: LordsOfRagnarok, seat: Seat, sea: i64) -> Reason:
    if g.drakkar_at[seat] == sea:
        return Reason("LOR-MOVE-16", "there", sea=sea)
    return Reason("LOR-MOVE-16", sea=sea)


def army_reach(g: LordsOfRagnarok, army: Army) -> i64:
    """LOR-MOVE-06 to 09, LOR-BOSS-08: not into Loki's region."""
    seat, region = army // ARMIES, g.army_at[army]
    regions = reach(g, seat, region)
    ring = g.board.around_yggdrasil
    if has(ring, region) and g.has_in_force(seat, YGGDRASIL_ROADS):
        regions |= ring & ~bit(region)
    if g.boss_at != NOWHERE:
        regions &= ~bit(g.boss_at)
    return regions


def why_not_move_army(g: LordsOfRagnarok, seat: Seat, army: Army, region: Region) -> Reason:
    """Of a region that `army_reach` leaves out."""
    at = g.army_at[army]
    if has(reach(g, seat, at), region) and g.boss_at == region:
        return Reason("LOR-MOVE-07", region=region)
    return Reason("LOR-MOVE-06", "there" if at == region else "", region=region)


def move_army(g: LordsOfRagnarok, army: Army, region: Region) -> None:
    """LOR-MOVE-08: what follows from it waits for the end of the step."""
    seat, before = army // ARMIES, g.army_at[army]
    if has(bridge(g, seat, before), region):
        g.sailed |= bit(army)
    else:
        g.sailed &= ~bit(army)
    g.put_army(army, region)
    g.note_arrival(seat, region)
    g.tell("army_moved", seat, before, region)


def move_hero(g: LordsOfRagnarok, seat: Seat, region: Region) -> None:
    g.tell("hero_moved", seat, g.hero_at[seat], region)
    g.hero_at[seat] = region


def place_hero(g: LordsOfRagnarok, seat: Seat, region: Region) -> None:
    g.hero_at[seat] = region
    g.tell("hero_placed", seat, region)


def sail(g: LordsOfRagnarok, seat: Seat, sea: Sea) -> None:
    g.tell("drakkar_moved", seat, g.drakkar_at[seat], sea)
    g.drakkar_at[seat] = sea


def place_drakkar(g: LordsOfRagnarok, seat: Seat, sea: Sea) -> None:
    g.drakkar_at[seat] = sea
    g.tell("drakkar_placed", seat, sea)


def may_move_hero(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """Up to so many regions."""
    if count > 0:
        g.push(MoveHero(seat, count))


class MoveHero(Frame[LordsOfRagnarok]):
    """LOR-HSTP-05: region by region; the owner may stop (LOR-OQ-102) or go back (LOR-OQ-30)."""

    def __init__(self, seat: Seat, left: i64) -> None:
        self.seat = seat
        self.left = left

    def copy(self) -> MoveHero:
        return MoveHero(self.seat, self.left)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.left == 0:
            g.done()
            return
        regions = reach(g, self.seat, g.hero_at[self.seat])
        moves = moves_in(GO, regions)
        moves.append(DONE)
        g.ask(self.seat, "move_hero", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
            return
        self.left -= 1
        move_hero(g, seat, move - GO)


def sail_up_to(g: LordsOfRagnarok, seat: Seat, count: i64, sailed: bool) -> None:
    """So many seas, of which one is compulsory unless the drakkar has sailed (LOR-OQ-102)."""
    if count > 0:
        g.push(MoveDrakkar(seat, count, sailed))


class MoveDrakkar(Frame[LordsOfRagnarok]):
    """LOR-MOVE-16: sea by sea; the owner may stop after one (LOR-OQ-102)."""

    def __init__(self, seat: Seat, left: i64, sailed: bool) -> None:
        self.seat = seat
        self.left = left
        self.sailed = sailed

    def copy(self) -> MoveDrakkar:
        return MoveDrakkar(self.seat, self.left, self.sailed)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.left == 0:
            g.done()
            return
        seas = g.board.adjacent_seas[g.drakkar_at[self.seat]]
        moves: list[Move] = [SAIL + sea for sea in members(seas)]
        if self.sailed:
            moves.append(DONE)
        g.ask(self.seat, "move_drakkar", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
            return
        self.left -= 1
        self.sailed = True
        sail(g, seat, move - SAIL)


class PlaceHero(Frame[LordsOfRagnarok]):
    """In any other region; placing is not moving (LOR-MOVE-22)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> PlaceHero:
        return PlaceHero(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        regions = g.board.all_regions & ~bit(g.hero_at[self.seat])
        g.ask(self.seat, "place_hero", moves_in(PLACE_HERO, regions))

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        place_hero(g, seat, move - PLACE_HERO)
