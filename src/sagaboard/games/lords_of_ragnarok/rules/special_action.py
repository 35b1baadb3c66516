"""Chapter 21: step 5, special action: the action wheel and realm bonuses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE
from sagaboard.games.lords.trigger import effect_for, offer_uses, trigger
from sagaboard.games.lords_of_ragnarok import moves as m
from sagaboard.games.lords_of_ragnarok.components import (
    BUILD_TEMPLE,
    MOBILIZE,
    MONSTERS,
    PREPARE,
    REINFORCE,
    USURP,
    WHEEL_SPACES,
    Realm,
)
from sagaboard.games.lords_of_ragnarok.moments import (
    MARKER_COVERED,
    REALMS_AROUND,
    USURP_CHOSEN,
)
from sagaboard.games.lords_of_ragnarok.options import MUST, REALM_BONUS
from sagaboard.games.lords_of_ragnarok.rules import (
    mobilize,
    monsters_action,
    monument,
    prepare,
    temple,
    usurp,
)
from sagaboard.games.lords_of_ragnarok.rules.armies import (
    authority_strength,
    can_recruit,
    recruit_in_one,
    recruit_regions,
)
from sagaboard.games.lords_of_ragnarok.rules.runes import gain_runes
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, noun_of, verb_of

# Parts of the step.
CHOOSE: Final = 0
MARKER: Final = 1
ACT: Final = 2
OVER: Final = 3


def can_choose(g: LordsOfRagnarok, seat: Seat, action: i64) -> bool:
    """LOR-SPEC-03, LOR-OQ-09: whether its effect can be carried out now."""
    if action == REINFORCE:
        return can_recruit(g, seat, recruit_regions(g, seat))
    if action == MOBILIZE:
        return mobilize.can_choose(g, seat)
    if action == PREPARE:
        return prepare.can_choose(g, seat)
    if action == BUILD_TEMPLE:
        return temple.can_choose(g, seat)
    if action == MONSTERS:
        return monsters_action.can_choose(g, seat)
    return usurp.can_choose(g, seat, usurp.might(g, seat))


def special_actions(g: LordsOfRagnarok, seat: Seat, moves: list[Move]) -> None:
    """LOR-SPEC-01 to 05, 14, 18."""
    for action in range(WHEEL_SPACES):
        if not g.has_marker(seat, action) and can_choose(g, seat, action):
            moves.append(m.SPECIAL + action)
    may_declare = g.has_in_force(seat, USURP_CHOSEN) and not g.has_marker(seat, USURP)
    if may_declare and m.SPECIAL + USURP not in moves:
        declared: list[Move] = []
        offer_uses(g, seat, USURP_CHOSEN, 0, declared)
        for move in declared:
            if usurp.can_choose(g, seat, might_with(g, seat, move)):
                moves.append(move)
    monument.offer_monuments(g, seat, moves)


def might_with(g: LordsOfRagnarok, seat: Seat, move: Move) -> i64:
    """LOR-OQ-09: what is declared with the choice of Usurp counts."""
    value = usurp.might(g, seat)
    effect = effect_for(g, seat, USURP_CHOSEN, 0, move)
    if effect is not None and effect.modify is not None:
        value = effect.modify(g, seat, effect, value)
    return value


class SpecialAction(Frame[LordsOfRagnarok]):
    """LOR-SPEC-13: the marker, then bonuses or a rune, then the action."""

    def __init__(self, seat: Seat, part: i64, action: i64) -> None:
        self.seat = seat
        self.part = part
        self.action = action

    def copy(self) -> SpecialAction:
        return SpecialAction(self.seat, self.part, self.action)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.part == CHOOSE:
            moves: list[Move] = []
            special_actions(g, self.seat, moves)
            if moves:
                g.ask(self.seat, "special_action", moves)
            else:  # LOR-OQ-08
                g.done()
        elif self.part == MARKER:
            self.part = ACT
            put_marker(g, self.seat, self.action)
        elif self.part == ACT:
            self.part = OVER
            begin_special_action(g, self.seat, self.action)
        else:
            g.done()

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if verb == m.MONUMENT:
            self.part = OVER
            g.push(monument.BuildMonument(seat, noun_of(move), 0))
            return
        self.part = MARKER
        if verb == m.SPECIAL:
            self.action = noun_of(move)
            return
        effect = effect_for(g, seat, USURP_CHOSEN, 0, move)
        assert effect is not None
        g.use_up(seat, g.source_of(seat, move), effect)
        self.action = USURP


def put_marker(g: LordsOfRagnarok, seat: Seat, action: i64) -> None:
    """LOR-SPEC-06, 08, 10 to 12."""
    stack = g.wheel[action]
    g.tell("special_action", seat, action)
    if not stack:
        stack.append(seat)
        realm = g.content.realm_of[action]
        seats = [other for other in after(g, seat) if gets_bonus(g, other, realm)]
        if seats:
            g.push(RealmBonuses(realm, seats))
        return
    covered = stack[-1]
    stack.append(seat)
    if covered != seat:  # LOR-OQ-10
        g.tell("marker_covered", covered, action)
        trigger(g, covered, MARKER_COVERED, action)  # below the rune on the stack, so after it
        gain_runes(g, covered, 1)


def after(g: LordsOfRagnarok, seat: Seat) -> list[Seat]:
    """LOR-SPEC-09: from the left neighbour on, this seat last."""
    return g.clockwise_from(g.left_of(seat))


def gets_bonus(g: LordsOfRagnarok, seat: Seat, realm: Realm) -> bool:
    """LOR-SPEC-08, LOR-OQ-11: allied, or treated so by a hero's ability."""
    if g.is_allied(seat, realm):
        return True
    around = g.board.realms_of[g.hero_at[seat]]
    return g.has_in_force(seat, REALMS_AROUND) and has(around, realm)


