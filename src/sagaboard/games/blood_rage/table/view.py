# mypyc: interpreted (msgspec structs live at the edges)
"""What a seat may know (chapter 19), built by adding."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sagaboard.games.blood_rage.battle import NOWHERE
from sagaboard.games.blood_rage.components import FIRST_MONSTER, NO_CARD, OWN_MONSTER, REWARDS
from sagaboard.games.blood_rage.kinds import PHASES
from sagaboard.games.blood_rage.moments import RAGNAROK_GLORY
from sagaboard.games.blood_rage.rules.destroy import Destroy
from sagaboard.games.blood_rage.state import QUEST, BloodRage
from sagaboard.games.blood_rage.table import view_parts
from sagaboard.games.blood_rage.table.view_parts import by_age, names
from sagaboard.kernel.bits import has
from sagaboard.kernel.spec import SPECTATOR, View, seen_by


class ProvinceView(msgspec.Struct):
    token: str | None
    pillaged: bool
    destroyed: bool


class ClanView(msgspec.Struct):
    """What everybody knows of a clan. Backs tell the Age of a card (BR-CARD-01)."""

    clan: str
    glory: int
    rage: int
    columns: list[int]
    passed: bool
    sheet: list[str | None]
    figures: dict[str, str]
    hand_by_age: list[int]
    shown: list[str]
    pack_size: int
    quests_by_age: list[int]
    quests: list[str]
    buried_by_age: list[int]
    strengths: dict[str, int]
    ragnarok_glory: int
    """For each figure that this Age's Ragnarök destroys (BR-RAG-03), cards included."""


class BattleView(msgspec.Struct):
    province: str
    pillager: int
    again: bool
    participants: list[int]
    chosen: list[bool]
    cards: list[list[str]]
    treated: list[int]
    blank: list[bool]
    totals: list[int]
    fallen: list[int]
    winner: int
    dying: list[str]


class OwnView(msgspec.Struct):
    """What only the seat itself knows."""

    hand: list[str]
    pack: list[str]
    picks: list[str]
    quests: list[str]
    buried: list[str]
    chosen: str | None
    kept: str | None


class BloodRageView(View):
    seat: int
    age: int
    phase: str
    first_player: int
    active: int
    over: bool
    waiting_for: list[int]
    provinces: dict[str, ProvinceView]
    doomed: str | None
    doom: list[str]
    clans: list[ClanView]
    free_monsters: list[str]
    """Next to the board; one whose card was discarded has left the game (BR-UPG-16)."""
    discarded: list[str]
    undealt: int
    decks: list[int]
    battle: BattleView | None
    own: OwnView | None


def view(g: BloodRage, seat: int) -> BloodRageView:
    content = g.content
    return BloodRageView(
        seat=seat,
        age=g.age,
        phase=PHASES[g.phase],
        first_player=g.first_player,
        active=g.active,
        over=g.is_over,
        waiting_for=g.waiting_for(),
        provinces={
            name: province_view(g, province) for province, name in enumerate(content.provinces)
        },
        doomed=doomed(g),
        doom=[content.provinces[province] for province in g.doom],
        clans=[clan_view(g, other) for other in range(g.seats)],
        free_monsters=[
            content.own_name(OWN_MONSTER + monster)
            for monster, owner in enumerate(g.monster_owner)
            if owner < 0 and content.monster_cards[monster] not in g.discarded
        ],
        discarded=names(content, sorted(g.discarded)),
        undealt=len(g.undealt),
        decks=[len(deck) for deck in g.decks],
        battle=battle_view(g) if g.battle.province != NOWHERE else None,
        own=own_view(g, seat) if seat != SPECTATOR else None,
    )


def views(g: BloodRage, seats: Iterable[int]) -> dict[int, View]:
    return seen_by(view(g, SPECTATOR), seats, lambda seat: own_view(g, seat))


def province_view(g: BloodRage, province: int) -> ProvinceView:
    """A destroyed province has lost its token (BR-RAG-07)."""
    destroyed = g.is_destroyed(province)
    return ProvinceView(
        token=None if destroyed else REWARDS[g.tokens[province]],
        pillaged=g.is_pillaged(province) and not destroyed,
        destroyed=destroyed,
    )


def doomed(g: BloodRage) -> str | None:
    """Where the Doom token lies: the next province to perish (BR-RAG-06)."""
    for province in g.doom[g.age - 1 :]:
        if not g.is_destroyed(province):
            return g.content.provinces[province]
    return None


def clan_view(g: BloodRage, seat: int) -> ClanView:
    content = g.content
    return ClanView(
        clan=content.clans[g.clans[seat]],
        glory=g.glory[seat],
        rage=g.rage[seat],
        columns=[column + 1 for column in g.columns[seat * 3 : seat * 3 + 3]],
        passed=has(g.passed, seat),
        sheet=view_parts.sheet(g, seat),
        figures=view_parts.figures(g, seat),
        hand_by_age=by_age(content, g.hands[seat]),
        shown=names(content, g.known_in_hand[seat]),
        pack_size=len(g.packs[seat]) + len(g.picks[seat]),
        quests_by_age=by_age(content, g.quests[seat]),
        quests=names(content, g.quests[seat]) if g.phase == QUEST else [],
        buried_by_age=by_age(content, g.buried[seat]),
        strengths=view_parts.strengths(g, seat),
        ragnarok_glory=g.modified(seat, RAGNAROK_GLORY, content.ragnarok_glory[g.age - 1]),
    )


def battle_view(g: BloodRage) -> BattleView:
    b = g.battle
    dying = any(isinstance(frame, Destroy) for frame in g.stack)
    return BattleView(
        province=g.content.provinces[b.province],
        pillager=b.pillager,
        again=b.is_repeat,
        participants=b.participants[:],
        chosen=[card != NO_CARD for card in b.chosen],
        cards=[names(g.content, cards) for cards in b.cards],
        treated=b.quest_bonus[:],
        blank=b.is_cancelled[:],
        totals=b.totals[:],
        fallen=b.fallen[:],
        winner=b.winner,
        dying=[figure_name(g, figure) for figure in g.dying] if dying else [],
    )


def own_view(g: BloodRage, seat: int) -> OwnView:
    content = g.content
    chosen = g.battle.chosen[seat]
    kept = g.kept[seat]
    return OwnView(
        hand=names(content, g.hands[seat]),
        pack=names(content, g.packs[seat]),
        picks=names(content, g.picks[seat]),
        quests=names(content, g.quests[seat]),
        buried=names(content, g.buried[seat]),
        chosen=None if chosen == NO_CARD else content.cards[chosen].name,
        kept=None if kept < 0 else content.cards[kept].name,
    )


def figure_name(g: BloodRage, figure: int) -> str:
    """Such as "wolf leader" or "troll"."""
    own = g.content.own_name(g.own_number(figure))
    if figure >= FIRST_MONSTER:
        return own
    return f"{g.content.clans[g.clans[g.owner(figure)]]} {own}"
