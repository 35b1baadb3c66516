"""Chapter 20: step 4, maneuvers; activating armies."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords_of_ragnarok.moments import SETTLEMENT_INCREASE
from sagaboard.games.lords_of_ragnarok.moves import ACTIVATE, DONE, RECRUIT, STRENGTHEN, TO
from sagaboard.games.lords_of_ragnarok.options import ANY_SETTLEMENT_ARMY, STRENGTHEN_TARGET
from sagaboard.games.lords_of_ragnarok.rules.armies import (
    authority_strength,
    below_maximum,
    recruit,
    recruit_regions,
)
from sagaboard.games.lords_of_ragnarok.rules.movement import (
    army_reach,
    move_army,
    why_not_move_army,
)
from sagaboard.games.lords_of_ragnarok.state import Army, LordsOfRagnarok, distinct_armies
from sagaboard.kernel.bits import has, members, moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, noun_of, verb_of
from sagaboard.kernel.reason import Reason


class Maneuvers(Frame[LordsOfRagnarok]):
    """LOR-MANV-01 to 03: activate one army; without any on the board recruit one."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> Maneuvers:
        return Maneuvers(self.seat)

    def resume(self, g: LordsOfRagnarok) -> None:
        seat = self.seat
        moves: list[Move] = []
        if g.present[seat] == 0:
            for region in members(recruit_regions(g, seat)):
                moves.append(RECRUIT + region)
        else:
            for army in activatable_armies(g, seat, 0):
                moves.append(ACTIVATE + army)
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(seat, "maneuvers", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        verb = verb_of(move)
        if verb == RECRUIT:
            recruit(g, seat, noun_of(move), authority_strength(g, seat))
        elif verb == ACTIVATE:
            g.push(ActivateArmy(noun_of(move)))


def in_settlements(g: LordsOfRagnarok, armies: list[Army]) -> list[Army]:
    """LOR-MANV-06: in a region with a settlement that its owner controls, below the maximum."""
    found: list[Army] = []
    for army in below_maximum(g, armies):
        region = g.army_at[army]
        if has(g.board.settlements, region) and g.control[region] == g.owner_of(army):
            found.append(army)
    return found


def strengthenable(g: LordsOfRagnarok, army: Army) -> list[Army]:
    """What activating this army may strengthen: itself, or any by LOR-OPT-03."""
    if g.options[STRENGTHEN_TARGET] == ANY_SETTLEMENT_ARMY:
        return distinct_armies(g, in_settlements(g, g.armies_of(g.owner_of(army))))
    return in_settlements(g, [army])


def activatable_armies(g: LordsOfRagnarok, seat: Seat, used: i64) -> list[Army]:
    """LOR-OQ-14: those that can move or strengthen, without those of a bit mask."""
    armies: list[Army] = [army for army in g.armies_of(seat) if not has(used, army)]
    return [army for army in distinct_armies(g, armies) if is_activatable(g, army)]


def is_activatable(g: LordsOfRagnarok, army: Army) -> bool:
    return army_reach(g, army) != 0 or len(strengthenable(g, army)) > 0


class ActivateArmy(Frame[LordsOfRagnarok]):
    """LOR-MANV-04: move or strengthen."""

    def __init__(self, army: Army) -> None:
        self.army = army

    def copy(self) -> ActivateArmy:
        return ActivateArmy(self.army)

    def resume(self, g: LordsOfRagnarok) -> None:
        moves = moves_in(TO, army_reach(g, self.army))
        for army in strengthenable(g, self.army):
            moves.append(STRENGTHEN + army)
        g.ask(g.owner_of(self.army), "activate_army", moves)

    def why_not(self, g: LordsOfRagnarok, seat: Seat, verb: i64, noun: i64) -> Reason:
        if verb == TO:
            return why_not_move_army(g, seat, self.army, noun)
        return Reason("LOR-MANV-06") if verb == STRENGTHEN else Reason("LOR-MANV-04")

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        g.done()
        if verb_of(move) == TO:
            move_army(g, self.army, noun_of(move))
        else:
            g.strengthen(noun_of(move), g.modified(seat, SETTLEMENT_INCREASE, 1))
