"""The command line. Commands are imported when they are called."""

from sagaboard.cli.main import main

__all__ = ["main"]
