"""Chapter 4: control of regions."""

from __future__ import annotations

from sagaboard.games.lords.components import Region
from sagaboard.games.lords.trigger import trigger
from sagaboard.games.lords_of_ragnarok.moments import CONTROL_GAINED
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.move import Seat


def gain_control(g: LordsOfRagnarok, seat: Seat, region: Region) -> None:
    """LOR-CTRL-02, 13: with the divine artifact, the victory check and what cards do then."""
    if g.control[region] != seat:
        g.take_control(seat, region)
        trigger(g, seat, CONTROL_GAINED, region)


def takes(g: LordsOfRagnarok, seat: Seat, region: Region) -> bool:
    """LOR-CTRL-04 to 06, 10: whether armies take a region of others in which they are alone."""
    population = g.population(region)  # none where others have control
    return population == 0 or g.total_strength(seat, region) >= population
