"""The state of a game of Lords of Ragnarok: what can be read off the table or done in one step."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from sagaboard.games.lords.components import (
    ARTIFACT,
    NONE,
    NOWHERE,
    STRIDE,
    Artifact,
    Attribute,
    Monster,
    Region,
)
from sagaboard.games.lords.fields import lords_fields
from sagaboard.games.lords.hunt import GOING_ON
from sagaboard.games.lords.state import LordsGame, LordsVerbs
from sagaboard.games.lords_of_ragnarok import kinds
from sagaboard.games.lords_of_ragnarok import moments as at
from sagaboard.games.lords_of_ragnarok.battle import BATTLE_FIELDS, Battle
from sagaboard.games.lords_of_ragnarok.components import (
    RUNES,
    WISDOM,
    Board,
    Content,
    Realm,
    Rune,
    Sea,
)
from sagaboard.games.lords_of_ragnarok.hunt import HUNT_FIELDS, Hunt
from sagaboard.games.lords_of_ragnarok.moves import ABILITY, ARMIES, DISCARD, INVOKE, USE
from sagaboard.games.lords_of_ragnarok.options import (
    BOSS_HUNT_ONLY,
    GONE,
    POPULATION_AFTER_CONTROL,
    SLAYER_TOKENS_COUNT,
)
from sagaboard.kernel.bits import bit, bits, has
from sagaboard.kernel.field import (
    SHARED,
    Field,
    Mask,
    Part,
    Pile,
    Shared,
)
from sagaboard.kernel.kind import NUMBER
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

    content: Content
    board: Board
    options: list[i64]  # by number of the option: the number of its value
    colours: list[i64]  # by seat
    hero_boards: list[i64]  # drawn, to choose from
    origin_cards: list[i64]  # drawn, to choose from; the Odin card included
    origins: list[i64]  # by seat; NONE until chosen
    drakkar_at: list[Sea]  # by seat
    army_at: list[Region]  # by army; NOWHERE: in the pool
    strengths: list[i64]  # by army; 0 in the pool
    held: list[i64]  # by seat: controlled regions
    once_held: i64  # regions that have been controlled (LOR-OPT-01)
    alliances: list[i64]  # by seat: realms
    runes: list[i64]  # three for each seat
    bank: list[i64]  # by rune
    forges: list[Rune]  # by region: the rune of the forge, or NONE
    forge_runes: i64  # regions whose forge holds a rune
    wheel: list[list[Seat]]  # by special action: markers, the last one on top
    boss_at: Region
    upper: list[Monster]  # by rune: the monster whose card is the upper of its pair
    rings: list[Seat]  # by monster: who controls it
    wounds: list[list[Seat]]  # by monster, the boss last, and wound space: whose marker
    slayer_tokens: list[i64]  # by seat
    fulfilled: i64  # omens face down
    revealed: list[i64]  # event cards face up, to choose from or being resolved
    arrivals: list[i64]  # seat * STRIDE + region, in order, since the last battles
    sailed: i64  # armies that came by drakkar in this step
    fought: i64  # regions with a battle in this step
    ragnarok_by: Seat
    turns_left: i64  # last turns still to begin; NONE before Ragnarok
    battle: Battle
    hunt: Hunt

    # Made by tools/state_copies.py from the table of fields; do not edit.
    def copy(self) -> LordsOfRagnarok:
        stack = [frame.copy() for frame in self.stack]
        new = LordsOfRagnarok(self.seats, self.chance.copy(), stack)
        new.questions = self.questions
        new.content = self.content
        new.common_content = self.common_content
        new.verbs = self.verbs
        new.board = self.board
        new.options = self.options
        new.colours = self.colours
        new.phase = self.phase
        new.starting_player = self.starting_player
        new.active = self.active
        new.turn = self.turn
        new.hero_boards = self.hero_boards
        new.origin_cards = self.origin_cards
        new.heroes = self.heroes[:]
        new.origins = self.origins[:]
        new.hero_at = self.hero_at[:]
        new.drakkar_at = self.drakkar_at[:]
        new.levels = self.levels[:]
        new.injured = self.injured[:]
        new.army_at = self.army_at[:]
        new.strengths = self.strengths[:]
        new.present = self.present[:]
        new.control = self.control[:]
        new.held = self.held[:]
        new.once_held = self.once_held
        new.alliances = self.alliances[:]
        new.runes = self.runes[:]
        new.bank = self.bank[:]
        new.forges = self.forges
        new.forge_runes = self.forge_runes
        new.priesthood = self.priesthood[:]
        new.praying = self.praying[:]
        new.wheel = [items[:] for items in self.wheel]
        new.owned = [items[:] for items in self.owned]
        new.in_force = self.in_force[:]
        new.charged = self.charged
        new.spent = self.spent
        new.monster_at = self.monster_at[:]
        new.boss_at = self.boss_at
        new.upper = self.upper
        new.rings = self.rings[:]
        new.slain_by = self.slain_by[:]
        new.wounds = [items[:] for items in self.wounds]
        new.slayer_tokens = self.slayer_tokens[:]
        new.temples = self.temples
        new.temples_taken = self.temples_taken
        new.monuments = self.monuments[:]
        new.fulfilled = self.fulfilled
        new.event_deck = self.event_deck[:]
        new.event_discard = self.event_discard[:]
        new.revealed = self.revealed[:]
        new.combat_deck = self.combat_deck[:]
        new.combat_discard = self.combat_discard[:]
        new.hands = [items[:] for items in self.hands]
        new.blessing_deck = self.blessing_deck[:]
        new.blessing_discard = self.blessing_discard[:]
        new.pack = self.pack[:]
        new.arrivals = self.arrivals[:]
        new.sailed = self.sailed
        new.fought = self.fought
        new.ragnarok_by = self.ragnarok_by
        new.turns_left = self.turns_left
        new.winner = self.winner
        new.victory = self.victory
        new.battle = self.battle.copy()
        new.hunt = self.hunt.copy()
        return new

    # Up to here.

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


LORDS: Final = lords_fields(
    phase=kinds.PHASE,
    region=kinds.REGION,
    hero=kinds.HERO,
    attribute=kinds.ATTRIBUTE,
    god=kinds.GOD,
    monster=kinds.MONSTER_CARD,
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
    Field("board", Shared(lambda content, seats: content.boards[seats])),
    Field("options", by=kinds.OPTION, fixed=True),
    Field("colours", kinds.COLOUR, by=kinds.SEAT, fixed=True),
    LORDS["phase"],
    LORDS["starting_player"],
    LORDS["active"],
    LORDS["turn"],
    Field("hero_boards", Pile(kinds.HERO), fixed=True),
    Field("origin_cards", Pile(kinds.ORIGIN), fixed=True),
    LORDS["heroes"],
    Field("origins", kinds.ORIGIN, by=kinds.SEAT),
    LORDS["hero_at"],
    Field("drakkar_at", kinds.SEA, by=kinds.SEAT),
    Field("levels", by=(kinds.SEAT, kinds.ATTRIBUTE), start=lambda c: c.numbers.attribute_start),
    LORDS["injured"],
    Field("army_at", kinds.REGION, by=kinds.ARMY),
    Field("strengths", by=kinds.ARMY),
    LORDS["present"],
    LORDS["control"],
    Field("held", Mask(kinds.REGION), by=kinds.SEAT),
    Field("once_held", Mask(kinds.REGION)),
    Field("alliances", Mask(kinds.REALM), by=kinds.SEAT),
    Field("runes", by=(kinds.SEAT, kinds.RUNE)),
    Field("bank", by=kinds.RUNE, start=lambda c: c.numbers.runes_each),
    Field("forges", kinds.RUNE, by=kinds.REGION, fixed=True),
    Field("forge_runes", Mask(kinds.REGION)),
    LORDS["priesthood"],
    LORDS["praying"],
    Field("wheel", Pile(kinds.SEAT), by=kinds.WHEEL_ACTION),
    LORDS["owned"],
    LORDS["in_force"],
    LORDS["charged"],
    LORDS["spent"],
    LORDS["monster_at"],
    Field("boss_at", kinds.REGION),
    Field("upper", kinds.MONSTER_CARD, by=kinds.RUNE, fixed=True),
    Field("rings", kinds.SEAT, by=kinds.MONSTER_CARD),
    LORDS["slain_by"],
    Field("wounds", Pile(kinds.SEAT), by=kinds.MONSTER, also=(NOBODY,)),
    Field("slayer_tokens", by=kinds.SEAT),
    LORDS["temples"],
    LORDS["temples_taken"],
    Field("monuments", by=kinds.GOD),
    Field("fulfilled", Mask(kinds.OMEN)),
    LORDS["event_deck"],
    LORDS["event_discard"],
    Field("revealed", Pile(kinds.EVENT)),
    LORDS["combat_deck"],
    LORDS["combat_discard"],
    LORDS["hands"],
    LORDS["blessing_deck"],
    LORDS["blessing_discard"],
    Field("pack", Pile(kinds.BLESSING)),
    Field("arrivals", Pile(NUMBER)),
    Field("sailed", Mask(kinds.ARMY)),
    Field("fought", Mask(kinds.REGION)),
    Field("ragnarok_by", kinds.SEAT),
    Field("turns_left", start=NONE),
    LORDS["winner"],
    LORDS["victory"],
    Field("battle", Part(Battle, BATTLE_FIELDS)),
    Field("hunt", Part(Hunt, HUNT_FIELDS)),
)
