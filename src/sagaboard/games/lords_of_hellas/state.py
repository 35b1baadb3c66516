"""The state of a game of Lords of Hellas: what can be read off the table or done in one step."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from mypy_extensions import i64

from sagaboard.games.lords_of_hellas.battle import Battle
from sagaboard.games.lords_of_hellas.effects import moments as at
from sagaboard.games.lords_of_hellas.hunt import Hunt
from sagaboard.games.lords_of_hellas.printed import (
    ARTIFACT,
    ATTRIBUTES,
    BLESSING,
    DIVINE,
    HERO,
    KEPT_QUEST,
    NONE,
    STRIDE,
    Artifact,
    Attribute,
    Blessing,
    Card,
    Content,
    Effect,
    Land,
    Moment,
    Monster,
    Region,
    Source,
)
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.event import EVERYBODY, Event
from sagaboard.kernel.game import Frame, Game
from sagaboard.kernel.move import NOBODY, Move, Seat

# What is going on, for people.
HERO_SELECTION: Final = 0
TURN: Final = 1
MONSTER_PHASE: Final = 2
EVENT_PHASE: Final = 3
PHASES: Final = ("hero_selection", "turn", "monster_phase", "event_phase")

# Ways to win.
NO_VICTORY: Final = -1
LANDS: Final = 0
TEMPLES: Final = 1
MONSTERS: Final = 2
KING_OF_KINGS: Final = 3
VICTORIES: Final = ("lands", "temples", "monsters", "king_of_kings")

MAX_SEATS: Final = 4
HERO_BIT: Final = 60
"""The bit of `spent` for the hero's ability; the others are blessings."""
MOST_INJURIES: Final = 3


