# mypyc: interpreted - msgspec structs live at the edges
"""What a seat may know (LOR-OQ-68), built by adding."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sagaboard.games.lords.battle import SIDES
from sagaboard.games.lords.components import MAX_SEATS, NONE, NOWHERE
from sagaboard.games.lords_of_ragnarok.components import (
    ATTRIBUTES,
    RUNES,
    SPECIAL_ACTIONS,
    WHEEL_SPACES,
    Content,
)
from sagaboard.games.lords_of_ragnarok.kinds import PHASES, VICTORIES
from sagaboard.games.lords_of_ragnarok.moves import ARMIES
from sagaboard.games.lords_of_ragnarok.options import OPTION_VALUES, TEMPLE_TRACK_SIDE
from sagaboard.games.lords_of_ragnarok.rules.battle import battle_strength
from sagaboard.games.lords_of_ragnarok.rules.maneuvers import ActivateArmy
from sagaboard.games.lords_of_ragnarok.rules.monster_round import (
    defence_needed,
    defence_value,
    is_defended,
    weak_from,
)
from sagaboard.games.lords_of_ragnarok.rules.monsters import Activation, Trample
from sagaboard.games.lords_of_ragnarok.rules.monument import omen_count
from sagaboard.games.lords_of_ragnarok.rules.ragnarok import regions_around_yggdrasil
from sagaboard.games.lords_of_ragnarok.rules.special_action import gets_bonus
from sagaboard.games.lords_of_ragnarok.rules.turn import STEPS, Turn
from sagaboard.games.lords_of_ragnarok.rules.wounds import ChooseWound
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY
from sagaboard.kernel.spec import SPECTATOR, View, seen_by


class ArmyView(msgspec.Struct):
    army: int
    """Its number in the vocabulary's noun `army`."""
    seat: int
    strength: int


class RegionView(msgspec.Struct):
    control: int
    population: int
    """0 while controlled (LOR-CTRL-09)."""
    armies: list[ArmyView]
    heroes: list[int]
    monsters: list[str]
    boss: bool
    temple: bool
    forge: str | None
    rune: bool
    """Whether one lies on the forge."""


class SeaView(msgspec.Struct):
    drakkars: list[int]


class RealmView(msgspec.Struct):
    allies: list[int]
    bonus_for: list[int]
    """Who would get its bonus now: allies, and heroes who are treated so (LOR-OQ-11)."""


class BeastView(msgspec.Struct):
    """A monster or the boss."""

    region: str | None
    ring: int
    slain_by: int
    upper: bool
    wounds: list[int]
    """By wound space: the seat whose marker covers it."""


class MonumentView(msgspec.Struct):
    region: str
    level: int
    priests: list[int]
    places: int


class OmenView(msgspec.Struct):
    omen: str
    fulfilled: bool
    """Turned face down."""
    reached: int
    needed: int
    """The condition holds now if so much is reached."""


class ArtifactView(msgspec.Struct):
    artifact: str
    charged: bool


class ProgressView(msgspec.Struct):
    """How far a player is towards each end."""

    lands: int
    temples: int
    defeated: int
    around_yggdrasil: int


class PlayerView(msgspec.Struct):
    """What everybody knows of a player."""

    colour: str
    hero: str | None
    origin: str | None
    region: str | None
    sea: str | None
    levels: dict[str, int]
    values: dict[str, int]
    """Of the attributes, injuries considered."""
    injured: list[str]
    armies_in_pool: int
    priesthood: int
    runes: dict[str, int]
    hand: int
    limit: int
    """Of combat cards, and of runes."""
    blessings: list[str]
    artifacts: list[ArtifactView]
    realms: list[str]
    monsters: list[str]
    """Figures taken."""
    controlled_monsters: list[str]
    slayer_tokens: int
    progress: ProgressView


class SideView(msgspec.Struct):
    seat: int
    armies: int
    """Total army strength in the region."""
    cards: list[str]
    values: list[int]
    losses: int
    strength: int
    """Battle strength."""
    next_lowered: int
    """So much less is the next card worth."""
    next_ignored: bool
    """Whether the battle effect of the next card is ignored."""
    unhurt: bool
    """Whether its armies take no loss for losing."""
    passed: bool


