"""The texts of the command line, together with those of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.spec import GameTable
from sagaboard.kernel.speech import Speech

FOLDER = Path(__file__).parent / "text"


def speech_of_cli(spec: GameTable[Any], language: str, pack: Path | None) -> Speech:
    if language not in spec.languages:
        raise BadOption(
            f"there is no language {language!r}; choose one of {', '.join(spec.languages)}"
        )
    return Speech(language, [FOLDER / f"{language}.ftl", *spec.text_files(language, pack)])
