"""What is printed on board, sheets, tokens and cards, as the rules look it up.

`loading.py` fills these classes from the data files; they never change during a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from mypy_extensions import i64

from sagaboard.kernel.bits import bit
from sagaboard.kernel.move import Move, Seat

G = TypeVar("G")  # the state, which is built upon what is printed

Place: TypeAlias = i64  # provinces first, then fjords, then RESERVE, VALHALLA and OUT_OF_PLAY
Figure: TypeAlias = i64  # ten of each seat, then the Monsters
Card: TypeAlias = i64  # a card face: copies of one card in one Age share it
Stat: TypeAlias = i64
Moment: TypeAlias = i64

NO_CARD: Final = -1

# Card types; an Upgrade's type is also the kind of its slot.
BATTLE: Final = 0
QUEST: Final = 1
WARRIOR: Final = 2
LEADER: Final = 3
SHIP: Final = 4
MONSTER: Final = 5
CLAN: Final = 6
CARD_TYPES: Final = ("battle", "quest", "warrior", "leader", "ship", "monster", "clan")

# Slots of a clan sheet (BR-CLAN-13).
SLOTS: Final = 8
WARRIOR_SLOT: Final = 0
LEADER_SLOT: Final = 1
SHIP_SLOT: Final = 2
MONSTER_SLOT: Final = 3
CLAN_SLOT: Final = 5
FIRST_SLOT: Final = (-1, -1, WARRIOR_SLOT, LEADER_SLOT, SHIP_SLOT, MONSTER_SLOT, CLAN_SLOT)
SLOT_COUNT: Final = (0, 0, 1, 1, 1, 2, 3)
SLOT_NAMES: Final = (
    "warrior",
    "leader",
    "ship",
    "monster-1",
    "monster-2",
    "clan-1",
    "clan-2",
    "clan-3",
)

RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
STATS: Final = ("rage", "axes", "horns")
COLUMNS: Final = 6

# Rewards of the Pillage tokens (BR-REW-01 to 05); the first three are the stats.
GLORY: Final = 3
ALL_STATS: Final = 4
REWARDS: Final = ("rage", "axes", "horns", "glory", "all_stats")

# Figures of a clan in the order of a seat's own numbers: 0 Leader, 1 to 8 Warriors, 9 Ship,
# then the Monsters in the order of their cards.
OWN_LEADER: Final = 0
OWN_WARRIOR: Final = 1
WARRIORS: Final = 8
OWN_SHIP: Final = 9
OWN_MONSTER: Final = 10
CLAN_FIGURES: Final = 10
FIRST_MONSTER: Final = 40

RESERVE: Final = -1
VALHALLA: Final = -2
OUT_OF_PLAY: Final = -3

NOBODY_S: Final = 0
ALL_WARRIORS: Final = 1
ALL_BUT_MONSTERS: Final = 2
WHOM: Final = ("", "warriors", "non_monsters")


class Effect:
    """One line of a card's text: a named function of `effects/`, its moment and its numbers."""

    def __init__(
        self,
        name: str,
        moment: Moment,
        *,
        glory: i64 = 0,
        rage: i64 = 0,
        bonus: i64 = 0,
        factor: i64 = 1,
        at_least: i64 = 0,
        strength: i64 = 0,
        pair_strength: i64 = 0,
        figures: i64 = 0,
        region: i64 = -1,
        province: Place = -1,
        whom: i64 = NOBODY_S,
    ) -> None:
        self.name = name
        self.moment = moment
        self.glory = glory
        self.rage = rage
        self.bonus = bonus
        self.factor = factor
        self.at_least = at_least
        self.strength = strength
        self.pair_strength = pair_strength
        self.figures = figures
        self.region = region
        self.province = province
        self.whom = whom
        self.react: Reaction[Any] | None = None
        self.modify: Modifier[Any] | None = None
        self.offer: Permission[Any] | None = None


# A reaction runs at its moment and may push a frame; `subject` is the figure, province or number
# that the moment is about.
Reaction: TypeAlias = Callable[[G, Seat, Card, Effect, i64], None]
# A modifier is pure and returns a number.
Modifier: TypeAlias = Callable[[G, Seat, Effect, i64], i64]
# A permission adds moves to the question of the moment.
Permission: TypeAlias = Callable[[G, Seat, Effect, list[Move]], None]


