"""How good a position is for a seat: a hand-written guess for bots that look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import MAX_SEATS, NONE, NOWHERE, Region
from sagaboard.games.lords_of_ragnarok.bots.hunt_odds import (
    hunt_worth,
    hunting_ground,
    loki_chance,
    markers_worth,
    nearness,
)
from sagaboard.games.lords_of_ragnarok.components import MIGHT
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.options import TEMPLE_TRACK_SIDE
from sagaboard.games.lords_of_ragnarok.rules.ragnarok import regions_around_yggdrasil
from sagaboard.games.lords_of_ragnarok.rules.special_action import SpecialAction
from sagaboard.games.lords_of_ragnarok.rules.turn import Turn
from sagaboard.games.lords_of_ragnarok.state import HERO_SELECTION, LordsOfRagnarok
from sagaboard.kernel.bits import bit, bits, has
from sagaboard.kernel.move import NOBODY, Seat

WON: Final = 1000.0
STEP_AHEAD: Final = 0.3
"""What each step of the turn is worth while it is still to come."""
ACTION_AHEAD: Final = 5.0
"""What the special action is worth besides."""


def evaluate(g: LordsOfRagnarok, seat: Seat) -> float:
    """Own prospects minus a part of the best rival's; of a single rival most."""
    if g.winner != NOBODY:
        return WON if g.winner == seat else -WON
    if g.phase == HERO_SELECTION:
        return prospects(g, seat) + taste(g, seat)
    rival = -1000.0
    for other in range(g.seats):
        if other != seat:
            rival = max(rival, prospects(g, other))
    worth = prospects(g, seat) - (0.8 if g.seats == 2 else 0.5) * rival
    for frame in g.stack:
        if isinstance(frame, Turn) and frame.seat == seat:
            worth += STEP_AHEAD * float(6 - frame.step)
            if isinstance(g.stack[-1], SpecialAction) or frame.step < 5:
                worth += ACTION_AHEAD
    return worth


def taste(g: LordsOfRagnarok, seat: Seat) -> float:
    """Nobody knows which hero and which origin is best: liked by how the table happens to lie, so
    that in many games all are played."""
    lie = g.boss_at * 3 + seat * 5
    for region in g.monster_at:
        lie = lie * 7 + region + 2
    return float((lie + g.heroes[seat] * 8) % 13) + float((lie + g.origins[seat] * 10) % 17)


def prospects(g: LordsOfRagnarok, seat: Seat) -> float:
    held = expected_regions(g, seat)
    return worth_with(g, seat, held, victories_nearness(g, seat, held))


def victories_nearness(g: LordsOfRagnarok, seat: Seat, held: i64) -> list[float]:
    return [
        lands_nearness(g, held),
        temples_nearness(g, seat, held),
        slayer_nearness(g, seat),
        ragnarok_nearness(g, seat),
    ]


def worth_with(g: LordsOfRagnarok, seat: Seat, held: i64, near: list[float]) -> float:
    """So near to each of the four victories, with those regions and all that it has."""
    lands = near[0]
    worth = 45.0 * lands * lands  # the longest way, but regions are good for the others too
    best = 0.0
    for one in near:
        worth += 30.0 * one * one + 10.0 * one
        best = max(best, one)
    worth += 40.0 * best * best * best
    worth += board_worth(g, seat, held)
    worth += hero_worth(g, seat)
    worth += cards_worth(g, seat)
    worth += markers_worth(g, seat)
    worth += hunt_worth(g, seat)
    return worth


def expected_regions(g: LordsOfRagnarok, seat: Seat) -> i64:
    """Those held, and those that armies take at the end of the step (LOR-CTRL-04, LOR-CTRL-10)."""
    regions = g.held[seat]
    open_ones = g.present[seat] & ~regions
    for region in range(g.board.region_count):
        if has(open_ones, region) and not g.others_at(seat, region):
            if g.total_strength(seat, region) >= g.population(region):
                regions |= bit(region)
    return regions


def lands_nearness(g: LordsOfRagnarok, held: i64) -> float:
    """The best lands together, as a share of what is needed; a land's last regions count more
    than its first, because only whole lands count in the end."""
    wanted = g.content.numbers.lands_to_win[g.seats]
    shares: list[float] = []
    for mask in g.board.land_masks:
        if mask != 0:
            share = float(bits(held & mask)) / float(bits(mask))
            shares.append(0.5 * share + 0.5 * share * share)
    shares.sort()
    total = 0.0
    for share in shares[len(shares) - wanted :]:
        total += share
    return total / float(wanted)


def temples_nearness(g: LordsOfRagnarok, seat: Seat, held: i64) -> float:
    """Temples in own regions, and own shrines where one could be built."""
    built: i64 = bits(held & g.temples)
    left = g.content.track_for(g.seats, g.options[TEMPLE_TRACK_SIDE]).spaces - g.temples_taken
    sites = min(bits(held & g.board.shrines & ~g.temples), left)
    wanted = float(g.content.numbers.temples_to_win[g.seats])
    return min(1.0, (float(built) + 0.45 * float(sites)) / wanted)


