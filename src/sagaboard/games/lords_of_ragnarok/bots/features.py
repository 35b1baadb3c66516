"""What a trained evaluation weighs: the hand-written one, and its parts without its numbers."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.bots.features import victory_features
from sagaboard.games.lords.components import MAX_SEATS, NONE, NOWHERE
from sagaboard.games.lords_of_ragnarok.bots.evaluation import (
    expected_regions,
    victories_nearness,
    worth_with,
)
from sagaboard.games.lords_of_ragnarok.bots.threats import threat_features
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.rules.ragnarok import (
    first_around_yggdrasil,
    regions_around_yggdrasil,
)
from sagaboard.games.lords_of_ragnarok.rules.turn import SPECIAL_ACTION, Turn
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bits
from sagaboard.kernel.move import Seat


def features(g: LordsOfRagnarok) -> list[list[float]]:
    threats = threat_features(g)
    return [features_of(g, seat) + threats[seat] for seat in range(g.seats)]


def features_of(g: LordsOfRagnarok, seat: Seat) -> list[float]:
    held = expected_regions(g, seat)
    near = victories_nearness(g, seat, held)
    return [
        worth_with(g, seat, held, near) / 20.0,
        *victory_features(near),
        *board_features(g, seat, held),
        *hero_features(g, seat),
        *turn_features(g, seat),
        *ragnarok_features(g, seat, held),
    ]


def board_features(g: LordsOfRagnarok, seat: Seat, held: i64) -> list[float]:
    board = g.board
    armies = 0.0
    strength = 0.0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if g.army_at[army] != NOWHERE:
            armies += 1.0
            strength += float(g.strengths[army])
    return [
        float(bits(held)),
        float(bits(held & board.settlements)),
        float(bits(held & board.shrines)),
        float(bits(held & g.temples)),
        float(bits(held & board.forges)),
        float(bits(held & board.monuments)),
        float(bits(held & board.around_yggdrasil)),
        float(bits(held & g.present[seat])),
        armies,
        strength,
    ]


def hero_features(g: LordsOfRagnarok, seat: Seat) -> list[float]:
    praying = 0.0
    for god in range(len(g.monuments)):
        praying += float(g.praying[god * MAX_SEATS + seat])
    markers = 0.0
    for stack in g.wheel:
        markers += 1.0 if seat in stack else 0.0
    wounds = 0.0
    for monster in range(len(g.monster_at)):
        wounds += float(g.wounds[monster].count(seat))
    return [
        float(g.level(seat, 0)),
        float(g.level(seat, 1)),
        float(g.level(seat, 2)),
        float(bits(g.injured[seat])),
        float(g.priesthood[seat]),
        praying,
        float(len(g.hands[seat])),
        float(g.rune_count(seat)),
        float(bits(g.alliances[seat])),
        float(len(g.blessings_of(seat))),
        float(len(g.artifacts_of(seat))),
        float(len(g.monsters_of(seat))),
        float(g.defeated(seat)),
        wounds,
        markers,
    ]


def turn_features(g: LordsOfRagnarok, seat: Seat) -> list[float]:
    """What the seat may still do in its turn, if it is its turn."""
    for frame in g.stack:
        if isinstance(frame, Turn) and frame.seat == seat:
            return [1.0, float(SPECIAL_ACTION + 1 - frame.step)]
    return [0.0, 0.0]


def ragnarok_features(g: LordsOfRagnarok, seat: Seat, held: i64) -> list[float]:
    """The lead around Yggdrasil, by how near the end is, and who would win it as things stand."""
    mine: i64 = bits(held & g.board.around_yggdrasil)
    others: i64 = 0
    for other in range(g.seats):
        if other != seat:
            others = max(others, regions_around_yggdrasil(g, other))
    lead = max(-3.0, min(3.0, float(mine - others)))
    if g.turns_left == NONE:
        omens = float(bits(g.fulfilled)) / float(g.content.numbers.omens_for_ragnarok)
        return [lead * omens, lead * omens * omens, 0.0, 0.0, 0.0, 0.0]
    first = 1.0 if first_around_yggdrasil(g) == seat else 0.0
    turn = g.clockwise_from(g.left_of(g.ragnarok_by)).index(seat)
    is_to_come = 1.0 if turn >= g.seats - g.turns_left else 0.0
    gone = 1.0 - float(g.turns_left) / float(g.seats)
    # The first two as before the last turns, with all omens fulfilled.
    return [lead, lead, lead * gone, first, first * gone, is_to_come]
