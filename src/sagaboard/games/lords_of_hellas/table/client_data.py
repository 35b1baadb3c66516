# mypyc: interpreted - msgspec structs live at the edges
"""What is printed on board, cards and hero boards, as plain data for whoever draws them."""

from __future__ import annotations

import msgspec

from sagaboard.games.lords.components import NONE
from sagaboard.games.lords_of_hellas.components import (
    ARTIFACT_KINDS,
    ATTRIBUTES,
    BASIC_ACTIONS,
    CITIES,
    REWARDS,
    SHRINES,
    SPECIAL_ACTIONS,
    SYMBOLS,
    AttackCard,
    Content,
    EventCard,
)
from sagaboard.kernel.bits import has


class PrintedRegion(msgspec.Struct):
    """`city` is "city", "sparta" or ""; `shrine` is "temple", "oracle" or ""."""

    land: str
    population: int
    city: str
    shrine: str
    monument: str | None
    adjacent: list[str]
    by_sea: list[str]
    """Those of the adjacent regions that a sea route leads to."""


class PrintedCombatCard(msgspec.Struct):
    symbol: str
    strength: int
    losses: int
    count: int


class PrintedAttack(msgspec.Struct):
    """`strength` is null where the card counts something."""

    strength: int | None
    count: int


class PrintedSlot(msgspec.Struct):
    symbol: str
    reward: str


class PrintedMonster(msgspec.Struct):
    artifact: str
    slots: list[PrintedSlot]


class PrintedQuest(msgspec.Struct):
    region: str
    steps: int


class PrintedMonument(msgspec.Struct):
    region: str
    attribute: str
    artifact: str
    places: int


class PrintedMatter(msgspec.Struct):
    armies: list[str]
    lands: dict[str, list[str]]
    """The regions of each land."""
    regions: dict[str, PrintedRegion]
    heroes: dict[str, dict[str, int]]
    """The levels that a hero starts with."""
    monuments: dict[str, PrintedMonument]
    monument_levels: int
    monsters: dict[str, PrintedMonster]
    quests: dict[str, PrintedQuest]
    cards: dict[str, PrintedCombatCard]
    attacks: dict[str, PrintedAttack]
    artifacts: dict[str, str]
    """The kind of each."""
    blessings: dict[str, str]
    """The god of each."""
    temple_cards: dict[str, list[int]]
    """The slots of each, counted from one, that start a draft when they are uncovered."""
    attributes: list[str]
    attribute_limit: int
    basic_actions: list[str]
    special_actions: list[str]
    symbols: list[str]
    hoplites: int
    priests: int
    hand_limit: int
    countdown: int


def printed_matter(content: Content) -> PrintedMatter:
    numbers = content.numbers
    return PrintedMatter(
        armies=list(content.armies),
        lands={
            land: names_in(content, content.land_masks[number])
            for number, land in enumerate(content.lands)
        },
        regions={
            name: printed_region(content, region) for region, name in enumerate(content.regions)
        },
        heroes={hero.name: dict(zip(ATTRIBUTES, hero.start)) for hero in content.heroes},
        monuments={
            monument.name: PrintedMonument(
                region=content.regions[monument.region],
                attribute=ATTRIBUTES[monument.attribute],
                artifact=content.artifacts[monument.artifact].name,
                places=monument.places,
            )
            for monument in content.monuments
        },
        monument_levels=numbers.monument_levels,
        monsters={
            monster.name: PrintedMonster(
                artifact=content.artifacts[monster.artifact].name,
                slots=[
                    PrintedSlot(SYMBOLS[symbol], REWARDS[mark])
                    for symbol, mark in zip(monster.symbols, monster.marks)
                ],
            )
            for monster in content.monsters
        },
        quests={
            event.name: printed_quest(content, event) for event in content.events if event.is_quest
        },
        cards={
            card.name: PrintedCombatCard(
                SYMBOLS[card.symbol], card.strength, card.losses, card.count
            )
            for card in content.combat
        },
        attacks={card.name: printed_attack(card) for card in content.attacks},
        artifacts={card.name: ARTIFACT_KINDS[card.kind] for card in content.artifacts},
        blessings={card.name: content.gods[card.god] for card in content.blessings},
        temple_cards={
            card.name: [slot for slot in range(1, 32) if has(card.drafts, slot)]
            for card in content.temple_cards
        },
        attributes=list(ATTRIBUTES),
        attribute_limit=numbers.attribute_limit,
        basic_actions=list(BASIC_ACTIONS),
        special_actions=list(SPECIAL_ACTIONS),
        symbols=list(SYMBOLS),
        hoplites=numbers.hoplites,
        priests=numbers.priests,
        hand_limit=numbers.hand_limit,
        countdown=numbers.countdown,
    )


def printed_region(content: Content, region: int) -> PrintedRegion:
    god = content.monument_at[region]
    return PrintedRegion(
        land=content.lands[content.land_of[region]],
        population=content.population[region],
        city=CITIES[content.city[region]],
        shrine=SHRINES[content.shrine[region]],
        monument=content.monuments[god].name if god != NONE else None,
        adjacent=names_in(content, content.adjacent[region]),
        by_sea=names_in(content, content.sea_routes[region]),
    )


def printed_attack(card: AttackCard) -> PrintedAttack:
    counts = card.per_slot or card.per_covered_slot or card.per_uncovered_slot or card.per_hand_card
    return PrintedAttack(strength=None if counts else card.strength, count=card.count)


def printed_quest(content: Content, event: EventCard) -> PrintedQuest:
    return PrintedQuest(region=content.regions[event.region], steps=len(event.steps))


def names_in(content: Content, regions: int) -> list[str]:
    return [name for region, name in enumerate(content.regions) if has(regions, region)]
