"""The games. Each folder has the same names; each is found through its entry point."""

from pathlib import Path

SHARED = Path(__file__).parent
"""Has the texts that the tables of all games share."""
