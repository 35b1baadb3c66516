"""21.D Build Temple."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Region
from sagaboard.games.lords_of_ragnarok.moves import TEMPLE
from sagaboard.games.lords_of_ragnarok.options import TEMPLE_TRACK_SIDE
from sagaboard.games.lords_of_ragnarok.rules.blessings import draft
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, has, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def sites(g: LordsOfRagnarok, seat: Seat) -> i64:
    """LOR-TMPL-01, 05: own shrines without a temple, while the track has temples."""
    track = g.content.track_for(g.seats, g.options[TEMPLE_TRACK_SIDE])
    if g.temples_taken >= track.spaces:
        return 0
    return g.held[seat] & g.board.shrines & ~g.temples


def can_choose(g: LordsOfRagnarok, seat: Seat) -> bool:
    return sites(g, seat) != 0


def begin_temple(g: LordsOfRagnarok, seat: Seat) -> None:
    if sites(g, seat) != 0:
        g.push(BuildTemple(seat))


class BuildTemple(Frame[LordsOfRagnarok]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> BuildTemple:
        return BuildTemple(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves = moves_in(TEMPLE, sites(g, self.seat))
        if len(moves) == 1:
            self.take(g, self.seat, moves[0])
        else:
            g.ask(self.seat, "build_temple", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        build(g, seat, move - TEMPLE)


def build(g: LordsOfRagnarok, seat: Seat, region: Region) -> None:
    """LOR-TMPL-02 to 04, 06: temple and victory, priest, draft."""
    g.temples |= bit(region)
    g.temples_taken += 1
    g.tell("temple_built", seat, region)
    g.check_victory()
    g.gain_priests(seat, 1)
    track = g.content.track_for(g.seats, g.options[TEMPLE_TRACK_SIDE])
    if has(track.drafts, g.temples_taken):
        draft(g, seat)
