# mypyc: interpreted - msgspec structs live at the edges
"""What is printed on boards, cards and hero boards, as plain data for whoever draws them."""

from __future__ import annotations

import msgspec

from sagaboard.games.lords.components import NONE
from sagaboard.games.lords_of_ragnarok.components import (
    ARTIFACT_KINDS,
    ATTRIBUTES,
    OMEN_KINDS,
    REWARDS,
    RUNES,
    SIDES,
    SPECIAL_ACTIONS,
    SYMBOLS,
    WOUND_SYMBOLS,
    Board,
    CombatCard,
    Content,
    MonsterCard,
)
from sagaboard.games.lords_of_ragnarok.moves import RUNE_ACTIONS
from sagaboard.games.lords_of_ragnarok.rules.rune_action import COSTS
from sagaboard.kernel.bits import has


class PrintedRegion(msgspec.Struct):
    """`features` are "settlement", "shrine", "forge"; `adjacent` are regions across a border."""

    land: str
    population: int
    features: list[str]
    monument: str | None
    adjacent: list[str]
    seas: list[str]
    realms: list[str]
    at_yggdrasil: bool


class PrintedBoard(msgspec.Struct):
    players: list[int]
    lands: dict[str, list[str]]
    """The regions of each land."""
    regions: dict[str, PrintedRegion]
    seas: dict[str, list[str]]
    """The seas adjacent to each."""


class PrintedRealm(msgspec.Struct):
    rune: str
    action: str


class PrintedCombatCard(msgspec.Struct):
    symbol: str
    covers: list[str]
    """The symbols of the wound spaces that its wound may cover."""
    value: int
    losses: int
    count: int


class PrintedAttack(msgspec.Struct):
    rage: int
    weakness: int
    draw: int
    shield_works: bool
    count: int


class PrintedSpace(msgspec.Struct):
    """One symbol for a monster, two for the boss."""

    symbols: list[str]
    reward: str


class PrintedBeast(msgspec.Struct):
    """A monster or the boss; the boss has no artifact."""

    rune: str
    artifact: str | None
    spaces: list[PrintedSpace]


class PrintedEvent(msgspec.Struct):
    place: str
    activate: list[str]
    boss: bool


class PrintedOmen(msgspec.Struct):
    players: list[int]
    kind: str
    count: int
    level: int


class PrintedMonument(msgspec.Struct):
    region: str
    attribute: str
    artifact: str
    places: dict[int, int]
    """Priest spaces by number of players."""


class PrintedTrack(msgspec.Struct):
    players: list[int]
    side: str
    spaces: int
    drafts: list[int]
    """The spaces, counted from one, that start a draft when they are uncovered."""


class PrintedMatter(msgspec.Struct):
    colours: list[str]
    boards: list[PrintedBoard]
    realms: dict[str, PrintedRealm]
    heroes: list[str]
    origins: list[str]
    monuments: dict[str, PrintedMonument]
    monument_levels: int
    monsters: dict[str, PrintedBeast]
    boss: str
    loki: PrintedBeast
    events: dict[str, PrintedEvent]
    """Each named by its region."""
    omens: dict[str, PrintedOmen]
    cards: dict[str, PrintedCombatCard]
    attacks: dict[str, PrintedAttack]
    artifacts: dict[str, str]
    """The kind of each."""
    blessings: dict[str, str]
    """The god of each."""
    temple_tracks: dict[str, PrintedTrack]
    runes: list[str]
    attributes: list[str]
    attribute_limit: int
    symbols: list[str]
    special_actions: list[str]
    rune_actions: dict[str, int]
    """The runes that each costs."""
    armies: int
    army_strength: int
    priests: int
    rings: int


