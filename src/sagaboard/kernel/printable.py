# mypyc: interpreted (for people)
"""Makes texts of other people safe to print."""

from __future__ import annotations

import re
from typing import Final

CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters, which a terminal obeys, and surrogates; the end of a line is allowed."""


def printable(text: str) -> str:
    """The text with control characters escaped, so that no name moves the cursor, changes colours
    or sets the title of the window."""
    return CONTROL.sub(lambda found: repr(found[0])[1:-1], text)
