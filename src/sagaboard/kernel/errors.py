# mypyc: interpreted (exceptions are raised at the edges and gain nothing from compiling)
"""Everything that can go wrong, each with a sentence for the person who caused it."""

from __future__ import annotations

from collections.abc import Iterable


class SagaboardError(Exception):
    """Base of all errors that carry a sentence for the user."""


class UnparsableMove(SagaboardError):
    """The text is no move of this game's vocabulary."""


class IllegalMove(SagaboardError):
    """The move is not offered now. `clause` names the rule that forbids it, if known."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.clause = clause


class StaleMove(SagaboardError):
    """The move was made for an earlier position; `at` is where the match is now, if known."""

    def __init__(self, message: str, at: int | None = None) -> None:
        super().__init__(message)
        self.at = at


class EndlessRules(SagaboardError):
    """The rules ran on without asking anybody: a defect in a game."""


class UndoRefused(SagaboardError):
    """Going back would take something from another player or show a secret again."""


class UnknownGame(SagaboardError):
    """No game of that name is installed."""


class BadOption(SagaboardError):
    """An option of the match is unknown or has a value that is not allowed."""


class BadRecord(SagaboardError):
    """A record cannot be read or does not replay."""


class TooManyMoves(SagaboardError):
    """A match or a record is longer than any game that is played to be won."""


class BadContent(SagaboardError):
    """Content files contradict themselves; `problems` lists file, entry and remedy of each."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(self.problems))


class MissingExtra(SagaboardError, ImportError):
    """A package that only some of the users need is not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} is not installed: pip install 'sagaboard[{extra}]'")


class WorkersDied(SagaboardError):
    """Worker processes end again and again without finishing anything."""
