# mypyc: interpreted - reads and checks data files once, then is out of the way
"""Reads the data files of a game with a content pack laid over them, and reports every problem."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, TypeVar

from msgspec import inspect

from sagaboard.kernel.errors import BadContent
from sagaboard.kernel.schema import (
    MOST,
    Part,
    Table,
    entries_of,
    entry_of,
    fields_of,
    fitting_fields,
    fitting_value,
    is_remark,
    lacking_fields,
    shown,
    suggestion,
)

Forms: TypeAlias = Mapping[str, type[Part]]
"""By file: what it may hold."""
R = TypeVar("R")
SAME_WORD: Final = 0.8
"""The least similarity at which an id is suggested for a mistyped one; two names of the same god
are less similar."""


class Rewritten(NamedTuple):
    """An effect that a pack replaced, and the messages that describe it."""

    where: str
    messages: tuple[str, ...]


class DataFiles:
    """Reports all problems at once, each with file, entry and remedy.

    What does not fit the declared form is told and left out, so that whatever looks at the
    entries afterwards can rely on their form. A game's loader is a subclass that checks what its
    entries mean and builds the Content of them.
    """

    def __init__(self, folder: Path, forms: Forms, pack: Path | None) -> None:
        self.problems: list[str] = []
        self.digest = sha256()
        self.forms = forms
        self.files: dict[str, Table] = {name: {} for name in forms}
        self.rewritten: list[Rewritten] = []
        self._places: dict[tuple[str, str, object], str] = {}
        self._in_pack: dict[str, str] = {}
        self._left_out: set[str] = set()
        for name in forms:
            self._read(folder / name, name, name)
            self._check_tables(name)
        if pack is not None:
            self._check_pack(pack)
            for name in forms:
                if (pack / name).is_file():
                    self._in_pack[name] = str(pack / name)
                    self._read(pack / name, name, str(pack / name))

    @property
    def version(self) -> str:
        """Of all that was read, the pack included."""
        return self.digest.hexdigest()[:12]

    # Reading

    def _check_pack(self, pack: Path) -> None:
        allowed = [*self.forms, "text"]
        if not pack.is_dir():
            raise BadContent([f"{pack}: no such folder; --pack takes a folder of content files"])
        found = [path for path in sorted(pack.iterdir()) if path.suffix != ".md"]
        for path in found:
            if path.name not in allowed:
                meant = suggestion(path.name, allowed, "a pack may hold")
                self.problem(str(path), f"unknown file; {meant}")
            elif path.is_dir() != (path.name == "text"):
                self.problem(str(path), "text is a folder, all others are files; rename it")
        if not found:
            self.problem(str(pack), f"changes nothing; a pack may hold {', '.join(allowed)}")

    def _read(self, path: Path, name: str, place: str) -> None:
        """Entries with a known key replace the fields that they name; new entries are added."""
        data = self._parse(path, place)
        if data is None:
            return
        if not data:
            self.problem(place, "changes nothing; add entries or remove the file")
        kinds = {field.name: field.type for field in fields_of(self.forms[name])}
        entries = entries_of(self.forms[name])
        for table, value in data.items():
            if table in entries:
                self._lay_entries(name, place, table, value, entries[table])
            elif table in kinds:
                self._lay_table(name, place, table, value, kinds[table])
            elif not is_remark(table):
                meant = suggestion(table, kinds, "it may have")
                self.problem(place, f"unknown table {shown(table)}; {meant}")

    def _parse(self, path: Path, place: str) -> Table | None:
        try:
            text = path.read_bytes()
            self.digest.update(text)
            return tomllib.loads(text.decode())
        except RecursionError:
            self.problem(place, "cannot be read: lists too deep in one another; correct the file")
        except (OSError, ValueError) as error:
            self.problem(place, f"cannot be read: {error}; correct the file")
        return None

    def _lay_table(
        self, name: str, place: str, table: str, value: object, kind: inspect.Type
    ) -> None:
        base = self.files[name]
        if isinstance(kind, inspect.StructType) and isinstance(value, dict):
            fitting = fitting_fields(self.problem, f"{place} [{table}]", value, kind)
            base[table] = base.get(table, {}) | fitting
        else:
            fit = fitting_value(self.problem, place, table, value, kind)
            if fit is not None:
                base[table] = fit

    def _lay_entries(
        self, name: str, place: str, table: str, value: object, kind: inspect.StructType
    ) -> None:
        remedy = f"head each with [[{table}]]"
        if not isinstance(value, list):
            self.problem(
                place, f"{table!r} is {shown(value)}; it must be a list of entries: {remedy}"
            )
            return
        ours: list[Table] = self.files[name].setdefault(table, [])
        known = {entry[entry_of(kind).key]: entry for entry in ours}
        seen: set[object] = set()
        for number, entry in enumerate(value, start=1):
            where = f"{place} [[{table}]] number {number}"
            if not isinstance(entry, dict):
                self.problem(
                    where, f"is {shown(entry)}; it must be an entry: head it with [[{table}]]"
                )
                continue
            key = self._key_of(where, entry, kind)
            if key is None:
                continue
            where = f"{place} {table} {key!r}"
            if key in seen:
                self.problem(where, "is there twice; make one entry of them")
            elif key in known:
                self._replace(where, known[key], entry, kind)
            else:
                self._add(where, ours, entry, kind)
            seen.add(key)
            self._places[name, table, key] = where

    def _key_of(self, where: str, entry: Table, kind: inspect.StructType) -> str | int | None:
        name = entry_of(kind).key
        if name not in entry:
            self.problem(where, f"has no {name}; add it")
            return None
        form = next(field.type for field in kind.fields if field.name == name)
        key = fitting_value(self.problem, where, name, entry[name], form)
        assert key is None or isinstance(key, str | int)
        return key

    def _replace(self, where: str, ours: Table, entry: Table, kind: inspect.StructType) -> None:
        fitting = fitting_fields(self.problem, where, entry, kind)
        name = str(ours[entry_of(kind).key]).replace("_", "-")
        messages = {
            f"{told}-{name}": None
            for field, tellers in entry_of(kind).told_in.items()
            if field in fitting and fitting[field] != ours.get(field)
            for told in tellers
        }
        if messages:
            self.rewritten.append(Rewritten(where, tuple(messages)))
        ours.update(fitting)

    def _add(self, where: str, ours: list[Table], entry: Table, kind: inspect.StructType) -> None:
        fitting = fitting_fields(self.problem, where, entry, kind)
        key = entry_of(kind).key
        if not lacking_fields(kind, fitting):
            ours.append(fitting)
            return
        self._left_out.add(str(entry[key]))
        lacking = [field for field in lacking_fields(kind, fitting) if field not in entry]
        names = [str(known[key]) for known in ours]
        near = get_close_matches(str(entry[key]), names, 1, SAME_WORD)
        if lacking and near:
            needs = f"did you mean {near[0]!r}? A new one needs {', '.join(lacking)}"
            self.problem(where, f"is no entry of the game; {needs}")
            return
        for field in lacking:
            self.problem(where, f"has no {field}; add it")

    def _check_tables(self, name: str) -> None:
        for field in fields_of(self.forms[name]):
            table = self.files[name].get(field.name)
            if table is None and field.required:
                self.problem(name, f"has no table {field.name!r}; add it")
            elif isinstance(field.type, inspect.StructType):
                for lacking in lacking_fields(field.type, table or {}):
                    self.problem(f"{name} [{field.name}]", f"has no {lacking}; add it")

    def entries(self, file: str, kind: str) -> list[Table]:
        found: list[Table] = self.files[file].get(kind, [])
        return found

    def ids(self, file: str, kind: str) -> list[str]:
        return [str(entry["id"]) for entry in self.entries(file, kind)]

    # Checking

    def where(self, file: str, kind: str, key: object) -> str:
        """The entry, in the pack if the pack has it."""
        return self._places[file, kind, key]

    def place(self, file: str, table: str = "") -> str:
        """A file as a whole, the pack's if it has one."""
        return f"{self._in_pack.get(file, file)} {table}".rstrip()

    def problem(self, where: str, what: str) -> None:
        self.problems.append(f"{where}: {what}")

    def stop_on_problems(self) -> None:
        if self.problems:
            raise BadContent(self.problems)

    def number(self, where: str, entry: Table, key: str, *, default: int | None = None) -> int:
        value = entry.get(key, default)
        if value is None:
            self.problem(where, f"has no {key}; add it")
            return 0
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
            self.problem(
                where, f"{key} is {shown(value)}; it must be a whole number from 0 to {MOST}"
            )
            return 0
        return value

    def one_of(self, where: str, key: str, value: object, names: Sequence[str]) -> int:
        name = str(value)
        if name in names:
            return names.index(name)
        if name not in self._left_out:
            meant = suggestion(value, names, "it must be one of")
            self.problem(where, f"{key} is {shown(value)}; {meant}")
        return 0

    def check_borders(self, file: str, kind: str, *keys: str) -> None:
        """Borders are mutual, and every area can be reached."""
        by_id = {str(area["id"]): area for area in self.entries(file, kind)}
        beside: dict[str, set[str]] = {name: set() for name in by_id}
        for name, area in by_id.items():
            where = self.where(file, kind, area["id"])
            for key in keys:
                for other in map(str, area[key]):
                    if other == name:
                        self.problem(where, f"{key} name the {kind} itself; remove it")
                    elif other not in by_id:
                        self.one_of(where, key, other, list(by_id))
                    elif name not in map(str, by_id[other][key]):
                        self.problem(where, f"{key} name {other!r} but not back; add it there")
                    else:
                        beside[name].add(other)
        largest = max((_reached(name, beside) for name in beside), key=len, default=set())
        for name, area in by_id.items():
            if name not in largest:
                where = self.where(file, kind, area["id"])
                self.problem(
                    where, f"cannot be reached; add {' or '.join(keys)}, also to the other"
                )

    # Effects

    def effect_rule(
        self, where: str, line: Table, rules: Mapping[str, R], possible: Sequence[str]
    ) -> R | None:
        name = str(line["effect"])
        rule = rules.get(name)
        if rule is None:
            meant = suggestion(name, possible, "here may stand", also=rules)
            self.problem(where, f"unknown effect {shown(name)}; {meant}")
        return rule

    def effect_numbers(
        self, where: str, line: Table, takes: Sequence[str], words: Mapping[str, Sequence[str]]
    ) -> dict[str, int]:
        """What an effect takes; some of it is a word that stands for a number."""
        inside = f"{where}: effect {line['effect']!r}"
        numbers: dict[str, int] = {}
        for key in line:
            if key == "effect":
                continue
            if key not in takes:
                meant = suggestion(key, takes, "it takes") if takes else "it takes nothing"
                self.problem(inside, f"has no {shown(key)}; {meant}")
            elif key in words and line[key]:
                numbers[key] = self.one_of(inside, key, line[key], words[key])
            else:
                numbers[key] = self.number(inside, line, key)
        for key in takes:
            if key not in line:
                self.problem(inside, f"needs {key!r}; add it")
        return numbers


def _reached(start: str, beside: Mapping[str, set[str]]) -> set[str]:
    found = {start}
    ahead = [start]
    while ahead:
        new = beside[ahead.pop()] - found
        found |= new
        ahead += new
    return found


def text_files(
    folder: Path,
    language: str,
    pack: Path | None,
    parts: Sequence[str] = ("", ".messages"),
    shared: Sequence[Path] = (),
) -> list[Path]:
    """What the game shares with others first, then its own files; messages of a pack replace
    ours."""
    files = [other / "text" / f"{language}.ftl" for other in shared]
    files += [folder / "text" / f"{language}{part}.ftl" for part in parts]
    if pack is not None and (pack / "text" / f"{language}.ftl").is_file():
        files.append(pack / "text" / f"{language}.ftl")
    return files
