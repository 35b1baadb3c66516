"""10.4 Build temple and the Oracle of Delphi."""

from __future__ import annotations

from sagaboard.games.lords.components import NOWHERE, Region
from sagaboard.games.lords.trigger import carry_out, trigger
from sagaboard.games.lords_of_hellas.components import NO_SHRINE, ORACLE_REWARD
from sagaboard.games.lords_of_hellas.components import ORACLE as THE_ORACLE
from sagaboard.games.lords_of_hellas.moments import TEMPLE_BUILT
from sagaboard.games.lords_of_hellas.moves import ORACLE, TEMPLE
from sagaboard.games.lords_of_hellas.rules.blessings import draft
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.reason import Reason


def offer_temples(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    """LOH-TEMPLE-01, 04, 07: own shrines without a temple; own Phocis for the Oracle."""
    if g.temples_taken < g.content.numbers.temples[g.seats]:
        sites = g.realm[seat] & g.content.shrines & ~g.temples
        for region in range(g.content.region_count):
            if has(sites, region):
                moves.append(TEMPLE + region)
    oracle = g.content.oracle
    if oracle != NOWHERE and g.control[oracle] == seat and not has(g.temples, oracle):
        moves.append(ORACLE)


def why_not_temple(g: LordsOfHellas, seat: Seat, region: Region) -> Reason:
    """Of a region that `offer_temples` leaves out."""
    if g.content.shrine[region] in (NO_SHRINE, THE_ORACLE):
        return Reason("LOH-MAP-04", region=region)
    if has(g.temples, region):
        return Reason("LOH-TEMPLE-01", "built", region=region)
    if g.control[region] != seat:
        return Reason("LOH-TEMPLE-01", region=region)
    return Reason("LOH-TEMPLE-07")


def why_not_oracle(g: LordsOfHellas) -> Reason:
    if has(g.temples, g.content.oracle):
        return Reason("LOH-TEMPLE-05")
    return Reason("LOH-TEMPLE-04", region=g.content.oracle)


def build(g: LordsOfHellas, seat: Seat, region: Region) -> None:
    """LOH-TEMPLE-02, 03, 06: the next token and victory, priest; its slot may start a draft."""
    g.temples |= bit(region)
    g.temples_taken += 1
    g.tell("temple_built", seat, region)
    g.check_victory()
    g.gain_priests(seat, 1)
    trigger(g, seat, TEMPLE_BUILT, region)
    if has(g.content.temple_cards[g.temple_card].drafts, g.temples_taken):
        draft(g, seat)


def build_oracle(g: LordsOfHellas, seat: Seat) -> None:
    """LOH-TEMPLE-04, 05: it uncovers no slot."""
    region = g.content.oracle
    g.temples |= bit(region)
    g.tell("oracle_built", seat, region)
    g.check_victory()
    g.gain_priests(seat, 1)
    trigger(g, seat, TEMPLE_BUILT, region)
    carry_out(g, seat, ORACLE_REWARD + g.temple_card, region)
