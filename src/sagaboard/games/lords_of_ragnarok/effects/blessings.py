"""Texts of blessings, in the order of their moments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER
from sagaboard.games.lords.components import BLESSING, Effect, Source
from sagaboard.games.lords.hand import discard
from sagaboard.games.lords_of_ragnarok.moves import ROUSE
from sagaboard.games.lords_of_ragnarok.rules.armies import strengthen_armies
from sagaboard.games.lords_of_ragnarok.rules.attributes import ATTACK_EFFECT, heal
from sagaboard.games.lords_of_ragnarok.rules.hand import draw
from sagaboard.games.lords_of_ragnarok.rules.movement import PlaceHero, may_move_hero
from sagaboard.games.lords_of_ragnarok.rules.wounds import ANY_SYMBOL, ChooseWound
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

LOW_LEVEL: Final = 1
"""Of a monument."""

# Always. Modifiers.


def add(g: LordsOfRagnarok, seat: Seat, e: Effect, value: i64) -> i64:
    return value + e.n


def subtract(g: LordsOfRagnarok, seat: Seat, e: Effect, value: i64) -> i64:
    return max(value - e.n, 0)


def nothing(g: LordsOfRagnarok, seat: Seat, e: Effect, value: i64) -> i64:
    return 0


def strength_attacking(g: LordsOfRagnarok, seat: Seat, e: Effect, value: i64) -> i64:
    return value + e.n if g.battle.sides[ATTACKER] == seat else value


def strength_defending(g: LordsOfRagnarok, seat: Seat, e: Effect, value: i64) -> i64:
    return value + e.n if g.battle.sides[DEFENDER] == seat else value


def strength_defending_with_hero(g: LordsOfRagnarok, seat: Seat, e: Effect, value: i64) -> i64:
    if g.battle.sides[DEFENDER] != seat or g.hero_at[seat] != g.battle.region:
        return value
    return value + e.n


def strength_by_drakkar(g: LordsOfRagnarok, seat: Seat, e: Effect, value: i64) -> i64:
    """If an army of the attacker in the battle came by drakkar in this step."""
    if g.battle.sides[ATTACKER] == seat:
        for army in g.armies_at(seat, g.battle.region):
            if has(g.sailed, army):
                return value + e.n
    return value


# Permissions.


def can_heal_for_card(g: LordsOfRagnarok, seat: Seat, e: Effect, subject: i64) -> bool:
    return g.injured[seat] != 0 and len(g.hands[seat]) > 0


def card_to_heal(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    heal(g, seat, e.n)
    discard(g, seat, 1)  # on top of the stack, so first


def move_hero(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    may_move_hero(g, seat, e.n)


def place_hero(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.push(PlaceHero(seat))


def has_monster_here(g: LordsOfRagnarok, seat: Seat, e: Effect, subject: i64) -> bool:
    return len(g.monsters_at(g.hero_at[seat])) > 0


def wound_monster_here(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.push(WoundMonsterHere(seat))


class WoundMonsterHere(Frame[LordsOfRagnarok]):
    """LOR-OUTW-01: whoever controls it; not the boss."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> WoundMonsterHere:
        return WoundMonsterHere(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        monsters = g.monsters_at(g.hero_at[self.seat])
        if len(monsters) == 1:
            self.take(g, self.seat, ROUSE + monsters[0])
        else:
            g.ask(self.seat, "wound_monster", [ROUSE + monster for monster in monsters])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        g.push(ChooseWound(seat, move - ROUSE, ANY_SYMBOL))


def draw_and_discard(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    """The limit is checked after the discard."""
    g.draw_cards(seat, e.n)
    discard(g, seat, e.n)


def is_from_attack_card(g: LordsOfRagnarok, seat: Seat, e: Effect, cause: i64) -> bool:
    return cause == ATTACK_EFFECT


# Reactions.


def draw_when_healed(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    """Once per turn of any player."""
    if g.is_usable(source, e):
        g.spent |= bit(source - BLESSING)
        draw(g, seat, e.n)


def draw_for_priest(g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, god: i64) -> None:
    """At a monument that has hardly been begun."""
    if g.monuments[god] <= LOW_LEVEL:
        draw(g, seat, e.n)


def army_for_alliance(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, realm: i64
) -> None:
    strengthen_armies(g, seat, g.armies_of(seat), e.n)


def army_after_retreat(
    g: LordsOfRagnarok, seat: Seat, source: Source, e: Effect, region: i64
) -> None:
    got_away = [army for army in g.armies_of(seat) if has(g.battle.retreated, army)]
    strengthen_armies(g, seat, got_away, e.n)
