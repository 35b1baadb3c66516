"""Chapter 15: battle, in the order of LOH-BATTLE-25."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER
from sagaboard.games.lords.components import ONCE_PER_BATTLE, Card
from sagaboard.games.lords.trigger import carry_out, offer_uses, perform, refresh, trigger
from sagaboard.games.lords_of_hellas.battle import no_battle
from sagaboard.games.lords_of_hellas.components import COMBAT_CARD, MUST_ONCE_PER_BATTLE, SPARTA
from sagaboard.games.lords_of_hellas.moments import (
    ARMY_STRENGTH,
    ATTACKER_CARDS,
    BATTLE_BEGUN,
    BATTLE_WON,
    BEFORE_LOSSES,
    BOTH_PASSED,
    CARD_PLAYED,
    CARD_STRENGTH,
    FIRST_CARD_LOSSES,
)
from sagaboard.games.lords_of_hellas.moves import DONE, PLAY
from sagaboard.games.lords_of_hellas.rules.any_time import offer_any_time, takes_any_time
from sagaboard.games.lords_of_hellas.rules.before_battle import BeforeBattle, is_contested
from sagaboard.games.lords_of_hellas.rules.control import arrive
from sagaboard.games.lords_of_hellas.rules.losses import kill
from sagaboard.games.lords_of_hellas.rules.retreat import retreat
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.cards import distinct
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.reason import Reason
from sagaboard.kernel.steps import StepList, Steps

UNLIMITED_CARDS: Final = 1000


class Fight(Steps[LordsOfHellas]):
    """The moments of a battle one after the other (LOH-BATTLE-25)."""

    def copy(self) -> Fight:
        return Fight(self.step)

    def steps(self) -> StepList[LordsOfHellas]:
        return FIGHT

    def before_battle(self, g: LordsOfHellas) -> None:
        for side in g.battle.sides:
            refresh(g, side, ONCE_PER_BATTLE)
            refresh(g, side, MUST_ONCE_PER_BATTLE)
        g.push(BeforeBattle(NOBODY, 0))

    def begin(self, g: LordsOfHellas) -> None:
        b = g.battle
        if is_contested(g):
            trigger(g, b.sides[ATTACKER], BATTLE_BEGUN, b.region)
            trigger(g, b.sides[DEFENDER], BATTLE_BEGUN, b.region)  # on top, so first
        else:
            call_off(g)

    def play_cards(self, g: LordsOfHellas) -> None:
        g.push(PlayCards(DEFENDER))

    def play_one_more_card(self, g: LordsOfHellas) -> None:
        g.push(OneMoreCard(0))

    def compare_strength(self, g: LordsOfHellas) -> None:
        compare(g)

    def before_losses(self, g: LordsOfHellas) -> None:
        if is_contested(g):
            g.push(BeforeLosses(0))

    def attacker_loses_hoplites(self, g: LordsOfHellas) -> None:
        pay_losses(g, ATTACKER)

    def defender_loses_hoplites(self, g: LordsOfHellas) -> None:
        pay_losses(g, DEFENDER)

    def loser_loses_more(self, g: LordsOfHellas) -> None:
        """LOH-BATTLE-12, 21."""
        b = g.battle
        kill(g, b.opponent(b.winner), b.region, b.extra_loss[b.side_of(b.winner)])

    def loser_retreats(self, g: LordsOfHellas) -> None:
        b = g.battle
        loser = b.opponent(b.winner)
        retreat(g, loser, b.region, b.origins if loser == b.sides[ATTACKER] else 0)

    def winner_takes_control(self, g: LordsOfHellas) -> None:
        """LOH-BATTLE-13, 18 to 20, 22."""
        b = g.battle
        if g.army(b.winner, b.region) > 0:
            g.take_control(b.winner, b.region)
        else:
            g.tell("pyrrhic_victory", b.winner, b.region)

    def after_victory(self, g: LordsOfHellas) -> None:
        trigger(g, g.battle.winner, BATTLE_WON, g.battle.region)

    def clear_table(self, g: LordsOfHellas) -> None:
        """LOH-BATTLE-14."""
        g.done()
        for cards in g.battle.cards:
            for card in cards:
                g.combat_discard.append(card)
        g.battle = no_battle()


FIGHT: Final[StepList[LordsOfHellas]] = (
    Fight.before_battle,
    Fight.begin,
    Fight.play_cards,
    Fight.play_one_more_card,
    Fight.compare_strength,
    Fight.before_losses,
    Fight.attacker_loses_hoplites,
    Fight.defender_loses_hoplites,
    Fight.loser_loses_more,
    Fight.loser_retreats,
    Fight.winner_takes_control,
    Fight.after_victory,
    Fight.clear_table,
)


def call_off(g: LordsOfHellas) -> None:
    """LOH-BATTLE-16: no battle takes place and nobody has won one."""
    b = g.battle
    g.done()
    g.battle = no_battle()
    g.tell("battle_called_off", b.region)
    arrive(g, b.sides[ATTACKER], b.region)


def may_play(g: LordsOfHellas, side: i64, card: Card) -> bool:
    """LOH-BATTLE-08, 27: not more loss symbols than own hoplites in the battle."""
    b = g.battle
    seat = b.sides[side]
    added = g.content.combat[card].losses
    if not b.cards[side]:
        added = g.modified(seat, FIRST_CARD_LOSSES, added)
    return losses(g, side) + added <= g.army(seat, b.region)


def has_cards_left(g: LordsOfHellas, side: i64) -> bool:
    """LOH-CARD-15: an attacker may be limited by the defender's blessing."""
    b = g.battle
    if side == ATTACKER:
        most = g.modified(b.sides[DEFENDER], ATTACKER_CARDS, UNLIMITED_CARDS)
        return len(b.cards[ATTACKER]) < most
    return True