class CardFace:
    """A card as printed for one Age."""

    def __init__(
        self,
        name: str,
        card_id: str,
        age: i64,
        type_: i64,
        *,
        strength: i64,
        cost: i64,
        invade_cost: i64,
        bonus: i64,
        glory: i64,
        late: bool,
        monster: Figure,
        god: str,
        effects: list[Effect],
    ) -> None:
        self.name = name
        self.card_id = card_id
        self.age = age
        self.type = type_
        self.strength = strength
        self.cost = cost
        self.invade_cost = invade_cost
        self.bonus = bonus
        self.glory = glory
        self.late = late
        self.monster = monster
        self.god = god
        self.effects = effects
        self.moments: i64 = 0
        for effect in effects:
            self.moments |= bit(effect.moment)

    @property
    def is_upgrade(self) -> bool:
        return self.type >= WARRIOR


class Content:
    """All printed matter of a match."""

    def __init__(
        self,
        *,
        version: str,
        clans: list[str],
        provinces: list[str],
        fjords: list[str],
        regions: list[str],
        centre: Place,
        region_of: list[i64],
        villages: list[i64],
        adjacent: list[i64],
        fjord_of: list[Place],
        supports: list[i64],
        tracks: list[list[i64]],
        legendary: list[i64],
        strengths: list[i64],
        invade_costs: list[i64],
        outer_tokens: list[i64],
        centre_token: i64,
        token_glory: i64,
        ragnarok_glory: list[i64],
        destroyed_at_setup: list[i64],
        cards_per_pick: list[i64],
        dealt: i64,
        kept: i64,
        cards: list[CardFace],
        decks: list[list[list[i64]]],
        monster_cards: list[Card],
        is_ship: list[bool],
        enters_centre: list[bool],
    ) -> None:
        self.version = version
        self.clans = clans
        self.provinces = provinces
        self.fjords = fjords
        self.regions = regions
        self.centre = centre
        self.region_of = region_of
        self.villages = villages  # by province; the centre has room for all figures
        self.adjacent = adjacent  # by province: bit mask of provinces
        self.fjord_of = fjord_of  # by province; -1 for the centre
        self.supports = supports  # by place: bit mask of provinces; a province supports itself
        self.tracks = tracks  # by stat and column
        self.legendary = legendary
        self.strengths = strengths  # Leader, Warrior and Ship without an Upgrade
        self.invade_costs = invade_costs  # the same; -1: as much as its strength
        self.outer_tokens = outer_tokens
        self.centre_token = centre_token
        self.token_glory = token_glory
        self.ragnarok_glory = ragnarok_glory
        self.destroyed_at_setup = destroyed_at_setup  # by number of players
        self.cards_per_pick = cards_per_pick  # by number of players
        self.dealt = dealt
        self.kept = kept
        self.cards = cards
        self.decks = decks  # by number of players and Age
        self.monster_cards = monster_cards  # by Monster
        self.is_ship = is_ship  # by own number
        self.enters_centre = enters_centre  # by own number
        self.province_count: i64 = len(provinces)
        self.place_count: i64 = len(provinces) + len(fjords)
        self.monster_count: i64 = len(monster_cards)
        self.figure_count: i64 = FIRST_MONSTER + len(monster_cards)

    def place_name(self, place: Place) -> str:
        if place == RESERVE:
            return "reserve"
        if place == VALHALLA:
            return "valhalla"
        if place == OUT_OF_PLAY:
            return "out of play"
        if place < self.province_count:
            return self.provinces[place]
        return self.fjords[place - self.province_count]

    def own_name(self, piece: i64) -> str:
        """The name of a figure among its owner's."""
        if piece == OWN_LEADER:
            return "leader"
        if piece < OWN_SHIP:
            return f"warrior-{piece}"
        if piece == OWN_SHIP:
            return "ship"
        return self.cards[self.monster_cards[piece - OWN_MONSTER]].card_id
