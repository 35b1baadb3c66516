"""Chapter 8: the turn; 10.1: special actions in general; chapter 20: with two players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, ONCE_PER_TURN
from sagaboard.games.lords.trigger import offer_uses, performs, refresh
from sagaboard.games.lords_of_hellas import moves as m
from sagaboard.games.lords_of_hellas.components import (
    BUILD_TEMPLE,
    HERO_MOVEMENT,
    HOPLITE_MOVEMENT,
    HUNT,
    MARCH,
    PRAYER,
    PREPARE,
    RECRUIT,
    USE_ARTIFACTS,
    USURP,
)
from sagaboard.games.lords_of_hellas.moments import (
    ANY_TIME,
    EXTRA_ACTION,
    INSTEAD_OF_HERO,
    INSTEAD_OF_HOPLITES,
    OWN_TURN,
    SPECIAL,
    TURN_START,
    USE,
)
from sagaboard.games.lords_of_hellas.rules import (
    hero_movement,
    hoplite_movement,
    hunt,
    march,
    monument,
    prayer,
    prepare,
    recruit,
    temple,
    use_artifacts,
    usurp,
)
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, noun_of, verb_of

# Steps of a turn.
START: Final = 0
ACTIONS: Final = 1
AFTER_SPECIAL: Final = 2
REPEATED: Final = 3
END: Final = 4

NOT_BUILDING: Final = -2


class Turns(Frame[LordsOfHellas]):
    """LOH-TURN-06: clockwise, until somebody has won."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> Turns:
        return Turns(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        seat = self.seat
        self.seat = g.left_of(seat)
        g.active = seat
        g.turn += 1
        g.extra_actions = 0
        refresh(g, seat, ONCE_PER_TURN)
        g.tell("turn_began", seat)
        g.push(Turn(seat, START, 0, NOT_BUILDING))


class Turn(Frame[LordsOfHellas]):
    """LOH-TURN-01: basic actions, then a special action, which ends the turn."""

    def __init__(self, seat: Seat, step: i64, basics: i64, building: i64) -> None:
        self.seat = seat
        self.step = step
        self.basics = basics  # bit mask of basic actions taken
        self.building = building  # the monument; NONE: not named, or all are complete

    def copy(self) -> Turn:
        return Turn(self.seat, self.step, self.basics, self.building)

    def resume(self, g: LordsOfHellas) -> None:
        seat = self.seat
        moves: list[Move] = []
        if self.step == START:
            offer_uses(g, seat, TURN_START, 0, moves)
            if moves:
                moves.append(m.DONE)
                g.ask(seat, "turn_start", moves)
                return
            self.step = ACTIONS
        if self.step == ACTIONS:
            basic_actions(g, seat, self.basics, moves)
            offer_uses(g, seat, OWN_TURN, 0, moves)
            offer_uses(g, seat, ANY_TIME, 0, moves)
            offer_uses(g, seat, EXTRA_ACTION, 0, moves)
            special_actions(g, seat, moves)
            g.ask(seat, "turn", moves)
        elif self.step == AFTER_SPECIAL:
            self.after_special(g)
        elif self.step == REPEATED:
            self.repeat(g)
        else:
            g.done()
            monument.end_countdown(g, seat)

    def after_special(self, g: LordsOfHellas) -> None:
        """LOH-SA-08, 09: additional special actions; Build monument closes the turn."""
        moves: list[Move] = []
        if g.extra_actions > 0:
            special_actions(g, self.seat, moves)
            if self.building != NOT_BUILDING:  # it comes next by itself
                moves = [move for move in moves if not is_monument(move)]
        else:
            offer_uses(g, self.seat, EXTRA_ACTION, 0, moves)
        if moves:
            moves.append(m.DONE)
            g.ask(self.seat, "extra_action", moves)
        elif self.building != NOT_BUILDING:
            self.build(g)
        else:
            self.step = END

    def repeat(self, g: LordsOfHellas) -> None:
        """LOH-TWO-02, 05: a used special action is performed again, if one can be."""
        moves: list[Move] = []
        offer_actions(g, self.seat, g.used[self.seat], moves)
        if moves:
            g.ask(self.seat, "repeat_action", moves)
        else:
            self.build(g)

    def build(self, g: LordsOfHellas) -> None:
        self.step = END
        if g.activation_holder == self.seat:  # what completes the monument counts not (LOH-KOK-03)
            g.push(CountDown(self.seat))
        if self.building == NONE:
            g.push(monument.ChooseMonument(self.seat))
        else:
            g.push(monument.BuildMonument(self.seat, self.building, 0))

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if self.step == START:
            if move == m.DONE or not performs(g, seat, TURN_START, 0, move):
                self.step = ACTIONS
        elif self.step == ACTIONS:
            self.act(g, move)
        elif self.step == REPEATED:
            self.step = AFTER_SPECIAL
            begin_special(g, seat, move)
        elif move == m.DONE:
            if g.extra_actions > 0:
                g.extra_actions = 0
            if self.building != NOT_BUILDING:
                self.build(g)
            else:
                self.step = END
        elif not performs(g, seat, EXTRA_ACTION, 0, move):
            g.extra_actions -= 1
            self.special(g, move)

    def act(self, g: LordsOfHellas, move: Move) -> None:
        seat = self.seat
        verb = verb_of(move)
        if verb == m.PRAY:
            self.basics |= PRAYER
            prayer.pray(g, seat, noun_of(move))
        elif verb == m.GO or verb == m.ADVANCE:
            self.basics |= HERO_MOVEMENT
            hero_movement.move_hero(g, seat, move)
        elif verb == m.MOVE:
            self.basics |= HOPLITE_MOVEMENT
            hoplite_movement.begin_hoplite_movement(g, seat, noun_of(move))
        elif verb == m.USE and is_offered_at(g, seat, USE, move):
            self.basics |= USE_ARTIFACTS
            use_artifacts.begin_use_artifacts(g, seat, move)
        elif verb == m.USE or verb == m.INVOKE or verb == m.REDEEM:
            self.use_card(g, move)
        else:
            self.special(g, move)

    def use_card(self, g: LordsOfHellas, move: Move) -> None:
        """LOH-CARD-03: what replaces a basic action uses it up."""
        seat = self.seat
        if performs(g, seat, INSTEAD_OF_HERO, 0, move):
            self.basics |= HERO_MOVEMENT
        elif performs(g, seat, INSTEAD_OF_HOPLITES, 0, move):
            self.basics |= HOPLITE_MOVEMENT
        elif not (
            performs(g, seat, OWN_TURN, 0, move)
            or performs(g, seat, ANY_TIME, 0, move)
            or performs(g, seat, EXTRA_ACTION, 0, move)
        ):
            self.special(g, move)

    def special(self, g: LordsOfHellas, move: Move) -> None:
        """LOH-SA-02: marked with a token; Build monument is not and ends the turn."""
        seat = self.seat
        if is_monument(move):
            self.building = NONE if move == m.END_ROUND else noun_of(move)
            g.extra_actions = 0
            if g.seats == 2:
                self.step = REPEATED
            else:
                self.build(g)
            return
        self.step = AFTER_SPECIAL
        g.push(CountDown(seat))
        if performs(g, seat, SPECIAL, 0, move):
            return
        g.used[seat] |= bit(action_of(move))
        begin_special(g, seat, move)


class CountDown(Frame[LordsOfHellas]):
    """LOH-KOK-10: a special action has been fully resolved."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> CountDown:
        return CountDown(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        g.done()
        if g.activation_tokens > 0:
            monument.count_down(g, self.seat)


def is_offered_at(g: LordsOfHellas, seat: Seat, moment: i64, move: Move) -> bool:
    moves: list[Move] = []
    offer_uses(g, seat, moment, 0, moves)
    return move in moves


def basic_actions(g: LordsOfHellas, seat: Seat, basics: i64, moves: list[Move]) -> None:
    """LOH-TURN-02, 03: each at most once, in any order."""
    if basics & USE_ARTIFACTS == 0:
        offer_uses(g, seat, USE, 0, moves)
    if basics & PRAYER == 0:
        prayer.offer_prayers(g, seat, moves)
    if basics & HERO_MOVEMENT == 0:
        hero_movement.offer_hero_movement(g, seat, moves)
        offer_uses(g, seat, INSTEAD_OF_HERO, 0, moves)
    if basics & HOPLITE_MOVEMENT == 0:
        hoplite_movement.offer_hoplite_movement(g, seat, moves)
        offer_uses(g, seat, INSTEAD_OF_HOPLITES, 0, moves)


def offer_actions(g: LordsOfHellas, seat: Seat, actions: i64, moves: list[Move]) -> None:
    """The special actions of a bit mask that can be carried out, without Build monument."""
    if has(actions, RECRUIT):
        recruit.offer_recruiting(g, seat, moves)
    if has(actions, MARCH):
        march.offer_marches(g, seat, moves)
    if has(actions, BUILD_TEMPLE):
        temple.offer_temples(g, seat, moves)
    if has(actions, PREPARE):
        moves.append(m.PREPARE)  # LOH-SA-06: always possible
    if has(actions, USURP):
        usurp.offer_usurping(g, seat, moves)
    if has(actions, HUNT):
        hunt.offer_hunts(g, seat, moves)


def special_actions(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    """LOH-SA-01 to 06: those without a token that can be carried out, and Build monument."""
    offer_actions(g, seat, ~g.used[seat], moves)
    offer_uses(g, seat, SPECIAL, 0, moves)
    monument.offer_monuments(g, seat, moves)


def is_monument(move: Move) -> bool:
    return verb_of(move) == m.MONUMENT or move == m.END_ROUND


def action_of(move: Move) -> i64:
    verb = verb_of(move)
    if verb == m.RECRUIT:
        return RECRUIT
    if verb == m.MARCH:
        return MARCH
    if verb == m.TEMPLE or verb == m.ORACLE:
        return BUILD_TEMPLE
    if verb == m.PREPARE:
        return PREPARE
    return USURP if verb == m.USURP else HUNT


def begin_special(g: LordsOfHellas, seat: Seat, move: Move) -> None:
    action = action_of(move)
    g.tell("special_action", seat, action)
    if action == RECRUIT:
        recruit.recruit_action(g, seat)
    elif action == MARCH:
        march.begin_march(g, seat, noun_of(move))
    elif action == BUILD_TEMPLE:
        if move == m.ORACLE:
            temple.build_oracle(g, seat)
        else:
            temple.build(g, seat, noun_of(move))
    elif action == PREPARE:
        prepare.begin_prepare(g, seat)
    elif action == USURP:
        g.push(usurp.Usurp(seat, g.hero_at[seat], 0))
    else:
        hunt.begin_hunt(g, seat, noun_of(move))
