"""From what is stored of a match to the game that it leads to, also after a change of its rules."""

from __future__ import annotations

from typing import Any

import msgspec

from sagaboard.kernel.errors import BadRecord, SagaboardError
from sagaboard.kernel.game import Game, advance
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import Record, hash_of_seed
from sagaboard.kernel.spec import GameSpec
from sagaboard.service.entries import effective_moves
from sagaboard.service.store import Loaded, Snapshot


def replayed(spec: GameSpec[Any], loaded: Loaded) -> Match:
    """Under other rules than its own a match goes on from its last saved state. Moves made since
    then that today's rules do not allow are left out."""
    stored = loaded.match
    moves = effective_moves(loaded.entries)
    record = Record(
        game=stored.game,
        rules=spec.rules_version,
        content=spec.content_version(None),
        options=stored.options,
        seats=[seat.name for seat in loaded.seats],
        seed=stored.seed,
        seed_hash=hash_of_seed(stored.seed),
        moves=moves,
    )
    snapshot = loaded.snapshot
    same = (record.rules, record.content) == (stored.rules, stored.content)
    if same or snapshot is None:
        return Match(spec, record)
    if stored.finished and (match := _replays_alike(spec, record, snapshot)) is not None:
        return match
    match = Match(spec, msgspec.structs.replace(record, moves=[]))
    game = spec.load(msgspec.json.decode(snapshot.state), spec.shared(match.game))
    advance(game)
    match.go_on_from(game, moves[: snapshot.index])
    for line in moves[snapshot.index :]:
        seat, text = line.split(" ", 1)
        try:
            match.play(int(seat), text)
        except SagaboardError:
            break
    return match


def _replays_alike(spec: GameSpec[Any], record: Record, end: Snapshot) -> Match | None:
    """A finished match, if today's rules lead it to the same end."""
    try:
        match = Match(spec, record)
    except BadRecord:
        return None
    return match if spec.save_json(match.game) == end.state else None


def snapshot_of(spec: GameSpec[Any], game: Game, moves: int) -> Snapshot:
    return Snapshot(moves, spec.rules_version, spec.content_version(None), spec.save_json(game))
