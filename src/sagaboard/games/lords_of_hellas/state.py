"""The state of a game of Lords of Hellas: what can be read off the table or done in one step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import (
    ARTIFACT,
    BLESSING,
    NONE,
    STRIDE,
    UNLIMITED,
    Artifact,
    Attribute,
    Effect,
    Land,
    Moment,
    Monster,
    Region,
    Source,
)
from sagaboard.games.lords.fields import lords_fields
from sagaboard.games.lords.hunt import GOING_ON
from sagaboard.games.lords.state import LordsGame, LordsVerbs
from sagaboard.games.lords_of_hellas import kinds
from sagaboard.games.lords_of_hellas import moments as at
from sagaboard.games.lords_of_hellas.battle import BATTLE_FIELDS, Battle
from sagaboard.games.lords_of_hellas.components import KEPT_QUEST, TOKEN_ON_CARD, Content
from sagaboard.games.lords_of_hellas.hunt import HUNT_FIELDS, Hunt
from sagaboard.games.lords_of_hellas.moves import ABILITY, DISCARD, INVOKE, REDEEM, USE
from sagaboard.kernel.bits import bit, bits, has
from sagaboard.kernel.field import FLAG, NO_ONE, SHARED, Field, Mask, Part, Pile, Room, Shared
from sagaboard.kernel.kind import NUMBER
from sagaboard.kernel.move import NOBODY, Move, Seat, noun_of, verb_of

# What is going on, for people; `kinds.PHASES` names it.
HERO_SELECTION: Final = 0
TURN: Final = 1
MONSTER_PHASE: Final = 2
EVENT_PHASE: Final = 3

# Ways to win; `kinds.VICTORIES` names them.
LANDS: Final = 0
TEMPLES: Final = 1
MONSTERS: Final = 2
KING_OF_KINGS: Final = 3

MOST_INJURIES: Final = 3
VERBS: Final = LordsVerbs(use=USE, invoke=INVOKE, ability=ABILITY, discard=DISCARD)


class LordsOfHellas(LordsGame):
    """What lies on the table. Sets of regions, attributes, actions and cards are bit masks."""

    content: Content
    armies: list[i64]  # by seat
    quest_of: list[i64]  # by seat: the quest slot that the hero is on
    step_of: list[i64]  # by seat: 0 to 2
    supply: list[i64]  # by seat: hoplites
    hoplites: list[i64]  # by seat and region, without the fortified one
    garrison: list[Seat]  # by region: whose hoplite is fortified there
    realm: list[i64]  # by seat: controlled regions
    used: list[i64]  # by seat: special actions with a token
    marked: i64  # blessings with a used-action token on them
    glory: list[Seat]  # by land: who holds the token
    wounds: list[i64]  # by monster: covered wound slots
    evolved: list[i64]  # by monster: event cards under its card
    temple_card: i64
    quests: list[i64]  # by slot: event card or NONE
    finished_quests: i64  # event cards that do not come back
    artifact_deck: list[Artifact]
    looked_at: list[i64]  # cards that `looker` alone sees, to choose from
    looker: Seat
    entry_paid_in: i64  # where entering has killed already in this action
    extra_actions: i64  # additional special actions of this turn (LOH-SA-08)
    activation_holder: Seat
    activation_tokens: i64
    first_monument: i64  # the one completed first
    countdown_over: bool
    battle: Battle
    hunt: Hunt

    # Made by tools/state_copies.py from the table of fields; do not edit.
    def copy(self) -> LordsOfHellas:
        stack = [frame.copy() for frame in self.stack]
        new = LordsOfHellas(self.seats, self.chance.copy(), stack)
        new.questions = self.questions
        new.content = self.content
        new.common_content = self.common_content
        new.verbs = self.verbs
        new.armies = self.armies
        new.phase = self.phase
        new.starting_player = self.starting_player
        new.active = self.active
        new.turn = self.turn
        new.heroes = self.heroes[:]
        new.hero_at = self.hero_at[:]
        new.quest_of = self.quest_of[:]
        new.step_of = self.step_of[:]
        new.levels = self.levels[:]
        new.injured = self.injured[:]
        new.supply = self.supply[:]
        new.hoplites = self.hoplites[:]
        new.garrison = self.garrison[:]
        new.present = self.present[:]
        new.control = self.control[:]
        new.realm = self.realm[:]
        new.priesthood = self.priesthood[:]
        new.praying = self.praying[:]
        new.used = self.used[:]
        new.owned = [items[:] for items in self.owned]
        new.in_force = self.in_force[:]
        new.charged = self.charged
        new.spent = self.spent
        new.marked = self.marked
        new.glory = self.glory[:]
        new.monster_at = self.monster_at[:]
        new.slain_by = self.slain_by[:]
        new.wounds = self.wounds[:]
        new.evolved = self.evolved[:]
        new.temples = self.temples
        new.temples_taken = self.temples_taken
        new.temple_card = self.temple_card
        new.monuments = self.monuments[:]
        new.quests = self.quests[:]
        new.event_deck = self.event_deck[:]
        new.event_discard = self.event_discard[:]
        new.finished_quests = self.finished_quests
        new.combat_deck = self.combat_deck[:]
        new.combat_discard = self.combat_discard[:]
        new.hands = [items[:] for items in self.hands]
        new.artifact_deck = self.artifact_deck[:]
        new.blessing_deck = self.blessing_deck[:]
        new.blessing_discard = self.blessing_discard[:]
        new.looked_at = self.looked_at[:]
        new.looker = self.looker
        new.pack = self.pack[:]
        new.entry_paid_in = self.entry_paid_in
        new.extra_actions = self.extra_actions
        new.activation_holder = self.activation_holder
        new.activation_tokens = self.activation_tokens
        new.first_monument = self.first_monument
        new.countdown_over = self.countdown_over
        new.winner = self.winner
        new.victory = self.victory
        new.battle = self.battle.copy()
        new.hunt = self.hunt.copy()
        return new

    # Up to here.

    def cuts_attack_short(self) -> bool:
        return self.hunt.outcome != GOING_ON

    # Hoplites

    def army(self, seat: Seat, region: Region) -> i64:
        """Hoplites in a region, the fortified one included (LOH-FORT-10)."""
        count = self.hoplites[seat * STRIDE + region]
        if self.garrison[region] == seat:
            count += 1
        return count

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
        is_there = self.army(seat, region) > 0
        if is_there != (has(self.present[seat], region)):
            self.present[seat] ^= bit(region)

    def others_at(self, seat: Seat, region: Region) -> Seat:
        """Another seat with hoplites in a region, or NOBODY; there is at most one (LOH-CTRL-10)."""
        for other in range(self.seats):
            if other != seat and has(self.present[other], region):
                return other
        return NOBODY

    def has_room_in_city(self, region: Region) -> bool:
        """LOH-FORT-06."""
        return has(self.content.cities, region) and self.garrison[region] == NOBODY

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

    def value(self, seat: Seat, attribute: Attribute) -> i64:
        """LOH-INJ-02: an injured attribute counts 1."""
        if has(self.injured[seat], attribute):
            return 1
        return self.levels[seat * 3 + attribute]

    def lower_attribute(self, seat: Seat, attribute: Attribute, amount: i64) -> None:
        """LOH-HERO-17: not below 1."""
        before = self.levels[seat * 3 + attribute]
        level = max(before - amount, 1)
        if level < before:
            self.levels[seat * 3 + attribute] = level
            self.tell("attribute_lowered", seat, attribute, level)

    def heal(self, seat: Seat, attribute: Attribute) -> None:
        self.injured[seat] &= ~bit(attribute)
        self.tell("healed", seat, attribute)

    def place_hero(self, seat: Seat, region: Region) -> None:
        self.hero_at[seat] = region

    # Priests

    def sacrifice_priest(self, seat: Seat) -> None:
        """LOH-PRIEST-05."""
        self.priesthood[seat] -= 1
        self.tell("priest_sacrificed", seat)

    # Control and victory

    def population(self, seat: Seat, region: Region) -> i64:
        return self.modified(seat, at.POPULATION, self.content.population[region])

    def take_control(self, seat: Seat, region: Region) -> None:
        """The old token returns to its owner; a divine artifact follows, charged (LOH-ARTF-05)."""
        before = self.control[region]
        if before == seat:
            return
        if before != NOBODY:
            self.realm[before] &= ~bit(region)
        self.control[region] = seat
        self.realm[seat] |= bit(region)
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
        self.realm[before] &= ~bit(region)
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

    def check_victory(self) -> None:
        """LOH-VIC-12: the active player first, then clockwise."""
        numbers = self.content.numbers
        for seat in self.from_active():
            if self.complete_lands(seat) >= numbers.lands_to_win[self.seats]:
                self.win(seat, LANDS)
            if self.temple_regions(seat) >= numbers.temples_to_win:
                self.win(seat, TEMPLES)
            if self.monsters_slain(seat) >= numbers.monsters_to_win:
                self.win(seat, MONSTERS)
            if self.countdown_over and self.holds_first_monument(seat):
                self.win(seat, KING_OF_KINGS)

    def holds_first_monument(self, seat: Seat) -> bool:
        return self.control[self.content.monuments[self.first_monument].region] == seat

    # Cards

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

    def is_usable(self, source: Source, effect: Effect) -> bool:
        """A kept quest card always; a blessing not while it is blocked by a token."""
        if source >= KEPT_QUEST:
            return True
        if BLESSING <= source < ARTIFACT and effect.limit != UNLIMITED:
            if has(self.marked, source - BLESSING):
                return False
        return super().is_usable(source, effect)

    def use_up(self, seat: Seat, source: Source, effect: Effect) -> None:
        if source >= KEPT_QUEST:
            self.lose(seat, source)
            self.event_discard.append(source - KEPT_QUEST)
            self.tell("quest_card_redeemed", seat, source - KEPT_QUEST)
        elif BLESSING <= source < ARTIFACT and effect.limit == TOKEN_ON_CARD:
            self.marked |= bit(source - BLESSING)
            self.tell("blessing_used", seat, source - BLESSING)
        else:
            super().use_up(seat, source, effect)

    def move_for(self, source: Source) -> Move:
        if source >= KEPT_QUEST:
            return REDEEM + source - KEPT_QUEST - self.content.first_quest
        return super().move_for(source)

    def source_of(self, seat: Seat, move: Move) -> Source:
        if verb_of(move) == REDEEM:
            return KEPT_QUEST + self.content.first_quest + noun_of(move)
        return super().source_of(seat, move)

    def is_use(self, move: Move) -> bool:
        return verb_of(move) == REDEEM or super().is_use(move)

    # Monsters

    def monster_effects(self, monster: Monster) -> list[Effect]:
        """Passive abilities and evolutions in force."""
        effects = self.content.monsters[monster].passive
        evolved = self.evolved[monster]
        if evolved != 0:
            for card in range(self.content.first_quest):
                if has(evolved, card):
                    effects = effects + self.content.events[card].evolution
        return effects

    def monster_with(self, region: Region, moment: Moment) -> Monster:
        """A monster in a region with an ability of that moment, or NONE."""
        able = self.content.passive_at[moment]
        evolution = self.content.evolution_at[moment]
        if evolution != 0:
            for monster in range(self.content.monster_count):
                if self.evolved[monster] & evolution != 0:
                    able |= bit(monster)
        for monster in range(self.content.monster_count):
            if has(able, monster) and self.monster_at[monster] == region:
                return monster
        return NONE

    def wound_slots(self, monster: Monster) -> list[i64]:
        """Symbols of all slots, those added by evolution last."""
        slots = self.content.monsters[monster].symbols
        evolved = self.evolved[monster]
        if evolved != 0:
            for card in range(self.content.first_quest):
                if has(evolved, card):
                    slots = slots + self.content.events[card].symbols
        return slots

    def wounds_on(self, monster: Monster) -> i64:
        return bits(self.wounds[monster])

    # Quests

    def quest_slot_at(self, region: Region) -> i64:
        """The slot of the quest whose token lies in a region, or NONE."""
        for slot, card in enumerate(self.quests):
            if card != NONE and self.content.events[card].region == region:
                return slot
        return NONE


LORDS: Final = lords_fields(
    phase=kinds.PHASE,
    region=kinds.REGION,
    hero=kinds.HERO,
    attribute=kinds.ATTRIBUTE,
    god=kinds.GOD,
    monster=kinds.MONSTER,
    artifact=kinds.ARTIFACT,
    blessing=kinds.BLESSING,
    event=kinds.EVENT,
    card=kinds.CARD,
    victory=kinds.VICTORY,
)

FIELDS: Final = (
    Field("content", SHARED),
    LORDS["common_content"],
    Field("verbs", Shared(lambda content, seats: VERBS)),
    Field("armies", kinds.ARMY, by=kinds.SEAT, fixed=True),
    LORDS["phase"],
    LORDS["starting_player"],
    LORDS["active"],
    LORDS["turn"],
    LORDS["heroes"],
    LORDS["hero_at"],
    Field("quest_of", kinds.QUEST_SLOT, by=kinds.SEAT),
    Field("step_of", by=kinds.SEAT),
    Field("levels", by=(kinds.SEAT, kinds.ATTRIBUTE), start=1),
    LORDS["injured"],
    Field("supply", by=kinds.SEAT, start=lambda c: c.numbers.hoplites),
    Field("hoplites", by=(kinds.SEAT, kinds.ROOM)),
    Field("garrison", kinds.SEAT, by=kinds.REGION),
    LORDS["present"],
    LORDS["control"],
    Field("realm", Mask(kinds.REGION), by=kinds.SEAT),
    LORDS["priesthood"],
    LORDS["praying"],
    Field("used", Mask(kinds.ACTION), by=kinds.SEAT),
    LORDS["owned"],
    LORDS["in_force"],
    LORDS["charged"],
    LORDS["spent"],
    Field("marked", Mask(kinds.BLESSING)),
    Field("glory", kinds.SEAT, by=kinds.LAND),
    LORDS["monster_at"],
    LORDS["slain_by"],
    Field("wounds", Mask(kinds.SLOT), by=kinds.MONSTER),
    Field("evolved", Mask(kinds.MONSTER_CARD), by=kinds.MONSTER),
    LORDS["temples"],
    LORDS["temples_taken"],
    Field("temple_card", kinds.TEMPLE),
    Field("monuments", by=kinds.GOD, start=1),
    Field("quests", Room(kinds.EVENT), by=kinds.QUEST_SLOT),
    LORDS["event_deck"],
    LORDS["event_discard"],
    Field("finished_quests", Mask(kinds.EVENT)),
    LORDS["combat_deck"],
    LORDS["combat_discard"],
    LORDS["hands"],
    Field("artifact_deck", Pile(kinds.ARTIFACT), seen_by=NO_ONE),
    LORDS["blessing_deck"],
    LORDS["blessing_discard"],
    # Combat cards or artifacts.
    Field(
        "looked_at",
        Pile(NUMBER),
        seen_by=lambda g, seat: bool(g.looker == seat),
        saved_as="looking",
    ),
    Field("looker", kinds.SEAT),
    # The chooser of the draft knows it.
    Field("pack", Pile(kinds.BLESSING), seen_by=NO_ONE),
    Field("entry_paid_in", saved_as="toll"),
    Field("extra_actions", saved_as="granted"),
    Field("activation_holder", kinds.SEAT),
    Field("activation_tokens"),
    Field("first_monument", kinds.GOD),
    Field("countdown_over", FLAG),
    LORDS["winner"],
    LORDS["victory"],
    Field("battle", Part(Battle, BATTLE_FIELDS)),
    Field("hunt", Part(Hunt, HUNT_FIELDS)),
)
