"""Texts of Upgrade cards: Clan and troop Upgrades first, then those of the Monsters."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import (
    ALL_WARRIORS,
    FIRST_MONSTER,
    OWN_LEADER,
    RESERVE,
    VALHALLA,
    Card,
    Effect,
    Figure,
    Place,
)
from sagaboard.games.blood_rage.moves import (
    DONE,
    FETCH,
    GIVE,
    INVADE,
    PILLAGE_AGAIN,
    RETREAT,
    SACRIFICE,
    SAVE,
    TAKE_BACK,
    TO,
)
from sagaboard.games.blood_rage.rules.battle import return_to_hand
from sagaboard.games.blood_rage.rules.destroy import IN_RAGNAROK, INVASION, destroy
from sagaboard.games.blood_rage.rules.destroy import SACRIFICE as BY_SACRIFICE
from sagaboard.games.blood_rage.rules.invade import Invade, after_invade, can_land, land
from sagaboard.games.blood_rage.rules.pillage import declare, offer_at_once
from sagaboard.games.blood_rage.rules.reward import take_reward
from sagaboard.games.blood_rage.rules.stats import NONE_EXCLUDED, raise_one_stat
from sagaboard.games.blood_rage.state import UNCHANGED, BloodRage
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.cards import with_each
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat, noun_of

# Numbers


def upgrade_discount(g: BloodRage, seat: Seat, e: Effect, value: i64) -> i64:
    """BR-OQ-32: never below 0."""
    return max(0, value - e.rage)


def warrior_pairs(g: BloodRage, seat: Seat, e: Effect, value: i64) -> i64:
    """BR-OQ-22: every two Warriors together have `pair_strength`, a left-over one its own STR."""
    return e.pair_strength * (value // 2) + g.figure_strength(seat, 1, RESERVE) * (value % 2)


def multiply_glory(g: BloodRage, seat: Seat, e: Effect, value: i64) -> i64:
    return value * e.factor


# Glory


def glory_per_figure(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """For as many as the moment counts: figures released, or on the board at the end."""
    g.gain_glory(seat, e.glory * subject, card)


def glory_per_ship_destroyed(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    g.gain_glory(seat, e.glory, card)


def glory_if_enemies_destroyed(
    g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64
) -> None:
    """BR-OQ-43."""
    if sum(g.battle.fallen) - g.battle.fallen[seat] >= e.at_least:
        g.gain_glory(seat, e.glory, card)


# Actions


def offer_invade_from_valhalla(g: BloodRage, seat: Seat, e: Effect, moves: list[Move]) -> None:
    """BR-OQ-49: all limits of Invade, but for exactly this Rage."""
    if e.rage <= g.rage[seat] and g.has_room_under_horns(seat):
        for figure in g.choices_at(seat, VALHALLA):
            if can_land(g, g.own_number(figure)):
                moves.append(FETCH + g.own_number(figure))


def invade_from_valhalla(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    g.push(Invade(seat, g.figure(seat, noun_of(subject)), e.rage, False))


def offer_pillage_again(g: BloodRage, seat: Seat, e: Effect, moves: list[Move]) -> None:
    """BR-OQ-25: a pillaged province, with an own figure in it or in its fjord."""
    if e.rage > g.rage[seat]:
        return
    provinces = g.present(seat) & g.pillaged & ~g.destroyed
    for province in range(g.content.province_count):
        if has(provinces, province):
            moves.append(PILLAGE_AGAIN + province)


def pillage_again(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    declare(g, seat, noun_of(subject), e.rage, True)


def offer_sacrifice(g: BloodRage, seat: Seat, e: Effect, moves: list[Move]) -> None:
    """BR-OQ-48: legal even if no stat can be raised any more."""
    if g.on_board[seat] >= e.figures:
        moves.append(SACRIFICE)


def sacrifice(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    g.push(Sacrifice(seat, e.figures, [], False))


class Sacrifice(Frame[BloodRage]):
    """Own figures on the board, of any kind and anywhere; then one stat is raised."""

    def __init__(self, seat: Seat, wanted: i64, given: list[Figure], destroyed: bool) -> None:
        self.seat = seat
        self.wanted = wanted
        self.given = given
        self.destroyed = destroyed

    def copy(self) -> Sacrifice:
        return Sacrifice(self.seat, self.wanted, self.given[:], self.destroyed)

    def resume(self, g: BloodRage) -> None:
        if self.destroyed:
            g.done()
            raise_one_stat(g, self.seat, NONE_EXCLUDED)
        elif len(self.given) == self.wanted:
            self.destroyed = True
            destroy(g, self.given, BY_SACRIFICE, self.seat)
        else:
            g.ask(self.seat, "sacrifice", self.offers(g))

    def offers(self, g: BloodRage) -> list[Move]:
        """The Warriors of one province are alike: the first one not given yet stands for them."""
        moves: list[Move] = []
        warriors_offered: i64 = 0
        for figure in g.figures_of(self.seat):
            place = g.place[figure]
            if place < 0 or figure in self.given:
                continue
            if g.is_warrior(figure):
                if has(warriors_offered, place):
                    continue
                warriors_offered |= bit(place)
            moves.append(GIVE + g.own_number(figure))
        return moves

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        self.given.append(g.figure(seat, move - GIVE))


# After an Invade


def may_add_warrior(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-23: into an outer province only; part of the Invade that it follows."""
    place = g.place[subject]
    if 0 <= place < g.content.province_count and place != g.content.centre:
        g.push(MayPlaceWarrior(seat, place, False))


