"""What happens before the cards of a battle: effects of both players (LOH-BATTLE-25)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.battle import ATTACKER, DEFENDER
from sagaboard.games.lords.trigger import is_offered, offer_uses, perform
from sagaboard.games.lords_of_hellas.components import MUST_ONCE_PER_BATTLE
from sagaboard.games.lords_of_hellas.moments import BEFORE_BATTLE
from sagaboard.games.lords_of_hellas.moves import DONE, FIRST
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import bit, has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat


def is_contested(g: LordsOfHellas) -> bool:
    """Both sides still have hoplites in the battle."""
    b = g.battle
    return g.army(b.sides[ATTACKER], b.region) > 0 and g.army(b.sides[DEFENDER], b.region) > 0


class BeforeBattle(Frame[LordsOfHellas]):
    """Effects of both players; the attacker, who is the active player, decides the order."""

    def __init__(self, current: Seat, finished: i64) -> None:
        self.current = current
        self.finished = finished  # bit mask of sides

    def copy(self) -> BeforeBattle:
        return BeforeBattle(self.current, self.finished)

    def resume(self, g: LordsOfHellas) -> None:
        b = g.battle
        if not is_contested(g):
            g.done()
            return
        if self.current == NOBODY:
            ready: list[Seat] = [
                b.sides[side]
                for side in range(2)
                if not has(self.finished, side) and self.offers(g, b.sides[side])
            ]
            if not ready:
                g.done()
            elif len(ready) == 1:
                self.current = ready[0]
            else:
                g.ask(b.sides[ATTACKER], "who_first", [FIRST + seat for seat in ready])
            return
        moves = self.offers(g, self.current)
        must = has_pending_must(g, self.current, b.region)
        if not moves:
            self.finish(g)
        elif must and len(moves) == 1:
            perform(g, self.current, BEFORE_BATTLE, b.region, moves[0])
        else:
            if not must:
                moves.append(DONE)
            g.ask(self.current, "before_battle", moves)

    def offers(self, g: LordsOfHellas, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        offer_uses(g, seat, BEFORE_BATTLE, g.battle.region, moves)
        return moves

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        if self.current == NOBODY:
            self.current = move - FIRST
        elif move == DONE:
            self.finish(g)
        else:
            perform(g, seat, BEFORE_BATTLE, g.battle.region, move)

    def finish(self, g: LordsOfHellas) -> None:
        self.finished |= bit(g.battle.side_of(self.current))
        self.current = NOBODY


def has_pending_must(g: LordsOfHellas, seat: Seat, subject: i64) -> bool:
    """Whether something automatic is still to be carried out."""
    if g.has_in_force(seat, BEFORE_BATTLE):
        for source in g.owned[seat]:
            for effect in g.content.effects(source):
                if effect.moment == BEFORE_BATTLE and effect.limit == MUST_ONCE_PER_BATTLE:
                    if is_offered(g, seat, source, effect, subject):
                        return True
    return False
