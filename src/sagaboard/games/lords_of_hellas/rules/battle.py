"""Chapter 15: battle, in the order of LOH-BATTLE-25."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER
from sagaboard.games.lords.components import ONCE_PER_BATTLE, Card
from sagaboard.games.lords.trigger import (
    carry_out,
    is_offered,
    offer_uses,
    perform,
    refresh,
    trigger,
)
from sagaboard.games.lords_of_hellas.battle import no_battle
from sagaboard.games.lords_of_hellas.components import COMBAT_CARD, MUST_ONCE_PER_BATTLE, SPARTA
from sagaboard.games.lords_of_hellas.moments import (
    ARMY_STRENGTH,
    ATTACKER_CARDS,
    BATTLE_BEGUN,
    BATTLE_WON,
    BEFORE_BATTLE,
    BEFORE_LOSSES,
    BOTH_PASSED,
    CARD_PLAYED,
    CARD_STRENGTH,
    FIRST_CARD_LOSSES,
)
from sagaboard.games.lords_of_hellas.moves import DONE, FIRST, PLAY
from sagaboard.games.lords_of_hellas.rules.any_time import offer_any_time, takes_any_time
from sagaboard.games.lords_of_hellas.rules.control import arrive
from sagaboard.games.lords_of_hellas.rules.losses import kill
from sagaboard.games.lords_of_hellas.rules.retreat import retreat
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.cards import distinct
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat

UNLIMITED_CARDS: Final = 1000


def is_contested(g: LordsOfHellas) -> bool:
    """Both sides still have hoplites in the battle."""
    b = g.battle
    return g.army(b.sides[ATTACKER], b.region) > 0 and g.army(b.sides[DEFENDER], b.region) > 0


class Fight(Frame[LordsOfHellas]):
    """The moments of a battle one after the other."""

    def __init__(self, step: i64) -> None:
        self.step = step

    def copy(self) -> Fight:
        return Fight(self.step)

    def resume(self, g: LordsOfHellas) -> None:
        b = g.battle
        step = self.step
        self.step += 1
        if step == 0:
            for side in b.sides:
                refresh(g, side, ONCE_PER_BATTLE)
                refresh(g, side, MUST_ONCE_PER_BATTLE)
            g.push(BeforeBattle(NOBODY, 0))
        elif step == 1:
            if is_contested(g):
                trigger(g, b.sides[ATTACKER], BATTLE_BEGUN, b.region)
                trigger(g, b.sides[DEFENDER], BATTLE_BEGUN, b.region)  # on top, so first
            else:
                call_off(g)
        elif step == 2:
            g.push(PlayCards(DEFENDER))
        elif step == 3:
            g.push(OneMoreCard(0))
        elif step == 4:
            compare(g)
        elif step == 5:
            if is_contested(g):
                g.push(BeforeLosses(0))
        elif step == 6:
            self.pay_losses(g, ATTACKER)
        elif step == 7:
            self.pay_losses(g, DEFENDER)
        elif step == 8:
            loser = b.opponent(b.winner)
            kill(g, loser, b.region, b.extra_loss[b.side_of(b.winner)])  # LOH-BATTLE-12, 21
        elif step == 9:
            loser = b.opponent(b.winner)
            retreat(g, loser, b.region, b.origins if loser == b.sides[ATTACKER] else 0)
        elif step == 10:
            if g.army(b.winner, b.region) > 0:  # LOH-BATTLE-13, 18 to 20, 22
                g.take_control(b.winner, b.region)
            else:
                g.tell("pyrrhic_victory", b.winner, b.region)
        elif step == 11:
            trigger(g, b.winner, BATTLE_WON, b.region)
        else:
            g.done()
            clear_table(g)

    def pay_losses(self, g: LordsOfHellas, side: i64) -> None:
        """LOH-BATTLE-11: loss symbols hurt only those who played them."""
        kill(g, g.battle.sides[side], g.battle.region, losses(g, side))


def call_off(g: LordsOfHellas) -> None:
    """LOH-BATTLE-16: no battle takes place and nobody has won one."""
    b = g.battle
    g.done()
    g.battle = no_battle()
    g.tell("battle_called_off", b.region)
    arrive(g, b.sides[ATTACKER], b.region)


class BeforeBattle(Frame[LordsOfHellas]):
    """Effects of both players; the attacker, who is the active player, decides the order."""

    def __init__(self, current: Seat, finished: i64) -> None:
        self.current = current
        self.finished = finished  # bit mask of sides

    def copy(self) -> BeforeBattle:
        return BeforeBattle(self.current, self.finished)

    def resume(self, g: LordsOfHellas) -> None:
        b = g.battle
        if not is_contested(g):
            g.done()
            return
        if self.current == NOBODY:
            ready: list[Seat] = [
                b.sides[side]
                for side in range(2)
                if not has(self.finished, side) and self.offers(g, b.sides[side])
            ]
            if not ready:
                g.done()
            elif len(ready) == 1:
                self.current = ready[0]
            else:
                g.ask(b.sides[ATTACKER], "who_first", [FIRST + seat for seat in ready])
            return
        moves = self.offers(g, self.current)
        must = has_pending_must(g, self.current, b.region)
        if not moves:
            self.finish(g)
        elif must and len(moves) == 1:
            perform(g, self.current, BEFORE_BATTLE, b.region, moves[0])
        else:
            if not must:
                moves.append(DONE)
            g.ask(self.current, "before_battle", moves)

    def offers(self, g: LordsOfHellas, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        offer_uses(g, seat, BEFORE_BATTLE, g.battle.region, moves)
        return moves

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if self.current == NOBODY:
            self.current = move - FIRST
        elif move == DONE:
            self.finish(g)
        else:
            perform(g, seat, BEFORE_BATTLE, g.battle.region, move)

    def finish(self, g: LordsOfHellas) -> None:
        self.finished |= bit(g.battle.side_of(self.current))
        self.current = NOBODY


def has_pending_must(g: LordsOfHellas, seat: Seat, subject: i64) -> bool:
    """Whether something automatic is still to be carried out."""
    if g.has_in_force(seat, BEFORE_BATTLE):
        for source in g.owned[seat]:
            for effect in g.content.effects(source):
                if effect.moment == BEFORE_BATTLE and effect.limit == MUST_ONCE_PER_BATTLE:
                    if is_offered(g, seat, source, effect, subject):
                        return True
    return False


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


def losses(g: LordsOfHellas, side: i64) -> i64:
    b = g.battle
    total: i64 = b.changed_losses[side] - b.free_losses[side]
    for card in b.cards[side]:
        total += g.content.combat[card].losses
    return max(total, 0)


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


def clear_table(g: LordsOfHellas) -> None:
    """LOH-BATTLE-14."""
    for cards in g.battle.cards:
        for card in cards:
            g.combat_discard.append(card)
    g.battle = no_battle()
