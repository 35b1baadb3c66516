"""Lords of Ragnarok, base game for 2 to 4 players. All that others may import is SPEC."""

from sagaboard.games.lords_of_ragnarok.spec import SPEC

__all__ = ["SPEC"]
