"""What a trained evaluation weighs: the parts of the hand-written one, without its numbers."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage import moments as at
from sagaboard.games.blood_rage.bots.evaluation import pillage_worth
from sagaboard.games.blood_rage.components import (
    BATTLE,
    FIRST_MONSTER,
    NO_CARD,
    QUEST,
    SLOTS,
    VALHALLA,
)
from sagaboard.games.blood_rage.rules.quest_phase import is_fulfilled
from sagaboard.games.blood_rage.state import ACTION, GODS_GIFTS, BloodRage
from sagaboard.kernel.move import Seat


def features(g: BloodRage) -> list[list[float]]:
    return [features_of(g, seat) for seat in range(g.seats)]


def features_of(g: BloodRage, seat: Seat) -> list[float]:
    """Each part twice: as it is, and growing with what has been played of the game."""
    ages_left = 3.0 - float(g.age) + (1.0 if g.phase <= ACTION else 0.0)
    if g.phase == ACTION:
        ages_left -= 0.5
    parts = clan_features(g, seat) + board_features(g, seat) + card_features(g, seat)
    played = 1.0 - ages_left / 3.0
    return parts + [played * part for part in parts]


def clan_features(g: BloodRage, seat: Seat) -> list[float]:
    legendary = 0.0
    columns: list[float] = []
    for stat in range(3):
        column = g.columns[seat * 3 + stat]
        columns.append(float(column))
        legendary += float(g.content.legendary[column])
    cards = 0.0
    cost = 0.0
    strength = 0.0
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = g.sheets[slot]
        if card != NO_CARD:
            cards += 1.0
            cost += float(g.content.cards[card].cost)
            strength += float(g.content.cards[card].strength)
    rage = float(g.rage[seat]) if g.phase == ACTION else 0.0
    return [
        float(g.glory[seat]) / 10.0,
        legendary / 10.0,
        columns[0],
        columns[1],
        columns[2],
        cards,
        cost,
        strength,
        rage,
        1.0 if g.phase == ACTION and g.rage[seat] > 0 else 0.0,
    ]


def board_features(g: BloodRage, seat: Seat) -> list[float]:
    doomed = g.doom[g.age - 1]
    fjord_of_doom = g.content.fjord_of[doomed]
    in_ragnarok = float(g.content.ragnarok_glory[g.age - 1])
    released = 0.0
    for effect in g.effects_on_sheet(seat, at.RELEASED):
        released += float(effect.glory)
    for effect in g.effects_on_sheet(seat, at.RAGNAROK_GLORY):
        in_ragnarok *= float(effect.factor)
    figures = 0.0
    strength = 0.0
    dying = 0.0
    fallen = 0.0
    monsters = 0.0
    for figure in g.figures_of(seat):
        place = g.place[figure]
        if place >= 0:
            figures += 1.0
            strength += float(g.figure_strength(seat, g.own_number(figure), place))
            if g.phase <= ACTION and place in (doomed, fjord_of_doom):
                dying += 1.0
        elif place == VALHALLA:
            fallen += 1.0
        if figure >= FIRST_MONSTER:
            monsters += 1.0
    return [
        figures,
        strength,
        dying * in_ragnarok / 5.0,
        (dying + fallen) * released / 5.0,
        fallen,
        monsters,
        pillage_worth(g, seat) if g.phase == ACTION else 0.0,
    ]


def card_features(g: BloodRage, seat: Seat) -> list[float]:
    fulfilled = 0.0
    open_quests = 0.0
    for card in g.quests[seat]:
        glory = float(g.modified(seat, at.QUEST_GLORY, g.content.cards[card].glory)) + 4.0
        if is_fulfilled(g, seat, card):
            fulfilled += glory
        else:
            open_quests += glory
    drafting = g.phase == GODS_GIFTS
    acting = g.phase == ACTION and g.rage[seat] > 0
    battle = 0.0
    upgrades = 0.0
    good_quests = 0.0
    quests = 0.0
    size: i64 = len(g.hands[seat])
    if drafting or acting:
        for card in g.hands[seat]:
            face = g.content.cards[card]
            if face.type == BATTLE:
                battle += 1.0 + 0.4 * float(face.bonus) + (0.6 if face.effects else 0.0)
            elif face.type == QUEST:
                if is_fulfilled(g, seat, card):
                    good_quests += 1.0
                else:
                    quests += 1.0
            else:
                upgrades += 1.0 + 0.35 * float(face.strength) + 0.25 * float(face.cost)
    return [
        fulfilled / 5.0,
        open_quests / 5.0,
        battle,
        upgrades,
        good_quests,
        quests,
        0.0 if drafting or acting else float(min(size, 1)),
    ]
