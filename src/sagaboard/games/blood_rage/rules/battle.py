"""15.4 Play Cards and 15.5 Resolution, in the order of BR-OQ-39 and BR-OQ-09."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import AXES, NO_CARD, QUEST, SLOTS, Card, Figure
from sagaboard.games.blood_rage.moments import (
    BATTLE_RESOLVED,
    BEFORE_TOTALS,
    BONUS,
    CANCELLING,
    CARDS_LEAVE,
    DEAD_COUNTED,
    DEFEATED,
    QUEST_REVEALED,
    REPLAYING,
)
from sagaboard.games.blood_rage.moves import ADD, DONE, PLAY, TREAT
from sagaboard.games.blood_rage.rules.destroy import LOST_BATTLE, destroy
from sagaboard.games.blood_rage.rules.reward import PillageRewards
from sagaboard.games.blood_rage.rules.trigger import ReactWithBattleCards, trigger
from sagaboard.games.blood_rage.state import FOR_BATTLE, BloodRage
from sagaboard.kernel.bits import has
from sagaboard.kernel.cards import distinct, with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.reason import Reason
from sagaboard.kernel.steps import StepList, Steps


class PlayCards(Steps[BloodRage]):
    """BR-OQ-39, steps 1 to 7; totals open the Resolution."""

    def copy(self) -> PlayCards:
        return PlayCards(self.step)

    def steps(self) -> StepList[BloodRage]:
        return PLAY_CARDS

    def resume(self, g: BloodRage) -> None:
        if self.step > 0 or not self.ask_for_cards(g):
            super().resume(g)

    def ask_for_cards(self, g: BloodRage) -> bool:
        """Step 1, BR-PLAY-01 to 03: secretly and at once, any card; nobody may hold back."""
        asked = False
        for seat in g.battle.participants:
            if g.battle.chosen[seat] == NO_CARD and g.hands[seat]:
                g.ask(seat, "play_card", with_each(PLAY, g.hands[seat]))
                asked = True
        return asked

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        g.battle.chosen[seat] = move - PLAY
        g.tell("card_chosen", seat)
        g.whisper(seat, "own_card_chosen", seat, move - PLAY)

    def reveal(self, g: BloodRage) -> None:
        """Step 2, BR-PLAY-04."""
        b = g.battle
        for seat in b.participants:
            card = b.chosen[seat]
            if card != NO_CARD:
                b.chosen[seat] = NO_CARD
                g.leave_hand(seat, card)
                b.cards[seat].append(card)
                g.tell("revealed", seat, card, g.content.cards[card].bonus)

    def treat_quests(self, g: BloodRage) -> None:
        """Step 3."""
        g.push(TreatQuests(0))

    def cancel_texts(self, g: BloodRage) -> None:
        """Step 4."""
        g.push(ReactWithBattleCards(CANCELLING, 0, 0, 0))

    def replay(self, g: BloodRage) -> None:
        """Step 5: a card that is not cancelled sends everybody back to step 1."""
        if is_replayed(g):
            g.push(ReactWithBattleCards(REPLAYING, 0, 0, 0))
        else:
            self.go_to(PlayCards.before_totals)

    def begin_again(self, g: BloodRage) -> None:
        discard_all(g)
        self.go_to(PlayCards.reveal)

    def before_totals(self, g: BloodRage) -> None:
        """Step 6."""
        g.push(ReactWithBattleCards(BEFORE_TOTALS, 0, 0, 0))

    def add_late_cards(self, g: BloodRage) -> None:
        """Step 7."""
        g.push(LateCards(0, 0))


PLAY_CARDS: Final[StepList[BloodRage]] = (
    PlayCards.reveal,
    PlayCards.treat_quests,
    PlayCards.cancel_texts,
    PlayCards.replay,
    PlayCards.begin_again,
    PlayCards.before_totals,
    PlayCards.add_late_cards,
)


def why_not_play(g: BloodRage, seat: Seat, card: Card) -> Reason:
    """Of a card that `ask_for_cards` does not list: any card of the hand can be played."""
    if card in g.quests[seat]:
        return Reason("BR-QUEST-07")
    return Reason("BR-PLAY-01")


class TreatQuests(Frame[BloodRage]):
    """Step 3: owners of an Upgrade that makes a revealed Quest a Battle card say if they use it."""

    def __init__(self, participant: i64) -> None:
        self.participant = participant

    def copy(self) -> TreatQuests:
        return TreatQuests(self.participant)

    def resume(self, g: BloodRage) -> None:
        b = g.battle
        while self.participant < len(b.participants):
            seat = b.participants[self.participant]
            cards = b.cards[seat]
            if cards and g.content.cards[cards[0]].type == QUEST:
                moves = self.upgrades_in_force(g, seat)
                if moves:
                    moves.append(DONE)
                    g.ask(seat, "treat_quest", moves)
                    return
            self.participant += 1
        g.done()

    def upgrades_in_force(self, g: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if not g.has_in_force(seat, QUEST_REVEALED):
            return moves
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            card = g.sheets[slot]
            if card != NO_CARD and has(g.content.cards[card].moments, QUEST_REVEALED):
                moves.append(TREAT + card)
        return moves

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        self.participant += 1
        if move == DONE:
            return
        card = move - TREAT
        for effect in g.content.cards[card].effects:
            if effect.moment == QUEST_REVEALED and effect.react is not None:
                effect.react(g, seat, card, effect, g.battle.cards[seat][0])


def is_replayed(g: BloodRage) -> bool:
    b = g.battle
    for seat in b.participants:
        if b.cards[seat] and not b.is_cancelled[seat]:
            if has(g.content.cards[b.cards[seat][0]].moments, REPLAYING):
                return True
    return False


def discard_all(g: BloodRage) -> None:
    """BR-OQ-13: nobody takes these cards back."""
    b = g.battle
    for seat in b.participants:
        for card in b.cards[seat]:
            g.discarded.append(card)
            g.tell("card_discarded", seat, card)
        b.cards[seat] = []
        b.quest_bonus[seat] = 0
        b.is_cancelled[seat] = False


class LateCards(Frame[BloodRage]):
    """Step 7, BR-PLAY-11 to 13: pillager first, until all in a row have declined.

    Whoever has a card in hand is asked: skipping somebody would tell (BR-OQ-42).
    """

    def __init__(self, participant: i64, declined: i64) -> None:
        self.participant = participant
        self.declined = declined

    def copy(self) -> LateCards:
        return LateCards(self.participant, self.declined)

    def resume(self, g: BloodRage) -> None:
        b = g.battle
        while self.declined < len(b.participants):
            seat = b.participants[self.participant]
            if g.hands[seat]:
                moves: list[Move] = [
                    ADD + card for card in distinct(g.hands[seat]) if g.content.cards[card].late
                ]
                moves.append(DONE)
                g.ask(seat, "add_late_card", moves)
                return
            self.declined += 1
            self.next_participant(g)
        g.done()

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        self.next_participant(g)
        if move == DONE:
            self.declined += 1
            return
        self.declined = 0
        card = move - ADD
        g.leave_hand(seat, card)
        g.battle.cards[seat].append(card)
        g.tell("late_card_added", seat, card, g.content.cards[card].bonus)

    def next_participant(self, g: BloodRage) -> None:
        self.participant = (self.participant + 1) % len(g.battle.participants)


def why_not_add(g: BloodRage, seat: Seat, card: Card) -> Reason:
    """Of a card that LateCards does not list."""
    if card in g.hands[seat]:
        return Reason("BR-CARD-08")
    return Reason("BR-PLAY-11")


def bonus_of(g: BloodRage, seat: Seat, index: i64) -> i64:
    """The STR that one face-up card adds; a cancelled card keeps what is printed (BR-FAQ-04)."""
    b = g.battle
    card = g.content.cards[b.cards[seat][index]]
    if index == 0 and b.quest_bonus[seat] > 0:
        return b.quest_bonus[seat]
    if index == 0 and b.is_cancelled[seat]:
        return card.bonus
    for effect in card.effects:
        if effect.moment == BONUS and effect.modify is not None:
            return effect.modify(g, seat, effect, card.bonus)
    return card.bonus


def bonus_in_all(g: BloodRage, seat: Seat) -> i64:
    total: i64 = 0
    for index in range(len(g.battle.cards[seat])):
        total += bonus_of(g, seat, index)
    return total


class Resolution(Steps[BloodRage]):
    """BR-OQ-09, steps 1 to 8. All played cards stay on the table until the last."""

    def __init__(self, step: i64, participant: i64) -> None:
        super().__init__(step)
        self.participant = participant

    def copy(self) -> Resolution:
        return Resolution(self.step, self.participant)

    def steps(self) -> StepList[BloodRage]:
        return RESOLUTION

    def compare_totals(self, g: BloodRage) -> None:
        """BR-PLAY-09, BR-RES-01 to 03: the strictly highest total wins; a tie has no winner."""
        b = g.battle
        highest: i64 = -1
        for seat in b.participants:
            figures = g.strength(seat, b.province)
            total = figures + bonus_in_all(g, seat)
            b.totals[seat] = total
            g.tell("total", seat, figures, total)
            if total > highest:
                highest = total
                b.winner = seat
            elif total == highest:
                b.winner = NOBODY
        if b.winner == NOBODY:
            g.tell("battle_tied", b.province)
        else:
            g.tell("battle_won", b.winner, b.province, highest)

    def destroy_losers(self, g: BloodRage) -> None:
        """BR-RES-06: ships in the supporting fjord too."""
        b = g.battle
        figures: list[Figure] = [
            figure for figure in g.at_and_around(b.province) if g.owner(figure) != b.winner
        ]
        destroy(g, figures, LOST_BATTLE, b.pillager)

    def pillage_succeeds_or_fails(self, g: BloodRage) -> None:
        b = g.battle
        if b.winner == b.pillager:
            g.push(PillageRewards(0))
        else:
            g.tell("pillage_failed", b.pillager, b.province)

    def winner_gains_glory(self, g: BloodRage) -> None:
        """BR-RES-10."""
        winner = g.battle.winner
        if winner != NOBODY:
            g.gain_glory(winner, g.stat(winner, AXES), FOR_BATTLE)

    def react_with_battle_cards(self, g: BloodRage) -> None:
        g.push(ReactWithBattleCards(BATTLE_RESOLVED, 0, 0, 0))

    def react_with_sheets(self, g: BloodRage) -> None:
        """One participant after the other."""
        b = g.battle
        if self.participant < len(b.participants):
            seat = b.participants[self.participant]
            self.participant += 1
            self.go_to(Resolution.react_with_sheets)
            if seat != b.winner:
                trigger(g, seat, DEFEATED, b.province)
            trigger(g, seat, DEAD_COUNTED, b.province)  # on top of the stack, so before it

    def cards_leave(self, g: BloodRage) -> None:
        if g.battle.winner != NOBODY:
            trigger(g, g.battle.winner, CARDS_LEAVE, g.battle.province)

    def clear_table(self, g: BloodRage) -> None:
        """BR-RES-04, 05: losers take their cards back, the winner's are discarded or taken."""
        g.done()
        b = g.battle
        for seat in b.participants:
            for card in b.cards[seat]:
                if seat != b.winner:
                    return_to_hand(g, seat, card)
                elif b.taker != NOBODY:
                    g.take_into_hand(b.taker, card)
                    g.show_in_hand(b.taker, card)
                    g.tell("card_taken", b.taker, seat, card)
                else:
                    g.discarded.append(card)
                    g.tell("card_discarded", seat, card)
            b.cards[seat] = []


RESOLUTION: Final[StepList[BloodRage]] = (
    Resolution.compare_totals,
    Resolution.destroy_losers,
    Resolution.pillage_succeeds_or_fails,
    Resolution.winner_gains_glory,
    Resolution.react_with_battle_cards,
    Resolution.react_with_sheets,
    Resolution.cards_leave,
    Resolution.clear_table,
)


def return_to_hand(g: BloodRage, seat: Seat, card: i64) -> None:
    """Everybody has seen it (BR-HID-09)."""
    g.take_into_hand(seat, card)
    g.show_in_hand(seat, card)
    g.tell("card_returned", seat, card)
