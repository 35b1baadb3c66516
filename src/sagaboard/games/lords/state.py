"""The state as far as both games have it: what can be read off the table or done in one step."""

from __future__ import annotations

from typing import Final, NoReturn

from mypy_extensions import i64

from sagaboard.games.lords.components import (
    ARTIFACT,
    ATTRIBUTE_COUNT,
    BLESSING,
    DIVINE,
    HERO,
    MAX_SEATS,
    OTHER_SOURCES,
    UNLIMITED,
    Artifact,
    Attribute,
    Blessing,
    Card,
    Effect,
    LordsContent,
    Moment,
    Monster,
    Region,
    Source,
)
from sagaboard.kernel.bits import bit, bits, has
from sagaboard.kernel.cards import put_in
from sagaboard.kernel.game import Game
from sagaboard.kernel.move import NOBODY, Move, Seat, is_ascending, noun_of, verb_of

HERO_BIT: Final = 60
"""The bit of `spent` for the hero's ability; the others are blessings."""
NO_VICTORY: Final = -1


class LordsVerbs:
    """The verbs of moves that both games have; each numbers its own."""

    def __init__(self, *, use: Move, invoke: Move, ability: Move, discard: Move) -> None:
        self.use = use  # an artifact
        self.invoke = invoke  # a blessing
        self.ability = ability  # of the hero
        self.discard = discard  # a combat card


