"""Who is likely to become King of kings: a guess for bots, turn by turn until it is decided.

Each seat in turn may take the region that decides from whoever has it by then; who completed the
monument has the last turn (LOH-KOK-04).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.printed import NOWHERE, STRIDE, Region
from sagaboard.games.lords_of_hellas.printed import LEADERSHIP, MARCH, SPEED, USURP
from sagaboard.games.lords_of_hellas.rules.hero_movement import reach
from sagaboard.games.lords_of_hellas.rules.turn import ACTIONS, CountDown, Turn
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.move import NOBODY, Seat

EAGERNESS: Final = 0.7
"""How often a seat takes the region when it could and there are turns to come."""
CARD: Final = 0.8
"""What a combat card in hand is worth in hoplites."""
USURPED: Final = 0.95
TOKEN_ONLY: Final = 0.25
"""With the glory token, but a hero who is too far away or an action that is used."""


def crown(g: LordsOfHellas) -> list[float]:
    """Each seat's chance to control the region when the countdown ends."""
    region = g.content.monuments[g.first_monument].region
    chances = [0.0] * g.seats
    nobody = 0.0
    if g.control[region] == NOBODY:
        nobody = 1.0
    else:
        chances[g.control[region]] = 1.0
    seat = g.active
    tokens = g.activation_tokens - counting(g)
    if not may_act(g):
        seat = g.left_of(seat)
    while tokens > 0:
        if seat == g.activation_holder:
            tokens -= 1
        will = EAGERNESS if tokens > 0 or seat != g.activation_holder else 1.0
        taken = nobody * will * taking(g, seat, NOBODY, region)
        nobody -= taken
        for other in range(g.seats):
            if other != seat and chances[other] > 0.0:
                lost = chances[other] * will * taking(g, seat, other, region)
                chances[other] -= lost
                taken += lost
        chances[seat] += taken
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


def taking(g: LordsOfHellas, seat: Seat, holder: Seat, region: Region) -> float:
    """A seat's chance to take the region in a turn, by usurping or by force."""
    chance = usurping(g, seat, region)
    attackers = force(g, seat, region)
    if attackers > 0.0:
        edge = attackers + CARD * cards(g, seat) - defence(g, holder, region)
        # The defender wins ties (LOH-BATTLE-10), hence half a hoplite less.
        chance = max(chance, 1.0 / (1.0 + exp(-1.5 * (edge - 0.5))))
    return chance


def usurping(g: LordsOfHellas, seat: Seat, region: Region) -> float:
    """The same by the glory token alone, whatever army is there (LOH-USURP-04)."""
    if g.glory[g.content.land_of[region]] != seat:
        return 0.0
    where = g.hero_at[seat]
    if where == NOWHERE or (g.used[seat] >> USURP) & 1 == 1:
        return TOKEN_ONLY
    is_near = (reach(g, where, g.value(seat, SPEED)) >> region) & 1 == 1
    return USURPED if is_near else TOKEN_ONLY


def force(g: LordsOfHellas, seat: Seat, region: Region) -> float:
    """Hoplites that can come into the region in one turn, by movement or by a march."""
    beside: i64 = 0
    largest: i64 = 0
    for other in range(g.content.region_count):
        if (g.content.adjacent[region] >> other) & 1 == 1:
            army = g.hoplites[seat * STRIDE + other]
            beside += army
            largest = max(largest, army)
    moved = min(beside, g.value(seat, LEADERSHIP))
    there = float(g.hoplites[seat * STRIDE + region])
    if (g.used[seat] >> MARCH) & 1 == 1:
        return there + float(moved)
    return there + max(float(moved), float(largest) + 0.5 * float(min(moved, beside - largest)))


def defence(g: LordsOfHellas, holder: Seat, region: Region) -> float:
    """Of who controls the region, or would have taken it by then."""
    if holder == NOBODY:
        return float(g.content.population[region]) - 1.0
    strength = CARD * cards(g, holder)
    if g.control[region] == holder:
        return strength + float(g.army(holder, region))
    # Of what it can bring, some falls in the taking.
    return strength + max(1.0, 0.6 * force(g, holder, region))


def cards(g: LordsOfHellas, seat: Seat) -> float:
    return float(min(len(g.hands[seat]), 3))
