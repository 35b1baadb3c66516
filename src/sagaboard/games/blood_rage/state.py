"""The state of a game of Blood Rage: what can be read off the table or done in one step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.battle import BATTLE_FIELDS, Battle
from sagaboard.games.blood_rage.components import (
    CLAN_FIGURES,
    COLUMNS,
    FIRST_MONSTER,
    HORNS,
    LEADER_SLOT,
    MONSTER_SLOT,
    NO_CARD,
    OUT_OF_PLAY,
    OWN_LEADER,
    OWN_MONSTER,
    OWN_SHIP,
    OWN_WARRIOR,
    RAGE,
    SHIP_SLOT,
    SLOTS,
    WARRIOR_SLOT,
    WARRIORS,
    Card,
    Content,
    Effect,
    Figure,
    Moment,
    Place,
    Stat,
)
from sagaboard.games.blood_rage.kinds import (
    AGE,
    CARD,
    CLAN,
    MONSTER,
    PHASE,
    PIECE,
    PLACE,
    PROVINCE,
    REWARD,
    SEAT,
    SITE,
    SLOT,
    STAT,
)
from sagaboard.games.blood_rage.moments import (
    MONSTER_STRENGTH,
    UPGRADE_COST,
    WARRIORS_STRENGTH,
)
from sagaboard.kernel.bits import has
from sagaboard.kernel.cards import put_in
from sagaboard.kernel.field import FLAG, NO_ONE, OWNER, SHARED, Field, Mask, Part, Pile, Room
from sagaboard.kernel.game import Game
from sagaboard.kernel.kind import NUMBER
from sagaboard.kernel.move import NOBODY, Seat

# Phases of an Age (BR-AGE-02), as the Saga token shows them; `kinds.PHASES` names them.
GODS_GIFTS: Final = 0
ACTION: Final = 1
DISCARD: Final = 2
QUEST: Final = 3
RAGNAROK: Final = 4
RELEASE_VALHALLA: Final = 5
END_OF_GAME: Final = 6

# Why somebody gains Glory (`kinds.GLORY_REASONS`), when no card gives it; a card is its number.
FOR_BATTLE: Final = -1
FOR_TOKEN: Final = -2
FOR_QUEST: Final = -3
FOR_RAGNAROK: Final = -4
FOR_LEGEND: Final = -5
UNDECIDED: Final = -2  # who has not said yet which card to keep
UNCHANGED: Final = -1  # what a modifier of a Monster's STR returns where it does not apply


class BloodRage(Game):
    """What lies on the table. Sets of seats or provinces are bit masks."""

    content: Content
    first_game: bool
    clans: list[i64]  # by seat
    age: i64  # 1 to 3
    phase: i64
    first_player: Seat
    active: Seat  # whose turn it is in the Action phase
    place: list[Place]  # by figure
    standing: list[i64]  # by province or fjord: how many figures
    on_board: list[i64]  # by seat: how many figures
    monster_owner: list[Seat]
    rage: list[i64]
    glory: list[i64]
    columns: list[i64]  # three for each seat, 0 to 5
    passed: i64  # seats that gave up their turns of this phase
    sheets: list[Card]  # eight slots for each seat
    in_force: list[i64]  # by seat: the moments of the cards on the sheet
    hands: list[list[Card]]  # ascending
    known_in_hand: list[list[Card]]  # everybody has seen them (BR-HID-09); ascending
    packs: list[list[Card]]  # ascending; in the draft
    quests: list[list[Card]]  # committed, in order
    buried: list[list[Card]]  # by seat: what it discarded face down
    discarded: list[Card]  # face up
    undealt: list[Card]
    decks: list[list[Card]]  # by Age
    tokens: list[i64]  # by province: the reward
    pillaged: i64  # provinces
    destroyed: i64  # provinces
    doom: list[Place]  # by Age: the province that Ragnarök destroys
    dying: list[Figure]  # about to be destroyed; after it, those that went to Valhalla
    waiting_pillages: list[list[i64]]  # seat, province and Rage of each (BR-OQ-35)
    battle: Battle
    picks: list[list[Card]]  # by seat, in the draft: until all have picked
    kept: list[Card]  # by seat, in the Discard phase: what it keeps, or UNDECIDED

    # Made by tools/state_copies.py from the table of fields; do not edit.
    def copy(self) -> BloodRage:
        stack = [frame.copy() for frame in self.stack]
        new = BloodRage(self.seats, self.chance.copy(), stack)
        new.questions = self.questions
        new.content = self.content
        new.first_game = self.first_game
        new.clans = self.clans
        new.age = self.age
        new.phase = self.phase
        new.first_player = self.first_player
        new.active = self.active
        new.place = self.place[:]
        new.standing = self.standing[:]
        new.on_board = self.on_board[:]
        new.monster_owner = self.monster_owner[:]
        new.rage = self.rage[:]
        new.glory = self.glory[:]
        new.columns = self.columns[:]
        new.passed = self.passed
        new.sheets = self.sheets[:]
        new.in_force = self.in_force[:]
        new.hands = [items[:] for items in self.hands]
        new.known_in_hand = [items[:] for items in self.known_in_hand]
        new.packs = [items[:] for items in self.packs]
        new.quests = [items[:] for items in self.quests]
        new.buried = [items[:] for items in self.buried]
        new.discarded = self.discarded[:]
        new.undealt = self.undealt[:]
        new.decks = [items[:] for items in self.decks]
        new.tokens = self.tokens
        new.pillaged = self.pillaged
        new.destroyed = self.destroyed
        new.doom = self.doom
        new.dying = self.dying[:]
        new.waiting_pillages = self.waiting_pillages[:]
        new.battle = self.battle.copy()
        new.picks = [items[:] for items in self.picks]
        new.kept = self.kept[:]
        return new

    # Up to here.

    # Figures

    def figure(self, seat: Seat, piece: i64) -> Figure:
        return (
            seat * CLAN_FIGURES + piece
            if piece < CLAN_FIGURES
            else FIRST_MONSTER + piece - OWN_MONSTER
        )

    def own_number(self, figure: Figure) -> i64:
        return (
            figure % CLAN_FIGURES
            if figure < FIRST_MONSTER
            else figure - FIRST_MONSTER + OWN_MONSTER
        )

    def owner(self, figure: Figure) -> Seat:
        if figure < FIRST_MONSTER:
            return figure // CLAN_FIGURES
        return self.monster_owner[figure - FIRST_MONSTER]

    def is_ship(self, figure: Figure) -> bool:
        return self.content.is_ship[self.own_number(figure)]

    def is_warrior(self, figure: Figure) -> bool:
        if figure >= FIRST_MONSTER:
            return False
        piece = figure % CLAN_FIGURES
        return OWN_WARRIOR <= piece < OWN_SHIP

    def put(self, figure: Figure, place: Place) -> None:
        """Every change of place goes through here, so that the counts stay true."""
        before = self.place[figure]
        owner = self.owner(figure)
        if before >= 0:
            self.standing[before] -= 1
            self.on_board[owner] -= 1
        if place >= 0:
            self.standing[place] += 1
            self.on_board[owner] += 1
        self.place[figure] = place

    def figures_of(self, seat: Seat) -> list[Figure]:
        """All figures of a seat, wherever they are, in the order of their own numbers."""
        first: i64 = seat * CLAN_FIGURES
        figures: list[Figure] = [first + piece for piece in range(CLAN_FIGURES)]
        if not self.has_monster(seat):
            return figures
        for monster in range(self.content.monster_count):
            if self.monster_owner[monster] == seat:
                figures.append(FIRST_MONSTER + monster)
        return figures

    def choices_at(self, seat: Seat, place: Place) -> list[Figure]:
        """Own figures at a place. Warriors are alike: only the first of them is offered."""
        first: i64 = seat * CLAN_FIGURES
        where = self.place
        figures: list[Figure] = []
        if where[first + OWN_LEADER] == place:
            figures.append(first + OWN_LEADER)
        warrior = self.first_warrior(seat, place)
        if warrior != NOBODY:
            figures.append(warrior)
        if where[first + OWN_SHIP] == place:
            figures.append(first + OWN_SHIP)
        if not self.has_monster(seat):
            return figures
        monster: i64 = 0
        while monster < self.content.monster_count:
            if self.monster_owner[monster] == seat and where[FIRST_MONSTER + monster] == place:
                figures.append(FIRST_MONSTER + monster)
            monster += 1
        return figures

    def has_monster(self, seat: Seat) -> bool:
        """Wherever it is: its card lies on the sheet (BR-UPG-10)."""
        slot: i64 = seat * SLOTS + MONSTER_SLOT
        return self.sheets[slot] != NO_CARD or self.sheets[slot + 1] != NO_CARD

    def first_warrior(self, seat: Seat, place: Place) -> Figure:
        figure: i64 = seat * CLAN_FIGURES + OWN_WARRIOR
        end: i64 = figure + WARRIORS
        while figure < end:
            if self.place[figure] == place:
                return figure
            figure += 1
        return NOBODY

    def present(self, seat: Seat) -> i64:
        """The provinces where a seat has a figure, there or in the supporting fjord."""
        return self._covered(seat, self.content.place_count)

    def stands_in(self, seat: Seat) -> i64:
        """The provinces where a seat has a figure."""
        return self._covered(seat, self.content.province_count)

    def _covered(self, seat: Seat, places: i64) -> i64:
        """The provinces that a seat's figures at the first so many places are in or support."""
        provinces: i64 = 0
        left = self.on_board[seat]  # to be found
        supports = self.content.supports
        where = self.place
        figure: i64 = seat * CLAN_FIGURES
        end: i64 = figure + CLAN_FIGURES
        while left > 0 and figure < end:
            place = where[figure]
            if place >= 0:
                left -= 1
                if place < places:
                    provinces |= supports[place]
            figure += 1
        monster: i64 = 0
        while left > 0:
            place = where[FIRST_MONSTER + monster]
            if place >= 0 and self.monster_owner[monster] == seat:
                left -= 1
                if place < places:
                    provinces |= supports[place]
            monster += 1
        return provinces

    def at_and_around(self, province: Place) -> list[Figure]:
        """All figures in a province and in its supporting fjord (BR-BOARD-17)."""
        fjord = self.content.fjord_of[province]
        figures: list[Figure] = []
        left = self.count_at_and_around(province)  # to be found
        figure: i64 = 0
        while left > 0:
            place = self.place[figure]
            if place == province or (place == fjord and fjord >= 0):
                figures.append(figure)
                left -= 1
            figure += 1
        return figures

    def count_at_and_around(self, province: Place) -> i64:
        fjord = self.content.fjord_of[province]
        count = self.standing[province]
        if fjord >= 0:
            count += self.standing[fjord]
        return count

    # Provinces

    def is_destroyed(self, province: Place) -> bool:
        return has(self.destroyed, province)

    def is_pillaged(self, province: Place) -> bool:
        return has(self.pillaged, province)

    def free_villages(self, province: Place) -> i64:
        """A destroyed province has none (BR-BOARD-20); the centre always has one (BR-BOARD-14)."""
        if self.is_destroyed(province):
            return 0
        return self.content.villages[province] - self.standing[province]

    def is_fjord_open(self, fjord: Place) -> bool:
        """At least one of its provinces stands (BR-OQ-03)."""
        return self.content.supports[fjord] & ~self.destroyed != 0

    # Strength

    def figure_strength(self, seat: Seat, piece: i64, place: Place) -> i64:
        """STR of one figure; Warriors together may have more (`strength`)."""
        if piece >= OWN_MONSTER:
            card = self.content.cards[self.content.monster_cards[piece - OWN_MONSTER]]
            for effect in card.effects:
                if effect.moment == MONSTER_STRENGTH and effect.modify is not None:
                    strength = effect.modify(self, seat, effect, place)
                    if strength != UNCHANGED:
                        return strength
            return card.strength
        if piece == OWN_LEADER:
            return self._troop_strength(seat, LEADER_SLOT, 0)
        if piece == OWN_SHIP:
            return self._troop_strength(seat, SHIP_SLOT, 2)
        return self._troop_strength(seat, WARRIOR_SLOT, 1)

    def _troop_strength(self, seat: Seat, slot: i64, troop: i64) -> i64:
        card = self.sheets[seat * SLOTS + slot]
        return (
            self.content.strengths[troop] if card == NO_CARD else self.content.cards[card].strength
        )

    def strength(self, seat: Seat, province: Place) -> i64:
        """A clan's STR in a province, its supporting fjord included (BR-FIG-14)."""
        total: i64 = 0
        if self.on_board[seat] == 0 or self.count_at_and_around(province) == 0:
            return total
        fjord = self.content.fjord_of[province]
        first: i64 = seat * CLAN_FIGURES
        where = self.place
        if where[first + OWN_LEADER] == province:
            total += self._troop_strength(seat, LEADER_SLOT, 0)
        warriors: i64 = 0
        piece: i64 = OWN_WARRIOR
        while piece < OWN_SHIP:
            if where[first + piece] == province:
                warriors += 1
            piece += 1
        if warriors > 0:
            total += self._warriors_strength(seat, warriors)
        if fjord >= 0 and where[first + OWN_SHIP] == fjord:
            total += self._troop_strength(seat, SHIP_SLOT, 2)
        if not self.has_monster(seat):
            return total
        monster: i64 = 0
        while monster < self.content.monster_count:
            if self.monster_owner[monster] == seat:
                place = where[FIRST_MONSTER + monster]
                if place == province or (place == fjord and fjord >= 0):
                    total += self.figure_strength(seat, OWN_MONSTER + monster, place)
            monster += 1
        return total

    def _warriors_strength(self, seat: Seat, count: i64) -> i64:
        card = self.sheets[seat * SLOTS + WARRIOR_SLOT]
        if card != NO_CARD:
            for effect in self.content.cards[card].effects:
                if effect.moment == WARRIORS_STRENGTH and effect.modify is not None:
                    return effect.modify(self, seat, effect, count)
        return count * self._troop_strength(seat, WARRIOR_SLOT, 1)

    def has_most_strength(self, seat: Seat, province: Place) -> bool:
        """Strictly more than every other clan, so more than 0 (BR-QPH-07, 08, 11)."""
        strength = self.strength(seat, province)
        for other in range(self.seats):
            if other != seat and self.strength(other, province) >= strength:
                return False
        return True

    # Stats, Rage, Glory

    def stat(self, seat: Seat, stat: Stat) -> i64:
        return self.content.tracks[stat][self.columns[seat * 3 + stat]]

    def has_room_under_horns(self, seat: Seat) -> bool:
        return self.on_board[seat] < self.stat(seat, HORNS)

    def can_raise(self, seat: Seat, stat: Stat) -> bool:
        return self.columns[seat * 3 + stat] < COLUMNS - 1

    def raise_stat(self, seat: Seat, stat: Stat) -> None:
        """One column to the right; in the last column nothing happens (BR-OQ-04)."""
        if self.can_raise(seat, stat):
            self.columns[seat * 3 + stat] += 1
            self.tell("stat_raised", seat, stat, self.stat(seat, stat))

    def gain_glory(self, seat: Seat, glory: i64, reason: i64) -> None:
        if glory > 0:
            self.glory[seat] += glory
            self.tell("glory_gained", seat, glory, reason)

    def pay_rage(self, seat: Seat, rage: i64) -> None:
        self.rage[seat] -= rage

    # Cards

    def upgrade_cost(self, seat: Seat, card: Card) -> i64:
        return self.modified(seat, UPGRADE_COST, self.content.cards[card].cost)

    def modified(self, seat: Seat, moment: Moment, value: i64) -> i64:
        """A number after all cards on the sheet that change it, in slot order."""
        if not has(self.in_force[seat], moment):
            return value
        for effect in self.effects_on_sheet(seat, moment):
            if effect.modify is not None:
                value = effect.modify(self, seat, effect, value)
        return value

    def effects_on_sheet(self, seat: Seat, moment: Moment) -> list[Effect]:
        effects: list[Effect] = []
        slot: i64 = seat * SLOTS
        end: i64 = slot + SLOTS
        while slot < end:
            card = self.sheets[slot]
            if card != NO_CARD:
                for effect in self.content.cards[card].effects:
                    if effect.moment == moment:
                        effects.append(effect)
            slot += 1
        return effects

    def has_in_force(self, seat: Seat, moment: Moment) -> bool:
        return has(self.in_force[seat], moment)

    def place_on_sheet(self, seat: Seat, slot: i64, card: Card) -> Card:
        """Returns the card that it replaces, or NO_CARD."""
        old = self.sheets[seat * SLOTS + slot]
        self.sheets[seat * SLOTS + slot] = card
        moments: i64 = 0
        for other in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.sheets[other] != NO_CARD:
                moments |= self.content.cards[self.sheets[other]].moments
        self.in_force[seat] = moments
        return old

    def monster_slot(self, seat: Seat, figure: Figure) -> i64:
        """The slot that holds the card of a Monster."""
        card = self.content.monster_cards[figure - FIRST_MONSTER]
        return (
            MONSTER_SLOT if self.sheets[seat * SLOTS + MONSTER_SLOT] == card else MONSTER_SLOT + 1
        )

    def take_into_hand(self, seat: Seat, card: Card) -> None:
        put_in(self.hands[seat], card)

    def show_in_hand(self, seat: Seat, card: Card) -> None:
        """Everybody has seen this card go to that hand (BR-HID-09)."""
        put_in(self.known_in_hand[seat], card)

    def leave_hand(self, seat: Seat, card: Card) -> None:
        """The card leaves the hand face up."""
        self.hands[seat].remove(card)
        if card in self.known_in_hand[seat]:
            self.known_in_hand[seat].remove(card)

    def remove_from_game(self, monster: Figure) -> None:
        """BR-UPG-16: its figure leaves the game at once for good."""
        self.put(monster, OUT_OF_PLAY)
        self.monster_owner[monster - FIRST_MONSTER] = NOBODY


