"""What everybody may know of a match, as whoever knows how it stands has it told."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sagaboard.service.protocol import MatchInfo, SeatInfo
from sagaboard.service.storage.store import StoredMatch, StoredSeat


def bots_of(seats: Sequence[StoredSeat]) -> set[int]:
    """A bot is always present."""
    return {seat.seat for seat in seats if seat.bot is not None}


def seat_infos(
    seats: Sequence[StoredSeat], *, present: Collection[int], waiting: Collection[int]
) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            present=seat.seat in present,
            waiting=seat.seat in waiting,
        )
        for seat in seats
    ]


def match_info(
    stored: StoredMatch,
    seats: list[SeatInfo],
    *,
    seq: int,
    moves: int,
    over: bool,
    seed_hash: str,
    seed: str | None,
    scores: list[int],
    winners: list[int],
) -> MatchInfo:
    return MatchInfo(
        id=stored.id,
        game=stored.game,
        options=stored.options,
        seats=seats,
        spectators=stored.spectators,
        imported=stored.imported,
        created=stored.created,
        seq=seq,
        moves=moves,
        over=over,
        seed_hash=seed_hash,
        seed=seed,
        scores=scores,
        winners=winners,
    )
