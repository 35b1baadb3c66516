"""Chapter 25: the monster round of a hunt, in seven steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import ATTACK_CARD, NONE, Card
from sagaboard.games.lords.hunt import FAILURE, GOING_ON
from sagaboard.games.lords.trigger import carry_out
from sagaboard.games.lords_of_ragnarok.components import HUNT_EFFECT, SHIELD, WISDOM
from sagaboard.games.lords_of_ragnarok.moments import DEFENDING, WEAKNESS_CHECK
from sagaboard.games.lords_of_ragnarok.moves import ATTACK, DEFEND, DONE
from sagaboard.games.lords_of_ragnarok.options import (
    ALL,
    DEFENCE_THRESHOLD,
    MORE_THAN,
    SHIELD_BLOCKS,
)
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.cards import put_in, with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat
from sagaboard.kernel.steps import StepList, Steps

PLAY_ATTACK: Final = 1  # the step that asks


def draw_attacks(g: LordsOfRagnarok, count: i64) -> None:
    """LOR-MRND-15, 16: as many as there are; the deck is never reshuffled."""
    h = g.hunt
    h.seen = False
    drawn: list[i64] = []
    for _ in range(count):
        if h.deck:
            card = h.deck.pop()
            put_in(h.hand, card)
            drawn.append(card)
    g.tell("attacks_drawn", h.monster_player, len(drawn))
    if drawn:
        g.whisper_all(h.monster_player, "own_attacks_drawn", drawn)


def defence_value(g: LordsOfRagnarok) -> i64:
    """LOR-OQ-42: every card counts, a Shield too."""
    total: i64 = 0
    for card in g.hunt.defence:
        total += g.content.combat[card].value
    return total


def is_defended(g: LordsOfRagnarok) -> bool:
    """LOR-MRND-05, 06; LOR-OPT-09, 10."""
    h = g.hunt
    if g.content.attacks[h.attack].shield_works or g.options[SHIELD_BLOCKS] == ALL:
        for card in h.defence:
            if g.content.combat[card].symbol == SHIELD:
                return True
    return defence_value(g) >= defence_needed(g)


def defence_needed(g: LordsOfRagnarok) -> i64:
    """LOR-MRND-05, LOR-OPT-09: without a Shield."""
    rage = g.hunt.rage
    return rage + 1 if g.options[DEFENCE_THRESHOLD] == MORE_THAN else rage


def weak_from(g: LordsOfRagnarok) -> i64:
    """LOR-MRND-10: the value of a defence that finds the weakness."""
    h = g.hunt
    wisdom = g.modified(h.hunter, WEAKNESS_CHECK, g.value(h.hunter, WISDOM))
    return g.content.attacks[h.attack].weakness - wisdom


class MonsterRound(Steps[LordsOfRagnarok]):
    """LOR-MRND-01 to 14; a hunt that has ended cuts it short (LOR-OQ-46)."""

    def copy(self) -> MonsterRound:
        return MonsterRound(self.step)

    def steps(self) -> StepList[LordsOfRagnarok]:
        return MONSTER_ROUND

    def resume(self, g: LordsOfRagnarok) -> None:
        hand = g.hunt.hand
        if self.step == PLAY_ATTACK and len(hand) > 1:
            g.ask(g.hunt.monster_player, "choose_attack", with_each(ATTACK, hand))
        else:
            super().resume(g)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.step += 1
        attack_with(g, move - ATTACK)

    def check_deck(self, g: LordsOfRagnarok) -> None:
        """LOR-MRND-01, LOR-HEND-03."""
        h = g.hunt
        h.skips_draw = False
        h.skips_weakness = False
        h.draws_fewer = 0
        if not h.deck:
            h.outcome = FAILURE
            g.tell("attacks_ran_out", h.monster)
            g.done()

    def play_attack(self, g: LordsOfRagnarok) -> None:
        """LOR-MRND-02; without a card in hand one is drawn (LOR-OQ-48)."""
        if not g.hunt.hand:
            draw_attacks(g, 1)
        attack_with(g, g.hunt.hand[0])

    def defend(self, g: LordsOfRagnarok) -> None:
        g.push(Defence(g.hunt.hunter))

    def attack_takes_effect(self, g: LordsOfRagnarok) -> None:
        h = g.hunt
        defended = is_defended(g)
        g.tell("defended" if defended else "not_defended", h.hunter, defence_value(g))
        if not defended:
            carry_out(g, h.hunter, ATTACK_CARD + h.attack, h.monster)

    def hero_draws(self, g: LordsOfRagnarok) -> None:
        if g.hunt.outcome != GOING_ON:
            self.finish(g)
        elif not g.hunt.skips_draw:
            g.draw_cards(g.hunt.hunter, 1)

    def check_weakness(self, g: LordsOfRagnarok) -> None:
        """LOR-MRND-10 to 12."""
        h = g.hunt
        if h.outcome != GOING_ON:
            self.finish(g)
        elif not h.skips_weakness and g.can_draw() and defence_value(g) >= weak_from(g):
            g.tell("weakness_found", h.hunter)
            g.draw_cards(h.hunter, 1)

    def monster_draws(self, g: LordsOfRagnarok) -> None:
        h = g.hunt
        if h.outcome == GOING_ON:
            count = g.content.attacks[h.attack].draw
            if h.draws_fewer > 0 and count > 1:
                count = max(count - h.draws_fewer, 1)
            draw_attacks(g, count)
        self.finish(g)

    def finish(self, g: LordsOfRagnarok) -> None:
        """LOR-MRND-14, LOR-OQ-95."""
        h = g.hunt
        g.done()
        h.discard.append(h.attack)
        h.attack = NONE
        for card in h.defence:
            g.combat_discard.append(card)
        h.defence = []


MONSTER_ROUND: Final[StepList[LordsOfRagnarok]] = (
    MonsterRound.check_deck,
    MonsterRound.play_attack,
    MonsterRound.defend,
    MonsterRound.attack_takes_effect,
    MonsterRound.hero_draws,
    MonsterRound.check_weakness,
    MonsterRound.monster_draws,
)


def attack_with(g: LordsOfRagnarok, card: Card) -> None:
    """LOR-MRND-03: the other cards of the hand are discarded."""
    h = g.hunt
    h.attack = card
    h.hand.remove(card)
    for other in h.hand:
        h.discard.append(other)
        g.tell("attack_discarded", other)
    h.hand = []
    h.rage = max(g.content.attacks[card].rage - h.rage_cut, 0)
    h.rage_cut = 0
    g.tell("monster_attacks", h.monster, card, h.rage)


class Defence(Frame[LordsOfRagnarok]):
    """LOR-MRND-04: any number of combat cards, or none; they are laid down together."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> Defence:
        return Defence(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        hand = g.hands[self.seat]
        if not hand:
            g.done()
            return
        moves = with_each(DEFEND, hand)
        moves.append(DONE)
        g.ask(self.seat, "defend", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        else:
            self.defend(g, move - DEFEND)

    def defend(self, g: LordsOfRagnarok, card: Card) -> None:
        g.hands[self.seat].remove(card)
        g.hunt.defence.append(card)
        g.tell("defended_with", self.seat, card)
        for effect in g.content.effects(HUNT_EFFECT + card):
            if effect.moment == DEFENDING and effect.react is not None:
                effect.react(g, self.seat, HUNT_EFFECT + card, effect, card)
