"""Chapter 9, phase 1: Gods' Gifts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.moves import PICK, UNPICK
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.cards import with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

CHANGES_OF_A_PICK: Final = 10
"""More often nobody changes their mind, and a match that never goes on would grow for ever."""


class GodsGifts(Frame[BloodRage]):
    """BR-GIFT-01 to 04: deal; a card kept from the last Age stays in the hand, out of the draft."""

    def __init__(self, dealt: bool) -> None:
        self.dealt = dealt

    def copy(self) -> GodsGifts:
        return GodsGifts(self.dealt)

    def resume(self, g: BloodRage) -> None:
        if self.dealt:
            g.done()
            return
        self.dealt = True
        deck = g.decks[g.age - 1]
        g.decks[g.age - 1] = []
        for seat in range(g.seats):
            pack = sorted(deck[seat * g.content.dealt : (seat + 1) * g.content.dealt])
            g.tell("cards_dealt", seat, len(pack))
            if g.first_game and g.age == 1:  # BR-VAR-01
                g.hands[seat] = pack
            else:
                g.packs[seat] = pack
        g.undealt = g.undealt + deck[g.seats * g.content.dealt :]
        if not (g.first_game and g.age == 1):
            g.push(Draft())


class Draft(Frame[BloodRage]):
    """BR-GIFT-05 to 09: everybody picks at once, then the packs go to the left.

    A pick may be changed until the last player has picked, some times (BR-OQ-20).
    """

    def __init__(self, changes: i64 = 0) -> None:
        self.changes = changes  # of each seat's pick, in four bits for each

    def copy(self) -> Draft:
        return Draft(self.changes)

    def resume(self, g: BloodRage) -> None:
        wanted = g.content.cards_per_pick[g.seats]
        if everybody_picked(g, wanted):
            self.keep_picks(g)
            if len(g.packs[0]) > g.content.dealt - g.content.kept:
                self.pass_packs(g)
            else:
                self.bury_packs(g)
                g.done()
            return
        for seat in range(g.seats):
            picked = len(g.picks[seat])
            moves: list[Move] = with_each(PICK, g.packs[seat]) if picked < wanted else []
            if picked > 0 and (self.changes >> 4 * seat) & 15 < CHANGES_OF_A_PICK:
                moves.append(UNPICK)
            if moves:
                g.ask(seat, "pick", moves, picked == wanted)

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        if move == UNPICK:
            g.packs[seat] = sorted(g.packs[seat] + g.picks[seat])
            g.picks[seat] = []
            self.changes += 1 << 4 * seat
            g.whisper(seat, "unpicked", seat)
            return
        g.packs[seat].remove(move - PICK)
        g.picks[seat].append(move - PICK)
        g.whisper(seat, "picked", seat, move - PICK)

    def keep_picks(self, g: BloodRage) -> None:
        for seat in range(g.seats):
            for card in g.picks[seat]:
                g.take_into_hand(seat, card)
            g.picks[seat] = []
        self.changes = 0

    def pass_packs(self, g: BloodRage) -> None:
        """BR-GIFT-06: each player gets the pack of the player on the right."""
        g.packs = [g.packs[seat - 1] for seat in range(g.seats)]
        g.tell("packs_passed", len(g.packs[0]))

    def bury_packs(self, g: BloodRage) -> None:
        """BR-GIFT-08: the last cards of each pack are discarded face down."""
        for seat in range(g.seats):
            g.whisper_all(seat, "buried", [seat, *g.packs[seat]])
            g.buried[seat] = g.buried[seat] + g.packs[seat]
            g.packs[seat] = []
        g.tell("draft_ended")


def everybody_picked(g: BloodRage, wanted: i64) -> bool:
    for picks in g.picks:
        if len(picks) < wanted:
            return False
    return True
