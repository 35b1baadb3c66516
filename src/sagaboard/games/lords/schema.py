# mypyc: interpreted - msgspec structs lose their options when compiled
"""What the data files of both games have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sagaboard.kernel.schema import Effects, Entry, Id, Number, Part


class Die(Entry):
    key: ClassVar[str] = "face"
    face: Id
    count: Number


class Named(Entry):
    id: Id


class WoundSpace(Part):
    symbol: str
    reward: str = ""


class Artifact(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"effects": ("artifact",)}
    id: Id
    kind: str
    effects: Effects


class Artifacts(Part):
    artifact: list[Artifact]


class Blessing(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"effects": ("blessing",)}
    id: Id
    god: Id
    effects: Effects


class Blessings(Part):
    blessing: list[Blessing]
