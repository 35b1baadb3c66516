"""`sagaboard balance`: what goes with a victory, for designers."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from sagaboard.arena.balance import Balance, weigh
from sagaboard.arena.balance_markdown import inserted
from sagaboard.arena.balance_page import balance_page
from sagaboard.arena.simulation import planned
from sagaboard.arena.workers import Workers
from sagaboard.bots import bot_names
from sagaboard.cli.progress import games_bar
from sagaboard.cli.written import read_page, write_page


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, default=4, metavar="N")
    parser.add_argument("--games", type=int, default=1000, metavar="M")
    parser.add_argument(
        "--bots",
        default="greedy",
        metavar="A,B,..",
        help=f"one for all seats, or one for each: {', '.join(bot_names())}",
    )
    parser.add_argument("--seed", default="1", metavar="S")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a running Ray cluster")
    parser.add_argument("--pack", type=Path, metavar="PATH", help="a folder of content files")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots")
    parser.add_argument(
        "--markdown",
        type=Path,
        metavar="FILE",
        help="write tables into a page, in place of those for the same number of players",
    )


def run(args: argparse.Namespace) -> int:
    plan = planned(
        args.game, args.players, args.bots.split(","), args.games, args.seed, pack=args.pack
    )
    page = read_page(args.markdown) if args.markdown else ""
    with games_bar(args.game, plan.games) as progress:
        balance = weigh(plan, Workers(args.workers, args.ray), progress)
    if args.html:
        write_page(args.html, balance_page(balance))
    if args.markdown:
        write_page(args.markdown, inserted(page, balance))
    if args.json:
        sys.stdout.write(msgspec.json.encode(balance).decode() + "\n")
    else:
        _print(balance)
    return 0 if balance.finished == balance.games else 1


def _print(balance: Balance) -> None:
    console = Console()
    console.print(
        f"{balance.finished} of {balance.games} games finished; "
        f"a seat wins {balance.chance:.1%} if all is equal, and * stands out"
    )
    for section in balance.sections:
        table = Table(section.name.replace("_", " "), "seats", "won", "95 %", "")
        for line in section.lines:
            table.add_row(
                line.name,
                str(line.wins.games),
                f"{line.wins.share:.1%}",
                f"{line.wins.low:.1%} to {line.wins.high:.1%}",
                "*" if line.stands_out else "",
            )
        console.print(table)
    for ending in balance.endings:
        share = ending.games
        console.print(
            f"won by {ending.name}: {share.share:.1%} ({share.low:.1%} to {share.high:.1%})"
        )
