"""Chapter 19: step 3, rune action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, Attribute, Monster, Source
from sagaboard.games.lords.trigger import carry_out, effect_for, offer_uses, performs
from sagaboard.games.lords_of_ragnarok import moves as m
from sagaboard.games.lords_of_ragnarok.components import (
    ATTRIBUTES,
    BOSS_ABILITY,
    BOSS_ACTIVATION,
    Realm,
    Rune,
)
from sagaboard.games.lords_of_ragnarok.moments import (
    ADJACENT_MONSTER,
    ANY_RUNE,
    IN_RUNE_STEP,
    RUNE_ACTION,
    RUNE_STEP_START,
)
from sagaboard.games.lords_of_ragnarok.options import ABILITY_ONLY, ACTIVATE_ONLY, BOSS_RUNE_ACTION
from sagaboard.games.lords_of_ragnarok.rules.armies import below_maximum, strengthen_armies
from sagaboard.games.lords_of_ragnarok.rules.hand import draw_by_action
from sagaboard.games.lords_of_ragnarok.rules.monsters import (
    activate,
    control_monster,
    may_rouse,
    neutral_in,
)
from sagaboard.games.lords_of_ragnarok.rules.movement import PlaceHero
from sagaboard.games.lords_of_ragnarok.rules.realms import ally
from sagaboard.games.lords_of_ragnarok.rules.runes import pay_different, pay_one_of
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok, kinds_held
from sagaboard.kernel.bits import bit, members
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat, noun_of, verb_of
from sagaboard.kernel.reason import Reason

COSTS: Final[list[i64]] = [1, 1, 1, 2, 2, 2, 2, 3, 3]
"""Runes, by basic rune action."""


class RuneStep(Frame[LordsOfRagnarok]):
    """LOR-RACT-01: one rune action; artifacts may add to it."""

    def __init__(self, seat: Seat, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def copy(self) -> RuneStep:
        return RuneStep(self.seat, self.acted)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = []
        offer_uses(g, self.seat, IN_RUNE_STEP, 0, moves)
        if not self.acted:
            offer_uses(g, self.seat, RUNE_STEP_START, 0, moves)
            rune_actions(g, self.seat, moves)
        if not moves:
            g.done()
            return
        moves.append(m.DONE)
        g.ask(self.seat, "rune_step", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == m.DONE:
            g.done()
        elif not self.uses(g, move):
            self.acted = True
            begin_rune_action(g, seat, move)

    def uses(self, g: LordsOfRagnarok, move: Move) -> bool:
        """Whether the move is no rune action but an artifact."""
        if performs(g, self.seat, IN_RUNE_STEP, 0, move):
            return True
        return not self.acted and performs(g, self.seat, RUNE_STEP_START, 0, move)


def rune_actions(g: LordsOfRagnarok, seat: Seat, moves: list[Move]) -> None:
    """LOR-RACT-05, LOR-OQ-91: those that can be paid and change something."""
    if g.rune_count(seat) == 0:
        return
    kinds: i64 = len(kinds_held(g, seat))
    if can_use_boss(g, seat) and payable(g, seat, g.content.boss.rune):
        moves.append(m.RUNE_ACTION + m.BOSS_RUNE)
    for monster in tameable(g, seat):
        if payable(g, seat, g.content.monsters[monster].rune):
            moves.append(m.CONTROL + monster)
    for realm in allies_nearby(g, seat):
        if payable(g, seat, g.content.realms[realm].rune):
            moves.append(m.ALLY + realm)
    if kinds >= 2:
        if below_maximum(g, g.armies_of(seat)):
            moves.append(m.RUNE_ACTION + m.STRONGER_ARMY)
        if activatable(g, seat):
            moves.append(m.RUNE_ACTION + m.ACTIVATE_MONSTER)
        if g.can_draw():
            moves.append(m.RUNE_ACTION + m.ONE_CARD)
        moves.append(m.RUNE_ACTION + m.HERO_ANYWHERE)
    if kinds >= 3:
        if lowest_attributes(g, seat):
            moves.append(m.RUNE_ACTION + m.LOWEST_ATTRIBUTE)
        if g.can_draw():
            moves.append(m.RUNE_ACTION + m.TWO_CARDS)
    added: list[Move] = []
    offer_uses(g, seat, RUNE_ACTION, 0, added)
    for move in added:
        effect = effect_for(g, seat, RUNE_ACTION, 0, move)
        if effect is not None and effect.n <= kinds:
            moves.append(move)


def why_not_rune_action(g: LordsOfRagnarok, seat: Seat, action: i64) -> Reason:
    """Of a basic action that `rune_actions` leaves out."""
    if action == m.BOSS_RUNE:
        if g.boss_at != g.hero_at[seat]:
            return Reason("LOR-RACT-06")
        rune = g.content.boss.rune
        return Reason("LOR-OQ-91") if payable(g, seat, rune) else Reason("LOR-RACT-03", rune=rune)
    kinds = len(kinds_held(g, seat))
    if kinds < COSTS[action]:
        return Reason("LOR-RACT-04", n=kinds, cost=COSTS[action])
    return Reason("LOR-OQ-91")


def why_not_control(g: LordsOfRagnarok, seat: Seat, monster: Monster) -> Reason:
    if g.rings[monster] != NOBODY:
        if g.rings[monster] == seat:
            return Reason("LOR-MCTL-05", "own", monster=monster)
        return Reason("LOR-MCTL-05", monster=monster)
    if monster not in tameable(g, seat):
        return Reason("LOR-RACT-07", monster=monster)
    return Reason("LOR-RACT-03", rune=g.content.monsters[monster].rune)


def why_not_ally(g: LordsOfRagnarok, seat: Seat, realm: Realm) -> Reason:
    if g.is_allied(seat, realm):
        return Reason("LOR-REALM-08", realm=realm)
    if realm not in allies_nearby(g, seat):
        return Reason("LOR-RACT-08", realm=realm)
    return Reason("LOR-RACT-03", rune=g.content.realms[realm].rune)


def payable(g: LordsOfRagnarok, seat: Seat, rune: Rune) -> bool:
    """LOR-RACT-03."""
    return g.rune(seat, rune) > 0 or g.has_in_force(seat, ANY_RUNE)


def can_use_boss(g: LordsOfRagnarok, seat: Seat) -> bool:
    """LOR-RACT-06: he is in the hero's region; the ability alone must find something."""
    if g.boss_at != g.hero_at[seat]:
        return False
    if g.options[BOSS_RUNE_ACTION] != ABILITY_ONLY:
        return True
    for other in range(g.seats):
        if other != seat and (g.rune_count(other) > 0 or g.hands[other]):
            return True
    return False


