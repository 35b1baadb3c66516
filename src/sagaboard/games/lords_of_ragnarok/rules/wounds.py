"""Wounds on monsters and the boss, and their defeat (LOR-HRND-01 to 12, LOR-DEF, LOR-OUTW)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Monster
from sagaboard.games.lords.hunt import SUCCESS
from sagaboard.games.lords_of_ragnarok.components import NO_REWARD, WOUND_SYMBOLS
from sagaboard.games.lords_of_ragnarok.moves import WOUND
from sagaboard.games.lords_of_ragnarok.options import EVERYONE, SLAYER_TOKEN_FOR
from sagaboard.games.lords_of_ragnarok.rules.rewards import gain_reward
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat

ANY_SYMBOL: Final = (1 << WOUND_SYMBOLS) - 1


def reward_of(g: LordsOfRagnarok, beast: Monster, space: i64) -> i64:
    """The boss has no rewards."""
    if beast == g.content.loki:
        return NO_REWARD
    return g.content.monsters[beast].rewards[space]


def kind_of(g: LordsOfRagnarok, beast: Monster, space: i64) -> i64:
    """Spaces of the same kind are alike."""
    if beast == g.content.loki:
        boss = g.content.boss
        return boss.first[space] * WOUND_SYMBOLS + boss.second[space]
    card = g.content.monsters[beast]
    return card.rewards[space] * WOUND_SYMBOLS + card.symbols[space]


def first_of_each_kind(g: LordsOfRagnarok, beast: Monster, spaces: list[i64]) -> list[i64]:
    seen: i64 = 0
    kept: list[i64] = []
    for space in spaces:
        kind = kind_of(g, beast, space)
        if not has(seen, kind):
            seen |= bit(kind)
            kept.append(space)
    return kept


def free_spaces(g: LordsOfRagnarok, beast: Monster) -> list[i64]:
    """Uncovered wound spaces; of those that are alike only the first."""
    markers = g.wounds[beast]
    free = [space for space in range(len(markers)) if markers[space] == NOBODY]
    return first_of_each_kind(g, beast, free)


def spaces_with(g: LordsOfRagnarok, monster: Monster, symbols: i64) -> list[i64]:
    """Uncovered wound spaces of a monster with one of these symbols."""
    shown = g.content.monsters[monster].symbols
    return [s for s in free_spaces(g, monster) if has(symbols, shown[s])]


def deal_wound(g: LordsOfRagnarok, seat: Seat, beast: Monster, space: i64) -> None:
    """LOR-HRND-02, 03, 06: in a hunt the reward is gained; outside it is not (LOR-OUTW-02)."""
    g.wounds[beast][space] = seat
    g.tell("wounded", seat, beast, space)
    hunted = g.hunt.hunter == seat and g.hunt.monster == beast
    if hunted:
        g.hunt.dealt += 1
    if NOBODY not in g.wounds[beast]:
        if hunted:
            g.hunt.outcome = SUCCESS
        else:
            defeat(g, seat, beast)  # LOR-OUTW-04
    if hunted:
        gain_reward(g, seat, reward_of(g, beast, space))


def defeat(g: LordsOfRagnarok, seat: Seat, monster: Monster) -> None:
    """LOR-DEF-02 to 07: figure, slayer tokens, ring and markers."""
    g.tell("monster_defeated", seat, monster, g.monster_at[monster])
    g.monster_at[monster] = NOWHERE
    g.slain_by[monster] = seat
    g.rings[monster] = NOBODY  # LOR-OQ-35
    markers = g.wounds[monster]
    for other in g.from_active():
        earns = other != seat or g.options[SLAYER_TOKEN_FOR] == EVERYONE
        if earns and markers.count(other) >= g.content.numbers.slayer_markers:
            if sum(g.slayer_tokens) < g.content.numbers.slayer_tokens:  # LOR-OQ-52
                g.slayer_tokens[other] += 1
                g.tell("slayer_token_gained", other)
    g.wounds[monster] = [NOBODY] * len(markers)


class ChooseWound(Frame[LordsOfRagnarok]):
    """A wound on a space with one of the symbols, without a card of its own (LOR-OQ-37)."""

    def __init__(self, seat: Seat, monster: Monster, symbols: i64) -> None:
        self.seat = seat
        self.monster = monster
        self.symbols = symbols

    def copy(self) -> ChooseWound:
        return ChooseWound(self.seat, self.monster, self.symbols)

    def resume(self, g: LordsOfRagnarok) -> None:
        spaces = spaces_with(g, self.monster, self.symbols)
        if not spaces:
            g.done()
        elif len(spaces) == 1:
            self.deal(g, spaces[0])
        else:
            g.ask(self.seat, "which_wound", [WOUND + space for space in spaces])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        self.deal(g, move - WOUND)

    def deal(self, g: LordsOfRagnarok, space: i64) -> None:
        g.done()
        deal_wound(g, self.seat, self.monster, space)