class LordsOfHellas(Game):
    """What lies on the table. Sets of regions, attributes, actions and cards are bit masks."""

    def __init__(
        self,
        content: Content,
        seats: i64,
        chance: Chance,
        stack: list[Frame[Any]],
        armies: list[i64],
        phase: i64,
        starting_player: Seat,
        active: Seat,
        turn: i64,
        heroes: list[i64],
        hero_at: list[Region],
        quest_of: list[i64],
        step_of: list[i64],
        levels: list[i64],
        injured: list[i64],
        supply: list[i64],
        hoplites: list[i64],
        garrison: list[Seat],
        present: list[i64],
        control: list[Seat],
        realm: list[i64],
        priesthood: list[i64],
        praying: list[i64],
        used: list[i64],
        owned: list[list[Source]],
        in_force: list[i64],
        charged: i64,
        spent: i64,
        marked: i64,
        glory: list[Seat],
        monster_at: list[Region],
        slain_by: list[Seat],
        wounds: list[i64],
        evolved: list[i64],
        temples: i64,
        temples_taken: i64,
        temple_card: i64,
        monuments: list[i64],
        quests: list[i64],
        event_deck: list[i64],
        event_discard: list[i64],
        finished_quests: i64,
        combat_deck: list[Card],
        combat_discard: list[Card],
        hands: list[list[Card]],
        artifact_deck: list[Artifact],
        blessing_deck: list[Blessing],
        blessing_discard: list[Blessing],
        looking: list[i64],
        looker: Seat,
        pack: list[Blessing],
        toll: i64,
        granted: i64,
        activation_holder: Seat,
        activation_tokens: i64,
        first_monument: i64,
        countdown_over: bool,
        winner: Seat,
        victory: i64,
        battle: Battle,
        hunt: Hunt,
    ) -> None:
        super().__init__(seats, chance, stack)
        self.content = content
        self.armies = armies  # by seat
        self.phase = phase
        self.starting_player = starting_player
        self.active = active
        self.turn = turn  # how many turns have begun
        self.heroes = heroes  # by seat; NONE until chosen
        self.hero_at = hero_at  # by seat; NOWHERE on a quest and before placing
        self.quest_of = quest_of  # by seat: the quest slot that the hero is on
        self.step_of = step_of  # by seat: 0 to 2
        self.levels = levels  # three for each seat
        self.injured = injured  # by seat: attributes
        self.supply = supply  # by seat: hoplites
        self.hoplites = hoplites  # by seat and region, without the fortified one
        self.garrison = garrison  # by region: whose hoplite is fortified there
        self.present = present  # by seat: regions with own hoplites
        self.control = control  # by region
        self.realm = realm  # by seat: controlled regions
        self.priesthood = priesthood
        self.praying = praying  # by god and seat: priests at the monument
        self.used = used  # by seat: special actions with a token
        self.owned = owned  # by seat: what carries effects, in order of gaining
        self.in_force = in_force  # by seat: moments of what is owned
        self.charged = charged  # artifacts
        self.spent = spent  # blessings used up for this turn, hunt or battle
        self.marked = marked  # blessings with a used-action token on them
        self.glory = glory  # by land: who holds the token
        self.monster_at = monster_at  # NOWHERE: not on the board
        self.slain_by = slain_by  # by monster
        self.wounds = wounds  # by monster: covered wound slots
        self.evolved = evolved  # by monster: event cards under its card
        self.temples = temples  # regions with a temple, the Oracle included
        self.temples_taken = temples_taken  # tokens that have left the temple card
        self.temple_card = temple_card
        self.monuments = monuments  # levels
        self.quests = quests  # by slot: event card or NONE
        self.event_deck = event_deck  # the top card of a deck is its last
        self.event_discard = event_discard
        self.finished_quests = finished_quests  # event cards that do not come back
        self.combat_deck = combat_deck
        self.combat_discard = combat_discard
        self.hands = hands  # ascending
        self.artifact_deck = artifact_deck
        self.blessing_deck = blessing_deck
        self.blessing_discard = blessing_discard
        self.looking = looking  # cards that `looker` alone sees, to choose from
        self.looker = looker
        self.pack = pack  # blessings being passed; the chooser alone sees them
        self.toll = toll  # where entering has killed already in this action
        self.granted = granted  # additional special actions of this turn (LOH-SA-08)
        self.activation_holder = activation_holder
        self.activation_tokens = activation_tokens
        self.first_monument = first_monument  # the one completed first
        self.countdown_over = countdown_over
        self.winner = winner
        self.victory = victory
        self.battle = battle
        self.hunt = hunt

    def copy(self) -> LordsOfHellas:
        g = LordsOfHellas(
            self.content,
            self.seats,
            self.chance.copy(),
            [frame.copy() for frame in self.stack],
            self.armies,
            self.phase,
            self.starting_player,
            self.active,
            self.turn,
            self.heroes[:],
            self.hero_at[:],
            self.quest_of[:],
            self.step_of[:],
            self.levels[:],
            self.injured[:],
            self.supply[:],
            self.hoplites[:],
            self.garrison[:],
            self.present[:],
            self.control[:],
            self.realm[:],
            self.priesthood[:],
            self.praying[:],
            self.used[:],
            [sources[:] for sources in self.owned],
            self.in_force[:],
            self.charged,
            self.spent,
            self.marked,
            self.glory[:],
            self.monster_at[:],
            self.slain_by[:],
            self.wounds[:],
            self.evolved[:],
            self.temples,
            self.temples_taken,
            self.temple_card,
            self.monuments[:],
            self.quests[:],
            self.event_deck[:],
            self.event_discard[:],
            self.finished_quests,
            self.combat_deck[:],
            self.combat_discard[:],
            [cards[:] for cards in self.hands],
            self.artifact_deck[:],
            self.blessing_deck[:],
            self.blessing_discard[:],
            self.looking[:],
            self.looker,
            self.pack[:],
            self.toll,
            self.granted,
            self.activation_holder,
            self.activation_tokens,
            self.first_monument,
            self.countdown_over,
            self.winner,
            self.victory,
            self.battle.copy(),
            self.hunt.copy(),
        )
        g.questions = self.questions
        return g

    # LOH-VIC-01: the game ends in the middle of any action, so whatever the rules were about to
    # do after the victory no longer happens.

    def push(self, frame: Frame[Any]) -> None:
        if self.winner == NOBODY:
            self.stack.append(frame)

    def done(self) -> None:
        if self.winner == NOBODY:
            self.stack.pop()

    def ask(self, seat: Seat, prompt: str, moves: list[Move], settled: bool = False) -> None:
        """Cards may have added moves anywhere; they are offered in ascending order."""
        if self.winner == NOBODY:
            moves.sort()
            super().ask(seat, prompt, moves, settled)

    def tell_all(self, kind: str, values: list[i64]) -> None:
        if self.events is not None and self.winner == NOBODY:
            self.events.append(Event(kind, EVERYBODY, values))

    def whisper_all(self, seat: Seat, kind: str, values: list[i64]) -> None:
        if self.events is not None and self.winner == NOBODY:
            self.events.append(Event(kind, 1 << seat, values))

    def end(self, seat: Seat, victory: i64) -> None:
        self.tell("game_won", seat, victory)
        self.winner = seat
        self.victory = victory
        self.stack.clear()

    # Seats

    def right_of(self, seat: Seat) -> Seat:
        return seat - 1 if seat > 0 else self.seats - 1

    def from_active(self) -> list[Seat]:
        """All seats, the active one first, then clockwise."""
        return [(self.active + i) % self.seats for i in range(self.seats)]

    # Hoplites

    def army(self, seat: Seat, region: Region) -> i64:
        """Hoplites in a region, the fortified one included (LOH-FORT-10)."""
        fortified = 1 if self.garrison[region] == seat else 0
        return self.hoplites[seat * STRIDE + region] + fortified

    def unfortified(self, seat: Seat, region: Region) -> i64:
        return self.hoplites[seat * STRIDE + region]

    def add_hoplites(self, seat: Seat, region: Region, count: i64) -> None:
        """Every change of unfortified hoplites goes through here, so that the masks stay true."""
        self.hoplites[seat * STRIDE + region] += count
        self._note_presence(seat, region)

    def set_garrison(self, region: Region, seat: Seat) -> None:
        before = self.garrison[region]
        self.garrison[region] = seat
        if before != NOBODY:
            self._note_presence(before, region)
        if seat != NOBODY:
            self._note_presence(seat, region)

    def _note_presence(self, seat: Seat, region: Region) -> None:
        if self.army(seat, region) > 0:
            self.present[seat] |= 1 << region
        else:
            self.present[seat] &= ~(1 << region)

    def others_at(self, seat: Seat, region: Region) -> Seat:
        """Another seat with hoplites in a region, or NOBODY; there is at most one (LOH-CTRL-10)."""
        for other in range(self.seats):
            if other != seat and (self.present[other] >> region) & 1 == 1:
                return other
        return NOBODY

    def has_room_in_city(self, region: Region) -> bool:
        """LOH-FORT-06."""
        return (self.content.cities >> region) & 1 == 1 and self.garrison[region] == NOBODY

    def remove_hoplites(self, seat: Seat, region: Region, count: i64) -> i64:
        """Back to the supply, the fortified one last (LOH-FORT-08); returns how many there were."""
        unfortified = min(count, self.unfortified(seat, region))
        if unfortified > 0:
            self.add_hoplites(seat, region, -unfortified)
        removed = unfortified
        if removed < count and self.garrison[region] == seat:
            self.set_garrison(region, NOBODY)
            removed += 1
        self.supply[seat] += removed
        return removed

    # Heroes

    def is_on_quest(self, seat: Seat) -> bool:
        return self.quest_of[seat] != NONE

    def level(self, seat: Seat, attribute: Attribute) -> i64:
        return self.levels[seat * 3 + attribute]

    def value(self, seat: Seat, attribute: Attribute) -> i64:
        """LOH-INJ-02: an injured attribute counts 1."""
        if (self.injured[seat] >> attribute) & 1 == 1:
            return 1
        return self.levels[seat * 3 + attribute]

    def injuries(self, seat: Seat) -> i64:
        mask = self.injured[seat]
        return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)

    def raise_attribute(self, seat: Seat, attribute: Attribute, amount: i64) -> None:
        """LOH-HERO-07: not beyond the maximum."""
        before = self.levels[seat * 3 + attribute]
        level = min(before + amount, self.content.numbers.attribute_limit)
        if level > before:
            self.levels[seat * 3 + attribute] = level
            self.tell("attribute_raised", seat, attribute, level)

    def lower_attribute(self, seat: Seat, attribute: Attribute, amount: i64) -> None:
        """LOH-HERO-17: not below 1."""
        before = self.levels[seat * 3 + attribute]
        level = max(before - amount, 1)
        if level < before:
            self.levels[seat * 3 + attribute] = level
            self.tell("attribute_lowered", seat, attribute, level)

    def heal(self, seat: Seat, attribute: Attribute) -> None:
        self.injured[seat] &= ~(1 << attribute)
        self.tell("healed", seat, attribute)

    def place_hero(self, seat: Seat, region: Region) -> None:
        self.hero_at[seat] = region

    # Priests

    def priests_praying(self, seat: Seat) -> i64:
        total: i64 = 0
        for god in range(len(self.monuments)):
            total += self.praying[god * MAX_SEATS + seat]
        return total

    def gain_priests(self, seat: Seat, count: i64) -> None:
        """LOH-PRIEST-04: what is above the limit is lost."""
        room = self.content.numbers.priests - self.priesthood[seat] - self.priests_praying(seat)
        gained = min(count, room)
        if gained > 0:
            self.priesthood[seat] += gained
            self.tell("priests_gained", seat, gained)

    def sacrifice_priest(self, seat: Seat) -> None:
        """LOH-PRIEST-05."""
        self.priesthood[seat] -= 1
        self.tell("priest_sacrificed", seat)

    def priests_at(self, god: i64) -> i64:
        total: i64 = 0
        for seat in range(self.seats):
            total += self.praying[god * MAX_SEATS + seat]
        return total

    # Control and victory

    def population(self, seat: Seat, region: Region) -> i64:
        return self.modified(seat, at.POPULATION, self.content.population[region])

    def take_control(self, seat: Seat, region: Region) -> None:
        """The old token returns to its owner; a divine artifact follows, charged (LOH-ARTF-05)."""
        before = self.control[region]
        if before == seat:
            return
        if before != NOBODY:
            self.realm[before] &= ~(1 << region)
        self.control[region] = seat
        self.realm[seat] |= 1 << region
        self.tell("control_taken", seat, region)
        god = self.content.monument_at[region]
        if god != NONE:
            self.gain_artifact(seat, self.content.monuments[god].artifact)
        self.check_victory()

    def lose_control(self, region: Region) -> None:
        """LOH-ARTF-07: the divine artifact returns under the monument."""
        before = self.control[region]
        if before == NOBODY:
            return
        self.realm[before] &= ~(1 << region)
        self.control[region] = NOBODY
        god = self.content.monument_at[region]
        if god != NONE:
            self.drop_artifact(self.content.monuments[god].artifact)

    def complete_lands(self, seat: Seat) -> i64:
        """LOH-VIC-02 to 05."""
        lands: i64 = 0
        ignored = self.content.numbers.ignored_land[self.seats]
        realm = self.realm[seat]
        for land, mask in enumerate(self.content.land_masks):
            if land != ignored and realm & mask == mask:
                lands += 1
        return lands

    def temple_regions(self, seat: Seat) -> i64:
        return bits(self.realm[seat] & self.temples)

    def trophies(self, seat: Seat) -> i64:
        total: i64 = 0
        for slayer in self.slain_by:
            if slayer == seat:
                total += 1
        return total

    def check_victory(self) -> None:
        """LOH-VIC-12: the active player first, then clockwise."""
        if self.winner != NOBODY:
            return
        numbers = self.content.numbers
        for seat in self.from_active():
            if self.complete_lands(seat) >= numbers.lands_to_win[self.seats]:
                self.end(seat, LANDS)
                return
            if self.temple_regions(seat) >= numbers.temples_to_win:
                self.end(seat, TEMPLES)
                return
            if self.trophies(seat) >= numbers.monsters_to_win:
                self.end(seat, MONSTERS)
                return
            if self.countdown_over and self.holds_first_monument(seat):
                self.end(seat, KING_OF_KINGS)
                return

    def holds_first_monument(self, seat: Seat) -> bool:
        return self.control[self.content.monuments[self.first_monument].region] == seat

    # Cards

    def draw_cards(self, seat: Seat, count: i64) -> None:
        """LOH-LIMIT-04, 05. The hand limit is looked after by `rules.hand.draw`."""
        drawn: list[i64] = [seat]
        for _ in range(count):
            if not self.combat_deck:
                if not self.combat_discard:
                    break
                self.combat_deck = self.combat_discard
                self.combat_discard = []
                self.chance.shuffle(self.combat_deck)
                self.tell("combat_deck_shuffled")
            card = self.combat_deck.pop()
            insort(self.hands[seat], card)
            drawn.append(card)
        if self.events is not None and len(drawn) > 1:
            self.tell("cards_drawn", seat, len(drawn) - 1)
            self.whisper_all(seat, "own_cards_drawn", drawn)

    def discard_card(self, seat: Seat, card: Card) -> None:
        """LOH-INFO-05: face up."""
        self.hands[seat].remove(card)
        self.combat_discard.append(card)
        self.tell("card_discarded", seat, card)

    def hand_limit(self, seat: Seat) -> i64:
        return self.modified(seat, at.HAND_LIMIT, self.content.numbers.hand_limit)

    # Glory

    def take_glory(self, seat: Seat, land: Land) -> None:
        """LOH-GLORY-02: from another player if one has it."""
        if self.glory[land] != seat:
            self.glory[land] = seat
            self.tell("glory_taken", seat, land)

    def has_glory(self, seat: Seat) -> bool:
        return seat in self.glory

    # What carries effects

    def gain(self, seat: Seat, source: Source) -> None:
        self.owned[seat].append(source)
        self._note_moments(seat)

    def lose(self, seat: Seat, source: Source) -> None:
        self.owned[seat].remove(source)
        self._note_moments(seat)

    def _note_moments(self, seat: Seat) -> None:
        moments: i64 = 0
        for source in self.owned[seat]:
            for effect in self.content.effects(source):
                moments |= 1 << effect.moment
        self.in_force[seat] = moments

    def gain_artifact(self, seat: Seat, artifact: Artifact) -> None:
        """LOH-ARTF-02: charged. A divine one leaves its former owner."""
        if self.content.artifacts[artifact].kind == DIVINE:
            self.drop_artifact(artifact)
        self.charged |= 1 << artifact
        self.gain(seat, ARTIFACT + artifact)
        self.tell("artifact_gained", seat, artifact)

    def drop_artifact(self, artifact: Artifact) -> None:
        for seat in range(self.seats):
            if ARTIFACT + artifact in self.owned[seat]:
                self.lose(seat, ARTIFACT + artifact)

    def is_charged(self, artifact: Artifact) -> bool:
        return (self.charged >> artifact) & 1 == 1

    def has_in_force(self, seat: Seat, moment: Moment) -> bool:
        return (self.in_force[seat] >> moment) & 1 == 1

    def is_usable(self, source: Source, effect: Effect) -> bool:
        """Artifacts must be charged; blessings must not be used up or blocked by a token."""
        if source >= KEPT_QUEST:
            return True
        if source >= ARTIFACT:
            return (self.charged >> (source - ARTIFACT)) & 1 == 1
        if effect.limit == 0:
            return True
        bit = source - BLESSING if source >= BLESSING else HERO_BIT
        return ((self.spent | self.marked) >> bit) & 1 == 0

    def modified(self, seat: Seat, moment: Moment, value: i64) -> i64:
        """A number after everything in force that changes it."""
        if (self.in_force[seat] >> moment) & 1 == 0:
            return value
        for source in self.owned[seat]:
            for effect in self.content.effects(source):
                if effect.moment == moment and effect.modify is not None:
                    value = effect.modify(self, seat, effect, value)
        return value

    def blessings_of(self, seat: Seat) -> list[Blessing]:
        return [source - BLESSING for source in self.owned[seat] if BLESSING <= source < ARTIFACT]

    def artifacts_of(self, seat: Seat) -> list[Artifact]:
        return [source - ARTIFACT for source in self.owned[seat] if ARTIFACT <= source < KEPT_QUEST]

    def hero_source(self, seat: Seat) -> Source:
        return HERO + self.heroes[seat]

    # Monsters

    def monster_effects(self, monster: Monster) -> list[Effect]:
        """Passive abilities and evolutions in force."""
        effects = self.content.monsters[monster].passive
        evolved = self.evolved[monster]
        if evolved != 0:
            for card in range(self.content.first_quest):
                if (evolved >> card) & 1 == 1:
                    effects = effects + self.content.events[card].evolution
        return effects

    def monster_with(self, region: Region, moment: Moment) -> Monster:
        """A monster in a region with an ability of that moment, or NONE."""
        monster: i64 = 0
        count: i64 = len(self.monster_at)
        while monster < count:
            if self.monster_at[monster] == region and self.has_ability(monster, moment):
                return monster
            monster += 1
        return NONE

    def has_ability(self, monster: Monster, moment: Moment) -> bool:
        if (self.content.monsters[monster].moments >> moment) & 1 == 1:
            return True
        evolved = self.evolved[monster]
        if evolved != 0:
            for card in range(self.content.first_quest):
                if (evolved >> card) & 1 == 1:
                    if (self.content.events[card].moments >> moment) & 1 == 1:
                        return True
        return False

    def wound_slots(self, monster: Monster) -> list[i64]:
        """Symbols of all slots, those added by evolution last."""
        slots = self.content.monsters[monster].symbols
        evolved = self.evolved[monster]
        if evolved != 0:
            for card in range(self.content.first_quest):
                if (evolved >> card) & 1 == 1:
                    slots = slots + self.content.events[card].symbols
        return slots

    def wounds_on(self, monster: Monster) -> i64:
        return bits(self.wounds[monster])

    def is_slain(self, monster: Monster) -> bool:
        return self.slain_by[monster] != NOBODY

    # Quests

    def quest_slot_at(self, region: Region) -> i64:
        """The slot of the quest whose token lies in a region, or NONE."""
        for slot, card in enumerate(self.quests):
            if card != NONE and self.content.events[card].region == region:
                return slot
        return NONE


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def distinct(cards: list[Card]) -> list[Card]:
    """An ascending list of cards without its repetitions."""
    kept: list[Card] = []
    for card in cards:
        if not kept or kept[-1] != card:
            kept.append(card)
    return kept


def unturned(g: LordsOfHellas, seat: Seat) -> list[Attribute]:
    """Attributes that are not injured."""
    return [a for a in range(len(ATTRIBUTES)) if (g.injured[seat] >> a) & 1 == 0]
