# mypyc: interpreted - declarations, read at the edges
"""What the tables of fields of both games say alike."""

from __future__ import annotations

from typing import Final

from sagaboard.games.lords.battle import SIDES
from sagaboard.games.lords.components import ALL_SOURCES
from sagaboard.kernel.field import NO_ONE, OWNER, SHARED, Field, Mask, Pile
from sagaboard.kernel.kind import SEAT, SEATS, Kind

# What fields are indexed by and sets are made of, besides the kinds of a game.
SIDE: Final = Kind("side", SIDES)
PLACE_OF_SEAT: Final = Kind("place-of-seat", SEATS)
"""There are as many in a match of two."""
SOURCE: Final = Kind("source", [str(source) for source in range(ALL_SOURCES)])
MOMENT: Final = Kind("moment", [str(moment) for moment in range(63)])
"""As many as a mask has room for."""


def lords_fields(
    *,
    phase: Kind,
    region: Kind,
    hero: Kind,
    attribute: Kind,
    god: Kind,
    monster: Kind,
    artifact: Kind,
    blessing: Kind,
    event: Kind,
    card: Kind,
    victory: Kind,
) -> dict[str, Field]:
    """By name, for a game that puts them where its saved states have them. Where the games start
    or hide a field of `LordsGame` differently, each has its own line."""
    fields = (
        Field("common_content", SHARED),
        Field("phase", phase, start=0),
        Field("starting_player", SEAT),
        Field("active", SEAT),
        Field("turn"),
        Field("heroes", hero, by=SEAT),
        Field("hero_at", region, by=SEAT),
        Field("injured", Mask(attribute), by=SEAT),
        Field("present", Mask(region), by=SEAT),
        Field("control", SEAT, by=region),
        Field("priesthood", by=SEAT),
        Field("praying", by=(god, PLACE_OF_SEAT)),
        Field("owned", Pile(SOURCE), by=SEAT),
        Field("in_force", Mask(MOMENT), by=SEAT),
        Field("charged", Mask(artifact)),
        Field("spent"),
        Field("monster_at", region, by=monster),
        Field("slain_by", SEAT, by=monster),
        Field("temples", Mask(region)),
        Field("temples_taken"),
        Field("event_deck", Pile(event), seen_by=NO_ONE),
        Field("event_discard", Pile(event)),
        Field("combat_deck", Pile(card), seen_by=NO_ONE),
        Field("combat_discard", Pile(card)),
        Field("hands", Pile(card), by=SEAT, seen_by=OWNER),
        Field("blessing_deck", Pile(blessing), seen_by=NO_ONE),
        Field("blessing_discard", Pile(blessing)),
        Field("winner", SEAT),
        Field("victory", victory),
    )
    return {field.name: field for field in fields}
