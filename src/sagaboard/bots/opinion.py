# mypyc: interpreted - msgspec structs lose their options when compiled
"""The result of a search: how good the moves of a question are."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """A move, its visits, and the estimated chance to win with it. Without visits, the chance comes
    from the lookahead alone."""

    move: int
    visits: int
    chance: float


class Opinion(msgspec.Struct):
    """The moves with an estimate, most visited first."""

    iterations: int
    findings: list[Finding]
    chances: list[float]
    """Every seat's chance to win."""

    def __post_init__(self) -> None:
        self.findings.sort(key=lambda f: (-f.visits, -f.chance, f.move))


def combined(opinions: Sequence[Opinion]) -> Opinion:
    """The combined result of several searches of the same question."""
    iterations = sum(opinion.iterations for opinion in opinions)
    by_move: dict[int, list[Finding]] = {}
    for opinion in opinions:
        for found in opinion.findings:
            by_move.setdefault(found.move, []).append(found)
    return Opinion(
        iterations=iterations,
        findings=[merged(findings) for findings in by_move.values()],
        chances=[
            sum(one.chances[seat] * one.iterations for one in opinions) / iterations
            for seat in range(len(opinions[0].chances))
        ],
    )


def merged(findings: Sequence[Finding]) -> Finding:
    """Of one move, weighted by visits. Estimates of the lookahead count only if there are none."""
    visits = sum(found.visits for found in findings)
    if visits == 0:
        return Finding(findings[0].move, 0, sum(f.chance for f in findings) / len(findings))
    total = sum(found.visits * found.chance for found in findings)
    return Finding(findings[0].move, visits, total / visits)
