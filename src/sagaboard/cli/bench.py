"""`sagaboard bench`: measures the speed of the engine on this machine."""

from __future__ import annotations

import argparse
import sys

import msgspec

from sagaboard.arena.benchmark import measure
from sagaboard.cli.arguments import above_zero, add_json, add_players
from sagaboard.kernel.registry import names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="the game to measure; all games by default"
    )
    add_players(parser)
    parser.add_argument(
        "--seconds", type=above_zero, default=10.0, metavar="T", help="time per game; 10 by default"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    games = [args.game] if args.game else names()
    measured = [measure(game, args.players, args.seconds) for game in games]
    if args.json:
        document = measured[0] if args.game else measured
        sys.stdout.write(msgspec.json.encode(document).decode() + "\n")
        return 0
    for rates in measured:
        how = "compiled" if rates.compiled else "interpreted"
        print(f"{rates.game}, {rates.players} players, {how}, median of {rates.runs} runs")
        for name, value in msgspec.structs.asdict(rates).items():
            if name.endswith("_per_second"):
                print(f"  {name.removesuffix('_per_second'):<10}{value:>14,.0f} per second")
    return 0
