"""What the trained evaluations of both games weigh alike."""

from __future__ import annotations


def victory_features(near: list[float]) -> list[float]:
    """How near each victory is, and the nearest; the last steps count more than the first."""
    found: list[float] = []
    best = 0.0
    for one in near:
        found.append(one)
        found.append(one * one * one)
        best = max(best, one)
    found.append(best * best)
    found.append(best * best * best * best)
    return found