class LordsGame(Game):
    """What lies on the table in both games. Sets of regions, attributes and cards are bit masks."""

    common_content: LordsContent  # the game's own `content`, as far as both games have it
    verbs: LordsVerbs
    phase: i64
    starting_player: Seat  # who begins the hero selection
    active: Seat
    turn: i64  # how many turns have begun
    heroes: list[i64]  # by seat; NONE until chosen
    hero_at: list[Region]  # by seat; NOWHERE when off the board
    levels: list[i64]  # three for each seat
    injured: list[i64]  # by seat: attributes
    present: list[i64]  # by seat: regions with own troops
    control: list[Seat]  # by region
    priesthood: list[i64]  # by seat: priests in the pool
    praying: list[i64]  # by god and seat: priests at the monument
    owned: list[list[Source]]  # by seat: what carries effects, in order of gaining
    in_force: list[i64]  # by seat: moments of what is owned
    charged: i64  # artifacts
    spent: i64  # blessings used up for this turn, hunt or battle
    monster_at: list[Region]  # NOWHERE: not on the board
    slain_by: list[Seat]  # by monster
    temples: i64  # regions with a temple
    temples_taken: i64  # those that have left the card or track
    monuments: list[i64]  # levels
    event_deck: list[i64]  # the top card of a deck is its last
    event_discard: list[i64]
    combat_deck: list[Card]
    combat_discard: list[Card]
    hands: list[list[Card]]  # ascending
    blessing_deck: list[Blessing]
    blessing_discard: list[Blessing]
    pack: list[Blessing]  # blessings being drafted
    winner: Seat
    victory: i64

    def ask(self, seat: Seat, prompt: str, moves: list[Move], may_change: bool = False) -> None:
        """Cards may have added moves anywhere; they are offered in ascending order."""
        if not is_ascending(moves):
            moves.sort()
        super().ask(seat, prompt, moves, may_change)

    def win(self, seat: Seat, victory: i64) -> NoReturn:
        """LOH-VIC-01, LOR-WIN-01: at once, in the middle of any action."""
        self.winner = seat
        self.victory = victory
        self.tell("game_won", seat, victory)
        self.end()

    def cuts_attack_short(self) -> bool:
        """Whether the hunt has ended, and with it the text of an attack."""
        raise AssertionError(self)

    # Seats

    def right_of(self, seat: Seat) -> Seat:
        return seat - 1 if seat > 0 else self.seats - 1

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, this one first."""
        seats: list[Seat] = []
        for _seat in range(self.seats):
            seats.append(seat)
            seat = self.left_of(seat)
        return seats

    def from_active(self) -> list[Seat]:
        """All seats, the active one first, then clockwise."""
        return self.clockwise_from(self.active)

    def meets_others(self, seat: Seat) -> bool:
        """Whether its troops share a region with others'."""
        for other in range(self.seats):
            if other != seat and self.present[other] & self.present[seat] != 0:
                return True
        return False

    # Heroes

    def level(self, seat: Seat, attribute: Attribute) -> i64:
        return self.levels[seat * ATTRIBUTE_COUNT + attribute]

    def injuries(self, seat: Seat) -> i64:
        return bits(self.injured[seat])

    def unturned(self, seat: Seat) -> list[Attribute]:
        """Attributes that are not injured."""
        mask = self.injured[seat]
        return [a for a in range(ATTRIBUTE_COUNT) if not has(mask, a)]

    def raise_attribute(self, seat: Seat, attribute: Attribute, amount: i64) -> None:
        """LOH-HERO-07; LOR-HERO-05, LOR-INJ-06, LOR-OQ-56: not beyond the maximum."""
        before = self.levels[seat * ATTRIBUTE_COUNT + attribute]
        level = min(before + amount, self.common_content.limits.attribute_limit)
        if level > before:
            self.levels[seat * ATTRIBUTE_COUNT + attribute] = level
            self.tell("attribute_raised", seat, attribute, level)

    # Priests

    def priests_praying(self, seat: Seat) -> i64:
        total: i64 = 0
        for god in range(len(self.monuments)):
            total += self.praying[god * MAX_SEATS + seat]
        return total

    def priests_at(self, god: i64) -> i64:
        total: i64 = 0
        for seat in range(self.seats):
            total += self.praying[god * MAX_SEATS + seat]
        return total

    def gain_priests(self, seat: Seat, count: i64) -> None:
        """LOH-PRIEST-04; LOR-PRST-01, LOR-LIM-02: what is above the limit is lost."""
        room = (
            self.common_content.limits.priests - self.priesthood[seat] - self.priests_praying(seat)
        )
        gained = min(count, room)
        if gained > 0:
            self.priesthood[seat] += gained
            self.tell("priests_gained", seat, gained)

    # Cards

    def draw_cards(self, seat: Seat, count: i64) -> None:
        """LOH-LIMIT-04, 05; LOR-DECK-02 to 04, LOR-OQ-67.

        The limit is looked after by `rules.hand.draw`.
        """
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
            put_in(self.hands[seat], card)
            drawn.append(card)
        if self.events is not None and len(drawn) > 1:
            self.tell("cards_drawn", seat, len(drawn) - 1)
            self.whisper_all(seat, "own_cards_drawn", drawn)

    def discard_card(self, seat: Seat, card: Card) -> None:
        """LOH-INFO-05; LOR-HERO-15, LOR-OQ-68: face up."""
        self.hands[seat].remove(card)
        self.combat_discard.append(card)
        self.tell("card_discarded", seat, card)

    def take_blessing(self, seat: Seat, blessing: Blessing) -> None:
        """Out of the cards being drafted."""
        self.pack.remove(blessing)
        self.gain(seat, BLESSING + blessing)
        self.tell("blessing_taken", seat, blessing)

    def discard_pack(self) -> None:
        """What nobody has taken in a draft."""
        for blessing in self.pack:
            self.blessing_discard.append(blessing)
            self.tell("blessing_discarded", blessing)
        self.pack = []

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
            for effect in self.common_content.effects(source):
                moments |= bit(effect.moment)
        self.in_force[seat] = moments

    def gain_artifact(self, seat: Seat, artifact: Artifact) -> None:
        """LOH-ARTF-02, LOR-ART-01: charged. A divine one leaves its former owner (LOR-ART-07)."""
        if self.common_content.artifacts[artifact].kind == DIVINE:
            self.drop_artifact(artifact)
        self.charged |= bit(artifact)
        self.gain(seat, ARTIFACT + artifact)
        self.tell("artifact_gained", seat, artifact)

    def drop_artifact(self, artifact: Artifact) -> None:
        for seat in range(self.seats):
            if ARTIFACT + artifact in self.owned[seat]:
                self.lose(seat, ARTIFACT + artifact)

    def is_charged(self, artifact: Artifact) -> bool:
        return has(self.charged, artifact)

    def has_in_force(self, seat: Seat, moment: Moment) -> bool:
        return has(self.in_force[seat], moment)

    def modified(self, seat: Seat, moment: Moment, value: i64) -> i64:
        """A number after everything in force that changes it."""
        if not has(self.in_force[seat], moment):
            return value
        for source in self.owned[seat]:
            for effect in self.common_content.effects(source):
                if effect.moment == moment and effect.modify is not None:
                    value = effect.modify(self, seat, effect, value)
        return value

    def blessings_of(self, seat: Seat) -> list[Blessing]:
        return [source - BLESSING for source in self.owned[seat] if BLESSING <= source < ARTIFACT]

    def artifacts_of(self, seat: Seat) -> list[Artifact]:
        return [
            source - ARTIFACT for source in self.owned[seat] if ARTIFACT <= source < OTHER_SOURCES
        ]

    def hero_source(self, seat: Seat) -> Source:
        return HERO + self.heroes[seat]

    # Using what carries effects

    def is_usable(self, source: Source, effect: Effect) -> bool:
        """Artifacts must be charged; what works once per turn, hunt or battle not used up."""
        if source >= ARTIFACT:
            return has(self.charged, source - ARTIFACT)
        if effect.limit == UNLIMITED:
            return True
        if source >= BLESSING:
            return not has(self.spent, source - BLESSING)
        return not has(self.spent, HERO_BIT)

    def use_up(self, seat: Seat, source: Source, effect: Effect) -> None:
        """An artifact is no longer charged (LOR-ART-02)."""
        if source >= ARTIFACT:
            self.charged &= ~bit(source - ARTIFACT)
            self.tell("artifact_used", seat, source - ARTIFACT)
        elif source >= BLESSING:
            if effect.limit != UNLIMITED:
                self.spent |= bit(source - BLESSING)
            self.tell("blessing_used", seat, source - BLESSING)
        else:
            if effect.limit != UNLIMITED:
                self.spent |= bit(HERO_BIT)
            self.tell("ability_used", seat)

    def move_for(self, source: Source) -> Move:
        """The move that uses a source."""
        if source >= ARTIFACT:
            return self.verbs.use + source - ARTIFACT
        if source >= BLESSING:
            return self.verbs.invoke + source - BLESSING
        return self.verbs.ability

    def source_of(self, seat: Seat, move: Move) -> Source:
        verb = verb_of(move)
        if verb == self.verbs.use:
            return ARTIFACT + noun_of(move)
        if verb == self.verbs.invoke:
            return BLESSING + noun_of(move)
        return self.hero_source(seat)

    def is_use(self, move: Move) -> bool:
        verb = verb_of(move)
        return verb in (self.verbs.use, self.verbs.invoke, self.verbs.ability)

    # Monsters

    def is_slain(self, monster: Monster) -> bool:
        return self.slain_by[monster] != NOBODY

    def monsters_slain(self, seat: Seat) -> i64:
        """The figures that a seat has taken (LOH-VIC-08, LOR-DEF-02)."""
        total: i64 = 0
        for slayer in self.slain_by:
            if slayer == seat:
                total += 1
        return total
