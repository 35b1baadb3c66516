"""The hunt on the table; empty between hunts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE, Card, Monster, Region
from sagaboard.games.lords.hunt import GOING_ON, LordsHunt
from sagaboard.kernel.move import NOBODY, Seat

UNLIMITED_WOUNDS: Final = 100


class Hunt(LordsHunt):
    """The target is a monster or, with the number after the last monster, the boss."""

    def __init__(
        self,
        hunter: Seat,
        monster: Monster,
        region: Region,
        monster_player: Seat,
        deck: list[Card],
        hand: list[Card],
        seen: bool,
        discard: list[Card],
        attack: Card,
        rage: i64,
        rage_cut: i64,
        defence: list[Card],
        draws_fewer: i64,
        skips_draw: bool,
        skips_weakness: bool,
        spent: list[Card],
        dealt: i64,
        most_wounds: i64,
        bled: bool,
        outcome: i64,
    ) -> None:
        self.hunter = hunter
        self.monster = monster
        self.region = region
        self.deck = deck
        self.dealt = dealt
        self.outcome = outcome
        self.monster_player = monster_player  # LOR-HUNT-04
        self.hand = hand  # of the monster player, ascending
        self.seen = seen  # the hunter has looked at that hand
        self.discard = discard  # monster attack cards used in this hunt
        self.attack = attack  # the attack card of this monster round; NONE in a hero round
        self.rage = rage
        self.rage_cut = rage_cut  # the next attack card has so much less rage
        self.defence = defence  # combat cards played in defence
        self.draws_fewer = draws_fewer  # cards fewer that the monster player draws in step 7
        self.skips_draw = skips_draw  # step 5 of this monster round
        self.skips_weakness = skips_weakness  # step 6 of this monster round
        self.spent = spent  # combat cards of the wound being dealt
        self.most_wounds = most_wounds  # in this or the next hero round
        self.bled = bled  # an injury has paid for a wound in this hunt

    def copy(self) -> Hunt:
        if not self.is_on:
            return self  # stays empty: the next hunt takes its place
        return Hunt(
            self.hunter,
            self.monster,
            self.region,
            self.monster_player,
            self.deck[:],
            self.hand[:],
            self.seen,
            self.discard[:],
            self.attack,
            self.rage,
            self.rage_cut,
            self.defence[:],
            self.draws_fewer,
            self.skips_draw,
            self.skips_weakness,
            self.spent[:],
            self.dealt,
            self.most_wounds,
            self.bled,
            self.outcome,
        )

    def shows_hand_to(self, seat: Seat) -> bool:
        """LOR-OQ-68: who plays the monster, and a hunter who has looked at its hand."""
        if self.hunter == NOBODY:
            return False
        return self.monster_player == seat or (self.hunter == seat and self.seen)


def no_hunt() -> Hunt:
    return new_hunt(NOBODY, NONE, NOWHERE, NOBODY, [])


def new_hunt(
    hunter: Seat, monster: Monster, region: Region, monster_player: Seat, deck: list[Card]
) -> Hunt:
    return Hunt(
        hunter,
        monster,
        region,
        monster_player,
        deck,
        [],
        False,
        [],
        NONE,
        0,
        0,
        [],
        0,
        False,
        False,
        [],
        0,
        UNLIMITED_WOUNDS,
        False,
        GOING_ON,
    )
