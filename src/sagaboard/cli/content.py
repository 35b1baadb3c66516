"""`sagaboard content GAME --check`: what the data files hold, or all that is wrong with them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

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
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--check", action="store_true", help="what this command does anyway")
    parser.add_argument("--pack", type=Path, metavar="PATH", help="a folder of content files")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


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
