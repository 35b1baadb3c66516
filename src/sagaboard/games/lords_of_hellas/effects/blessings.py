"""Texts of blessings, in the order of their moments."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER
from sagaboard.games.lords.components import NONE, NOWHERE, Effect, Monster, Source
from sagaboard.games.lords.hand import discard
from sagaboard.games.lords_of_hellas.components import BOW, HUNT, SPEED
from sagaboard.games.lords_of_hellas.effects.artifacts import can_recruit_in, hoplites_at_hero
from sagaboard.games.lords_of_hellas.effects.monsters import PutMonster
from sagaboard.games.lords_of_hellas.moves import DISCARD, HIT, TARGET
from sagaboard.games.lords_of_hellas.rules import attributes
from sagaboard.games.lords_of_hellas.rules.attributes import can_take
from sagaboard.games.lords_of_hellas.rules.bring import BringHoplites
from sagaboard.games.lords_of_hellas.rules.expedition import (
    Expedition,
    destinations,
    move_army,
    origins,
)
from sagaboard.games.lords_of_hellas.rules.hand import draw
from sagaboard.games.lords_of_hellas.rules.hunt import ChooseHunt, can_hunt
from sagaboard.games.lords_of_hellas.rules.losses import die, kill, kill_here, owners_at
from sagaboard.games.lords_of_hellas.rules.recruit import can_recruit, recruit_in_one
from sagaboard.games.lords_of_hellas.rules.wounds import ChooseWound
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.cards import distinct
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, verb_of

# Always. Modifiers.


def add(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    return value + e.n


def at_least(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    return max(value, e.n)


def at_most(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    return min(value, e.n)


def nothing(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    return 0


def lower_population(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    return max(1, value - e.n)


def strength_with_hero(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    return value + e.n if g.hero_at[seat] == g.battle.region else value


def strength_when_defending(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    return value + e.n if g.battle.sides[DEFENDER] == seat else value


# When it is taken, and other reactions.


def gain_attribute(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.raise_attribute(seat, e.attribute, e.n)


def heal_some(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    attributes.heal(g, seat, e.n)


def grant_action(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    """LOH-SA-08."""
    g.extra_actions += 1


def draw_with_empty_hand(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    if not g.hands[seat]:
        draw(g, seat, e.n)


# The turn.


def has_priest(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return g.priesthood[seat] > 0


def priest_for_card(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.sacrifice_priest(seat)
    draw(g, seat, e.n)


def can_recruit_at_home(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return can_recruit_in(g, seat, g.realm[seat])


def recruit_at_home(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    recruit_in_one(g, seat, g.realm[seat], e.n)


def can_send_anywhere(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return len(origins(g, seat, True)) > 0


def hoplite_anywhere(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    move_army(g, seat, e.n, 1, True)


def can_send(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return len(origins(g, seat, False)) > 0


def hoplite_by_speed(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    move_army(g, seat, e.n, g.value(seat, SPEED), False)


def can_lower_and_hunt(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    """A level of 1 cannot be lowered, so it cannot pay (LOH-CARD-04)."""
    return g.level(seat, e.attribute) > e.n and can_hunt(g, seat)


def hunt_instead_of_hero(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.push(ChooseHunt(seat, 0, e.attribute, e.n))


def can_hunt_once_more(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return has(g.used[seat], HUNT) and can_take(g, seat, e.n) and can_hunt(g, seat)


def hunt_once_more(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.push(ChooseHunt(seat, e.n, NONE, 0))


def can_pay_for_kills(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return len(g.hands[seat]) > 0 and hoplites_at_hero(g, seat, e, subject)


def card_for_kills(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.push(KillAtHero(seat, e.n))
    discard(g, seat, 1)


class KillAtHero(Frame[LordsOfHellas]):
    """The price has been paid; the player decides whose hoplites die (LOH-CARD-05)."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> KillAtHero:
        return KillAtHero(self.seat, self.count)

    def resume(self, g: LordsOfHellas) -> None:
        g.done()
        kill_here(g, self.seat, g.hero_at[self.seat], self.count)


def monsters_at_hero(g: LordsOfHellas, seat: Seat) -> list[Monster]:
    where = g.hero_at[seat]
    if where == NOWHERE:
        return []
    return [monster for monster, at in enumerate(g.monster_at) if at == where]


def bows(g: LordsOfHellas, seat: Seat) -> list[Move]:
    return [
        DISCARD + card for card in distinct(g.hands[seat]) if g.content.combat[card].symbol == BOW
    ]


