# mypyc: interpreted - reads and checks data files once, then is out of the way
"""The data files of a game with a content pack laid over them; every problem is told."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from sagaboard.kernel.errors import BadContent

Table: TypeAlias = dict[str, Any]
Keys: TypeAlias = Mapping[str, Mapping[str, str]]
"""By file and list of entries: the key by which an entry of a pack finds ours."""


class DataFiles:
    """Every problem is told with file, entry and remedy, all of them at once.

    A game's loader is a subclass that checks its own entries and builds the Content of them.
    """

    def __init__(self, folder: Path, keys: Keys, pack: Path | None) -> None:
        self.problems: list[str] = []
        self.digest = sha256()
        if pack is not None:
            self.check_pack(pack, [*keys, "text"])
        self.files = {name: self.read(folder, name, keys[name], pack) for name in keys}
        self.stop_on_problems()

    @property
    def version(self) -> str:
        """Of all that was read, the pack included."""
        return self.digest.hexdigest()[:12]

    # Reading

    def check_pack(self, pack: Path, allowed: Sequence[str]) -> None:
        if not pack.is_dir():
            raise BadContent([f"{pack}: no such folder; --pack takes a folder of content files"])
        for path in sorted(pack.iterdir()):
            if path.name not in allowed and path.suffix != ".md":
                self.problem(str(path), f"unknown file; a pack may hold {', '.join(allowed)}")

    def read(self, folder: Path, name: str, keys: Mapping[str, str], pack: Path | None) -> Table:
        data = self.parse(folder / name)
        if pack is not None and (pack / name).is_file():
            overlay(data, self.parse(pack / name), keys)
        return data

    def parse(self, path: Path) -> Table:
        try:
            text = path.read_bytes()
            self.digest.update(text)
            return tomllib.loads(text.decode())
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.problem(str(path), f"cannot be read: {error}; correct the file")
            return {}

    def entries(self, file: str, kind: str) -> list[Table]:
        found: list[Table] = self.files[file].get(kind, [])
        return found

    def ids(self, file: str, kind: str) -> list[str]:
        names = [str(entry.get("id", "")) for entry in self.entries(file, kind)]
        for name in names:
            if not name:
                self.problem(f"{file} [[{kind}]]", "an entry has no id; give it one")
        return names

    # Checking

    def problem(self, where: str, what: str) -> None:
        self.problems.append(f"{where}: {what}")

    def stop_on_problems(self) -> None:
        if self.problems:
            raise BadContent(self.problems)

    def number(self, where: str, entry: Table, key: str, *, default: int | None = None) -> int:
        value = entry.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            self.problem(where, f"{key} is {value!r}; it must be a whole number from 0")
            return 0
        return value


def overlay(base: Table, over: Table, keys: Mapping[str, str]) -> None:
    """Entries with the same key replace the fields they name, new ones are added; tables merge."""
    for name, value in over.items():
        if name in keys and isinstance(value, list):
            key = keys[name]
            known = {entry.get(key): entry for entry in base.setdefault(name, [])}
            for entry in value:
                if entry.get(key) in known:
                    known[entry.get(key)].update(entry)
                else:
                    base[name].append(entry)
        elif isinstance(value, dict) and isinstance(base.get(name), dict):
            base[name].update(value)
        else:
            base[name] = value


def text_files(
    folder: Path, language: str, pack: Path | None, parts: Sequence[str] = ("", ".messages")
) -> list[Path]:
    """Ours first; what a pack says replaces it."""
    files = [folder / "text" / f"{language}{part}.ftl" for part in parts]
    if pack is not None and (pack / "text" / f"{language}.ftl").is_file():
        files.append(pack / "text" / f"{language}.ftl")
    return files
