# mypyc: interpreted (for people)
"""Texts of other people, made safe to print."""

from __future__ import annotations

import re
from typing import Final

CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""All but the end of a line: a terminal takes them as commands, or they are no characters."""


def printable(text: str) -> str:
    """With control characters spelled out, so that no name moves the cursor, colours the terminal
    or gives its window another title."""
    return CONTROL.sub(lambda found: repr(found[0])[1:-1], text)
