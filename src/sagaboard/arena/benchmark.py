"""How fast the engine is: rates on random games, one core, medians of several runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from sagaboard.bots.dice import Dice
from sagaboard.bots.playout import Tally, play_at_random
from sagaboard.kernel import game as engine
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Game
from sagaboard.kernel.options import checked
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec

RUNS = 5


class Rates(msgspec.Struct):
    game: str
    players: int
    compiled: bool
    moves_per_second: float
    decisions_per_second: float
    options_per_second: float
    games_per_second: float
    copies_per_second: float
    views_per_second: float
    redeals_per_second: float
    runs: int


def is_compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


def measure(name: str, players: int, seconds: float) -> Rates:
    """Each rate is the median of several runs of about `seconds` in all."""
    spec = find(name)
    share = seconds / RUNS / 4
    playing = [_playing(spec, players, share, run) for run in range(RUNS)]
    positions = _positions(spec, players)
    chance = Chance("bench")
    return Rates(
        game=spec.name,
        players=players,
        compiled=is_compiled(),
        moves_per_second=_median(rates[0] for rates in playing),
        decisions_per_second=_median(rates[1] for rates in playing),
        options_per_second=_median(rates[2] for rates in playing),
        games_per_second=_median(rates[3] for rates in playing),
        copies_per_second=_rate(share, positions, lambda g: g.copy()),
        views_per_second=_rate(share, positions, lambda g: spec.view(g, 0)),
        redeals_per_second=_rate(share, positions, lambda g: spec.bots.redeal(g, 0, chance)),
        runs=RUNS,
    )


def _playing(
    spec: GameSpec[Any], players: int, seconds: float, run: int
) -> tuple[float, float, float, float]:
    """Whole games, setting up included."""
    options = checked(spec.options, {}, players)
    dice = Dice(f"bench/{run}")
    tally = Tally()
    games = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        g = spec.new(players, options, f"bench/{run}/{games}")
        g.events = None
        play_at_random(g, dice, 1_000_000, tally)
        games += 1
    return (
        int(tally.moves) / passed,
        int(tally.decisions) / passed,
        int(tally.options) / passed,
        games / passed,
    )


def _positions(spec: GameSpec[Any], players: int) -> list[Game]:
    """Positions spread over random games."""
    options = checked(spec.options, {}, players)
    positions: list[Game] = []
    dice = Dice("positions")
    for number in range(20):
        g = spec.new(players, options, f"positions/{number}")
        g.events = None
        while not g.is_over:
            positions.append(g.copy())
            play_at_random(g, dice, 20, Tally())
    return positions


def _rate(seconds: float, positions: list[Game], work: Callable[[Game], object]) -> float:
    rates = []
    for _ in range(RUNS):
        count = 0
        started = perf_counter()
        while (passed := perf_counter() - started) < seconds:
            for g in positions:
                work(g)
            count += len(positions)
        rates.append(count / passed)
    return _median(rates)


def _median(rates: Iterable[float]) -> float:
    return round(median(rates), 1)
