"""What is printed on board, hero boards, monster cards and other cards, as the rules look it up.

`loading.py` fills these classes from the data files; they never change during a game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import (
    ATTACK_CARD,
    HERO,
    NONE,
    NOWHERE,
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
from sagaboard.kernel.bits import bit, has

LEADERSHIP: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2
ATTRIBUTES: Final = ("leadership", "strength", "speed")

# Symbols of combat cards. The first six are also wound symbols (LOH-MON-13).
SYMBOLS: Final = ("torch", "bow", "sword", "mace", "axe", "spear", "shield", "sickle")
BOW: Final = 1
WOUND_SYMBOLS: Final = 6
SHIELD: Final = 6

# Marks of wound slots and kinds of hunt rewards.
NO_MARK: Final = 0
PRIEST: Final = 1
ARTIFACT_MARK: Final = 2
TROPHY: Final = 3
REWARDS: Final = ("", "priest", "artifact", "trophy")

# Cities.
NO_CITY: Final = 0
CITY: Final = 1
SPARTA: Final = 2
CITIES: Final = ("", "city", "sparta")

# Shrines.
NO_SHRINE: Final = 0
SHRINE: Final = 1
ORACLE: Final = 2
SHRINES: Final = ("", "temple", "oracle")

# Faces of the monster die (LOH-MPH-02 to 05).
NOTHING_HAPPENS: Final = 0
REGION_ATTACK: Final = 1
MOVE: Final = 2
MOVE_OR_ATTACK: Final = 3
FACES: Final = ("nothing", "region_attack", "move", "move_or_region_attack")

# Kinds of artifacts.
NEUTRAL: Final = 2
ARTIFACT_KINDS: Final = ("divine", "monster", "neutral")

# Special actions (LOH-SA-01) in the order of the army board.
RECRUIT: Final = 0
MARCH: Final = 1
BUILD_TEMPLE: Final = 2
PREPARE: Final = 3
USURP: Final = 4
HUNT: Final = 5
BUILD_MONUMENT: Final = 6
SPECIAL_ACTIONS: Final = (
    "recruit",
    "march",
    "build_temple",
    "prepare",
    "usurp",
    "hunt",
    "build_monument",
)

# Basic actions (LOH-TURN-02), as bits.
USE_ARTIFACTS: Final = 1
PRAYER: Final = 2
HERO_MOVEMENT: Final = 4
HOPLITE_MOVEMENT: Final = 8
BASIC_ACTIONS: Final = ("use_artifacts", "prayer", "hero_movement", "hoplite_movement")

# What may carry effects for its owner, besides heroes, blessings and artifacts.
KEPT_QUEST: Final = 192
# What carries effects that are carried out at once, line by line.
COMBAT_CARD: Final = 256
QUEST_REWARD: Final = 512
ORACLE_REWARD: Final = 576
HERO_BONUS: Final = 640
DIVINE_POWER: Final = 704

MOMENTS: Final = 64
"""At most so many: sets of them are bit masks."""

# How often an effect may be used (LOH-BLESS-07), besides what both games have.
TOKEN_ON_CARD: Final = 4
MUST_ONCE_PER_BATTLE: Final = 5  # its owner may not do without


class CombatCard:
    def __init__(
        self, name: str, symbol: i64, strength: i64, losses: i64, count: i64, effects: list[Effect]
    ) -> None:
        self.name = name
        self.symbol = symbol
        self.strength = strength
        self.losses = losses
        self.count = count
        self.effects = effects


class AttackCard:
    """Its strength may depend on the monster's wound slots and on the hunter's hand."""

    def __init__(
        self,
        name: str,
        *,
        strength: i64,
        per_slot: i64,
        per_covered_slot: i64,
        per_uncovered_slot: i64,
        per_hand_card: i64,
        count: i64,
        effects: list[Effect],
    ) -> None:
        self.name = name
        self.strength = strength
        self.per_slot = per_slot
        self.per_covered_slot = per_covered_slot
        self.per_uncovered_slot = per_uncovered_slot
        self.per_hand_card = per_hand_card
        self.count = count
        self.effects = effects


class MonsterCard:
    """The large card of a monster."""

    def __init__(
        self,
        name: str,
        artifact: Artifact,
        symbols: list[i64],
        marks: list[i64],
        special_attack: list[Effect],
        region_attack: list[Effect],
        passive: list[Effect],
    ) -> None:
        self.name = name
        self.artifact = artifact
        self.symbols = symbols  # by wound slot
        self.marks = marks  # by wound slot
        self.special_attack = special_attack
        self.region_attack = region_attack
        self.passive = passive


class Step:
    """What a quest step requires; `discard`, `sacrifice` and `injuries` are paid."""

    def __init__(
        self,
        *,
        leadership: i64 = 0,
        strength: i64 = 0,
        speed: i64 = 0,
        speed_or_strength: i64 = 0,
        priests: i64 = 0,
        cities: i64 = 0,
        temples: i64 = 0,
        artifacts: i64 = 0,
        discard: i64 = 0,
        sacrifice: i64 = 0,
        injuries: i64 = 0,
    ) -> None:
        self.leadership = leadership
        self.strength = strength
        self.speed = speed
        self.speed_or_strength = speed_or_strength
        self.priests = priests
        self.cities = cities
        self.temples = temples
        self.artifacts = artifacts
        self.discard = discard
        self.sacrifice = sacrifice
        self.injuries = injuries


class EventCard:
    """A monster card or a quest card of the event deck."""

    def __init__(
        self,
        name: str,
        region: Region,
        *,
        monster: Monster,
        symbols: list[i64],
        evolution: list[Effect],
        steps: list[Step],
        reward: list[Effect],
        kept: list[Effect],
    ) -> None:
        self.name = name
        self.region = region
        self.monster = monster
        self.symbols = symbols  # wound slots that the evolution adds
        self.evolution = evolution
        self.steps = steps
        self.reward = reward
        self.kept = kept

    @property
    def is_quest(self) -> bool:
        return self.monster == NONE


class TempleCard:
    def __init__(self, name: str, drafts: i64, oracle: list[Effect]) -> None:
        self.name = name
        self.drafts = drafts  # bit n: uncovering the n-th slot starts a draft
        self.oracle = oracle


class HeroBoard:
    def __init__(
        self, name: str, start: list[i64], bonus: list[Effect], ability: list[Effect]
    ) -> None:
        self.name = name
        self.start = start  # by attribute
        self.bonus = bonus
        self.ability = ability


class Monument:
    def __init__(
        self,
        name: str,
        region: Region,
        attribute: Attribute,
        artifact: Artifact,
        places: i64,
        powers: list[list[Effect]],
    ) -> None:
        self.name = name
        self.region = region
        self.attribute = attribute
        self.artifact = artifact
        self.places = places
        self.powers = powers  # by level - 1


class Numbers(LordsNumbers):
    """Constants of set-up, limits, actions and victory."""

    def __init__(
        self,
        *,
        hoplites: i64,
        priests: i64,
        start_hoplites: i64,
        start_cards: i64,
        control_up_to: i64,
        start_events: i64,
        quest_slots: i64,
        hand_limit: i64,
        attribute_limit: i64,
        monument_levels: i64,
        temples_to_win: i64,
        monsters_to_win: i64,
        countdown: i64,
        recruits: i64,
        recruits_sparta: i64,
        prepare_options: i64,
        usurp_recruits: i64,
        fortified: i64,
        fortified_sparta: i64,
        temples: list[i64],
        lands_to_win: list[i64],
        ignored_land: list[Land],
        king_of_kings: list[bool],
    ) -> None:
        super().__init__(
            priests=priests,
            attribute_limit=attribute_limit,
            monument_levels=monument_levels,
            start_cards=start_cards,
            prepare_options=prepare_options,
            lands_to_win=lands_to_win,
        )
        self.hoplites = hoplites
        self.start_hoplites = start_hoplites
        self.control_up_to = control_up_to
        self.start_events = start_events
        self.quest_slots = quest_slots
        self.hand_limit = hand_limit
        self.temples_to_win = temples_to_win
        self.monsters_to_win = monsters_to_win
        self.countdown = countdown
        self.recruits = recruits
        self.recruits_sparta = recruits_sparta
        self.usurp_recruits = usurp_recruits
        self.fortified = fortified
        self.fortified_sparta = fortified_sparta
        self.temples = temples  # by number of players
        self.ignored_land = ignored_land  # by number of players
        self.king_of_kings = king_of_kings  # by number of players


class Content(LordsContent):
    """All printed matter of a match."""

    def __init__(
        self,
        *,
        version: str,
        numbers: Numbers,
        armies: list[str],
        lands: list[str],
        land_masks: list[i64],
        regions: list[str],
        land_of: list[Land],
        population: list[i64],
        city: list[i64],
        shrine: list[i64],
        adjacent: list[i64],
        sea_routes: list[i64],
        heroes: list[HeroBoard],
        gods: list[str],
        monuments: list[Monument],
        monsters: list[MonsterCard],
        events: list[EventCard],
        combat: list[CombatCard],
        attacks: list[AttackCard],
        artifacts: list[ArtifactCard],
        blessings: list[BlessingCard],
        temple_cards: list[TempleCard],
        die: list[i64],
        any_wound: list[i64],
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
        self.armies = armies
        self.land_masks = land_masks
        self.land_of = land_of
        self.population = population
        self.city = city
        self.shrine = shrine
        self.adjacent = adjacent  # by region: bit mask, sea routes included (LOH-MAP-05)
        self.sea_routes = sea_routes
        self.heroes = heroes
        self.monuments = monuments
        self.monsters = monsters
        self.events = events  # monster cards first, then quests
        self.combat = combat
        self.attacks = attacks
        self.temple_cards = temple_cards
        self.any_wound = any_wound  # by symbol: so many such cards cover any slot; 0: never
        self.region_count: i64 = len(regions)
        self.none_by_region: list[i64] = [0] * len(regions)
        self.monster_count: i64 = len(monsters)
        self.first_quest: i64 = sum(1 for event in events if not event.is_quest)
        self.cities: i64 = 0
        self.shrines: i64 = 0
        self.oracle: Region = NOWHERE
        for region in range(len(regions)):
            if city[region] != NO_CITY:
                self.cities |= bit(region)
            if shrine[region] == SHRINE:
                self.shrines |= bit(region)
            if shrine[region] == ORACLE:
                self.oracle = region
        self.reach: list[list[i64]] = [
            self.reach_of(steps) for steps in range(numbers.attribute_limit + 1)
        ]
        self.fill_texts()
        # By moment: monsters with such an ability, event cards with such an evolution.
        self.passive_at: list[i64] = [0] * MOMENTS
        self.evolution_at: list[i64] = [0] * MOMENTS
        for number, monster in enumerate(monsters):
            for effect in monster.passive:
                self.passive_at[effect.moment] |= bit(number)
        for number, event in enumerate(events):
            for effect in event.evolution:
                self.evolution_at[effect.moment] |= bit(number)
        self.monument_at: list[i64] = [NONE] * len(regions)
        for god, monument in enumerate(monuments):
            self.monument_at[monument.region] = god

    def reach_of(self, steps: i64) -> list[i64]:
        """By region: the regions within so many steps, itself included."""
        reached: list[i64] = [bit(region) for region in range(self.region_count)]
        for _ in range(steps):
            grown = reached[:]
            for region in range(self.region_count):
                for other in range(self.region_count):
                    if has(reached[region], other):
                        grown[region] |= self.adjacent[other]
            reached = grown
        return reached

    def fill_texts(self) -> None:
        texts = self.texts
        for number, hero in enumerate(self.heroes):
            texts[HERO + number] = hero.ability
            texts[HERO_BONUS + number] = hero.bonus
        for number, event in enumerate(self.events):
            texts[KEPT_QUEST + number] = event.kept
            texts[QUEST_REWARD + number] = event.reward
        for number, card in enumerate(self.combat):
            texts[COMBAT_CARD + number] = card.effects
        for number, attack in enumerate(self.attacks):
            texts[ATTACK_CARD + number] = attack.effects
        for number, monster in enumerate(self.monsters):
            texts[SPECIAL_ATTACK + number] = monster.special_attack
            texts[REGION_ATTACK_TEXT + number] = monster.region_attack
        for number, temple in enumerate(self.temple_cards):
            texts[ORACLE_REWARD + number] = temple.oracle
        for number, monument in enumerate(self.monuments):
            for level, power in enumerate(monument.powers):
                texts[DIVINE_POWER + number * self.numbers.monument_levels + level] = power
