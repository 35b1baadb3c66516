"""Speaks and draws a table of one of the Lords games, as tests need it."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

from rich.console import Console

from sagaboard.games.lords.state import LordsGame
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec
from sagaboard.kernel.speech import Speech, speech_for

LANGUAGES = ("en", "cs", "pl", "de")


@cache
def speech_of(game: str, language: str) -> Speech:
    return speech_for(find(game), language)


def drawn(spec: GameSpec[Any], g: LordsGame, seat: int, language: str, width: int) -> str:
    """What a terminal shows; no line is wider than it."""
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(spec.drawing(g, seat, speech_of(spec.name, language)))
    text = console.export_text()
    assert max(len(line) for line in text.splitlines()) <= width
    return text


def hyphens(words: str) -> str:
    return words.replace("_", "-")
