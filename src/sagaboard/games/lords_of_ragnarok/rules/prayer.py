"""Chapter 17: step 1, prayer."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import MAX_SEATS
from sagaboard.games.lords.trigger import carry_out, trigger
from sagaboard.games.lords_of_ragnarok.components import GOD_BONUS
from sagaboard.games.lords_of_ragnarok.moments import PRIEST_SENT
from sagaboard.games.lords_of_ragnarok.moves import DONE, FORGE, PRAY
from sagaboard.games.lords_of_ragnarok.rules.runes import keep_rune_limit
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


class Prayer(Frame[LordsOfRagnarok]):
    """LOR-PRAY-01: both options, in any order (LOR-OQ-76)."""

    def __init__(self, seat: Seat, sent: bool, forged: bool) -> None:
        self.seat = seat
        self.sent = sent
        self.forged = forged

    def copy(self) -> Prayer:
        return Prayer(self.seat, self.sent, self.forged)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = []
        if not self.sent and g.priesthood[self.seat] > 0:
            for god in range(len(g.monuments)):
                if g.priests_at(god) < g.content.monuments[god].places[g.seats]:
                    moves.append(PRAY + god)
        if not self.forged and has(g.forge_runes, g.hero_at[self.seat]):
            moves.append(FORGE)
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "prayer", moves)

    def why_not_pray(self, g: LordsOfRagnarok, seat: Seat, god: i64) -> Reason:
        if self.sent:
            return Reason("LOR-PRAY-03")
        return Reason("LOR-PRAY-13") if g.priesthood[seat] == 0 else Reason("LOR-PRAY-02", god=god)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        elif move == FORGE:
            self.forged = True
            forge(g, seat)
        else:
            self.sent = True
            send_priest(g, seat, move - PRAY)


def why_not_forge(g: LordsOfRagnarok, seat: Seat) -> Reason:
    return Reason("LOR-PRAY-14", region=g.hero_at[seat])


def send_priest(g: LordsOfRagnarok, seat: Seat, god: i64) -> None:
    """LOR-PRAY-06 to 11: the attribute, then the bonus of the level, then what cards add."""
    g.priesthood[seat] -= 1
    g.praying[god * MAX_SEATS + seat] += 1
    g.tell("prayed", seat, god)
    g.raise_attribute(seat, g.content.monuments[god].attribute, 1)
    trigger(g, seat, PRIEST_SENT, god)  # below the bonus on the stack, so after it
    level = g.monuments[god]
    if level > 0:
        carry_out(g, seat, GOD_BONUS + god * g.content.numbers.monument_levels + level - 1, god)


def forge(g: LordsOfRagnarok, seat: Seat) -> None:
    """LOR-PRAY-14 to 16."""
    g.take_forge_rune(seat, g.hero_at[seat])
    keep_rune_limit(g, seat)
