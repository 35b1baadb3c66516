"""What must be true of every position. The tests and `simulate --check` look after each move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sagaboard.games.blood_rage.components import (
    CARD_TYPES,
    CLAN_FIGURES,
    FIRST_MONSTER,
    FIRST_SLOT,
    HORNS,
    MONSTER,
    NO_CARD,
    OUT_OF_PLAY,
    QUEST,
    SLOT_COUNT,
    SLOTS,
)
from sagaboard.games.blood_rage.kinds import CARD
from sagaboard.games.blood_rage.state import FIELDS, BloodRage
from sagaboard.kernel.invariants import held


def violations(g: BloodRage) -> list[str]:
    return [*figures(g), *monsters(g), *sheets(g), *cards(g), *numbers(g)]


def figures(g: BloodRage) -> Iterator[str]:
    content = g.content
    standing = Counter(place for place in g.place if place >= 0)
    for place in range(content.place_count):
        if g.standing[place] != standing[place]:
            yield f"{content.place_name(place)} counts {g.standing[place]}, not {standing[place]}"
    for province in range(content.province_count):
        if standing[province] > content.villages[province]:
            yield f"more figures than villages in {content.provinces[province]} (BR-BOARD-13)"
        if g.is_destroyed(province) and standing[province]:
            yield f"figures in destroyed {content.provinces[province]} (BR-BOARD-20)"
    for seat in range(g.seats):
        on_board = sum(g.place[figure] >= 0 for figure in g.figures_of(seat))
        if on_board != g.on_board[seat]:
            yield f"seat {seat} counts {g.on_board[seat]} figures, not {on_board}"
        if on_board > g.stat(seat, HORNS):
            yield f"seat {seat} has more figures than Horns (BR-CLAN-04)"
    for figure, place in enumerate(g.place):
        in_fjord = place >= content.province_count
        if in_fjord and not g.is_ship(figure):
            yield f"figure {figure} is in a fjord but no ship (BR-FIG-16)"
        if place >= 0 and g.is_ship(figure) and not in_fjord:
            yield f"ship {figure} is in a province (BR-FIG-05)"
        if figure < g.seats * CLAN_FIGURES and place == OUT_OF_PLAY:
            yield f"figure {figure} of a clan is out of play (BR-FIG-09)"


def monsters(g: BloodRage) -> Iterator[str]:
    for monster, owner in enumerate(g.monster_owner):
        place = g.place[FIRST_MONSTER + monster]
        if (owner < 0) != (place == OUT_OF_PLAY):
            yield f"Monster {monster} of seat {owner} is at {place}"
        card = g.content.monster_cards[monster]
        holders = [slot // SLOTS for slot, held in enumerate(g.sheets) if held == card]
        if holders != ([owner] if owner >= 0 else []):
            yield f"Monster {monster} belongs to {owner}, its card to {holders} (BR-UPG-10)"


def sheets(g: BloodRage) -> Iterator[str]:
    for index, card in enumerate(g.sheets):
        if card == NO_CARD:
            continue
        type_ = g.content.cards[card].type
        first = FIRST_SLOT[type_]
        if not first <= index % SLOTS < first + SLOT_COUNT[type_]:
            yield f"a {CARD_TYPES[type_]} card lies in slot {index % SLOTS} (BR-CLAN-13)"
    for seat in range(g.seats):
        moments = 0
        for card in g.sheets[seat * SLOTS : (seat + 1) * SLOTS]:
            if card != NO_CARD:
                moments |= g.content.cards[card].moments
        if moments != g.in_force[seat]:
            yield f"seat {seat} has moments {g.in_force[seat]} in force, not {moments}"


def cards(g: BloodRage) -> Iterator[str]:
    everywhere = held(g, FIELDS, CARD)
    printed: Counter[int] = Counter()
    for deck in g.content.decks[g.seats]:
        printed.update(deck)
    if everywhere != printed:
        yield f"cards are lost or doubled: {everywhere - printed} and {printed - everywhere}"
    for seat in range(g.seats):
        if g.hands[seat] != sorted(g.hands[seat]):
            yield f"the hand of seat {seat} is not in order"
        if Counter(g.known_in_hand[seat]) - Counter(g.hands[seat]):
            yield f"seat {seat} shows cards that are not in its hand (BR-HID-09)"
        chosen = g.battle.chosen[seat]
        if chosen != NO_CARD and chosen not in g.hands[seat]:
            yield f"seat {seat} chose a card that is not in its hand"
        for card in g.quests[seat]:
            if g.content.cards[card].type != QUEST:
                yield f"seat {seat} committed a card that is no Quest (BR-QUEST-01)"


def numbers(g: BloodRage) -> Iterator[str]:
    for seat in range(g.seats):
        for stat in range(3):
            if not 0 <= g.columns[seat * 3 + stat] < 6:
                yield f"seat {seat} has stat {stat} in no column (BR-CLAN-05)"
        owned = [card for card in g.sheets[seat * SLOTS : (seat + 1) * SLOTS] if card != NO_CARD]
        if sum(g.content.cards[card].type == MONSTER for card in owned) > 2:
            yield f"seat {seat} has more than two Monsters (BR-UPG-15)"
