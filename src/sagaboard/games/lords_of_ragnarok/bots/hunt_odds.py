"""What hunts promise, for the evaluation: wounds, a monster's defeat, Loki's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Card, Monster, Region
from sagaboard.games.lords_of_ragnarok.components import MIGHT, MONSTERS
from sagaboard.games.lords_of_ragnarok.rules.monsters_action import MonstersAction
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bits, has
from sagaboard.kernel.move import NOBODY, Seat

WOUND: Final = 0.8
"""An own marker on a monster: towards the figure, the artifact and a slayer token."""
TOKEN: Final = 1.5
"""Enough markers for a slayer token, whoever deals the last wound."""
WOUND_AHEAD: Final = 1.0
"""A wound that is likely to be dealt; its reward is included."""
DEFEAT_AHEAD: Final = 8.0
"""A monster that a hunt is likely to defeat."""
LOKI_AHEAD: Final = 150.0
"""A hunt of Loki that is sure to succeed."""
ATTACKS_A_ROUND: Final = 2.4
"""So many cards leave the monster's deck in a round."""
SAFE_CARDS: Final = 10.0
"""With so many cards, those of Might included, a hunt of Loki nearly always succeeds; with four
fewer hardly ever. Measured between greedy players, as are the wounds of a hunt below."""


def markers_worth(g: LordsOfRagnarok, seat: Seat) -> float:
    worth = 0.0
    enough = g.content.numbers.slayer_markers
    for monster in range(len(g.monster_at)):
        own: i64 = g.wounds[monster].count(seat)
        worth += WOUND * float(own)
        if own >= enough:
            worth += TOKEN
    return worth


def hunt_worth(g: LordsOfRagnarok, seat: Seat) -> float:
    """What the seat's hunt under way still promises."""
    h = g.hunt
    if h.hunter != seat:
        return 0.0
    if h.monster == g.content.loki:
        return LOKI_AHEAD * chance_in_hunt(g)
    free = free_symbols(g, h.monster)
    ready: i64 = len(free) - uncovered(g, free, g.hands[seat][:])
    if ready == 0:
        return -1.5
    rounds = min(float(ready), float(len(h.deck)) / ATTACKS_A_ROUND)
    likely = min(float(ready) + 0.6 * rounds, float(len(free)))
    share = likely / float(len(free))
    return WOUND_AHEAD * likely + DEFEAT_AHEAD * share * share * share * share


def hunting_ground(g: LordsOfRagnarok, seat: Seat) -> float:
    """What the hero could hunt: at once in the Monsters action, else half as good while that
    action is open."""
    where = g.hero_at[seat]
    if where == NOWHERE:
        return 0.0
    top = g.stack[-1]
    hunts_now = isinstance(top, MonstersAction) and top.seat == seat and top.count == 0
    if not hunts_now and seat in g.wheel[MONSTERS]:
        return 0.0
    best = 0.0
    for monster, at in enumerate(g.monster_at):
        if at != NOWHERE and (at == where or not hunts_now):
            best = max(best, nearness(g, where, at) * promise(g, seat, monster))
    if not hunts_now:
        return 0.5 * best
    if g.boss_at == where and g.defeated(seat) >= g.content.numbers.defeated_for_boss[g.seats]:
        best = max(best, LOKI_AHEAD * loki_chance(g, seat))
    return best


def promise(g: LordsOfRagnarok, seat: Seat, monster: Monster) -> float:
    """Of a hunt that would begin now: wounds, perhaps the last one, and injuries."""
    free = max(float(g.wounds[monster].count(NOBODY)), 1.0)
    health = 1.0 - 0.2 * float(g.injuries(seat))
    likely = min((2.6 + 0.6 * cards_to_hunt(g, seat)) * health, free)
    share = likely / free
    return WOUND_AHEAD * likely + DEFEAT_AHEAD * share * share * share * share - 1.5


def cards_to_hunt(g: LordsOfRagnarok, seat: Seat) -> float:
    """Those in hand, and those drawn by Might at the start (LOR-HUNT-07)."""
    return float(len(g.hands[seat]) + g.value(seat, MIGHT))


def loki_chance(g: LordsOfRagnarok, seat: Seat) -> float:
    """Of a hunt that would begin now."""
    missing = SAFE_CARDS + 0.7 * float(g.injuries(seat)) - cards_to_hunt(g, seat)
    return max(0.0, min(0.95, 0.95 - 0.22 * missing))


def chance_in_hunt(g: LordsOfRagnarok) -> float:
    """To cover all of Loki's free spaces, each with a pair of cards."""
    h = g.hunt
    boss = g.content.boss
    hand = g.hands[h.hunter][:]
    missing = 0.0
    for space, marker in enumerate(g.wounds[h.monster]):
        if marker == NOBODY:
            missing += float(uncovered(g, [boss.first[space], boss.second[space]], hand))
    rounds = float(len(h.deck)) / ATTACKS_A_ROUND
    return odds(missing - 0.4 * rounds - 0.15 * float(len(hand)))


def odds(missing: float) -> float:
    """The chance to find so many cards in time."""
    chance = 0.97
    while missing > 0.0:
        chance *= 0.62 if missing >= 1.0 else 1.0 - 0.38 * missing
        missing -= 1.0
    return chance


def free_symbols(g: LordsOfRagnarok, monster: Monster) -> list[i64]:
    """The symbols of the uncovered wound spaces."""
    symbols = g.content.monsters[monster].symbols
    markers = g.wounds[monster]
    return [symbols[space] for space in range(len(markers)) if markers[space] == NOBODY]


def uncovered(g: LordsOfRagnarok, symbols: list[i64], hand: list[Card]) -> i64:
    """For how many of the symbols the hand has no card. Those used are taken out of it, the ones
    that cover fewest other symbols first."""
    left: i64 = 0
    for symbol in symbols:
        best: i64 = -1
        fewest: i64 = 100
        for number, card in enumerate(hand):
            covers = g.content.combat[card].covers
            if has(covers, symbol) and bits(covers) < fewest:
                best = number
                fewest = bits(covers)
        if best < 0:
            left += 1
        else:
            hand.pop(best)
    return left


def nearness(g: LordsOfRagnarok, where: Region, at: Region) -> float:
    """1 on the spot; a hero moves two regions in a turn."""
    if at == NOWHERE:
        return 0.0
    if where == at:
        return 1.0
    around = g.board.adjacent[where]
    if has(around, at):
        return 0.7
    return 0.5 if around & g.board.adjacent[at] != 0 else 0.2
