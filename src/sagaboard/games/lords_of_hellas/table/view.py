# mypyc: interpreted (msgspec structs live at the edges)
"""What a seat may know (chapter 22), built by adding."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sagaboard.games.lords.battle import SIDES
from sagaboard.games.lords.components import MAX_SEATS, NONE, NOWHERE
from sagaboard.games.lords_of_hellas.components import (
    ATTRIBUTES,
    KEPT_QUEST,
    REWARDS,
    SPECIAL_ACTIONS,
    SYMBOLS,
    Content,
)
from sagaboard.games.lords_of_hellas.kinds import PHASES, VICTORIES
from sagaboard.games.lords_of_hellas.rules.artifacts import ChooseArtifact
from sagaboard.games.lords_of_hellas.rules.battle import army_strength, losses
from sagaboard.games.lords_of_hellas.rules.blessings import Draft
from sagaboard.games.lords_of_hellas.rules.turn import Turn
from sagaboard.games.lords_of_hellas.rules.wounds import ChooseWound, mark_of
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY
from sagaboard.kernel.spec import SPECTATOR, View, seen_by


class RegionView(msgspec.Struct):
    control: int
    hoplites: list[int]
    """By seat, without the fortified one."""
    garrison: int
    temple: bool
    heroes: list[int]
    monsters: list[str]
    quest: str | None


class SlotView(msgspec.Struct):
    symbol: str
    reward: str
    covered: bool


class MonsterView(msgspec.Struct):
    region: str | None
    slain_by: int
    slots: list[SlotView]
    evolutions: list[str]


class MonumentView(msgspec.Struct):
    region: str
    level: int
    priests: list[int]
    places: int


class QuestView(msgspec.Struct):
    quest: str
    region: str
    heroes: list[int]
    """By seat: the step 1 to 3, or 0."""


class ArtifactView(msgspec.Struct):
    artifact: str
    charged: bool


class ProgressView(msgspec.Struct):
    """How far a player is towards each victory."""

    lands: int
    temples: int
    monsters: int


class PlayerView(msgspec.Struct):
    """What everybody knows of a player."""

    army: str
    hero: str | None
    region: str | None
    levels: dict[str, int]
    injured: list[str]
    hoplites_in_supply: int
    priesthood: int
    used: list[str]
    hand: int
    hand_limit: int
    blessings: list[str]
    marked_blessings: list[str]
    artifacts: list[ArtifactView]
    kept_quests: list[str]
    glory: list[str]
    monsters: list[str]
    progress: ProgressView


class SideView(msgspec.Struct):
    seat: int
    hoplites: int
    cards: list[str]
    strength: int
    losses: int
    declined: bool


class BattleView(msgspec.Struct):
    region: str
    sides: dict[str, SideView]
    winner: int


class HuntView(msgspec.Struct):
    hunter: int
    monster: str
    region: str
    dealt: int
    rewards: list[str]
    attacks: list[str]
    strength: int
    defence: int
    deck: int
    discarded: int


class GoalsView(msgspec.Struct):
    lands: int
    ignored_land: str | None
    temples: int
    monsters: int
    king_of_kings: bool


class OwnView(msgspec.Struct):
    """What only the seat itself knows."""

    hand: list[str]
    artifacts: list[str]
    cards: list[str]
    blessings: list[str]
    attacks: list[str]
    unused_attacks: list[str]


class LordsOfHellasView(View):
    seat: int
    phase: str
    turn: int
    active: int
    starting_player: int
    over: bool
    winner: int
    victory: str | None
    waiting_for: list[int]
    basic_actions: int
    """Bit mask of those taken in this turn."""
    regions: dict[str, RegionView]
    monsters: dict[str, MonsterView]
    monuments: dict[str, MonumentView]
    quests: list[QuestView | None]
    players: list[PlayerView]
    goals: GoalsView
    temple_card: str
    temples_left: int
    temples_taken: int
    activation_holder: int
    activation_tokens: int
    first_monument: str | None
    countdown_over: bool
    events_left: int
    events_discarded: list[str]
    combat_cards_left: int
    combat_discarded: list[str]
    artifacts_left: int
    blessings_left: int
    blessings_discarded: list[str]
    passed_blessings: int
    looker: int
    looked_at: int
    battle: BattleView | None
    hunt: HuntView | None
    wounding: str | None
    """The monster that somebody chooses a wound for, without a card."""
    own: OwnView | None


def view(g: LordsOfHellas, seat: int) -> LordsOfHellasView:
    content = g.content
    numbers = content.numbers
    first = g.first_monument
    ignored = numbers.ignored_land[g.seats]
    return LordsOfHellasView(
        seat=seat,
        phase=PHASES[g.phase],
        turn=g.turn,
        active=g.active,
        starting_player=g.starting_player,
        over=g.is_over,
        winner=g.winner,
        victory=VICTORIES[g.victory] if g.victory >= 0 else None,
        waiting_for=g.waiting_for(),
        basic_actions=next((f.basics for f in g.stack if isinstance(f, Turn)), 0),
        regions={name: region_view(g, region) for region, name in enumerate(content.regions)},
        monsters={
            card.name: monster_view(g, monster) for monster, card in enumerate(content.monsters)
        },
        monuments={
            monument.name: MonumentView(
                region=content.regions[monument.region],
                level=g.monuments[god],
                priests=g.praying[god * MAX_SEATS : god * MAX_SEATS + g.seats],
                places=monument.places,
            )
            for god, monument in enumerate(content.monuments)
        },
        quests=[quest_view(g, slot) for slot in range(len(g.quests))],
        players=[player_view(g, other) for other in range(g.seats)],
        goals=GoalsView(
            lands=numbers.lands_to_win[g.seats],
            ignored_land=content.lands[ignored] if ignored != NONE else None,
            temples=numbers.temples_to_win,
            monsters=numbers.monsters_to_win,
            king_of_kings=numbers.king_of_kings[g.seats],
        ),
        temple_card=content.temple_cards[g.temple_card].name,
        temples_left=numbers.temples[g.seats] - g.temples_taken,
        temples_taken=g.temples_taken,
        activation_holder=g.activation_holder,
        activation_tokens=g.activation_tokens,
        first_monument=content.monuments[first].name if first != NONE else None,
        countdown_over=g.countdown_over,
        events_left=len(g.event_deck),
        events_discarded=[content.events[card].name for card in g.event_discard],
        combat_cards_left=len(g.combat_deck),
        combat_discarded=card_names(content, sorted(g.combat_discard)),
        artifacts_left=len(g.artifact_deck),
        blessings_left=len(g.blessing_deck),
        blessings_discarded=blessing_names(content, g.blessing_discard),
        passed_blessings=len(g.pack),
        looker=g.looker,
        looked_at=len(g.looked_at),
        battle=battle_view(g) if g.battle.is_on else None,
        hunt=hunt_view(g) if g.hunt.is_on else None,
        wounding=wounded_monster(g),
        own=own_view(g, seat) if seat != SPECTATOR else None,
    )


def views(g: LordsOfHellas, seats: Iterable[int]) -> dict[int, View]:
    return seen_by(view(g, SPECTATOR), seats, lambda seat: own_view(g, seat))


def region_view(g: LordsOfHellas, region: int) -> RegionView:
    slot = g.quest_slot_at(region)
    return RegionView(
        control=g.control[region],
        hoplites=[g.unfortified(seat, region) for seat in range(g.seats)],
        garrison=g.garrison[region],
        temple=has(g.temples, region),
        heroes=[seat for seat in range(g.seats) if g.hero_at[seat] == region],
        monsters=[
            g.content.monsters[monster].name
            for monster, where in enumerate(g.monster_at)
            if where == region
        ],
        quest=g.content.events[g.quests[slot]].name if slot != NONE else None,
    )


def monster_view(g: LordsOfHellas, monster: int) -> MonsterView:
    where = g.monster_at[monster]
    return MonsterView(
        region=g.content.regions[where] if where != NOWHERE else None,
        slain_by=g.slain_by[monster],
        slots=[
            SlotView(
                symbol=SYMBOLS[symbol],
                reward=REWARDS[mark_of(g, monster, slot)],
                covered=has(g.wounds[monster], slot),
            )
            for slot, symbol in enumerate(g.wound_slots(monster))
        ],
        evolutions=[
            event.name
            for card, event in enumerate(g.content.events)
            if has(g.evolved[monster], card)
        ],
    )


def quest_view(g: LordsOfHellas, slot: int) -> QuestView | None:
    card = g.quests[slot]
    if card == NONE:
        return None
    event = g.content.events[card]
    return QuestView(
        quest=event.name,
        region=g.content.regions[event.region],
        heroes=[g.step_of[seat] + 1 if g.quest_of[seat] == slot else 0 for seat in range(g.seats)],
    )


def player_view(g: LordsOfHellas, seat: int) -> PlayerView:
    content = g.content
    hero, where = g.heroes[seat], g.hero_at[seat]
    blessings = g.blessings_of(seat)
    return PlayerView(
        army=content.armies[g.armies[seat]],
        hero=content.heroes[hero].name if hero != NONE else None,
        region=content.regions[where] if where != NOWHERE else None,
        levels={name: g.level(seat, number) for number, name in enumerate(ATTRIBUTES)},
        injured=[name for number, name in enumerate(ATTRIBUTES) if has(g.injured[seat], number)],
        hoplites_in_supply=g.supply[seat],
        priesthood=g.priesthood[seat],
        used=[name for number, name in enumerate(SPECIAL_ACTIONS) if has(g.used[seat], number)],
        hand=len(g.hands[seat]),
        hand_limit=g.hand_limit(seat),
        blessings=blessing_names(content, blessings),
        marked_blessings=blessing_names(content, [b for b in blessings if has(g.marked, b)]),
        artifacts=[
            ArtifactView(artifact=content.artifacts[a].name, charged=g.is_charged(a))
            for a in g.artifacts_of(seat)
        ],
        kept_quests=[
            content.events[source - KEPT_QUEST].name
            for source in g.owned[seat]
            if source >= KEPT_QUEST
        ],
        glory=[name for land, name in enumerate(content.lands) if g.glory[land] == seat],
        monsters=[
            card.name
            for monster, card in enumerate(content.monsters)
            if g.slain_by[monster] == seat
        ],
        progress=ProgressView(
            lands=g.complete_lands(seat),
            temples=g.temple_regions(seat),
            monsters=g.monsters_slain(seat),
        ),
    )


def battle_view(g: LordsOfHellas) -> BattleView:
    b = g.battle
    return BattleView(
        region=g.content.regions[b.region],
        sides={
            SIDES[side]: SideView(
                seat=seat,
                hoplites=g.army(seat, b.region),
                cards=card_names(g.content, b.cards[side]),
                strength=b.totals[side] if b.fought else army_strength(g, side),
                losses=losses(g, side),
                declined=b.declined[side],
            )
            for side, seat in enumerate(b.sides)
        },
        winner=b.winner,
    )


def hunt_view(g: LordsOfHellas) -> HuntView:
    h = g.hunt
    return HuntView(
        hunter=h.hunter,
        monster=g.content.monsters[h.monster].name,
        region=g.content.regions[h.region],
        dealt=h.dealt,
        rewards=[name for mark, name in enumerate(REWARDS) if mark and has(h.marks, mark)],
        attacks=attack_names(g.content, h.played),
        strength=h.strength,
        defence=h.defence,
        deck=len(h.deck),
        discarded=len(h.unused),
    )


def wounded_monster(g: LordsOfHellas) -> str | None:
    top = g.stack[-1] if g.stack else None
    return g.content.monsters[top.monster].name if isinstance(top, ChooseWound) else None


def own_view(g: LordsOfHellas, seat: int) -> OwnView:
    content = g.content
    looked_at = g.looked_at if g.looker == seat else []
    artifacts = any(isinstance(frame, ChooseArtifact) for frame in g.stack)
    chooses = g.hunt.is_on and g.left_of(g.hunt.hunter) == seat
    return OwnView(
        hand=card_names(content, g.hands[seat]),
        artifacts=[content.artifacts[a].name for a in looked_at] if artifacts else [],
        cards=[] if artifacts else card_names(content, looked_at),
        blessings=blessing_names(content, g.pack) if chooser_of_blessing(g) == seat else [],
        attacks=attack_names(content, g.hunt.drawn) if chooses else [],
        unused_attacks=attack_names(content, g.hunt.unused) if chooses else [],
    )


def chooser_of_blessing(g: LordsOfHellas) -> int:
    """Who looks at the blessings being passed (LOH-BLESS-06)."""
    for frame in reversed(g.stack):
        if isinstance(frame, Draft):
            return frame.chooser
    return NOBODY


def card_names(content: Content, cards: Iterable[int]) -> list[str]:
    return [content.combat[card].name for card in cards]


def attack_names(content: Content, cards: Iterable[int]) -> list[str]:
    return [content.attacks[card].name for card in cards]


def blessing_names(content: Content, blessings: Iterable[int]) -> list[str]:
    return [content.blessings[blessing].name for blessing in blessings]
