"""Writes the method that copies a state, from the table of its fields, into the class.

`--check` writes nothing and fails when a module differs from what would be written.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from sagaboard.kernel.field import Field, Part
from sagaboard.kernel.game import Game
from sagaboard.kernel.registry import find, names

BEGIN = "    # Made by tools/state_copies.py from the table of fields; do not edit.\n"
END = "    # Up to here.\n"


class BadTable(Exception):
    """A table and its class say different things."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = []
    for made, fields in tables():
        path = Path(inspect.getfile(made))
        text = path.read_text(encoding="utf-8")
        wanted = with_copy(text, made, fields)
        if text != wanted and not check:
            path.write_text(wanted, encoding="utf-8")
        elif text != wanted:
            stale.append(path)
    for path in stale:
        print(f"{path} differs from its table of fields; run `make copies`", file=sys.stderr)
    return 1 if stale else 0


def tables() -> Iterator[tuple[type, Sequence[Field]]]:
    """Those of the games of this package; classes that are not compiled need no such method."""
    for name in names():
        for made, fields in find(name).tables:
            if made.__module__.startswith("sagaboard."):
                yield made, fields


def with_copy(text: str, made: type, fields: Sequence[Field]) -> str:
    """The class must have both marks. What it writes itself as `copy` may add to `duplicate`."""
    at = text.index(
        f"class {made.__name__}("
        if f"class {made.__name__}(" in text
        else f"class {made.__name__}:"
    )
    if BEGIN not in text[at:]:
        raise BadTable(f"{made.__name__} lacks the line {BEGIN.strip()!r}")
    begin = text.index(BEGIN, at) + len(BEGIN)
    end = text.index(END, begin)
    has_own = "def copy(" in text[at:begin] + text[end:].split("\nclass ")[0]
    return text[:begin] + method(made, fields, "duplicate" if has_own else "copy") + text[end:]


def method(made: type, fields: Sequence[Field], name: str) -> str:
    kinds = annotations(made)
    declared, listed = set(kinds), {field.name for field in fields}
    if declared != listed:
        raise BadTable(f"{made.__name__} and its table differ in {sorted(declared ^ listed)}")
    lines = [f"def {name}(self) -> {made.__name__}:"]
    if issubclass(made, Game):
        lines.append("    stack = [frame.copy() for frame in self.stack]")
        lines.append(f"    new = {made.__name__}(self.seats, self.chance.copy(), stack)")
        lines.append("    new.questions = self.questions")
    else:
        lines.append(f"    new = {made.__name__}()")
    lines += [f"    new.{field.name} = {value(field, kinds[field.name])}" for field in fields]
    lines.append("    return new")
    return "".join(f"    {line}\n" for line in lines) + "\n"


def annotations(made: type) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in reversed(made.__mro__):
        if base not in (object, Game) and base.__module__ != "typing":
            found |= inspect.get_annotations(base)
    return found


def value(field: Field, kind: str) -> str:
    if isinstance(field.of, Part):
        return f"self.{field.name}.copy()"
    if not kind.startswith("list[") or field.fixed:
        return f"self.{field.name}"
    if kind.startswith("list[list[") and not field.fixed_items:
        return f"[items[:] for items in self.{field.name}]"
    return f"self.{field.name}[:]"


if __name__ == "__main__":
    sys.exit(main())
