"""Chapter 32: the end by Ragnarok."""

from __future__ import annotations

from typing import NoReturn

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.state import RAGNAROK, LordsOfRagnarok
from sagaboard.kernel.bits import bits
from sagaboard.kernel.move import Seat


def regions_around_yggdrasil(g: LordsOfRagnarok, seat: Seat) -> i64:
    return bits(g.held[seat] & g.board.around_yggdrasil)


def end_by_ragnarok(g: LordsOfRagnarok) -> NoReturn:
    g.win(first_around_yggdrasil(g), RAGNAROK)


def first_around_yggdrasil(g: LordsOfRagnarok) -> Seat:
    """LOR-RAG-08 to 10, LOR-OQ-74: on a tie, whose last turn was earlier."""
    order = g.clockwise_from(g.left_of(g.ragnarok_by))
    best = order[0]
    for seat in order:
        if regions_around_yggdrasil(g, seat) > regions_around_yggdrasil(g, best):
            best = seat
    return best