def tameable(g: LordsOfRagnarok, seat: Seat) -> list[Monster]:
    """LOR-RACT-07, LOR-MCTL-05: neutral monsters in the hero's region."""
    here = g.hero_at[seat]
    regions = bit(here)
    if g.has_in_force(seat, ADJACENT_MONSTER):
        regions |= g.board.adjacent[here]
    return neutral_in(g, regions)


def allies_nearby(g: LordsOfRagnarok, seat: Seat) -> list[Realm]:
    """LOR-RACT-08, LOR-SEA-06: adjacent to the hero's region, without an own marker."""
    return members(g.board.realms_of[g.hero_at[seat]] & ~g.alliances[seat])


def activatable(g: LordsOfRagnarok, seat: Seat) -> list[Monster]:
    """LOR-RACT-11."""
    return [monster for monster in range(len(g.monster_at)) if may_rouse(g, seat, monster)]


def lowest_attributes(g: LordsOfRagnarok, seat: Seat) -> list[Attribute]:
    """LOR-RACT-14, LOR-OQ-57: by present value; a marker at its end is left out."""
    limit = g.content.numbers.attribute_limit
    free: list[Attribute] = [a for a in range(len(ATTRIBUTES)) if g.level(seat, a) < limit]
    if not free:
        return free
    lowest = g.value(seat, free[0])
    for attribute in free:
        lowest = min(lowest, g.value(seat, attribute))
    return [a for a in free if g.value(seat, a) == lowest]


