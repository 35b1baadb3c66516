"""`sagaboard content GAME --check`: counts what the data files hold, or lists all their errors."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from sagaboard.cli.arguments import add_game, add_json
from sagaboard.kernel.errors import BadContent
from sagaboard.kernel.printable import printable
from sagaboard.kernel.registry import find

BAD = 2


class Answer(msgspec.Struct):
    game: str
    pack: str | None
    ok: bool
    counts: dict[str, int]
    problems: list[str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--check", action="store_true", help="the default: check all files")
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help="check a content pack, too")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    spec = find(args.game)
    counts: dict[str, int] = {}
    problems: list[str] = []
    try:
        counts = spec.check_content(args.pack)
    except BadContent as error:
        problems = error.problems
    if args.json:
        pack = str(args.pack) if args.pack else None
        answer = Answer(spec.name, pack, not problems, counts, problems)
        print(msgspec.json.encode(answer).decode())
    elif problems:
        print(*map(printable, problems), sep="\n", file=sys.stderr)
    else:
        print(f"{spec.title}: " + ", ".join(f"{n} {what}" for what, n in counts.items()))
    return BAD if problems else 0
