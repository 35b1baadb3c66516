"""`sagaboard simulate`: plays many games between bots and counts the results."""

from __future__ import annotations

import argparse
import sys

import msgspec
from rich.console import Console
from rich.table import Column, Table

from sagaboard.arena.simulation import Report, planned, simulate
from sagaboard.arena.workers import Workers
from sagaboard.cli.arguments import (
    add_bots,
    add_game,
    add_json,
    add_pack,
    add_players,
    add_seed,
    add_workers,
    integer,
)
from sagaboard.cli.progress import games_bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_players(parser)
    parser.add_argument(
        "--games",
        type=integer,
        default=100,
        metavar="M",
        help="number of games; 100 by default",
    )
    add_bots(parser, default="random", meaning="a bot for each seat, or one for all seats")
    add_seed(parser)
    add_workers(parser)
    parser.add_argument("--check", action="store_true", help="check invariants after each move")
    add_pack(parser)
    add_json(parser)


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
    turns = f", {report.mean_turns} turns per game" if report.mean_turns is not None else ""
    console.print(
        f"{report.finished} of {report.games} games finished, {report.moves} moves "
        f"({report.mean_moves} per game{turns}), {report.moves_per_second:,.0f} moves per second, "
        f"{report.violations} violations"
    )
    table = Table(Column("bot", overflow="fold"), "wins", "share", "mean score")
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