def begin_rune_action(g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
    """LOR-RACT-16: the runes are paid first."""
    verb = verb_of(move)
    if verb == m.CONTROL:
        action, target = m.CONTROL_MONSTER, noun_of(move)
    elif verb == m.ALLY:
        action, target = m.ALLIANCE, noun_of(move)
    elif verb == m.RUNE_ACTION:
        action, target = noun_of(move), NONE
    else:
        effect = effect_for(g, seat, RUNE_ACTION, 0, move)
        assert effect is not None
        source = g.source_of(seat, move)
        g.use_up(seat, source, effect)
        g.push(CardAction(seat, source))
        pay_different(g, seat, effect.n)
        return
    g.tell("rune_action", seat, action)
    g.push(RuneAction(seat, action, target))
    if action == m.BOSS_RUNE:
        pay_certain(g, seat, g.content.boss.rune)
    elif action == m.CONTROL_MONSTER:
        pay_certain(g, seat, g.content.monsters[target].rune)
    elif action == m.ALLIANCE:
        pay_certain(g, seat, g.content.realms[target].rune)
    else:
        pay_different(g, seat, COSTS[action])


def pay_certain(g: LordsOfRagnarok, seat: Seat, rune: Rune) -> None:
    if g.has_in_force(seat, ANY_RUNE):
        pay_one_of(g, seat, kinds_held(g, seat))
    else:
        pay_one_of(g, seat, [rune])


class RuneAction(Frame[LordsOfRagnarok]):
    """LOR-RACT-06 to 15: what the runes were paid for."""

    def __init__(self, seat: Seat, action: i64, target: i64) -> None:
        self.seat = seat
        self.action = action
        self.target = target  # a monster or a realm

    def copy(self) -> RuneAction:
        return RuneAction(self.seat, self.action, self.target)

    def resume(self, g: LordsOfRagnarok) -> None:
        g.done()
        seat, action = self.seat, self.action
        if action == m.BOSS_RUNE:
            use_boss(g, seat)
        elif action == m.CONTROL_MONSTER:
            control_monster(g, seat, self.target)
        elif action == m.ALLIANCE:
            ally(g, seat, self.target)
        elif action == m.STRONGER_ARMY:
            strengthen_armies(g, seat, g.armies_of(seat), 1)
        elif action == m.ACTIVATE_MONSTER:
            g.push(ActivateMonster(seat))
        elif action == m.ONE_CARD:
            draw_by_action(g, seat, 1)
        elif action == m.HERO_ANYWHERE:
            g.push(PlaceHero(seat))
        elif action == m.LOWEST_ATTRIBUTE:
            g.push(RaiseLowest(seat))
        else:
            draw_by_action(g, seat, 2)


def use_boss(g: LordsOfRagnarok, seat: Seat) -> None:
    """LOR-RACT-06, LOR-OPT-02: activation, then the rune ability."""
    if g.options[BOSS_RUNE_ACTION] != ACTIVATE_ONLY:
        carry_out(g, seat, BOSS_ABILITY, 0)  # below the activation on the stack, so after it
    if g.options[BOSS_RUNE_ACTION] != ABILITY_ONLY:
        carry_out(g, seat, BOSS_ACTIVATION, 0)


class ActivateMonster(Frame[LordsOfRagnarok]):
    """LOR-RACT-11, LOR-OQ-84: named before the die is rolled."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> ActivateMonster:
        return ActivateMonster(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        g.ask(self.seat, "which_monster", [m.ROUSE + x for x in activatable(g, self.seat)])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        activate(g, move - m.ROUSE)


class RaiseLowest(Frame[LordsOfRagnarok]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> RaiseLowest:
        return RaiseLowest(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = [m.RAISE + a for a in lowest_attributes(g, self.seat)]
        if len(moves) == 1:
            self.take(g, self.seat, moves[0])
        else:
            g.ask(self.seat, "raise_attribute", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        g.raise_attribute(seat, move - m.RAISE, 1)


class CardAction(Frame[LordsOfRagnarok]):
    """A rune action that a card adds, when its runes are paid."""

    def __init__(self, seat: Seat, source: Source) -> None:
        self.seat = seat
        self.source = source

    def copy(self) -> CardAction:
        return CardAction(self.seat, self.source)

    def resume(self, g: LordsOfRagnarok) -> None:
        g.done()
        for effect in g.content.effects(self.source):
            if effect.moment == RUNE_ACTION and effect.react is not None:
                effect.react(g, self.seat, self.source, effect, 0)
                return
