"""Conditions of Quest cards (16.2): 1 if fulfilled, else 0."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import VALHALLA, Effect
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.move import Seat


def most_strength_in_region(g: BloodRage, seat: Seat, e: Effect, value: i64) -> i64:
    """BR-QPH-09: in at least one province of the region that still stands (BR-OQ-21)."""
    for province in range(g.content.province_count):
        if g.content.region_of[province] == e.region and not g.is_destroyed(province):
            if g.has_most_strength(seat, province):
                return 1
    return 0


def most_strength_in_province(g: BloodRage, seat: Seat, e: Effect, value: i64) -> i64:
    standing = not g.is_destroyed(e.province)
    return 1 if standing and g.has_most_strength(seat, e.province) else 0


def figures_in_valhalla(g: BloodRage, seat: Seat, e: Effect, value: i64) -> i64:
    """BR-QPH-14."""
    count: i64 = 0
    for figure in g.figures_of(seat):
        if g.place[figure] == VALHALLA:
            count += 1
    return 1 if count >= e.at_least else 0
