# mypyc: interpreted - msgspec structs lose their options when compiled
"""What a search has come to think of a question."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """A move that was tried, and the estimated chance to win with it."""

    move: int
    visits: int
    chance: float


class Opinion(msgspec.Struct):
    """The moves that were tried, best first: what was tried most was worth trying."""

    iterations: int
    findings: list[Finding]
    chances: list[float]
    """Every seat's chance to win."""

    def __post_init__(self) -> None:
        self.findings.sort(key=lambda f: (-f.visits, -f.chance, f.move))


def combined(opinions: Sequence[Opinion]) -> Opinion:
    """What several searches of the same question amount to."""
    iterations = sum(opinion.iterations for opinion in opinions)
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for opinion in opinions:
        for found in opinion.findings:
            visits[found.move] = visits.get(found.move, 0) + found.visits
            totals[found.move] = totals.get(found.move, 0.0) + found.visits * found.chance
    return Opinion(
        iterations=iterations,
        findings=[Finding(move, visits[move], totals[move] / visits[move]) for move in visits],
        chances=[
            sum(one.chances[seat] * one.iterations for one in opinions) / iterations
            for seat in range(len(opinions[0].chances))
        ],
    )
