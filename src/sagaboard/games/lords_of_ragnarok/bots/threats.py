"""What each seat could take and lose next, as inputs of the bots.

An army threatens the regions around it. Regions around Yggdrasil and those with temples decide most
games, so they are counted apart; who could enter them in strength matters before anybody does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE
from sagaboard.games.lords_of_ragnarok.components import BUILD_TEMPLE, WHEEL_SPACES
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.options import TEMPLE_TRACK_SIDE
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bits, has
from sagaboard.kernel.move import Seat

LEAD: Final = 4.0
"""A lead of more strength than this counts no more."""


class Threats:
    """What the armies of a seat could do by one step."""

    def __init__(self, g: LordsOfRagnarok, seat: Seat) -> None:
        count = g.board.region_count
        self.strength: list[i64] = [0] * count
        """By region: the strength that stands there."""
        self.reach: list[i64] = [0] * count
        """By region: the strength that stands there or beside it."""
        for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
            where = g.army_at[army]
            if where != NOWHERE:
                strength = g.strengths[army]
                self.strength[where] += strength
                self.reach[where] += strength
                around = g.board.adjacent[where]
                for region in range(count):
                    if has(around, region):
                        self.reach[region] += strength


class Chances:
    """How a seat fares in some regions: what it could lose there and what it could take."""

    def __init__(
        self, g: LordsOfRagnarok, seat: Seat, threats: list[Threats], regions: i64
    ) -> None:
        self.secure = 0.0
        self.exposed = 0.0
        self.takeable = 0.0
        self.lead = 0.0
        own = threats[seat]
        for region in range(g.board.region_count):
            if has(regions, region):
                rival: i64 = 0
                there: i64 = 0
                for other in range(g.seats):
                    if other != seat:
                        rival = max(rival, threats[other].reach[region])
                        there = max(there, threats[other].strength[region])
                if g.control[region] == seat:
                    if own.strength[region] >= rival:
                        self.secure += 1.0
                    else:
                        self.exposed += 1.0
                elif own.reach[region] > max(there, g.population(region) - 1):
                    self.takeable += 1.0
                self.lead += max(-LEAD, min(LEAD, float(own.reach[region] - rival))) / LEAD


def threat_features(g: LordsOfRagnarok) -> list[list[float]]:
    threats = [Threats(g, seat) for seat in range(g.seats)]
    everywhere: i64 = (1 << g.board.region_count) - 1
    track = g.content.track_for(g.seats, g.options[TEMPLE_TRACK_SIDE])
    wanted = g.content.numbers.temples_to_win[g.seats]
    table = [
        float(bits(g.fulfilled)) / float(g.content.numbers.omens_for_ragnarok),
        float(track.spaces - g.temples_taken) / float(track.spaces),
        float(sum(g.monuments)) / 9.0,
        0.0 if g.turns_left == NONE else 1.0,
        0.0 if g.turns_left == NONE else float(g.turns_left) / float(g.seats),
    ]
    temples: list[i64] = [bits(g.held[seat] & g.temples) for seat in range(g.seats)]
    around: list[i64] = [bits(g.held[seat] & g.board.around_yggdrasil) for seat in range(g.seats)]
    inputs: list[list[float]] = []
    for seat in range(g.seats):
        tree = Chances(g, seat, threats, g.board.around_yggdrasil)
        holy = Chances(g, seat, threats, g.temples)
        land = Chances(g, seat, threats, everywhere)
        sites: i64 = bits(g.held[seat] & g.board.shrines & ~g.temples)
        may_build = 1.0 if sites > 0 and not g.has_marker(seat, BUILD_TEMPLE) else 0.0
        missing = wanted - temples[seat]
        rivals_temples: i64 = 0
        rivals_around: i64 = 0
        for other in range(g.seats):
            if other != seat:
                rivals_temples = max(rivals_temples, temples[other])
                rivals_around = max(rivals_around, around[other])
        free = [0.0 if g.has_marker(seat, action) else 1.0 for action in range(WHEEL_SPACES)]
        until = (seat - g.active + g.seats) % g.seats
        inputs.append(
            [
                tree.secure,
                tree.exposed,
                tree.takeable,
                tree.lead,
                holy.secure,
                holy.exposed,
                holy.takeable,
                land.secure / 3.0,
                land.exposed / 3.0,
                land.takeable / 3.0,
                land.lead / 6.0,
                may_build,
                1.0 if missing == 1 else 0.0,
                may_build if missing == 1 else 0.0,
                1.0 if missing == 2 else 0.0,
                float(rivals_temples) / float(wanted),
                float(rivals_around) / 3.0,
                1.0 if until == 0 else 0.0,
                float(until) / 3.0,
                *free,
                *table,
            ]
        )
    return inputs
