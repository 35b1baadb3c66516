"""How good a position is for a seat: a hand-written guess for bots that look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.printed import MAX_SEATS, NONE, NOWHERE, Region
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.options import TEMPLE_TRACK_SIDE
from sagaboard.games.lords_of_ragnarok.printed import MIGHT, WISDOM
from sagaboard.games.lords_of_ragnarok.rules.hero_round import HeroRound
from sagaboard.games.lords_of_ragnarok.rules.hero_step import HeroStep
from sagaboard.games.lords_of_ragnarok.rules.maneuvers import Maneuvers
from sagaboard.games.lords_of_ragnarok.rules.mobilize import Mobilize
from sagaboard.games.lords_of_ragnarok.rules.monsters_action import MonstersAction
from sagaboard.games.lords_of_ragnarok.rules.prayer import Prayer
from sagaboard.games.lords_of_ragnarok.rules.prepare import Prepare
from sagaboard.games.lords_of_ragnarok.rules.ragnarok import regions_around_yggdrasil
from sagaboard.games.lords_of_ragnarok.rules.rune_action import RuneStep
from sagaboard.games.lords_of_ragnarok.rules.special_action import CHOOSE, SpecialAction
from sagaboard.games.lords_of_ragnarok.rules.start import HeroSelection
from sagaboard.games.lords_of_ragnarok.rules.turn import Turn
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, bits
from sagaboard.kernel.move import NOBODY, Seat

WON: Final = 1000.0
STEP_AHEAD: Final = 0.3
"""What each step of the turn is worth while it is still to come."""
ACTION_AHEAD: Final = 5.0
"""What the special action is worth besides."""


def is_quiet(g: LordsOfRagnarok) -> bool:
    """Somebody is about to act; no battle is under way, no part of an action half done."""
    if not g.stack:
        return True
    top = g.stack[-1]
    if isinstance(top, SpecialAction):
        return top.part == CHOOSE
    if isinstance(top, HeroRound):
        return not g.hunt.spent and not top.wounded
    if isinstance(top, Mobilize):
        return not g.meets_others(top.seat)
    return isinstance(
        top, (HeroSelection, Prayer, HeroStep, RuneStep, Maneuvers, Prepare, MonstersAction)
    )


def evaluate(g: LordsOfRagnarok, seat: Seat) -> float:
    """Own prospects minus half of the best rival's."""
    if g.winner != NOBODY:
        return WON if g.winner == seat else -WON
    rival = -1000.0
    for other in range(g.seats):
        if other != seat:
            rival = max(rival, prospects(g, other))
    worth = prospects(g, seat) - 0.5 * rival
    for frame in g.stack:
        if isinstance(frame, Turn) and frame.seat == seat:
            worth += STEP_AHEAD * float(6 - frame.step)
            if isinstance(g.stack[-1], SpecialAction) or frame.step < 5:
                worth += ACTION_AHEAD
    return worth


def prospects(g: LordsOfRagnarok, seat: Seat) -> float:
    worth = 0.0
    best = 0.0
    held = expected_regions(g, seat)
    for nearness in (
        lands_nearness(g, held),
        temples_nearness(g, seat, held),
        slayer_nearness(g, seat),
        ragnarok_nearness(g, seat),
    ):
        worth += 30.0 * nearness * nearness + 10.0 * nearness
        best = max(best, nearness)
    worth += 40.0 * best * best * best
    worth += board_worth(g, seat, held)
    worth += hero_worth(g, seat)
    worth += cards_worth(g, seat)
    worth += markers_worth(g, seat)
    return worth


def expected_regions(g: LordsOfRagnarok, seat: Seat) -> i64:
    """Those held, and those that armies take at the end of the step (LOR-CTRL-04, LOR-CTRL-10)."""
    regions = g.held[seat]
    open_ones = g.present[seat] & ~regions
    for region in range(g.board.region_count):
        if (open_ones >> region) & 1 == 1 and not g.others_at(seat, region):
            if g.total_strength(seat, region) >= g.population(region):
                regions |= bit(region)
    return regions