FIELDS: Final = (
    Field("content", SHARED),
    Field("first_game", FLAG),
    Field("clans", CLAN, by=SEAT, fixed=True),
    Field("age", start=1),
    Field("phase", PHASE, start=GODS_GIFTS),
    Field("first_player", SEAT),
    Field("active", SEAT),
    Field("place", PLACE, by=PIECE, start=OUT_OF_PLAY, also=(OUT_OF_PLAY,)),
    Field("standing", by=SITE),
    Field("on_board", by=SEAT),
    Field("monster_owner", SEAT, by=MONSTER),
    Field("rage", by=SEAT, start=lambda c: c.tracks[RAGE][0]),
    Field("glory", by=SEAT),
    Field("columns", by=(SEAT, STAT)),
    Field("passed", Mask(SEAT)),
    Field("sheets", Room(CARD), by=(SEAT, SLOT)),
    Field("in_force", by=SEAT),
    Field("hands", Pile(CARD), by=SEAT, seen_by=OWNER),
    Field("known_in_hand", Pile(CARD), by=SEAT, noted=True, saved_as="shown"),
    Field("packs", Pile(CARD), by=SEAT, seen_by=OWNER),
    Field("quests", Pile(CARD), by=SEAT, seen_by=OWNER),
    Field("buried", Pile(CARD), by=SEAT, seen_by=OWNER),
    Field("discarded", Pile(CARD)),
    Field("undealt", Pile(CARD), seen_by=NO_ONE),
    Field("decks", Pile(CARD), by=AGE, seen_by=NO_ONE),
    Field("tokens", REWARD, by=PROVINCE, fixed=True),
    Field("pillaged", Mask(PROVINCE)),
    Field("destroyed", Mask(PROVINCE)),
    Field("doom", Pile(PROVINCE), fixed=True),
    Field("dying", Pile(PIECE)),
    Field("waiting_pillages", Pile(NUMBER), fixed_items=True),
    Field("battle", Part(Battle, BATTLE_FIELDS)),
    Field("picks", Pile(CARD), by=SEAT, seen_by=OWNER, later=True),
    Field(
        "kept",
        CARD,
        by=SEAT,
        seen_by=OWNER,
        also=(NO_CARD, UNDECIDED),
        told=(UNDECIDED,),
        later=True,
    ),
)
