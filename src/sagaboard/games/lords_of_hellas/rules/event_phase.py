"""Chapter 12: the event phase."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat


class EventPhase(Frame[LordsOfHellas]):
    """LOH-EVT-01 to 06, 09: the top card, and another one for a monster killed before."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> EventPhase:
        return EventPhase(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        g.done()
        while True:
            if not g.event_deck:
                reshuffle_quests(g)
            if not g.event_deck:
                g.tell("no_event")
                return
            card = g.event_deck.pop()
            g.tell("event_drawn", card)
            event = g.content.events[card]
            if event.is_quest:
                open_quest(g, card)
                return
            if g.is_slain(event.monster):
                g.event_discard.append(card)
                g.tell("event_ignored", card)
                continue
            if g.monster_at[event.monster] == NOWHERE:
                place_monster(g, card)
                g.event_discard.append(card)
            else:
                g.evolved[event.monster] |= bit(card)
                g.tell("monster_evolved", event.monster, card)
            return


def open_quest(g: LordsOfHellas, card: i64) -> None:
    """LOH-EVT-02, 03."""
    for slot in range(len(g.quests)):
        if g.quests[slot] == NONE:
            g.quests[slot] = card
            g.tell("quest_opened", card, g.content.events[card].region)
            return
    g.event_discard.append(card)
    g.tell("event_ignored", card)


def place_monster(g: LordsOfHellas, card: i64) -> None:
    event = g.content.events[card]
    g.monster_at[event.monster] = event.region
    g.tell("monster_appeared", event.monster, event.region)


def reshuffle_quests(g: LordsOfHellas) -> None:
    """LOH-EVT-09: only quests discarded for lack of a free slot come back."""
    deck: list[i64] = []
    out: list[i64] = []
    for card in g.event_discard:
        if g.content.events[card].is_quest and not has(g.finished_quests, card):
            deck.append(card)
        else:
            out.append(card)
    if deck:
        g.chance.shuffle(deck)
        g.event_deck = deck
        g.event_discard = out
