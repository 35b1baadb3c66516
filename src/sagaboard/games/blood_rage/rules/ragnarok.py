"""16.3, phase 5: Ragnarök."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.moments import RAGNAROK_GLORY
from sagaboard.games.blood_rage.rules.destroy import IN_RAGNAROK, destroy
from sagaboard.games.blood_rage.state import FOR_RAGNAROK, BloodRage
from sagaboard.kernel.bits import bit
from sagaboard.kernel.game import Frame


class RagnarokPhase(Frame[BloodRage]):
    """BR-RAG-01 to 09: the doomed province perishes, and its dead bring their owners Glory."""

    def __init__(self, step: i64) -> None:
        self.step = step

    def copy(self) -> RagnarokPhase:
        return RagnarokPhase(self.step)

    def resume(self, g: BloodRage) -> None:
        province = g.doom[g.age - 1]
        step = self.step
        self.step += 1
        if step == 0:
            g.tell("ragnarok", province)
            destroy(g, g.at_and_around(province), IN_RAGNAROK, g.first_player)
        else:
            self.pay_for_the_dead(g)
            g.destroyed |= bit(province)
            if g.age < 3:
                g.tell("doomed", g.doom[g.age])
            g.done()

    def pay_for_the_dead(self, g: BloodRage) -> None:
        dead: list[i64] = [0] * g.seats
        for figure in g.dying:
            dead[g.owner(figure)] += 1
        for seat in range(g.seats):
            if dead[seat] > 0:
                each = g.modified(seat, RAGNAROK_GLORY, g.content.ragnarok_glory[g.age - 1])
                g.gain_glory(seat, dead[seat] * each, FOR_RAGNAROK)
