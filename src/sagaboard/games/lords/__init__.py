"""What Lords of Hellas and Lords of Ragnarok share, as two games of one family."""

from pathlib import Path

LORDS = Path(__file__).parent
"""Has the texts that both tables share."""
