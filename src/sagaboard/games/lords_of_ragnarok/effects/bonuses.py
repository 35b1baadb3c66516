"""What gods, origins and realms give."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import NONE, Effect, Source
from sagaboard.games.lords_of_ragnarok.moves import PLACE_ARMY, TO
from sagaboard.games.lords_of_ragnarok.rules import attributes, hand, movement, realms, runes
from sagaboard.games.lords_of_ragnarok.rules.armies import (
    below_maximum,
    can_recruit,
    open_to_armies,
    recruit_in_one,
)
from sagaboard.games.lords_of_ragnarok.rules.armies import place_army as put
from sagaboard.games.lords_of_ragnarok.rules.armies import strengthen_armies as strengthen
from sagaboard.games.lords_of_ragnarok.state import Army, LordsOfRagnarok, distinct_armies
from sagaboard.kernel.bits import bit, members
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, noun_of


def can_gain_runes(g: LordsOfRagnarok, seat: Seat, effect: Effect, subject: i64) -> bool:
    return not g.bank_is_empty()


def gain_runes(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64) -> None:
    runes.gain_runes(g, seat, effect.n)


def can_draw_cards(g: LordsOfRagnarok, seat: Seat, effect: Effect, subject: i64) -> bool:
    return g.can_draw()


def draw_cards(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64) -> None:
    hand.draw(g, seat, effect.n)


def can_place_hero(g: LordsOfRagnarok, seat: Seat, effect: Effect, subject: i64) -> bool:
    return True


def place_hero(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64) -> None:
    g.push(movement.PlaceHero(seat))


def can_heal(g: LordsOfRagnarok, seat: Seat, effect: Effect, subject: i64) -> bool:
    return g.injuries(seat) > 0


def heal(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64) -> None:
    attributes.heal(g, seat, effect.n)


def can_recruit_in_own(g: LordsOfRagnarok, seat: Seat, effect: Effect, subject: i64) -> bool:
    return can_recruit(g, seat, open_to_armies(g, g.held[seat]))


def recruit_in_own_region(
    g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64
) -> None:
    """With the strength that the text gives, not that of Authority."""
    recruit_in_one(g, seat, open_to_armies(g, g.held[seat]), effect.n, False)


def can_strengthen(g: LordsOfRagnarok, seat: Seat, effect: Effect, subject: i64) -> bool:
    return len(below_maximum(g, g.armies_of(seat))) > 0


def strengthen_armies(
    g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64
) -> None:
    strengthen(g, seat, g.armies_of(seat), effect.n)


def can_move_drakkar(g: LordsOfRagnarok, seat: Seat, effect: Effect, subject: i64) -> bool:
    return g.board.adjacent_seas[g.drakkar_at[seat]] != 0


def move_drakkar(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64) -> None:
    movement.sail_up_to(g, seat, effect.n, False)


def army_homes(g: LordsOfRagnarok, seat: Seat, army: Army) -> i64:
    """Own regions other than where it is."""
    return open_to_armies(g, g.held[seat]) & ~bit(g.army_at[army])


def placeable(g: LordsOfRagnarok, seat: Seat) -> list[Army]:
    armies = distinct_armies(g, g.armies_of(seat))
    return [army for army in armies if army_homes(g, seat, army) != 0]


def can_place_army(g: LordsOfRagnarok, seat: Seat, effect: Effect, subject: i64) -> bool:
    return len(placeable(g, seat)) > 0


def place_army(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64) -> None:
    g.push(PlaceArmy(seat, NONE))


class PlaceArmy(Frame[LordsOfRagnarok]):
    """An army of the board into an own region."""

    def __init__(self, seat: Seat, army: Army) -> None:
        self.seat = seat
        self.army = army  # NONE: not chosen yet

    def copy(self) -> PlaceArmy:
        return PlaceArmy(self.seat, self.army)

    def resume(self, g: LordsOfRagnarok) -> None:
        if self.army == NONE:
            armies = placeable(g, self.seat)
            g.ask(self.seat, "place_army", [PLACE_ARMY + army for army in armies])
            return
        regions = members(army_homes(g, self.seat, self.army))
        g.ask(self.seat, "place_army_in", [TO + region for region in regions])

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        if self.army == NONE:
            self.army = noun_of(move)
            return
        g.done()
        g.tell("army_placed", seat, g.army_at[self.army], noun_of(move))
        put(g, self.army, noun_of(move))


def raise_attribute(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64) -> None:
    g.raise_attribute(seat, effect.attribute, effect.n)


def gain_priests(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64) -> None:
    g.gain_priests(seat, effect.n)


def form_alliance(g: LordsOfRagnarok, seat: Seat, source: Source, effect: Effect, s: i64) -> None:
    realms.ally_with_one(g, seat)
