"""Chapter 18: step 2, hero."""

from __future__ import annotations

from sagaboard.games.lords.trigger import offer_uses, perform
from sagaboard.games.lords_of_ragnarok.moments import (
    DRAKKAR_MOVED,
    DRAKKAR_MOVES,
    HERO_HEALS,
    HERO_MOVES,
    IN_HERO_STEP,
)
from sagaboard.games.lords_of_ragnarok.moves import DONE, GO, HEAL, SAIL
from sagaboard.games.lords_of_ragnarok.rules.attributes import Heal, injured
from sagaboard.games.lords_of_ragnarok.rules.movement import (
    may_move_hero,
    move_hero,
    reach,
    sail,
    sail_up_to,
)
from sagaboard.games.lords_of_ragnarok.rules.trigger import permit
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.bits import moves_in
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Move, Seat, noun_of, verb_of


class HeroStep(Frame[LordsOfRagnarok]):
    """LOR-HSTP-01: one of three options; cards may add to it before or after."""

    def __init__(self, seat: Seat, chosen: bool) -> None:
        self.seat = seat
        self.chosen = chosen

    def copy(self) -> HeroStep:
        return HeroStep(self.seat, self.chosen)

    def resume(self, g: LordsOfRagnarok) -> None:
        seat = self.seat
        moves: list[Move] = []
        offer_uses(g, seat, IN_HERO_STEP, 0, moves)
        if not self.chosen:
            moves += moves_in(GO, reach(g, seat, g.hero_at[seat]))
            moves += moves_in(SAIL, g.board.adjacent_seas[g.drakkar_at[seat]])
            for attribute in injured(g, seat):
                moves.append(HEAL + attribute)
        if not moves:
            g.done()
            return
        moves.append(DONE)
        g.ask(seat, "hero_step", moves)

    def take(self, g: LordsOfRagnarok, seat: Seat, move: Move) -> None:
        verb = verb_of(move)
        numbers = g.content.numbers
        if move == DONE:
            g.done()
        elif verb == GO:  # LOR-HSTP-02
            self.chosen = True
            move_hero(g, seat, noun_of(move))
            may_move_hero(g, seat, g.modified(seat, HERO_MOVES, numbers.hero_moves) - 1)
        elif verb == SAIL:  # LOR-HSTP-03
            self.chosen = True
            sail(g, seat, noun_of(move))
            permit(g, seat, DRAKKAR_MOVED, 0)  # below the other seas on the stack, so after them
            seas = g.modified(seat, DRAKKAR_MOVES, numbers.drakkar_moves)
            sail_up_to(g, seat, seas - 1, True)
        elif verb == HEAL:  # LOR-HSTP-04
            self.chosen = True
            healing = Heal(seat, g.modified(seat, HERO_HEALS, numbers.heals), 0)
            g.push(healing)
            healing.take(g, seat, move)
        else:
            perform(g, seat, IN_HERO_STEP, 0, move)
