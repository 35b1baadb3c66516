"""`sagaboard simulate`: many games between bots, counted."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from sagaboard.arena.simulation import Report, planned, simulate
from sagaboard.arena.workers import Workers
from sagaboard.bots import bot_names
from sagaboard.cli.progress import games_bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, default=4, metavar="N")
    parser.add_argument("--games", type=int, default=100, metavar="M")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,..",
        help=f"one for each seat, or one for all: {', '.join(bot_names())}",
    )
    parser.add_argument("--seed", default="1", metavar="S")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a running Ray cluster")
    parser.add_argument("--check", action="store_true", help="look for violations after each move")
    parser.add_argument("--pack", type=Path, metavar="PATH", help="a folder of content files")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    plan = planned(
        args.game,
        args.players,
        args.bots.split(","),
        args.games,
        args.seed,
        pack=args.pack,
        check=args.check,
    )
    with games_bar(args.game, plan.games) as progress:
        report = simulate(plan, Workers(args.workers, args.ray), progress)
    if args.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        _print(report)
    return 1 if report.violations or report.finished < report.games else 0


def _print(report: Report) -> None:
    console = Console()
    turns = f", {report.mean_turns} turns" if report.mean_turns is not None else ""
    console.print(
        f"{report.finished} of {report.games} games finished, {report.moves} moves "
        f"({report.mean_moves} a game{turns}), {report.moves_per_second:,.0f} moves a second, "
        f"{report.violations} violations"
    )
    table = Table("bot", "wins", "share", "mean score")
    for bot, wins, share, score in zip(
        report.bots, report.wins, report.win_share, report.mean_score, strict=True
    ):
        table.add_row(bot, f"{wins:g}", f"{share:.1%}", f"{score:.1f}")
    console.print(table)
    if report.endings:
        ways = ", ".join(f"{way} {count}" for way, count in report.endings.items())
        console.print(f"won by: {ways}")
    for example in report.examples:
        console.print(example, style="red")
