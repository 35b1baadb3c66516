"""`sagaboard rules GAME`: shows clauses of the rules, and which of them the tests cover."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from sagaboard.cli.arguments import add_game, add_json, add_language
from sagaboard.cli.coverage import Coverage, coverage_of
from sagaboard.kernel.clauses import Clause, read_clauses, read_translated, sources_of
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.registry import find

INCOMPLETE = 1


class Statement(msgspec.Struct, frozen=True):
    """A clause as `--all --json` prints it."""

    id: str
    text: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "clause", metavar="CLAUSE", nargs="*", help="the id of a clause, or words to search for"
    )
    parser.add_argument("--all", action="store_true", help="show all clauses")
    parser.add_argument(
        "--sources", action="store_true", help="also say where each clause comes from"
    )
    add_language(parser)
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="count the clauses with a test, and list those without",
    )
    parser.add_argument(
        "--tests",
        type=Path,
        default=Path("tests"),
        metavar="FOLDER",
        help="where --coverage looks for tests; ./tests by default",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    spec = find(args.game)
    wanted = " ".join(args.clause)
    if wanted and (args.coverage or args.all):
        option = "--coverage" if args.coverage else "--all"
        raise BadOption(f"{option} always takes all clauses; leave {wanted!r} out")
    if args.lang not in spec.languages:
        raise BadOption(f"--lang takes one of {', '.join(spec.languages)}, not {args.lang!r}")
    clauses = read_translated(spec.rules_text, args.lang)
    if args.sources:
        clauses = with_sources(clauses, read_clauses(spec.rules_text))
    if args.coverage:
        coverage = coverage_of(spec.name, clauses, args.tests)
        print(msgspec.json.encode(coverage).decode()) if args.json else show_coverage(coverage)
        return INCOMPLETE if coverage.untested or coverage.unknown else 0
    if args.all:
        if args.json:
            statements = [Statement(clause.id, clause.text) for clause in clauses.values()]
            print(msgspec.json.encode(statements).decode())
        else:
            show_clauses(Console(markup=False, highlight=False, emoji=False), clauses.values())
        return 0
    if not wanted:
        counts = clauses_by_heading(clauses.values())
        print(msgspec.json.encode(counts).decode()) if args.json else show_headings(counts)
        return 0
    found = matching(clauses, wanted)
    if not found:
        raise BadOption(
            f"no clause of {spec.title} has the id {wanted!r} or contains these words; "
            f"an id looks like {next(iter(clauses))}"
        )
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        show_clauses(Console(markup=False, highlight=False, emoji=False), found)
    return 0


def with_sources(clauses: dict[str, Clause], original: dict[str, Clause]) -> dict[str, Clause]:
    """The sources stand in the English rules, whatever the language."""
    shown: dict[str, Clause] = {}
    for id_, clause in clauses.items():
        sources = sources_of(original[id_].text)
        text = f"{clause.text} [{'; '.join(sources)}]" if sources else clause.text
        shown[id_] = Clause(id_, clause.heading, text)
    return shown


def matching(clauses: dict[str, Clause], wanted: str) -> list[Clause]:
    """The clause with that id, else those whose id begins with it, else those with all words."""
    clause = clauses.get(wanted.upper())
    if clause is not None:
        return [clause]
    started = [clause for id_, clause in clauses.items() if id_.startswith(f"{wanted.upper()}-")]
    if started:
        return started
    words = wanted.casefold().split()
    return [
        clause
        for clause in clauses.values()
        if words and all(w in f"{clause.heading} {clause.text}".casefold() for w in words)
    ]


def clauses_by_heading(clauses: Iterable[Clause]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for clause in clauses:
        counts[clause.heading] = counts.get(clause.heading, 0) + 1
    return counts


def show_headings(counts: dict[str, int]) -> None:
    for heading, count in counts.items():
        print(f"{count:>5}  {heading}")
    print(f"{sum(counts.values()):>5}  total")


def show_clauses(console: Console, clauses: Iterable[Clause]) -> None:
    heading = ""
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(no_wrap=True, style="bold", vertical="top")
    table.add_column()
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            table.add_row("", f"— {heading}")
        table.add_row(clause.id, clause.text)
    console.print(table)


def show_coverage(coverage: Coverage) -> None:
    for heading, counts in coverage.by_heading.items():
        print(f"{counts.covered:>5} of {counts.clauses:<4} {heading}")
    print(
        f"{coverage.covered:>5} of {coverage.clauses:<4} in total: "
        f"{coverage.tested} tested, {coverage.physical} physical"
    )
    if coverage.untested:
        print(f"without a test: {' '.join(coverage.untested)}")
    if coverage.unknown:
        print(f"marks of unknown clauses: {' '.join(coverage.unknown)}")
