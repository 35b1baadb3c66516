"""What a request can do wrong, each with its status and a sentence."""

from __future__ import annotations

from sagaboard.kernel.errors import (
    BadContent,
    BadOption,
    BadRecord,
    IllegalMove,
    SagaboardError,
    StaleMove,
    TooManyMoves,
    UndoRefused,
    UnknownGame,
    UnparsableMove,
)
from sagaboard.service.protocol import Problem, Update
from sagaboard.service.store import DatabaseGone, DiskFull, StoreProblem


class Refused(Exception):
    """A request that is answered with a problem."""

    def __init__(
        self,
        status: int,
        title: str,
        detail: str,
        *,
        clause: str | None = None,
        seq: int | None = None,
        update: Update | None = None,
    ) -> None:
        super().__init__(detail)
        self.seq = seq
        self.update = update
        self.status = status
        self.title = title
        self.detail = detail
        self.clause = clause

    def problem(self, seq: int | None = None) -> Problem:
        return Problem(
            title=self.title,
            status=self.status,
            detail=self.detail,
            clause=self.clause,
            seq=self.seq if seq is None else seq,
            update=self.update,
        )


STATUSES: list[tuple[type[SagaboardError], int, str]] = [
    (UnknownGame, 404, "unknown game"),
    (UnparsableMove, 400, "no move"),
    (IllegalMove, 409, "not possible now"),
    (StaleMove, 409, "stale move"),
    (UndoRefused, 409, "undo refused"),
    (BadOption, 422, "bad option"),
    (BadRecord, 422, "bad record"),
    (TooManyMoves, 422, "too many moves"),
    (BadContent, 422, "bad content"),
]


def refusal(error: SagaboardError, *, update: Update | None = None) -> Refused:
    for kind, status, title in STATUSES:
        if isinstance(error, kind):
            clause = error.clause if isinstance(error, IllegalMove) else None
            seq = error.at if isinstance(error, StaleMove) else None
            return Refused(status, title, str(error), clause=clause, seq=seq, update=update)
    return Refused(400, "bad request", str(error))


def store_refusal(problem: StoreProblem) -> Refused:
    """Paths and what a driver says stay in the log."""
    if isinstance(problem, DiskFull):
        return Refused(503, "disk full", "the server's disk is full; nothing was changed")
    if isinstance(problem, DatabaseGone):
        detail = "the database file was deleted or replaced while the server ran"
        return Refused(503, "no database", detail)
    return Refused(503, "no database", NO_ANSWER)


NO_ANSWER = "the database does not answer; try again"


def not_found(what: str) -> Refused:
    return Refused(404, "not found", what)


def forbidden(what: str) -> Refused:
    return Refused(403, "not yours", what)
