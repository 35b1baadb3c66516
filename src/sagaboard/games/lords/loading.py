# mypyc: interpreted - reads and checks data files once, then is out of the way
"""Reading and checking what the data files of both games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sagaboard.games.lords.components import ArtifactCard, BlessingCard, Effect, EffectRule
from sagaboard.kernel.bits import mask_of
from sagaboard.kernel.data_files import DataFiles, Forms
from sagaboard.kernel.schema import Table, entries_of

PLAYERS: Final = (2, 3, 4)
MOST_OF_A_KIND: Final = 60
"""So many cards of a kind have a bit each."""


class LordsFiles(DataFiles):
    def __init__(
        self,
        folder: Path,
        forms: Forms,
        pack: Path | None,
        *,
        table: Mapping[str, EffectRule[Any]],
        attributes: Sequence[str],
    ) -> None:
        super().__init__(folder, forms, pack)
        self.table = table
        self.attributes = attributes
        for file, form in forms.items():
            for kind in entries_of(form):
                self.check_size(file, kind)

    # Checking

    def check_size(self, file: str, kind: str) -> None:
        count = len(self.entries(file, kind))
        if count > MOST_OF_A_KIND:
            self.problem(
                self.place(file),
                f"{count} entries [[{kind}]]; at most {MOST_OF_A_KIND} fit, so remove some",
            )

    def check_players(self) -> None:
        counts = [row["count"] for row in self.entries("setup.toml", "players")]
        if counts != list(PLAYERS):
            self.problem(
                self.place("setup.toml"), f"players are {counts}; they must be {list(PLAYERS)}"
            )

    def check_die(self, faces: Sequence[str]) -> None:
        rows = self.entries("setup.toml", "die")
        for row in rows:
            self.one_of(self.where("setup.toml", "die", row["face"]), "face", row["face"], faces)
        if sum(row["count"] for row in rows) == 0:
            self.problem(
                self.place("setup.toml"), "the monster die has no faces; add [[die]] entries"
            )

    def check_artifacts_of(
        self, owners: Mapping[str, int], artifacts: Sequence[ArtifactCard], kind: int, name: str
    ) -> None:
        """What a monster or a monument names must be an artifact of that kind."""
        for owner, artifact in owners.items():
            if artifacts[artifact].kind != kind:
                self.problem(
                    self.where("artifacts.toml", "artifact", artifacts[artifact].name),
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
        where = self.where("artifacts.toml", "artifact", entry["id"])
        return ArtifactCard(
            entry["id"],
            self.one_of(where, "kind", entry["kind"], kinds),
            self.effects(where, entry, "effects", place),
        )

    def blessing_card(self, entry: Table, gods: Sequence[str], place: str) -> BlessingCard:
        where = self.where("blessings.toml", "blessing", entry["id"])
        return BlessingCard(
            entry["id"],
            self.one_of(where, "god", entry["god"], gods),
            self.effects(where, entry, "effects", place),
        )

    def effects(self, where: str, entry: Table, key: str, place: str) -> list[Effect]:
        lines = entry.get(key, [])
        found = [self.effect(where, line, place) for line in lines]
        return [effect for effect in found if effect is not None]

    def effect(self, where: str, line: Table, place: str) -> Effect | None:
        possible = [name for name, rule in self.table.items() if place in rule.on]
        rule = self.effect_rule(where, line, self.table, possible)
        if rule is None:
            return None
        name = line["effect"]
        if place not in rule.on:
            self.problem(
                where, f"effect {name!r} does nothing on a {place}; use it on: {', '.join(rule.on)}"
            )
        words = {"attribute": self.attributes}
        numbers = self.effect_numbers(where, line, rule.numbers, words)
        effect = Effect(name, rule.moment, limit=rule.limit, **numbers)
        effect.react = rule.react
        effect.can = rule.can
        effect.modify = rule.modify
        return effect


def mask(names: Sequence[str], some: Iterable[object]) -> int:
    return mask_of(names.index(str(name)) for name in some)
