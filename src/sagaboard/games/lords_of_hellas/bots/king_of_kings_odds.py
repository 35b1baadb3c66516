"""Who is likely to become King of kings: a guess for bots, turn by turn until it is decided.

Each seat in turn may take the region that decides from whoever has it by then; who completed the
monument has the last turn (LOH-KOK-04), and a region that is neutral then goes to the first who
takes it (LOH-KOK-07). The numbers were guessed with games between short searches in view.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, STRIDE, Region
from sagaboard.games.lords_of_hellas.components import (
    HOPLITE_MOVEMENT,
    LEADERSHIP,
    MARCH,
    SPEED,
    USURP,
)
from sagaboard.games.lords_of_hellas.rules.hero_movement import reach
from sagaboard.games.lords_of_hellas.rules.hoplite_movement import HopliteMovement
from sagaboard.games.lords_of_hellas.rules.turn import ACTIONS, CountDown, Turn
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY, Seat

EAGERNESS: Final = 0.85
"""How often a seat takes the region when it could and there are turns to come."""
RACING: Final = 0.9
"""The same when the first to take it wins."""
ROUNDS_OF_RACE: Final = 3
CARD: Final = 0.6
"""What a combat card in hand is worth in hoplites."""
SHARPNESS: Final = 0.9
"""How much one more hoplite matters in battle."""
EDGE: Final = 1.0
"""So many more win half of the battles; the defender wins ties (LOH-BATTLE-10)."""
UNDEFENDED: Final = 0.92
SETTLED: Final = 0.95
"""To fill a neutral region when enough hoplites can come..."""
STILL_TO_COME: Final = 0.04
"""...less this for each of them who is not there yet..."""
MISSING: Final = 0.2
"""...and times this for each who is missing."""
USURPED: Final = 0.97
USURPED_LATER: Final = 0.85
"""With the glory token, but a hero who is too far away or an action that is used, in a turn after
this one."""
REINFORCED: Final = 0.5
"""This part of what a holder could bring will have come by its next turn."""
LEFT_OF_FORCE: Final = 0.65
"""This part of what takes the region is there to hold it."""
RECRUITED: Final = 0.7
"""Hoplites that join a force from turn to turn."""


class Contender:
    """What one seat can bring to the region that decides."""

    def __init__(self, g: LordsOfHellas, seat: Seat, region: Region) -> None:
        self.turns: i64 = 0
        """How many turns it has had since the guess began."""
        self.army = g.army(seat, region)
        self.population = g.population(seat, region)
        self.cards = CARD * float(min(len(g.hands[seat]), 3))
        self.there = g.hoplites[seat * STRIDE + region]
        self.leadership = g.value(seat, LEADERSHIP)
        self.moves = moves_left(g, seat, self.leadership)
        self.marches = not has(g.used[seat], MARCH)
        self.beside: i64 = 0
        self.largest: i64 = 0
        self.near: i64 = 0
        self.around: i64 = 0
        adjacent = g.content.adjacent[region]
        two = g.content.reach[2][region]
        three = g.content.reach[3][region]
        for other in range(g.content.region_count):
            army = g.hoplites[seat * STRIDE + other]
            if army > 0 and other != region and has(three, other):
                self.around += army
                if has(two, other):
                    self.near += army
                if has(adjacent, other):
                    self.beside += army
                    self.largest = max(self.largest, army)
        self.usurps = usurping(g, seat, region)

    def force(self) -> float:
        """Hoplites that can be in the region by its next turn. At once they come by movement, or
        some move up and then all march."""
        if self.turns == 0:
            if self.marches:
                joining = min(self.moves, self.near - self.largest)
                return float(self.there + self.largest + joining)
            return float(self.there + min(self.moves, self.beside))
        coming = float(self.around) + RECRUITED * float(self.turns)
        most = float(self.largest + self.leadership * (self.turns + 1))
        return float(self.there) + min(coming, most)

    def settling(self) -> float:
        """Its chance to take the region while it is neutral (LOH-CTRL-02)."""
        force = self.force()
        need = float(self.population)
        if force < need:
            missing = need - force
            return SETTLED * MISSING if missing <= 1.0 else SETTLED * MISSING * MISSING / missing
        return SETTLED - STILL_TO_COME * max(0.0, need - float(self.there))

    def seizing(self) -> float:
        """By the glory token alone, whatever army is there (LOH-USURP-04)."""
        if self.turns > 0 and self.usurps > 0.0:
            return max(self.usurps, USURPED_LATER)
        return self.usurps if self.usurps >= USURPED else 0.0


def king_of_kings_odds(g: LordsOfHellas) -> list[float]:
    """Each seat's chance to control the region when it is decided."""
    region = g.content.monuments[g.first_monument].region
    contenders = [Contender(g, seat, region) for seat in range(g.seats)]
    holder = g.control[region]
    chances = [0.0] * g.seats
    nobody = 0.0
    if holder == NOBODY:
        nobody = 1.0
    else:
        chances[holder] = 1.0
    seat = g.active
    tokens = g.activation_tokens - counting(g)
    if not may_act(g):
        seat = g.left_of(seat)
    while tokens > 0:
        if seat == g.activation_holder:
            tokens -= 1
        will = EAGERNESS if tokens > 0 or seat != g.activation_holder else 1.0
        contender = contenders[seat]
        taken = nobody * will * max(contender.seizing(), contender.settling())
        nobody -= taken
        for other in range(g.seats):
            if other != seat and chances[other] > 0.0:
                rival = contenders[other]
                lost = chances[other] * will * conquering(contender, rival, other == holder)
                chances[other] -= lost
                taken += lost
        chances[seat] += taken
        contender.turns += 1
        seat = g.left_of(seat)
    for _ in range(ROUNDS_OF_RACE * g.seats):
        if nobody < 0.01:
            break
        contender = contenders[seat]
        taken = nobody * RACING * max(contender.seizing(), contender.settling())
        nobody -= taken
        chances[seat] += taken
        contender.turns += 1
        seat = g.left_of(seat)
    return chances


