"""What a seat may know (chapter 19) as a row of numbers; nothing that its view does not show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.battle import NOWHERE
from sagaboard.games.blood_rage.components import (
    CLAN_FIGURES,
    FIRST_MONSTER,
    NO_CARD,
    OWN_LEADER,
    OWN_SHIP,
    OWN_WARRIOR,
    REWARDS,
    SLOTS,
    Card,
)
from sagaboard.games.blood_rage.kinds import PHASES
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.move import Seat
from sagaboard.kernel.observation import COUNT_OF, EACH, NUMBER, Row

AGES: Final = 3
OFF_BOARD: Final = 3
"""Out of play, Valhalla and the reserve stand before the places of the board."""


def observe(g: BloodRage, seat: Seat, row: Row) -> None:
    content = g.content
    cards: i64 = len(content.cards)
    provinces: i64 = content.province_count
    row.one_of("age", "age", g.age - 1, AGES)
    row.one_of("phase", "phase", g.phase, len(PHASES))
    row.seat_of("first_player", g.first_player)
    row.seat_of("active", g.active)
    row.each("pillaged", "province", g.pillaged & ~g.destroyed, provinces)
    row.each("destroyed", "province", g.destroyed, provinces)
    tokens(g, row)
    for age in range(AGES):
        row.begin("doom", age)
        row.one_of("province", "province", g.doom[age] if age < len(g.doom) else -1, provinces)
    row.end()
    row.each("free_monsters", "monster", free_monsters(g), content.monster_count)
    row.count_of("discarded", "card", g.discarded, cards)
    row.number("undealt", len(g.undealt))
    start = row.room("decks", NUMBER, "age", AGES)
    for age, deck in enumerate(g.decks):
        row.put(start + age, len(deck))
    for step in range(g.seats):
        row.begin("clan", step)
        observe_clan(g, (seat + step) % g.seats, row)
    row.end()
    observe_battle(g, seat, row)
    observe_own(g, seat, row)


def tokens(g: BloodRage, row: Row) -> None:
    """A destroyed province has lost its token (BR-RAG-07)."""
    rewards: i64 = len(REWARDS)
    start = row.room("tokens", EACH, "province and reward", g.content.province_count * rewards)
    for province, token in enumerate(g.tokens):
        if not g.is_destroyed(province):
            row.put(start + province * rewards + token, 1)


def free_monsters(g: BloodRage) -> i64:
    """Next to the board; one whose card was discarded has left the game (BR-UPG-16)."""
    free: i64 = 0
    for monster, owner in enumerate(g.monster_owner):
        if owner < 0 and g.content.monster_cards[monster] not in g.discarded:
            free |= bit(monster)
    return free


def observe_clan(g: BloodRage, seat: Seat, row: Row) -> None:
    """What everybody knows of a clan. Backs tell the Age of a card (BR-CARD-01)."""
    content = g.content
    cards: i64 = len(content.cards)
    row.one_of("clan", "clan", g.clans[seat], len(content.clans))
    row.number("glory", g.glory[seat])
    row.number("rage", g.rage[seat])
    row.numbers_of("columns", "stat", g.columns, seat * 3, seat * 3 + 3)
    row.flag("passed", has(g.passed, seat))
    start = row.room("sheet", COUNT_OF, "card", cards)
    slot: i64 = seat * SLOTS
    while slot < (seat + 1) * SLOTS:
        if g.sheets[slot] != NO_CARD:
            row.put(start + g.sheets[slot], 1)
        slot += 1
    observe_figures(g, seat, row)
    by_age(g, "hand", g.hands[seat], row)
    by_age(g, "quests", g.quests[seat], row)
    by_age(g, "buried", g.buried[seat], row)
    row.count_of("shown", "card", g.known_in_hand[seat], cards)
    row.number("pack_size", len(g.packs[seat]) + len(g.picks[seat]))


def observe_figures(g: BloodRage, seat: Seat, row: Row) -> None:
    places: i64 = g.content.place_count + OFF_BOARD
    first: i64 = seat * CLAN_FIGURES
    row.one_of("leader", "place", g.place[first + OWN_LEADER] + OFF_BOARD, places)
    warriors = g.place[first + OWN_WARRIOR : first + OWN_SHIP]
    row.count_of("warriors", "place", [place + OFF_BOARD for place in warriors], places)
    row.one_of("ship", "place", g.place[first + OWN_SHIP] + OFF_BOARD, places)
    monsters = g.content.monster_count
    start = row.room("monsters", EACH, "monster and place", monsters * places)
    for monster, owner in enumerate(g.monster_owner):
        if owner == seat:
            place = g.place[FIRST_MONSTER + monster]
            row.put(start + monster * places + place + OFF_BOARD, 1)


def by_age(g: BloodRage, name: str, cards: list[Card], row: Row) -> None:
    faces = g.content.cards
    row.count_of(name, "age", [faces[card].age - 1 for card in cards], AGES)


def observe_battle(g: BloodRage, seat: Seat, row: Row) -> None:
    b = g.battle
    is_on = b.province != NOWHERE
    cards: i64 = len(g.content.cards)
    row.one_of("battle_province", "province", b.province, g.content.province_count)
    row.seat_of("pillager", b.pillager if is_on else -1)
    row.flag("again", is_on and b.is_repeat)
    row.seat_of("winner", b.winner if is_on else -1)
    for step in range(g.seats):
        other = (seat + step) % g.seats
        row.begin("side", step)
        row.flag("takes_part", is_on and other in b.participants)
        row.flag("has_chosen", is_on and b.chosen[other] != NO_CARD)
        row.count_of("cards", "card", b.cards[other] if is_on else [], cards)
        row.flag("blank", is_on and b.is_cancelled[other])
        row.number("treated", b.quest_bonus[other] if is_on else 0)
        row.number("total", b.totals[other] if is_on else 0)
        row.number("fallen", b.fallen[other] if is_on else 0)
    row.end()


def observe_own(g: BloodRage, seat: Seat, row: Row) -> None:
    """What only the seat itself knows."""
    cards: i64 = len(g.content.cards)
    row.count_of("own_hand", "card", g.hands[seat], cards)
    row.count_of("own_pack", "card", g.packs[seat], cards)
    row.count_of("own_picks", "card", g.picks[seat], cards)
    row.count_of("own_quests", "card", g.quests[seat], cards)
    row.count_of("own_buried", "card", g.buried[seat], cards)
    row.one_of("own_chosen", "card", g.battle.chosen[seat], cards)
    row.one_of("own_kept", "card", g.kept[seat], cards)
