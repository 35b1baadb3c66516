"""Files that a command writes where the user says."""

from __future__ import annotations

from pathlib import Path

from sagaboard.kernel.errors import BadOption


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}") from error
