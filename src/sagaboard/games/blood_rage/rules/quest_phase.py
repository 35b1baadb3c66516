"""16.2, phase 4: Quest."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import Card
from sagaboard.games.blood_rage.moments import QUEST_CHECKED, QUEST_GLORY
from sagaboard.games.blood_rage.rules.stats import NONE_EXCLUDED, raise_one_stat
from sagaboard.games.blood_rage.state import FOR_QUEST, BloodRage
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat


class QuestPhase(Frame[BloodRage]):
    """BR-OQ-29: players in turn order from the First player, each one's Quests in order."""

    def __init__(self, revealed: bool, checked: i64) -> None:
        self.revealed = revealed
        self.checked = checked

    def copy(self) -> QuestPhase:
        return QuestPhase(self.revealed, self.checked)

    def resume(self, g: BloodRage) -> None:
        if not self.revealed:
            self.revealed = True
            for seat in range(g.seats):
                for card in g.quests[seat]:
                    g.tell("quest_revealed", seat, card)
            return
        before: i64 = 0
        seat = g.first_player
        for _seat in range(g.seats):
            if self.checked < before + len(g.quests[seat]):
                card = g.quests[seat][self.checked - before]
                self.checked += 1
                check(g, seat, card)
                return
            before += len(g.quests[seat])
            seat = g.left_of(seat)
        self.discard_all(g)
        g.done()

    def discard_all(self, g: BloodRage) -> None:
        """BR-QPH-06: fulfilled or not."""
        for seat in range(g.seats):
            g.discarded = g.discarded + g.quests[seat]
            g.quests[seat] = []


def is_fulfilled(g: BloodRage, seat: Seat, card: Card) -> bool:
    for effect in g.content.cards[card].effects:
        if effect.moment == QUEST_CHECKED and effect.modify is not None:
            return effect.modify(g, seat, effect, card) > 0
    return False


def check(g: BloodRage, seat: Seat, card: Card) -> None:
    """BR-QPH-02 to 05: Glory and one stat for a fulfilled Quest, nothing for another."""
    if not is_fulfilled(g, seat, card):
        g.tell("quest_failed", seat, card)
        return
    glory = g.modified(seat, QUEST_GLORY, g.content.cards[card].glory)
    g.tell("quest_fulfilled", seat, card, glory)
    g.gain_glory(seat, glory, FOR_QUEST)
    raise_one_stat(g, seat, NONE_EXCLUDED)
