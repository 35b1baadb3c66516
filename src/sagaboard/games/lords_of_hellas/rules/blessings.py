"""Chapter 19: the blessing draft (LOH-BLESS-01 to 09)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import BLESSING
from sagaboard.games.lords_of_hellas.moments import GAINED
from sagaboard.games.lords_of_hellas.moves import BLESS
from sagaboard.games.lords_of_hellas.rules.control import claim_everywhere
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def draft(g: LordsOfHellas, builder: Seat) -> None:
    """One card more than there are players, or as many as there are (LOH-BLESS-02, 08)."""
    wanted = g.seats + 1
    if len(g.blessing_deck) < wanted and g.blessing_discard:
        g.chance.shuffle(g.blessing_discard)
        g.blessing_deck = g.blessing_discard + g.blessing_deck
        g.blessing_discard = []
    first: i64 = max(0, len(g.blessing_deck) - wanted)
    g.pack = sorted(g.blessing_deck[first:])
    g.blessing_deck = g.blessing_deck[:first]
    g.tell("draft_began", builder, len(g.pack))
    g.push(Draft(builder, g.seats))


class Draft(Frame[LordsOfHellas]):
    """Each keeps one and passes the rest to the right; the last card is discarded."""

    def __init__(self, chooser: Seat, left: i64) -> None:
        self.chooser = chooser
        self.left = left  # players who have not chosen

    def copy(self) -> Draft:
        return Draft(self.chooser, self.left)

    def resume(self, g: LordsOfHellas) -> None:
        if self.left > 0 and g.pack:
            g.ask(self.chooser, "take_blessing", [BLESS + blessing for blessing in g.pack])
            return
        g.done()
        g.discard_pack()

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.left -= 1
        self.chooser = g.right_of(seat)
        blessing = move - BLESS
        g.take_blessing(seat, blessing)
        claim_everywhere(g, seat)  # the population strength may count less now (LOH-CTRL-12)
        g.push(WhenTaken(seat, BLESSING + blessing, 0))


class WhenTaken(Frame[LordsOfHellas]):
    """LOH-BLESS-09: what a blessing gives at once, before the next player chooses."""

    def __init__(self, seat: Seat, source: i64, line: i64) -> None:
        self.seat = seat
        self.source = source
        self.line = line

    def copy(self) -> WhenTaken:
        return WhenTaken(self.seat, self.source, self.line)

    def resume(self, g: LordsOfHellas) -> None:
        effects = g.content.effects(self.source)
        while self.line < len(effects):
            effect = effects[self.line]
            self.line += 1
            if effect.moment == GAINED and effect.react is not None:
                effect.react(g, self.seat, self.source, effect, 0)
                return
        g.done()
