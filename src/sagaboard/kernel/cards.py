"""Lists of cards that are numbers."""

from __future__ import annotations

from mypy_extensions import i64


def distinct(cards: list[i64]) -> list[i64]:
    """An ascending list of cards without its repetitions."""
    kept: list[i64] = []
    for card in cards:
        if not kept or kept[-1] != card:
            kept.append(card)
    return kept
