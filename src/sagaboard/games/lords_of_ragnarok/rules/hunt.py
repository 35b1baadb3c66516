"""Chapters 24 and 27: the start of a hunt, its rounds in turn, and its end (LOR-OQ-47)."""

from __future__ import annotations

from typing import Final

from sagaboard.games.lords.components import ONCE_PER_HUNT, Card, Monster
from sagaboard.games.lords.hunt import FAILURE, GOING_ON, SUCCESS
from sagaboard.games.lords.trigger import refresh, trigger
from sagaboard.games.lords_of_ragnarok.components import MIGHT
from sagaboard.games.lords_of_ragnarok.hunt import NO_HUNT, new_hunt
from sagaboard.games.lords_of_ragnarok.moments import AFTER_HUNT, BEFORE_HUNT, HUNT_BEGUN
from sagaboard.games.lords_of_ragnarok.moves import HUNT
from sagaboard.games.lords_of_ragnarok.options import (
    CONTROLLER_ELSE_RIGHT,
    HUNT_MONSTER_PLAYER,
    HUNT_OWN_MONSTER,
    LOSE_CONTROL,
)
from sagaboard.games.lords_of_ragnarok.rules.attributes import ELSEWHERE, injure
from sagaboard.games.lords_of_ragnarok.rules.hero_round import HeroRound
from sagaboard.games.lords_of_ragnarok.rules.limits import keep_limits
from sagaboard.games.lords_of_ragnarok.rules.monster_round import MonsterRound, draw_attacks
from sagaboard.games.lords_of_ragnarok.rules.monsters import remove_ring
from sagaboard.games.lords_of_ragnarok.rules.trigger import permit
from sagaboard.games.lords_of_ragnarok.rules.wounds import defeat
from sagaboard.games.lords_of_ragnarok.state import MONSTER_SLAYER, LordsOfRagnarok
from sagaboard.kernel.bits import has
from sagaboard.kernel.move import NOBODY, Move, Seat
from sagaboard.kernel.steps import StepList, Steps


def may_hunt(g: LordsOfRagnarok, seat: Seat, beast: Monster) -> bool:
    """LOR-MONS-05 to 08, LOR-HUNT-02, 05: any monster, or the boss, where the hero is."""
    if g.place_of(beast) != g.hero_at[seat]:
        return False
    if beast != g.content.loki:
        return True
    return g.defeated(seat) >= g.content.numbers.defeated_for_boss[g.seats]


def offer_hunts(g: LordsOfRagnarok, seat: Seat, moves: list[Move]) -> None:
    for beast in range(g.content.loki + 1):
        if may_hunt(g, seat, beast):
            moves.append(HUNT + beast)


def monster_player(g: LordsOfRagnarok, hunter: Seat, beast: Monster) -> Seat:
    """LOR-HUNT-04, LOR-OQ-40, 90; LOR-OPT-07, 08."""
    if beast != g.content.loki and g.options[HUNT_MONSTER_PLAYER] == CONTROLLER_ELSE_RIGHT:
        ring = g.rings[beast]
        if ring not in (NOBODY, hunter):
            return ring
    return g.right_of(hunter)


def begin_hunt(g: LordsOfRagnarok, seat: Seat, beast: Monster) -> None:
    if beast != g.content.loki and g.rings[beast] == seat:
        if g.options[HUNT_OWN_MONSTER] == LOSE_CONTROL:  # LOR-MCTL-06
            remove_ring(g, beast)
    player = monster_player(g, seat, beast)
    g.hunt = new_hunt(seat, beast, g.hero_at[seat], player, shuffled_attacks(g))
    refresh(g, seat, ONCE_PER_HUNT)
    g.tell("hunt_began", seat, beast, g.hero_at[seat])
    g.push(Hunting(0))


def shuffled_attacks(g: LordsOfRagnarok) -> list[Card]:
    """LOR-MRND-17, LOR-DECK-05: all of them."""
    deck: list[Card] = []
    for card, face in enumerate(g.content.attacks):
        for _ in range(face.count):
            deck.append(card)
    g.chance.shuffle(deck)
    return deck


class Hunting(Steps[LordsOfRagnarok]):
    """LOR-HUNT-06 to 09, LOR-OQ-47: start, rounds in turn until the hunt ends, its end."""

    def copy(self) -> Hunting:
        return Hunting(self.step)

    def steps(self) -> StepList[LordsOfRagnarok]:
        return HUNTING

    def before_hunt(self, g: LordsOfRagnarok) -> None:
        permit(g, g.hunt.hunter, BEFORE_HUNT, g.hunt.monster)
        trigger(g, g.hunt.hunter, HUNT_BEGUN, g.hunt.monster)  # on top, so first

    def draw_combat_cards(self, g: LordsOfRagnarok) -> None:
        g.draw_cards(g.hunt.hunter, g.value(g.hunt.hunter, MIGHT))

    def draw_monster_hand(self, g: LordsOfRagnarok) -> None:
        draw_attacks(g, g.content.numbers.monster_hand)

    def monster_round(self, g: LordsOfRagnarok) -> None:
        g.push(MonsterRound(0))

    def hero_round(self, g: LordsOfRagnarok) -> None:
        if g.hunt.outcome == GOING_ON:
            g.hunt.dealt = 0
            g.push(HeroRound([], False))

    def next_round(self, g: LordsOfRagnarok) -> None:
        if g.hunt.outcome == GOING_ON:
            self.go_to(Hunting.monster_round)

    def result(self, g: LordsOfRagnarok) -> None:
        """LOR-HEND-01 to 06, 09."""
        h = g.hunt
        if h.outcome == FAILURE:
            g.tell("hunt_failed", h.hunter, h.monster)
            injure(g, h.hunter, 1, ELSEWHERE)
        elif h.monster == g.content.loki:
            g.win(h.hunter, MONSTER_SLAYER)

    def reward(self, g: LordsOfRagnarok) -> None:
        boss = g.content.loki
        if g.hunt.monster == boss:
            g.wounds[boss] = [NOBODY] * len(g.wounds[boss])  # LOR-HEND-10
        else:
            give_artifact(g)

    def defeat_monster(self, g: LordsOfRagnarok) -> None:
        if g.hunt.outcome == SUCCESS:
            defeat(g, g.hunt.hunter, g.hunt.monster)

    def clear_table(self, g: LordsOfRagnarok) -> None:
        """LOR-HEND-08: the limit of combat cards applies again."""
        g.done()
        hunter = g.hunt.hunter
        beast = g.hunt.monster
        g.hunt = NO_HUNT
        permit(g, hunter, AFTER_HUNT, beast)
        keep_limits(g, hunter)  # on top, so first


HUNTING: Final[StepList[LordsOfRagnarok]] = (
    Hunting.before_hunt,
    Hunting.draw_combat_cards,
    Hunting.draw_monster_hand,
    Hunting.monster_round,
    Hunting.hero_round,
    Hunting.next_round,
    Hunting.result,
    Hunting.reward,
    Hunting.defeat_monster,
    Hunting.clear_table,
)


def give_artifact(g: LordsOfRagnarok) -> None:
    """LOR-ARTR-01 to 04, LOR-OQ-51: whoever covered the spaces without a reward."""
    card = g.content.monsters[g.hunt.monster]
    for space, marker in enumerate(g.wounds[g.hunt.monster]):
        if marker == NOBODY and has(card.plain, space):
            return
    if g.holder_of(card.artifact) == NOBODY:
        g.gain_artifact(g.hunt.hunter, card.artifact)