class RealmBonuses(Frame[LordsOfRagnarok]):
    """LOR-SPEC-08, 09, 20: one player at a time, one line of the bonus or nothing."""

    def __init__(self, realm: Realm, seats: list[Seat]) -> None:
        self.realm = realm
        self.seats = seats  # those who have not decided yet

    def copy(self) -> RealmBonuses:
        return RealmBonuses(self.realm, self.seats[:])

    def resume(self, g: LordsOfRagnarok) -> None:
        if not self.seats:
            g.done()
            return
        seat = self.seats[0]
        moves: list[Move] = []
        for line, effect in enumerate(g.content.realms[self.realm].bonus):
            if effect.can is not None and effect.can(g, seat, effect, self.realm):
                moves.append(m.BONUS + self.realm * m.BONUS_LINES + line)
        if not moves:
            del self.seats[0]
            return
        if g.options[REALM_BONUS] != MUST or not g.is_allied(seat, self.realm):
            moves.append(m.DONE)  # who is only treated as allied may always leave it
        if len(moves) == 1:
            self.take(g, seat, moves[0])
        else:
            g.ask(seat, "realm_bonus", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        del self.seats[0]
        if move == m.DONE:
            return
        line = noun_of(move) % m.BONUS_LINES
        effect = g.content.realms[self.realm].bonus[line]
        g.tell("realm_bonus", seat, self.realm)
        if effect.react is not None:
            effect.react(g, seat, NONE, effect, self.realm)


def begin_special_action(g: LordsOfRagnarok, seat: Seat, action: i64) -> None:
    """LOR-OQ-09: as much of it as the bonuses have left possible."""
    if action == REINFORCE:
        recruit_in_one(g, seat, recruit_regions(g, seat), authority_strength(g, seat), False)
    elif action == MOBILIZE:
        mobilize.begin_mobilize(g, seat)
    elif action == PREPARE:
        prepare.begin_prepare(g, seat)
    elif action == BUILD_TEMPLE:
        temple.begin_temple(g, seat)
    elif action == MONSTERS:
        monsters_action.begin_monsters_action(g, seat)
    else:
        usurp.begin_usurp(g, seat)
