"""Analysis of a finished match: every seat's chance to win over time, the moves that changed it
most, and what a bot would have played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from sagaboard.bots.bot import Outlook
from sagaboard.bots.levels import Level
from sagaboard.bots.search_bot import SearchBot, judge_of
from sagaboard.kernel.game import Game
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Played, Record
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec

TURNING_POINTS = 8
LEAST_SWING = 0.05
"""The smallest change of the mover's chance that makes a turning point."""


class Chances(msgspec.Struct):
    """Every seat's chance to win after so many moves."""

    move: int
    chances: list[float]


class Advice(msgspec.Struct):
    """A move and the estimated chance to win with it."""

    move: str
    chance: float


class TurningPoint(msgspec.Struct):
    """A move of `seat`, made after the first `move` moves, with everything up to the end of its
    action. `advice` is what a bot would play, knowing what the seat knew; empty if the seat had
    no choice."""

    move: int
    seat: int
    played: str
    before: list[float]
    after: list[float]
    advice: list[Advice]


class Analysis(msgspec.Struct):
    game: str
    seats: list[str]
    chances: list[Chances]
    turning_points: list[TurningPoint]


def analyse(record: Record, level: Level, *, pack: Path | None = None) -> Analysis:
    """After the match all cards are known, so the true positions are evaluated."""
    spec = find(record.game)
    chances = chances_over_time(spec, record, pack)
    return Analysis(
        game=record.game,
        seats=record.seats,
        chances=chances,
        turning_points=turning_points(spec, record, chances, level, pack),
    )


def chances_over_time(spec: GameSpec[Any], record: Record, pack: Path | None) -> list[Chances]:
    """At all positions between actions; others cannot be evaluated."""
    match = Match(spec, msgspec.structs.replace(record, moves=[]), pack=pack)
    judge = judge_of(spec)
    found = [Chances(0, judge.chances(match.game))]
    for number, _ in enumerate(match.playing(record.moves), 1):
        if spec.is_between_actions(match.game):
            found.append(Chances(number, judge.chances(match.game)))
    return found


def turning_points(
    spec: GameSpec[Any],
    record: Record,
    chances: list[Chances],
    level: Level,
    pack: Path | None,
) -> list[TurningPoint]:
    return [
        turning_point(spec, record, before, after, level, pack)
        for before, after in greatest_swings(chances, movers_of(record))
    ]


def movers_of(record: Record) -> list[int]:
    return [Played.of(line).seat for line in record.moves]


def greatest_swings(chances: list[Chances], movers: list[int]) -> list[tuple[Chances, Chances]]:
    """Pairs of positions between which the mover's chance changed most, in order."""

    def change(pair: tuple[Chances, Chances]) -> float:
        return swing(*pair, movers[pair[0].move])

    swings = [pair for pair in pairwise(chances) if change(pair) >= LEAST_SWING]
    most = sorted(swings, key=change, reverse=True)[:TURNING_POINTS]
    return sorted(most, key=lambda pair: pair[0].move)


def turning_point(
    spec: GameSpec[Any],
    record: Record,
    before: Chances,
    after: Chances,
    level: Level,
    pack: Path | None,
) -> TurningPoint:
    number = before.move
    match = Match(spec, msgspec.structs.replace(record, moves=record.moves[:number]), pack=pack)
    seat, played = Played.of(record.moves[number])
    seed = f"{record.seed}/analysis/{number}"
    return TurningPoint(
        move=number,
        seat=seat,
        played=match.vocabulary.text(match.vocabulary.parse(played)),
        before=before.chances,
        after=after.chances,
        advice=advice(spec, match.game, seat, level, seed),
    )


def swing(before: Chances, after: Chances, seat: int) -> float:
    """By how much the mover's chance changed."""
    return abs(after.chances[seat] - before.chances[seat])


def advice(
    spec: GameSpec[Any],
    g: Game,
    seat: int,
    level: Level,
    seed: str,
    *,
    most: int = 3,
    clock: Callable[[], float] = perf_counter,
) -> list[Advice]:
    """What this level would play for a seat that has to choose, then what else promises most."""
    question = g.question_for(seat)
    if question is None or question.may_change or len(question.moves) == 1:
        return []
    opinion = SearchBot(level, seed, clock=clock).consider(Outlook(spec, g, seat))
    vocabulary = spec.vocabulary(g)
    best, *others = opinion.findings[:most]
    others.sort(key=lambda found: -found.chance)
    return [Advice(vocabulary.text(found.move), found.chance) for found in (best, *others)]
