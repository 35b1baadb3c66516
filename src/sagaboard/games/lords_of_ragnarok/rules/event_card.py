"""21.G: the event card (LOR-EVT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE
from sagaboard.games.lords_of_ragnarok.moments import EVENT_CARDS
from sagaboard.games.lords_of_ragnarok.moves import REVEAL
from sagaboard.games.lords_of_ragnarok.rules.monsters import activate, activate_boss
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

# Steps of a card.
CHOOSE: Final = 0
PLACE: Final = 1
ACTIVATE: Final = 2  # two steps for each rune, one for each monster of the pair; then the boss


def reveal_event(g: LordsOfRagnarok) -> bool:
    """LOR-DECK-02: the top card is laid face up; False if there is none at all."""
    if not g.event_deck:
        if not g.event_discard:
            return False
        g.event_deck = g.event_discard
        g.event_discard = []
        g.chance.shuffle(g.event_deck)
    card = g.event_deck.pop()
    g.revealed.append(card)
    g.tell("event_revealed", card)
    return True


def draw_event(g: LordsOfRagnarok, seat: Seat) -> None:
    """LOR-MONU-15."""
    for _ in range(g.modified(seat, EVENT_CARDS, 1)):
        reveal_event(g)
    if g.revealed:
        g.push(EventCard(seat, CHOOSE))


class EventCard(Frame[LordsOfRagnarok]):
    """LOR-EVT-01 to 10: PLACE, then ACTIVATE rune by rune, then the boss."""

    def __init__(self, seat: Seat, step: i64) -> None:
        self.seat = seat
        self.step = step

    def copy(self) -> EventCard:
        return EventCard(self.seat, self.step)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.step == CHOOSE and len(g.revealed) > 1:
            g.ask(self.seat, "choose_event", [REVEAL + card for card in g.revealed])
            return
        step = self.step
        self.step += 1
        card = g.revealed[0]
        event = g.content.events[card]
        boss: i64 = ACTIVATE + 2 * len(event.activate)
        if step == PLACE:
            place_monster(g, card)
        elif ACTIVATE <= step < boss:
            rune = event.activate[(step - ACTIVATE) // 2]
            monster = g.pair(rune)[(step - ACTIVATE) % 2]
            if g.monster_at[monster] != NOWHERE:
                activate(g, monster)
        elif step == boss:
            if event.boss and g.boss_at != NOWHERE:
                activate_boss(g)
        elif step > boss:
            g.done()
            discard_events(g)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        chosen = move - REVEAL
        for card in g.revealed:
            if card != chosen:
                g.event_discard.append(card)
                g.tell("event_discarded", card)
        g.revealed = [chosen]


def discard_events(g: LordsOfRagnarok) -> None:
    """LOR-EVT-09."""
    g.event_discard += g.revealed
    g.revealed = []


def place_monster(g: LordsOfRagnarok, card: i64) -> None:
    """LOR-EVT-01 to 04: the upper one first; placing does not trample."""
    event = g.content.events[card]
    for monster in g.pair(event.place):
        if g.monster_at[monster] == NOWHERE and not g.is_slain(monster):
            g.monster_at[monster] = event.region
            g.tell("monster_appeared", monster, event.region)
            return
