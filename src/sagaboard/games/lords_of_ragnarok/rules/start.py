"""Chapter 15: hero selection."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import HERO as HERO_SOURCE
from sagaboard.games.lords.components import NONE, Region
from sagaboard.games.lords.trigger import carry_out
from sagaboard.games.lords_of_ragnarok.components import ORIGIN_BONUS, Sea
from sagaboard.games.lords_of_ragnarok.moves import ARMIES, HERO, LAUNCH, ORIGIN, SETTLE
from sagaboard.games.lords_of_ragnarok.rules.armies import open_to_armies
from sagaboard.games.lords_of_ragnarok.rules.turn import Turns
from sagaboard.games.lords_of_ragnarok.state import TURN, LordsOfRagnarok
from sagaboard.kernel.bits import members, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

# Steps of a player's selection.
DRAW: Final = 0
CHOOSE_HERO: Final = 1
CHOOSE_ORIGIN: Final = 2
PLACE_DRAKKAR: Final = 3
PLACE_ARMIES: Final = 4
NEXT: Final = 5


class HeroSelection(Frame[LordsOfRagnarok]):
    """LOR-SEL-17: clockwise, each player completely before the next one."""

    def __init__(self, seat: Seat, left: i64, step: i64) -> None:
        self.seat = seat
        self.left = left  # players who have not finished, this one included
        self.step = step

    def copy(self) -> HeroSelection:
        return HeroSelection(self.seat, self.left, self.step)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.step == DRAW:
            self.step = CHOOSE_HERO
            draw(g, self.seat)
        elif self.step == CHOOSE_HERO:
            g.ask(self.seat, "choose_hero", [HERO + hero for hero in g.hero_boards])
        elif self.step == CHOOSE_ORIGIN:
            g.ask(self.seat, "choose_origin", [ORIGIN + origin for origin in g.origin_cards])
        elif self.step == PLACE_DRAKKAR:
            moves: list[Move] = [
                LAUNCH + sea for sea in members(g.board.seas) if homes(g, self.seat, sea) != 0
            ]
            g.ask(self.seat, "launch", moves)
        elif self.step == PLACE_ARMIES:
            regions = homes(g, self.seat, g.drakkar_at[self.seat])
            g.ask(self.seat, "settle", moves_in(SETTLE, regions))
        elif self.left > 1:
            self.left -= 1
            self.seat = g.left_of(self.seat)
            self.step = DRAW
            g.active = self.seat
        else:
            g.done()
            g.phase = TURN
            first = first_player(g)
            g.tell("first_turn", first)
            g.push(Turns(first))

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if self.step == CHOOSE_HERO:
            self.step = CHOOSE_ORIGIN
            keep_hero(g, seat, move - HERO)
        elif self.step == CHOOSE_ORIGIN:
            self.step = PLACE_DRAKKAR
            keep_origin(g, seat, move - ORIGIN)
        elif self.step == PLACE_DRAKKAR:
            self.step = PLACE_ARMIES
            g.drakkar_at[seat] = move - LAUNCH
            g.tell("drakkar_launched", seat, move - LAUNCH)
        else:
            self.step = NEXT
            settle(g, seat, move - SETTLE)


def draw(g: LordsOfRagnarok, seat: Seat) -> None:
    """LOR-SEL-02 to 06, 20: out of those that nobody has kept; the Odin card is handed on."""
    numbers = g.content.numbers
    odin = g.content.odin_card
    heroes: list[i64] = [h for h in range(len(g.content.heroes)) if h not in g.heroes]
    origins: list[i64] = [
        o for o in range(len(g.content.origins)) if o not in g.origins and o != odin
    ]
    g.chance.shuffle(heroes)
    g.chance.shuffle(origins)
    g.hero_boards = sorted(heroes[: numbers.heroes_drawn])
    drawn = origins[: numbers.origins_drawn]
    if odin != NONE and odin not in g.origins:
        drawn.append(odin)
    g.origin_cards = sorted(drawn)
    g.tell_all("heroes_drawn", [seat, *g.hero_boards])
    g.tell_all("origins_drawn", [seat, *g.origin_cards])


def keep_hero(g: LordsOfRagnarok, seat: Seat, hero: i64) -> None:
    """LOR-SEL-04, 08."""
    g.heroes[seat] = hero
    g.hero_boards = []
    g.gain(seat, HERO_SOURCE + hero)
    g.tell("hero_chosen", seat, hero)


def keep_origin(g: LordsOfRagnarok, seat: Seat, origin: i64) -> None:
    """LOR-SEL-04, 09."""
    g.origins[seat] = origin
    g.origin_cards = []
    g.tell("origin_chosen", seat, origin)
    g.draw_cards(seat, g.content.numbers.start_cards)


def homes(g: LordsOfRagnarok, seat: Seat, sea: Sea) -> i64:
    """LOR-SEL-11, 12: at that sea, without armies and control markers of others."""
    regions = open_to_armies(g, g.board.coast[sea])
    for other in range(g.seats):
        if other != seat:
            regions &= ~(g.held[other] | g.present[other])
    return regions


def settle(g: LordsOfRagnarok, seat: Seat, region: Region) -> None:
    """LOR-SEL-11, 13 to 15; LOR-OQ-93: no ability works yet."""
    numbers = g.content.numbers
    g.hero_at[seat] = region
    for n in range(numbers.start_armies):
        army = seat * ARMIES + n
        g.put_army(army, region)
        g.strengths[army] = numbers.start_strength
    g.tell("settled", seat, region)
    if g.total_strength(seat, region) >= g.population(region):
        g.take_control(seat, region)
    carry_out(g, seat, ORIGIN_BONUS + g.origins[seat], 0)


def first_player(g: LordsOfRagnarok) -> Seat:
    """LOR-SEL-18, 19, LOR-OQ-70."""
    for seat in range(g.seats):
        if g.origins[seat] == g.content.odin_card:
            return seat
    return g.starting_player
