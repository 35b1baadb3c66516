"""Chapter 11: runes; their limit (LOR-HERO-12 to 19) and spending them (LOR-RACT-02 to 04)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.components import RUNES, Rune
from sagaboard.games.lords_of_ragnarok.moves import DROP, GAIN, SPEND
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok, kinds_held
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def gain_runes(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """LOR-RUNE-02, 03: of choice from the bank, as far as it has any (LOR-LIM-02)."""
    if count > 0 and not g.bank_is_empty():
        g.push(GainRunes(seat, count))


class GainRunes(Frame[LordsOfRagnarok]):
    """LOR-HERO-19: all of them first, then the limit."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> GainRunes:
        return GainRunes(self.seat, self.count)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = [GAIN + rune for rune in range(len(RUNES)) if g.bank[rune] > 0]
        if self.count == 0 or not moves:
            g.done()
            keep_rune_limit(g, self.seat)
        elif len(moves) == 1:
            self.take(g, self.seat, moves[0])
        else:
            g.ask(self.seat, "gain_rune", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.count -= 1
        g.take_rune(seat, move - GAIN)


def keep_rune_limit(g: LordsOfRagnarok, seat: Seat) -> None:
    """LOR-HERO-14, 18: the surplus is discarded at once, also in a hunt."""
    discard_runes_down_to(g, seat, g.carry_limit(seat))


def discard_runes_down_to(g: LordsOfRagnarok, seat: Seat, size: i64) -> None:
    if g.rune_count(seat) > size:
        g.push(DropRunes(seat, size))


def lose_runes(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """Of the owner's choice, to the bank; all if there are too few."""
    discard_runes_down_to(g, seat, max(0, g.rune_count(seat) - count))


class DropRunes(Frame[LordsOfRagnarok]):
    """LOR-HERO-15: the owner discards runes of choice until so many are left."""

    def __init__(self, seat: Seat, size: i64) -> None:
        self.seat = seat
        self.size = size

    def copy(self) -> DropRunes:
        return DropRunes(self.seat, self.size)

    def resume(self, g: LordsOfRagnarok) -> None:
        if g.rune_count(self.seat) <= self.size:
            g.done()
            return
        kinds = kinds_held(g, self.seat)
        if len(kinds) == 1 or self.size == 0:
            g.discard_rune(self.seat, kinds[0])
        else:
            g.ask(self.seat, "drop_rune", [DROP + rune for rune in kinds])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.discard_rune(seat, move - DROP)


def pay_different(g: LordsOfRagnarok, seat: Seat, count: i64) -> None:
    """LOR-RACT-04: so many runes of different kinds."""
    mask: i64 = 0
    for rune in kinds_held(g, seat):
        mask |= bit(rune)
    g.push(PayRunes(seat, count, mask))


def pay_one_of(g: LordsOfRagnarok, seat: Seat, kinds: list[Rune]) -> None:
    """LOR-RACT-03: one rune; several kinds will do only by a card."""
    mask: i64 = 0
    for rune in kinds:
        mask |= bit(rune)
    g.push(PayRunes(seat, 1, mask))


class PayRunes(Frame[LordsOfRagnarok]):
    """`kinds` is a bit mask of those that may still be paid with."""

    def __init__(self, seat: Seat, count: i64, kinds: i64) -> None:
        self.seat = seat
        self.count = count
        self.kinds = kinds

    def copy(self) -> PayRunes:
        return PayRunes(self.seat, self.count, self.kinds)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = [
            SPEND + rune for rune in kinds_held(g, self.seat) if has(self.kinds, rune)
        ]
        if self.count == 0:
            g.done()
        elif len(moves) == self.count:
            self.take(g, self.seat, moves[0])
        else:
            g.ask(self.seat, "pay_rune", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        rune = move - SPEND
        self.count -= 1
        self.kinds &= ~bit(rune)
        g.spend_rune(seat, rune)
