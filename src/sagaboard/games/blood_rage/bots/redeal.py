"""Draws a game at random among those that a seat cannot tell from the true one."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import NO_CARD, Card, Content
from sagaboard.games.blood_rage.components import QUEST as QUEST_CARD
from sagaboard.games.blood_rage.rules.upgrade import Upgrade
from sagaboard.games.blood_rage.state import DISCARD, QUEST, UNDECIDED, BloodRage
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import advance
from sagaboard.kernel.move import Seat


def redeal(g: BloodRage, seat: Seat, chance: Chance) -> BloodRage:
    """Hidden cards change places with hidden cards of the same Age: their backs are seen.

    Committed cards are Quests, cards that everybody saw go to a hand stay there, and so does the
    Upgrade that is about to be put on a sheet. What is shuffled is sorted first, so that the
    outcome tells nothing of where the cards lay.
    """
    new = g.copy()
    staying = [new.known_in_hand[other] + upgrade_in_hand(new, other) for other in range(new.seats)]
    new.chance = chance.split()
    for deck in new.decks:
        deck.sort()
        chance.shuffle(deck)
    pools: list[list[Card]] = [[], [], []]
    for other in range(new.seats):
        if other == seat:
            continue
        gather(new.content, pools, without(new.hands[other], staying[other]))
        gather(new.content, pools, new.packs[other])
        gather(new.content, pools, new.picks[other])
        gather(new.content, pools, new.buried[other])
        if new.phase != QUEST:
            gather(new.content, pools, new.quests[other])
    gather(new.content, pools, new.undealt)
    for pool in pools:
        pool.sort()
        chance.shuffle(pool)
    for other in range(new.seats):
        if other != seat and new.phase != QUEST:
            new.quests[other] = [draw_quest(new.content, pools, card) for card in new.quests[other]]
    for other in range(new.seats):
        if other == seat:
            continue
        hidden = without(new.hands[other], staying[other])
        new.hands[other] = sorted(staying[other] + draw(new.content, pools, hidden))
        new.packs[other] = sorted(draw(new.content, pools, new.packs[other]))
        new.picks[other] = draw(new.content, pools, new.picks[other])
        new.buried[other] = draw(new.content, pools, new.buried[other])
        if new.battle.chosen[other] != NO_CARD:
            hand = new.hands[other]
            new.battle.chosen[other] = hand[chance.below(len(hand))]
    new.undealt = draw(new.content, pools, new.undealt)
    redeal_kept(new, seat, chance)
    advance(new)
    return new


def upgrade_in_hand(g: BloodRage, seat: Seat) -> list[Card]:
    """The card whose slot is being chosen, unless it is shown anyway."""
    if g.stack:
        top = g.stack[-1]
        if isinstance(top, Upgrade) and top.seat == seat and not top.placed:
            return [] if top.card in g.known_in_hand[seat] else [top.card]
    return []


def redeal_kept(g: BloodRage, seat: Seat, chance: Chance) -> None:
    """Who has decided what to keep may have decided anything."""
    if g.phase != DISCARD:
        return
    for other in range(g.seats):
        hand = g.hands[other]
        if other != seat and g.kept[other] != UNDECIDED and hand:
            choice = chance.below(len(hand) + 1)
            g.kept[other] = NO_CARD if choice == len(hand) else hand[choice]


def gather(content: Content, pools: list[list[Card]], cards: list[Card]) -> None:
    for card in cards:
        pools[content.cards[card].age - 1].append(card)


def draw(content: Content, pools: list[list[Card]], cards: list[Card]) -> list[Card]:
    """As many cards of the same Ages."""
    return [pools[content.cards[card].age - 1].pop() for card in cards]


def draw_quest(content: Content, pools: list[list[Card]], card: Card) -> Card:
    pool = pools[content.cards[card].age - 1]
    index: i64 = len(pool) - 1
    while content.cards[pool[index]].type != QUEST_CARD:
        index -= 1
    return pool.pop(index)


def without(cards: list[Card], some: list[Card]) -> list[Card]:
    left = cards[:]
    for card in some:
        left.remove(card)
    return left
