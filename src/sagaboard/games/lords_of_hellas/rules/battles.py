"""The battles that a movement has caused (LOH-MOVE-05, 06, LOH-BATTLE-01 to 03)."""

from __future__ import annotations

from mypy_extensions import i64

from sagaboard.games.lords.components import Region
from sagaboard.games.lords_of_hellas.battle import new_battle
from sagaboard.games.lords_of_hellas.moves import FIGHT
from sagaboard.games.lords_of_hellas.rules.battle import Fight
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.bits import has
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Move, Seat


class Battles(Frame[LordsOfHellas]):
    """One after the other, in the order of the player who moved."""

    def __init__(self, seat: Seat, origins: list[i64]) -> None:
        self.seat = seat
        self.origins = origins  # by region: where the attackers came from

    def copy(self) -> Battles:
        return Battles(self.seat, self.origins[:])

    def resume(self, g: LordsOfHellas) -> None:
        regions: list[Region] = [
            region
            for region in range(g.content.region_count)
            if self.origins[region] != 0
            and has(g.present[self.seat], region)
            and g.others_at(self.seat, region) != NOBODY
        ]
        if not regions:
            g.done()
        elif len(regions) == 1:
            self.fight(g, regions[0])
        else:
            g.ask(self.seat, "which_battle", [FIGHT + region for region in regions])

    def take(self, g: LordsOfHellas, seat: Seat, move: Move) -> None:
        self.fight(g, move - FIGHT)

    def fight(self, g: LordsOfHellas, region: Region) -> None:
        """LOH-BATTLE-02: whoever came in attacks."""
        origins = self.origins[region]
        self.origins[region] = 0
        defender = g.others_at(self.seat, region)
        g.battle = new_battle(region, self.seat, defender, origins)
        g.tell("battle_began", region, self.seat, defender)
        g.push(Fight(0))