def printed_matter(content: Content) -> PrintedMatter:
    numbers = content.numbers
    sides = {board.region_count: board for board in content.boards}
    return PrintedMatter(
        colours=list(content.colours),
        boards=[printed_board(content, board) for board in sides.values()],
        realms={
            realm.name: PrintedRealm(RUNES[realm.rune], SPECIAL_ACTIONS[realm.action])
            for realm in content.realms
        },
        heroes=[hero.name for hero in content.heroes],
        origins=[origin.name for origin in content.origins],
        monuments={
            monument.name: PrintedMonument(
                region=content.regions[monument.region],
                attribute=ATTRIBUTES[monument.attribute],
                artifact=content.artifacts[monument.artifact].name,
                places={players: n for players, n in enumerate(monument.places) if n},
            )
            for monument in content.monuments
        },
        monument_levels=numbers.monument_levels,
        monsters={monster.name: printed_monster(content, monster) for monster in content.monsters},
        boss=content.boss.name,
        loki=PrintedBeast(
            rune=RUNES[content.boss.rune],
            artifact=None,
            spaces=[
                PrintedSpace([SYMBOLS[first], SYMBOLS[second]], "")
                for first, second in zip(content.boss.first, content.boss.second)
            ],
        ),
        events={
            event.name: PrintedEvent(
                RUNES[event.place], [RUNES[rune] for rune in event.activate], event.boss
            )
            for event in content.events
        },
        omens={
            omen.name: PrintedOmen(
                list(omen.players), OMEN_KINDS[omen.kind], omen.count, omen.level
            )
            for omen in content.omens
        },
        cards={card.name: printed_card(card) for card in content.combat},
        attacks={
            card.name: PrintedAttack(
                card.rage, card.weakness, card.draw, card.shield_works, card.count
            )
            for card in content.attacks
        },
        artifacts={card.name: ARTIFACT_KINDS[card.kind] for card in content.artifacts},
        blessings={card.name: content.patrons[card.god] for card in content.blessings},
        temple_tracks={
            track.name: PrintedTrack(
                players=list(track.players),
                side=SIDES[track.side],
                spaces=track.spaces,
                drafts=[space for space in range(1, 32) if has(track.drafts, space)],
            )
            for track in content.temple_tracks
        },
        runes=list(RUNES),
        attributes=list(ATTRIBUTES),
        attribute_limit=numbers.attribute_limit,
        symbols=list(SYMBOLS),
        special_actions=list(SPECIAL_ACTIONS),
        rune_actions=dict(zip(RUNE_ACTIONS, COSTS, strict=True)),
        armies=numbers.armies,
        army_strength=numbers.army_strength,
        priests=numbers.priests,
        rings=numbers.rings,
    )


def printed_board(content: Content, board: Board) -> PrintedBoard:
    return PrintedBoard(
        players=list(board.players),
        lands={
            land: named(content.regions, mask)
            for land, mask in zip(content.lands, board.land_masks)
            if mask
        },
        regions={
            content.regions[region]: printed_region(content, board, region)
            for region in range(board.region_count)
        },
        seas={
            name: named(content.seas, board.adjacent_seas[sea])
            for sea, name in enumerate(content.seas)
            if has(board.seas, sea)
        },
    )


def printed_region(content: Content, board: Board, region: int) -> PrintedRegion:
    god = board.monument_at[region]
    features = (
        ("settlement", board.settlements),
        ("shrine", board.shrines),
        ("forge", board.forges),
    )
    return PrintedRegion(
        land=content.lands[board.land_of[region]],
        population=board.population[region],
        features=[feature for feature, mask in features if has(mask, region)],
        monument=content.gods[god] if god != NONE else None,
        adjacent=named(content.regions, board.adjacent[region]),
        seas=named(content.seas, board.seas_of[region]),
        realms=named([realm.name for realm in content.realms], board.realms_of[region]),
        at_yggdrasil=has(board.around_yggdrasil, region),
    )


def printed_monster(content: Content, monster: MonsterCard) -> PrintedBeast:
    return PrintedBeast(
        rune=RUNES[monster.rune],
        artifact=content.artifacts[monster.artifact].name,
        spaces=[
            PrintedSpace([SYMBOLS[symbol]], REWARDS[reward])
            for symbol, reward in zip(monster.symbols, monster.rewards)
        ],
    )


def printed_card(card: CombatCard) -> PrintedCombatCard:
    return PrintedCombatCard(
        symbol=SYMBOLS[card.symbol],
        covers=[SYMBOLS[s] for s in range(WOUND_SYMBOLS) if has(card.covers, s)],
        value=card.value,
        losses=card.losses,
        count=card.count,
    )


def named(names: list[str], mask: int) -> list[str]:
    return [name for number, name in enumerate(names) if has(mask, number)]
