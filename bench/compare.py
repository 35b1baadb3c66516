"""Sagaboard beside other engines, in one run on one core.

    python bench/compare.py                    everything that is installed
    python bench/compare.py --seconds 5 --json compare.json

The others are measured if they are installed:

    pip install catanatron chess open-spiel 'pettingzoo[classic]'

Contestants of a measure take turns, several times over, so that a busy moment of the machine hits
all of them; each figure is the median. What is measured of each is the same work: see the
functions. Rates of different games compare engines, not games: a move of chess is another thing
than a move of Blood Rage.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from sagaboard.adapters import pettingzoo as our_pettingzoo
from sagaboard.arena.benchmark import is_compiled
from sagaboard.bots.dice import Dice
from sagaboard.bots.playout import Tally, play_at_random
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Game
from sagaboard.kernel.options import checked
from sagaboard.kernel.registry import find, names

PLAYERS = 4
ROUNDS = 5
MIDDLES = 16

MOVES = "random moves a second, whole games"
COPIES = "copies a second, in mid-game"
PLAYOUTS = "random playouts a second, from mid-game to the end"
STEPS = "steps a second of an environment, with observation and mask"

Work = Callable[[], int]
"""Does some of the work and returns how much it was."""


class Contestant(msgspec.Struct):
    measure: str
    name: str
    package: str
    is_ours: bool
    work: Work


class Figure(msgspec.Struct):
    measure: str
    name: str
    version: str
    per_second: float
    runs: list[float]
    is_ours: bool


class Comparison(msgspec.Struct):
    python: str
    compiled: bool
    seconds: float
    figures: list[Figure]


# Ours


def ours() -> Iterator[Contestant]:
    for name in names():
        yield Contestant(MOVES, name, "sagaboard", True, our_moves(name))
        yield Contestant(COPIES, name, "sagaboard", True, our_copies(name))
        yield Contestant(PLAYOUTS, name, "sagaboard", True, our_playouts(name))
        yield Contestant(STEPS, f"{name} (PettingZoo)", "sagaboard", True, our_steps(name))


def new_game(name: str, seed: str) -> Game:
    spec = find(name)
    g: Game = spec.new(PLAYERS, checked(spec.options, {}, PLAYERS), seed)
    g.events = None
    return g


def our_moves(name: str) -> Work:
    dice = Dice("moves")
    seeds = cycle(range(1_000_000))

    def work() -> int:
        tally = Tally()
        play_at_random(new_game(name, f"compare/{next(seeds)}"), dice, 1_000_000, tally)
        return int(tally.moves)

    return work


def our_middles(name: str) -> Iterator[Game]:
    """Half way through random games, over and over again: a single one may be long or short."""
    return cycle([our_middle(name, f"middle/{number}") for number in range(MIDDLES)])


def our_middle(name: str, seed: str) -> Game:
    whole = Tally()
    play_at_random(new_game(name, seed), Dice(seed), 1_000_000, whole)
    g = new_game(name, seed)
    play_at_random(g, Dice(seed), int(whole.moves) // 2, Tally())
    return g


def our_copies(name: str) -> Work:
    middles = our_middles(name)

    def work() -> int:
        g = next(middles)
        for _ in range(100):
            g.copy()
        return 100

    return work


def our_playouts(name: str) -> Work:
    """What a search without a tree does: deal the hidden cards anew, then play to the end."""
    middles = our_middles(name)
    spec = find(name)
    chance = Chance("playouts")
    dice = Dice("playouts")

    def work() -> int:
        g = next(middles)
        play_at_random(spec.bots.redeal(g, g.waiting_for()[0], chance), dice, 1_000_000, Tally())
        return 1

    return work


def our_steps(name: str) -> Work:
    return steps_of(our_pettingzoo.env(name, players=PLAYERS))


def steps_of(env: Any) -> Work:
    """As PettingZoo's own benchmark does it: look, take a legal action, start anew at the end."""
    import numpy as np

    env.reset(seed=1)

    def work() -> int:
        for _ in range(100):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            else:
                legal = np.flatnonzero(observation["action_mask"]).tolist()
                env.step(random.choice(legal))
        return 100

    return work


# Theirs


def catanatron() -> Iterator[Contestant]:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def new() -> Any:
        colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
        return Catan([RandomPlayer(colour) for colour in colours])

    def play_on(game: Any, limit: int) -> int:
        ticks = 0
        while ticks < limit and game.winning_color() is None:
            game.play_tick()
            ticks += 1
        return ticks

    middle = new()
    play_on(middle, 400)

    def playouts() -> int:
        play_on(middle.copy(), 100_000)
        return 1

    def copies() -> int:
        for _ in range(10):
            middle.copy()
        return 10

    yield Contestant(MOVES, "Catan", "catanatron", False, lambda: play_on(new(), 100_000))
    yield Contestant(COPIES, "Catan", "catanatron", False, copies)
    yield Contestant(PLAYOUTS, "Catan", "catanatron", False, playouts)


