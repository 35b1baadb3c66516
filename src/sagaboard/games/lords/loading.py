# mypyc: interpreted - reads and checks data files once, then is out of the way
"""Reading and checking what the data files of both games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sagaboard.games.lords.printed import ArtifactCard, BlessingCard, Effect, Entry
from sagaboard.kernel.data_files import DataFiles, Keys, Table

PLAYERS: Final = (2, 3, 4)
MOST_OF_A_KIND: Final = 60
"""So many cards of a kind have a bit each."""


class LordsFiles(DataFiles):
    def __init__(
        self,
        folder: Path,
        keys: Keys,
        pack: Path | None,
        *,
        table: Mapping[str, Entry[Any]],
        attributes: Sequence[str],
    ) -> None:
        super().__init__(folder, keys, pack)
        self.table = table
        self.attributes = attributes
        for file, kinds in keys.items():
            for kind in kinds:
                self.check_size(file, kind)

    # Checking

    def one_of(self, where: str, key: str, value: object, names: Sequence[str]) -> int:
        if str(value) not in names:
            allowed = ", ".join(name for name in names if name)
            self.problem(where, f"{key} {value!r} is none of {allowed}")
            return 0
        return names.index(str(value))

    def check_size(self, file: str, kind: str) -> None:
        count = len(self.entries(file, kind))
        if count > MOST_OF_A_KIND:
            self.problem(file, f"{count} entries [[{kind}]]; at most {MOST_OF_A_KIND} fit")

    def check_players(self) -> None:
        counts = [row.get("count") for row in self.entries("setup.toml", "players")]
        if counts != list(PLAYERS):
            self.problem("setup.toml", f"players are {counts}; they must be {list(PLAYERS)}")

    def check_die(self, faces: Sequence[str]) -> None:
        rows = self.entries("setup.toml", "die")
        for row in rows:
            where = f"setup.toml die {row.get('face')!r}"
            self.one_of(where, "face", row.get("face"), faces)
            self.number(where, row, "count")
        if sum(row.get("count", 0) for row in rows) == 0:
            self.problem("setup.toml", "the monster die has no faces; add [[die]] entries")

    def check_numbers(self, numbers: Mapping[str, Sequence[str]]) -> None:
        for name, keys in numbers.items():
            for key in keys:
                self.number(f"setup.toml [{name}]", self.files["setup.toml"].get(name, {}), key)

    def check_artifacts_of(
        self, owners: Mapping[str, int], artifacts: Sequence[ArtifactCard], kind: int, name: str
    ) -> None:
        """What a monster or a monument names must be an artifact of that kind."""
        for owner, artifact in owners.items():
            if artifacts[artifact].kind != kind:
                self.problem(
                    f"artifacts.toml artifact {artifacts[artifact].name!r}",
                    f"belongs to {owner!r}, so its kind must be {name!r}",
                )

    # Building

    def die(self, faces: Sequence[str]) -> list[int]:
        return [
            faces.index(row["face"])
            for row in self.entries("setup.toml", "die")
            for _ in range(row["count"])
        ]

    def artifact_card(self, entry: Table, kinds: Sequence[str], place: str) -> ArtifactCard:
        where = f"artifacts.toml artifact {entry['id']!r}"
        return ArtifactCard(
            entry["id"],
            self.one_of(where, "kind", entry.get("kind"), kinds),
            self.effects(where, entry, "effects", place),
        )

    def blessing_card(self, entry: Table, gods: Sequence[str], place: str) -> BlessingCard:
        where = f"blessings.toml blessing {entry['id']!r}"
        return BlessingCard(
            entry["id"],
            self.one_of(where, "god", entry.get("god"), gods),
            self.effects(where, entry, "effects", place),
        )

    def effects(self, where: str, entry: Table, key: str, place: str) -> list[Effect]:
        lines = entry.get(key, [])
        found = [self.effect(where, line, place) for line in lines]
        return [effect for effect in found if effect is not None]

    def effect(self, where: str, line: Table, place: str) -> Effect | None:
        name = str(line.get("effect"))
        entry = self.table.get(name)
        if entry is None:
            known = ", ".join(sorted(self.table))
            self.problem(where, f"unknown effect {name!r}; known are {known}")
            return None
        if place not in entry.on:
            self.problem(
                where, f"effect {name!r} does nothing on a {place}, only on: {', '.join(entry.on)}"
            )
        numbers: dict[str, int] = {}
        for key in line:
            if key == "effect":
                continue
            if key not in entry.numbers:
                takes = ", ".join(entry.numbers) or "nothing"
                self.problem(where, f"effect {name!r} has no {key!r}; it takes {takes}")
            elif key == "attribute":
                numbers[key] = self.one_of(where, key, line[key], self.attributes)
            else:
                numbers[key] = self.number(where, line, key)
        for key in entry.numbers:
            if key not in line:
                self.problem(where, f"effect {name!r} needs {key!r}; add it")
        effect = Effect(name, entry.moment, limit=entry.limit, **numbers)
        effect.react = entry.react
        effect.can = entry.can
        effect.modify = entry.modify
        return effect


def mask(names: Sequence[str], some: Iterable[object]) -> int:
    return sum(1 << names.index(str(name)) for name in some)
