"""Chapter 26: the hero round of a hunt."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Card, Effect
from sagaboard.games.lords.hunt import FAILURE, GOING_ON
from sagaboard.games.lords.trigger import offer_uses, perform
from sagaboard.games.lords_of_ragnarok.components import HUNT_EFFECT
from sagaboard.games.lords_of_ragnarok.hunt import UNLIMITED_WOUNDS
from sagaboard.games.lords_of_ragnarok.moments import AFTER_WOUND, IN_HERO_ROUND
from sagaboard.games.lords_of_ragnarok.moves import DONE, EFFECT, GIVE_UP, STRIKE, WOUND
from sagaboard.games.lords_of_ragnarok.rules.wounds import deal_wound, free_spaces, spaces_with
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import has
from sagaboard.kernel.cards import distinct
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, verb_of


def cards_for_wound(g: LordsOfRagnarok) -> i64:
    """LOR-HRND-09, 12: two against the boss."""
    return 2 if g.hunt.monster == g.content.loki else 1


def makes_pair(g: LordsOfRagnarok, first: Card, second: Card, space: i64) -> bool:
    """LOR-OQ-45: one card for each symbol of a wound space of the boss."""
    boss = g.content.boss
    a = g.content.combat[first].covers
    b = g.content.combat[second].covers
    one, other = boss.first[space], boss.second[space]
    return (has(a, one) and has(b, other)) or (has(a, other) and has(b, one))


def spaces_for(g: LordsOfRagnarok, cards: list[Card]) -> list[i64]:
    """LOR-HRND-01, 13: free spaces that the cards of one wound may cover."""
    beast = g.hunt.monster
    if beast == g.content.loki:
        return [s for s in free_spaces(g, beast) if makes_pair(g, cards[0], cards[1], s)]
    return spaces_with(g, beast, g.content.combat[cards[0]].covers)


def partners(g: LordsOfRagnarok, first: Card, hand: list[Card]) -> list[Card]:
    """Cards that cover a space of the boss together with the first."""
    return [card for card in distinct(hand) if spaces_for(g, [first, card])]


def strikes(g: LordsOfRagnarok, seat: Seat) -> list[Move]:
    """Cards to begin a wound with."""
    moves: list[Move] = []
    hand = g.hands[seat]
    for card in distinct(hand):
        if g.hunt.monster == g.content.loki:
            others = hand[:]
            others.remove(card)
            if partners(g, card, others):
                moves.append(STRIKE + card)
        elif spaces_for(g, [card]):
            moves.append(STRIKE + card)
    return moves


def owes_second_card(g: LordsOfRagnarok) -> bool:
    """A wound of the boss has been begun: the hunter holds a card that completes it."""
    h = g.hunt
    return h.is_on and h.monster == g.content.loki and len(h.spent) == 1


class HeroRound(Frame[LordsOfRagnarok]):
    """Wounds one after the other; without any the hunt fails (LOR-HRND-04 to 07)."""

    def __init__(self, effects: list[Card], wounded: bool) -> None:
        self.effects = effects  # cards of the last wound whose hunt effect is not used
        self.wounded = wounded  # the marker of the wound begun has been put

    def copy(self) -> HeroRound:
        return HeroRound(self.effects[:], self.wounded)

    def resume(self, g: LordsOfRagnarok) -> None:
        h = g.hunt
        needed = cards_for_wound(g)
        if self.wounded:
            self.offer_effects(g)
        elif h.outcome != GOING_ON or h.dealt >= h.most_wounds:
            self.end(g)
        elif len(h.spent) == needed:
            spaces = spaces_for(g, h.spent)
            if len(spaces) == 1:
                self.wound(g, spaces[0])
            else:
                g.ask(h.hunter, "which_wound", [WOUND + space for space in spaces])
        elif h.spent:
            cards = partners(g, h.spent[0], g.hands[h.hunter])
            g.ask(h.hunter, "second_card", [STRIKE + card for card in cards])
        else:
            self.offer_strikes(g)

    def offer_strikes(self, g: LordsOfRagnarok) -> None:
        h = g.hunt
        moves = strikes(g, h.hunter)
        offer_uses(g, h.hunter, IN_HERO_ROUND, h.monster, moves)
        if not moves and not g.hands[h.hunter]:
            self.stop(g)
            return
        moves.append(DONE if h.dealt > 0 else GIVE_UP)
        g.ask(h.hunter, "hero_round", moves)

    def offer_effects(self, g: LordsOfRagnarok) -> None:
        """LOR-HRND-11, LOR-OQ-43, 44: each may be used, in any order."""
        h = g.hunt
        moves: list[Move] = []
        if h.outcome == GOING_ON:
            moves = [
                EFFECT + card
                for card in distinct(self.effects)
                if usable_effect(g, h.hunter, card) is not None
            ]
        if moves:
            moves.append(DONE)
            g.ask(h.hunter, "hunt_effect", moves)
            return
        self.put_away(g)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        h = g.hunt
        verb = verb_of(move)
        if verb == STRIKE:
            g.hands[seat].remove(move - STRIKE)
            h.spent.append(move - STRIKE)
            g.tell("struck_with", seat, move - STRIKE)
        elif verb == WOUND:
            self.wound(g, move - WOUND)
        elif verb == EFFECT:
            card = move - EFFECT
            effect = usable_effect(g, seat, card)
            assert effect is not None
            assert effect.react is not None
            self.effects.remove(card)
            g.tell("hunt_effect_used", seat, card)
            effect.react(g, seat, HUNT_EFFECT + card, effect, card)
        elif self.wounded:
            self.put_away(g)
        elif move in (DONE, GIVE_UP):
            self.stop(g)
        else:
            perform(g, seat, IN_HERO_ROUND, h.monster, move)

    def wound(self, g: LordsOfRagnarok, space: i64) -> None:
        self.wounded = True
        self.effects = sorted(g.hunt.spent)
        deal_wound(g, g.hunt.hunter, g.hunt.monster, space)

    def put_away(self, g: LordsOfRagnarok) -> None:
        """LOR-OQ-95."""
        self.wounded = False
        self.effects = []
        for card in g.hunt.spent:
            g.combat_discard.append(card)
        g.hunt.spent = []

    def stop(self, g: LordsOfRagnarok) -> None:
        if g.hunt.dealt == 0:
            g.hunt.outcome = FAILURE
        self.end(g)

    def end(self, g: LordsOfRagnarok) -> None:
        g.done()
        g.hunt.most_wounds = UNLIMITED_WOUNDS


def usable_effect(g: LordsOfRagnarok, seat: Seat, card: Card) -> Effect | None:
    for effect in g.content.effects(HUNT_EFFECT + card):
        if effect.moment == AFTER_WOUND and effect.can is not None:
            if effect.can(g, seat, effect, card):
                return effect
    return None
