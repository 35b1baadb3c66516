"""9.3 Hero movement."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Region
from sagaboard.games.lords.trigger import offer_uses as offer_cards
from sagaboard.games.lords.trigger import perform
from sagaboard.games.lords_of_hellas.components import SPEED
from sagaboard.games.lords_of_hellas.moments import AFTER_HERO
from sagaboard.games.lords_of_hellas.moves import ADVANCE, DONE, GO
from sagaboard.games.lords_of_hellas.rules.quests import MayStart, advance, starts
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


def reach(g: LordsOfHellas, region: Region, steps: i64) -> i64:
    """Regions within so many steps, the first one included."""
    return g.content.reach[steps][region]


def offer_hero_movement(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    """LOH-HMOVE-01, 02, 07: to a region or one quest step on; no step where it leads to more."""
    if g.is_on_quest(seat):
        moves.append(ADVANCE)
        return
    here = g.hero_at[seat]
    regions = reach(g, here, g.value(seat, SPEED))
    if not (starts(g, seat) or g.has_in_force(seat, AFTER_HERO)):
        regions &= ~bit(here)
    for region in range(g.content.region_count):
        if has(regions, region):
            moves.append(GO + region)


def why_not_go(g: LordsOfHellas, seat: Seat, region: Region) -> Reason:
    """Of a region that `offer_hero_movement` leaves out."""
    if g.is_on_quest(seat):
        return Reason("LOH-QUEST-07")
    speed = g.value(seat, SPEED)
    if not has(reach(g, g.hero_at[seat], speed), region):
        return Reason("LOH-HMOVE-01", region=region, speed=speed)
    return Reason("LOH-HMOVE-07")


def move_hero(g: LordsOfHellas, seat: Seat, move: Move) -> None:
    g.push(AfterHeroMovement(seat))
    if move == ADVANCE:
        advance(g, seat)
        return
    region = move - GO
    if region != g.hero_at[seat]:
        g.tell("hero_moved", seat, g.hero_at[seat], region)
        g.place_hero(seat, region)
    g.push(MayStart(seat))


class AfterHeroMovement(Frame[LordsOfHellas]):
    """LOH-BLESS-07: cards that follow the action directly."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> AfterHeroMovement:
        return AfterHeroMovement(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = []
        offer_cards(g, self.seat, AFTER_HERO, 0, moves)
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "after_hero_movement", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        else:
            perform(g, seat, AFTER_HERO, 0, move)
