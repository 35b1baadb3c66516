"""What is printed on boards, hero boards, monster cards and other cards, as the rules look it up.

`loading.py` fills these classes from the data files; they never change during a game.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sagaboard.games.lords.components import (
    ATTACK_CARD,
    HERO,
    NONE,
    REGION_ATTACK_TEXT,
    SPECIAL_ATTACK,
    Artifact,
    ArtifactCard,
    Attribute,
    BlessingCard,
    Effect,
    Land,
    LordsContent,
    LordsNumbers,
    Monster,
    Region,
)
from sagaboard.kernel.bits import bit

Sea: TypeAlias = i64
Realm: TypeAlias = i64
Rune: TypeAlias = i64


# Runes (LOR-COMP-08).
URUZ: Final = 0
OTHALA: Final = 1
ALGIZ: Final = 2
RUNES: Final = ("uruz", "othala", "algiz")

AUTHORITY: Final = 0
MIGHT: Final = 1
WISDOM: Final = 2
ATTRIBUTES: Final = ("authority", "might", "wisdom")

# Symbols of combat cards. The first four are also wound symbols (LOR-CARD-06).
SYMBOLS: Final = ("sword", "axe", "spear", "bow", "shield", "any")
SWORD: Final = 0
AXE: Final = 1
SPEAR: Final = 2
BOW: Final = 3
SHIELD: Final = 4
ANY: Final = 5
WOUND_SYMBOLS: Final = 4

# Rewards of wound spaces (LOR-REW).
NO_REWARD: Final = 0
REALM_REWARD: Final = 1
PRIEST_REWARD: Final = 2
ARMY_REWARD: Final = 3
RUNE_REWARD: Final = 4
REWARDS: Final = ("", "realm", "priest", "army", "rune")

# Symbols of regions (LOR-MAP-07).
FEATURES: Final = ("settlement", "shrine", "forge", "monument")

# Faces of the monster die (LOR-MACT-05).
MOVE: Final = 0
REGION_ATTACK: Final = 1
CHOICE: Final = 2
FACES: Final = ("move", "region_attack", "choice")

# Kinds of artifacts (LOR-ART-05).
ARTIFACT_KINDS: Final = ("divine", "monster")

# Special actions A to G (LOR-SPEC-17). All but the last have a space on the wheel.
REINFORCE: Final = 0
MOBILIZE: Final = 1
PREPARE: Final = 2
BUILD_TEMPLE: Final = 3
MONSTERS: Final = 4
USURP: Final = 5
BUILD_MONUMENT: Final = 6
WHEEL_SPACES: Final = 6
SPECIAL_ACTIONS: Final = (
    "reinforce",
    "mobilize",
    "prepare",
    "build_temple",
    "monsters",
    "usurp",
    "build_monument",
)

# What an omen looks at (LOR-RAG-01).
LANDS: Final = 0  # a player controls so many lands
TEMPLES: Final = 1  # a player controls so many regions with temples
DEFEATED: Final = 2  # a player has defeated so many monsters
DEFEATED_TOGETHER: Final = 3  # all players together have
MONUMENTS: Final = 4  # so many monuments have at least that level
OMEN_KINDS: Final = ("lands", "temples", "defeated", "defeated_together", "monuments")

# Sides of the temple track (LOR-SETUP-05).
SIDES: Final = ("A", "B")

# What carries effects that are carried out at once, line by line.
HUNT_EFFECT: Final = 192  # of a combat card
BATTLE_EFFECT: Final = 256  # of a combat card
BOSS_ACTIVATION: Final = 511
BOSS_ABILITY: Final = 512
ORIGIN_BONUS: Final = 576
GOD_BONUS: Final = 640  # god * monument levels + level - 1
REALM_BONUS: Final = 704  # here one line is chosen


class CombatCard:
    def __init__(
        self,
        name: str,
        symbol: i64,
        covers: i64,
        value: i64,
        losses: i64,
        count: i64,
        hunt: list[Effect],
        battle: list[Effect],
    ) -> None:
        self.name = name
        self.symbol = symbol
        self.covers = covers  # bit mask of the wound symbols that its wound may cover
        self.value = value
        self.losses = losses
        self.count = count
        self.hunt = hunt
        self.battle = battle


class AttackCard:
    def __init__(
        self,
        name: str,
        *,
        rage: i64,
        weakness: i64,
        draw: i64,
        shield_works: bool,
        count: i64,
        effects: list[Effect],
    ) -> None:
        self.name = name
        self.rage = rage
        self.weakness = weakness
        self.draw = draw
        self.shield_works = shield_works
        self.count = count
        self.effects = effects


class MonsterCard:
    """The large card of a monster; a wound space has one symbol (LOR-CARD-06)."""

    def __init__(
        self,
        name: str,
        rune: Rune,
        artifact: Artifact,
        symbols: list[i64],
        rewards: list[i64],
        special_attack: list[Effect],
        region_attack: list[Effect],
    ) -> None:
        self.name = name
        self.rune = rune
        self.artifact = artifact
        self.symbols = symbols  # by wound space
        self.rewards = rewards  # by wound space
        self.special_attack = special_attack
        self.region_attack = region_attack
        self.plain: i64 = 0  # bit mask of the wound spaces without a reward (LOR-ARTR-01)
        for space in range(len(rewards)):
            if rewards[space] == NO_REWARD:
                self.plain |= bit(space)


class BossCard:
    """The card of Loki; a wound space has two symbols (LOR-CARD-08)."""

    def __init__(
        self,
        name: str,
        rune: Rune,
        first: list[i64],
        second: list[i64],
        special_attack: list[Effect],
        activation: list[Effect],
        ability: list[Effect],
    ) -> None:
        self.name = name
        self.rune = rune
        self.first = first  # by wound space
        self.second = second  # by wound space
        self.special_attack = special_attack
        self.activation = activation
        self.ability = ability


class EventCard:
    def __init__(
        self, name: str, region: Region, place: Rune, activate: list[Rune], boss: bool
    ) -> None:
        self.name = name  # the number on the card
        self.region = region
        self.place = place
        self.activate = activate  # from left to right
        self.boss = boss


class OmenCard:
    def __init__(self, name: str, players: list[i64], kind: i64, count: i64, level: i64) -> None:
        self.name = name
        self.players = players
        self.kind = kind
        self.count = count
        self.level = level  # of monuments


class TempleTrack:
    def __init__(self, name: str, players: list[i64], side: i64, spaces: i64, drafts: i64) -> None:
        self.name = name
        self.players = players
        self.side = side
        self.spaces = spaces
        self.drafts = drafts  # bit n: uncovering the n-th space starts a draft


class HeroBoard:
    def __init__(self, name: str, ability: list[Effect]) -> None:
        self.name = name
        self.ability = ability


class OriginCard:
    def __init__(self, name: str, first_turn: bool, bonus: list[Effect]) -> None:
        self.name = name
        self.first_turn = first_turn  # the Odin card (LOR-SEL-03, LOR-SEL-18)
        self.bonus = bonus


class RealmToken:
    def __init__(self, name: str, rune: Rune, action: i64, bonus: list[Effect]) -> None:
        self.name = name
        self.rune = rune
        self.action = action  # the linked special action
        self.bonus = bonus  # one line of it is chosen


class Monument:
    """A monument and the card of its god."""

    def __init__(
        self,
        name: str,
        region: Region,
        attribute: Attribute,
        artifact: Artifact,
        places: list[i64],
        bonuses: list[list[Effect]],
    ) -> None:
        self.name = name
        self.region = region
        self.attribute = attribute
        self.artifact = artifact
        self.places = places  # priest spaces by number of players
        self.bonuses = bonuses  # by level - 1


class Board:
    """One side of the board. Areas of the other side have the number that they have there."""

    def __init__(
        self,
        *,
        players: list[i64],
        region_count: i64,
        land_masks: list[i64],
        land_of: list[Land],
        population: list[i64],
        settlements: i64,
        shrines: i64,
        forges: i64,
        adjacent: list[i64],
        seas: i64,
        adjacent_seas: list[i64],
        coast: list[i64],
        seas_of: list[i64],
        realm_borders: list[i64],
        realms_of: list[i64],
        around_yggdrasil: i64,
        monument_at: list[i64],
    ) -> None:
        self.players = players
        self.region_count = region_count
        self.land_masks = land_masks  # by land: its regions; 0 if it is not on this side
        self.land_of = land_of  # by region
        self.population = population  # by region
        self.settlements = settlements
        self.shrines = shrines
        self.forges = forges
        self.adjacent = adjacent  # by region: regions across a land border
        self.seas = seas  # those on this side
        self.adjacent_seas = adjacent_seas  # by sea
        self.coast = coast  # by sea: its regions
        self.seas_of = seas_of  # by region
        self.realm_borders = realm_borders  # by realm: its regions
        self.realms_of = realms_of  # by region
        self.around_yggdrasil = around_yggdrasil
        self.monument_at = monument_at  # by region: the god, or NONE
        self.all_regions: i64 = 0
        self.monuments: i64 = 0
        for region in range(region_count):
            self.all_regions |= bit(region)
            if monument_at[region] != NONE:
                self.monuments |= bit(region)


class Numbers(LordsNumbers):
    """Constants of set-up, limits, actions and victory."""

    def __init__(
        self,
        *,
        armies: i64,
        army_strength: i64,
        priests: i64,
        rings: i64,
        slayer_tokens: i64,
        runes_each: i64,
        forges_each: i64,
        attribute_start: i64,
        attribute_limit: i64,
        monument_levels: i64,
        start_armies: i64,
        start_strength: i64,
        start_cards: i64,
        heroes_drawn: i64,
        origins_drawn: i64,
        hero_moves: i64,
        drakkar_moves: i64,
        heals: i64,
        prepare_options: i64,
        monster_activations: i64,
        monster_hand: i64,
        slayer_markers: i64,
        omens_for_ragnarok: i64,
        lands_to_win: list[i64],
        temples_to_win: list[i64],
        defeated_for_boss: list[i64],
        last_event: list[i64],
        forges: list[i64],
    ) -> None:
        super().__init__(
            priests=priests,
            attribute_limit=attribute_limit,
            monument_levels=monument_levels,
            start_cards=start_cards,
            prepare_options=prepare_options,
            lands_to_win=lands_to_win,
        )
        self.armies = armies
        self.army_strength = army_strength
        self.rings = rings
        self.slayer_tokens = slayer_tokens
        self.runes_each = runes_each
        self.forges_each = forges_each
        self.attribute_start = attribute_start  # also what an injured attribute is worth
        self.start_armies = start_armies
        self.start_strength = start_strength
        self.heroes_drawn = heroes_drawn
        self.origins_drawn = origins_drawn
        self.hero_moves = hero_moves
        self.drakkar_moves = drakkar_moves
        self.heals = heals  # in the hero step
        self.monster_activations = monster_activations  # of the Monsters action
        self.monster_hand = monster_hand  # attack cards at the start of a hunt
        self.slayer_markers = slayer_markers  # on a card for a slayer token
        self.omens_for_ragnarok = omens_for_ragnarok
        self.temples_to_win = temples_to_win  # by number of players
        self.defeated_for_boss = defeated_for_boss  # by number of players
        self.last_event = last_event  # by number of players: higher numbers are removed
        self.forges = forges  # by number of players


class Content(LordsContent):
    """All printed matter of a match."""

    def __init__(
        self,
        *,
        version: str,
        numbers: Numbers,
        colours: list[str],
        lands: list[str],
        regions: list[str],
        seas: list[str],
        boards: list[Board],
        realms: list[RealmToken],
        heroes: list[HeroBoard],
        origins: list[OriginCard],
        gods: list[str],
        monuments: list[Monument],
        monsters: list[MonsterCard],
        boss: BossCard,
        events: list[EventCard],
        combat: list[CombatCard],
        attacks: list[AttackCard],
        artifacts: list[ArtifactCard],
        patrons: list[str],
        blessings: list[BlessingCard],
        omens: list[OmenCard],
        temple_tracks: list[TempleTrack],
        die: list[i64],
    ) -> None:
        super().__init__(
            version=version,
            limits=numbers,
            lands=lands,
            regions=regions,
            gods=gods,
            artifacts=artifacts,
            blessings=blessings,
            die=die,
        )
        self.numbers = numbers
        self.colours = colours
        self.seas = seas
        self.boards = boards  # by number of players; 0 and 1 are the side for 2
        self.realms = realms
        self.heroes = heroes
        self.origins = origins
        self.monuments = monuments  # by god
        self.monsters = monsters
        self.boss = boss
        self.events = events
        self.combat = combat
        self.attacks = attacks
        self.patrons = patrons  # gods of blessings
        self.omens = omens
        self.temple_tracks = temple_tracks
        self.loki: Monster = len(monsters)  # the boss where a monster or the boss is meant
        self.realm_of: list[i64] = [NONE] * WHEEL_SPACES  # by special action
        for number, realm in enumerate(realms):
            self.realm_of[realm.action] = number
        self.odin_card: i64 = NONE
        for number, origin in enumerate(origins):
            if origin.first_turn:
                self.odin_card = number
        self.fill_texts()

    def track_for(self, players: i64, side: i64) -> TempleTrack:
        """LOR-SETUP-05."""
        for track in self.temple_tracks:
            if track.side == side and players in track.players:
                return track
        raise AssertionError("loading checks that there is a track for every number of players")

    def omens_for(self, players: i64) -> list[i64]:
        """LOR-SETUP-22."""
        return [number for number, omen in enumerate(self.omens) if players in omen.players]

    def fill_texts(self) -> None:
        texts = self.texts
        for number, hero in enumerate(self.heroes):
            texts[HERO + number] = hero.ability
        for number, card in enumerate(self.combat):
            texts[HUNT_EFFECT + number] = card.hunt
            texts[BATTLE_EFFECT + number] = card.battle
        for number, attack in enumerate(self.attacks):
            texts[ATTACK_CARD + number] = attack.effects
        for number, monster in enumerate(self.monsters):
            texts[SPECIAL_ATTACK + number] = monster.special_attack
            texts[REGION_ATTACK_TEXT + number] = monster.region_attack
        texts[SPECIAL_ATTACK + self.loki] = self.boss.special_attack
        texts[BOSS_ACTIVATION] = self.boss.activation
        texts[BOSS_ABILITY] = self.boss.ability
        for number, origin in enumerate(self.origins):
            texts[ORIGIN_BONUS + number] = origin.bonus
        for number, monument in enumerate(self.monuments):
            for level, bonus in enumerate(monument.bonuses):
                texts[GOD_BONUS + number * self.numbers.monument_levels + level] = bonus
        for number, realm in enumerate(self.realms):
            texts[REALM_BONUS + number] = realm.bonus