def python_chess() -> Iterator[Contestant]:
    import chess

    def play_on(board: Any, limit: int) -> int:
        moves = 0
        while moves < limit and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        return moves

    middle = chess.Board()
    play_on(middle, 60)

    def playouts() -> int:
        play_on(middle.copy(stack=False), 100_000)
        return 1

    def copies() -> int:
        for _ in range(100):
            middle.copy(stack=False)
        return 100

    yield Contestant(MOVES, "chess", "chess", False, lambda: play_on(chess.Board(), 100_000))
    yield Contestant(COPIES, "chess", "chess", False, copies)
    yield Contestant(PLAYOUTS, "chess", "chess", False, playouts)


def openspiel() -> Iterator[Contestant]:
    """Chess in C++, driven from Python; its environment as OpenSpiel's own learners use it."""
    import pyspiel
    from open_spiel.python import rl_environment

    game = pyspiel.load_game("chess")

    def play_on(state: Any, limit: int) -> int:
        moves = 0
        while moves < limit and not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    middle = game.new_initial_state()
    play_on(middle, 60)

    def playouts() -> int:
        play_on(middle.clone(), 100_000)
        return 1

    def copies() -> int:
        for _ in range(100):
            middle.clone()
        return 100

    env = rl_environment.Environment(game)
    env.reset()

    def steps() -> int:
        time_step = env.reset()
        count = 0
        while not time_step.last() and count < 100:
            player = time_step.observations["current_player"]
            legal = time_step.observations["legal_actions"][player]
            time_step = env.step([random.choice(legal)])
            count += 1
        return count

    yield Contestant(
        MOVES, "chess", "open-spiel", False, lambda: play_on(game.new_initial_state(), 100_000)
    )
    yield Contestant(COPIES, "chess", "open-spiel", False, copies)
    yield Contestant(PLAYOUTS, "chess", "open-spiel", False, playouts)
    yield Contestant(STEPS, "chess (rl_environment)", "open-spiel", False, steps)


def pettingzoo_classic() -> Iterator[Contestant]:
    from pettingzoo.classic import chess_v6, connect_four_v3, leduc_holdem_v4

    for module in (chess_v6, connect_four_v3, leduc_holdem_v4):
        name = module.__name__.rsplit(".", 1)[-1]
        yield Contestant(STEPS, name, "pettingzoo", False, steps_of(module.env()))


OTHERS: dict[str, tuple[tuple[str, ...], Callable[[], Iterator[Contestant]]]] = {
    "catanatron": (("catanatron",), catanatron),
    "open-spiel": (("pyspiel",), openspiel),
    "pettingzoo[classic]": (("pettingzoo", "pygame", "rlcard", "chess"), pettingzoo_classic),
    "python-chess": (("chess",), python_chess),
}


# Measuring


def compare(seconds: float, only: str) -> Comparison:
    contestants = list(ours())
    for name, (modules, found) in OTHERS.items():
        missing = [module for module in modules if find_spec(module) is None]
        if missing:
            print(f"{name} is not installed ({', '.join(missing)} missing)", file=sys.stderr)
        else:
            contestants += found()
    contestants = [c for c in contestants if only in c.measure]
    runs: list[list[float]] = [[] for _ in contestants]
    for _ in range(ROUNDS):
        for contestant, rates in zip(contestants, runs, strict=True):
            rates.append(rate(contestant.work, seconds / ROUNDS))
    return Comparison(
        python=sys.version.split()[0],
        compiled=is_compiled(),
        seconds=seconds,
        figures=[
            Figure(
                measure=contestant.measure,
                name=contestant.name,
                version=f"{contestant.package} {version(contestant.package)}",
                per_second=round(median(rates), 1),
                runs=[round(one, 1) for one in rates],
                is_ours=contestant.is_ours,
            )
            for contestant, rates in zip(contestants, runs, strict=True)
        ],
    )


def rate(work: Work, seconds: float) -> float:
    done = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        done += work()
    return done / passed


def show(comparison: Comparison) -> None:
    """Ours in the columns, the others in the rows: how many times as fast ours are."""
    console = Console(width=140)
    how = "compiled" if comparison.compiled else "interpreted"
    console.print(f"Python {comparison.python}, Sagaboard {how}, {PLAYERS} players, one core")
    for measure in (MOVES, COPIES, PLAYOUTS, STEPS):
        figures = [figure for figure in comparison.figures if figure.measure == measure]
        mine = [figure for figure in figures if figure.is_ours]
        if not mine:
            continue
        table = Table(title=measure, title_justify="left")
        table.add_column("")
        table.add_column("rate", justify="right")
        for own in mine:
            table.add_column(f"{own.name} is", justify="right")
        for figure in figures:
            ratios = [
                "" if figure.is_ours else f"{own.per_second / figure.per_second:.1f} x"
                for own in mine
            ]
            label = figure.name if figure.is_ours else f"{figure.name}, {figure.version}"
            table.add_row(label, f"{figure.per_second:,.0f}", *ratios)
        console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--only", default="", help="measures with this in their name")
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    comparison = compare(args.seconds, args.only)
    show(comparison)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(comparison), indent=1))


if __name__ == "__main__":
    main()