class BattleView(msgspec.Struct):
    region: str
    sides: dict[str, SideView]
    winner: int


class HuntView(msgspec.Struct):
    hunter: int
    monster: str
    region: str
    monster_player: int
    hand: int
    deck: int
    discarded: list[str]
    attack: str | None
    rage: int
    rage_cut: int
    """So much less has the next attack card."""
    defence: list[str]
    value: int
    """Of the defence."""
    needed: int
    """The value that fends the attack off."""
    weak_from: int
    """The value that finds the weakness."""
    defended: bool
    struck: list[str]
    """Combat cards of the wound being dealt."""
    dealt: int
    most_wounds: int


class GoalsView(msgspec.Struct):
    lands: int
    temples: int
    defeated: int
    omens: int


class OwnView(msgspec.Struct):
    """What only the seat itself knows."""

    hand: list[str]
    attacks: list[str]
    """The monster's hand, for who plays the monster or has looked at it."""


class LordsOfRagnarokView(View):
    seat: int
    phase: str
    step: str | None
    turn: int
    active: int
    starting_player: int
    over: bool
    winner: int
    victory: str | None
    waiting_for: list[int]
    options: dict[str, str]
    regions: dict[str, RegionView]
    seas: dict[str, SeaView]
    realms: dict[str, RealmView]
    wheel: dict[str, list[int]]
    """By action: seats of the markers, the top one last."""
    monsters: dict[str, BeastView]
    boss: BeastView
    monuments: dict[str, MonumentView]
    omens: list[OmenView]
    players: list[PlayerView]
    goals: GoalsView
    bank: dict[str, int]
    temple_track: str
    temples_left: int
    temples_taken: int
    slayer_tokens_left: int
    hero_boards: list[str]
    """Being chosen from, with the next."""
    origin_cards: list[str]
    ragnarok_by: int
    last_turns: int
    """Still to begin; -1 before Ragnarok."""
    events_left: int
    events_discarded: list[str]
    events_revealed: list[str]
    combat_cards_left: int
    combat_discarded: list[str]
    blessings_left: int
    blessings_discarded: list[str]
    blessings_revealed: list[str]
    battle: BattleView | None
    hunt: HuntView | None
    wounding: str | None
    """The monster that an effect is about to wound outside of a hunt."""
    acting_army: int | None
    """The army that the question is about: it moves or is strengthened."""
    acting_monster: str | None
    """The monster that the question is about: it moves, attacks its region or tramples."""
    own: OwnView | None