def why_not_play(g: LordsOfHellas, seat: Seat, card: Card) -> Reason:
    """Of a card that `playable` leaves out."""
    if card not in g.hands[seat]:
        return Reason("LOH-BATTLE-05")
    side = g.battle.side_of(seat)
    if side == ATTACKER and not has_cards_left(g, side):
        return Reason("LOH-CARD-15")
    return Reason("LOH-BATTLE-08", n=g.army(seat, g.battle.region))


def losses(g: LordsOfHellas, side: i64) -> i64:
    b = g.battle
    total: i64 = b.changed_losses[side] - b.free_losses[side]
    for card in b.cards[side]:
        total += g.content.combat[card].losses
    return max(total, 0)


def pay_losses(g: LordsOfHellas, side: i64) -> None:
    """LOH-BATTLE-11: loss symbols hurt only those who played them."""
    kill(g, g.battle.sides[side], g.battle.region, losses(g, side))


def playable(g: LordsOfHellas, side: i64) -> list[Move]:
    hand = distinct(g.hands[g.battle.sides[side]])
    return [PLAY + card for card in hand if may_play(g, side, card)]


def lay(g: LordsOfHellas, side: i64, card: Card) -> None:
    """LOH-BATTLE-06: strength and effect of a card count at once."""
    b = g.battle
    seat = b.sides[side]
    face = g.content.combat[card]
    if not b.cards[side]:
        b.free_losses[side] = face.losses - g.modified(seat, FIRST_CARD_LOSSES, face.losses)
    g.hands[seat].remove(card)
    b.cards[side].append(card)
    strength = g.modified(seat, CARD_STRENGTH, face.strength)
    b.bonus[side] += strength
    g.tell("card_played", seat, card, strength)
    if g.has_in_force(seat, CARD_PLAYED):
        g.push(Strengthen(seat, card))
    carry_out(g, seat, COMBAT_CARD + card, side)


