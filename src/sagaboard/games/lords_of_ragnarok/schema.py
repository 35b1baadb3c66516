# mypyc: interpreted - msgspec structs lose their options when compiled
"""What the data files of Lords of Ragnarok may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from sagaboard.games.lords.schema import Artifacts, Blessings, Die, Named, WoundSpace
from sagaboard.kernel.schema import Effects, Entry, Id, Number, Part


class BoardSide(Part):
    players: list[Number]


class Land(Entry):
    id: Id
    symbol: str
    regions: list[Number]


class Region(Entry):
    id: Number
    land: str
    population: Number
    features: list[str]
    borders: list[Number]


class Sea(Entry):
    id: Id
    seas: list[Id]
    regions: list[Number]


class RealmBorder(Entry):
    id: Id
    regions: list[Number]


class Yggdrasil(Part):
    regions: list[Number]


class Board(Part):
    board: BoardSide
    land: list[Land]
    region: list[Region]
    sea: list[Sea]
    realm: list[RealmBorder]
    yggdrasil: Yggdrasil


class Pieces(Part):
    armies: Number
    priests: Number
    rings: Number
    slayer_tokens: Number
    runes_each: Number
    forges_each: Number


class Start(Part):
    armies: Number
    army_strength: Number
    combat_cards: Number
    heroes_drawn: Number
    origins_drawn: Number


class Limits(Part):
    army_strength: Number
    attribute_start: Number
    attribute: Number
    monument_level: Number


class Actions(Part):
    hero_moves: Number
    drakkar_moves: Number
    heals: Number
    prepare_options: Number
    monster_activations: Number
    monster_hand: Number
    slayer_markers: Number


class Victory(Part):
    omens_for_ragnarok: Number


class Players(Entry):
    key: ClassVar[str] = "count"
    count: Number
    lands_to_win: Number
    temples_to_win: Number
    defeated_for_boss: Number
    last_event: Number
    forges: Number


class Setup(Part):
    pieces: Pieces
    start: Start
    limits: Limits
    actions: Actions
    victory: Victory
    players: list[Players]
    die: list[Die]
    colour: list[Named]


class Realm(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"bonus": ("realm",)}
    id: Id
    rune: str
    action: str
    bonus: Effects


class Realms(Part):
    realm: list[Realm]


class Hero(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"ability": ("hero",)}
    id: Id
    ability: Effects


class Origin(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"bonus": ("origin",)}
    id: Id
    bonus: Effects
    first_turn: bool = False


class Heroes(Part):
    hero: list[Hero]
    origin: list[Origin]


class Places(Part):
    """By number of players."""

    two: Number = msgspec.field(name="2")
    three: Number = msgspec.field(name="3")
    four: Number = msgspec.field(name="4")


class Monument(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"bonus": ("god",)}
    id: Id
    region: Number
    attribute: str
    artifact: str
    places: Places
    bonus: str
    amounts: list[Number]


class Monuments(Part):
    monument: list[Monument]


class Monster(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "special_attack": ("monster", "special-attack"),
        "region_attack": ("monster", "region-attack"),
    }
    id: Id
    rune: str
    artifact: str
    wounds: list[WoundSpace]
    special_attack: Effects
    region_attack: Effects


class Boss(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "special_attack": ("boss", "special-attack"),
        "activation": ("boss",),
        "ability": ("boss",),
    }
    id: Id
    rune: str
    wounds: list[list[str]]
    special_attack: Effects
    activation: Effects
    ability: Effects


class Monsters(Part):
    monster: list[Monster]
    boss: list[Boss]


class Event(Entry):
    id: Number
    place: str
    activate: list[str]
    boss: bool = False


class Omen(Entry):
    id: Id
    players: list[Number]
    kind: str
    count: Number
    level: Number = 0


class Events(Part):
    event: list[Event]
    omen: list[Omen]


class CombatCard(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "hunt": ("combat", "hunt-effect"),
        "battle": ("combat", "battle-effect"),
    }
    id: Id
    symbol: str
    covers: list[str]
    value: Number
    losses: Number
    count: Number
    hunt: Effects
    battle: Effects


class Combat(Part):
    card: list[CombatCard]


class AttackCard(Entry):
    told_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"effects": ("attack",)}
    id: Id
    rage: Number
    weakness: Number
    draw: Number
    count: Number
    effects: Effects
    shield_works: bool = True


class Attacks(Part):
    card: list[AttackCard]


class TempleTrack(Entry):
    id: Id
    players: list[Number]
    side: str
    spaces: Number
    drafts: list[Number]


class Temples(Part):
    temple_track: list[TempleTrack]


FORMS: Final[Mapping[str, type[Part]]] = {
    "board_2.toml": Board,
    "board_34.toml": Board,
    "setup.toml": Setup,
    "realms.toml": Realms,
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
