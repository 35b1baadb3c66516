"""Chapter 16: the turn and its five steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, ONCE_PER_TURN
from sagaboard.games.lords.trigger import refresh
from sagaboard.games.lords_of_ragnarok.moments import TURN_START
from sagaboard.games.lords_of_ragnarok.rules.hero_step import HeroStep
from sagaboard.games.lords_of_ragnarok.rules.maneuvers import Maneuvers
from sagaboard.games.lords_of_ragnarok.rules.prayer import Prayer
from sagaboard.games.lords_of_ragnarok.rules.ragnarok import end_by_ragnarok
from sagaboard.games.lords_of_ragnarok.rules.rune_action import RuneStep
from sagaboard.games.lords_of_ragnarok.rules.special_action import CHOOSE, SpecialAction
from sagaboard.games.lords_of_ragnarok.rules.step_end import end_of_step
from sagaboard.games.lords_of_ragnarok.rules.trigger import permit
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat

# What a turn goes through (LOR-TURN-03).
START: Final = 0
PRAYER: Final = 1
HERO: Final = 2
RUNE_ACTION: Final = 3
MANEUVERS: Final = 4
SPECIAL_ACTION: Final = 5
END: Final = 6
STEPS: Final = ("start", "prayer", "hero", "rune_action", "maneuvers", "special_action", "end")


class Turns(Frame[LordsOfRagnarok]):
    """LOR-TURN-01, LOR-RAG-05: clockwise, until somebody has won or the last turns are over."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> Turns:
        return Turns(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        if g.turns_left == 0:
            end_by_ragnarok(g)
        if g.turns_left != NONE:
            g.turns_left -= 1
        seat = self.seat
        self.seat = g.left_of(seat)
        g.active = seat
        g.turn += 1
        for other in range(g.seats):
            refresh(g, other, ONCE_PER_TURN)
        g.tell("turn_began", seat)
        g.push(Turn(seat, START, False))


class Turn(Frame[LordsOfRagnarok]):
    """LOR-TURN-03 to 07: each step and its end, whether or not anything was done (LOR-OQ-92)."""

    def __init__(self, seat: Seat, step: i64, ending: bool) -> None:
        self.seat = seat
        self.step = step  # the one in progress
        self.ending = ending  # its end is being checked

    def copy(self) -> Turn:
        return Turn(self.seat, self.step, self.ending)

    def resume(self, g: LordsOfRagnarok) -> None:
        if not self.ending and self.step != START:
            self.ending = True
            g.push(end_of_step())
            return
        self.ending = False
        self.step += 1
        g.sailed = 0
        g.fought = 0
        seat = self.seat
        if self.step == PRAYER:
            g.push(Prayer(seat, False, False))
            permit(g, seat, TURN_START, 0)
        elif self.step == HERO:
            g.push(HeroStep(seat, False))
        elif self.step == RUNE_ACTION:
            g.push(RuneStep(seat, False))
        elif self.step == MANEUVERS:
            g.push(Maneuvers(seat))
        elif self.step == SPECIAL_ACTION:
            g.push(SpecialAction(seat, CHOOSE, NONE))
        else:
            g.done()
