"""Chapter 7: hero selection and start."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.lords.components import HERO as HERO_SOURCE
from sagaboard.games.lords.components import NOWHERE
from sagaboard.games.lords.trigger import RunText, carry_out
from sagaboard.games.lords_of_hellas.components import HERO_BONUS
from sagaboard.games.lords_of_hellas.moves import HERO, SETTLE
from sagaboard.games.lords_of_hellas.rules.turn import Turns
from sagaboard.games.lords_of_hellas.state import TURN, LordsOfHellas
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat

# Steps of a player's selection.
CHOOSE_HERO: Final = 0
PLACE_HERO: Final = 1
NEXT_PLAYER: Final = 2


class HeroSelection(Frame[LordsOfHellas]):
    """LOH-START-03 to 12: one after the other, counter-clockwise; the last takes the first turn."""

    def __init__(self, seat: Seat, left: i64, step: i64) -> None:
        self.seat = seat
        self.left = left
        self.step = step

    def copy(self) -> HeroSelection:
        return HeroSelection(self.seat, self.left, self.step)

    def resume(self, g: LordsOfHellas) -> None:
        if self.step == CHOOSE_HERO:
            moves: list[Move] = [
                HERO + hero for hero in range(len(g.content.heroes)) if hero not in g.heroes
            ]
            g.ask(self.seat, "choose_hero", moves)
        elif self.step == PLACE_HERO:
            moves = [
                SETTLE + region
                for region in range(g.content.region_count)
                if region not in g.hero_at  # LOH-START-10
            ]
            g.ask(self.seat, "settle", moves)
        elif self.left > 1:
            self.left -= 1
            self.seat = g.right_of(self.seat)
            self.step = CHOOSE_HERO
            g.active = self.seat
        else:
            g.done()
            g.phase = TURN
            g.push(Turns(self.seat))

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if self.step == CHOOSE_HERO:
            self.step = PLACE_HERO
            self.choose(g, move - HERO)
        else:
            self.step = NEXT_PLAYER
            self.settle(g, move - SETTLE)

    def choose(self, g: LordsOfHellas, hero: i64) -> None:
        """LOH-START-04, 05: what depends on the region waits for the placement."""
        board = g.content.heroes[hero]
        g.heroes[self.seat] = hero
        for attribute in range(len(board.start)):
            g.levels[self.seat * 3 + attribute] = board.start[attribute]
        g.gain(self.seat, HERO_SOURCE + hero)
        g.tell("hero_chosen", self.seat, hero)
        carry_out(g, self.seat, HERO_BONUS + hero, NOWHERE)

    def settle(self, g: LordsOfHellas, region: i64) -> None:
        """LOH-START-06, 07, 13."""
        seat = self.seat
        numbers = g.content.numbers
        g.place_hero(seat, region)
        g.supply[seat] -= numbers.start_hoplites
        g.add_hoplites(seat, region, numbers.start_hoplites)
        g.tell("settled", seat, region)
        if g.content.effects(HERO_BONUS + g.heroes[seat]):
            g.push(RunText(seat, HERO_BONUS + g.heroes[seat], region, 0))
        if g.content.population[region] <= numbers.control_up_to:
            g.take_control(seat, region)