def lands_nearness(g: LordsOfRagnarok, held: i64) -> float:
    """The best lands together, as a share of what is needed."""
    wanted = g.content.numbers.lands_to_win[g.seats]
    shares: list[float] = []
    for mask in g.board.land_masks:
        if mask != 0:
            shares.append(float(bits(held & mask)) / float(bits(mask)))
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
    """Monsters defeated, wounds dealt, and how near the hero is to the next one."""
    wanted = g.content.numbers.defeated_for_boss[g.seats]
    done = float(min(g.defeated(seat), wanted))
    where = g.hero_at[seat]
    if where == NOWHERE:
        return 0.0
    chance = 0.0
    if g.defeated(seat) >= wanted:
        chance = 0.1 + fitness(g, seat) + closeness(g, where, g.boss_at)
        chance += 0.5 * wounded_share(g, g.content.loki)
    else:
        for monster, at in enumerate(g.monster_at):
            if at != NOWHERE:
                near = 0.1 + 0.5 * wounded_share(g, monster) + closeness(g, where, at)
                chance = max(chance, near + 0.5 * fitness(g, seat))
    return (done + min(0.9, chance)) / float(wanted + 1)


def wounded_share(g: LordsOfRagnarok, beast: i64) -> float:
    covered = 0.0
    for marker in g.wounds[beast]:
        if marker != NOBODY:
            covered += 1.0
    return covered / float(len(g.wounds[beast]))


def closeness(g: LordsOfRagnarok, where: Region, at: Region) -> float:
    if where == at:
        return 0.12
    return 0.05 if (g.board.adjacent[where] >> at) & 1 == 1 else 0.0


def fitness(g: LordsOfRagnarok, seat: Seat) -> float:
    """Might and Wisdom decide a hunt."""
    strength = g.value(seat, MIGHT) + g.value(seat, WISDOM) - 4
    return 0.05 * float(strength) + 0.03 * float(len(g.hands[seat]))


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
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        region = g.army_at[army]
        if region != NOWHERE:
            worth += 0.8 + 0.6 * float(g.strengths[army])
            if (held >> region) & 1 == 0:
                missing = g.population(region) - g.total_strength(seat, region)
                worth += 0.5 if missing <= 1 else 0.0
            else:
                worth += 0.15 * float(openings(g, seat, region, held))
    return worth


def openings(g: LordsOfRagnarok, seat: Seat, region: Region, held: i64) -> i64:
    """Weak regions next to an army, up to two."""
    strength = g.total_strength(seat, region)
    found: i64 = 0
    around = g.board.adjacent[region] & ~held
    for other in range(g.board.region_count):
        if (around >> other) & 1 == 1 and not g.others_at(seat, other):
            if strength >= g.population(other):
                found += 1
    return min(found, 2)


def hero_worth(g: LordsOfRagnarok, seat: Seat) -> float:
    worth = 0.0
    for attribute in range(3):
        worth += 1.6 * float(g.level(seat, attribute))
        if (g.injured[seat] >> attribute) & 1 == 1:
            worth -= 0.6 + 0.9 * float(g.level(seat, attribute) - 2)
    worth += 1.4 * float(g.priesthood[seat])
    for god in range(len(g.monuments)):
        worth += 0.3 * float(g.praying[god * MAX_SEATS + seat])
    where = g.hero_at[seat]
    if where != NOWHERE:
        if (g.forge_runes >> where) & 1 == 1:
            worth += 0.5
        if g.control[where] == NOBODY and g.value(seat, MIGHT) >= g.population(where):
            worth += 0.8
        elif g.control[where] not in (NOBODY, seat):
            if g.value(seat, MIGHT) >= g.total_strength(g.control[where], where):
                worth += 1.0
    return worth


def cards_worth(g: LordsOfRagnarok, seat: Seat) -> float:
    limit = g.carry_limit(seat)
    cards: i64 = len(g.hands[seat])
    worth = 0.9 * float(min(cards, limit)) + 0.25 * float(max(cards - limit, 0))
    worth += 0.8 * float(g.rune_count(seat))
    worth += 1.6 * float(bits(g.alliances[seat]))
    worth += 2.0 * float(len(g.owned[seat]))
    worth += 1.2 * float(len(g.monsters_of(seat)))
    markers: i64 = 0
    for stack in g.wheel:
        if seat in stack:
            markers += 1
    return worth - 0.5 * float(markers)


def markers_worth(g: LordsOfRagnarok, seat: Seat) -> float:
    """Own markers on monsters bring slayer tokens, figures and artifacts nearer."""
    worth = 0.0
    for monster in range(len(g.monster_at)):
        own = 0.0
        for marker in g.wounds[monster]:
            if marker == seat:
                own += 1.0
        worth += 0.9 * own
    return worth
