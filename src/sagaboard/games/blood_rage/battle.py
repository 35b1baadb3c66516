"""The Pillage on the table: who fights where, which cards lie there, who has fallen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import NO_CARD, Card, Figure, Place
from sagaboard.kernel.move import NOBODY, Seat

NOWHERE: Final = -1


class Battle:
    """Always there; `province` is NOWHERE between Pillages."""

    def __init__(
        self,
        province: Place,
        pillager: Seat,
        again: bool,
        participants: list[Seat],
        figures: list[Figure],
        chosen: list[Card],
        cards: list[list[Card]],
        treated: list[i64],
        blank: list[bool],
        totals: list[i64],
        fallen: list[i64],
        winner: Seat,
        taker: Seat,
    ) -> None:
        self.province = province
        self.pillager = pillager
        self.again = again  # a pillaged province is pillaged once more
        self.participants = participants  # pillager first, then clockwise; empty: no battle
        self.figures = figures  # those present when the Call to Battle ended
        self.chosen = chosen  # by seat, face down
        self.cards = cards  # by seat, face up: the simultaneous card, then late ones
        self.treated = treated  # by seat: the bonus of a Quest treated as a Battle card
        self.blank = blank  # by seat: the text of the simultaneous card is cancelled
        self.totals = totals
        self.fallen = fallen  # by owner: figures destroyed in this battle
        self.winner = winner
        self.taker = taker  # who takes the winner's cards when the cards leave the table

    def copy(self) -> Battle:
        if self.province == NOWHERE:
            return self  # stays empty: the next battle takes its place
        return Battle(
            self.province,
            self.pillager,
            self.again,
            self.participants[:],
            self.figures[:],
            self.chosen[:],
            [cards[:] for cards in self.cards],
            self.treated[:],
            self.blank[:],
            self.totals[:],
            self.fallen[:],
            self.winner,
            self.taker,
        )

    def has_card_of(self, seat: Seat) -> bool:
        return len(self.cards[seat]) > 0


def no_battle(seats: i64) -> Battle:
    return new_battle(seats, NOWHERE, NOBODY, False)


def new_battle(seats: i64, province: Place, pillager: Seat, again: bool) -> Battle:
    zeros: list[i64] = [0] * seats
    return Battle(
        province,
        pillager,
        again,
        [],
        [],
        [NO_CARD] * seats,
        [[] for _ in range(seats)],
        zeros,
        [False] * seats,
        zeros[:],
        zeros[:],
        NOBODY,
        NOBODY,
    )
