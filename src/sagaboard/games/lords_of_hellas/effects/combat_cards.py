"""Texts of combat cards; conditions and counts are read when the card is played (LOH-BATTLE-06)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER
from sagaboard.games.lords.components import NOWHERE, Effect, Source
from sagaboard.games.lords_of_hellas.components import LEADERSHIP, NO_CITY
from sagaboard.games.lords_of_hellas.rules.bring import BringHoplites
from sagaboard.games.lords_of_hellas.rules.losses import kill
from sagaboard.games.lords_of_hellas.rules.recruit import recruit_in_battle
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.move import Seat

# The subject is the side of the player.


def defends_city(g: LordsOfHellas, side: i64) -> bool:
    return side == DEFENDER and g.content.city[g.battle.region] != NO_CITY


def own_and_enemy(g: LordsOfHellas, seat: Seat) -> tuple[i64, i64]:
    """Hoplites of both sides in the battle (LOH-BATTLE-23, 24)."""
    b = g.battle
    return g.army(seat, b.region), g.army(b.opponent(seat), b.region)


def strengthen(g: LordsOfHellas, seat: Seat, side: i64, strength: i64) -> None:
    if strength > 0:
        g.battle.bonus[side] += strength
        g.tell("card_effect", seat, strength)


def strength_if_defending_city(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    if defends_city(g, side):
        strengthen(g, seat, side, e.n)


def may_recruit_if_defending_city(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    if defends_city(g, side):
        recruit_in_battle(g, seat, e.n)


def strength_if_glory_token(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    if g.glory[g.content.land_of[g.battle.region]] == seat:
        strengthen(g, seat, side, e.n)


def strength_per_pair(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64) -> None:
    strengthen(g, seat, side, e.n * (g.army(seat, g.battle.region) // 2))


def strength_if_more_hoplites(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    own, enemy = own_and_enemy(g, seat)
    if own > enemy:
        strengthen(g, seat, side, e.n)


def strength_of_leadership(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    strengthen(g, seat, side, g.value(seat, LEADERSHIP))


def strength_if_more_leadership(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    if g.value(seat, LEADERSHIP) > g.value(g.battle.opponent(seat), LEADERSHIP):
        strengthen(g, seat, side, e.n)


def strength_if_attacking(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    if side == ATTACKER:
        strengthen(g, seat, side, e.n)


def loser_loses(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64) -> None:
    """Two such cards are no more than one."""
    g.battle.extra_loss[side] = max(g.battle.extra_loss[side], e.n)


def may_bring_hoplites(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64) -> None:
    """Any number, from one neighbouring region."""
    g.push(BringHoplites(seat, g.content.numbers.hoplites, False, NOWHERE))


def kill_if_more_hoplites(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64
) -> None:
    own, enemy = own_and_enemy(g, seat)
    if own > enemy:
        kill(g, g.battle.opponent(seat), g.battle.region, e.n)
