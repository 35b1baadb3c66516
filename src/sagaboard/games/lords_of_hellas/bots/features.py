"""What a trained evaluation weighs: the hand-written one, and its parts without its numbers."""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.bots.features import victory_features
from sagaboard.games.lords.components import MAX_SEATS, NONE, NOWHERE, STRIDE
from sagaboard.games.lords_of_hellas.bots.evaluation import (
    still_to_recruit,
    victories_nearness,
    worth_with,
)
from sagaboard.games.lords_of_hellas.bots.king_of_kings_odds import king_of_kings_odds, usurping
from sagaboard.games.lords_of_hellas.bots.usurp_distance import usurp_distances
from sagaboard.games.lords_of_hellas.components import BASIC_ACTIONS
from sagaboard.games.lords_of_hellas.rules.prepare import Prepare
from sagaboard.games.lords_of_hellas.rules.recruit import Recruiting
from sagaboard.games.lords_of_hellas.rules.turn import ACTIONS, START, Turn
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bits, has
from sagaboard.kernel.move import Seat

MONUMENT_FEATURES: Final = 5
COUNTDOWN_FEATURES: Final = 11


def features(g: LordsOfHellas) -> list[list[float]]:
    king_odds = [0.0] * g.seats
    if g.content.numbers.king_of_kings[g.seats] and g.first_monument != NONE:
        king_odds = king_of_kings_odds(g)
    return [features_of(g, seat, king_odds[seat]) for seat in range(g.seats)]


def network_inputs(g: LordsOfHellas) -> list[list[float]]:
    return [known + distances for known, distances in zip(features(g), usurp_distances(g))]


def features_of(g: LordsOfHellas, seat: Seat, king_odds: float) -> list[float]:
    near = victories_nearness(g, seat)
    return [
        worth_with(g, seat, near) / 20.0,
        *victory_features(near),
        *board_features(g, seat),
        *hero_features(g, seat),
        *turn_features(g, seat),
        *countdown_features(g, seat, king_odds),
    ]


def board_features(g: LordsOfHellas, seat: Seat) -> list[float]:
    regions = 0.0
    cities = 0.0
    monuments = 0.0
    guarded = 0.0
    armies = 0.0
    crowded = 0.0
    garrisons = 0.0
    settling = 0.0
    for region in range(g.content.region_count):
        army = g.hoplites[seat * STRIDE + region]
        if g.control[region] == seat:
            fortified = g.garrison[region] == seat
            regions += 1.0
            cities += float(max(g.content.city[region], 0))
            monuments += 1.0 if g.content.monument_at[region] != NONE else 0.0
            guarded += 1.0 if army > 0 or fortified else 0.0
            garrisons += 1.0 if fortified else 0.0
            armies += float(min(army, 3))
            crowded += float(max(army - 3, 0))
        else:
            settling += float(army)
    return [regions, cities, monuments, guarded, armies, crowded, garrisons, settling]


def hero_features(g: LordsOfHellas, seat: Seat) -> list[float]:
    injuries = float(bits(g.injured[seat]))
    praying = 0.0
    for god in range(len(g.monuments)):
        praying += float(g.praying[god * MAX_SEATS + seat])
    glory = 0.0
    for holder in g.glory:
        glory += 1.0 if holder == seat else 0.0
    where = g.hero_at[seat]
    return [
        float(g.level(seat, 0)),
        float(g.level(seat, 1)),
        float(g.level(seat, 2)),
        injuries,
        float(g.priesthood[seat]),
        praying,
        1.0 if g.quest_of[seat] != NONE else 0.0,
        float(g.step_of[seat]) if g.quest_of[seat] != NONE else 0.0,
        1.0 if where != NOWHERE and g.quest_slot_at(where) != NONE else 0.0,
        float(len(g.hands[seat])),
        glory,
        float(len(g.owned[seat])),
        float(bits(g.used[seat])),
    ]


