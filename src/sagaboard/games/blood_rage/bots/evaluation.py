"""How good a position is for a seat, in Glory: a hand-written guess for bots that look ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage import moments as at
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
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import Seat

# What a column is worth beyond its Glory at the end, by stat.
COLUMN_WORTH: Final = (1.6, 1.8, 1.4)


def evaluate(g: BloodRage, seat: Seat) -> float:
    """Own prospects minus half of the best rival's."""
    if g.is_over:
        best: i64 = -1
        for other in range(g.seats):
            if other != seat:
                best = max(best, g.glory[other])
        return float(g.glory[seat] - best) + (100.0 if g.glory[seat] > best else 0.0)
    rival = -1000.0
    for other in range(g.seats):
        if other != seat:
            rival = max(rival, prospects(g, other, False))
    return prospects(g, seat, True) - 0.5 * rival


def prospects(g: BloodRage, seat: Seat, own: bool) -> float:
    """Glory now and what the table promises; a rival's hidden cards count nothing."""
    ages_left = 3.0 - float(g.age) + (1.0 if g.phase <= ACTION else 0.0)
    worth = float(g.glory[seat])
    worth += stats_worth(g, seat, ages_left)
    worth += sheet_worth(g, seat, ages_left)
    worth += board_worth(g, seat, ages_left)
    if g.phase == ACTION:
        worth += 0.55 * float(min(g.rage[seat], 12))
    if own:
        worth += quests_worth(g, seat)
        worth += hand_worth(g, seat)
    return worth


def stats_worth(g: BloodRage, seat: Seat, ages_left: float) -> float:
    worth = 0.0
    for stat in range(3):
        column = g.columns[seat * 3 + stat]
        worth += COLUMN_WORTH[stat] * float(column) * (0.4 + 0.6 * ages_left)
        worth += float(g.content.legendary[column])
        if column < 3 and ages_left > 0.0:
            worth += float(column) * 1.5  # on the way to the legendary levels
    return worth


def sheet_worth(g: BloodRage, seat: Seat, ages_left: float) -> float:
    worth = 0.0
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = g.sheets[slot]
        if card != NO_CARD:
            face = g.content.cards[card]
            worth += 1.2 + float(face.cost) * 0.9
            worth += (0.8 + 0.5 * float(face.strength)) * ages_left * 0.6
    return worth


def board_worth(g: BloodRage, seat: Seat, ages_left: float) -> float:
    """Figures on the board are worth what they can still pillage, win or die for."""
    worth = 0.0
    doomed = g.doom[g.age - 1]
    fjord_of_doom = g.content.fjord_of[doomed]
    in_ragnarok = float(g.content.ragnarok_glory[g.age - 1])
    released = 0.0
    for effect in g.effects_on_sheet(seat, at.RELEASED):
        released += float(effect.glory)
    for effect in g.effects_on_sheet(seat, at.RAGNAROK_GLORY):
        in_ragnarok *= float(effect.factor)
    for figure in g.figures_of(seat):
        place = g.place[figure]
        if place >= 0:
            strength = float(g.figure_strength(seat, g.own_number(figure), place))
            worth += 0.5 + 0.35 * strength
            if g.phase <= ACTION and place in (doomed, fjord_of_doom):
                worth += 0.8 * in_ragnarok + released
            elif ages_left >= 1.0:
                worth += 0.4
        elif place == VALHALLA:
            worth += 0.9 * released
        if figure >= FIRST_MONSTER:
            worth += 0.5
    if g.phase == ACTION:
        worth += pillage_worth(g, seat)
    return worth


def pillage_worth(g: BloodRage, seat: Seat) -> float:
    """The chance to take what is still to be pillaged where the clan stands strong."""
    worth = 0.0
    if g.rage[seat] == 0:
        return worth
    provinces = g.present(seat) & ~(g.pillaged | g.destroyed)
    for province in range(g.content.province_count):
        if not has(provinces, province):
            continue
        own = g.strength(seat, province)
        rival: i64 = 0
        for other in range(g.seats):
            if other != seat:
                rival = max(rival, g.strength(other, province))
        reward = 3.5 if province != g.content.centre else 8.0
        if own > rival:
            worth += 0.35 * reward
        elif own == rival:
            worth += 0.15 * reward
    return worth


def quests_worth(g: BloodRage, seat: Seat) -> float:
    worth = 0.0
    for card in g.quests[seat]:
        glory = float(g.modified(seat, at.QUEST_GLORY, g.content.cards[card].glory)) + 4.0
        worth += glory * (0.75 if is_fulfilled(g, seat, card) else 0.25)
    return worth


def hand_worth(g: BloodRage, seat: Seat) -> float:
    """Cards in hand are only promises: a Quest that stands well, a card that wins battles."""
    worth = 0.0
    left_over = 0.0
    for card in g.hands[seat]:
        face = g.content.cards[card]
        if face.type == BATTLE:
            value = 0.8 + 0.35 * float(face.bonus) + (0.6 if face.effects else 0.0)
        elif face.type == QUEST:
            value = 2.2 if is_fulfilled(g, seat, card) else 1.2
        else:
            value = 1.0 + 0.35 * float(face.strength) + 0.25 * float(face.cost)
        worth += value
        left_over = max(left_over, value)
    if g.phase == GODS_GIFTS:
        return worth
    if g.rage[seat] == 0 or g.phase != ACTION:
        return left_over if g.age < 3 else 0.0
    return worth
