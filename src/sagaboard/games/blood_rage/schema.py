# mypyc: interpreted - msgspec structs lose their options when compiled
"""What the data files of Blood Rage may hold; `content/cards.toml` explains the fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from sagaboard.kernel.schema import Effects, Entry, Id, Number, Part


class Region(Entry):
    id: Id
    colour: str


class Province(Entry):
    id: Id
    adjacent: list[Id]
    region: str = ""
    fjord: str = ""
    villages: Number = 0
    central: bool = False


class Fjord(Entry):
    id: Id
    supports: list[Id]


class Board(Part):
    region: list[Region]
    province: list[Province]
    fjord: list[Fjord]


class Clan(Entry):
    id: Id
    colour: str


class Stat(Entry):
    id: Id
    track: list[Number]


class Figure(Entry):
    id: Id
    count: Number
    strength: Number
    invade_cost: Number = 0


class Slots(Part):
    warrior: Number
    leader: Number
    ship: Number
    monster: Number
    clan: Number


class Clans(Part):
    legendary: list[Number]
    clan: list[Clan]
    stat: list[Stat]
    figure: list[Figure]
    slots: Slots


class Pillage(Entry):
    key: ClassVar[str] = "reward"
    reward: Id
    amount: Number
    count: Number
    central: bool = False


class Ragnarok(Part):
    per_age: Number
    glory_by_age: list[Number]


class Players(Entry):
    key: ClassVar[str] = "count"
    count: Number
    destroyed_at_setup: Number
    cards_per_pick: Number


class Draft(Part):
    dealt: Number
    kept: Number
    carried: Number


class Tokens(Part):
    pillage: list[Pillage]
    ragnarok: Ragnarok
    players: list[Players]
    draft: Draft


class Copies(Part):
    age: Number
    players: Number = 2
    count: Number = 1
    glory: Number = 0


class Card(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"effects": ("card",)}
    id: Id
    type: str
    copies: list[Copies]
    effects: Effects
    god: str = ""
    strength: Number = 0
    cost: Number = 0
    invade_cost: Number = 0
    bonus: Number = 0
    late: bool = False


class Cards(Part):
    card: list[Card]


FORMS: Final[Mapping[str, type[Part]]] = {
    "board.toml": Board,
    "clans.toml": Clans,
    "tokens.toml": Tokens,
    "cards.toml": Cards,
}
