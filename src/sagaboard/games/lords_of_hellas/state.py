"""The state of a game of Lords of Hellas: what can be read off the table or done in one step."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sagaboard.games.lords.components import (
    ARTIFACT,
    BLESSING,
    NONE,
    STRIDE,
    UNLIMITED,
    Artifact,
    Attribute,
    Blessing,
    Card,
    Effect,
    Land,
    Moment,
    Monster,
    Region,
    Source,
)
from sagaboard.games.lords.hunt import GOING_ON
from sagaboard.games.lords.state import LordsGame, LordsVerbs
from sagaboard.games.lords_of_hellas import moments as at
from sagaboard.games.lords_of_hellas.battle import Battle
from sagaboard.games.lords_of_hellas.components import KEPT_QUEST, TOKEN_ON_CARD, Content
from sagaboard.games.lords_of_hellas.hunt import Hunt
from sagaboard.games.lords_of_hellas.moves import ABILITY, DISCARD, INVOKE, REDEEM, USE
from sagaboard.kernel.bits import bit, bits, has
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Frame
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
        super().__init__(
            seats,
            chance,
            stack,
            content,
            VERBS,
            phase=phase,
            starting_player=starting_player,
            active=active,
            turn=turn,
            heroes=heroes,
            hero_at=hero_at,
            levels=levels,
            injured=injured,
            present=present,
            control=control,
            priesthood=priesthood,
            praying=praying,
            owned=owned,
            in_force=in_force,
            charged=charged,
            spent=spent,
            monster_at=monster_at,
            slain_by=slain_by,
            temples=temples,
            temples_taken=temples_taken,
            monuments=monuments,
            event_deck=event_deck,
            event_discard=event_discard,
            combat_deck=combat_deck,
            combat_discard=combat_discard,
            hands=hands,
            blessing_deck=blessing_deck,
            blessing_discard=blessing_discard,
            pack=pack,
            winner=winner,
            victory=victory,
        )
        self.content = content
        self.armies = armies  # by seat
        self.quest_of = quest_of  # by seat: the quest slot that the hero is on
        self.step_of = step_of  # by seat: 0 to 2
        self.supply = supply  # by seat: hoplites
        self.hoplites = hoplites  # by seat and region, without the fortified one
        self.garrison = garrison  # by region: whose hoplite is fortified there
        self.realm = realm  # by seat: controlled regions
        self.used = used  # by seat: special actions with a token
        self.marked = marked  # blessings with a used-action token on them
        self.glory = glory  # by land: who holds the token
        self.wounds = wounds  # by monster: covered wound slots
        self.evolved = evolved  # by monster: event cards under its card
        self.temple_card = temple_card
        self.quests = quests  # by slot: event card or NONE
        self.finished_quests = finished_quests  # event cards that do not come back
        self.artifact_deck = artifact_deck
        self.looking = looking  # cards that `looker` alone sees, to choose from
        self.looker = looker
        self.toll = toll  # where entering has killed already in this action
        self.granted = granted  # additional special actions of this turn (LOH-SA-08)
        self.activation_holder = activation_holder
        self.activation_tokens = activation_tokens
        self.first_monument = first_monument  # the one completed first
        self.countdown_over = countdown_over
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
