"""21.E Monsters: activate one or two, or hunt."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.moves import DONE, HUNT, ROUSE
from sagaboard.games.lords_of_ragnarok.options import DIFFERENT, MONSTERS_ACTION_TARGETS
from sagaboard.games.lords_of_ragnarok.rules import hunt
from sagaboard.games.lords_of_ragnarok.rules.monsters import activate, may_rouse
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, verb_of


def can_choose(g: LordsOfRagnarok, seat: Seat) -> bool:
    """LOR-OQ-16."""
    for monster in range(len(g.monster_at)):
        if may_rouse(g, seat, monster):
            return True
    hunts: list[Move] = []
    hunt.offer_hunts(g, seat, hunts)
    return len(hunts) > 0


def offer_activations(g: LordsOfRagnarok, seat: Seat, roused: i64, moves: list[Move]) -> None:
    for monster in range(len(g.monster_at)):
        if may_rouse(g, seat, monster) and not has(roused, monster):
            moves.append(ROUSE + monster)


def begin_monsters_action(g: LordsOfRagnarok, seat: Seat) -> None:
    g.push(MonstersAction(seat, 0, 0))


class MonstersAction(Frame[LordsOfRagnarok]):
    """LOR-MONS-01 to 06; the second monster is chosen after the first has acted (LOR-OQ-15)."""

    def __init__(self, seat: Seat, count: i64, roused: i64) -> None:
        self.seat = seat
        self.count = count
        self.roused = roused  # bit mask

    def copy(self) -> MonstersAction:
        return MonstersAction(self.seat, self.count, self.roused)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = []
        if self.count < g.content.numbers.monster_activations:
            offer_activations(g, self.seat, self.roused, moves)
        if self.count == 0:
            hunt.offer_hunts(g, self.seat, moves)
        if not moves:
            g.done()
            return
        if self.count > 0:
            moves.append(DONE)
        g.ask(self.seat, "monsters", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        elif verb_of(move) == HUNT:
            g.done()
            hunt.begin_hunt(g, seat, move - HUNT)
        else:
            self.count += 1
            if g.options[MONSTERS_ACTION_TARGETS] == DIFFERENT:
                self.roused |= bit(move - ROUSE)
            activate(g, move - ROUSE)
