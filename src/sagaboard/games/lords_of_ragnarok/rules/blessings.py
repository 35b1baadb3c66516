"""21.D: the blessing draft (LOR-BLES)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.moves import BLESS
from sagaboard.games.lords_of_ragnarok.options import BLESSING_DRAFT_DIRECTION, CLOCKWISE
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def draft(g: LordsOfRagnarok, builder: Seat) -> None:
    """LOR-BLES-01, LOR-DECK-02, LOR-OQ-67: one card more than there are players."""
    g.pack = []
    while len(g.pack) <= g.seats:
        if not g.blessing_deck:
            if not g.blessing_discard:
                break
            g.blessing_deck = g.blessing_discard
            g.blessing_discard = []
            g.chance.shuffle(g.blessing_deck)
        g.pack.append(g.blessing_deck.pop())
    g.tell_all("blessings_revealed", [builder, *g.pack])
    g.push(Draft(builder, g.seats))


class Draft(Frame[LordsOfRagnarok]):
    """LOR-BLES-02 to 04: the builder first, then to the right; what is left is discarded."""

    def __init__(self, chooser: Seat, left: i64) -> None:
        self.chooser = chooser
        self.left = left  # players who have not chosen

    def copy(self) -> Draft:
        return Draft(self.chooser, self.left)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.left > 0 and g.pack:
            g.ask(self.chooser, "take_blessing", [BLESS + blessing for blessing in g.pack])
            return
        g.done()
        g.discard_pack()

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.left -= 1
        clockwise = g.options[BLESSING_DRAFT_DIRECTION] == CLOCKWISE
        self.chooser = g.left_of(seat) if clockwise else g.right_of(seat)
        g.take_blessing(seat, move - BLESS)
