"""A match in memory as far as one can look at it: its entries, and the game they lead to."""

from __future__ import annotations

from typing import Any

from sagaboard.kernel.errors import UndoRefused
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import hash_of_seed
from sagaboard.kernel.spec import GameTable
from sagaboard.service.matches.entries import moves_after, open_proposal
from sagaboard.service.storage.store import Loaded, MatchEntry


class MatchState:
    """What `Table` changes and `Publisher` shows."""

    def __init__(self, spec: GameTable[Any], loaded: Loaded, match: Match) -> None:
        """`match` is what `loaded` leads to."""
        self.spec = spec
        self.stored = loaded.match
        self.seats = loaded.seats
        self.seed_hash = hash_of_seed(loaded.match.seed)
        self.match = match
        self.entries: list[MatchEntry] = []
        self.moves_at = [0]
        """How many moves count after the first n entries."""
        self._keys: set[str] = set()
        for entry in loaded.entries:
            self.note(entry)
        self.proposal = open_proposal(loaded.entries)

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def is_over(self) -> bool:
        return self.match.game.is_over

    def note(self, entry: MatchEntry) -> None:
        self.entries.append(entry)
        self.moves_at.append(moves_after(entry, self.moves_at[-1]))
        if entry.key is not None:
            self._keys.add(entry.key)

    def has_seen(self, key: str | None) -> bool:
        """Whether a request with this key has been carried out."""
        return key in self._keys

    def known_since(self, since: int | None) -> int:
        """How many of today's moves somebody knows who has seen the first `since` entries: the
        match may have gone back further meanwhile. -1: not even the set-up."""
        if since is None:
            return -1
        if not 0 <= since <= self.seq:  # of another life of the database
            return 0
        return min(self.moves_at[since:])

    # What may be taken back

    def free_undo(self, seat: int) -> int | None:
        """How far a seat may go back by itself: its last move, if nobody was handed the turn,
        nobody has moved since, and nothing was revealed or drawn."""
        past = self.match.past
        if not past or self.is_over:
            return None
        last = past[-1]
        if last.seat != seat or last.was_random or last.revealed or last.handed_over:
            return None
        return len(past) - 1

    def last_move_of(self, seat: int) -> int:
        for number in reversed(range(len(self.match.past))):
            if self.match.past[number].seat == seat:
                return number
        raise UndoRefused("there is no move of yours to take back")

    def must_agree(self, seat: int, to: int) -> list[int]:
        """The other people. Whom a bot stands in for is asked only if somebody could choose his
        luck: if something was drawn or revealed since."""
        luck = any(move.was_random or move.revealed for move in self.match.past[to:])
        return [
            s.seat
            for s in self.seats
            if s.kind == "person" and s.seat != seat and (luck or s.bot is None)
        ]