def view(g: LordsOfRagnarok, seat: int) -> LordsOfRagnarokView:
    content = g.content
    numbers = content.numbers
    track = content.track_for(g.seats, g.options[TEMPLE_TRACK_SIDE])
    turn = next((frame for frame in g.stack if isinstance(frame, Turn)), None)
    return LordsOfRagnarokView(
        seat=seat,
        phase=PHASES[g.phase],
        step=STEPS[turn.step] if turn is not None else None,
        turn=g.turn,
        active=g.active,
        starting_player=g.starting_player,
        over=g.is_over,
        winner=g.winner,
        victory=VICTORIES[g.victory] if g.victory >= 0 else None,
        waiting_for=g.waiting_for(),
        options={
            name: values[g.options[number]] for number, (name, values) in enumerate(OPTION_VALUES)
        },
        regions={
            content.regions[region]: region_view(g, region)
            for region in range(g.board.region_count)
        },
        seas={
            name: SeaView(drakkars=[s for s in range(g.seats) if g.drakkar_at[s] == sea])
            for sea, name in enumerate(content.seas)
            if has(g.board.seas, sea)
        },
        realms={
            token.name: RealmView(
                allies=[s for s in range(g.seats) if g.is_allied(s, realm)],
                bonus_for=[s for s in range(g.seats) if gets_bonus(g, s, realm)],
            )
            for realm, token in enumerate(content.realms)
        },
        wheel={SPECIAL_ACTIONS[action]: g.wheel[action][:] for action in range(WHEEL_SPACES)},
        monsters={
            card.name: beast_view(g, monster) for monster, card in enumerate(content.monsters)
        },
        boss=beast_view(g, content.loki),
        monuments={
            monument.name: MonumentView(
                region=content.regions[monument.region],
                level=g.monuments[god],
                priests=g.praying[god * MAX_SEATS : god * MAX_SEATS + g.seats],
                places=monument.places[g.seats],
            )
            for god, monument in enumerate(content.monuments)
        },
        omens=[
            OmenView(
                omen=content.omens[omen].name,
                fulfilled=has(g.fulfilled, omen),
                reached=omen_count(g, omen),
                needed=content.omens[omen].count,
            )
            for omen in content.omens_for(g.seats)
        ],
        players=[player_view(g, other) for other in range(g.seats)],
        goals=GoalsView(
            lands=numbers.lands_to_win[g.seats],
            temples=numbers.temples_to_win[g.seats],
            defeated=numbers.defeated_for_boss[g.seats],
            omens=numbers.omens_for_ragnarok,
        ),
        bank={name: g.bank[rune] for rune, name in enumerate(RUNES)},
        temple_track=track.name,
        temples_left=track.spaces - g.temples_taken,
        temples_taken=g.temples_taken,
        slayer_tokens_left=numbers.slayer_tokens - sum(g.slayer_tokens),
        hero_boards=[content.heroes[hero].name for hero in g.hero_boards],
        origin_cards=[content.origins[origin].name for origin in g.origin_cards],
        ragnarok_by=g.ragnarok_by,
        last_turns=g.turns_left,
        events_left=len(g.event_deck),
        events_discarded=[content.events[card].name for card in g.event_discard],
        events_revealed=[content.events[card].name for card in g.revealed],
        combat_cards_left=len(g.combat_deck),
        combat_discarded=card_names(content, sorted(g.combat_discard)),
        blessings_left=len(g.blessing_deck),
        blessings_discarded=blessing_names(content, g.blessing_discard),
        blessings_revealed=blessing_names(content, g.pack),
        battle=battle_view(g) if g.battle.is_on else None,
        hunt=hunt_view(g) if g.hunt.is_on else None,
        wounding=wounding(g),
        acting_army=acting_army(g),
        acting_monster=acting_monster(g),
        own=own_view(g, seat) if seat != SPECTATOR else None,
    )


def views(g: LordsOfRagnarok, seats: Iterable[int]) -> dict[int, View]:
    return seen_by(view(g, SPECTATOR), seats, lambda seat: own_view(g, seat))


