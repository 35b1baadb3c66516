"""What CONTRIBUTING.md promises of the code and a machine can check."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sagaboard"

MODULE_LINES = 400
LONGER_MODULES = {
    "blood_rage": {"state", "upgrades"},
    "bots": {"search"},
    "lords_of_hellas": {
        "artifacts",
        "client_data",
        "components",
        "hunt",
        "notation",
        "printed",
        "state",
        "view",
    },
    "lords_of_ragnarok": {"components", "loading", "notation", "printed", "state", "view"},
    "service": {"postgres_store", "routes", "sqlite_store", "table"},
}
"""By part of the package: the modules that may be longer. Do not add to them: split."""

FUNCTION_LINES = 60
LONGER_FUNCTIONS = {"__init__", "content", "copy", "printed_matter", "set_up", "view", "vocabulary"}
"""Functions of games that list every field or every kind of component."""

EMPTY_NAME = re.compile(r"(^|_)(manager|handler|helper|util)s?$", re.IGNORECASE)
CAMEL_CASE = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
HAS_ALL = {"__init__", "library"}


def modules() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*.py")):
        if "client" not in path.parts:
            yield path


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def part_of(path: Path) -> str:
    """`bots`, `service` and so on; for a game its own folder."""
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else parts[0]


def definitions(path: Path) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node


def test_no_further_module_is_longer_than_400_lines() -> None:
    for path in modules():
        lines = len(path.read_text(encoding="utf-8").splitlines())
        allowed = path.stem in LONGER_MODULES.get(part_of(path), set())
        assert lines <= MODULE_LINES or allowed, f"{path.relative_to(ROOT)} has {lines} lines"


def test_no_further_function_is_longer_than_60_lines() -> None:
    for path in modules():
        in_game = path.is_relative_to(SOURCE / "games")
        for node in definitions(path):
            if isinstance(node, ast.ClassDef):
                continue
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            allowed = in_game and node.name in LONGER_FUNCTIONS
            place = f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
            assert lines <= FUNCTION_LINES or allowed, f"{place} has {lines} lines"


def test_no_name_says_manager_handler_helper_or_utils() -> None:
    for path in modules():
        names = [*path.relative_to(SOURCE).with_suffix("").parts]
        names += [CAMEL_CASE.sub("_", node.name) for node in definitions(path)]
        for name in names:
            assert not EMPTY_NAME.search(name), f"{path.relative_to(ROOT)}: {name}"


def test_no_function_is_called_get() -> None:
    for path in modules():
        for node in definitions(path):
            assert not node.name.startswith("get_"), f"{path.relative_to(ROOT)}: {node.name}"


def test_only_packages_and_the_library_list_what_they_export() -> None:
    for path in modules():
        exports = any(
            isinstance(node, ast.Assign)
            and any(isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets)
            for node in tree_of(path).body
        )
        assert not exports or path.stem in HAS_ALL, f"{path.relative_to(ROOT)} has __all__"


def test_a_todo_names_its_issue() -> None:
    for path in modules():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(r"#.*\b(TODO|FIXME)\b", line):
                assert re.search(r"#\d+|issue \d+", line), f"{path.relative_to(ROOT)}:{number}"