def may_invade_after_defeat(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-51: not in Yggdrasil."""
    if subject != g.content.centre:
        g.push(MayPlaceWarrior(seat, subject, True))


class MayPlaceWarrior(Frame[BloodRage]):
    """One Warrior of the reserve, at no cost, within the limits of Horns and villages.

    As an Invade of its own it brings the effects of invading with it.
    """

    def __init__(self, seat: Seat, province: Place, is_invade: bool) -> None:
        self.seat = seat
        self.province = province
        self.is_invade = is_invade

    def copy(self) -> MayPlaceWarrior:
        return MayPlaceWarrior(self.seat, self.province, self.is_invade)

    def resume(self, g: BloodRage) -> None:
        warrior = g.first_warrior(self.seat, RESERVE)
        if (
            warrior == NOBODY
            or g.free_villages(self.province) == 0
            or not g.has_room_under_horns(self.seat)
        ):
            g.done()
            return
        prompt = "invade_after_defeat" if self.is_invade else "add_warrior"
        g.ask(self.seat, prompt, [INVADE + g.own_number(warrior), DONE])

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        g.done()
        if move == DONE:
            return
        warrior = g.figure(seat, move - INVADE)
        land(g, seat, warrior, self.province, 0)
        if self.is_invade:
            after_invade(g, seat, warrior)


def may_pay_to_pillage(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-26: a province counts, a fjord does not."""
    place = g.place[subject]
    if 0 <= place < g.content.province_count:
        offer_at_once(g, seat, place, e.rage)


# In battle


def quest_as_battle_card(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-55: the Quest counts as this much, not as the sum of several such cards."""
    g.battle.quest_bonus[seat] = e.bonus
    g.tell("quest_treated", seat, subject, e.bonus, card)


def may_pay_to_keep_cards(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-53; cards that somebody takes are out of reach (BR-FAQ-05)."""
    if g.battle.taker == NOBODY:
        g.push(MayKeepCards(seat, e.rage))


class MayKeepCards(Frame[BloodRage]):
    """The winner takes back cards that still lie on the table, for Rage each."""

    def __init__(self, seat: Seat, rage: i64) -> None:
        self.seat = seat
        self.rage = rage

    def copy(self) -> MayKeepCards:
        return MayKeepCards(self.seat, self.rage)

    def resume(self, g: BloodRage) -> None:
        cards = g.battle.cards[self.seat]
        if not cards or g.rage[self.seat] < self.rage:
            g.done()
            return
        moves: list[Move] = with_each(TAKE_BACK, sorted(cards))
        moves.append(DONE)
        g.ask(self.seat, "keep_played", moves)

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
            return
        g.pay_rage(seat, self.rage)
        g.battle.cards[seat].remove(move - TAKE_BACK)
        return_to_hand(g, seat, move - TAKE_BACK)


# A Pillage succeeded


def has_leader_there(g: BloodRage, seat: Seat, province: Place) -> bool:
    """BR-OQ-54."""
    return g.place[g.figure(seat, OWN_LEADER)] == province


def may_move_leader(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    if has_leader_there(g, seat, subject):
        g.push(MayMoveLeader(seat, subject))


class MayMoveLeader(Frame[BloodRage]):
    """BR-OQ-24: into an empty village of an adjacent province or to Yggdrasil, at no cost."""

    def __init__(self, seat: Seat, province: Place) -> None:
        self.seat = seat
        self.province = province

    def copy(self) -> MayMoveLeader:
        return MayMoveLeader(self.seat, self.province)

    def resume(self, g: BloodRage) -> None:
        adjacent = g.content.adjacent[self.province]
        moves: list[Move] = [
            TO + province
            for province in range(g.content.province_count)
            if has(adjacent, province) and g.free_villages(province) > 0
        ]
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "move_leader", moves)

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        g.done()
        if move != DONE:
            g.put(g.figure(seat, OWN_LEADER), move - TO)
            g.tell("leader_moved", seat, OWN_LEADER, self.province, move - TO)


def raise_stat_with_leader(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    if has_leader_there(g, seat, subject):
        raise_one_stat(g, seat, NONE_EXCLUDED)


def raise_all_stats_with_leader(
    g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64
) -> None:
    if has_leader_there(g, seat, subject):
        for stat in range(3):
            g.raise_stat(seat, stat)


# Figures would be destroyed


def may_pay_to_save(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-16: not in Ragnarök and not from the owner's own sacrifice."""
    if subject not in (IN_RAGNAROK, BY_SACRIFICE):
        g.push(MaySave(seat, e.rage))


class MaySave(Frame[BloodRage]):
    """Any number of the figures about to die, for Rage each; they stay where they are."""

    def __init__(self, seat: Seat, rage: i64) -> None:
        self.seat = seat
        self.rage = rage

    def copy(self) -> MaySave:
        return MaySave(self.seat, self.rage)

    def resume(self, g: BloodRage) -> None:
        moves: list[Move] = []
        if g.rage[self.seat] >= self.rage:
            warrior_offered = False
            for figure in g.dying:
                if g.owner(figure) != self.seat:
                    continue
                if g.is_warrior(figure):  # those about to die together stand in one province
                    if warrior_offered:
                        continue
                    warrior_offered = True
                moves.append(SAVE + g.own_number(figure))
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(self.seat, "save_figures", moves)

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        if move == DONE:
            g.done()
            return
        g.pay_rage(seat, self.rage)
        g.dying.remove(g.figure(seat, move - SAVE))
        g.tell("saved", seat, move - SAVE, self.rage)


def may_retreat_to_centre(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-17: from an outer province, and not from the owner's own sacrifice."""
    figure = g.content.cards[card].monster
    if subject != BY_SACRIFICE and g.place[figure] != g.content.centre:
        g.push(MayRetreat(seat, figure))


class MayRetreat(Frame[BloodRage]):
    """To Yggdrasil instead of Valhalla: not destroyed, and out of the battle."""

    def __init__(self, seat: Seat, figure: Figure) -> None:
        self.seat = seat
        self.figure = figure

    def copy(self) -> MayRetreat:
        return MayRetreat(self.seat, self.figure)

    def resume(self, g: BloodRage) -> None:
        g.ask(self.seat, "retreat", [RETREAT, DONE])

    def take(self, g: BloodRage, seat: Seat, move: Move) -> None:
        g.done()
        if move == RETREAT:
            g.dying.remove(self.figure)
            g.tell("retreated", seat, g.own_number(self.figure), g.place[self.figure])
            g.put(self.figure, g.content.centre)


# Monsters


def strength_in_centre(g: BloodRage, seat: Seat, e: Effect, value: i64) -> i64:
    """BR-OQ-45; everywhere else the printed STR stays."""
    return e.strength if value == g.content.centre else UNCHANGED


def destroy_enemies_on_invade(
    g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64
) -> None:
    """BR-OQ-44, BR-FAQ-13: not optional; the supporting fjord counts."""
    victims: list[Figure] = []
    for figure in g.at_and_around(g.place[subject]):
        if g.owner(figure) == seat:
            continue
        if g.is_warrior(figure) if e.whom == ALL_WARRIORS else figure < FIRST_MONSTER:
            victims.append(figure)
    destroy(g, victims, INVASION, seat)


def glory_per_enemy_destroyed(
    g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64
) -> None:
    """BR-OQ-43: if the Monster was there when the Call to Battle ended, even if it died."""
    if g.content.cards[card].monster in g.battle.figures:
        enemies = sum(g.battle.fallen) - g.battle.fallen[seat]
        g.gain_glory(seat, e.glory * enemies, card)


def repeat_reward(g: BloodRage, seat: Seat, card: Card, e: Effect, subject: i64) -> None:
    """BR-OQ-54: the token's reward only, if the Monster stands in the province."""
    if g.place[g.content.cards[card].monster] == subject:
        take_reward(g, seat, subject)
