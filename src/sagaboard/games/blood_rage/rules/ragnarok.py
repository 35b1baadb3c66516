"""16.3, phase 5: Ragnarök."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sagaboard.games.blood_rage.moments import RAGNAROK_GLORY
from sagaboard.games.blood_rage.rules.destroy import IN_RAGNAROK, destroy
from sagaboard.games.blood_rage.state import FOR_RAGNAROK, BloodRage
from sagaboard.kernel.bits import bit
from sagaboard.kernel.steps import StepList, Steps


class RagnarokPhase(Steps[BloodRage]):
    """BR-RAG-01 to 09: the doomed province perishes, and its dead bring their owners Glory."""

    def copy(self) -> RagnarokPhase:
        return RagnarokPhase(self.step)

    def steps(self) -> StepList[BloodRage]:
        return RAGNAROK_PHASE

    def destroy_figures(self, g: BloodRage) -> None:
        province = g.doom[g.age - 1]
        g.tell("ragnarok", province)
        destroy(g, g.at_and_around(province), IN_RAGNAROK, g.first_player)

    def destroy_province(self, g: BloodRage) -> None:
        g.done()
        pay_for_the_dead(g)
        g.destroyed |= bit(g.doom[g.age - 1])
        if g.age < 3:
            g.tell("doomed", g.doom[g.age])


RAGNAROK_PHASE: Final[StepList[BloodRage]] = (
    RagnarokPhase.destroy_figures,
    RagnarokPhase.destroy_province,
)


def pay_for_the_dead(g: BloodRage) -> None:
    dead: list[i64] = [0] * g.seats
    for figure in g.dying:
        dead[g.owner(figure)] += 1
    for seat in range(g.seats):
        if dead[seat] > 0:
            each = g.modified(seat, RAGNAROK_GLORY, g.content.ragnarok_glory[g.age - 1])
            g.gain_glory(seat, dead[seat] * each, FOR_RAGNAROK)
