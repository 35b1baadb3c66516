"""Nine Stones, a made-up game for 2 to 4 players. All that others may import is SPEC."""

from nine_stones.spec import SPEC

__all__ = ["SPEC"]
