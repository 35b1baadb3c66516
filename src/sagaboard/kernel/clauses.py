# mypyc: interpreted (parses a text)
"""The rules texts: atomic clauses with ids, as error messages and players cite them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

_CLAUSE = re.compile(r"- \*\*([A-Z]+(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?)\*\* (.*)")
_HEADING = re.compile(r"#{2,} (.*)")
_TAG = re.compile(r" \[((?:[^\]]|\](?= \())*)\](.*)$")


class Clause(msgspec.Struct, frozen=True):
    id: str
    heading: str
    text: str


def read_clauses(path: Path) -> dict[str, Clause]:
    """Every line that starts with `- **ID** ` is a clause; indented lines below belong to it."""
    clauses: dict[str, Clause] = {}
    heading = ""
    last = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := _HEADING.match(line):
            heading, last = found[1], ""
        elif found := _CLAUSE.match(line):
            last = found[1]
            clauses[last] = Clause(last, heading, found[2])
        elif last and line.startswith("  "):
            clauses[last] = Clause(last, heading, f"{clauses[last].text}\n{line.strip()}")
        else:
            last = ""
    return clauses
