"""The hunt on the table; empty between hunts."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE, Card, Monster, Region
from sagaboard.games.lords.hunt import GOING_ON, LordsHunt
from sagaboard.kernel.move import NOBODY, Seat


class Hunt(LordsHunt):
    def __init__(
        self,
        hunter: Seat,
        monster: Monster,
        region: Region,
        opened: bool,
        dealt: i64,
        marks: i64,
        deck: list[Card],
        drawn: list[Card],
        unused: list[Card],
        played: list[Card],
        attacks: i64,
        strength: i64,
        defence: i64,
        planned: i64,
        committed: i64,
        injured_before: bool,
        outcome: i64,
    ) -> None:
        super().__init__(hunter, monster, region, deck, dealt, outcome)
        self.opened = opened  # the opening draw has been made
        self.marks = marks  # bit mask of the reward marks covered in this hunt
        self.drawn = drawn  # the two that the left neighbour looks at
        self.unused = unused  # discarded face down
        self.played = played  # face up, the current one last
        self.attacks = attacks  # how many attack cards have been chosen in this hunt
        self.strength = strength  # of the current attack card
        self.defence = defence  # total value of the cards put up against it
        self.planned = planned  # how many of these were made stronger by a priest
        self.committed = committed  # how many cards were put up
        self.injured_before = injured_before  # the hero had an injury before this attack

    def copy(self) -> Hunt:
        if not self.is_on:
            return self  # stays empty: the next hunt takes its place
        return Hunt(
            self.hunter,
            self.monster,
            self.region,
            self.opened,
            self.dealt,
            self.marks,
            self.deck[:],
            self.drawn[:],
            self.unused[:],
            self.played[:],
            self.attacks,
            self.strength,
            self.defence,
            self.planned,
            self.committed,
            self.injured_before,
            self.outcome,
        )


def no_hunt() -> Hunt:
    return new_hunt(NOBODY, NONE, NOWHERE, [])


def new_hunt(hunter: Seat, monster: Monster, region: Region, deck: list[Card]) -> Hunt:
    return Hunt(
        hunter, monster, region, False, 0, 0, deck, [], [], [], 0, 0, 0, 0, 0, False, GOING_ON
    )
