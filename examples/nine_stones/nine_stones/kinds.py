"""What moves and events name."""

from __future__ import annotations

from sagaboard.kernel.kind import NUMBER, SEAT, Events, Kind, Verb

STONE = Kind(
    "stone",
    ("chalk", "flint", "slate", "basalt", "granite", "quartz", "amber", "jasper", "onyx"),
)

VERBS = (Verb("lay", STONE), Verb("bury", STONE), Verb("done"))
EVENTS: Events = {
    "dealt": (SEAT, STONE.each("stones")),
    "turned": (NUMBER.as_("prize"),),
    "laid": (SEAT,),
    "own_laid": (SEAT, STONE),
    "revealed": (SEAT, STONE),
    "won": (SEAT, NUMBER.as_("points")),
    "tied": (),
    "buried": (SEAT, NUMBER.as_("points")),
    "own_buried": (SEAT, STONE),
}
