"""Figures are destroyed (BR-FIG-10, BR-OQ-57): their owners may save them first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import FIRST_MONSTER, VALHALLA, Figure
from sagaboard.games.blood_rage.moments import (
    ABOUT_TO_DIE,
    FIGURES_ABOUT_TO_DIE,
    SHIP_DESTROYED,
)
from sagaboard.games.blood_rage.rules.trigger import trigger
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.bits import has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat

# Causes of destruction.
LOST_BATTLE: Final = 0
BATTLE_CARD: Final = 1
INVASION: Final = 2
SACRIFICE: Final = 3
IN_RAGNAROK: Final = 4


def destroy(g: BloodRage, figures: list[Figure], cause: i64, first: Seat) -> None:
    """Destroy figures together; `first` is asked first, then clockwise."""
    g.dying = figures
    if figures:
        g.push(Destroy(cause, first, 0, 0))


class Destroy(Frame[BloodRage]):
    """First figures that can flee by themselves, then owners who can save theirs, then Valhalla."""

    def __init__(self, cause: i64, seat: Seat, monster: i64, asked: i64) -> None:
        self.cause = cause
        self.seat = seat
        self.monster = monster
        self.asked = asked

    def copy(self) -> Destroy:
        return Destroy(self.cause, self.seat, self.monster, self.asked)

    def resume(self, g: BloodRage) -> None:
        while self.monster < g.content.monster_count:
            figure: Figure = FIRST_MONSTER + self.monster
            card = g.content.monster_cards[self.monster]
            self.monster += 1
            if has(g.content.cards[card].moments, ABOUT_TO_DIE) and figure in g.dying:
                for effect in g.content.cards[card].effects:
                    if effect.moment == ABOUT_TO_DIE and effect.react is not None:
                        effect.react(g, g.owner(figure), card, effect, self.cause)
                return
        while self.asked < g.seats:
            seat = self.seat
            self.seat = g.left_of(seat)
            self.asked += 1
            if g.has_in_force(seat, FIGURES_ABOUT_TO_DIE):
                trigger(g, seat, FIGURES_ABOUT_TO_DIE, self.cause)
                return
        g.done()
        to_valhalla(g, self.cause)


def to_valhalla(g: BloodRage, cause: i64) -> None:
    """All at once; then ships are paid for (BR-OQ-47)."""
    in_battle = cause in (LOST_BATTLE, BATTLE_CARD)
    for figure in g.dying:
        owner = g.owner(figure)
        g.tell("destroyed", owner, g.own_number(figure), g.place[figure], cause)
        g.put(figure, VALHALLA)
        if in_battle:
            g.battle.fallen[owner] += 1  # BR-OQ-43
    for figure in g.dying:
        if g.is_ship(figure):
            trigger(g, g.owner(figure), SHIP_DESTROYED, figure)
