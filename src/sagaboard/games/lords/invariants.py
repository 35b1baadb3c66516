"""What must be true of every position of both games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sagaboard.games.lords.state import LordsGame
from sagaboard.kernel.bits import bit


def lords_violations(g: LordsGame) -> Iterator[str]:
    yield from hands(g)
    yield from blessings(g)
    yield from effects_in_force(g)
    yield from priests(g)


def all_copies(counts: Iterable[int]) -> list[int]:
    """Every card as often as it is printed."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def hands(g: LordsGame) -> Iterator[str]:
    for hand in g.hands:
        if hand != sorted(hand):
            yield "a hand is not in order"


def blessings(g: LordsGame) -> Iterator[str]:
    everywhere = g.blessing_deck + g.blessing_discard + g.pack
    for seat in range(g.seats):
        everywhere += g.blessings_of(seat)
    if sorted(everywhere) != list(range(len(g.common_content.blessings))):
        yield "blessings are lost or doubled"


def effects_in_force(g: LordsGame) -> Iterator[str]:
    for seat in range(g.seats):
        moments = 0
        for source in g.owned[seat]:
            for effect in g.common_content.effects(source):
                moments |= bit(effect.moment)
        if moments != g.in_force[seat]:
            yield f"seat {seat} has the wrong effects in force"


def priests(g: LordsGame) -> Iterator[str]:
    """LOH-PRIEST-04, LOR-COMP-05."""
    limit = g.common_content.limits.priests
    for seat in range(g.seats):
        if g.priesthood[seat] < 0 or g.priesthood[seat] + g.priests_praying(seat) > limit:
            yield f"seat {seat} has {g.priesthood[seat]} priests in the pool"
