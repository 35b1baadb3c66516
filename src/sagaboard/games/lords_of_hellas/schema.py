# mypyc: interpreted - msgspec structs lose their options when compiled
"""What the data files of Lords of Hellas may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from sagaboard.games.lords.schema import Artifacts, Blessings, Die, Named, WoundSpace
from sagaboard.kernel.schema import Effects, Entry, Id, Number, Part


class Land(Entry):
    id: Id
    regions: list[Id]


class Region(Entry):
    id: Id
    land: str
    population: Number
    borders: list[Id]
    sea_routes: list[Id]
    city: str = ""
    shrine: str = ""


class Board(Part):
    land: list[Land]
    region: list[Region]


class Pieces(Part):
    hoplites: Number
    priests: Number


class Start(Part):
    hoplites: Number
    combat_cards: Number
    control_up_to: Number
    events: Number
    quest_slots: Number


class Limits(Part):
    hand: Number
    attribute: Number
    garrison: Number
    monument_level: Number


class Victory(Part):
    temples: Number
    monsters: Number
    countdown: Number


class Actions(Part):
    recruits: Number
    recruits_sparta: Number
    prepare_options: Number
    usurp_recruits: Number
    fortified: Number
    fortified_sparta: Number


class Players(Entry):
    key: ClassVar[str] = "count"
    count: Number
    temples: Number
    lands_to_win: Number
    king_of_kings: bool
    ignored_land: str = ""


class Attribute(Entry):
    id: Id
    god: str


class Symbol(Entry):
    id: Id
    any_wound: Number


class Setup(Part):
    pieces: Pieces
    start: Start
    limits: Limits
    victory: Victory
    actions: Actions
    players: list[Players]
    die: list[Die]
    attribute: list[Attribute]
    symbol: list[Symbol]
    army: list[Named]


class Attributes(Part):
    leadership: Number
    strength: Number
    speed: Number


class Hero(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"bonus": ("hero",), "ability": ("hero",)}
    id: Id
    start: Attributes
    bonus: Effects
    ability: Effects


class Heroes(Part):
    hero: list[Hero]


class Monument(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"power": ("god",)}
    id: Id
    region: str
    attribute: str
    artifact: str
    priest_places: Number
    power: str
    amounts: list[Number]


class Monuments(Part):
    monument: list[Monument]


class Monster(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "special_attack": ("monster",),
        "region_attack": ("monster",),
        "passive": ("monster",),
    }
    id: Id
    artifact: str
    wounds: list[WoundSpace]
    special_attack: Effects
    region_attack: Effects
    passive: Effects


class Monsters(Part):
    monster: list[Monster]


class MonsterCard(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"evolution": ("event-card",)}
    id: Id
    monster: str
    region: str
    evolution: Effects = msgspec.field(default_factory=list)
    wounds: list[str] = msgspec.field(default_factory=list)


class Step(Part):
    """What has to be paid or owned; only what is named."""

    leadership: Number = 0
    strength: Number = 0
    speed: Number = 0
    speed_or_strength: Number = 0
    priests: Number = 0
    cities: Number = 0
    temples: Number = 0
    artifacts: Number = 0
    discard: Number = 0
    sacrifice: Number = 0
    injuries: Number = 0


class Quest(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"reward": ("quest",), "kept": ("quest",)}
    id: Id
    region: str
    steps: list[Step]
    reward: Effects
    kept: Effects = msgspec.field(default_factory=list)


class Events(Part):
    monster_card: list[MonsterCard]
    quest: list[Quest]


class CombatCard(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"effects": ("combat",)}
    id: Id
    symbol: str
    strength: Number
    losses: Number
    count: Number
    effects: Effects


class Combat(Part):
    card: list[CombatCard]


class AttackCard(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"effects": ("attack",)}
    id: Id
    strength: Number
    count: Number
    effects: Effects
    per_slot: Number = 0
    per_covered_slot: Number = 0
    per_uncovered_slot: Number = 0
    per_hand_card: Number = 0


class Attacks(Part):
    card: list[AttackCard]


class TempleCard(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"oracle": ("temple",)}
    id: Id
    drafts: list[Number]
    oracle: Effects


class Temples(Part):
    temple_card: list[TempleCard]


FORMS: Final[Mapping[str, type[Part]]] = {
    "board.toml": Board,
    "setup.toml": Setup,
    "heroes.toml": Heroes,
    "monuments.toml": Monuments,
    "monsters.toml": Monsters,
    "events.toml": Events,
    "combat.toml": Combat,
    "attacks.toml": Attacks,
    "artifacts.toml": Artifacts,
    "blessings.toml": Blessings,
    "temples.toml": Temples,
}
