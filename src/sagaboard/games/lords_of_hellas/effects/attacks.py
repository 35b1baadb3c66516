"""Texts of monster attack cards and special attacks; "seat" is the hunter (LOH-HUNT-20)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords import hand
from sagaboard.games.lords.components import SPECIAL_ATTACK, Effect, Source
from sagaboard.games.lords.hand import discard_down_to
from sagaboard.games.lords.hunt import FAILURE
from sagaboard.games.lords.trigger import carry_out
from sagaboard.games.lords_of_hellas.components import ATTRIBUTES, SPEED
from sagaboard.games.lords_of_hellas.rules import attributes
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit
from sagaboard.kernel.move import Seat


def injury(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    attributes.injure(g, seat, e.n)


def end_hunt(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """LOH-HUNT-13."""
    g.hunt.outcome = FAILURE


def end_hunt_if_injured_before(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    if g.hunt.injured_before:
        g.hunt.outcome = FAILURE


def end_hunt_if_below(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    """LOH-INJ-05: the value after the injuries of the same card."""
    if g.value(seat, e.attribute) < e.at_least:
        g.hunt.outcome = FAILURE


def lower_highest_attribute(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    highest: i64 = max(g.level(seat, a) for a in range(len(ATTRIBUTES)))
    choices: i64 = 0
    for attribute in range(len(ATTRIBUTES)):
        if g.level(seat, attribute) == highest:
            choices |= bit(attribute)
    if highest > 1:
        attributes.lower_one(g, seat, choices, e.n)


def lower_chosen_attribute(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    """LOH-HERO-17: an attribute of level 1 stays, but may be chosen."""
    attributes.lower_one(g, seat, bit(len(ATTRIBUTES)) - 1, e.n)


def discard_down_to_speed(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    discard_down_to(g, seat, g.value(seat, SPEED))


def discard_to(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    discard_down_to(g, seat, e.n)


def discard_half(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """Half of them, rounded up, are discarded."""
    size: i64 = len(g.hands[seat])
    discard_down_to(g, seat, size // 2)


def discard_at_random(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    hand.discard_at_random(g, seat, e.n)


def special_attack(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """LOH-MON-06."""
    g.tell("special_attack", g.hunt.monster)
    carry_out(g, seat, SPECIAL_ATTACK + g.hunt.monster, subject)


def heal_wounds(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """LOH-REWARD-09: marks covered in this hunt still count."""
    g.wounds[g.hunt.monster] = 0
    g.tell("wounds_healed", g.hunt.monster)
