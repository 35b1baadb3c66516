"""Chapter 11: the monster phase."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE, REGION_ATTACK_TEXT, Monster, Region
from sagaboard.games.lords.trigger import carry_out
from sagaboard.games.lords_of_hellas.components import (
    MOVE_OR_ATTACK,
    NOTHING_HAPPENS,
    REGION_ATTACK,
)
from sagaboard.games.lords_of_hellas.moves import RAVAGE, ROLL, SHIFT
from sagaboard.games.lords_of_hellas.state import MONSTER_PHASE, LordsOfHellas
from sagaboard.kernel.bits import bit, has, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def monster_phase(g: LordsOfHellas, roller: Seat) -> None:
    """LOH-MPH-10: each monster on the board now is rolled for once."""
    waiting: i64 = 0
    for monster, where in enumerate(g.monster_at):
        if where != NOWHERE:
            waiting |= bit(monster)
    phase = g.phase
    g.phase = MONSTER_PHASE
    g.tell("monster_phase", roller)
    g.push(MonsterPhase(roller, waiting, NONE, NOTHING_HAPPENS, phase))


def move_monster(g: LordsOfHellas, monster: Monster, region: Region) -> None:
    """LOH-MPH-08: nothing else happens."""
    g.tell("monster_moved", monster, g.monster_at[monster], region)
    g.monster_at[monster] = region


class MonsterPhase(Frame[LordsOfHellas]):
    """Roll for one monster after the other, in the roller's order."""

    def __init__(self, roller: Seat, waiting: i64, monster: Monster, face: i64, phase: i64) -> None:
        self.roller = roller
        self.waiting = waiting  # monsters not rolled for
        self.monster = monster  # the one that acts; NONE: none
        self.face = face
        self.phase = phase  # what was going on before

    def copy(self) -> MonsterPhase:
        return MonsterPhase(self.roller, self.waiting, self.monster, self.face, self.phase)

    def resume(self, g: LordsOfHellas) -> None:
        if self.monster != NONE:
            self.act(g)
            return
        moves: list[Move] = []
        for monster in range(g.content.monster_count):
            if has(self.waiting, monster) and g.monster_at[monster] != NOWHERE:
                moves.append(ROLL + monster)
        if not moves:
            g.phase = self.phase
            g.done()
        elif len(moves) == 1:
            self.roll(g, moves[0] - ROLL)
        else:
            g.ask(self.roller, "roll_for", moves)

    def act(self, g: LordsOfHellas) -> None:
        """LOH-MPH-02 to 05."""
        if self.face == NOTHING_HAPPENS:
            self.monster = NONE
        elif self.face == REGION_ATTACK:
            self.attack(g)
        else:
            adjacent = g.content.adjacent[g.monster_at[self.monster]]
            moves: list[Move] = moves_in(SHIFT, adjacent)
            if self.face == MOVE_OR_ATTACK:
                moves.append(RAVAGE)
            g.ask(self.roller, "move_monster", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if self.monster == NONE:
            self.roll(g, move - ROLL)
        elif move == RAVAGE:
            self.attack(g)
        else:
            monster = self.monster
            self.monster = NONE
            move_monster(g, monster, move - SHIFT)

    def roll(self, g: LordsOfHellas, monster: Monster) -> None:
        self.waiting &= ~bit(monster)
        self.monster = monster
        self.face = g.content.die[g.chance.below(len(g.content.die))]
        g.tell("rolled", self.roller, monster, self.face)

    def attack(self, g: LordsOfHellas) -> None:
        """LOH-MPH-03, 06."""
        monster = self.monster
        self.monster = NONE
        g.tell("region_attack", monster, g.monster_at[monster])
        carry_out(g, self.roller, REGION_ATTACK_TEXT + monster, monster)
