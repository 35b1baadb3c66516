"""How good a position is for a seat: a hand-written guess for bots that look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import MAX_SEATS, NONE, NOWHERE, STRIDE, Region
from sagaboard.games.lords_of_hellas.components import BASIC_ACTIONS, SHRINE
from sagaboard.games.lords_of_hellas.rules.prepare import Prepare
from sagaboard.games.lords_of_hellas.rules.recruit import Recruiting
from sagaboard.games.lords_of_hellas.rules.turn import ACTIONS, START, Turn
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, bits, has
from sagaboard.kernel.move import NOBODY, Seat

WON: Final = 1000.0
ACTION_AHEAD: Final = 5.0
"""What the special action of the turn is worth while it is still to come."""
BASIC_AHEAD: Final = 0.2
RECRUIT_AHEAD: Final = 1.0
"""What a hoplite that may still be placed is worth, so that recruiting is begun at all."""
OPTION_AHEAD: Final = 1.0
"""The same for an option of Prepare."""
HUNTING: Final = 1.5
"""Hunts are counted more than other ways to win: they cost no region and nobody can undo them."""


def evaluate(g: LordsOfHellas, seat: Seat) -> float:
    """Own prospects minus half of the best rival's."""
    if g.winner != NOBODY:
        return WON if g.winner == seat else -WON
    rival = -1000.0
    for other in range(g.seats):
        if other != seat:
            rival = max(rival, prospects(g, other))
    worth = prospects(g, seat) - 0.5 * rival
    for frame in g.stack:
        if isinstance(frame, Turn) and frame.seat == seat and START <= frame.step <= ACTIONS:
            basics: i64 = len(BASIC_ACTIONS) - bits(frame.basics)
            worth += ACTION_AHEAD + BASIC_AHEAD * float(basics)
        elif isinstance(frame, Recruiting) and frame.seat == seat:
            worth += RECRUIT_AHEAD * float(min(still_to_recruit(frame), g.supply[seat]))
        elif isinstance(frame, Prepare) and frame.seat == seat:
            worth += OPTION_AHEAD * float(frame.left)
    return worth


def still_to_recruit(frame: Recruiting) -> i64:
    most: i64 = 0
    total: i64 = 0
    for left in frame.left:
        most = max(most, left)
        total += left
    return (most if frame.one_region else total) + frame.extra


def prospects(g: LordsOfHellas, seat: Seat) -> float:
    return worth_with(g, seat, victories_nearness(g, seat))


def victories_nearness(g: LordsOfHellas, seat: Seat) -> list[float]:
    return [
        lands_nearness(g, seat),
        temples_nearness(g, seat),
        monsters_nearness(g, seat),
        king_nearness(g, seat),
    ]


def worth_with(g: LordsOfHellas, seat: Seat, near: list[float]) -> float:
    """So near to each of the four victories, with all that it has."""
    worth = 0.0
    best = 0.0
    for nearness, weight in zip(near, (1.0, 1.0, HUNTING, 1.0)):
        worth += weight * (30.0 * nearness * nearness + 10.0 * nearness)
        best = max(best, nearness)
    worth += 40.0 * best * best * best
    worth += board_worth(g, seat)
    worth += hero_worth(g, seat)
    worth += cards_worth(g, seat)
    return worth


def lands_nearness(g: LordsOfHellas, seat: Seat) -> float:
    """The best lands together, as a share of what is needed."""
    wanted = g.content.numbers.lands_to_win[g.seats]
    ignored = g.content.numbers.ignored_land[g.seats]
    shares: list[float] = []
    for land, mask in enumerate(g.content.land_masks):
        if land != ignored:
            taken = float(bits(g.realm[seat] & mask))
            missing: i64 = mask & ~g.realm[seat]
            region: i64 = 0
            while missing != 0:
                if missing & 1 == 1:
                    taken += 0.7 * conquest_nearness(g, seat, region)
                missing >>= 1
                region += 1
            shares.append(taken / float(bits(mask)))
    shares.sort()
    total = 0.0
    for share in shares[len(shares) - wanted :]:
        total += share
    return total / float(wanted)


def conquest_nearness(g: LordsOfHellas, seat: Seat, region: Region) -> float:
    """How much of what it takes to win a region stands there, or beside it (counted by half)."""
    beside: i64 = 0
    around: i64 = g.content.adjacent[region] & g.present[seat]
    neighbour: i64 = 0
    while around != 0:
        if around & 1 == 1:
            beside = max(beside, g.hoplites[seat * STRIDE + neighbour])
        around >>= 1
        neighbour += 1
    holder = g.control[region]
    needed: i64 = g.content.population[region]
    if holder != NOBODY:
        needed = g.army(holder, region) + 1
    force = float(g.hoplites[seat * STRIDE + region]) + 0.5 * float(beside)
    return min(1.0, force / float(needed))


