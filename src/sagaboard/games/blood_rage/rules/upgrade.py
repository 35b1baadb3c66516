"""Chapter 13: the action Upgrade."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import (
    CLAN,
    FIRST_SLOT,
    LEADER,
    MONSTER,
    NO_CARD,
    OWN_LEADER,
    OWN_MONSTER,
    OWN_SHIP,
    QUEST,
    RESERVE,
    SHIP,
    SLOT_COUNT,
    WARRIOR,
    Card,
)
from sagaboard.games.blood_rage.moves import DONE, INVADE, SLOT, UPGRADE
from sagaboard.games.blood_rage.rules.invade import Invade, can_land
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.reason import Reason

NOT_CHOSEN: Final = NOBODY


def offer_upgrades(g: BloodRage, seat: Seat, moves: list[Move]) -> None:
    """BR-UPG-01: an Upgrade card in hand whose cost can be paid."""
    last: i64 = NO_CARD
    for card in g.hands[seat]:
        if card != last and g.content.cards[card].type >= WARRIOR:
            if g.upgrade_cost(seat, card) <= g.rage[seat]:
                moves.append(UPGRADE + card)
        last = card


def why_not_upgrade(g: BloodRage, seat: Seat, card: Card) -> Reason:
    """What `offer_upgrades` misses in a card."""
    if card not in g.hands[seat]:
        return Reason("BR-UPG-01")
    if g.content.cards[card].type < WARRIOR:
        return Reason("BR-UPG-01", "quest" if g.content.cards[card].type == QUEST else "battle")
    return Reason("BR-ACT-06", rage=g.rage[seat], cost=g.upgrade_cost(seat, card))


class Upgrade(Frame[BloodRage]):
    """BR-UPG-22: pay, put the card on its slot, then the free Invade."""

    def __init__(self, seat: Seat, card: Card, slot: i64, placed: bool) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot
        self.placed = placed

    def copy(self) -> Upgrade:
        return Upgrade(self.seat, self.card, self.slot, self.placed)

    def resume(self, g: BloodRage) -> None:
        type_ = g.content.cards[self.card].type
        if not self.placed:
            first: i64 = FIRST_SLOT[type_]
            count: i64 = SLOT_COUNT[type_]
            if count > 1 and self.slot == NOT_CHOSEN:  # BR-UPG-02, BR-OQ-11
                g.ask(self.seat, "upgrade_slot", [SLOT + first + i for i in range(count)])
                return
            if self.slot == NOT_CHOSEN:
                self.slot = first
            self.placed = True
            self.put_on_sheet(g)
            return
        moves = self.free_invades(g, type_)
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "free_invade", moves)

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        if not self.placed:
            self.slot = move - SLOT
            return
        g.done()
        if move != DONE:
            g.push(Invade(seat, g.figure(seat, move - INVADE), 0, False))

    def why_not_slot(self, g: BloodRage, slot: i64) -> Reason | None:
        type_ = g.content.cards[self.card].type
        first: i64 = FIRST_SLOT[type_]
        return None if first <= slot < first + SLOT_COUNT[type_] else Reason("BR-UPG-01", "slot")

    def why_not_free_invade(self, g: BloodRage, seat: Seat, piece: i64) -> Reason:
        """Of a figure that `free_invades` leaves out."""
        if g.place[g.figure(seat, piece)] != RESERVE:
            return Reason("BR-UPG-23", figure=piece)
        return Reason("BR-UPG-08")

    def put_on_sheet(self, g: BloodRage) -> None:
        cost = g.upgrade_cost(self.seat, self.card)
        g.pay_rage(self.seat, cost)
        g.leave_hand(self.seat, self.card)
        old = g.place_on_sheet(self.seat, self.slot, self.card)
        g.tell("upgraded", self.seat, self.card, cost, self.slot)
        if old != NO_CARD:
            g.discarded.append(old)
            g.tell("upgrade_replaced", self.seat, old)
            replaced = g.content.cards[old]
            if replaced.type == MONSTER:
                g.remove_from_game(replaced.monster)
        upgrade = g.content.cards[self.card]
        if upgrade.type == MONSTER:
            g.monster_owner[g.own_number(upgrade.monster) - OWN_MONSTER] = self.seat
            g.put(upgrade.monster, RESERVE)

    def free_invades(self, g: BloodRage, type_: i64) -> list[Move]:
        """BR-UPG-08, 11, 17, 23: with one figure of the upgraded type in the reserve."""
        moves: list[Move] = []
        if type_ == CLAN or not g.has_room_under_horns(self.seat):
            return moves
        for figure in g.choices_at(self.seat, RESERVE):
            piece = g.own_number(figure)
            if self.is_upgraded(g, type_, piece) and can_land(g, piece):
                moves.append(INVADE + piece)
        return moves

    def is_upgraded(self, g: BloodRage, type_: i64, piece: i64) -> bool:
        """A Monster that counts as a ship may be the ship (BR-OQ-46)."""
        if type_ == MONSTER:
            return g.figure(self.seat, piece) == g.content.cards[self.card].monster
        if type_ == SHIP:
            return g.content.is_ship[piece]
        if type_ == LEADER:
            return piece == OWN_LEADER
        return OWN_LEADER < piece < OWN_SHIP
