"""The parts of a view that loop over figures, cards and provinces. Compiled: a service shows every
seat its view after every move."""

from __future__ import annotations

from sagaboard.games.blood_rage.components import NO_CARD, SLOTS, Content
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.move import Seat


def names(content: Content, cards: list[int]) -> list[str]:
    faces = content.cards
    return [faces[card].name for card in cards]


def by_age(content: Content, cards: list[int]) -> list[int]:
    """How many of the cards are of each Age."""
    ages = [0, 0, 0]
    for card in cards:
        ages[content.cards[card].age - 1] += 1
    return ages


def sheet(g: BloodRage, seat: Seat) -> list[str | None]:
    faces = g.content.cards
    shown: list[str | None] = []
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        card = g.sheets[slot]
        shown.append(None if card == NO_CARD else faces[card].name)
    return shown


def figures(g: BloodRage, seat: Seat) -> dict[str, str]:
    """Where each figure of a seat is."""
    content = g.content
    shown: dict[str, str] = {}
    for figure in g.figures_of(seat):
        shown[content.own_name(g.own_number(figure))] = content.place_name(g.place[figure])
    return shown


def strengths(g: BloodRage, seat: Seat) -> dict[str, int]:
    """Where a clan has any STR."""
    shown: dict[str, int] = {}
    for province, name in enumerate(g.content.provinces):
        strength = g.strength(seat, province)
        if strength > 0:
            shown[name] = strength
    return shown
