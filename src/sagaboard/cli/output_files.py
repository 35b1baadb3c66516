"""Files that a command writes to a path named by the user."""

from __future__ import annotations

from pathlib import Path

from sagaboard.kernel.errors import BadOption


def read_page(path: Path) -> str:
    """The present text; empty if there is no such file yet."""
    try:
        return path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"{path} cannot be read: {error}") from error


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}") from error
