"""`sagaboard [COMMAND]`: runs the command and reports every error in one sentence."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

from sagaboard import __version__
from sagaboard.kernel.errors import BadContent, SagaboardError
from sagaboard.kernel.printable import printable

COMMANDS = {
    "table": "play in the browser (the default command)",
    "play": "play in the terminal against bots or at one keyboard",
    "simulate": "play many games between bots and count the results",
    "arena": "hold a tournament between bots and rate them",
    "balance": "show win shares by seat, faction, card and so on, for designers",
    "bench": "measure the speed of the engine",
    "replay": "replay a saved match and print its log",
    "analyse": "show the moves that decided a match and better alternatives",
    "rules": "show or search the rules, or count which clauses have tests",
    "content": "check the data files of a game and a content pack",
    "serve": "serve matches to browsers and programs over HTTP",
    "backup": "write all matches of a database to one file",
    "restore": "load a backup into an empty database",
    "doctor": "say what is installed, where data lies, and what to do about each problem",
    "completion": "print what makes your shell complete the command",
}
DEFAULT = "table"
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 1  # the exit code that rich uses


class BadUsage(SagaboardError):
    """The arguments are not valid."""


class Parser(argparse.ArgumentParser):
    """Reports an error in one sentence instead of printing the usage."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} (see `{self.prog} --help`)")


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        status = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return status
    except SagaboardError as error:
        print(f"sagaboard: {one_sentence(error)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes stdout once more at exit, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:  # such as a folder in place of a file, or a full disk
        print(f"sagaboard: {printable(str(error))}", file=sys.stderr)
        return BAD_INPUT


def run(arguments: list[str]) -> int:
    if arguments and arguments[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if arguments and arguments[0] == "--version":
        print(f"sagaboard {__version__}")
        return 0
    if not arguments or arguments[0].startswith("-"):
        arguments = [DEFAULT, *arguments]
    name = arguments[0]
    if name not in COMMANDS:
        raise BadUsage(f"there is no command {name!r}; choose one of {', '.join(COMMANDS)}")
    try:
        options = parser_of(name).parse_intermixed_args(arguments[1:])
    except SystemExit as stop:  # --help
        return int(stop.code or 0)
    status: int = module_of(name).run(options)
    return status


def module_of(name: str) -> ModuleType:
    return importlib.import_module(f"sagaboard.cli.{name}")


def parser_of(name: str) -> Parser:
    purpose = COMMANDS[name]
    parser = Parser(
        prog=f"sagaboard {name}",
        description=f"{purpose[0].upper()}{purpose[1:]}.",
        allow_abbrev=False,
    )
    module_of(name).add_arguments(parser)
    return parser


def overview() -> str:
    lines = ["usage: sagaboard [COMMAND] ...", ""]
    lines += [f"  {name:<12}{text}" for name, text in COMMANDS.items()]
    lines += ["", "`sagaboard COMMAND --help` shows the options of a command."]
    return "\n".join(lines)


def one_sentence(error: SagaboardError) -> str:
    if isinstance(error, BadContent) and len(error.problems) > 1:
        more = len(error.problems) - 1
        first = printable(error.problems[0])
        return f"{first} (and {more} more: `sagaboard content GAME --check` lists all)"
    return printable(" ".join(str(error).split()))
