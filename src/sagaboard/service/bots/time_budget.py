"""How long bots may think."""

from __future__ import annotations

from typing import Final

LONGEST_WAIT: Final = 20.0
SHARE_OF_WAIT: Final = 0.25
SHORTEST: Final = 0.1
"""A person waits about 20 seconds for bots, however many moves they make: each may take a quarter
of what is left of that, and a tenth of a second in any case."""

UNHURRIED: Final = SHARE_OF_WAIT * LONGEST_WAIT
"""What a bot has for its first move, and for every move where no person plays."""

TURNING_POINT: Final = 0.5
"""For each turning point of a match that is over."""

SLICE: Final = 0.7
"""While others who are no less urgent wait for a worker, nobody keeps it longer than that."""

GRACE: Final = 5.0
"""A worker that does not answer so long after its time is stuck. It is more than the search needs
to notice that its time is over, so that a busy machine does not make a strong bot a random one."""


def time_budget(waited: float) -> float:
    """How long a bot may think when a person has waited so long."""
    return max(SHORTEST, SHARE_OF_WAIT * (LONGEST_WAIT - waited))
