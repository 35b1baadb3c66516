"""From what is stored of a match to the game that it leads to, also after a change of its rules."""

from __future__ import annotations

import logging
from collections.abc import Generator
from typing import Any

import msgspec

from sagaboard.kernel.errors import BadRecord, SagaboardError
from sagaboard.kernel.game import Game, advance
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Played, Record, hash_of_seed
from sagaboard.kernel.spec import GameTable
from sagaboard.service.matches.entries import effective_moves
from sagaboard.service.matches.match_info import match_info, seat_infos
from sagaboard.service.problems import Refused
from sagaboard.service.protocol import MatchInfo
from sagaboard.service.storage.store import Loaded, Snapshot

log = logging.getLogger("sagaboard.matches")


class Unloadable(Refused):
    """Neither the moves of a match nor its saved state can be read today; what is known of it is
    in `loaded`."""

    def __init__(self, loaded: Loaded, reason: str) -> None:
        super().__init__(409, "cannot be loaded", f"this match cannot be loaded: {reason}")
        self.loaded = loaded
        self.reason = reason

    def info(self) -> MatchInfo:
        """What everybody may know of the match; what only a game could tell is empty."""
        stored = self.loaded.match
        return match_info(
            stored,
            seat_infos(self.loaded.seats, present=(), waiting=()),
            seq=len(self.loaded.entries),
            moves=len(effective_moves(self.loaded.entries)),
            over=stored.finished,
            seed_hash=hash_of_seed(stored.seed),
            seed=None,
            scores=[],
            winners=[],
        )


def replaying(spec: GameTable[Any], loaded: Loaded) -> Generator[None, None, Match]:
    """The match, in steps of a move each.

    Where the moves do not lead to its newest saved state, it goes on from that state, whether its
    rules have another number today or only differ. Moves made since then that today's rules do not
    allow are left out.
    """
    moves = effective_moves(loaded.entries)
    beginning = Match(spec, record_of(spec, loaded))
    snapshot = loaded.snapshot
    if snapshot is None:
        return (yield from Match.replaying(spec, record_of(spec, loaded, moves)))
    saved = loaded_state(spec, beginning, snapshot)
    match = yield from replaying_alike(spec, loaded, moves[: snapshot.index], saved)
    if match is None:
        match = beginning
        advance(saved)
        match.go_on_from(saved, moves[: snapshot.index])
    for line in moves[snapshot.index :]:
        seat, text = Played.of(line)
        try:
            match.play(seat, text)
        except SagaboardError as problem:
            log.warning(
                "moves are no longer possible",
                extra={"match": loaded.match.id, "problem": str(problem)},
            )
            break
        yield
    return match


def record_of(spec: GameTable[Any], loaded: Loaded, moves: list[str] | None = None) -> Record:
    """As if it was played by today's rules; an option that was added since has its default."""
    stored = loaded.match
    return Record(
        game=stored.game,
        rules=spec.rules_version,
        content=spec.content_version(None),
        options={o.name: stored.options.get(o.name, o.default) for o in spec.options},
        seats=[seat.name for seat in loaded.seats],
        seed=stored.seed,
        seed_hash=hash_of_seed(stored.seed),
        moves=moves or [],
    )


def replaying_alike(
    spec: GameTable[Any], loaded: Loaded, moves: list[str], saved: Game
) -> Generator[None, None, Match | None]:
    """The match after these moves, if they lead to the saved state."""
    stored = loaded.match
    try:
        match = yield from Match.replaying(spec, record_of(spec, loaded, moves))
    except SagaboardError as problem:
        found = str(problem)
    else:
        if spec.save_json(match.game) == spec.save_json(saved):
            return match
        found = "the moves lead to another state"
    if (stored.rules, stored.content) == (spec.rules_version, spec.content_version(None)):
        log.error(
            "a match differs though its rules have the same version",
            extra={"match": stored.id, "problem": found},
        )
    return None


def loaded_state(spec: GameTable[Any], match: Match, snapshot: Snapshot) -> Game:
    try:
        game: Game = spec.load(msgspec.json.decode(snapshot.state), spec.content(None))
    except (BadRecord, ValueError, TypeError) as problem:
        raise BadRecord(f"its saved state cannot be read: {problem}") from problem
    return game


def snapshot_of(spec: GameTable[Any], game: Game, moves: int) -> Snapshot:
    return Snapshot(moves, spec.rules_version, spec.content_version(None), spec.save_json(game))
