"""The state of a game of Lords of Ragnarok: what can be read off the table or done in one step."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from sagaboard.games.lords.components import (
    ARTIFACT,
    NONE,
    NOWHERE,
    STRIDE,
    Artifact,
    Attribute,
    Blessing,
    Card,
    Monster,
    Region,
    Source,
)
from sagaboard.games.lords.hunt import GOING_ON
from sagaboard.games.lords.state import LordsGame, LordsVerbs
from sagaboard.games.lords_of_ragnarok import moments as at
from sagaboard.games.lords_of_ragnarok.battle import Battle
from sagaboard.games.lords_of_ragnarok.components import (
    RUNES,
    WISDOM,
    Board,
    Content,
    Realm,
    Rune,
    Sea,
)
from sagaboard.games.lords_of_ragnarok.hunt import Hunt
from sagaboard.games.lords_of_ragnarok.moves import ABILITY, ARMIES, DISCARD, INVOKE, USE
from sagaboard.games.lords_of_ragnarok.options import (
    BOSS_HUNT_ONLY,
    GONE,
    POPULATION_AFTER_CONTROL,
    SLAYER_TOKENS_COUNT,
)
from sagaboard.kernel.bits import bit, bits, has
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Seat

# What is going on, for people.
HERO_SELECTION: Final = 0
TURN: Final = 1
LAST_TURNS: Final = 2

# Ways to win.
GREAT_JARL: Final = 0
GREAT_GODI: Final = 1
MONSTER_SLAYER: Final = 2
RAGNAROK: Final = 3

MOST_INJURIES: Final = 3
VERBS: Final = LordsVerbs(use=USE, invoke=INVOKE, ability=ABILITY, discard=DISCARD)

Army: TypeAlias = i64
"""`seat * ARMIES + n`: the n-th army of a seat."""


class LordsOfRagnarok(LordsGame):
    """What lies on the table. Sets of regions, realms, attributes and cards are bit masks."""

    def __init__(
        self,
        content: Content,
        seats: i64,
        chance: Chance,
        stack: list[Frame[Any]],
        options: list[i64],
        colours: list[i64],
        phase: i64,
        starting_player: Seat,
        active: Seat,
        turn: i64,
        hero_boards: list[i64],
        origin_cards: list[i64],
        heroes: list[i64],
        origins: list[i64],
        hero_at: list[Region],
        drakkar_at: list[Sea],
        levels: list[i64],
        injured: list[i64],
        army_at: list[Region],
        strengths: list[i64],
        present: list[i64],
        control: list[Seat],
        held: list[i64],
        once_held: i64,
        alliances: list[i64],
        runes: list[i64],
        bank: list[i64],
        forges: list[Rune],
        forge_runes: i64,
        priesthood: list[i64],
        praying: list[i64],
        wheel: list[list[Seat]],
        owned: list[list[Source]],
        in_force: list[i64],
        charged: i64,
        spent: i64,
        monster_at: list[Region],
        boss_at: Region,
        upper: list[Monster],
        rings: list[Seat],
        slain_by: list[Seat],
        wounds: list[list[Seat]],
        slayer_tokens: list[i64],
        temples: i64,
        temples_taken: i64,
        monuments: list[i64],
        fulfilled: i64,
        event_deck: list[i64],
        event_discard: list[i64],
        revealed: list[i64],
        combat_deck: list[Card],
        combat_discard: list[Card],
        hands: list[list[Card]],
        blessing_deck: list[Blessing],
        blessing_discard: list[Blessing],
        pack: list[Blessing],
        arrivals: list[i64],
        sailed: i64,
        fought: i64,
        ragnarok_by: Seat,
        turns_left: i64,
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
        self.options = options  # by number of the option: the number of its value
        self.colours = colours  # by seat
        self.hero_boards = hero_boards  # drawn, to choose from
        self.origin_cards = origin_cards  # drawn, to choose from; the Odin card included
        self.origins = origins  # by seat; NONE until chosen
        self.drakkar_at = drakkar_at  # by seat
        self.army_at = army_at  # by army; NOWHERE: in the pool
        self.strengths = strengths  # by army; 0 in the pool
        self.held = held  # by seat: controlled regions
        self.once_held = once_held  # regions that have been controlled (LOR-OPT-01)
        self.alliances = alliances  # by seat: realms
        self.runes = runes  # three for each seat
        self.bank = bank  # by rune
        self.forges = forges  # by region: the rune of the forge, or NONE
        self.forge_runes = forge_runes  # regions whose forge holds a rune
        self.wheel = wheel  # by special action: markers, the last one on top
        self.boss_at = boss_at
        self.upper = upper  # by rune: the monster whose card is the upper of its pair
        self.rings = rings  # by monster: who controls it
        self.wounds = wounds  # by monster, the boss last, and wound space: whose marker
        self.slayer_tokens = slayer_tokens  # by seat
        self.fulfilled = fulfilled  # omens face down
        self.revealed = revealed  # event cards face up, to choose from or being resolved
        self.arrivals = arrivals  # seat * STRIDE + region, in order, since the last battles
        self.sailed = sailed  # armies that came by drakkar in this step
        self.fought = fought  # regions with a battle in this step
        self.ragnarok_by = ragnarok_by
        self.turns_left = turns_left  # last turns still to begin; NONE before Ragnarok
        self.battle = battle
        self.hunt = hunt
        self.board: Board = content.boards[seats]

    def copy(self) -> LordsOfRagnarok:
        g = LordsOfRagnarok(
            self.content,
            self.seats,
            self.chance.copy(),
            [frame.copy() for frame in self.stack],
            self.options,
            self.colours,
            self.phase,
            self.starting_player,
            self.active,
            self.turn,
            self.hero_boards,  # never changed, only replaced
            self.origin_cards,
            self.heroes[:],
            self.origins[:],
            self.hero_at[:],
            self.drakkar_at[:],
            self.levels[:],
            self.injured[:],
            self.army_at[:],
            self.strengths[:],
            self.present[:],
            self.control[:],
            self.held[:],
            self.once_held,
            self.alliances[:],
            self.runes[:],
            self.bank[:],
            self.forges,
            self.forge_runes,
            self.priesthood[:],
            self.praying[:],
            [markers[:] for markers in self.wheel],
            [sources[:] for sources in self.owned],
            self.in_force[:],
            self.charged,
            self.spent,
            self.monster_at[:],
            self.boss_at,
            self.upper,
            self.rings[:],
            self.slain_by[:],
            [markers[:] for markers in self.wounds],
            self.slayer_tokens[:],
            self.temples,
            self.temples_taken,
            self.monuments[:],
            self.fulfilled,
            self.event_deck[:],
            self.event_discard[:],
            self.revealed[:],
            self.combat_deck[:],
            self.combat_discard[:],
            [cards[:] for cards in self.hands],
            self.blessing_deck[:],
            self.blessing_discard[:],
            self.pack[:],
            self.arrivals[:],
            self.sailed,
            self.fought,
            self.ragnarok_by,
            self.turns_left,
            self.winner,
            self.victory,
            self.battle.copy(),
            self.hunt.copy(),
        )
        g.questions = self.questions
        return g

    def cuts_attack_short(self) -> bool:
        return self.hunt.outcome != GOING_ON

    # Armies

    def armies_of(self, seat: Seat) -> list[Army]:
        """Those on the board."""
        first = seat * ARMIES
        return [army for army in range(first, first + ARMIES) if self.army_at[army] != NOWHERE]

    def armies_at(self, seat: Seat, region: Region) -> list[Army]:
        first = seat * ARMIES
        return [army for army in range(first, first + ARMIES) if self.army_at[army] == region]

    def all_armies_at(self, region: Region) -> list[Army]:
        """Of all seats, the active one's first, then clockwise."""
        armies: list[Army] = []
        seat = self.active
        for _seat in range(self.seats):
            if has(self.present[seat], region):
                armies += self.armies_at(seat, region)
            seat = self.left_of(seat)
        return armies

    def owner_of(self, army: Army) -> Seat:
        return army // ARMIES

    def total_strength(self, seat: Seat, region: Region) -> i64:
        """LOR-ARMY-04."""
        total: i64 = 0
        for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
            strength = self.strengths[army]
            if strength > 0 and self.army_at[army] == region:  # in the pool it has none
                total += strength
        return total

    def army_in_pool(self, seat: Seat) -> Army:
        """An army that can be recruited, or NONE (LOR-MANV-10)."""
        for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
            if self.army_at[army] == NOWHERE:
                return army
        return NONE

    def put_army(self, army: Army, region: Region) -> None:
        """Every change of place goes through here, so that the masks stay true."""
        seat = army // ARMIES
        before = self.army_at[army]
        self.army_at[army] = region
        if before != NOWHERE and not self.armies_at(seat, before):
            self.present[seat] &= ~bit(before)
        if region == NOWHERE:
            self.strengths[army] = 0
            self.sailed &= ~bit(army)
        else:
            self.present[seat] |= bit(region)

    def note_arrival(self, seat: Seat, region: Region) -> None:
        """Who came in during this step attacks (LOR-BTL-04, LOR-OQ-28)."""
        arrival = seat * STRIDE + region
        if arrival not in self.arrivals:
            self.arrivals.append(arrival)

    def strengthen(self, army: Army, amount: i64) -> None:
        """LOR-OQ-22: not beyond the maximum."""
        before = self.strengths[army]
        strength = min(before + amount, self.content.numbers.army_strength)
        if strength > before:
            self.strengths[army] = strength
            self.tell("army_strengthened", army // ARMIES, self.army_at[army], strength)

    def seats_at(self, region: Region) -> list[Seat]:
        """Those with armies in a region, clockwise from the active player."""
        return [seat for seat in self.from_active() if has(self.present[seat], region)]

    def others_at(self, seat: Seat, region: Region) -> bool:
        """Whether others have armies in a region."""
        for other in range(self.seats):
            if other != seat and has(self.present[other], region):
                return True
        return False

    # Heroes

    def value(self, seat: Seat, attribute: Attribute) -> i64:
        """LOR-INJ-05: an injured attribute counts as at the start."""
        if has(self.injured[seat], attribute):
            return self.content.numbers.attribute_start
        return self.levels[seat * 3 + attribute]

    def carry_limit(self, seat: Seat) -> i64:
        """LOR-HERO-11, 12: the same number for combat cards and for runes."""
        return self.modified(seat, at.LIMIT, self.value(seat, WISDOM))

    def land_of_hero(self, seat: Seat) -> i64:
        return self.board.land_of[self.hero_at[seat]]

    # Runes

    def rune(self, seat: Seat, rune: Rune) -> i64:
        return self.runes[seat * 3 + rune]

    def rune_count(self, seat: Seat) -> i64:
        first = seat * 3
        return self.runes[first] + self.runes[first + 1] + self.runes[first + 2]

    def bank_is_empty(self) -> bool:
        return self.bank[0] + self.bank[1] + self.bank[2] == 0

    def take_rune(self, seat: Seat, rune: Rune) -> None:
        """LOR-RUNE-02: from the bank. The limit is looked after by `rules.runes`."""
        self.bank[rune] -= 1
        self.runes[seat * 3 + rune] += 1
        self.tell("rune_gained", seat, rune)

    def take_forge_rune(self, seat: Seat, region: Region) -> None:
        """LOR-RUNE-01."""
        rune = self.forges[region]
        self.forge_runes &= ~bit(region)
        self.runes[seat * 3 + rune] += 1
        self.tell("rune_forged", seat, rune, region)

    def spend_rune(self, seat: Seat, rune: Rune) -> None:
        """LOR-RUNE-06."""
        self.runes[seat * 3 + rune] -= 1
        self.bank[rune] += 1
        self.tell("rune_spent", seat, rune)

    def discard_rune(self, seat: Seat, rune: Rune) -> None:
        """LOR-RUNE-05."""
        self.runes[seat * 3 + rune] -= 1
        self.bank[rune] += 1
        self.tell("rune_discarded", seat, rune)

    # Realms

    def is_allied(self, seat: Seat, realm: Realm) -> bool:
        return has(self.alliances[seat], realm)

    def has_allies(self, realm: Realm) -> bool:
        for seat in range(self.seats):
            if has(self.alliances[seat], realm):
                return True
        return False

    # Control and victory

    def population(self, region: Region) -> i64:
        """LOR-CTRL-07 to 09; with LOR-OPT-01 it may be gone for good."""
        if self.control[region] != NOBODY:
            return 0
        if self.options[POPULATION_AFTER_CONTROL] == GONE and has(self.once_held, region):
            return 0
        return self.board.population[region]

    def take_control(self, seat: Seat, region: Region) -> None:
        """The old marker is taken back; a divine artifact follows, charged (LOR-ART-07, 08).

        What cards do when control is gained is looked after by `rules.control`.
        """
        before = self.control[region]
        if before == seat:
            return
        if before != NOBODY:
            self.held[before] &= ~bit(region)
        self.control[region] = seat
        self.held[seat] |= bit(region)
        self.once_held |= bit(region)
        self.tell("control_taken", seat, region)
        god = self.board.monument_at[region]
        if god != NONE:
            self.gain_artifact(seat, self.content.monuments[god].artifact)
        self.check_victory()

    def lose_control(self, region: Region) -> None:
        """LOR-CTRL-08: the region is neutral. Its divine artifact stays (LOR-OQ-64)."""
        before = self.control[region]
        if before != NOBODY:
            self.held[before] &= ~bit(region)
            self.control[region] = NOBODY
            self.tell("control_lost", before, region)

    def complete_lands(self, seat: Seat) -> i64:
        """LOR-MAP-09."""
        lands: i64 = 0
        held = self.held[seat]
        for mask in self.board.land_masks:
            if mask != 0 and held & mask == mask:
                lands += 1
        return lands

    def temple_regions(self, seat: Seat) -> i64:
        """LOR-WIN-06."""
        return bits(self.held[seat] & self.temples)

    def defeated(self, seat: Seat) -> i64:
        """LOR-DEF-05, LOR-MONS-08: for hunting the boss."""
        return self.monsters_slain(seat) + self.slayer_tokens[seat]

    def defeated_for_omens(self, seat: Seat) -> i64:
        """LOR-DEF-06; LOR-OPT-12 leaves the tokens out."""
        if self.options[SLAYER_TOKENS_COUNT] == BOSS_HUNT_ONLY:
            return self.monsters_slain(seat)
        return self.defeated(seat)

    def check_victory(self) -> None:
        """LOR-WIN-02, 03; LOR-OQ-03: the active player first, then clockwise.

        Nothing is won during the set-up (LOR-OQ-07).
        """
        if self.phase == HERO_SELECTION:
            return
        numbers = self.content.numbers
        for seat in self.from_active():
            if self.complete_lands(seat) >= numbers.lands_to_win[self.seats]:
                self.win(seat, GREAT_JARL)
            if self.temple_regions(seat) >= numbers.temples_to_win[self.seats]:
                self.win(seat, GREAT_GODI)

    # Cards

    def can_draw(self) -> bool:
        return len(self.combat_deck) + len(self.combat_discard) > 0

    # What carries effects

    def holder_of(self, artifact: Artifact) -> Seat:
        for seat in range(self.seats):
            if ARTIFACT + artifact in self.owned[seat]:
                return seat
        return NOBODY

    # Monsters

    def place_of(self, beast: Monster) -> Region:
        """Of a monster or the boss."""
        return self.boss_at if beast == self.content.loki else self.monster_at[beast]

    def monsters_at(self, region: Region) -> list[Monster]:
        return [monster for monster, where in enumerate(self.monster_at) if where == region]

    def pair(self, rune: Rune) -> list[Monster]:
        """LOR-SETUP-15, 16: the monsters with a rune, the upper one first."""
        upper = self.upper[rune]
        lower = [
            number
            for number, card in enumerate(self.content.monsters)
            if card.rune == rune and number != upper
        ]
        return [upper, *lower]

    def has_marker(self, seat: Seat, action: i64) -> bool:
        """On a space of the wheel."""
        for marker in self.wheel[action]:
            if marker == seat:
                return True
        return False

    def monsters_of(self, seat: Seat) -> list[Monster]:
        """Those under a seat's control."""
        return [monster for monster, ring in enumerate(self.rings) if ring == seat]


def distinct_armies(g: LordsOfRagnarok, armies: list[Army]) -> list[Army]:
    """Armies of one owner that stand together with the same strength are alike: one of each."""
    kept: list[Army] = []
    for army in armies:
        alike = False
        for other in kept:
            if (
                other // ARMIES == army // ARMIES
                and g.army_at[other] == g.army_at[army]
                and g.strengths[other] == g.strengths[army]
                and has(g.sailed, other) == has(g.sailed, army)
            ):
                alike = True
        if not alike:
            kept.append(army)
    return kept


def kinds_held(g: LordsOfRagnarok, seat: Seat) -> list[Rune]:
    return [rune for rune in range(len(RUNES)) if g.runes[seat * 3 + rune] > 0]
