"""Counts the lines of the games by what they are for, and lists the longest functions.

    python tools/lines_by_kind.py                  this tree
    python tools/lines_by_kind.py ../other_tree    another one, to compare before and after

Prints a table with a column for each game, the share of each kind in all lines, and the ten longest
functions of `src`. Blank lines and comments count. It knows the layout with the files of a game
beside each other and the layout with the folders `table/` and `bots/`, and modules by their names
in both. The notation of positions, once a part of the games, is in `tests/` now.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

LONGEST = 10

RULES = "rules and effects"
FOLDERS = {"rules": RULES, "effects": RULES}
MODULES = {
    RULES: ("moments", "trigger"),
    "state": ("state", "battle", "hunt", "hand", "fields", "copies"),
    "components": ("printed", "components"),
    "kinds and moves": ("declared", "declarations", "kinds", "moves", "options"),
    "loading and schema": ("loading", "schema"),
    "view and client data": (
        "view",
        "shown",
        "view_parts",
        "known_in_hand",
        "faces",
        "client_data",
    ),
    "terminal, wording, why_not": ("terminal", "wording", "why_not"),
    "observation and redeal": ("observation", "redeal"),
    "evaluation": (
        "evaluation",
        "features",
        "king_of_kings_odds",
        "crown",
        "usurp_distance",
        "race",
        "threats",
        "contest",
        "hunt_odds",
        "hunt_prospects",
    ),
    "notation": ("notation",),
    "invariants and saved form": ("invariants", "saved_form"),
    "spec": ("spec", "language", "bot_knowledge", "__init__"),
}
KIND_OF = {module: kind for kind, modules in MODULES.items() for module in modules}
DEFAULT_OF_FOLDER = {"table": "view and client data", "bots": "evaluation"}
OTHER = "other"


def kind_of(path: Path) -> str:
    """The kind of a module, given its path inside the folder of its game."""
    for folder in path.parts[:-1]:
        if folder in FOLDERS:
            return FOLDERS[folder]
    if path.stem in KIND_OF:
        return KIND_OF[path.stem]
    return DEFAULT_OF_FOLDER.get(path.parts[0], OTHER)


def lines_in(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def count(games: Path) -> dict[str, Counter[str]]:
    """By game: the number of lines of each kind."""
    counts: dict[str, Counter[str]] = {}
    for folder in sorted(path for path in games.iterdir() if any(path.rglob("*.py"))):
        lines = counts[folder.name] = Counter()
        for module in folder.rglob("*.py"):
            lines[kind_of(module.relative_to(folder))] += lines_in(module)
    return counts


def functions(source: Path) -> Iterator[tuple[int, str]]:
    """The length and the place of every function and method."""
    for module in sorted(source.rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                yield length, f"{module.relative_to(source)}:{node.lineno} {node.name}"


def table(counts: dict[str, Counter[str]]) -> Iterator[str]:
    games = list(counts)
    widths = [max(len(game), 7) for game in games]

    def row(name: str, cells: list[str], last: str, share: str) -> str:
        padded = "  ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        return f"{name:<28}{padded}  {last:>7}  {share:>5}".rstrip()

    total = sum(sum(lines.values()) for lines in counts.values())
    yield row("lines", games, "all", "share")
    for kind in [*MODULES, OTHER]:
        cells = [lines[kind] for lines in counts.values()]
        if sum(cells):
            share = f"{sum(cells) / total:.0%}"
            yield row(kind, [f"{n:,}" for n in cells], f"{sum(cells):,}", share)
    yield row("all", [f"{sum(lines.values()):,}" for lines in counts.values()], f"{total:,}", "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "folder",
        type=Path,
        nargs="?",
        default=Path(__file__).resolve().parents[1],
        metavar="FOLDER",
        help="a tree of Sagaboard; this one by default",
    )
    source = parser.parse_args().folder / "src" / "sagaboard"
    if not (source / "games").is_dir():
        parser.error(f"there is no folder {source / 'games'}")
    print("\n".join(table(count(source / "games"))))
    print(f"\nThe {LONGEST} longest functions of {source}:")
    for length, place in sorted(functions(source), reverse=True)[:LONGEST]:
        print(f"{length:>6}  {place}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
