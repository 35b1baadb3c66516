"""Texts of combat cards: in a hunt the subject is the card, in a battle the side of its player."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER
from sagaboard.games.lords.components import Effect, Source
from sagaboard.games.lords.hand import discard, discard_at_random
from sagaboard.games.lords_of_ragnarok.moves import DONE, LOSE, REMOVE, SPEND
from sagaboard.games.lords_of_ragnarok.rules.attributes import COST, injure
from sagaboard.games.lords_of_ragnarok.rules.losses import weaken
from sagaboard.games.lords_of_ragnarok.rules.wounds import ANY_SYMBOL, ChooseWound, spaces_with
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok, distinct_armies, kinds_held
from sagaboard.kernel.cards import with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

# In a hunt, after the wound of the card.


def next_attack_rage(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, card: i64) -> None:
    """Several add up."""
    g.hunt.rage_cut += e.n


def draw_cards(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, card: i64) -> None:
    g.draw_cards(seat, e.n)


def has_dealt_enough(g: LordsOfRagnarok, seat: Seat, e: Effect, card: i64) -> bool:
    return g.hunt.dealt >= e.at_least and g.can_draw()


def may_wound_again(g: LordsOfRagnarok, symbols: i64) -> bool:
    """A further wound, but not of the boss, nor beyond a limit of the round."""
    h = g.hunt
    return (
        h.monster != g.content.loki
        and h.dealt < h.most_wounds
        and len(spaces_with(g, h.monster, symbols)) > 0
    )


def has_second_wound(g: LordsOfRagnarok, seat: Seat, e: Effect, card: i64) -> bool:
    return may_wound_again(g, g.content.combat[card].covers)


def second_wound(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, card: i64) -> None:
    g.push(ChooseWound(seat, g.hunt.monster, g.content.combat[card].covers))


def can_bleed_for_wound(g: LordsOfRagnarok, seat: Seat, e: Effect, card: i64) -> bool:
    """Once per hunt for all cards with this text, and only with a marker to turn."""
    return not g.hunt.bled and len(g.unturned(seat)) > 0 and may_wound_again(g, ANY_SYMBOL)


def injury_for_wound(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, card: i64) -> None:
    g.hunt.bled = True
    g.push(ChooseWound(seat, g.hunt.monster, ANY_SYMBOL))
    injure(g, seat, 1, COST)


def monster_has_hand(g: LordsOfRagnarok, seat: Seat, e: Effect, card: i64) -> bool:
    return len(g.hunt.hand) > 0


def discard_attack(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, card: i64) -> None:
    h = g.hunt
    h.seen = True
    g.tell("attacks_looked_at", seat)
    g.whisper_all(seat, "own_attacks_seen", h.hand[:])
    if len(h.hand) >= e.at_least:
        g.push(RemoveAttack(seat, e.n))


class RemoveAttack(Frame[LordsOfRagnarok]):
    """Attack cards of the monster's hand, of the hunter's choice."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> RemoveAttack:
        return RemoveAttack(self.seat, self.count)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.count == 0:
            g.done()
        else:
            g.ask(self.seat, "remove_attack", with_each(REMOVE, g.hunt.hand))

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.count -= 1
        g.hunt.hand.remove(move - REMOVE)
        g.hunt.discard.append(move - REMOVE)
        g.tell("attack_discarded", move - REMOVE)


def exchange(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, card: i64) -> None:
    """Draw, then discard as many of choice."""
    g.draw_cards(seat, e.n)
    discard(g, seat, e.n)


def monster_draws_fewer(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, card: i64
) -> None:
    g.hunt.draws_fewer += e.n


# In a battle, as soon as the card is played.


def cancel_own_loss(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, side: i64) -> None:
    """Of other cards; on which of them makes no difference."""
    b = g.battle
    others = b.losses[side] - g.content.combat[b.cards[side][-1]].losses
    cancelled = min(e.n, max(others, 0))
    if cancelled > 0:
        b.losses[side] -= cancelled
        g.tell("loss_cancelled", seat, cancelled)


def weaken_opponent(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, side: i64) -> None:
    g.push(WeakenInBattle(g.battle.opponent(seat), e.n))


class WeakenInBattle(Frame[LordsOfRagnarok]):
    """One own army in the battle that is not destroyed by it; without one nothing happens."""

    def __init__(self, seat: Seat, amount: i64) -> None:
        self.seat = seat
        self.amount = amount

    def copy(self) -> WeakenInBattle:
        return WeakenInBattle(self.seat, self.amount)

    def resume(self, g: LordsOfRagnarok) -> None:
        here = g.armies_at(self.seat, g.battle.region)
        armies = distinct_armies(g, [army for army in here if g.strengths[army] > self.amount])
        if not armies:
            g.done()
        elif len(armies) == 1:
            self.take(g, self.seat, LOSE + armies[0])
        else:
            g.ask(self.seat, "weaken_own_army", [LOSE + army for army in armies])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        weaken(g, move - LOSE, self.amount)


def add_value(g: LordsOfRagnarok, side: i64, value: i64) -> None:
    """To the card just played."""
    values = g.battle.values[side]
    values[-1] += value
    g.tell("card_value", g.battle.sides[side], g.battle.cards[side][-1], values[-1])


def value_if_attacking(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    if side == ATTACKER:
        add_value(g, side, e.n)


def value_if_defending(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    if side == DEFENDER:
        add_value(g, side, e.n)


def opponent_discards_at_random(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    discard_at_random(g, g.battle.opponent(seat), e.n)


def lower_next_card(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, side: i64) -> None:
    """Several add up."""
    g.battle.next_lowered[1 - side] += e.n


def no_loss_for_losing(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    g.battle.unhurt[side] = True


def ignore_next_effect_if_defending(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    if side == DEFENDER:
        g.battle.next_ignored[1 - side] = True


def rune_for_value(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, side: i64) -> None:
    if g.rune_count(seat) > 0:
        g.push(RuneForValue(seat, side, e.n))


class RuneForValue(Frame[LordsOfRagnarok]):
    """A rune of any kind may be spent on the card just played."""

    def __init__(self, seat: Seat, side: i64, value: i64) -> None:
        self.seat = seat
        self.side = side
        self.value = value

    def copy(self) -> RuneForValue:
        return RuneForValue(self.seat, self.side, self.value)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves: list[Move] = [SPEND + rune for rune in kinds_held(g, self.seat)]
        moves.append(DONE)
        g.ask(self.seat, "rune_for_value", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        if move != DONE:
            g.spend_rune(seat, move - SPEND)
            add_value(g, self.side, self.value)
