"""Chapters 24 and 27: the start of a hunt, its rounds in turn, and its end (LOR-OQ-47)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat

# Steps of the frame.
START_1: Final = 0
START_2: Final = 1
START_3: Final = 2
MONSTER_ROUND: Final = 3
HERO_ROUND: Final = 4
NEXT_ROUND: Final = 5
RESULT: Final = 6
ARTIFACT: Final = 7
DEFEAT: Final = 8


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
    g.push(Hunting(START_1))


def shuffled_attacks(g: LordsOfRagnarok) -> list[Card]:
    """LOR-MRND-17, LOR-DECK-05: all of them."""
    deck: list[Card] = []
    for card, face in enumerate(g.content.attacks):
        for _ in range(face.count):
            deck.append(card)
    g.chance.shuffle(deck)
    return deck


class Hunting(Frame[LordsOfRagnarok]):
    """LOR-HUNT-06 to 09, LOR-OQ-47: start, rounds in turn until the hunt ends, its end."""

    def __init__(self, step: i64) -> None:
        self.step = step

    def copy(self) -> Hunting:
        return Hunting(self.step)

    def resume(self, g: LordsOfRagnarok) -> None:
        h = g.hunt
        step = self.step
        self.step += 1
        if step == START_1:
            permit(g, h.hunter, BEFORE_HUNT, h.monster)
            trigger(g, h.hunter, HUNT_BEGUN, h.monster)  # on top, so first
        elif step == START_2:
            g.draw_cards(h.hunter, g.value(h.hunter, MIGHT))
        elif step == START_3:
            draw_attacks(g, g.content.numbers.monster_hand)
        elif step == MONSTER_ROUND:
            g.push(MonsterRound(0))
        elif step == HERO_ROUND:
            if h.outcome == GOING_ON:
                h.dealt = 0
                g.push(HeroRound([], False))
        elif step == NEXT_ROUND:
            if h.outcome == GOING_ON:
                self.step = MONSTER_ROUND
        elif step == RESULT:
            self.result(g)
        elif step == ARTIFACT:
            if h.monster == g.content.loki:
                g.wounds[h.monster] = [NOBODY] * len(g.wounds[h.monster])  # LOR-HEND-10
            else:
                give_artifact(g)
        elif step == DEFEAT:
            if h.outcome == SUCCESS:
                defeat(g, h.hunter, h.monster)
        else:
            self.finish(g)

    def result(self, g: LordsOfRagnarok) -> None:
        """LOR-HEND-01 to 06, 09."""
        h = g.hunt
        if h.outcome == FAILURE:
            g.tell("hunt_failed", h.hunter, h.monster)
            injure(g, h.hunter, 1, ELSEWHERE)
        elif h.monster == g.content.loki:
            g.win(h.hunter, MONSTER_SLAYER)

    def finish(self, g: LordsOfRagnarok) -> None:
        """LOR-HEND-08: the limit of combat cards applies again."""
        g.done()
        hunter = g.hunt.hunter
        beast = g.hunt.monster
        g.hunt = NO_HUNT
        permit(g, hunter, AFTER_HUNT, beast)
        keep_limits(g, hunter)  # on top, so first


def give_artifact(g: LordsOfRagnarok) -> None:
    """LOR-ARTR-01 to 04, LOR-OQ-51: whoever covered the spaces without a reward."""
    card = g.content.monsters[g.hunt.monster]
    for space, marker in enumerate(g.wounds[g.hunt.monster]):
        if marker == NOBODY and has(card.plain, space):
            return
    if g.holder_of(card.artifact) == NOBODY:
        g.gain_artifact(g.hunt.hunter, card.artifact)
