"""`sagaboard arena`: a tournament between bots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table

from sagaboard.arena.ledger import Ledger
from sagaboard.arena.tournament import FORMATS, announced, fixtures, hold
from sagaboard.arena.workers import Workers
from sagaboard.bots import bot_names
from sagaboard.cli.progress import games_bar
from sagaboard.cli.renamed import add_renamed
from sagaboard.cli.written import write_page

if TYPE_CHECKING:
    from sagaboard.arena.result import Result


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots",
        default="random,greedy",
        metavar="A,B,..",
        help=f"weakest first for a ladder: {', '.join(bot_names())}",
    )
    parser.add_argument("--format", default=FORMATS[0], metavar="FORMAT", help=" or ".join(FORMATS))
    add_renamed(parser, "--form", "--format")
    parser.add_argument("--players", type=int, default=4, metavar="N")
    parser.add_argument(
        "--games",
        type=numbers,
        default=[100],
        metavar="M",
        help="for every set of bots that meets; or M1,M2,.. for each of them in turn",
    )
    parser.add_argument("--seed", default="1", metavar="S")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a running Ray cluster")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep finished games here, and go on from it"
    )
    parser.add_argument("--pack", type=Path, metavar="PATH", help="a folder of content files")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with plots")


def numbers(text: str) -> list[int]:
    try:
        return [int(one) for one in text.split(",")]
    except ValueError as error:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no number of games, such as 100, nor several, such as 1000,100"
        ) from error


def run(args: argparse.Namespace) -> int:
    # Here, so that a missing package is told before hours of play.
    from sagaboard.arena.result import result_of
    from sagaboard.arena.result_page import result_page

    tournament = announced(
        args.game,
        args.players,
        args.format,
        args.bots.split(","),
        args.games,
        args.seed,
        pack=args.pack,
    )
    with (
        Ledger(tournament.heading(), args.resume) as ledger,
        games_bar(args.game, len(fixtures(tournament))) as progress,
    ):
        games = hold(tournament, Workers(args.workers, args.ray), ledger, progress)
    result = result_of(tournament, games)
    if args.html:
        write_page(args.html, result_page(result))
    if args.json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        _print(result)
    return 0 if result.finished == result.games else 1


def _print(result: Result) -> None:
    console = Console()
    console.print(f"{result.finished} of {result.games} games finished, {result.moves} moves")
    standings = {standing.bot: standing for standing in result.standings}
    table = Table("bot", "rating", "95 %", "won", "95 %", "if all were equal")
    for rating in result.ratings:
        won = standings[rating.bot]
        table.add_row(
            rating.bot,
            f"{rating.rating:+.0f}",
            f"{rating.low:+.0f} to {rating.high:+.0f}",
            f"{won.wins.share:.1%}",
            f"{won.wins.low:.1%} to {won.wins.high:.1%}",
            f"{won.chance:.1%}",
        )
    console.print(table)
