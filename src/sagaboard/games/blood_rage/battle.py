"""The Pillage on the table: who fights where, which cards lie there, who has fallen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import Card, Figure, Place
from sagaboard.games.blood_rage.kinds import CARD, PIECE, PROVINCE, SEAT
from sagaboard.kernel.field import FLAG, OWNER, Field, Pile, started
from sagaboard.kernel.kind import MAX_SEATS
from sagaboard.kernel.move import Seat

NOWHERE: Final = -1


class Battle:
    """Always there; `province` is NOWHERE between Pillages."""

    province: Place
    pillager: Seat
    is_repeat: bool  # a pillaged province is pillaged once more
    participants: list[Seat]  # pillager first, then clockwise; empty: no battle
    figures: list[Figure]  # those present when the Call to Battle ended
    chosen: list[Card]  # by seat, face down
    cards: list[list[Card]]  # by seat, face up: the simultaneous card, then late ones
    quest_bonus: list[i64]  # by seat: the bonus of a Quest treated as a Battle card
    is_cancelled: list[bool]  # by seat: the text of the simultaneous card is cancelled
    totals: list[i64]
    fallen: list[i64]  # by owner: figures destroyed in this battle
    winner: Seat
    taker: Seat  # who takes the winner's cards when the cards leave the table

    # Made by tools/state_copies.py from the table of fields; do not edit.
    def duplicate(self) -> Battle:
        new = Battle()
        new.province = self.province
        new.pillager = self.pillager
        new.is_repeat = self.is_repeat
        new.participants = self.participants[:]
        new.figures = self.figures[:]
        new.chosen = self.chosen[:]
        new.cards = [items[:] for items in self.cards]
        new.quest_bonus = self.quest_bonus[:]
        new.is_cancelled = self.is_cancelled[:]
        new.totals = self.totals[:]
        new.fallen = self.fallen[:]
        new.winner = self.winner
        new.taker = self.taker
        return new

    # Up to here.

    def copy(self) -> Battle:
        if self.province == NOWHERE:
            return self  # stays empty: the next battle takes its place
        return self.duplicate()

    def has_card_of(self, seat: Seat) -> bool:
        return len(self.cards[seat]) > 0


BATTLE_FIELDS: Final = (
    Field("province", PROVINCE),
    Field("pillager", SEAT),
    Field("is_repeat", FLAG, saved_as="again"),
    Field("participants", Pile(SEAT)),
    Field("figures", Pile(PIECE)),
    Field("chosen", CARD, by=SEAT, seen_by=OWNER),
    Field("cards", Pile(CARD), by=SEAT),
    Field("quest_bonus", by=SEAT, saved_as="treated"),
    Field("is_cancelled", FLAG, by=SEAT, saved_as="blank"),
    Field("totals", by=SEAT),
    Field("fallen", by=SEAT),
    Field("winner", SEAT),
    Field("taker", SEAT),
)

NO_BATTLE: Final[list[Battle]] = [
    started(Battle(), BATTLE_FIELDS, seats) for seats in range(MAX_SEATS + 1)
]
"""By number of seats. They stay empty, so all matches share them."""


def no_battle(seats: i64) -> Battle:
    return NO_BATTLE[seats]


def new_battle(seats: i64, province: Place, pillager: Seat, is_repeat: bool) -> Battle:
    battle = NO_BATTLE[seats].duplicate()
    battle.province = province
    battle.pillager = pillager
    battle.is_repeat = is_repeat
    return battle
