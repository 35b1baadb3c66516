"""Chapter 22: activating monsters and the boss, trample, and control of monsters."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE, REGION_ATTACK_TEXT, Monster, Region
from sagaboard.games.lords.trigger import carry_out
from sagaboard.games.lords_of_ragnarok.components import (
    BOSS_ACTIVATION,
    CHOICE,
    MOVE,
    REGION_ATTACK,
)
from sagaboard.games.lords_of_ragnarok.moments import TRAMPLED
from sagaboard.games.lords_of_ragnarok.moves import HIT, RAVAGE, RELEASE, SHIFT, SPARE
from sagaboard.games.lords_of_ragnarok.rules.losses import weaken_by_monster
from sagaboard.games.lords_of_ragnarok.state import Army, LordsOfRagnarok, distinct_armies
from sagaboard.kernel.bits import has, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat


def decider_for(g: LordsOfRagnarok, monster: Monster) -> Seat:
    """LOR-MACT-09, 10: its controller, for a neutral monster the active player."""
    ring = g.rings[monster]
    return g.active if ring == NOBODY else ring


def activate(g: LordsOfRagnarok, monster: Monster) -> None:
    g.push(Activation(monster, NONE))


class Activation(Frame[LordsOfRagnarok]):
    """LOR-MACT-01: the monster moves or makes its region attack."""

    def __init__(self, monster: Monster, face: i64) -> None:
        self.monster = monster
        self.face = face  # of the die; NONE: not rolled

    def copy(self) -> Activation:
        return Activation(self.monster, self.face)

    def resume(self, g: LordsOfRagnarok) -> None:
        where = g.monster_at[self.monster]
        if self.face == NONE:
            if g.rings[self.monster] != NOBODY:
                self.face = CHOICE  # LOR-MACT-02
            else:
                self.face = g.content.die[g.chance.below(len(g.content.die))]
                g.tell("die_rolled", g.active, self.monster, self.face)
        if self.face == REGION_ATTACK:
            self.attack(g)
            return
        moves = moves_in(SHIFT, g.board.adjacent[where])
        if self.face != MOVE:
            moves.append(RAVAGE)
        g.ask(decider_for(g, self.monster), "activate_monster", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == RAVAGE:
            self.attack(g)
        else:
            g.done()
            move_monster(g, self.monster, move - SHIFT)

    def attack(self, g: LordsOfRagnarok) -> None:
        """LOR-MACT-07."""
        g.done()
        g.tell("region_attack", self.monster, g.monster_at[self.monster])
        seat = decider_for(g, self.monster)
        carry_out(g, seat, REGION_ATTACK_TEXT + self.monster, self.monster)


def move_monster(g: LordsOfRagnarok, monster: Monster, region: Region) -> None:
    """LOR-TRAM-01: armies where it goes are trampled."""
    g.tell("monster_moved", monster, g.monster_at[monster], region)
    g.monster_at[monster] = region
    if g.all_armies_at(region):
        g.push(Trample(monster))


class Trample(Frame[LordsOfRagnarok]):
    """One army, of the decider's choice; a controller may spare them (LOR-TRAM-02 to 04)."""

    def __init__(self, monster: Monster) -> None:
        self.monster = monster

    def copy(self) -> Trample:
        return Trample(self.monster)

    def resume(self, g: LordsOfRagnarok) -> None:
        armies = distinct_armies(g, g.all_armies_at(g.monster_at[self.monster]))
        controlled = g.rings[self.monster] != NOBODY
        if len(armies) == 1 and not controlled:
            self.hit(g, armies[0])
            return
        moves: list[Move] = [HIT + army for army in armies]
        if controlled:
            moves.append(SPARE)
        g.ask(decider_for(g, self.monster), "trample", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == SPARE:
            g.done()
        else:
            self.hit(g, move - HIT)

    def hit(self, g: LordsOfRagnarok, army: Army) -> None:
        g.done()
        g.tell("trampled", self.monster, g.owner_of(army), g.army_at[army])
        weaken_by_monster(g, army, 1, TRAMPLED)


def activate_boss(g: LordsOfRagnarok) -> None:
    """LOR-OQ-79: the active player decides."""
    carry_out(g, g.active, BOSS_ACTIVATION, g.content.loki)


def may_rouse(g: LordsOfRagnarok, seat: Seat, monster: Monster) -> bool:
    """LOR-MONS-04, LOR-RACT-11: on the board, neutral or under own control."""
    return g.monster_at[monster] != NOWHERE and g.rings[monster] in (NOBODY, seat)


def neutral_in(g: LordsOfRagnarok, regions: i64) -> list[Monster]:
    """LOR-MCTL-05: monsters that may be taken control of."""
    return [
        monster
        for monster, where in enumerate(g.monster_at)
        if where != NOWHERE and has(regions, where) and g.rings[monster] == NOBODY
    ]


def control_monster(g: LordsOfRagnarok, seat: Seat, monster: Monster) -> None:
    """LOR-MCTL-01 to 03; the monster is neutral (LOR-MCTL-05)."""
    if len(g.monsters_of(seat)) < g.content.numbers.rings:
        put_ring(g, seat, monster)
    else:
        g.push(MoveRing(seat, monster))


def put_ring(g: LordsOfRagnarok, seat: Seat, monster: Monster) -> None:
    g.rings[monster] = seat
    g.tell("monster_controlled", seat, monster)


def remove_ring(g: LordsOfRagnarok, monster: Monster) -> None:
    g.tell("monster_released", g.rings[monster], monster)
    g.rings[monster] = NOBODY


class MoveRing(Frame[LordsOfRagnarok]):
    """LOR-MCTL-03, LOR-OQ-34: one of the monsters controlled becomes neutral."""

    def __init__(self, seat: Seat, monster: Monster) -> None:
        self.seat = seat
        self.monster = monster

    def copy(self) -> MoveRing:
        return MoveRing(self.seat, self.monster)

    def resume(self, g: LordsOfRagnarok) -> None:
        g.ask(self.seat, "release_monster", [RELEASE + m for m in g.monsters_of(self.seat)])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        remove_ring(g, move - RELEASE)
        put_ring(g, seat, self.monster)
