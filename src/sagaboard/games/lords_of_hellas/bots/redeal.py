"""Draws a game at random among those that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.bots.redeal import take
from sagaboard.games.lords.components import NONE
from sagaboard.games.lords_of_hellas.effects.blessings import Shoot, bows
from sagaboard.games.lords_of_hellas.rules.artifacts import ChooseArtifact
from sagaboard.games.lords_of_hellas.rules.blessings import Draft
from sagaboard.games.lords_of_hellas.rules.hunt import (
    Defence,
    HeroAttack,
    count_symbol,
    payments,
    potential,
)
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import advance
from sagaboard.kernel.move import Seat

TRIES: Final = 30
"""So often hands are dealt anew if they contradict what their owner has begun to pay."""


def redeal(g: LordsOfHellas, seat: Seat, chance: Chance) -> LordsOfHellas:
    """Decks are shuffled; what others hold or look at changes places with them. Sorted before,
    so that the outcome tells nothing of where the cards lay."""
    new = g.copy()
    new.chance = chance.split()
    new.event_deck.sort()
    chance.shuffle(new.event_deck)
    hands = [hand[:] for hand in new.hands]
    deck = new.combat_deck[:]
    looked_at = new.looked_at[:]
    tries: i64 = TRIES
    redeal_combat_cards(new, seat, chance)
    while not is_possible(new) and tries > 0:
        tries -= 1
        redeal_combat_cards(new, seat, chance)
    if tries == 0 and not is_possible(new):  # the true hands are possible
        new.hands = hands
        new.combat_deck = deck
        new.looked_at = looked_at
    redeal_artifacts(new, seat, chance)
    redeal_blessings(new, seat, chance)
    redeal_attacks(new, seat, chance)
    advance(new)
    return new


def is_possible(g: LordsOfHellas) -> bool:
    """Whoever is in the middle of paying must hold the cards to go on."""
    if not g.stack:
        return True
    top = g.stack[-1]
    if isinstance(top, HeroAttack) and top.slot != NONE:
        if top.left > 0:
            return count_symbol(g, top.seat, top.symbol) >= top.left
        symbol = g.wound_slots(g.hunt.monster)[top.slot]
        return len(payments(g, top.seat, symbol)) > 0
    if isinstance(top, Defence) and g.hunt.committed > 0:
        return potential(g, top.seat) >= g.hunt.strength
    if isinstance(top, Shoot) and not top.paid:
        return len(bows(g, top.seat)) > 0
    return True


def looks_at_artifacts(g: LordsOfHellas) -> bool:
    for frame in g.stack:
        if isinstance(frame, ChooseArtifact):
            return True
    return False


def redeal_combat_cards(g: LordsOfHellas, seat: Seat, chance: Chance) -> None:
    pool = g.combat_deck
    hides_look = g.looker != seat and not looks_at_artifacts(g)
    for other in range(g.seats):
        if other != seat:
            pool = pool + g.hands[other]
    if hides_look:
        pool = pool + g.looked_at
    pool.sort()
    chance.shuffle(pool)
    for other in range(g.seats):
        if other != seat:
            g.hands[other] = take(pool, len(g.hands[other]))
    if hides_look:
        g.looked_at = take(pool, len(g.looked_at))
    g.combat_deck = pool


def redeal_artifacts(g: LordsOfHellas, seat: Seat, chance: Chance) -> None:
    pool = g.artifact_deck
    hides_look = g.looker != seat and looks_at_artifacts(g)
    if hides_look:
        pool = pool + g.looked_at
    pool.sort()
    chance.shuffle(pool)
    if hides_look:
        g.looked_at = take(pool, len(g.looked_at))
    g.artifact_deck = pool


def redeal_blessings(g: LordsOfHellas, seat: Seat, chance: Chance) -> None:
    """LOH-BLESS-06: only who chooses sees the cards being passed."""
    chooser: Seat = seat
    for frame in g.stack:
        if isinstance(frame, Draft):
            chooser = frame.chooser
    pool = g.blessing_deck
    if chooser != seat:
        pool = pool + g.pack
    pool.sort()
    chance.shuffle(pool)
    if chooser != seat:
        g.pack = take(pool, len(g.pack))
    g.blessing_deck = pool


def redeal_attacks(g: LordsOfHellas, seat: Seat, chance: Chance) -> None:
    """LOH-INFO-04: only the hunter's left neighbour sees the cards drawn and not used."""
    h = g.hunt
    pool = h.deck
    hidden = h.is_on and g.left_of(h.hunter) != seat
    if hidden:
        pool = pool + h.drawn + h.unused
    pool.sort()
    chance.shuffle(pool)
    if hidden:
        h.drawn = take(pool, len(h.drawn))
        h.unused = take(pool, len(h.unused))
    h.deck = pool
