"""What CONTRIBUTING.md promises of the code and a machine can check."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sagaboard"

MODULE_LINES = 400
LONGER_MODULES = {
    "bots/search.py",
    "games/blood_rage/effects/upgrades.py",
    "games/blood_rage/state.py",
    "games/lords_of_hellas/components.py",
    "games/lords_of_hellas/effects/artifacts.py",
    "games/lords_of_hellas/rules/hunt.py",
    "games/lords_of_hellas/state.py",
    "games/lords_of_hellas/table/view.py",
    "games/lords_of_ragnarok/components.py",
    "games/lords_of_ragnarok/loading.py",
    "games/lords_of_ragnarok/state.py",
    "games/lords_of_ragnarok/table/view.py",
    "service/http/routes.py",
    "service/protocol.py",
    "service/storage/postgres_store.py",
    "service/storage/sqlite_store.py",
}
"""Do not add to them: split. A module that has become shorter leaves this list."""

FUNCTION_LINES = 60
LONGER_FUNCTIONS = {
    "games/blood_rage/components.py __init__",
    "games/blood_rage/loading.py content",
    "games/lords_of_hellas/components.py __init__",
    "games/lords_of_hellas/loading.py content",
    "games/lords_of_hellas/state.py copy",
    "games/lords_of_ragnarok/components.py __init__",
    "games/lords_of_ragnarok/loading.py content",
    "games/lords_of_ragnarok/state.py copy",
    "games/lords_of_ragnarok/table/client_data.py printed_matter",
    "games/lords_of_ragnarok/table/view.py view",
}
"""They list every field or every kind of component. Those called `copy` are generated."""

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


def definitions(path: Path) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node


def place_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def length_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def test_only_named_modules_are_longer_than_400_lines() -> None:
    longer = {
        place_of(path)
        for path in modules()
        if len(path.read_text(encoding="utf-8").splitlines()) > MODULE_LINES
    }
    assert longer == LONGER_MODULES


def test_only_named_functions_are_longer_than_60_lines() -> None:
    longer = {
        f"{place_of(path)} {node.name}"
        for path in modules()
        for node in definitions(path)
        if not isinstance(node, ast.ClassDef) and length_of(node) > FUNCTION_LINES
    }
    assert longer == LONGER_FUNCTIONS


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


def packages() -> Iterator[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for wishes in (project["dependencies"], *project["optional-dependencies"].values()):
        for wish in wishes:
            yield re.split(r"[\[<>=]", wish)[0]
    yield from npm_packages()


def npm_packages() -> dict[str, str]:
    file = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    found: dict[str, str] = {**file.get("dependencies", {}), **file["devDependencies"]}
    return found


def test_every_package_has_its_reason() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").lower()
    reasons = text[text.index("## dependencies") :]
    for name in packages():
        assert re.search(rf"(?<![\w-]){re.escape(name.lower())}(?![\w-])", reasons), name


def test_packages_of_the_client_are_pinned() -> None:
    for name, version in npm_packages().items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} {version}"


def test_a_browser_test_waits_for_no_number_of_milliseconds() -> None:
    """A constant of the client, such as `UNREAD`, is what such a test is about."""
    for path in sorted((ROOT / "web" / "tests").glob("*.test.ts")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not re.search(r"waitForTimeout\(\s*\d", line), f"{path.name}:{number}"


def test_ci_runs_make_test_and_nothing_else() -> None:
    commands = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[1:]
    assert [line for line in commands if not line.startswith(("set ", "cd "))] == ["make test"]
