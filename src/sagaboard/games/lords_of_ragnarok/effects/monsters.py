"""Region attacks and the boss card; "seat" is who decides, the subject the monster."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Effect, Region, Source
from sagaboard.games.lords.hand import discard
from sagaboard.games.lords_of_ragnarok.moments import REGION_ATTACKED
from sagaboard.games.lords_of_ragnarok.moves import (
    DONE,
    DRIFT,
    HIT,
    LOSE,
    SAIL,
    SHIFT,
    STEAL,
    STRIKE_AT,
    TARGET,
)
from sagaboard.games.lords_of_ragnarok.rules.attributes import ELSEWHERE, injure
from sagaboard.games.lords_of_ragnarok.rules.limits import keep_limits
from sagaboard.games.lords_of_ragnarok.rules.losses import weaken_by_monster
from sagaboard.games.lords_of_ragnarok.rules.movement import sail
from sagaboard.games.lords_of_ragnarok.rules.retreat import retreat
from sagaboard.games.lords_of_ragnarok.state import (
    Army,
    LordsOfRagnarok,
    distinct_armies,
    kinds_held,
)
from sagaboard.kernel.bits import bit, has, members, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat, verb_of


def each_player_weakens_army(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    region = g.monster_at[monster]
    for owner in reversed(g.seats_at(region)):  # on top of the stack, so before the others
        g.push(WeakenArmy(owner, owner, region, e.n))


class WeakenArmy(Frame[LordsOfRagnarok]):
    """One army in a region, of an owner or of anybody (NOBODY), chosen by the decider."""

    def __init__(self, decider: Seat, owner: Seat, region: Region, amount: i64) -> None:
        self.decider = decider
        self.owner = owner
        self.region = region
        self.amount = amount

    def copy(self) -> WeakenArmy:
        return WeakenArmy(self.decider, self.owner, self.region, self.amount)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.owner == NOBODY:
            armies = distinct_armies(g, g.all_armies_at(self.region))
            verb = HIT
            prompt = "hit_army"
        else:
            armies = distinct_armies(g, g.armies_at(self.owner, self.region))
            verb = LOSE
            prompt = "weaken_own_army"
        if len(armies) == 1:
            self.weaken(g, armies[0])
        else:
            g.ask(self.decider, prompt, [verb + army for army in armies])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        self.weaken(g, move - verb)

    def weaken(self, g: LordsOfRagnarok, army: Army) -> None:
        g.done()
        weaken_by_monster(g, army, self.amount, REGION_ATTACKED)


def injure_heroes_here(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    for owner in reversed(heroes_at(g, g.monster_at[monster])):
        injure(g, owner, e.n, ELSEWHERE)


def heroes_at(g: LordsOfRagnarok, region: Region) -> list[Seat]:
    """Clockwise from the active player (LOR-OQ-81)."""
    return [seat for seat in g.from_active() if g.hero_at[seat] == region]


def weaken_army_or_discard(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    region = g.monster_at[monster]
    if g.all_armies_at(region):
        g.push(WeakenArmy(seat, NOBODY, region, e.n))
    else:
        for owner in reversed(heroes_at(g, region)):
            discard(g, owner, 1)


def drive_out_armies(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    """LOR-OQ-25: all armies of one player, to one region."""
    if g.seats_at(g.monster_at[monster]):
        g.push(DriveOut(seat, g.monster_at[monster]))


class DriveOut(Frame[LordsOfRagnarok]):
    def __init__(self, decider: Seat, region: Region) -> None:
        self.decider = decider
        self.region = region

    def copy(self) -> DriveOut:
        return DriveOut(self.decider, self.region)

    def resume(self, g: LordsOfRagnarok) -> None:
        owners = g.seats_at(self.region)
        if len(owners) == 1:
            self.take(g, self.decider, TARGET + owners[0])
        else:
            g.ask(self.decider, "drive_out", [TARGET + owner for owner in owners])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        retreat(g, move - TARGET, self.region)


def may_move_drakkar(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    seas = g.board.seas_of[g.monster_at[monster]]
    for owner in range(g.seats):
        if has(seas, g.drakkar_at[owner]):
            g.push(MoveAnyDrakkar(seat, seas, NOBODY))
            return


class MoveAnyDrakkar(Frame[LordsOfRagnarok]):
    """One drakkar of anybody from one of the seas to a sea adjacent to it, or none."""

    def __init__(self, decider: Seat, seas: i64, owner: Seat) -> None:
        self.decider = decider
        self.seas = seas
        self.owner = owner  # NOBODY: not chosen

    def copy(self) -> MoveAnyDrakkar:
        return MoveAnyDrakkar(self.decider, self.seas, self.owner)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.owner == NOBODY:
            moves: list[Move] = [
                DRIFT + owner for owner in range(g.seats) if has(self.seas, g.drakkar_at[owner])
            ]
            moves.append(DONE)
            g.ask(self.decider, "which_drakkar", moves)
        else:
            seas = g.board.adjacent_seas[g.drakkar_at[self.owner]]
            g.ask(self.decider, "where_drakkar", [SAIL + sea for sea in members(seas)])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if verb == DRIFT:
            self.owner = move - DRIFT
            return
        g.done()
        if verb == SAIL:
            sail(g, self.owner, move - SAIL)


def weaken_armies_in_total(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    g.push(Devour(seat, g.monster_at[monster], e.n, [0] * len(g.strengths)))


class Devour(Frame[LordsOfRagnarok]):
    """The decider points at armies point by point; then all of them suffer."""

    def __init__(self, decider: Seat, region: Region, left: i64, points: list[i64]) -> None:
        self.decider = decider
        self.region = region
        self.left = left
        self.points = points  # by army

    def copy(self) -> Devour:
        return Devour(self.decider, self.region, self.left, self.points[:])

    def resume(self, g: LordsOfRagnarok) -> None:
        armies = [
            army for army in g.all_armies_at(self.region) if g.strengths[army] > self.points[army]
        ]
        remaining: i64 = 0
        for army in armies:
            remaining += g.strengths[army] - self.points[army]
        if self.left == 0 or remaining == 0:
            g.done()
            for army in reversed(g.all_armies_at(self.region)):
                if self.points[army] > 0:
                    weaken_by_monster(g, army, self.points[army], REGION_ATTACKED)
        elif remaining <= self.left or len(armies) == 1:
            self.left -= 1
            self.points[armies[0]] += 1
        else:
            g.ask(self.decider, "hit_army", [HIT + army for army in armies])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.left -= 1
        self.points[move - HIT] += 1


def remove_control_or_weaken(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    """LOR-CTRL-08, LOR-EX-15."""
    region = g.monster_at[monster]
    if g.all_armies_at(region):
        weaken_every_army(g, region, e.n)
    else:
        g.lose_control(region)


def weaken_every_army(g: LordsOfRagnarok, region: Region, amount: i64) -> None:
    for army in reversed(g.all_armies_at(region)):
        weaken_by_monster(g, army, amount, REGION_ATTACKED)


def clear_forge(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64) -> None:
    region = g.monster_at[monster]
    if has(g.forge_runes, region):
        g.forge_runes &= ~bit(region)
        g.bank[g.forges[region]] += 1
        g.tell("forge_cleared", region, g.forges[region])


def weaken_armies_here_or_adjacent(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, monster: i64
) -> None:
    region = g.monster_at[monster]
    g.push(StrikeRegion(seat, g.board.adjacent[region] | bit(region), e.n))


class StrikeRegion(Frame[LordsOfRagnarok]):
    """Every army in one of the regions, of the decider's choice."""

    def __init__(self, decider: Seat, regions: i64, amount: i64) -> None:
        self.decider = decider
        self.regions = regions
        self.amount = amount

    def copy(self) -> StrikeRegion:
        return StrikeRegion(self.decider, self.regions, self.amount)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves = moves_in(STRIKE_AT, self.regions)
        g.ask(self.decider, "strike_region", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        weaken_every_army(g, move - STRIKE_AT, self.amount)


# The boss.


def place_boss(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, boss: i64) -> None:
    g.push(PlaceBoss(seat))


class PlaceBoss(Frame[LordsOfRagnarok]):
    """To an adjacent region, or from one around Yggdrasil to any other; he may not stay."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> PlaceBoss:
        return PlaceBoss(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        regions = g.board.adjacent[g.boss_at]
        ring = g.board.around_yggdrasil
        if has(ring, g.boss_at):
            regions |= ring & ~bit(g.boss_at)
        g.ask(self.seat, "place_boss", moves_in(SHIFT, regions))

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        g.tell("boss_placed", g.boss_at, move - SHIFT)
        g.boss_at = move - SHIFT


def steal(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, boss: i64) -> None:
    g.push(Steal(seat, NOBODY))


class Steal(Frame[LordsOfRagnarok]):
    """A rune of choice from another player; without runes, a combat card at random."""

    def __init__(self, seat: Seat, victim: Seat) -> None:
        self.seat = seat
        self.victim = victim  # NOBODY: not chosen

    def copy(self) -> Steal:
        return Steal(self.seat, self.victim)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.victim == NOBODY:
            others: list[Seat] = [other for other in range(g.seats) if other != self.seat]
            if len(others) == 1:
                self.victim = others[0]
            else:
                g.ask(self.seat, "steal_from", [TARGET + other for other in others])
            return
        kinds = kinds_held(g, self.victim)
        if len(kinds) > 1:
            g.ask(self.seat, "steal_rune", [STEAL + rune for rune in kinds])
            return
        if kinds:
            self.take(g, self.seat, STEAL + kinds[0])
            return
        g.done()
        self.steal_card(g)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if verb == TARGET:
            self.victim = move - TARGET
            return
        g.done()
        rune = move - STEAL
        g.runes[self.victim * 3 + rune] -= 1
        g.runes[seat * 3 + rune] += 1
        g.tell("rune_stolen", seat, self.victim, rune)
        keep_limits(g, seat)

    def steal_card(self, g: LordsOfRagnarok) -> None:
        """LOR-OQ-68: known to both players only."""
        hand = g.hands[self.victim]
        if hand:
            card = hand[g.chance.below(len(hand))]
            hand.remove(card)
            g.hands[self.seat].append(card)
            g.hands[self.seat].sort()
            g.tell("card_stolen", self.seat, self.victim)
            g.whisper(self.seat, "own_card_stolen", self.victim, card)
            g.whisper(self.victim, "own_card_lost", self.seat, card)
            keep_limits(g, self.seat)