def turn_features(g: LordsOfHellas, seat: Seat) -> list[float]:
    """What the seat may still do in its turn, if it is its turn, and what it may still recruit."""
    specials = 0.0
    basics = 0.0
    recruits = 0.0
    options = 0.0
    for frame in g.stack:
        if isinstance(frame, Turn) and frame.seat == seat and START <= frame.step <= ACTIONS:
            specials = 1.0
            left: i64 = len(BASIC_ACTIONS) - bits(frame.basics)
            basics = float(left)
        elif isinstance(frame, Recruiting) and frame.seat == seat:
            recruits = float(min(still_to_recruit(frame), g.supply[seat]))
        elif isinstance(frame, Prepare) and frame.seat == seat:
            options = float(frame.left)
    return [specials, basics, recruits, options]


def countdown_features(g: LordsOfHellas, seat: Seat, king_odds: float) -> list[float]:
    """King of kings: who holds the highest monument or could take it, and from the countdown on
    who is likely to have the region in the end; with what chance, `king_of_kings_odds` tells."""
    if not g.content.numbers.king_of_kings[g.seats]:
        return [0.0] * COUNTDOWN_FEATURES
    if g.first_monument == NONE:
        return [*monument_features(g, seat), *([0.0] * (COUNTDOWN_FEATURES - MONUMENT_FEATURES))]
    gone = 1.0 - float(g.activation_tokens) / float(g.content.numbers.countdown)
    last = 1.0 if g.activation_holder == seat else 0.0
    # Scores are logarithms of chances; even who has none may still win in another way.
    odds = log(king_odds + 0.02)
    known = [last, last * gone, king_odds, gone * king_odds, odds, gone * odds]
    return [*([0.0] * MONUMENT_FEATURES), *known]


def monument_features(g: LordsOfHellas, seat: Seat) -> list[float]:
    """Before the countdown the region of the highest monument is likely to decide; the last levels
    count more."""
    god = highest_monument(g)
    region = g.content.monuments[god].region
    height = float(g.monuments[god]) / float(g.content.numbers.monument_levels)
    ripe = height * height * height
    held = ripe if g.control[region] == seat else 0.0
    exposed = 0.0
    for other in range(g.seats):
        if other != seat:
            exposed = max(exposed, usurping(g, other, region))
    lead = clipped(presence(g, seat, region) - rivals_presence(g, seat, region))
    usurps = usurping(g, seat, region)
    return [held, ripe * lead, ripe * usurps, held * exposed, tokens_of_monuments(g, seat)]


def tokens_of_monuments(g: LordsOfHellas, seat: Seat) -> float:
    """Glory tokens of lands with a monument: no army helps against them in the end."""
    worth = 0.0
    for god in range(len(g.monuments)):
        if g.glory[g.content.land_of[g.content.monuments[god].region]] == seat:
            height = float(g.monuments[god]) / float(g.content.numbers.monument_levels)
            worth += height * height
    return worth


def highest_monument(g: LordsOfHellas) -> i64:
    highest: i64 = 0
    for god in range(len(g.monuments)):
        if g.monuments[god] > g.monuments[highest]:
            highest = god
    return highest


def clipped(lead: float) -> float:
    return max(-4.0, min(4.0, lead))


def rivals_presence(g: LordsOfHellas, seat: Seat, region: i64) -> float:
    """Of the strongest rival."""
    most = 0.0
    for other in range(g.seats):
        if other != seat:
            most = max(most, presence(g, other, region))
    return most


def presence(g: LordsOfHellas, seat: Seat, region: i64) -> float:
    """The hoplites there; one in a neighbouring region counts half."""
    return float(g.army(seat, region)) + 0.5 * around(g, seat, region)


def around(g: LordsOfHellas, seat: Seat, region: i64) -> float:
    """The hoplites that could come into the region by one step."""
    armies: i64 = 0
    for other in range(g.content.region_count):
        if has(g.content.adjacent[region], other):
            armies += g.army(seat, other)
    return float(armies)
