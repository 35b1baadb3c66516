"""10.5 Prepare."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE
from sagaboard.games.lords.trigger import trigger
from sagaboard.games.lords_of_hellas.moments import PREPARED
from sagaboard.games.lords_of_hellas.moves import DRAW, GARRISON, HEAL, PLACE
from sagaboard.games.lords_of_hellas.rules.attributes import injured
from sagaboard.games.lords_of_hellas.rules.hand import draw
from sagaboard.games.lords_of_hellas.rules.recruit import can_recruit, put, why_not_recruit_in
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, verb_of
from sagaboard.kernel.reason import Reason


def begin_prepare(g: LordsOfHellas, seat: Seat) -> None:
    where = g.hero_at[seat]
    is_controlled = where != NOWHERE and g.control[where] == seat
    g.push(Prepare(seat, g.content.numbers.prepare_options, is_controlled))


class Prepare(Frame[LordsOfHellas]):
    """LOH-PREP-01 to 08: two options one after the other; what follows a Prepare comes last."""

    def __init__(self, seat: Seat, left: i64, was_controlled: bool) -> None:
        self.seat = seat
        self.left = left
        self.was_controlled = was_controlled  # the hero's region, before the action (LOH-PREP-06)

    def copy(self) -> Prepare:
        return Prepare(self.seat, self.left, self.was_controlled)

    def resume(self, g: LordsOfHellas) -> None:
        if self.left == 0:
            g.done()
            trigger(g, self.seat, PREPARED, 0)
            return
        moves: list[Move] = [HEAL + attribute for attribute in injured(g, self.seat)]
        moves.append(DRAW)
        where = g.hero_at[self.seat]
        if where != NOWHERE and can_recruit(g, self.seat, where):
            moves.append(PLACE + where)
            if self.was_controlled and g.control[where] == self.seat and g.has_room_in_city(where):
                moves.append(GARRISON + where)
        g.ask(self.seat, "prepare", moves)

    def why_not(self, g: LordsOfHellas, seat: Seat, verb: i64, noun: i64) -> Reason:
        if verb == HEAL:
            return Reason("LOH-PREP-08", "heal", attribute=noun)
        if verb != PLACE and verb != GARRISON:
            return Reason("LOH-PREP-01", "options")
        where = g.hero_at[seat]
        if where == NOWHERE:
            return Reason("LOH-PREP-03")
        if where != noun:
            return Reason("LOH-PREP-01", region=where)
        obstacle = why_not_recruit_in(g, seat, where)
        if obstacle is not None:
            is_held = obstacle.clause == "LOH-REC-07"
            return Reason("LOH-PREP-04", region=where) if is_held else obstacle
        if verb == GARRISON:
            return Reason("LOH-PREP-06", region=where)
        return Reason("LOH-PREP-08")

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.left -= 1
        verb = verb_of(move)
        if verb == HEAL:
            g.heal(seat, move - HEAL)
        elif verb == DRAW:
            draw(g, seat, 1)
        else:
            put(g, seat, g.hero_at[seat], verb == GARRISON)
