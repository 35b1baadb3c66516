"""21.C Prepare."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.components import RUNES
from sagaboard.games.lords_of_ragnarok.moves import DRAW, GAIN, HEAL, STRENGTHEN
from sagaboard.games.lords_of_ragnarok.rules.attributes import Heal, injured
from sagaboard.games.lords_of_ragnarok.rules.hand import draw_by_action
from sagaboard.games.lords_of_ragnarok.rules.maneuvers import in_settlements
from sagaboard.games.lords_of_ragnarok.rules.runes import keep_rune_limit
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok, distinct_armies
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, noun_of, verb_of


def options(g: LordsOfRagnarok, seat: Seat) -> list[Move]:
    """LOR-PREP-02 to 05, LOR-OQ-13: those with an effect."""
    moves: list[Move] = [HEAL + attribute for attribute in injured(g, seat)]
    if g.can_draw():
        moves.append(DRAW)
    for rune in range(len(RUNES)):
        if g.bank[rune] > 0:
            moves.append(GAIN + rune)
    for army in distinct_armies(g, in_settlements(g, g.armies_of(seat))):
        moves.append(STRENGTHEN + army)
    return moves


def can_choose(g: LordsOfRagnarok, seat: Seat) -> bool:
    return g.can_draw() or len(options(g, seat)) > 0


def begin_prepare(g: LordsOfRagnarok, seat: Seat) -> None:
    g.push(Prepare(seat, g.content.numbers.prepare_options))


class Prepare(Frame[LordsOfRagnarok]):
    """LOR-PREP-01, LOR-OQ-96: two options one after the other, or the same twice."""

    def __init__(self, seat: Seat, left: i64) -> None:
        self.seat = seat
        self.left = left

    def copy(self) -> Prepare:
        return Prepare(self.seat, self.left)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves = options(g, self.seat) if self.left > 0 else []
        if moves:
            g.ask(self.seat, "prepare", moves)
        else:
            g.done()

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.left -= 1
        verb = verb_of(move)
        if verb == HEAL:
            healing = Heal(seat, 1, 0)
            g.push(healing)
            healing.take(g, seat, move)
        elif verb == DRAW:
            draw_by_action(g, seat, 1)
        elif verb == GAIN:
            g.take_rune(seat, noun_of(move))
            keep_rune_limit(g, seat)
        else:
            g.strengthen(noun_of(move), 1)