def temples_nearness(g: LordsOfHellas, seat: Seat) -> float:
    """Temples in own regions, and own shrines where one could be built."""
    own = g.realm[seat]
    built = float(bits(own & g.temples))
    sites: i64 = 0
    for region in range(g.content.region_count):
        if has(own & ~g.temples, region) and g.content.shrine[region] >= SHRINE:
            sites += 1
    return min(1.0, (built + 0.45 * float(sites)) / float(g.content.numbers.temples_to_win))


def monsters_nearness(g: LordsOfHellas, seat: Seat) -> float:
    """Monsters slain, and how near the hero is to the next one."""
    slain = float(g.monsters_slain(seat))
    chance = 0.0
    where = g.hero_at[seat]
    for monster, at in enumerate(g.monster_at):
        if at == NOWHERE:
            continue
        slots = float(len(g.wound_slots(monster)))
        wounded = float(g.wounds_on(monster)) / slots
        near = 0.12 + 0.5 * wounded
        if where == at:
            near += 0.15
        elif where != NOWHERE and has(g.content.adjacent[where], at):
            near += 0.06
        chance = max(chance, near)
    strength = 0.04 * float(g.level(seat, 1)) + 0.03 * float(len(g.hands[seat]))
    return (slain + min(0.8, chance + strength)) / float(g.content.numbers.monsters_to_win)


def king_nearness(g: LordsOfHellas, seat: Seat) -> float:
    """The region of the first completed monument decides when the countdown ends."""
    if not g.content.numbers.king_of_kings[g.seats]:
        return 0.0
    if g.first_monument == NONE:
        best = 0.0
        for god, monument in enumerate(g.content.monuments):
            if g.control[monument.region] == seat:
                best = max(best, 0.12 * float(g.monuments[god]))
        return 0.6 * best
    region = g.content.monuments[g.first_monument].region
    held = g.control[region] == seat
    army = float(min(g.army(seat, region), 5))
    left = float(g.activation_tokens) / float(g.content.numbers.countdown)
    if held:
        return 0.55 + 0.35 * (1.0 - left) + 0.02 * army
    near = 0.0
    around = g.content.adjacent[region] | bit(region)
    for other in range(g.content.region_count):
        if has(around, other):
            near += 0.03 * float(min(g.army(seat, other), 5))
    return min(0.5, near)


def board_worth(g: LordsOfHellas, seat: Seat) -> float:
    """Regions, hoplites where they are of use, temples' priests."""
    worth = 0.0
    realm = g.realm[seat]
    for region in range(g.content.region_count):
        army = g.hoplites[seat * STRIDE + region]
        fortified = g.garrison[region] == seat
        if has(realm, region):
            worth += 2.0
            if g.content.city[region] > 0:
                worth += 0.7 * float(g.content.city[region])
            if g.content.monument_at[region] != NONE:
                worth += 1.5
            if army > 0 or fortified:
                worth += 1.0
            worth += 0.9 * float(min(army, 3)) + 0.35 * float(max(army - 3, 0))
            if fortified:
                worth += 1.3
        elif army > 0:
            missing = g.content.population[region] - army
            worth += 0.8 * float(army) + (1.0 if missing <= 1 else 0.0)
    return worth


def hero_worth(g: LordsOfHellas, seat: Seat) -> float:
    worth = 0.0
    for attribute in range(3):
        worth += 1.2 * float(g.level(seat, attribute))
        if has(g.injured[seat], attribute):
            worth -= 0.8 + 0.5 * float(g.level(seat, attribute))
    worth += 1.2 * float(g.priesthood[seat])
    for god in range(len(g.monuments)):
        worth += 0.4 * float(g.praying[god * MAX_SEATS + seat])
    if g.quest_of[seat] != NONE:
        worth += 2.0 + 1.5 * float(g.step_of[seat])
    elif g.hero_at[seat] != NOWHERE and g.quest_slot_at(g.hero_at[seat]) != NONE:
        worth += 0.8
    return worth


def cards_worth(g: LordsOfHellas, seat: Seat) -> float:
    worth = 0.9 * float(len(g.hands[seat]))
    for land in range(len(g.glory)):
        if g.glory[land] == seat:
            worth += 2.5
            where = g.hero_at[seat]
            if where != NOWHERE and g.content.land_of[where] == land:
                if g.control[where] != seat:
                    worth += 1.5
    worth += 1.5 * float(len(g.owned[seat]))
    worth -= 0.6 * float(bits(g.used[seat]))
    return worth
