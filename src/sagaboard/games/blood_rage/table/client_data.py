# mypyc: interpreted - msgspec structs live at the edges
"""What is printed on board, cards and sheets, as plain data for whoever draws them."""

from __future__ import annotations

import msgspec

from sagaboard.games.blood_rage.components import (
    CARD_TYPES,
    REWARDS,
    SLOT_NAMES,
    STATS,
    CardFace,
    Content,
)
from sagaboard.games.blood_rage.moments import BONUS
from sagaboard.kernel.bits import has


class PrintedCard(msgspec.Struct):
    """`bonus` is null where the card counts something instead."""

    id: str
    age: int
    type: str
    god: str
    bonus: int | None
    late: bool
    glory: int
    cost: int
    strength: int
    invade_cost: int


class PrintedProvince(msgspec.Struct):
    region: str
    villages: int
    fjord: str | None
    adjacent: list[str]
    is_centre: bool


class PrintedMatter(msgspec.Struct):
    clans: list[str]
    regions: list[str]
    provinces: dict[str, PrintedProvince]
    fjords: dict[str, list[str]]
    """The provinces that ships in a fjord support."""
    cards: dict[str, PrintedCard]
    monsters: list[str]
    slots: list[str]
    tracks: dict[str, list[int]]
    legendary: list[int]
    ragnarok_glory: list[int]
    token_glory: int
    rewards: list[str]
    strengths: dict[str, int]
    invade_costs: dict[str, int]
    dealt: int
    kept: int


def printed_matter(content: Content) -> PrintedMatter:
    figures = ("leader", "warrior", "ship")
    return PrintedMatter(
        clans=list(content.clans),
        regions=list(content.regions),
        provinces={
            name: PrintedProvince(
                region="" if place == content.centre else content.regions[content.region_of[place]],
                villages=content.villages[place],
                fjord=None if place == content.centre else fjord_name(content, place),
                adjacent=names_in(content, content.adjacent[place]),
                is_centre=place == content.centre,
            )
            for place, name in enumerate(content.provinces)
        },
        fjords={
            name: names_in(content, content.supports[content.province_count + number])
            for number, name in enumerate(content.fjords)
        },
        cards={face.name: printed_card(face) for face in content.cards},
        monsters=[content.cards[card].card_id for card in content.monster_cards],
        slots=list(SLOT_NAMES),
        tracks={stat: list(content.tracks[number]) for number, stat in enumerate(STATS)},
        legendary=list(content.legendary),
        ragnarok_glory=list(content.ragnarok_glory),
        token_glory=content.token_glory,
        rewards=list(REWARDS),
        strengths=dict(zip(figures, content.strengths)),
        invade_costs=dict(zip(figures, content.invade_costs)),
        dealt=content.dealt,
        kept=content.kept,
    )


def printed_card(face: CardFace) -> PrintedCard:
    counts = any(effect.moment == BONUS for effect in face.effects)
    return PrintedCard(
        id=face.card_id,
        age=face.age,
        type=CARD_TYPES[face.type],
        god=face.god,
        bonus=None if counts else face.bonus,
        late=face.late,
        glory=face.glory,
        cost=face.cost,
        strength=face.strength,
        invade_cost=face.invade_cost,
    )


def names_in(content: Content, provinces: int) -> list[str]:
    return [name for place, name in enumerate(content.provinces) if has(provinces, place)]


def fjord_name(content: Content, place: int) -> str:
    return content.place_name(content.fjord_of[place])
