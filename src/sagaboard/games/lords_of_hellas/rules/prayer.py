"""9.2 Prayer."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import MAX_SEATS, NONE
from sagaboard.games.lords.trigger import carry_out
from sagaboard.games.lords_of_hellas.components import DIVINE_POWER
from sagaboard.games.lords_of_hellas.moments import NO_PRIESTS
from sagaboard.games.lords_of_hellas.moves import PRAY
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


def offer_prayers(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    """LOH-PRAY-01, 02, LOH-MON-18: a free place, and no Chimera beside the monument."""
    if g.priesthood[seat] == 0:
        return
    for god, monument in enumerate(g.content.monuments):
        if g.priests_at(god) < monument.places:
            if g.monster_with(monument.region, NO_PRIESTS) == NONE:
                moves.append(PRAY + god)


def why_not_pray(g: LordsOfHellas, seat: Seat, god: i64) -> Reason:
    """Which condition of `offer_prayers` fails."""
    if g.priesthood[seat] == 0:
        return Reason("LOH-PRAY-01")
    monster = g.monster_with(g.content.monuments[god].region, NO_PRIESTS)
    if monster != NONE:
        return Reason("LOH-MON-18", monster=monster)
    return Reason("LOH-PRAY-02", god=god)


def pray(g: LordsOfHellas, seat: Seat, god: i64) -> None:
    """LOH-PRAY-03, 04: the attribute rises, then the power of the monument's level."""
    monument = g.content.monuments[god]
    g.priesthood[seat] -= 1
    g.praying[god * MAX_SEATS + seat] += 1
    g.tell("prayed", seat, god)
    g.raise_attribute(seat, monument.attribute, 1)
    carry_out(g, seat, power_source(g, god), god)


def power_source(g: LordsOfHellas, god: i64) -> i64:
    return DIVINE_POWER + god * g.content.numbers.monument_levels + g.monuments[god] - 1