class PlayCards(Frame[LordsOfHellas]):
    """Step 1, LOH-BATTLE-05 to 08: alternately one card, until both have declined.

    Whoever has a card in hand is asked: skipping somebody would tell.
    """

    def __init__(self, side: i64) -> None:
        self.side = side

    def copy(self) -> PlayCards:
        return PlayCards(self.side)

    def resume(self, g: LordsOfHellas) -> None:
        b = g.battle
        if not is_contested(g) or (b.declined[ATTACKER] and b.declined[DEFENDER]):
            g.done()
            return
        if b.declined[self.side]:
            self.side = 1 - self.side
            return
        seat = b.sides[self.side]
        moves: list[Move] = []
        if has_cards_left(g, self.side):
            moves = playable(g, self.side)
            offer_any_time(g, seat, moves)
            if moves or g.hands[seat]:
                moves.append(DONE)
                g.ask(seat, "play_card", moves)
                return
        self.decline(g)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            self.decline(g)
        elif not takes_any_time(g, seat, move):
            side = self.side
            self.side = 1 - side
            lay(g, side, move - PLAY)

    def decline(self, g: LordsOfHellas) -> None:
        """LOH-BATTLE-07: for the rest of the battle."""
        g.battle.declined[self.side] = True
        g.tell("card_declined", g.battle.sides[self.side])


class Strengthen(Frame[LordsOfHellas]):
    """Something may be paid to make the card just played stronger, once."""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def copy(self) -> Strengthen:
        return Strengthen(self.seat, self.card)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = []
        offer_uses(g, self.seat, CARD_PLAYED, self.card, moves)
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "strengthen_card", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        if move != DONE:
            perform(g, seat, CARD_PLAYED, self.card, move)


class OneMoreCard(Frame[LordsOfHellas]):
    """Both have declined: a blessing lets its owner play one more card, the defender first."""

    def __init__(self, asked: i64) -> None:
        self.asked = asked

    def copy(self) -> OneMoreCard:
        return OneMoreCard(self.asked)

    def resume(self, g: LordsOfHellas) -> None:
        b = g.battle
        while self.asked < 2 and is_contested(g):
            side = self.side()
            seat = b.sides[side]
            if g.has_in_force(seat, BOTH_PASSED) and has_cards_left(g, side) and g.hands[seat]:
                moves = playable(g, side)
                moves.append(DONE)
                g.ask(seat, "one_more_card", moves)
                return
            self.asked += 1
        g.done()

    def side(self) -> i64:
        return DEFENDER if self.asked == 0 else ATTACKER

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        side = self.side()
        self.asked += 1
        if move != DONE:
            lay(g, side, move - PLAY)


def army_strength(g: LordsOfHellas, side: i64) -> i64:
    """LOH-BATTLE-09, 28: hoplites, cards, fortification of the defender, standing bonuses."""
    b = g.battle
    seat = b.sides[side]
    numbers = g.content.numbers
    total = g.army(seat, b.region) + b.bonus[side]
    if side == DEFENDER and g.garrison[b.region] == seat:
        is_sparta = g.content.city[b.region] == SPARTA
        total += numbers.fortified_sparta if is_sparta else numbers.fortified
    return g.modified(seat, ARMY_STRENGTH, total)


def compare(g: LordsOfHellas) -> None:
    """LOH-BATTLE-10, 26: a tie is won by the defender; who stands alone has won."""
    b = g.battle
    b.fought = True
    if is_contested(g):
        for side in range(2):
            b.totals[side] = army_strength(g, side)
        attacker_wins = b.totals[ATTACKER] > b.totals[DEFENDER]
    else:
        attacker_wins = g.army(b.sides[ATTACKER], b.region) > 0
    b.winner = b.sides[ATTACKER] if attacker_wins else b.sides[DEFENDER]
    side = b.side_of(b.winner)
    g.tell("battle_won", b.winner, b.region, b.totals[side], b.totals[1 - side])


class BeforeLosses(Frame[LordsOfHellas]):
    """The strengths are compared; effects may change the losses, the active player's first."""

    def __init__(self, side: i64) -> None:
        self.side = side

    def copy(self) -> BeforeLosses:
        return BeforeLosses(self.side)

    def resume(self, g: LordsOfHellas) -> None:
        while self.side < 2:
            seat = g.battle.sides[self.side]
            moves: list[Move] = []
            offer_uses(g, seat, BEFORE_LOSSES, self.side, moves)
            if moves:
                moves.append(DONE)
                g.ask(seat, "before_losses", moves)
                return
            self.side += 1
        g.done()

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            self.side += 1
        else:
            perform(g, seat, BEFORE_LOSSES, self.side, move)
