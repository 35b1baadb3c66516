"""16.4, phase 6: Release Valhalla."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.blood_rage.components import RESERVE, VALHALLA
from sagaboard.games.blood_rage.moments import RELEASED
from sagaboard.games.blood_rage.rules.trigger import trigger
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.game import Frame


class ReleaseValhalla(Frame[BloodRage]):
    """BR-VAL-01 to 04: all figures in Valhalla return to their owners' reserves."""

    def __init__(self, released: bool) -> None:
        self.released = released

    def copy(self) -> ReleaseValhalla:
        return ReleaseValhalla(self.released)

    def resume(self, g: BloodRage) -> None:
        if self.released:
            g.done()
            return
        self.released = True
        for seat in range(g.seats):
            count: i64 = 0
            for figure in g.figures_of(seat):
                if g.place[figure] == VALHALLA:
                    g.put(figure, RESERVE)
                    count += 1
            if count > 0:
                g.tell("released", seat, count)
                trigger(g, seat, RELEASED, count)
