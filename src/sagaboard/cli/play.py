"""`sagaboard play GAME`: plays in the terminal, with people and bots."""

from __future__ import annotations

import argparse
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sagaboard.bots import Bot, bot_names, find_bot
from sagaboard.cli.arguments import add_game, add_language, add_pack, integer
from sagaboard.cli.cli_language import speech_of_cli
from sagaboard.cli.hot_seat import HotSeat
from sagaboard.cli.saved import saved_record
from sagaboard.cli.screen import Screen
from sagaboard.kernel.errors import BadOption, BadRecord
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import Record
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameTable
from sagaboard.kernel.speech import Speech

PERSON = "person"
DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players", type=integer, metavar="N", help="you and N-1 bots; 4 players by default"
    )
    parser.add_argument(
        "--seats",
        metavar="A,B,..",
        help=f"who plays each seat: person, person:NAME or a bot ({', '.join(bot_names())})",
    )
    parser.add_argument(
        "--seed", metavar="S", help="the same seed deals the same cards; drawn at random by default"
    )
    add_language(parser)
    add_pack(parser)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the game; may be repeated",
    )
    parser.add_argument("--load", type=Path, metavar="FILE.saga", help="continue a saved match")


def run(args: argparse.Namespace) -> int:
    spec = find(args.game)
    speech = speech_of_cli(spec, args.lang, args.pack)
    if args.load is not None:
        record = loaded(args)
        kinds = kinds_given(args, len(record.seats)) or [kind_by_name(n) for n in record.seats]
    else:
        kinds = kinds_given(args, None) or default_kinds(args.players)
        names = seat_names(kinds, speech)
        seed = args.seed or secrets.token_hex(4)
        record = new_record(spec, names, options_given(spec, args.option), seed, pack=args.pack)
        # The seating may have been shuffled.
        kinds = [kinds[names.index(name)] for name in record.seats]
    bots = bots_at(kinds, record.seed)
    HotSeat(Match(spec, record, pack=args.pack), bots, speech, Screen()).play()
    return 0


def loaded(args: argparse.Namespace) -> Record:
    record = saved_record(args.load)
    if record.game != args.game:
        raise BadRecord(f"{args.load} is a match of {record.game}, not of {args.game}")
    if args.seed or args.option:
        raise BadOption("a saved match has its own seed and options: leave --seed and --option out")
    return record


def kinds_given(args: argparse.Namespace, seats: int | None) -> list[str]:
    """The kinds of players from --seats; empty without it."""
    if args.seats is None:
        return []
    kinds = [kind.strip() for kind in args.seats.split(",")]
    wanted = args.players or seats
    if wanted is not None and len(kinds) != wanted:
        raise BadOption(f"--seats names {len(kinds)} seats, but there are {wanted} players")
    for kind in kinds:
        if not is_person(kind) and kind not in bot_names():
            allowed = ", ".join([PERSON, f"{PERSON}:NAME", *bot_names()])
            raise BadOption(f"--seats: {kind!r} is not allowed; choose from {allowed}")
    return kinds


def default_kinds(players: int | None) -> list[str]:
    others = (DEFAULT_PLAYERS if players is None else players) - 1
    return [PERSON] + [DEFAULT_BOT] * others


def is_person(kind: str) -> bool:
    return kind == PERSON or (kind.startswith(f"{PERSON}:") and kind != f"{PERSON}:")


def seat_names(kinds: Sequence[str], speech: Speech) -> list[str]:
    """Names that differ. A bot's name contains its kind, so that a saved match can be continued."""
    people = sum(is_person(kind) for kind in kinds)
    names: list[str] = []
    for kind in kinds:
        if not is_person(kind):
            bots = sum(not is_person(earlier) for earlier in kinds[: len(names)])
            names.append(speech.say("play-bot", n=bots + 1, bot=kind))
        elif kind != PERSON:
            names.append(kind.removeprefix(f"{PERSON}:"))
        elif people == 1:
            names.append(speech.say("play-you"))
        else:
            names.append(speech.say("play-person", n=len(names) + 1))
    if len(set(names)) < len(names):
        raise BadOption(f"two seats have the same name: {', '.join(names)}")
    return names


def kind_by_name(name: str) -> str:
    found = re.fullmatch(r".*\((\w+)\)", name)
    return found[1] if found and found[1] in bot_names() else PERSON


def bots_at(kinds: Sequence[str], seed: str) -> dict[int, Bot]:
    return {
        seat: find_bot(kind, f"{seed}/bot/{seat}")
        for seat, kind in enumerate(kinds)
        if not is_person(kind)
    }


def options_given(spec: GameTable[Any], given: Sequence[str]) -> dict[str, object]:
    """From `name=value`. Commas make a list; true, yes, false and no set a bool."""
    defaults = {option.name: option.default for option in spec.options}
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(
                f"--option {text!r}: write name=value; the names are {', '.join(defaults)}"
            )
        bools = {"true": True, "yes": True, "false": False, "no": False}
        if isinstance(defaults.get(name), bool) and value.lower() in bools:
            options[name] = bools[value.lower()]
        else:
            options[name] = value.split(",") if "," in value else value
    return options
