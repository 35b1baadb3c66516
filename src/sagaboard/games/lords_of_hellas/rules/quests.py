"""Chapter 16: quests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, NOWHERE
from sagaboard.games.lords.hand import discard
from sagaboard.games.lords.trigger import carry_out
from sagaboard.games.lords_of_hellas.components import (
    KEPT_QUEST,
    LEADERSHIP,
    QUEST_REWARD,
    SPEED,
    STRENGTH,
    Step,
)
from sagaboard.games.lords_of_hellas.moves import BEGIN, DONE
from sagaboard.games.lords_of_hellas.rules.attributes import can_take, injure
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, bits
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.steps import StepList, Steps

STEPS: Final = 3


def meets(g: LordsOfHellas, seat: Seat, step: Step) -> bool:
    """LOH-QUEST-03, 14, 19: current values; payments must be payable in full."""
    speed = g.value(seat, SPEED)
    strength = g.value(seat, STRENGTH)
    return (
        g.value(seat, LEADERSHIP) >= step.leadership
        and strength >= step.strength
        and speed >= step.speed
        and max(speed, strength) >= step.speed_or_strength
        and g.priesthood[seat] >= max(step.priests, step.sacrifice)
        and bits(g.realm[seat] & g.content.cities) >= step.cities
        and g.temple_regions(seat) >= step.temples
        and len(g.artifacts_of(seat)) >= step.artifacts
        and len(g.hands[seat]) >= step.discard
        and (step.injuries == 0 or can_take(g, seat, step.injuries))
    )


def starts(g: LordsOfHellas, seat: Seat) -> list[Move]:
    """The steps on which the hero may start the quest of its region."""
    moves: list[Move] = []
    slot = g.quest_slot_at(g.hero_at[seat])
    if slot != NONE:
        card = g.quests[slot]
        steps = g.content.events[card].steps
        for step in range(STEPS):
            if meets(g, seat, steps[step]):
                moves.append(BEGIN + (card - g.content.first_quest) * STEPS + step)
    return moves


class MayStart(Frame[LordsOfHellas]):
    """LOH-HMOVE-05, LOH-QUEST-02, 03: a hero that has ended its movement on a quest token."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> MayStart:
        return MayStart(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        moves = starts(g, self.seat)
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "start_quest", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        if move == DONE:
            return
        slot = g.quest_slot_at(g.hero_at[seat])
        step = (move - BEGIN) % STEPS
        start_quest(g, seat, slot, step)


def start_quest(g: LordsOfHellas, seat: Seat, slot: i64, step: i64) -> None:
    """LOH-QUEST-05, 14: the hero goes onto the card; payments are made now."""
    card = g.quests[slot]
    required = g.content.events[card].steps[step]
    g.hero_at[seat] = NOWHERE
    g.quest_of[seat] = slot
    g.step_of[seat] = step
    g.tell("quest_started", seat, card, step + 1)
    if step == STEPS - 1:
        g.push(Complete(seat, slot, 0))
    for _ in range(required.sacrifice):
        g.sacrifice_priest(seat)
    if required.discard > 0:
        discard(g, seat, required.discard)
    injure(g, seat, required.injuries)


def advance(g: LordsOfHellas, seat: Seat) -> None:
    """LOH-QUEST-06, 09: one step; requirements no longer matter."""
    g.step_of[seat] += 1
    slot = g.quest_of[seat]
    g.tell("quest_advanced", seat, g.quests[slot], g.step_of[seat] + 1)
    if g.step_of[seat] == STEPS - 1:
        g.push(Complete(seat, slot, 0))


class Complete(Steps[LordsOfHellas]):
    """LOH-QUEST-20: the hero returns, reward, glory token, then the quest is cleared away."""

    def __init__(self, seat: Seat, slot: i64, step: i64) -> None:
        super().__init__(step)
        self.seat = seat
        self.slot = slot

    def copy(self) -> Complete:
        return Complete(self.seat, self.slot, self.step)

    def steps(self) -> StepList[LordsOfHellas]:
        return COMPLETE

    def take_reward(self, g: LordsOfHellas) -> None:
        card = g.quests[self.slot]
        g.quest_of[self.seat] = NONE
        g.hero_at[self.seat] = g.content.events[card].region
        g.tell("quest_completed", self.seat, card)
        carry_out(g, self.seat, QUEST_REWARD + card, card)

    def take_glory_token(self, g: LordsOfHellas) -> None:
        region = g.content.events[g.quests[self.slot]].region
        g.take_glory(self.seat, g.content.land_of[region])

    def clear_quest_away(self, g: LordsOfHellas) -> None:
        g.done()
        clear_away(g, self.seat, self.slot)


COMPLETE: Final[StepList[LordsOfHellas]] = (
    Complete.take_reward,
    Complete.take_glory_token,
    Complete.clear_quest_away,
)


def clear_away(g: LordsOfHellas, winner: Seat, slot: i64) -> None:
    """LOH-QUEST-13, 15: the slot is free; other heroes return without a reward."""
    card = g.quests[slot]
    g.quests[slot] = NONE
    g.finished_quests |= bit(card)
    if KEPT_QUEST + card not in g.owned[winner]:
        g.event_discard.append(card)
    for seat in range(g.seats):
        if g.quest_of[seat] == slot:
            g.quest_of[seat] = NONE
            g.hero_at[seat] = g.content.events[card].region
            g.tell("quest_lost", seat, card)
