"""`sagaboard replay FILE.saga`: replays a saved match and prints its log."""

from __future__ import annotations

import argparse
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from sagaboard.cli.arguments import add_json, add_language, add_pack_of_record, integer
from sagaboard.cli.cli_language import speech_of_cli
from sagaboard.cli.saved import saved_record
from sagaboard.cli.score_table import score_table
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Record
from sagaboard.kernel.registry import find
from sagaboard.kernel.speech import Speech, sentence


class Answer(msgspec.Struct):
    game: str
    seats: list[str]
    options: dict[str, Any]
    moves: int
    finished: bool
    scores: list[int]
    winners: list[int]
    hash: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE.saga", help="a saved match")
    parser.add_argument("--to", type=integer, metavar="N", help="replay only the first N moves")
    add_language(parser)
    add_pack_of_record(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    record = saved_record(args.file)
    spec = find(record.game)
    speech = speech_of_cli(spec, args.lang, args.pack)
    match = Match(spec, first_moves(record, args.to), pack=args.pack)
    if args.json:
        print(msgspec.json.encode(answer(match)).decode())
        return 0
    console = Console(markup=False, highlight=False, emoji=False)
    console.print(log(match, speech))
    if not match.game.is_over:
        console.print(speech.say("cli-not-finished", moves=len(match.record.moves)))
    console.print(score_table(match, speech))
    return 0


def first_moves(record: Record, count: int | None) -> Record:
    if count is None:
        return record
    if not 0 <= count <= len(record.moves):
        raise BadOption(f"--to must be 0 to {len(record.moves)} for this record, not {count}")
    return msgspec.structs.replace(record, moves=record.moves[:count])


def log(match: Match, speech: Speech) -> Table:
    """Every event, including secret ones, with the number of the move that caused it."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(justify="right", style="dim")
    table.add_column()
    for number, events in enumerate(match.events):
        for position, event in enumerate(events):
            label = str(number) if position == 0 else ""
            table.add_row(label, sentence(match.spec, match.game, speech, event))
    return table


def answer(match: Match) -> Answer:
    standing = match.spec.standing(match.game)
    saved = msgspec.json.encode(match.spec.save(match.game), order="deterministic")
    return Answer(
        game=match.record.game,
        seats=match.record.seats,
        options=match.record.options,
        moves=len(match.record.moves),
        finished=match.game.is_over,
        scores=standing.scores,
        winners=standing.winners,
        hash=sha256(saved).hexdigest(),
    )
