"""`sagaboard bench`: how fast the engine is here."""

from __future__ import annotations

import argparse
import sys

import msgspec

from sagaboard.arena.benchmark import measure
from sagaboard.kernel.registry import names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="all games if none is named")
    parser.add_argument("--players", type=int, default=4, metavar="N")
    parser.add_argument("--seconds", type=float, default=10.0, help="per game")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


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
                print(f"  {name.removesuffix('_per_second'):<10}{value:>14,.0f} a second")
    return 0
