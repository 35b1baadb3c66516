"""21.G Build Monument; chapter 32: omens and the beginning of Ragnarok."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import ARTIFACT, MAX_SEATS, NONE, Region
from sagaboard.games.lords_of_ragnarok.components import (
    DEFEATED,
    DEFEATED_TOGETHER,
    HUNT_EFFECT,
    LANDS,
    RUNES,
    TEMPLES,
    WHEEL_SPACES,
    Rune,
)
from sagaboard.games.lords_of_ragnarok.moments import MONUMENT_PRIESTS
from sagaboard.games.lords_of_ragnarok.moves import MONUMENT, REFILL
from sagaboard.games.lords_of_ragnarok.options import NEXT_MONUMENT, RAGNAROK_START
from sagaboard.games.lords_of_ragnarok.rules.event_card import draw_event
from sagaboard.games.lords_of_ragnarok.rules.runes import keep_rune_limit
from sagaboard.games.lords_of_ragnarok.state import LAST_TURNS, LordsOfRagnarok
from sagaboard.kernel.bits import bit, bits, has, members
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

# Parts of the action (LOR-MONU-02).
RAISE: Final = 0
OMENS: Final = 1
CLEAR: Final = 2
FORGES: Final = 3
GAINS: Final = 4
EVENT: Final = 5


def offer_monuments(g: LordsOfRagnarok, seat: Seat, moves: list[Move]) -> None:
    """LOR-MONU-01, 04, 05, 16: with an own marker on the wheel."""
    marked = False
    for action in range(WHEEL_SPACES):
        marked = marked or g.has_marker(seat, action)
    if marked:
        for god in range(len(g.monuments)):
            if g.monuments[god] < g.content.numbers.monument_levels:
                moves.append(MONUMENT + god)


class BuildMonument(Frame[LordsOfRagnarok]):
    """LOR-MONU-02: its six parts in order."""

    def __init__(self, seat: Seat, god: i64, part: i64) -> None:
        self.seat = seat
        self.god = god
        self.part = part

    def copy(self) -> BuildMonument:
        return BuildMonument(self.seat, self.god, self.part)

    def resume(self, g: LordsOfRagnarok) -> None:
        part = self.part
        self.part += 1
        if part == RAISE:
            g.monuments[self.god] += 1
            g.tell("monument_built", self.seat, self.god, g.monuments[self.god])
        elif part == OMENS:
            check_omens(g, self.seat)
        elif part == CLEAR:
            clear(g)
        elif part == FORGES:
            g.push(RefillForges(self.seat))
        elif part == GAINS:
            gain(g, self.seat)
        elif part == EVENT:
            draw_event(g, self.seat)
        else:
            g.done()


def omen_count(g: LordsOfRagnarok, omen: i64) -> i64:
    """How much of what its card counts there is (LOR-MAP-10)."""
    card = g.content.omens[omen]
    most: i64 = 0
    together: i64 = 0
    for seat in range(g.seats):
        if card.kind == LANDS:
            most = max(most, g.complete_lands(seat))
        elif card.kind == TEMPLES:
            most = max(most, g.temple_regions(seat))
        else:
            defeated = g.defeated_for_omens(seat)
            most = max(most, defeated)
            together += defeated
    if card.kind == DEFEATED_TOGETHER:
        return together
    if card.kind in (LANDS, TEMPLES, DEFEATED):
        return most
    high: i64 = 0
    for level in g.monuments:
        if level >= card.level:
            high += 1
    return high


def omen_is_fulfilled(g: LordsOfRagnarok, omen: i64) -> bool:
    return omen_count(g, omen) >= g.content.omens[omen].count


def check_omens(g: LordsOfRagnarok, seat: Seat) -> None:
    """LOR-MONU-06, 07, LOR-RAG-01 to 03, LOR-OQ-77, LOR-OQ-103, LOR-OPT-13."""
    needed = g.content.numbers.omens_for_ragnarok
    before = bits(g.fulfilled)
    for omen in g.content.omens_for(g.seats):
        if not has(g.fulfilled, omen) and omen_is_fulfilled(g, omen):
            g.fulfilled |= bit(omen)
            g.tell("omen_fulfilled", omen)
    complete = True
    for level in g.monuments:
        if level < g.content.numbers.monument_levels:
            complete = False
    counted = before if g.options[RAGNAROK_START] == NEXT_MONUMENT else bits(g.fulfilled)
    if counted >= needed or complete:
        begin_ragnarok(g, seat)


def begin_ragnarok(g: LordsOfRagnarok, seat: Seat) -> None:
    """LOR-RAG-05, 06; once only (LOR-OQ-73)."""
    if g.turns_left == NONE:
        g.phase = LAST_TURNS
        g.ragnarok_by = seat
        g.turns_left = g.seats
        g.tell("ragnarok_began", seat)


def clear(g: LordsOfRagnarok) -> None:
    """LOR-MONU-08 to 10: priests to the bank, markers back, artifacts charged."""
    g.praying = [0] * (len(g.monuments) * MAX_SEATS)
    g.wheel = [[] for _ in range(WHEEL_SPACES)]
    for seat in range(g.seats):
        for source in g.owned[seat]:
            if ARTIFACT <= source < HUNT_EFFECT:
                g.charged |= bit(source - ARTIFACT)
    g.tell("wheel_cleared")


class RefillForges(Frame[LordsOfRagnarok]):
    """LOR-MONU-11; the active player chooses if the bank has too few of a kind (LOR-OQ-66)."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> RefillForges:
        return RefillForges(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        for rune in range(len(RUNES)):
            regions = empty_forges(g, rune)
            if regions and 0 < g.bank[rune] < len(regions):
                g.ask(self.seat, "refill_forge", [REFILL + region for region in regions])
                return
            if g.bank[rune] > 0:
                for region in regions:
                    refill(g, region)
        g.done()

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        refill(g, move - REFILL)


def empty_forges(g: LordsOfRagnarok, rune: Rune) -> list[Region]:
    return [
        region
        for region in range(g.board.region_count)
        if g.forges[region] == rune and not has(g.forge_runes, region)
    ]


def refill(g: LordsOfRagnarok, region: Region) -> None:
    g.bank[g.forges[region]] -= 1
    g.forge_runes |= bit(region)
    g.tell("forge_refilled", region, g.forges[region])


def gain(g: LordsOfRagnarok, seat: Seat) -> None:
    """LOR-MONU-12 to 14, 19: for the active player alone."""
    g.gain_priests(seat, g.modified(seat, MONUMENT_PRIESTS, g.temple_regions(seat)))
    for region in members(g.held[seat] & g.forge_runes):
        g.take_forge_rune(seat, region)
    keep_rune_limit(g, seat)
