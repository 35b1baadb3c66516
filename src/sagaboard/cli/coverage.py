"""Which clauses of the rules the tests are marked with, read from their sources."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from sagaboard.kernel.clauses import Clause
from sagaboard.kernel.errors import SagaboardError


class BadTests(SagaboardError):
    """The tests, or the list of physical clauses, cannot be read."""


class Counts(msgspec.Struct):
    clauses: int = 0
    covered: int = 0


class Coverage(msgspec.Struct):
    """A clause is covered if a test names it, or if it is listed as physical (about cardboard)."""

    clauses: int
    covered: int
    tested: int
    physical: int
    untested: list[str] = msgspec.field(name="naked")  # what readers of --json know it by
    unknown: list[str]
    by_heading: dict[str, Counts]


def coverage_of(game: str, clauses: Mapping[str, Clause], tests: Path) -> Coverage:
    if not tests.is_dir():
        raise BadTests(f"there is no folder {tests}; name another with --tests FOLDER")
    own_folder = tests / "games" / game.replace("-", "_")
    marked = marked_clauses(tests)
    prefixes = {clause.split("-")[0] for clause in clauses}
    physical = physical_clauses(own_folder / "physical.toml")
    # Marks of other games are ignored, but not a wrong prefix in the folder of this game.
    unknown = {
        clause
        for clause, files in marked.items()
        if clause not in clauses
        and (
            clause.split("-")[0] in prefixes
            or any(file.is_relative_to(own_folder) for file in files)
        )
    }
    unknown |= physical.keys() - clauses.keys()
    by_heading: dict[str, Counts] = {}
    for clause in clauses.values():
        counts = by_heading.setdefault(clause.heading, Counts())
        counts.clauses += 1
        counts.covered += clause.id in marked or clause.id in physical
    untested = [clause for clause in clauses if clause not in marked and clause not in physical]
    return Coverage(
        clauses=len(clauses),
        covered=len(clauses) - len(untested),
        tested=len(clauses.keys() & marked.keys()),
        physical=len(clauses.keys() & physical.keys()),
        untested=untested,
        unknown=sorted(unknown),
        by_heading=by_heading,
    )


def marked_clauses(tests: Path) -> dict[str, set[Path]]:
    """The ids in all `pytest.mark.rule(...)`, with the files that name them."""
    marked: dict[str, set[Path]] = {}
    for file in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        except (SyntaxError, ValueError) as error:
            raise BadTests(f"{file} cannot be parsed: {error}") from error
        marks = RuleMarks(file)
        marks.visit(tree)
        for clause in marks.ids:
            marked.setdefault(clause, set()).add(file)
    return marked


class RuleMarks(ast.NodeVisitor):
    """Collects the ids. They are literals, or come from a list of cases in the same module:
    `[pytest.param(*case, marks=pytest.mark.rule(case[2])) for case in CASES]`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.ids: list[str] = []
        self.known: dict[str, list[ast.expr]] = {}
        """By name of a list: its elements."""

    def visit_Module(self, node: ast.Module) -> None:
        for statement in node.body:
            if isinstance(statement, ast.Assign):
                targets = statement.targets
            elif isinstance(statement, ast.AnnAssign):
                targets = [statement.target]
            else:
                continue
            for target in targets:
                if isinstance(target, ast.Name) and isinstance(
                    statement.value, (ast.List, ast.Tuple)
                ):
                    self.known[target.id] = statement.value.elts
        self.generic_visit(node)

    def visit_comprehension_of(self, node: ast.ListComp | ast.GeneratorExp) -> None:
        before = dict(self.known)
        for loop in node.generators:
            self.bind(loop.target, self.items(loop.iter))
        self.generic_visit(node)
        self.known = before

    visit_ListComp = visit_comprehension_of
    visit_GeneratorExp = visit_comprehension_of

    def visit_Call(self, node: ast.Call) -> None:
        if is_rule_mark(node.func):
            for argument in node.args:
                self.ids += self.texts(argument)
        self.generic_visit(node)

    def bind(self, target: ast.expr, items: list[ast.expr]) -> None:
        if isinstance(target, ast.Name):
            self.known[target.id] = items
        elif isinstance(target, ast.Tuple):
            for position, part in enumerate(target.elts):
                self.bind(part, [member(item, position) for item in items])

    def items(self, node: ast.expr) -> list[ast.expr]:
        if isinstance(node, (ast.List, ast.Tuple)):
            return node.elts
        return self.known.get(node.id, []) if isinstance(node, ast.Name) else []

    def texts(self, node: ast.expr) -> list[str]:
        """The strings that an argument of a mark stands for."""
        values = [node]
        if isinstance(node, ast.Starred):
            values = self.items(node.value)
        elif isinstance(node, ast.Name):
            values = self.items(node)
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            values = [member(item, node.slice.value) for item in self.items(node.value)]
        texts = [value.value for value in values if isinstance(value, ast.Constant)]
        strings = [text for text in texts if isinstance(text, str)]
        if not strings or len(strings) < len(values):
            raise BadTests(f"{self.file}:{node.lineno}: write the ids in the rule mark as literals")
        return strings


def member(item: ast.expr, position: object) -> ast.expr:
    """An element of a literal tuple; the item itself if it is no tuple or too short."""
    if isinstance(item, (ast.List, ast.Tuple)) and isinstance(position, int):
        return item.elts[position] if position < len(item.elts) else item
    return item


def is_rule_mark(function: ast.expr) -> bool:
    """`pytest.mark.rule` or `mark.rule`."""
    if not (isinstance(function, ast.Attribute) and function.attr == "rule"):
        return False
    mark = function.value
    if isinstance(mark, ast.Attribute):
        return mark.attr == "mark"
    return isinstance(mark, ast.Name) and mark.id == "mark"


def physical_clauses(file: Path) -> dict[str, str]:
    """Clauses about cardboard, each with the reason why no program can break it."""
    if not file.is_file():
        return {}
    try:
        listed = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadTests(f"{file} is not valid TOML: {error}") from error
    reasons: dict[str, str] = {}
    for name, value in listed.items():
        entries = value if isinstance(value, dict) else {name: value}
        for clause, reason in entries.items():
            if not (isinstance(reason, str) and reason.strip()):
                raise BadTests(f"{file}: {clause} needs a reason")
            reasons[clause] = reason
    return reasons
