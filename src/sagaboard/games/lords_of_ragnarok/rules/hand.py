"""Chapter 9: drawing combat cards, their limit, discarding (LOR-HERO-11 to 19)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.hand import discard_down_to
from sagaboard.games.lords_of_ragnarok.moments import CARDS_DRAWN
from sagaboard.games.lords_of_ragnarok.rules.trigger import permit
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat


def draw(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """LOR-HERO-14, 19: all are drawn, then the surplus is discarded."""
    g.draw_cards(seat, count)
    keep_limit(g, seat)


def draw_by_action(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """By a basic rune action or Prepare: cards may add to it before the limit is checked."""
    g.draw_cards(seat, count)
    g.push(KeepLimit(seat))
    permit(g, seat, CARDS_DRAWN, 0)


def keep_limit(g: LordsOfRagnarok, seat: Seat) -> None:
    """The surplus is discarded at once, but not during the owner's hunt (LOR-HERO-16)."""
    if g.hunt.hunter != seat:
        discard_down_to(g, seat, g.carry_limit(seat))


class KeepLimit(Frame[LordsOfRagnarok]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> KeepLimit:
        return KeepLimit(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        g.done()
        keep_limit(g, self.seat)