def slayer_nearness(g: LordsOfRagnarok, seat: Seat) -> float:
    """Monsters defeated, and how ready the hero is for the next one or for Loki."""
    wanted = g.content.numbers.defeated_for_boss[g.seats]
    where = g.hero_at[seat]
    if where == NOWHERE:
        return 0.0
    if g.defeated(seat) >= wanted:
        chance = loki_chance(g, seat)
        ready = 0.15 + 0.6 * chance + 0.2 * nearness(g, where, g.boss_at) * chance
        return (float(wanted) + min(0.9, ready)) / float(wanted + 1)
    best = 0.0
    for monster, at in enumerate(g.monster_at):
        if at != NOWHERE:
            spaces: i64 = len(g.wounds[monster])
            own: i64 = g.wounds[monster].count(seat)
            covered = spaces - g.wounds[monster].count(NOBODY)
            near = 0.5 * float(covered) + 0.3 * float(own)
            best = max(best, near / float(spaces) + 0.05 * nearness(g, where, at))
    return (float(g.defeated(seat)) + min(0.8, best)) / float(wanted + 1)


def ragnarok_nearness(g: LordsOfRagnarok, seat: Seat) -> float:
    """Regions around the tree count as far as the omens have come."""
    mine = regions_around_yggdrasil(g, seat)
    others: i64 = 0
    for other in range(g.seats):
        if other != seat:
            others = max(others, regions_around_yggdrasil(g, other))
    lead = 0.5 + 0.15 * float(mine - others)
    if g.turns_left != NONE:
        return max(0.0, min(0.95, lead + 0.2))
    omens = float(bits(g.fulfilled)) / float(g.content.numbers.omens_for_ragnarok)
    return max(0.0, min(0.8, lead)) * (0.2 + 0.6 * omens)


def board_worth(g: LordsOfRagnarok, seat: Seat, held: i64) -> float:
    """Regions, and armies where they are of use."""
    board = g.board
    worth = 2.0 * float(bits(held))
    worth += 0.7 * float(bits(held & board.settlements))
    worth += 0.6 * float(bits(held & board.shrines))
    worth += 0.8 * float(bits(held & board.forges))
    worth += 1.5 * float(bits(held & board.monuments))
    worth += 0.4 * float(bits(held & board.around_yggdrasil))
    worth += 0.6 * float(bits(held & g.present[seat]))
    worth -= 0.5 * float(bits(held & ~g.present[seat] & reach_of_rivals(g, seat)))
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        region = g.army_at[army]
        if region != NOWHERE:
            worth += 0.8 + 0.6 * float(g.strengths[army])
            if not has(held, region):
                missing = g.population(region) - g.total_strength(seat, region)
                worth += 0.5 if missing <= 1 else 0.0
            else:
                worth += 0.3 * float(openings(g, seat, region, held))
    return worth


def reach_of_rivals(g: LordsOfRagnarok, seat: Seat) -> i64:
    """Regions that an army of somebody else could enter."""
    reached: i64 = 0
    for other in range(g.seats):
        if other != seat:
            for army in range(other * ARMIES, other * ARMIES + ARMIES):
                if g.army_at[army] != NOWHERE:
                    reached |= g.board.adjacent[g.army_at[army]]
    return reached


def openings(g: LordsOfRagnarok, seat: Seat, region: Region, held: i64) -> i64:
    """Regions next to an army that it could take, or almost, up to three."""
    strength = g.total_strength(seat, region) + 1
    found: i64 = 0
    around = g.board.adjacent[region] & ~held
    for other in range(g.board.region_count):
        if has(around, other) and not g.others_at(seat, other):
            if strength >= g.population(other):
                found += 1
    return min(found, 3)


def hero_worth(g: LordsOfRagnarok, seat: Seat) -> float:
    worth = 0.0
    for attribute in range(3):
        worth += 1.6 * float(g.level(seat, attribute))
        if has(g.injured[seat], attribute):
            worth -= 0.6 + 0.9 * float(g.level(seat, attribute) - 2)
    worth += 1.4 * float(g.priesthood[seat])
    for god in range(len(g.monuments)):
        worth += 0.3 * float(g.praying[god * MAX_SEATS + seat])
    worth += hunting_ground(g, seat)
    where = g.hero_at[seat]
    if where != NOWHERE:
        if has(g.forge_runes, where):
            worth += 0.5
        if g.control[where] == NOBODY and g.value(seat, MIGHT) >= g.population(where):
            worth += 0.8
        elif g.control[where] not in (NOBODY, seat):
            if g.value(seat, MIGHT) >= g.total_strength(g.control[where], where):
                worth += 1.0
    return worth


def cards_worth(g: LordsOfRagnarok, seat: Seat) -> float:
    cards: i64 = len(g.hands[seat])
    worth = 0.35 * float(cards)
    if g.hunt.hunter != seat:
        limit = g.carry_limit(seat)
        worth = 1.0 * float(min(cards, limit)) + 0.25 * float(max(cards - limit, 0))
    worth += 0.8 * float(g.rune_count(seat))
    worth += 1.6 * float(bits(g.alliances[seat]))
    worth += 2.0 * float(len(g.owned[seat]))
    worth += 1.2 * float(len(g.monsters_of(seat)))
    markers: i64 = 0
    for stack in g.wheel:
        if seat in stack:
            markers += 1
    return worth - 0.5 * float(markers)
