"""`sagaboard arena`: holds a tournament between bots and rates them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Column, Table

from sagaboard.arena.ledger import Ledger
from sagaboard.arena.tournament import FORMATS, checked_tournament, fixtures, play_tournament
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
)
from sagaboard.cli.output_files import write_page
from sagaboard.cli.progress import games_bar
from sagaboard.cli.renamed import add_renamed

if TYPE_CHECKING:
    from sagaboard.arena.result import Result


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_bots(parser, default="random,greedy", meaning="who plays, for a ladder weakest first")
    parser.add_argument(
        "--format",
        default=FORMATS[0],
        metavar="FORMAT",
        help=f"{' or '.join(FORMATS)}; {FORMATS[0]} by default",
    )
    add_renamed(parser, "--form", "--format")
    add_players(parser)
    parser.add_argument(
        "--games",
        type=numbers,
        default=[100],
        metavar="M",
        help="games for each pairing, or M1,M2,.. for one pairing after the other; 100 by default",
    )
    add_seed(parser)
    add_workers(parser)
    parser.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="append finished games to FILE, and do not play again those already in it",
    )
    add_pack(parser)
    add_json(parser)
    add_html(parser)


def numbers(text: str) -> list[int]:
    try:
        return [int(one) for one in text.split(",")]
    except ValueError as error:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no number of games: write one, such as 100, or several, such as 1000,100"
        ) from error


def run(args: argparse.Namespace) -> int:
    # Imported first, so that a missing package is reported before hours of play.
    from sagaboard.arena.result import result_of
    from sagaboard.arena.result_page import result_page

    tournament = checked_tournament(
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
        games = play_tournament(tournament, Workers(args.workers, args.ray), ledger, progress)
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
    table = Table(
        Column("bot", overflow="fold"), "rating", "95 %", "won", "95 %", "if all were equal"
    )
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
