"""Chapter 14: hunt and its rewards, in the order of LOH-HUNT-22 and LOH-HUNT-21."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import (
    ATTACK_CARD,
    NONE,
    NOWHERE,
    ONCE_PER_HUNT,
    Attribute,
    Card,
    Monster,
)
from sagaboard.games.lords.hunt import FAILURE, GOING_ON, SUCCESS
from sagaboard.games.lords.trigger import carry_out, offer_uses, performs, refresh, trigger
from sagaboard.games.lords_of_hellas.components import ARTIFACT_MARK, PRIEST, STRENGTH, TROPHY
from sagaboard.games.lords_of_hellas.components import SHIELD as SHIELD_SYMBOL
from sagaboard.games.lords_of_hellas.hunt import new_hunt, no_hunt
from sagaboard.games.lords_of_hellas.moments import (
    ATTACK_STRENGTH,
    BEFORE_HUNT,
    DEFENDING,
    FIRST_ATTACK,
    HUNT_BEGUN,
    HUNT_REQUIREMENT,
    HUNT_STARTED,
    OPENING_DRAW,
)
from sagaboard.games.lords_of_hellas.moves import (
    ATTACK,
    CLAIM,
    DEFEND,
    DONE,
    GIVE_UP,
    HUNT,
    SHIELD,
    SPEND,
    WOUND,
)
from sagaboard.games.lords_of_hellas.rules.any_time import offer_any_time, takes_any_time
from sagaboard.games.lords_of_hellas.rules.artifacts import take_top
from sagaboard.games.lords_of_hellas.rules.attributes import injure
from sagaboard.games.lords_of_hellas.rules.hand import keep_limit
from sagaboard.games.lords_of_hellas.rules.wounds import deal_wound, open_slots, slay
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.cards import distinct, with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, verb_of
from sagaboard.kernel.reason import Reason
from sagaboard.kernel.steps import StepList, Steps

ATTACK_CARDS_DRAWN: Final = 2
UNDEFENDED: Final = 0
BY_SHIELD: Final = -1


def may_hunt(g: LordsOfHellas, seat: Seat, monster: Monster) -> bool:
    """LOH-SA-07, LOH-HUNT-19: in the hero's region, with all requirements met."""
    where = g.hero_at[seat]
    if where == NOWHERE or g.monster_at[monster] != where:
        return False
    for effect in g.monster_effects(monster):
        if effect.moment == HUNT_REQUIREMENT and effect.can is not None:
            if not effect.can(g, seat, effect, monster):
                return False
    return True


def why_not_hunt(g: LordsOfHellas, seat: Seat, monster: Monster) -> Reason | None:
    """Which condition of `may_hunt` fails."""
    if g.is_on_quest(seat):
        return Reason("LOH-QUEST-16")
    if g.hero_at[seat] != g.monster_at[monster]:
        return Reason("LOH-SA-07", monster=monster)
    return None if may_hunt(g, seat, monster) else Reason("LOH-HUNT-19", monster=monster)


def offer_hunts(g: LordsOfHellas, seat: Seat, moves: list[Move]) -> None:
    where = g.hero_at[seat]
    if where != NOWHERE:
        for monster, at in enumerate(g.monster_at):
            if at == where and may_hunt(g, seat, monster):
                moves.append(HUNT + monster)


def can_hunt(g: LordsOfHellas, seat: Seat) -> bool:
    moves: list[Move] = []
    offer_hunts(g, seat, moves)
    return len(moves) > 0


def begin_hunt(g: LordsOfHellas, seat: Seat, monster: Monster) -> None:
    """LOH-HUNT-17: all monster attack cards are shuffled together."""
    deck: list[Card] = []
    for card, face in enumerate(g.content.attacks):
        for _ in range(face.count):
            deck.append(card)
    g.chance.shuffle(deck)
    g.hunt = new_hunt(seat, monster, g.hero_at[seat], deck)
    refresh(g, seat, ONCE_PER_HUNT)
    g.tell("hunt_began", seat, monster, g.hero_at[seat])
    g.push(Hunting(0))


