"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from sagaboard.bots import bot_names
from sagaboard.kernel.registry import names


def integer(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def at_least_one(text: str) -> int:
    number = integer(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def above_zero(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0.0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"must be a number above 0, not {text}")
    return number


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(names())}")


def add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players",
        type=integer,
        default=4,
        metavar="N",
        help="number of players; 4 by default",
    )


def add_bots(parser: argparse.ArgumentParser, *, default: str, meaning: str) -> None:
    parser.add_argument(
        "--bots",
        default=default,
        metavar="A,B,..",
        help=f"{meaning}; {default} by default. Bots: {', '.join(bot_names())}; "
        "jarl:iterations=400 searches 400 iterations instead of one second",
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", default="1", metavar="S", help="the same seed gives the same games; 1 by default"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers",
        type=integer,
        default=1,
        metavar="W",
        help="number of processes; 1 by default",
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at ADDRESS")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", default="en", metavar="LANG", help="en, cs, pl or de; en by default"
    )


def add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help="play with a content pack")


def add_pack_of_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pack",
        type=Path,
        metavar="FOLDER",
        help="the content pack that the match was played with",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def add_html(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--html", type=Path, metavar="FILE", help="also write an HTML page with plots"
    )
