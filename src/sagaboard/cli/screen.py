"""What people read and type."""

from __future__ import annotations

import sys

from rich.console import Console


class EndOfInput(Exception):
    """There is nobody to type any more."""


class Screen:
    """A terminal; or a script on stdin, which is then echoed and gets no colours."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Console(
            markup=False,
            highlight=False,
            emoji=False,
            force_terminal=None if self.is_live else False,
        )

    def clear(self) -> None:
        """What could be scrolled back to goes too."""
        if self.is_live:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def ask(self, prompt: str) -> str:
        if self.is_live:
            try:
                return input(f"{prompt} > ").strip()
            except EOFError:
                raise EndOfInput from None
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        self.console.print(f"{prompt} > {line.strip()}")
        return line.strip()
