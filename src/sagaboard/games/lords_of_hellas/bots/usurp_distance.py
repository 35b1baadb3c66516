"""The race for the regions of the monuments, as the trained network of the bots is told of it.

Whose hero comes into the region that decides with the glory token of its land takes it from any
army (LOH-USURP-04). So what matters long before the countdown is how soon each seat could do so:
it may hold the token already, or be on a quest that brings it, or near such a quest.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE, STRIDE, Region
from sagaboard.games.lords_of_hellas.bots.king_of_kings_odds import Contender, counting, may_act
from sagaboard.games.lords_of_hellas.components import HERO_MOVEMENT, SPEED, USURP
from sagaboard.games.lords_of_hellas.rules.quests import STEPS, meets
from sagaboard.games.lords_of_hellas.rules.turn import Turn
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY, Seat

PACE: Final = 0.65
"""What a hoplite is worth for each step that it is away from where it is needed."""
LONG: Final = 6
"""More turns than anybody plans ahead."""
CLAIM_FEATURES: Final = 12
ENDING_FEATURES: Final = 12
RACE_FEATURES: Final = CLAIM_FEATURES + 7 + ENDING_FEATURES


class Approach:
    """How soon a seat could usurp a region, in own turns; 1 is this turn, or its next."""

    def __init__(self, g: LordsOfHellas, seat: Seat, region: Region) -> None:
        moved = has_moved_hero(g, seat)
        self.token: i64 = LONG
        """Until it could have the glory token of the region's land; 0 if it has it."""
        self.usurps: i64 = LONG
        start: Region = NOWHERE
        land = g.content.land_of[region]
        if g.quest_of[seat] != NONE:
            quest = g.content.events[g.quests[g.quest_of[seat]]].region
            if g.glory[land] == seat:
                self.token = 0
            elif g.content.land_of[quest] == land:
                self.token = STEPS - 1 - g.step_of[seat] + moved
            if self.token < LONG:
                left = STEPS - 1 - g.step_of[seat] + moved
                self.usurps = left + walk(g, seat, quest, region)
        elif g.glory[land] == seat:
            self.token = 0
            steps = walk(g, seat, g.hero_at[seat], region)
            self.usurps = max(1, steps + moved) if steps > 0 else 1
        elif g.hero_at[seat] != NOWHERE:
            for card in g.quests:
                if card != NONE and g.content.land_of[g.content.events[card].region] == land:
                    turns = turns_to_complete(g, seat, card) + moved
                    if turns < self.token:
                        self.token = turns
                        start = g.content.events[card].region
            if self.token < LONG:
                self.usurps = self.token + walk(g, seat, start, region)
        if has(g.used[seat], USURP):
            self.usurps = max(self.usurps, 2)
        self.usurps = min(self.usurps, LONG)


def usurp_distances(g: LordsOfHellas) -> list[list[float]]:
    """By seat: its claim on the regions that may decide, how far the monuments are, and from the
    countdown on who comes last."""
    seats = g.seats
    claims: list[list[float]] = [[0.0] * CLAIM_FEATURES for _ in range(seats)]
    endings: list[list[float]] = [[0.0] * ENDING_FEATURES for _ in range(seats)]
    if not g.content.numbers.king_of_kings[seats]:
        return [[0.0] * RACE_FEATURES for _ in range(seats)]
    if g.first_monument != NONE:
        region = g.content.monuments[g.first_monument].region
        add_claims(g, region, 1.0, claims)
        endings = ending_features(g, region)
    else:
        total = 0.0
        for level in g.monuments:
            total += exp(float(level))
        for god, level in enumerate(g.monuments):
            add_claims(g, g.content.monuments[god].region, exp(float(level)) / total, claims)
    heights = sorted(g.monuments)
    levels = float(g.content.numbers.monument_levels)
    highest = float(heights[-1]) / levels
    first = g.active if may_act(g) else g.left_of(g.active)
    counts = 1.0 if g.first_monument != NONE else 0.0
    left = float(g.activation_tokens) / float(g.content.numbers.countdown) if counts > 0.0 else 0.0
    inputs: list[list[float]] = []
    for seat in range(seats):
        until = (seat - first + seats) % seats
        inputs.append(
            claims[seat]
            + [
                highest,
                float(heights[-2]) / levels,
                highest * highest * highest,
                counts,
                left,
                float(until) / 3.0,
                1.0 if g.active == seat else 0.0,
            ]
            + endings[seat]
        )
    return inputs


