"""`sagaboard analyse FILE.saga`: shows the moves that decided a match."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from sagaboard.arena.analysis import Analysis, analyse
from sagaboard.bots.levels import LEVELS, find_level
from sagaboard.cli.arguments import add_json, add_pack_of_record
from sagaboard.cli.saved import saved_record
from sagaboard.kernel.errors import BadOption

LEVEL = "jarl:iterations=400"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE.saga", help="a saved match")
    parser.add_argument(
        "--bot",
        default=LEVEL,
        metavar="LEVEL",
        help=f"the bot that suggests moves; {LEVEL} by default",
    )
    add_pack_of_record(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    level = find_level(args.bot)
    if level is None:
        raise BadOption(
            f"--bot must be one of {', '.join(LEVELS)}, such as {LEVEL}, not {args.bot!r}"
        )
    found = analyse(saved_record(args.file), level, pack=args.pack)
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    console = Console(markup=False, highlight=False, emoji=False)
    console.print(turning_points_table(found))
    return 0


def turning_points_table(found: Analysis) -> Table:
    """The chances of all seats before and after the moves that changed them most."""
    table = Table(title="Turning points", box=None)
    for heading in ("after move", "seat", "played", *found.seats, "a bot would play"):
        table.add_column(heading)
    for point in found.turning_points:
        chances = [
            f"{100 * before:.0f} → {100 * after:.0f} %"
            for before, after in zip(point.before, point.after, strict=True)
        ]
        better = ", ".join(f"{one.move} ({100 * one.chance:.0f} %)" for one in point.advice)
        table.add_row(str(point.move), found.seats[point.seat], point.played, *chances, better)
    return table
