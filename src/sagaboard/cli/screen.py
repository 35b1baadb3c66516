"""The terminal: what people read and type."""

from __future__ import annotations

import sys

from rich.console import Console


class EndOfInput(Exception):
    """The input has ended, or the player has quit."""


class Screen:
    """A terminal; or a script on stdin, whose lines are echoed and which gets no colours."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Console(
            markup=False,
            highlight=False,
            emoji=False,
            force_terminal=None if self.is_live else False,
        )

    def clear(self) -> None:
        """Clears the scrollback, too: it may show another player's cards."""
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
