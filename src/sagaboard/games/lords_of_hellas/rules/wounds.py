"""Chapter 13: wounds on monsters and their death (LOH-MON-04 to 12, LOH-REWARD-05)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Monster
from sagaboard.games.lords.hunt import SUCCESS
from sagaboard.games.lords_of_hellas.components import NO_MARK
from sagaboard.games.lords_of_hellas.moves import WOUND
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat


def mark_of(g: LordsOfHellas, monster: Monster, slot: i64) -> i64:
    """Slots added by evolution carry no mark."""
    marks = g.content.monsters[monster].marks
    return marks[slot] if slot < len(marks) else NO_MARK


def open_slots(g: LordsOfHellas, monster: Monster) -> list[i64]:
    """Uncovered slots; of those with the same symbol and mark only the first."""
    symbols = g.wound_slots(monster)
    seen: i64 = 0
    slots: list[i64] = []
    for slot in range(len(symbols)):
        if not has(g.wounds[monster], slot):
            kind = symbols[slot] * 4 + mark_of(g, monster, slot)
            if not has(seen, kind):
                seen |= bit(kind)
                slots.append(slot)
    return slots


def deal_wound(g: LordsOfHellas, seat: Seat, monster: Monster, slot: i64) -> None:
    """Cover a slot. In a hunt the mark counts for the hunter, and the death ends the hunt."""
    symbols = g.wound_slots(monster)
    g.wounds[monster] |= bit(slot)
    g.tell("monster_wounded", seat, monster, symbols[slot], g.wounds_on(monster), len(symbols))
    hunted = g.hunt.hunter == seat and g.hunt.monster == monster
    if hunted:
        g.hunt.marks |= bit(mark_of(g, monster, slot))
    if g.wounds[monster] == bit(len(symbols)) - 1:
        if hunted:
            g.hunt.outcome = SUCCESS
        else:
            slay(g, seat, monster)


def slay(g: LordsOfHellas, seat: Seat, monster: Monster) -> None:
    """LOH-REWARD-02, 04, LOH-MON-12: glory token, then the figure; evolutions are discarded."""
    region = g.monster_at[monster]
    g.monster_at[monster] = NOWHERE
    g.wounds[monster] = 0
    for card in range(g.content.first_quest):
        if has(g.evolved[monster], card):
            g.event_discard.append(card)
    g.evolved[monster] = 0
    g.tell("monster_slain", seat, monster, region)
    g.take_glory(seat, g.content.land_of[region])
    g.slain_by[monster] = seat
    g.check_victory()


class ChooseWound(Frame[LordsOfHellas]):
    """A wound of the player's choice, without a card (LOH-CARD-06)."""

    def __init__(self, seat: Seat, monster: Monster) -> None:
        self.seat = seat
        self.monster = monster

    def copy(self) -> ChooseWound:
        return ChooseWound(self.seat, self.monster)

    def resume(self, g: LordsOfHellas) -> None:
        slots = open_slots(g, self.monster)
        if len(slots) == 1:
            g.done()
            deal_wound(g, self.seat, self.monster, slots[0])
        else:
            g.ask(self.seat, "which_wound", [WOUND + slot for slot in slots])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        deal_wound(g, seat, self.monster, move - WOUND)