def add_claims(g: LordsOfHellas, region: Region, weight: float, claims: list[list[float]]) -> None:
    """Each seat's claim on one region, and that of its strongest rival."""
    approaches = [Approach(g, seat, region) for seat in range(g.seats)]
    forces = [Contender(g, seat, region).force() for seat in range(g.seats)]
    gathered = [gathering(g, seat, region) for seat in range(g.seats)]
    for seat in range(g.seats):
        most = 0.0
        token: i64 = LONG
        usurps: i64 = LONG
        force = 0.0
        army: i64 = 0
        for other in range(g.seats):
            if other != seat:
                token = min(token, approaches[other].token)
                usurps = min(usurps, approaches[other].usurps)
                force = max(force, forces[other])
                army = max(army, g.army(other, region))
                most = max(most, gathered[other])
        own = approaches[seat]
        inputs = [
            1.0 if own.token == 0 else 0.0,
            soon(own.token),
            soon(own.usurps),
            soon(token),
            soon(usurps),
            1.0 if g.control[region] == seat else 0.0,
            float(min(g.army(seat, region), 6)) / 3.0,
            min(forces[seat], 8.0) / 4.0,
            min(force, 8.0) / 4.0,
            float(min(army, 6)) / 3.0,
            gathered[seat] / 4.0,
            most / 4.0,
        ]
        claim = claims[seat]
        for number, value in enumerate(inputs):
            claim[number] += weight * value


def ending_features(g: LordsOfHellas, region: Region) -> list[list[float]]:
    """The countdown: how many turns each seat has left, and who is the last that can usurp."""
    seats = g.seats
    turns: list[i64] = [0] * seats
    last_turn: list[i64] = [-1] * seats
    seat = g.active if may_act(g) else g.left_of(g.active)
    tokens = g.activation_tokens - counting(g)
    number: i64 = 0
    while tokens > 0:
        if seat == g.activation_holder:
            tokens -= 1
        turns[seat] += 1
        last_turn[seat] = number
        number += 1
        seat = g.left_of(seat)
    approaches = [Approach(g, seat, region) for seat in range(seats)]
    latest: Seat = NOBODY
    last: Seat = 0
    for seat in range(seats):
        if last_turn[seat] > last_turn[last]:
            last = seat
        if approaches[seat].usurps <= turns[seat]:
            if latest == NOBODY or last_turn[seat] > last_turn[latest]:
                latest = seat
    inputs: list[list[float]] = []
    for seat in range(seats):
        contender = Contender(g, seat, region)
        enough = float(contender.population)
        inputs.append(
            [
                1.0 if approaches[seat].usurps <= turns[seat] else 0.0,
                1.0 if latest == seat else 0.0,
                1.0 if latest != NOBODY and latest != seat else 0.0,
                float(turns[seat]) / 3.0,
                1.0 if turns[seat] == 0 else 0.0,
                1.0 if last == seat else 0.0,
                float(number - 1 - last_turn[seat]) / 3.0,
                1.0 if contender.force() >= enough else 0.0,
                1.0 if g.control[region] == NOBODY else 0.0,
                contender.cards,
                1.0 if approaches[seat].usurps == 1 else 0.0,
                1.0 if float(contender.there) >= enough and g.control[region] != seat else 0.0,
            ]
        )
    return inputs


def gathering(g: LordsOfHellas, seat: Seat, region: Region) -> float:
    """The hoplites of a seat, the less the farther they are away."""
    total = 1.0 if g.garrison[region] == seat else 0.0
    left = g.present[seat]
    worth = 1.0
    for reached in g.content.reach:
        near = left & reached[region]
        left &= ~near
        other: i64 = 0
        while near != 0:
            if near & 1 == 1:
                total += worth * float(g.hoplites[seat * STRIDE + other])
            near >>= 1
            other += 1
        worth *= PACE
    return total


def soon(turns: i64) -> float:
    return 1.0 / (1.0 + float(turns))


def has_moved_hero(g: LordsOfHellas, seat: Seat) -> i64:
    """1 in the rest of a turn in which the hero's movement is used up."""
    for frame in g.stack:
        if isinstance(frame, Turn) and frame.seat == seat and frame.basics & HERO_MOVEMENT != 0:
            return 1
    return 0


def walk(g: LordsOfHellas, seat: Seat, start: Region, end: Region) -> i64:
    """How many movements a hero needs."""
    steps: i64 = 0
    while steps < len(g.content.reach) and not has(g.content.reach[steps][start], end):
        steps += 1
    speed = g.value(seat, SPEED)
    return (steps + speed - 1) // speed


def turns_to_complete(g: LordsOfHellas, seat: Seat, card: i64) -> i64:
    """A quest that the hero is not on; LONG if its requirements are out of reach now."""
    quest = g.content.events[card]
    best: i64 = LONG
    for step in range(STEPS):
        if meets(g, seat, quest.steps[step]):
            best = max(1, walk(g, seat, g.hero_at[seat], quest.region)) + STEPS - 1 - step
    return best