def region_view(g: LordsOfRagnarok, region: int) -> RegionView:
    content = g.content
    forge = g.forges[region]
    return RegionView(
        control=g.control[region],
        population=g.population(region),
        armies=[
            ArmyView(army=army, seat=army // ARMIES, strength=g.strengths[army])
            for army, where in enumerate(g.army_at)
            if where == region
        ],
        heroes=[seat for seat in range(g.seats) if g.hero_at[seat] == region],
        monsters=[content.monsters[monster].name for monster in g.monsters_at(region)],
        boss=g.boss_at == region,
        temple=has(g.temples, region),
        forge=RUNES[forge] if forge != NONE else None,
        rune=has(g.forge_runes, region),
    )


def beast_view(g: LordsOfRagnarok, beast: int) -> BeastView:
    where = g.place_of(beast)
    is_boss = beast == g.content.loki
    return BeastView(
        region=g.content.regions[where] if where != NOWHERE else None,
        ring=NOBODY if is_boss else g.rings[beast],
        slain_by=NOBODY if is_boss else g.slain_by[beast],
        upper=beast in g.upper,
        wounds=g.wounds[beast][:],
    )


def player_view(g: LordsOfRagnarok, seat: int) -> PlayerView:
    content = g.content
    hero, origin = g.heroes[seat], g.origins[seat]
    where, sea = g.hero_at[seat], g.drakkar_at[seat]
    return PlayerView(
        colour=content.colours[g.colours[seat]],
        hero=content.heroes[hero].name if hero != NONE else None,
        origin=content.origins[origin].name if origin != NONE else None,
        region=content.regions[where] if where != NOWHERE else None,
        sea=content.seas[sea] if sea != NOWHERE else None,
        levels={name: g.level(seat, number) for number, name in enumerate(ATTRIBUTES)},
        values={name: g.value(seat, number) for number, name in enumerate(ATTRIBUTES)},
        injured=[name for number, name in enumerate(ATTRIBUTES) if has(g.injured[seat], number)],
        armies_in_pool=ARMIES - len(g.armies_of(seat)),
        priesthood=g.priesthood[seat],
        runes={name: g.rune(seat, rune) for rune, name in enumerate(RUNES)},
        hand=len(g.hands[seat]),
        limit=g.carry_limit(seat),
        blessings=blessing_names(content, g.blessings_of(seat)),
        artifacts=[
            ArtifactView(artifact=content.artifacts[a].name, charged=g.is_charged(a))
            for a in g.artifacts_of(seat)
        ],
        realms=[t.name for realm, t in enumerate(content.realms) if g.is_allied(seat, realm)],
        monsters=[
            card.name
            for monster, card in enumerate(content.monsters)
            if g.slain_by[monster] == seat
        ],
        controlled_monsters=[content.monsters[monster].name for monster in g.monsters_of(seat)],
        slayer_tokens=g.slayer_tokens[seat],
        progress=ProgressView(
            lands=g.complete_lands(seat),
            temples=g.temple_regions(seat),
            defeated=g.defeated(seat),
            around_yggdrasil=regions_around_yggdrasil(g, seat),
        ),
    )


def battle_view(g: LordsOfRagnarok) -> BattleView:
    b = g.battle
    return BattleView(
        region=g.content.regions[b.region],
        sides={
            SIDES[side]: SideView(
                seat=seat,
                armies=g.total_strength(seat, b.region),
                cards=card_names(g.content, b.cards[side]),
                values=[
                    max(value - lowered, 0)
                    for value, lowered in zip(b.values[side], b.lowered[side], strict=True)
                ],
                losses=b.losses[side],
                strength=b.totals[side] if b.winner != NOBODY else battle_strength(g, side),
                next_lowered=b.next_lowered[side],
                next_ignored=b.next_ignored[side],
                unhurt=b.unhurt[side],
                passed=b.passed[side],
            )
            for side, seat in enumerate(b.sides)
        },
        winner=b.winner,
    )


def hunt_view(g: LordsOfRagnarok) -> HuntView:
    h = g.hunt
    content = g.content
    is_boss = h.monster == content.loki
    attacked = h.attack != NONE
    return HuntView(
        hunter=h.hunter,
        monster=content.boss.name if is_boss else content.monsters[h.monster].name,
        region=content.regions[h.region],
        monster_player=h.monster_player,
        hand=len(h.hand),
        deck=len(h.deck),
        discarded=attack_names(content, sorted(h.discard)),
        attack=content.attacks[h.attack].name if attacked else None,
        rage=h.rage,
        rage_cut=h.rage_cut,
        defence=card_names(content, h.defence),
        value=defence_value(g),
        needed=defence_needed(g) if attacked else 0,
        weak_from=weak_from(g) if attacked else 0,
        defended=attacked and is_defended(g),
        struck=card_names(content, h.spent),
        dealt=h.dealt,
        most_wounds=h.most_wounds,
    )


def acting_army(g: LordsOfRagnarok) -> int | None:
    top = g.stack[-1] if g.stack else None
    return top.army if isinstance(top, ActivateArmy) else None


def acting_monster(g: LordsOfRagnarok) -> str | None:
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Activation | Trample):
        return g.content.monsters[top.monster].name
    return None


def wounding(g: LordsOfRagnarok) -> str | None:
    top = g.stack[-1] if g.stack else None
    if g.hunt.is_on or not isinstance(top, ChooseWound):
        return None
    return g.content.monsters[top.monster].name


def own_view(g: LordsOfRagnarok, seat: int) -> OwnView:
    return OwnView(
        hand=card_names(g.content, g.hands[seat]),
        attacks=attack_names(g.content, g.hunt.hand) if g.hunt.shows_hand_to(seat) else [],
    )


def card_names(content: Content, cards: Iterable[int]) -> list[str]:
    return [content.combat[card].name for card in cards]


def attack_names(content: Content, cards: Iterable[int]) -> list[str]:
    return [content.attacks[card].name for card in cards]


def blessing_names(content: Content, blessings: Iterable[int]) -> list[str]:
    return [content.blessings[blessing].name for blessing in blessings]
