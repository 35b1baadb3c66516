"""`sagaboard [COMMAND]`: finds the command, and turns every error into one sentence."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

from sagaboard.kernel.errors import BadContent, SagaboardError
from sagaboard.kernel.printable import printable

COMMANDS = {
    "table": "play in the browser; what `sagaboard` alone does",
    "play": "play in the terminal, hot-seat or against bots",
    "simulate": "play many games between bots and count",
    "arena": "let bots play a tournament and rate them",
    "balance": "count what goes with a victory, for designers of cards",
    "bench": "measure the engine",
    "replay": "check a record and print its log",
    "analyse": "show who stood how well when, and which moves decided a match",
    "rules": "show clauses of the rules, or which of them the tests cover",
    "content": "check the content files and a pack",
    "serve": "serve matches over HTTP to browsers, bots and scripts",
    "backup": "write all matches of the service into one file",
    "restore": "put a backup into an empty database",
}
ALONE = "table"
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 1  # as rich ends, too


class BadUsage(SagaboardError):
    """The command line cannot be understood."""


class Parser(argparse.ArgumentParser):
    """One sentence instead of the usage block."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} (`{self.prog} --help` tells more)")


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
    except OSError as error:  # a folder where a file should be, a full disk
        print(f"sagaboard: {printable(str(error))}", file=sys.stderr)
        return BAD_INPUT


def run(arguments: list[str]) -> int:
    if arguments and arguments[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if arguments and arguments[0] == "--version":
        print(f"sagaboard {version('sagaboard')}")
        return 0
    if not arguments or arguments[0].startswith("-"):
        arguments = [ALONE, *arguments]
    name = arguments[0]
    if name not in COMMANDS:
        raise BadUsage(f"there is no command {name!r}; choose one of {', '.join(COMMANDS)}")
    command = importlib.import_module(f"sagaboard.cli.{name}")
    parser = Parser(
        prog=f"sagaboard {name}", description=COMMANDS[name].capitalize() + ".", allow_abbrev=False
    )
    command.add_arguments(parser)
    try:
        options = parser.parse_intermixed_args(arguments[1:])
    except SystemExit as stop:  # --help
        return int(stop.code or 0)
    status: int = command.run(options)
    return status


def overview() -> str:
    lines = ["usage: sagaboard [COMMAND] ...", ""]
    lines += [f"  {name:<10}{text}" for name, text in COMMANDS.items()]
    lines += ["", "`sagaboard COMMAND --help` tells more; `sagaboard` alone opens the browser."]
    return "\n".join(lines)


def one_sentence(error: SagaboardError) -> str:
    if isinstance(error, BadContent) and len(error.problems) > 1:
        more = len(error.problems) - 1
        first = printable(error.problems[0])
        return f"{first} (and {more} more: `sagaboard content GAME --check` lists all)"
    return printable(" ".join(str(error).split()))
