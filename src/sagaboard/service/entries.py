"""What a list of entries means: the moves that count, and an undo that somebody has proposed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sagaboard.service.protocol import UndoProposal, UndoRefusal
from sagaboard.service.store import Entry

# Entries that are no moves. UNDO and ASK_UNDO are followed by the number of moves to go back to.
UNDO: Final = "undo"
ASK_UNDO: Final = "ask-undo"
AGREE: Final = "agree"
REFUSE: Final = "refuse"


def is_move(entry: Entry) -> bool:
    return entry.text.partition(" ")[0] not in (UNDO, ASK_UNDO, AGREE, REFUSE)


def undone_to(entry: Entry) -> int | None:
    """How many moves an undo leaves; None if the entry is something else."""
    word, _, number = entry.text.partition(" ")
    return int(number) if word == UNDO else None


def effective_moves(entries: Iterable[Entry]) -> list[str]:
    """The moves that count, undone ones left out, as in a record."""
    moves: list[str] = []
    for entry in entries:
        if (left := undone_to(entry)) is not None:
            del moves[left:]
        elif is_move(entry):
            moves.append(f"{entry.seat} {entry.text}")
    return moves


def moves_after(entry: Entry, before: int) -> int:
    """How many moves count after an entry, if so many did before it."""
    if (left := undone_to(entry)) is not None:
        return left
    return before + 1 if is_move(entry) else before


def open_proposal(entries: Iterable[Entry]) -> UndoProposal | None:
    proposal: UndoProposal | None = None
    for entry in entries:
        word, _, number = entry.text.partition(" ")
        if word == ASK_UNDO:
            proposal = UndoProposal(entry.seat, int(number), [])
        elif word == AGREE and proposal is not None:
            proposal = UndoProposal(proposal.seat, proposal.to, [*proposal.agreed, entry.seat])
        else:
            proposal = None
    return proposal


def refusal(entries: Sequence[Entry]) -> UndoRefusal | None:
    """Who has refused an undo, if that is the last that happened."""
    if not entries or entries[-1].text != REFUSE:
        return None
    proposal = open_proposal(entries[:-1])
    if proposal is None:
        return None
    return UndoRefusal(proposal.seat, proposal.to, entries[-1].seat)
