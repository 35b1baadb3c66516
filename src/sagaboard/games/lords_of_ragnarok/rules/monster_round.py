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

# Steps of the frame, as the rules count them.
CHECK_DECK: Final = 0
PLAY_ATTACK: Final = 1
DEFENCE: Final = 2
EFFECT: Final = 3
DRAW: Final = 4
WEAKNESS: Final = 5
MONSTER_DRAWS: Final = 6


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


class MonsterRound(Frame[LordsOfRagnarok]):
    def __init__(self, step: i64) -> None:
        self.step = step

    def copy(self) -> MonsterRound:
        return MonsterRound(self.step)

    def resume(self, g: LordsOfRagnarok) -> None:
        h = g.hunt
        step = self.step
        if step == PLAY_ATTACK:
            self.play_attack(g)
            return
        self.step += 1
        if step == CHECK_DECK:
            h.skips_draw = False
            h.skips_weakness = False
            h.draws_fewer = 0
            if not h.deck:  # LOR-MRND-01, LOR-HEND-03
                h.outcome = FAILURE
                g.tell("attacks_ran_out", h.monster)
                g.done()
        elif step == DEFENCE:
            g.push(Defence(h.hunter))
        elif step == EFFECT:
            defended = is_defended(g)
            g.tell("defended" if defended else "not_defended", h.hunter, defence_value(g))
            if not defended:
                carry_out(g, h.hunter, ATTACK_CARD + h.attack, h.monster)
        elif h.outcome != GOING_ON:  # LOR-OQ-46
            self.finish(g)
        elif step == DRAW:
            if not h.skips_draw:
                g.draw_cards(h.hunter, 1)
        elif step == WEAKNESS:
            self.check_weakness(g)
        else:
            count = g.content.attacks[h.attack].draw
            if h.draws_fewer > 0 and count > 1:
                count = max(count - h.draws_fewer, 1)
            draw_attacks(g, count)
            self.finish(g)

    def play_attack(self, g: LordsOfRagnarok) -> None:
        """LOR-MRND-02; without a card in hand one is drawn (LOR-OQ-48)."""
        h = g.hunt
        if not h.hand:
            draw_attacks(g, 1)
        if len(h.hand) == 1:
            self.take(g, h.monster_player, ATTACK + h.hand[0])
        else:
            moves = with_each(ATTACK, h.hand)
            g.ask(h.monster_player, "choose_attack", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        """LOR-MRND-03: the other cards of the hand are discarded."""
        h = g.hunt
        self.step += 1
        h.attack = move - ATTACK
        h.hand.remove(h.attack)
        for card in h.hand:
            h.discard.append(card)
            g.tell("attack_discarded", card)
        h.hand = []
        h.rage = max(g.content.attacks[h.attack].rage - h.rage_cut, 0)
        h.rage_cut = 0
        g.tell("monster_attacks", h.monster, h.attack, h.rage)

    def check_weakness(self, g: LordsOfRagnarok) -> None:
        """LOR-MRND-10 to 12."""
        h = g.hunt
        if not h.skips_weakness and g.can_draw():
            if defence_value(g) >= weak_from(g):
                g.tell("weakness_found", h.hunter)
                g.draw_cards(h.hunter, 1)

    def finish(self, g: LordsOfRagnarok) -> None:
        """LOR-MRND-14, LOR-OQ-95."""
        h = g.hunt
        g.done()
        h.discard.append(h.attack)
        h.attack = NONE
        for card in h.defence:
            g.combat_discard.append(card)
        h.defence = []


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
