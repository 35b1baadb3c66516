"""Chapter 10, phase 2: turns, Rage, passing and the end of the Action phase."""

from __future__ import annotations

from sagaboard.games.blood_rage import moments
from sagaboard.games.blood_rage.components import NO_CARD, RAGE, SLOTS
from sagaboard.games.blood_rage.moves import INVADE, MARCH, PASS, PILLAGE, QUEST, UPGRADE
from sagaboard.games.blood_rage.rules import invade, march, pillage, quest, upgrade
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat, noun_of, verb_of


class ActionPhase(Frame[BloodRage]):
    """BR-ACT-01 to 18: everybody's Rage is set, then turns go round."""

    def __init__(self, started: bool, seat: Seat) -> None:
        self.started = started
        self.seat = seat

    def copy(self) -> ActionPhase:
        return ActionPhase(self.started, self.seat)

    def resume(self, g: BloodRage) -> None:
        if not self.started:
            self.started = True
            g.passed = 0
            for seat in range(g.seats):
                g.rage[seat] = g.stat(seat, RAGE)  # set, not added (BR-ACT-02)
                g.tell("rage_set", seat, g.rage[seat])
        seat = self.next_to_act(g)
        if everything_pillaged(g) or seat == NOBODY:
            g.active = NOBODY
            g.done()
            return
        self.seat = g.left_of(seat)
        g.active = seat
        g.push(Turn(seat, False))

    def next_to_act(self, g: BloodRage) -> Seat:
        """Players without Rage are skipped, not asked (BR-OQ-36); a pass is final (BR-OQ-02)."""
        seat = self.seat
        for _seat in range(g.seats):
            if g.rage[seat] > 0 and not has(g.passed, seat):
                return seat
            seat = g.left_of(seat)
        return NOBODY


def everything_pillaged(g: BloodRage) -> bool:
    """BR-ACT-15: every province not destroyed, Yggdrasil included."""
    return g.pillaged | g.destroyed == bit(g.content.province_count) - 1


class Turn(Frame[BloodRage]):
    """BR-ACT-04: one action or a pass; then Pillages that had to wait (BR-OQ-35)."""

    def __init__(self, seat: Seat, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def copy(self) -> Turn:
        return Turn(self.seat, self.acted)

    def resume(self, g: BloodRage) -> None:
        if not self.acted:
            g.ask(self.seat, "action", actions(g, self.seat))
        elif not g.waiting_pillages:
            g.done()
        else:  # it lapses by itself if its province has been pillaged meanwhile
            waiting = g.waiting_pillages.pop(0)
            pillage.offer_at_once(g, waiting[0], waiting[1], waiting[2])

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        self.acted = True
        verb = verb_of(move)
        noun = noun_of(move)
        if verb == PASS:
            g.tell("passed", seat, g.rage[seat])
            g.rage[seat] = 0
            g.passed |= bit(seat)
        elif verb == INVADE:
            g.push(invade.Invade(seat, g.figure(seat, noun), invade.cost(g, seat, noun), False))
        elif verb == MARCH:
            g.push(march.March(seat, noun, NOBODY, 0))
        elif verb == UPGRADE:
            g.push(upgrade.Upgrade(seat, noun, NOBODY, False))
        elif verb == QUEST:
            quest.commit(g, seat, noun)
        elif verb == PILLAGE:
            pillage.declare(g, seat, noun, 0, False)
        else:
            begin_action_of_card(g, seat, move)


def actions(g: BloodRage, seat: Seat) -> list[Move]:
    """The five actions, those that cards on the sheet add, and passing (BR-ACT-05)."""
    moves: list[Move] = []
    invade.offer_invades(g, seat, moves)
    march.offer_marches(g, seat, moves)
    upgrade.offer_upgrades(g, seat, moves)
    quest.offer_quests(g, seat, moves)
    pillage.offer_pillages(g, seat, moves)
    if g.has_in_force(seat, moments.ACTION):
        for effect in g.effects_on_sheet(seat, moments.ACTION):
            if effect.offer is not None:
                effect.offer(g, seat, effect, moves)
        moves = sorted(set(moves))  # two cards may give the same action
    moves.append(PASS)
    return moves


def begin_action_of_card(g: BloodRage, seat: Seat, move: Move) -> None:
    """The card that offered the move carries it out."""
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = g.sheets[slot]
        if card == NO_CARD:
            continue
        for effect in g.content.cards[card].effects:
            if effect.moment == moments.ACTION and effect.offer is not None:
                offered: list[Move] = []
                effect.offer(g, seat, effect, offered)
                if move in offered and effect.react is not None:
                    effect.react(g, seat, card, effect, move)
                    return
    raise AssertionError(move)
