"""The hunt on the table; empty between hunts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import Card, Monster, Region
from sagaboard.games.lords.hunt import GOING_ON, LordsHunt
from sagaboard.games.lords_of_hellas.kinds import ATTACK, MARK, MONSTER, REGION, SEAT
from sagaboard.kernel.field import FLAG, NO_ONE, Field, Mask, Pile, started
from sagaboard.kernel.move import Seat


class Hunt(LordsHunt):
    opened: bool  # the opening draw has been made
    marks: i64  # bit mask of the reward marks covered in this hunt
    drawn: list[Card]  # the two that the left neighbour looks at
    unused: list[Card]  # discarded face down
    played: list[Card]  # face up, the current one last
    attacks: i64  # how many attack cards have been chosen in this hunt
    strength: i64  # of the current attack card
    defence: i64  # total value of the cards put up against it
    planned: i64  # how many of these were made stronger by a priest
    committed: i64  # how many cards were put up
    injured_before: bool  # the hero had an injury before this attack

    # Made by tools/state_copies.py from the table of fields; do not edit.
    def duplicate(self) -> Hunt:
        new = Hunt()
        new.hunter = self.hunter
        new.monster = self.monster
        new.region = self.region
        new.opened = self.opened
        new.dealt = self.dealt
        new.marks = self.marks
        new.deck = self.deck[:]
        new.drawn = self.drawn[:]
        new.unused = self.unused[:]
        new.played = self.played[:]
        new.attacks = self.attacks
        new.strength = self.strength
        new.defence = self.defence
        new.planned = self.planned
        new.committed = self.committed
        new.injured_before = self.injured_before
        new.outcome = self.outcome
        return new

    # Up to here.

    def copy(self) -> Hunt:
        if not self.is_on:
            return self  # stays empty: the next hunt takes its place
        return self.duplicate()


HUNT_FIELDS: Final = (
    Field("hunter", SEAT),
    Field("monster", MONSTER),
    Field("region", REGION),
    Field("opened", FLAG),
    Field("dealt"),
    Field("marks", Mask(MARK)),
    Field("deck", Pile(ATTACK), seen_by=NO_ONE),
    # The hunter's left neighbour knows these two.
    Field("drawn", Pile(ATTACK), seen_by=NO_ONE),
    Field("unused", Pile(ATTACK), seen_by=NO_ONE),
    Field("played", Pile(ATTACK)),
    Field("attacks"),
    Field("strength"),
    Field("defence"),
    Field("planned"),
    Field("committed"),
    Field("injured_before", FLAG),
    Field("outcome", start=GOING_ON),
)

NO_HUNT: Final[Hunt] = started(Hunt(), HUNT_FIELDS, 0)
"""Stays empty, so all matches share it."""


def no_hunt() -> Hunt:
    return NO_HUNT


def new_hunt(hunter: Seat, monster: Monster, region: Region, deck: list[Card]) -> Hunt:
    hunt = NO_HUNT.duplicate()
    hunt.hunter = hunter
    hunt.monster = monster
    hunt.region = region
    hunt.deck = deck
    return hunt