def can_shoot(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    if not bows(g, seat):
        return False
    return len(monsters_at_hero(g, seat)) > 0 or hoplites_at_hero(g, seat, e, subject)


def bow_for_wound_or_kills(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.push(Shoot(seat, e.n, False))


class Shoot(Frame[LordsOfHellas]):
    """A bow card pays; then a monster in the hero's region, or hoplites there."""

    def __init__(self, seat: Seat, count: i64, paid: bool) -> None:
        self.seat = seat
        self.count = count
        self.paid = paid

    def copy(self) -> Shoot:
        return Shoot(self.seat, self.count, self.paid)

    def resume(self, g: LordsOfHellas) -> None:
        if not self.paid:
            g.ask(self.seat, "discard", bows(g, self.seat))
            return
        moves: list[Move] = [TARGET + monster for monster in monsters_at_hero(g, self.seat)]
        moves += [HIT + owner for owner in owners_at(g, g.hero_at[self.seat])]
        g.ask(self.seat, "shoot", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if verb == DISCARD:
            self.paid = True
            g.discard_card(seat, move - DISCARD)
            return
        g.done()
        if verb == TARGET:
            g.push(ChooseWound(seat, move - TARGET))
        else:
            kill(g, move - HIT, g.hero_at[seat], self.count)


def can_banish(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return can_take(g, seat, e.n) and len(monsters_at_hero(g, seat)) > 0


def injury_to_banish(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.push(Banish(seat))
    attributes.injure(g, seat, e.n)


class Banish(Frame[LordsOfHellas]):
    """A monster of the hero's region goes into any other region."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> Banish:
        return Banish(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        monsters = monsters_at_hero(g, self.seat)
        if len(monsters) == 1:
            self.banish(g, monsters[0])
        else:
            g.ask(self.seat, "which_monster", [TARGET + monster for monster in monsters])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.banish(g, move - TARGET)

    def banish(self, g: LordsOfHellas, monster: Monster) -> None:
        g.done()
        elsewhere: i64 = bit(g.content.region_count) - 1
        g.push(PutMonster(self.seat, monster, elsewhere & ~bit(g.monster_at[monster])))


# March; the subject is the region that the army leaves.


def can_march_anywhere(g: LordsOfHellas, seat: Seat, e: Effect, origin: i64) -> bool:
    return g.unfortified(seat, origin) > e.n and destinations(g, seat, origin, True) != 0


def march_anywhere(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, origin: i64) -> None:
    """The price cannot be saved from death (LOH-CARD-07)."""
    march = g.stack[-1]
    assert isinstance(march, Expedition)
    march.anywhere = True
    march.steps = 1
    die(g, seat, origin, e.n)


def can_recruit_behind(g: LordsOfHellas, seat: Seat, e: Effect, origin: i64) -> bool:
    return can_recruit(g, seat, origin)


def recruit_after_march(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, origin: i64
) -> None:
    recruit_in_one(g, seat, bit(origin), e.n)


# Battle; before it the subject is its region.


def is_outnumbered(g: LordsOfHellas, seat: Seat, e: Effect, region: i64) -> bool:
    return g.army(g.battle.opponent(seat), region) > g.army(seat, region)


def kill_opponent(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, region: i64) -> None:
    kill(g, g.battle.opponent(seat), region, e.n)


def has_ambush(g: LordsOfHellas, seat: Seat, e: Effect, region: i64) -> bool:
    return g.battle.sides[ATTACKER] != seat and g.garrison[region] == seat


def bring_hoplites_by_speed(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, region: i64
) -> None:
    g.push(BringHoplites(seat, g.value(seat, SPEED), False, NOWHERE))


def priest_for_battle_strength(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, card: i64
) -> None:
    g.sacrifice_priest(seat)
    g.battle.bonus[g.battle.side_of(seat)] += e.n
    g.tell("card_effect", seat, e.n)


# Hunt.


def has_cards(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return len(g.hands[seat]) > 0


def card_for_wound(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, monster: i64) -> None:
    g.push(ChooseWound(seat, monster))
    discard(g, seat, 1)


def priest_to_heal_and_draw(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.sacrifice_priest(seat)
    draw(g, seat, e.n)
    attributes.heal(g, seat, 1)


def can_plan(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    """Once per card, while it is needed."""
    return g.priesthood[seat] > 0 and g.hunt.planned < g.hunt.committed


def priest_for_defence(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.sacrifice_priest(seat)
    g.hunt.planned += 1
    g.hunt.defence += e.n


def planned_defence(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    """What priests could still add."""
    cards = g.hunt.committed + len(g.hands[seat]) - g.hunt.planned
    return value + e.n * min(g.priesthood[seat], cards)


def can_dodge(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return g.hunt.committed > 0


def dodge(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.hunt.defence += g.value(seat, SPEED)


def dodged_defence(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    return value + g.value(seat, SPEED)
