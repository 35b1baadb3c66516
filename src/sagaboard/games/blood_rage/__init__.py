"""Blood Rage, base game for 2 to 4 players. All that others may import is SPEC."""

from sagaboard.games.blood_rage.spec import SPEC

__all__ = ["SPEC"]
