"""Texts of Battle cards, in the order of their moments (BR-OQ-39, BR-OQ-09)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import ALL_STATS, GLORY, Card, Effect, Figure
from sagaboard.games.blood_rage.moments import BONUS
from sagaboard.games.blood_rage.moves import LEAVE
from sagaboard.games.blood_rage.rules.battle import bonus_in_all, bonus_of
from sagaboard.games.blood_rage.rules.destroy import BATTLE_CARD, destroy
from sagaboard.games.blood_rage.rules.stats import NONE_EXCLUDED, raise_one_stat
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.bits import has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat


def cancel_opponents_text(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-40: the others' revealed cards lose their text for this battle, not their bonus."""
    for other in g.battle.participants:
        if other != seat and g.battle.cards[other]:
            g.battle.is_cancelled[other] = True
            g.tell("text_cancelled", seat, other, g.battle.cards[other][0])


def discard_all_and_replay(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-13: the sum of all face-up bonuses as Glory. The rules then discard and start again."""
    total: i64 = 0
    for other in g.battle.participants:
        total += bonus_in_all(g, other)
    g.gain_glory(seat, total, card)


def each_opponent_loses_warrior(
    g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64
) -> None:
    """BR-OQ-18: one Warrior in the province of each other participant."""
    victims: list[Figure] = []
    for other in g.battle.participants:
        if other != seat:
            warrior = g.first_warrior(other, g.battle.province)
            if warrior != NOBODY:
                victims.append(warrior)
    destroy(g, victims, BATTLE_CARD, g.battle.pillager)


def each_keeps_one_figure(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-41: several such cards act once, at the place of the first."""
    b = g.battle
    for other in b.participants:
        if other == seat:
            g.push(EachKeepsOne(0, []))
            return
        if b.cards[other] and not b.is_cancelled[other]:
            for effect in g.content.cards[b.cards[other][0]].effects:
                if effect.name == e.name:
                    return


class EachKeepsOne(Frame[BloodRage]):
    """Openly, pillager first, each chooses the figure that stays; the others are destroyed."""

    def __init__(self, participant: i64, staying: list[Figure]) -> None:
        self.participant = participant
        self.staying = staying

    def copy(self) -> EachKeepsOne:
        return EachKeepsOne(self.participant, self.staying[:])

    def resume(self, g: BloodRage) -> None:
        b = g.battle
        while self.participant < len(b.participants):
            seat = b.participants[self.participant]
            if self.fighting(g, seat) > 1:
                figures = g.choices_at(seat, b.province)
                fjord = g.content.fjord_of[b.province]
                if fjord >= 0:
                    figures = figures + g.choices_at(seat, fjord)
                moves = sorted([LEAVE + g.own_number(figure) for figure in figures])
                g.ask(seat, "leave_one", moves)
                return
            self.participant += 1
        g.done()
        victims: list[Figure] = []
        for figure in g.at_and_around(b.province):
            if figure not in self.staying and self.fighting(g, g.owner(figure)) > 1:
                victims.append(figure)
        destroy(g, victims, BATTLE_CARD, b.pillager)

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        self.participant += 1
        self.staying.append(g.figure(seat, move - LEAVE))
        g.tell("figure_stays", seat, move - LEAVE)

    def fighting(self, g: BloodRage, seat: Seat) -> i64:
        count: i64 = 0
        for figure in g.at_and_around(g.battle.province):
            if g.owner(figure) == seat:
                count += 1
        return count


def copy_highest_enemy_bonus(g: BloodRage, seat: Seat, e: Effect, value: i64) -> i64:
    """BR-OQ-12: the highest bonus on a single card of an enemy; another such card counts 0."""
    highest: i64 = 0
    for other in g.battle.participants:
        if other == seat:
            continue
        for index in range(len(g.battle.cards[other])):
            card = g.content.cards[g.battle.cards[other][index]]
            if not has(card.moments, BONUS):
                highest = max(highest, bonus_of(g, other, index))
    return highest


def raise_other_stat(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-FAQ-07: not the stat that the token raised; any after Glory or all three."""
    if seat != g.battle.pillager:
        return
    reward = g.tokens[g.battle.province]
    raise_one_stat(g, seat, NONE_EXCLUDED if reward in (GLORY, ALL_STATS) else reward)


def glory_for_victory(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    if seat == g.battle.winner:
        g.gain_glory(seat, e.glory, card)


def rage_for_victory(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """It may exceed the Rage stat (BR-OQ-05)."""
    if seat == g.battle.winner:
        g.rage[seat] += e.rage
        g.tell("rage_gained", seat, e.rage, card)


def raise_stat_for_victory(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    if seat == g.battle.winner:
        raise_one_stat(g, seat, NONE_EXCLUDED)


def steal_rage(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """A loser takes it from the winner, at most what there is (BR-OQ-06, BR-FAQ-11)."""
    winner = g.battle.winner
    if winner in (NOBODY, seat):
        return
    rage = min(e.rage, g.rage[winner])
    g.rage[winner] -= rage
    g.rage[seat] += rage
    g.tell("rage_stolen", seat, winner, rage)


def steal_glory(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    winner = g.battle.winner
    if winner in (NOBODY, seat):
        return
    glory = min(e.glory, g.glory[winner])
    g.glory[winner] -= glory
    g.glory[seat] += glory
    g.tell("glory_stolen", seat, winner, glory)


def take_winner_cards(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-14, 52: the first loser in order; the cards change hands when they leave the table."""
    if g.battle.winner not in (NOBODY, seat) and g.battle.taker == NOBODY:
        g.battle.taker = seat


def glory_per_destroyed(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-43: all figures destroyed in this battle, the owner's included, won or lost."""
    g.gain_glory(seat, e.glory * sum(g.battle.fallen), card)