class ChooseHunt(Frame[LordsOfHellas]):
    """A card starts a hunt: which of the monsters in the region (LOH-HUNT-02), then the price."""

    def __init__(self, seat: Seat, injuries: i64, attribute: Attribute, lowered: i64) -> None:
        self.seat = seat
        self.injuries = injuries
        self.attribute = attribute
        self.lowered = lowered

    def copy(self) -> ChooseHunt:
        return ChooseHunt(self.seat, self.injuries, self.attribute, self.lowered)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = []
        offer_hunts(g, self.seat, moves)
        if len(moves) == 1:
            self.take(g, self.seat, moves[0])
        else:
            g.ask(self.seat, "which_hunt", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        g.push(BeginHunt(seat, move - HUNT))
        if self.lowered > 0:
            g.lower_attribute(seat, self.attribute, self.lowered)
        injure(g, seat, self.injuries)


class BeginHunt(Frame[LordsOfHellas]):
    """The price has been paid."""

    def __init__(self, seat: Seat, monster: Monster) -> None:
        self.seat = seat
        self.monster = monster

    def copy(self) -> BeginHunt:
        return BeginHunt(self.seat, self.monster)

    def resume(self, g: LordsOfHellas) -> None:
        g.done()
        begin_hunt(g, self.seat, self.monster)


class Hunting(Steps[LordsOfHellas]):
    """LOH-HUNT-04: the hero attacks, the monster attacks, until the hunt ends."""

    def copy(self) -> Hunting:
        return Hunting(self.step)

    def steps(self) -> StepList[LordsOfHellas]:
        return HUNTING

    def resume(self, g: LordsOfHellas) -> None:
        if g.hunt.drawn:
            g.ask(g.left_of(g.hunt.hunter), "choose_attack", with_each(ATTACK, g.hunt.drawn))
        else:
            super().resume(g)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        """LOH-HUNT-07, 24: the strength is fixed when the chosen card is shown."""
        h = g.hunt
        card = move - ATTACK
        h.drawn.remove(card)
        h.unused = h.unused + h.drawn
        h.drawn = []
        h.played.append(card)
        h.attacks += 1
        h.strength = attack_strength(g, card)
        h.defence = 0
        h.planned = 0
        h.committed = UNDEFENDED
        h.injured_before = g.injured[h.hunter] != 0
        g.tell("monster_attacks", h.monster, card, h.strength)

    def gains(self, g: LordsOfHellas) -> None:
        trigger(g, g.hunt.hunter, HUNT_BEGUN, g.hunt.monster)

    def prepare(self, g: LordsOfHellas) -> None:
        """Before and after the opening draw."""
        g.push(Preparation(g.hunt.hunter))

    def opening_draw(self, g: LordsOfHellas) -> None:
        h = g.hunt
        if h.outcome == GOING_ON:
            h.opened = True
            g.draw_cards(h.hunter, g.value(h.hunter, opening_attribute(g)))
        else:
            self.go_to(Hunting.end)  # LOH-HUNT-12: an artifact has dealt the last wound

    def hero_attacks(self, g: LordsOfHellas) -> None:
        h = g.hunt
        if h.outcome == GOING_ON:
            h.dealt = 0
            g.push(HeroAttack(h.hunter, NONE, NONE, 0))

    def monster_attacks(self, g: LordsOfHellas) -> None:
        if g.hunt.outcome == GOING_ON:
            draw_attacks(g)
        else:
            self.go_to(Hunting.end)

    def hero_defends(self, g: LordsOfHellas) -> None:
        g.push(Defence(g.hunt.hunter))

    def attack_takes_effect(self, g: LordsOfHellas) -> None:
        h = g.hunt
        if h.committed == UNDEFENDED:
            carry_out(g, h.hunter, ATTACK_CARD + h.played[-1], h.monster)
        elif h.committed == BY_SHIELD:
            injure(g, h.hunter, 1)

    def after_attack(self, g: LordsOfHellas) -> None:
        """LOH-HUNT-09, 10, 18, 25."""
        h = g.hunt
        if h.committed == UNDEFENDED and h.attacks == 1 and h.outcome == GOING_ON:
            for effect in g.monster_effects(h.monster):
                if effect.moment == FIRST_ATTACK:
                    h.outcome = FAILURE
        g.draw_cards(h.hunter, 2 if h.committed > 0 else 1)
        if h.outcome == GOING_ON:
            self.go_to(Hunting.hero_attacks)

    def end(self, g: LordsOfHellas) -> None:
        h = g.hunt
        if h.outcome == SUCCESS:
            slay(g, h.hunter, h.monster)
        else:
            h.outcome = FAILURE
            g.tell("hunt_failed", h.hunter, h.monster)
            injure(g, h.hunter, 1)  # LOH-HUNT-15

    def offer_reward(self, g: LordsOfHellas) -> None:
        """LOH-REWARD-01, 03, 07."""
        h = g.hunt
        rewards: list[i64] = []
        if has(h.marks, PRIEST):
            rewards.append(PRIEST)
        if has(h.marks, ARTIFACT_MARK) and g.artifact_deck:
            rewards.append(ARTIFACT_MARK)
        if h.outcome == SUCCESS:
            rewards.append(TROPHY)
        if rewards:
            g.push(ClaimReward(h.hunter, h.monster, rewards, h.outcome == FAILURE))

    def clear_table(self, g: LordsOfHellas) -> None:
        """LOH-HUNT-16: the hand limit applies again."""
        g.done()
        hunter = g.hunt.hunter
        g.hunt = no_hunt()
        keep_limit(g, hunter)


HUNTING: Final[StepList[LordsOfHellas]] = (
    Hunting.gains,
    Hunting.prepare,
    Hunting.opening_draw,
    Hunting.prepare,
    Hunting.hero_attacks,
    Hunting.monster_attacks,
    Hunting.hero_defends,
    Hunting.attack_takes_effect,
    Hunting.after_attack,
    Hunting.end,
    Hunting.offer_reward,
    Hunting.clear_table,
)


def opening_attribute(g: LordsOfHellas) -> i64:
    for effect in g.monster_effects(g.hunt.monster):
        if effect.moment == OPENING_DRAW:
            return effect.attribute
    return STRENGTH


def draw_attacks(g: LordsOfHellas) -> None:
    """LOH-LIMIT-04: an exhausted deck is rebuilt from the cards used."""
    h = g.hunt
    for _ in range(ATTACK_CARDS_DRAWN):
        if not h.deck:
            h.deck = h.unused + h.played
            h.unused = []
            h.played = []
            g.chance.shuffle(h.deck)
        h.drawn.append(h.deck.pop())
    h.drawn.sort()
    g.tell("attacks_drawn", g.left_of(h.hunter))


def attack_strength(g: LordsOfHellas, card: Card) -> i64:
    h = g.hunt
    face = g.content.attacks[card]
    slots: i64 = len(g.wound_slots(h.monster))
    covered = g.wounds_on(h.monster)
    strength = (
        face.strength
        + face.per_slot * slots
        + face.per_covered_slot * covered
        + face.per_uncovered_slot * (slots - covered)
        + face.per_hand_card * len(g.hands[h.hunter])
    )
    for effect in g.monster_effects(h.monster):
        if (effect.moment == ATTACK_STRENGTH and covered >= effect.at_least) or (
            effect.moment == FIRST_ATTACK and h.attacks == 1
        ):
            strength += effect.n
    return strength


class Preparation(Frame[LordsOfHellas]):
    """What may be used at the start of the hunt, before or after the opening draw."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> Preparation:
        return Preparation(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = []
        if g.hunt.outcome == GOING_ON:
            offer_uses(g, self.seat, BEFORE_HUNT, g.hunt.monster, moves)
            if g.hunt.opened:
                offer_uses(g, self.seat, HUNT_STARTED, g.hunt.monster, moves)
        if not moves:
            g.done()
            return
        offer_any_time(g, self.seat, moves)
        moves.append(DONE)
        g.ask(self.seat, "start_of_hunt", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        elif not performs(g, seat, BEFORE_HUNT, g.hunt.monster, move):
            if not performs(g, seat, HUNT_STARTED, g.hunt.monster, move):
                takes_any_time(g, seat, move)


def count_symbol(g: LordsOfHellas, seat: Seat, symbol: i64) -> i64:
    count: i64 = 0
    for card in g.hands[seat]:
        if g.content.combat[card].symbol == symbol:
            count += 1
    return count


def pays_alone(g: LordsOfHellas, card: Card, symbol: i64) -> bool:
    """The same symbol, or one that covers any slot by itself."""
    shown = g.content.combat[card].symbol
    return shown == symbol or g.content.any_wound[shown] == 1


def payments(g: LordsOfHellas, seat: Seat, symbol: i64) -> list[Move]:
    """Cards to begin paying for a slot with (LOH-MON-04, 14)."""
    moves: list[Move] = []
    for card in distinct(g.hands[seat]):
        shown = g.content.combat[card].symbol
        needed = g.content.any_wound[shown]
        if pays_alone(g, card, symbol) or (needed > 0 and count_symbol(g, seat, shown) >= needed):
            moves.append(SPEND + card)
    return moves


class HeroAttack(Frame[LordsOfHellas]):
    """Step 1, LOH-HUNT-05, 06: at least one wound, or the hunt has failed."""

    def __init__(self, seat: Seat, slot: i64, symbol: i64, left: i64) -> None:
        self.seat = seat
        self.slot = slot  # to be covered; NONE: not chosen
        self.symbol = symbol  # of a set of cards being spent
        self.left = left  # cards of that set still to spend

    def copy(self) -> HeroAttack:
        return HeroAttack(self.seat, self.slot, self.symbol, self.left)

    def resume(self, g: LordsOfHellas) -> None:
        h = g.hunt
        if h.outcome != GOING_ON:
            g.done()
            return
        slots = g.wound_slots(h.monster)
        if self.slot == NONE:
            moves: list[Move] = [
                WOUND + slot
                for slot in open_slots(g, h.monster)
                if payments(g, self.seat, slots[slot])
            ]
            offer_any_time(g, self.seat, moves)
            moves.append(DONE if h.dealt > 0 else GIVE_UP)
            g.ask(self.seat, "hero_attacks", moves)
            return
        if self.left > 0:
            moves = [
                SPEND + card
                for card in distinct(g.hands[self.seat])
                if g.content.combat[card].symbol == self.symbol
            ]
        else:
            moves = payments(g, self.seat, slots[self.slot])
        g.ask(self.seat, "pay_for_wound", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        if verb == WOUND:
            self.slot = move - WOUND
        elif verb == SPEND:
            self.spend(g, move - SPEND)
        elif move == DONE:
            g.done()
        elif move == GIVE_UP:
            g.hunt.outcome = FAILURE
            g.done()
        else:
            takes_any_time(g, seat, move)

    def spend(self, g: LordsOfHellas, card: Card) -> None:
        face = g.content.combat[card]
        if self.left > 0:
            self.left -= 1
        elif not pays_alone(g, card, g.wound_slots(g.hunt.monster)[self.slot]):
            self.symbol = face.symbol
            self.left = g.content.any_wound[face.symbol] - 1
        g.discard_card(self.seat, card)
        if self.left == 0:
            slot = self.slot
            self.slot = NONE
            g.hunt.dealt += 1
            deal_wound(g, self.seat, g.hunt.monster, slot)


def potential(g: LordsOfHellas, seat: Seat) -> i64:
    """The most that a defence could still come to."""
    total = g.hunt.defence
    for card in g.hands[seat]:
        total += g.content.combat[card].strength
    if g.has_in_force(seat, DEFENDING):
        for source in g.owned[seat]:
            for effect in g.content.effects(source):
                if effect.moment == DEFENDING and g.is_usable(source, effect):
                    if effect.modify is not None:
                        total = effect.modify(g, seat, effect, total)
    return total


class Defence(Frame[LordsOfHellas]):
    """Step 2, LOH-HUNT-08, 25: cards of at least the attack's strength, a shield, or neither."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> Defence:
        return Defence(self.seat)

    def resume(self, g: LordsOfHellas) -> None:
        h = g.hunt
        hand = distinct(g.hands[self.seat])
        if h.committed > 0 and h.defence >= h.strength:
            g.done()
            g.tell("defended", self.seat, h.defence)
            return
        moves: list[Move] = []
        if hand and potential(g, self.seat) >= h.strength:
            moves = [DEFEND + card for card in hand]
        if h.committed > 0:
            if potential(g, self.seat) >= h.strength:
                offer_uses(g, self.seat, DEFENDING, 0, moves)
        else:
            for card in hand:
                if g.content.combat[card].symbol == SHIELD_SYMBOL:
                    moves.append(SHIELD + card)
            offer_any_time(g, self.seat, moves)
            moves.append(DONE)
        g.ask(self.seat, "defend", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        h = g.hunt
        verb = verb_of(move)
        if move == DONE:
            g.done()
            g.tell("not_defended", seat)
        elif verb == SHIELD:
            h.committed = BY_SHIELD
            g.discard_card(seat, move - SHIELD)
            g.done()
            g.tell("shielded", seat)
        elif verb == DEFEND:
            h.committed += 1
            h.defence += g.content.combat[move - DEFEND].strength
            g.discard_card(seat, move - DEFEND)
        elif not performs(g, seat, DEFENDING, 0, move):
            takes_any_time(g, seat, move)


class ClaimReward(Frame[LordsOfHellas]):
    """One reward; after a failed hunt it may be declined."""

    def __init__(self, seat: Seat, monster: Monster, rewards: list[i64], optional: bool) -> None:
        self.seat = seat
        self.monster = monster
        self.rewards = rewards
        self.optional = optional

    def copy(self) -> ClaimReward:
        return ClaimReward(self.seat, self.monster, self.rewards[:], self.optional)

    def resume(self, g: LordsOfHellas) -> None:
        if len(self.rewards) == 1 and not self.optional:
            self.claim(g, self.rewards[0])
            return
        moves: list[Move] = [CLAIM + reward - 1 for reward in self.rewards]
        if self.optional:
            moves.append(DONE)
        g.ask(self.seat, "claim_reward", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
        else:
            self.claim(g, move - CLAIM + 1)

    def claim(self, g: LordsOfHellas, reward: i64) -> None:
        g.done()
        if reward == PRIEST:
            g.gain_priests(self.seat, 1)
        elif reward == ARTIFACT_MARK:
            take_top(g, self.seat)
        else:
            g.gain_artifact(self.seat, g.content.monsters[self.monster].artifact)
