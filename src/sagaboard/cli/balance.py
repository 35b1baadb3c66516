"""`sagaboard balance`: win shares by seat, faction, card and so on, for designers."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from sagaboard.arena.balance import Balance, measure_balance
from sagaboard.arena.balance_markdown import inserted
from sagaboard.arena.balance_page import balance_page
from sagaboard.arena.simulation import planned
from sagaboard.arena.workers import Workers
from sagaboard.cli.arguments import (
    add_bots,
    add_game,
    add_html,
    add_json,
    add_pack,
    add_players,
    add_seed,
    add_workers,
    integer,
)
from sagaboard.cli.output_files import read_page, write_page
from sagaboard.cli.progress import games_bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_players(parser)
    parser.add_argument(
        "--games",
        type=integer,
        default=1000,
        metavar="M",
        help="number of games; 1000 by default",
    )
    add_bots(parser, default="greedy", meaning="a bot for each seat, or one for all seats")
    add_seed(parser)
    add_workers(parser)
    add_pack(parser)
    add_json(parser)
    add_html(parser)
    parser.add_argument(
        "--markdown",
        type=Path,
        metavar="FILE",
        help="also write tables into FILE, replacing those for the same number of players",
    )


def run(args: argparse.Namespace) -> int:
    plan = planned(
        args.game, args.players, args.bots.split(","), args.games, args.seed, pack=args.pack
    )
    page = read_page(args.markdown) if args.markdown else ""
    with games_bar(args.game, plan.games) as progress:
        balance = measure_balance(plan, Workers(args.workers, args.ray), progress)
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
        f"equal seats would each win {balance.chance:.1%}; * marks shares that differ from it"
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
