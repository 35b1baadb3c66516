"""Texts of artifacts, in the order of their moments."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import DEFENDER
from sagaboard.games.lords.components import NONE, NOWHERE, Effect, Monster, Source
from sagaboard.games.lords.hand import discard
from sagaboard.games.lords_of_hellas.moves import (
    CLEAR,
    DISCARD,
    DONE,
    DOOM,
    GO,
    HIT,
    PICK,
    SHIFT,
    SPARE,
    TARGET,
)
from sagaboard.games.lords_of_hellas.rules import attributes
from sagaboard.games.lords_of_hellas.rules.battle import losses
from sagaboard.games.lords_of_hellas.rules.bring import BringHoplites, sources
from sagaboard.games.lords_of_hellas.rules.hand import draw, keep_limit
from sagaboard.games.lords_of_hellas.rules.losses import SaveHoplites, kill_here, owners_at
from sagaboard.games.lords_of_hellas.rules.monster_phase import monster_phase, move_monster
from sagaboard.games.lords_of_hellas.rules.recruit import can_recruit, recruit_in_one
from sagaboard.games.lords_of_hellas.rules.wounds import ChooseWound
from sagaboard.games.lords_of_hellas.state import MOST_INJURIES, LordsOfHellas
from sagaboard.kernel.bits import bit, has, moves_in
from sagaboard.kernel.cards import with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat, verb_of

# Before a battle; the subject is its region.


def opponent_has_cards(g: LordsOfHellas, seat: Seat, e: Effect, region: i64) -> bool:
    return len(g.hands[g.battle.opponent(seat)]) > 0


def opponent_discards(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, region: i64) -> None:
    discard(g, g.battle.opponent(seat), e.n)


def is_beside_hero(g: LordsOfHellas, seat: Seat, e: Effect, region: i64) -> bool:
    where = g.hero_at[seat]
    return where != NOWHERE and has(g.content.adjacent[where], region)


def strength_beside_hero(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, region: i64
) -> None:
    g.battle.bonus[g.battle.side_of(seat)] += e.n


def always(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return True


def draw_cards(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    draw(g, seat, e.n)


def can_bring_as_defender(g: LordsOfHellas, seat: Seat, e: Effect, region: i64) -> bool:
    return g.battle.sides[DEFENDER] == seat and sources(g, seat, region) != 0


def bring_hoplites_from_around(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, region: i64
) -> None:
    """Any number, from any neighbouring regions."""
    g.push(BringHoplites(seat, g.content.numbers.hoplites, True, NOWHERE))


# In a battle or hunt.


def has_cards(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return len(g.hands[seat]) > 0


def exchange_cards(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.push(ExchangeCards(seat, 0))


class ExchangeCards(Frame[LordsOfHellas]):
    """Discard any number of cards, then draw as many."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> ExchangeCards:
        return ExchangeCards(self.seat, self.count)

    def resume(self, g: LordsOfHellas) -> None:
        moves = with_each(DISCARD, g.hands[self.seat])
        if not moves:
            self.end(g)
            return
        moves.append(DONE)
        g.ask(self.seat, "exchange_cards", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            self.end(g)
        else:
            self.count += 1
            g.discard_card(seat, move - DISCARD)

    def end(self, g: LordsOfHellas) -> None:
        g.done()
        draw(g, self.seat, self.count)


def may_change_losses(g: LordsOfHellas, seat: Seat, e: Effect, side: i64) -> bool:
    """One's own symbol to ignore, or a hoplite of the opponent to hit."""
    return losses(g, side) > 0 or g.army(g.battle.opponent(seat), g.battle.region) > 0


def change_losses(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, side: i64) -> None:
    g.push(ChangeLosses(seat, e.n))


class ChangeLosses(Frame[LordsOfHellas]):
    """Fewer own loss symbols or more of the opponent's."""

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat = seat
        self.count = count

    def copy(self) -> ChangeLosses:
        return ChangeLosses(self.seat, self.count)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = [DOOM]
        if losses(g, g.battle.side_of(self.seat)) > 0:
            moves.append(SPARE)
        g.ask(self.seat, "change_losses", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        b = g.battle
        side = b.side_of(seat)
        if move == SPARE:
            b.changed_losses[side] -= min(self.count, losses(g, side))
        else:
            b.changed_losses[1 - side] += self.count
        g.tell("losses_changed", seat, losses(g, side), losses(g, 1 - side))


def any_dying(g: LordsOfHellas, seat: Seat, e: Effect, dying: i64) -> bool:
    return dying > 0


def save_hoplites(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, dying: i64) -> None:
    g.push(SaveHoplites(seat, min(e.n, dying)))


# At the start of a hunt; the subject is the monster.


def wound_and_draw(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, monster: i64) -> None:
    """LOH-HUNT-23: the wound counts as dealt in the hunt."""
    draw(g, seat, e.n)
    g.push(ChooseWound(seat, monster))


# Use artifacts.


def has_used_action(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return g.used[seat] != 0


def clear_used_action(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.push(ClearUsedAction(seat))


class ClearUsedAction(Frame[LordsOfHellas]):
    """LOH-CARD-12: the token of one special action of the army board."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> ClearUsedAction:
        return ClearUsedAction(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = moves_in(CLEAR, g.used[self.seat])
        g.ask(self.seat, "clear_action", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        g.used[seat] &= ~bit(move - CLEAR)
        g.tell("action_cleared", seat, move - CLEAR)


def any_monster(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    for where in g.monster_at:
        if where != NOWHERE:
            return True
    return False


def extra_monster_phase(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    """LOH-MPH-14."""
    monster_phase(g, seat)


def own_cities(g: LordsOfHellas, seat: Seat) -> i64:
    return g.realm[seat] & g.content.cities


def can_recruit_in(g: LordsOfHellas, seat: Seat, regions: i64) -> bool:
    for region in range(g.content.region_count):
        if has(regions, region) and can_recruit(g, seat, region):
            return True
    return False


def can_recruit_in_city(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return can_recruit_in(g, seat, own_cities(g, seat))


def recruit_in_one_city(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    recruit_in_one(g, seat, own_cities(g, seat), e.n)


def is_injured(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return g.injured[seat] != 0


def heal_all(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    attributes.heal(g, seat, MOST_INJURIES)


def lead_monster(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.push(LeadMonster(seat, NONE, e.n, False))


class LeadMonster(Frame[LordsOfHellas]):
    """One monster goes step by step, at least one step."""

    def __init__(self, seat: Seat, monster: Monster, steps: i64, started: bool) -> None:
        self.seat = seat
        self.monster = monster
        self.steps = steps
        self.started = started

    def copy(self) -> LeadMonster:
        return LeadMonster(self.seat, self.monster, self.steps, self.started)

    def resume(self, g: LordsOfHellas) -> None:
        if self.monster == NONE:
            g.ask(self.seat, "which_monster", monsters_in_play(g))
            return
        if self.steps == 0:
            g.done()
            return
        adjacent = g.content.adjacent[g.monster_at[self.monster]]
        moves: list[Move] = moves_in(SHIFT, adjacent)
        if self.started:
            moves.append(DONE)
        g.ask(self.seat, "move_monster", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if verb == TARGET:
            self.monster = move - TARGET
        elif move == DONE:
            g.done()
        else:
            self.steps -= 1
            self.started = True
            move_monster(g, self.monster, move - SHIFT)


def monsters_in_play(g: LordsOfHellas) -> list[Move]:
    return [TARGET + monster for monster, where in enumerate(g.monster_at) if where != NOWHERE]


def hero_in_open_region(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    """A neutral region without hoplites of others."""
    where = g.hero_at[seat]
    return where != NOWHERE and g.control[where] == NOBODY and g.others_at(seat, where) == NOBODY


def take_neutral_region(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    where = g.hero_at[seat]
    g.take_control(seat, where)
    recruit_in_one(g, seat, bit(where), e.n)


def hero_at_temple(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    where = g.hero_at[seat]
    return where != NOWHERE and has(g.temples, where)


def gain_priests(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.gain_priests(seat, e.n)


def hoplites_at_hero(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    """LOH-CARD-05, 09."""
    where = g.hero_at[seat]
    return where != NOWHERE and len(owners_at(g, where)) > 0


def kill_at_hero(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    kill_here(g, seat, g.hero_at[seat], e.n)


def injurable_heroes(g: LordsOfHellas, seat: Seat) -> list[Move]:
    """Heroes of others with fewer than three injuries, on the map or on a quest."""
    return [
        HIT + other
        for other in range(g.seats)
        if other != seat and g.injuries(other) < MOST_INJURIES
    ]


def has_target(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return any_monster(g, seat, e, subject) or len(injurable_heroes(g, seat)) > 0


def wound_or_injure(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.push(WoundOrInjure(seat))


class WoundOrInjure(Frame[LordsOfHellas]):
    """A monster anywhere or the hero of another player."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> WoundOrInjure:
        return WoundOrInjure(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        moves = monsters_in_play(g) + injurable_heroes(g, self.seat)
        g.ask(self.seat, "wound_or_injure", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        if verb_of(move) == TARGET:
            g.push(ChooseWound(seat, move - TARGET))
        else:
            attributes.injure(g, move - HIT, 1)


def deck_has_cards(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return len(g.combat_deck) + len(g.combat_discard) > 0


def choose_combat_card(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    """LOH-INFO-06: only that player sees the cards."""
    top: list[i64] = []
    for _ in range(e.n):
        if not g.combat_deck and g.combat_discard:
            g.combat_deck = g.combat_discard
            g.combat_discard = []
            g.chance.shuffle(g.combat_deck)
            g.tell("combat_deck_shuffled")
        if g.combat_deck:
            top.append(g.combat_deck.pop())
    g.looked_at = sorted(top)
    g.looker = seat
    g.tell("cards_looked_at", seat, len(top))
    g.push(ChooseCombatCard(seat))


class ChooseCombatCard(Frame[LordsOfHellas]):
    """One goes to the hand, the others are discarded."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> ChooseCombatCard:
        return ChooseCombatCard(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        g.ask(self.seat, "pick_card", with_each(PICK, g.looked_at))

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        card = move - PICK
        g.looked_at.remove(card)
        g.hands[seat].append(card)
        g.hands[seat].sort()
        for other in g.looked_at:
            g.combat_discard.append(other)
            g.tell("card_discarded", seat, other)
        g.looked_at = []
        g.looker = NOBODY
        g.whisper(seat, "own_card_picked", seat, card)
        keep_limit(g, seat)


def hero_on_map(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    """LOH-CARD-08."""
    return g.hero_at[seat] != NOWHERE


def place_hero(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64) -> None:
    g.push(PlaceHero(seat, False))


class PlaceHero(Frame[LordsOfHellas]):
    """Into any region; it is no movement and starts no quest (LOH-CARD-08)."""

    def __init__(self, seat: Seat, optional: bool) -> None:
        self.seat = seat
        self.optional = optional

    def copy(self) -> PlaceHero:
        return PlaceHero(self.seat, self.optional)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = [
            GO + region
            for region in range(g.content.region_count)
            if region != g.hero_at[self.seat]
        ]
        if self.optional:
            moves.append(DONE)
        g.ask(self.seat, "place_hero", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        if move != DONE:
            g.tell("hero_placed", seat, move - GO)
            g.place_hero(seat, move - GO)
