"""The hunt on the table; empty between hunts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import Card, Monster, Region
from sagaboard.games.lords.hunt import GOING_ON, LordsHunt
from sagaboard.games.lords_of_ragnarok.kinds import ATTACK, CARD, MONSTER, REGION, SEAT
from sagaboard.kernel.field import FLAG, NO_ONE, Field, Pile, Room, started
from sagaboard.kernel.move import NOBODY, Seat

UNLIMITED_WOUNDS: Final = 100


class Hunt(LordsHunt):
    """The target is a monster or, with the number after the last monster, the boss."""

    monster_player: Seat  # LOR-HUNT-04
    hand: list[Card]  # of the monster player, ascending
    seen: bool  # the hunter has looked at that hand
    discard: list[Card]  # monster attack cards used in this hunt
    attack: Card  # the attack card of this monster round; NONE in a hero round
    rage: i64
    rage_cut: i64  # the next attack card has so much less rage
    defence: list[Card]  # combat cards played in defence
    draws_fewer: i64  # cards fewer that the monster player draws in step 7
    skips_draw: bool  # step 5 of this monster round
    skips_weakness: bool  # step 6 of this monster round
    spent: list[Card]  # combat cards of the wound being dealt
    most_wounds: i64  # in this or the next hero round
    bled: bool  # an injury has paid for a wound in this hunt

    # Made by tools/state_copies.py from the table of fields; do not edit.
    def duplicate(self) -> Hunt:
        new = Hunt()
        new.hunter = self.hunter
        new.monster = self.monster
        new.region = self.region
        new.monster_player = self.monster_player
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.seen = self.seen
        new.discard = self.discard[:]
        new.attack = self.attack
        new.rage = self.rage
        new.rage_cut = self.rage_cut
        new.defence = self.defence[:]
        new.draws_fewer = self.draws_fewer
        new.skips_draw = self.skips_draw
        new.skips_weakness = self.skips_weakness
        new.spent = self.spent[:]
        new.dealt = self.dealt
        new.most_wounds = self.most_wounds
        new.bled = self.bled
        new.outcome = self.outcome
        return new

    # Up to here.

    def copy(self) -> Hunt:
        if not self.is_on:
            return self  # stays empty: the next hunt takes its place
        return self.duplicate()

    def shows_hand_to(self, seat: Seat) -> bool:
        """LOR-OQ-68: who plays the monster, and a hunter who has looked at its hand."""
        if self.hunter == NOBODY:
            return False
        return self.monster_player == seat or (self.hunter == seat and self.seen)


HUNT_FIELDS: Final = (
    Field("hunter", SEAT),
    Field("monster", MONSTER),
    Field("region", REGION),
    Field("monster_player", SEAT),
    Field("deck", Pile(ATTACK), seen_by=NO_ONE),
    Field("hand", Pile(ATTACK), seen_by=Hunt.shows_hand_to),
    Field("seen", FLAG),
    Field("discard", Pile(ATTACK)),
    Field("attack", Room(ATTACK)),
    Field("rage"),
    Field("rage_cut"),
    Field("defence", Pile(CARD)),
    Field("draws_fewer"),
    Field("skips_draw", FLAG),
    Field("skips_weakness", FLAG),
    Field("spent", Pile(CARD)),
    Field("dealt"),
    Field("most_wounds", start=UNLIMITED_WOUNDS),
    Field("bled", FLAG),
    Field("outcome", start=GOING_ON),
)

NO_HUNT: Final[Hunt] = started(Hunt(), HUNT_FIELDS, 0)
"""Stays empty, so that all matches share it."""


def new_hunt(
    hunter: Seat, monster: Monster, region: Region, monster_player: Seat, deck: list[Card]
) -> Hunt:
    hunt = NO_HUNT.duplicate()
    hunt.hunter = hunter
    hunt.monster = monster
    hunt.region = region
    hunt.monster_player = monster_player
    hunt.deck = deck
    return hunt
