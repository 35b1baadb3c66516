# mypyc: interpreted (parses a text)
"""The rules texts: clauses with ids, which error messages and players cite."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

_CLAUSE = re.compile(r"- \*\*([A-Z]+(?:-[A-Z0-9]+)*-[A-Z]?\d+[a-z]?)\*\* (.*)")
_HEADING = re.compile(r"#{2,} (.*)")
_SOURCE = re.compile(r"(?<=\s)\[([^\]]+)\]")


class Clause(msgspec.Struct, frozen=True):
    id: str
    heading: str
    text: str


class Block(msgspec.Struct, frozen=True):
    """A clause, a paragraph (`id` is empty) or a row of a table (`cells`)."""

    id: str
    text: str
    cells: list[str] = []


class Section(msgspec.Struct, frozen=True):
    """A chapter (level 2) or a part of one."""

    level: int
    heading: str
    blocks: list[Block]


def read_sections(path: Path) -> list[Section]:
    """The whole text in order, for readers."""
    sections: list[Section] = []
    blocks: list[Block] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"(#+) (.*)", line):
            blocks = []
            sections.append(Section(len(found[1]), found[2], blocks))
        elif found := _CLAUSE.match(line):
            blocks.append(Block(found[1], found[2]))
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not all(set(cell) <= {"-", ":"} for cell in cells):
                blocks.append(Block("", "", cells))
        elif line.startswith("  ") and blocks and blocks[-1].id:
            blocks[-1] = Block(blocks[-1].id, f"{blocks[-1].text}\n{line.strip()}")
        elif line.strip(" -"):
            blocks.append(Block("", line.strip()))
    return sections


def text_in(rules: Path, language: str) -> Path:
    """The rules in a language, `rules.cs.md` beside `rules.md`; in English if there are none."""
    if not language.isalpha():
        return rules
    translated = rules.with_suffix(f".{language}{rules.suffix}")
    return translated if translated.exists() else rules


def without_sources(text: str) -> str:
    """What a clause says, without `[where it comes from]`."""
    return "\n".join(" ".join(line.split()) for line in _SOURCE.sub("", text).splitlines())


def sources_of(text: str) -> list[str]:
    return _SOURCE.findall(text)


def read_translated(rules: Path, language: str) -> dict[str, Clause]:
    """All clauses without their sources; in English where the language has none."""
    found = {
        id_: Clause(id_, clause.heading, without_sources(clause.text))
        for id_, clause in read_clauses(rules).items()
    }
    translated = text_in(rules, language)
    if translated != rules:
        found.update(read_clauses(translated))
    return found


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