def may_act(g: LordsOfHellas) -> bool:
    """Whether the special action of this turn is still to come."""
    for frame in g.stack:
        if isinstance(frame, Turn):
            return frame.step <= ACTIONS
    return False


def counting(g: LordsOfHellas) -> i64:
    """1 while the special action that takes a token is under way."""
    for frame in g.stack:
        if isinstance(frame, CountDown) and frame.seat == g.activation_holder:
            return 1
    return 0


def moves_left(g: LordsOfHellas, seat: Seat, leadership: i64) -> i64:
    """How many hoplites the seat can still move in this turn, or in its next if it is not its
    turn."""
    left = leadership
    for frame in g.stack:
        if isinstance(frame, Turn) and frame.seat == seat and frame.basics & HOPLITE_MOVEMENT != 0:
            left = 0
        elif isinstance(frame, HopliteMovement) and frame.seat == seat:
            left = frame.left
    return left


def usurping(g: LordsOfHellas, seat: Seat, region: Region) -> float:
    """A seat's chance to take the region by the glory token of its land."""
    if g.glory[g.content.land_of[region]] != seat:
        return 0.0
    where = g.hero_at[seat]
    if where == NOWHERE or has(g.used[seat], USURP):
        return USURPED_LATER
    is_near = has(reach(g, where, g.value(seat, SPEED)), region)
    return USURPED if is_near else USURPED_LATER


def conquering(contender: Contender, rival: Contender, holds: bool) -> float:
    """The chance to take the region from a rival, who holds it now or has taken it meanwhile."""
    chance = contender.seizing()
    force = contender.force()
    if force < 1.0:
        return chance
    if holds:
        defence = float(rival.army)
        if rival.turns > 0:
            defence += REINFORCED * (rival.force() - float(rival.there))
        if defence < 0.5:
            return max(chance, UNDEFENDED)  # LOH-CTRL-06
    else:
        # Of what it brought, some fell in the taking.
        defence = max(1.0, LEFT_OF_FORCE * rival.force())
    edge = force + contender.cards - defence - rival.cards
    return max(chance, 1.0 / (1.0 + exp(-SHARPNESS * (edge - EDGE))))
