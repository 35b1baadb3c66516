"""Chapter 8: realms and alliances."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.trigger import trigger
from sagaboard.games.lords_of_ragnarok.components import Realm
from sagaboard.games.lords_of_ragnarok.moments import ALLIED
from sagaboard.games.lords_of_ragnarok.moves import ALLY
from sagaboard.games.lords_of_ragnarok.rules.hand import draw
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, members
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def without_alliance(g: LordsOfRagnarok, seat: Seat) -> i64:
    """LOR-REALM-04, 08: realms with which a seat can still ally."""
    mask: i64 = 0
    for realm in range(len(g.content.realms)):
        mask |= bit(realm)
    return mask & ~g.alliances[seat]


def ally(g: LordsOfRagnarok, seat: Seat, realm: Realm) -> None:
    """LOR-REALM-06, 07: the first marker in a realm draws a card."""
    first = not g.has_allies(realm)
    g.alliances[seat] |= bit(realm)
    g.tell("allied", seat, realm)
    trigger(g, seat, ALLIED, realm)  # below the card on the stack, so after it
    if first:
        draw(g, seat, 1)


def ally_with_one(g: LordsOfRagnarok, seat: Seat) -> None:
    """LOR-REW-01, 03: any realm without an own marker; none is left: nothing (LOR-OQ-49)."""
    if without_alliance(g, seat) != 0:
        g.push(ChooseAlliance(seat))


class ChooseAlliance(Frame[LordsOfRagnarok]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> ChooseAlliance:
        return ChooseAlliance(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        realms = members(without_alliance(g, self.seat))
        g.ask(self.seat, "choose_realm", [ALLY + realm for realm in realms])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        ally(g, seat, move - ALLY)
