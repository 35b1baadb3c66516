"""Starting bonuses and abilities of heroes."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NOWHERE, Effect, Source
from sagaboard.games.lords_of_hellas.components import SPEED, STRENGTH
from sagaboard.games.lords_of_hellas.effects.artifacts import PlaceHero
from sagaboard.games.lords_of_hellas.moves import GIVE
from sagaboard.games.lords_of_hellas.rules.artifacts import look_at
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat

# A starting bonus is carried out twice: before the placement, when the region is NOWHERE, and
# right after it (LOH-START-05).


def choose_starting_artifact(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, region: i64
) -> None:
    if region == NOWHERE:
        look_at(g, seat, e.n)


def glory_of_start(g: LordsOfHellas, seat: Seat, source: Source, e: Effect, region: i64) -> None:
    if region != NOWHERE:
        g.take_glory(seat, g.content.land_of[region])


def strength_of_lower_attribute(g: LordsOfHellas, seat: Seat, e: Effect, value: i64) -> i64:
    """LOH-HERO-09."""
    if g.hero_at[seat] != g.battle.region:
        return value
    return value + min(g.value(seat, STRENGTH), g.value(seat, SPEED))


def can_give_glory(g: LordsOfHellas, seat: Seat, e: Effect, subject: i64) -> bool:
    return g.has_glory(seat) and len(g.artifact_deck) > 0


def glory_for_artifact(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    g.push(GiveGlory(seat, e.n))


class GiveGlory(Frame[LordsOfHellas]):
    """LOH-HERO-14: the token returns to the supply."""

    def __init__(self, seat: Seat, artifacts: i64) -> None:
        self.seat = seat
        self.artifacts = artifacts

    def copy(self) -> GiveGlory:
        return GiveGlory(self.seat, self.artifacts)

    def resume(self, g: LordsOfHellas) -> None:
        moves: list[Move] = [
            GIVE + land for land in range(len(g.glory)) if g.glory[land] == self.seat
        ]
        if len(moves) == 1:
            self.take(g, self.seat, moves[0])
        else:
            g.ask(self.seat, "give_glory", moves)

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        g.done()
        g.glory[move - GIVE] = NOBODY
        g.tell("glory_given", seat, move - GIVE)
        look_at(g, seat, self.artifacts)


def place_after_prepare(
    g: LordsOfHellas, seat: Seat, source: Source, e: Effect, subject: i64
) -> None:
    """LOH-HERO-16: not while on a quest."""
    if g.hero_at[seat] != NOWHERE:
        g.push(PlaceHero(seat, True))
