"""Draws a game at random among those that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.bots.redeal import take
from sagaboard.games.lords_of_ragnarok.rules.hero_round import owes_second_card, partners
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import advance
from sagaboard.kernel.move import Seat

TRIES: Final = 30
"""So often hands are dealt anew if they contradict what their owner has begun."""


def redeal(g: LordsOfRagnarok, seat: Seat, chance: Chance) -> LordsOfRagnarok:
    """Decks are shuffled; what others hold changes places with them (LOR-OQ-68). Sorted before,
    so that the outcome tells nothing of where the cards lay."""
    new = g.copy()
    new.chance = chance.split()
    new.event_deck.sort()
    chance.shuffle(new.event_deck)
    new.blessing_deck.sort()
    chance.shuffle(new.blessing_deck)
    hands = [hand[:] for hand in new.hands]
    deck = new.combat_deck[:]
    tries: i64 = TRIES
    redeal_combat_cards(new, seat, chance)
    while not is_possible(new) and tries > 0:
        tries -= 1
        redeal_combat_cards(new, seat, chance)
    if tries == 0 and not is_possible(new):  # the true hands are possible
        new.hands = hands
        new.combat_deck = deck
    redeal_attacks(new, seat, chance)
    advance(new)
    return new


def is_possible(g: LordsOfRagnarok) -> bool:
    """A hunter of the boss who has played the first card of a pair holds a second one."""
    if not owes_second_card(g):
        return True
    return len(partners(g, g.hunt.spent[0], g.hands[g.hunt.hunter])) > 0


def redeal_combat_cards(g: LordsOfRagnarok, seat: Seat, chance: Chance) -> None:
    pool = g.combat_deck
    for other in range(g.seats):
        if other != seat:
            pool = pool + g.hands[other]
    pool.sort()
    chance.shuffle(pool)
    for other in range(g.seats):
        if other != seat:
            g.hands[other] = take(pool, len(g.hands[other]))
    g.combat_deck = pool


def redeal_attacks(g: LordsOfRagnarok, seat: Seat, chance: Chance) -> None:
    """Only the monster player sees the monster's hand, and a hunter who has looked at it."""
    h = g.hunt
    pool = h.deck
    hidden = h.is_on and not h.shows_hand_to(seat)
    if hidden:
        pool = pool + h.hand
    pool.sort()
    chance.shuffle(pool)
    if hidden:
        h.hand = take(pool, len(h.hand))
    h.deck = pool
