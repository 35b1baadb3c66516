"""Rewards of quests and of the Oracle, kept quest cards, and divine powers."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Effect, Land, Source
from sagaboard.games.lords_of_hellas.components import KEPT_QUEST
from sagaboard.games.lords_of_hellas.moves import DONE, GLORY, POWER
from sagaboard.games.lords_of_hellas.rules import expedition
from sagaboard.games.lords_of_hellas.rules.artifacts import look_at
from sagaboard.games.lords_of_hellas.rules.attributes import RaiseDifferent, RaiseTo
from sagaboard.games.lords_of_hellas.rules.blessings import draft
from sagaboard.games.lords_of_hellas.rules.hand import draw
from sagaboard.games.lords_of_hellas.rules.recruit import recruit_in_each, recruit_in_one
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat


def keep_card(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, card: i64) -> None:
    g.gain(seat, KEPT_QUEST + card)
    g.tell("quest_card_kept", seat, card)


def reward_cards(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    draw(g, seat, e.n)


def reward_hand(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """Up to the hand limit."""
    draw(g, seat, max(0, g.hand_limit(seat) - len(g.hands[seat])))


def reward_priests(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.gain_priests(seat, e.n)


def reward_recruits(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    recruit_in_one(g, seat, g.realm[seat], e.n)


def reward_recruits_in_cities(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    recruit_in_each(g, seat, g.realm[seat] & g.content.cities, e.n)


def reward_artifact(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    look_at(g, seat, e.n)


def reward_draft(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    draft(g, seat)


def raise_attribute(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.raise_attribute(seat, e.attribute, e.n)


def raise_attribute_to(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.push(RaiseTo(seat, e.n))


def raise_different_attributes(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.push(RaiseDifferent(seat, e.n, 0))


def choose_free_glory(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, card: i64) -> None:
    g.push(TakeFreeGlory(seat, g.content.land_of[g.content.events[card].region]))


class TakeFreeGlory(Frame[LordsOfHellas]):
    """LOH-GLORY-03: a token that nobody holds, of another colour than the quest's."""

    def __init__(self, seat: Seat, other_than: Land) -> None:
        self.seat = seat
        self.other_than = other_than

    def copy(self) -> TakeFreeGlory:
        return TakeFreeGlory(self.seat, self.other_than)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = [
            GLORY + land
            for land in range(len(g.glory))
            if g.glory[land] == NOBODY and land != self.other_than
        ]
        if moves:
            g.ask(self.seat, "take_glory", moves)
        else:
            g.done()

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        g.take_glory(seat, move - GLORY)


# Kept quest cards.


def in_own_turn(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return g.active == seat


def clear_tokens_and_draw(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    """LOH-CARD-12: on the army board and on blessings, not on the activation card."""
    g.used[seat] = 0
    for blessing in g.blessings_of(seat):
        g.marked &= ~bit(blessing)
    g.tell("tokens_cleared", seat)
    draw(g, seat, e.n)


# Divine powers (LOH-PRAY-07).


def power_to_draw(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.push(PowerToDraw(seat, e.n))


class PowerToDraw(Frame[LordsOfHellas]):
    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> PowerToDraw:
        return PowerToDraw(self.seat, self.count)

    def resume(self, g: LordsOfHellas) -> None:
        g.ask(self.seat, "divine_power", [POWER, DONE])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        if move == POWER:
            draw(g, seat, self.count)


def power_to_recruit(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    recruit_in_one(g, seat, g.realm[seat], e.n)


def power_to_move(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """LOH-PRAY-09: any part of one army, together."""
    expedition.move_army(g, seat, g.content.numbers.hoplites, e.n, False)
