"""Taking and leaving seats: what people ask for, and why not."""

from __future__ import annotations

import time

from sagaboard.kernel.match import new_record
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.table import Table
from sagaboard.service.problems import Refused, forbidden, not_found
from sagaboard.service.protocol import MatchCreated, Rematch
from sagaboard.service.secrets import hashed, new_seed, new_token, token_for
from sagaboard.service.storage import seat_changes
from sagaboard.service.storage.seat_changes import Request
from sagaboard.service.storage.store import SeatRefused, StoredMatch, StoredSeat


async def join(
    matches: Matches, table: Table, seat: int, name: str, device: str, key: str | None
) -> str:
    """Takes an open seat; the token of its new holder. The same key gets the same token."""
    key = key or new_token()
    token = token_for(key, table.id, seat)
    wanted = StoredSeat(table.id, seat, "person", name or f"Player {seat + 1}", hashed(token))
    request = Request(device, hashed(f"key {key}"), time.time())
    try:
        await matches.shielded(table.change_holders(lambda: seat_changes.join(wanted, request)))
    except SeatRefused as problem:
        raise refused(problem) from problem
    return token


async def leave(matches: Matches, table: Table, seat: int, key: str | None) -> None:
    """The seat is open to whoever joins next; no link, device or channel holds it."""
    held, nobodys = table.seats[seat].token, hashed(new_token())
    request = hashed(f"key {key or new_token()}")
    now = time.time()
    try:
        await matches.shielded(
            table.change_holders(
                lambda: seat_changes.leave(table.id, seat, held, nobodys, request, now)
            )
        )
    except SeatRefused as problem:
        raise refused(problem) from problem
    matches.when_changed(table)


async def was_left(matches: Matches, table: Table, seat: int, key: str | None) -> bool:
    """Whether a request with this key has left the seat before."""
    if key is None:
        return False
    return await matches.store.request_of(table.id, hashed(f"key {key}")) == ("leave", seat)


async def claim(matches: Matches, table: Table, token: str, device: str) -> int:
    """The device holds the seat of a link; which one."""
    try:
        seat = await matches.shielded(
            table.change_holders(lambda: seat_changes.claim(table.id, hashed(token), device))
        )
    except SeatRefused as problem:
        raise refused(problem) from problem
    return seat.seat


async def check_seed(matches: Matches, table: Table, device: str | None, *, accepted: bool) -> None:
    """Nobody else comes to an imported match unaware that its luck is known."""
    if not table.stored.imported or table.is_over or accepted:
        return
    held = await matches.store.held_by(device) if device is not None else []
    if all(row.match != table.id for row in held):
        raise Refused(
            409,
            "known seed",
            "this match was imported: whoever imported it knows its seed, and so every card and "
            "die to come; who wants to play all the same says accept_known_seed",
        )


def rematch_of(table: Table) -> str:
    return hashed(f"rematch of {table.id}")[:16]


async def has_rematch(matches: Matches, table: Table) -> bool:
    return bool(await matches.store.seats(rematch_of(table)))


async def rematch(matches: Matches, table: Table, made_by: str) -> MatchCreated:
    """The same people at the same seats, with a new seed. Whoever asks second, at whichever
    process, gets the same match: its id follows from that of the first."""
    spec = table.spec
    options = {**table.stored.options, "seating": "listed"}
    declared = {option.name for option in spec.options}
    record = new_record(
        spec,
        [seat.name for seat in table.seats],
        {name: value for name, value in options.items() if name in declared},
        new_seed(),
    )
    match = StoredMatch(
        id=rematch_of(table),
        game=spec.name,
        rules=record.rules,
        content=record.content,
        options=record.options,
        seed=record.seed,
        spectators=table.stored.spectators,
        created=time.time(),
        made_by=made_by,
    )
    is_new = await matches.shielded(
        table.change_holders(lambda: seat_changes.rematch(table.id, match))
    )
    made = await matches.table(match.id)
    if is_new:
        table.publisher.tell(Rematch(match.id))
        matches.when_changed(made)
    return MatchCreated(match.id, made.seed_hash, [])


def refused(problem: SeatRefused) -> Refused:
    seat = problem.seat
    match problem.why:
        case "taken":
            return forbidden(f"seat {seat} is taken")
        case "key used":
            return Refused(
                409,
                "key used",
                f"this key has been used for something else, or seat {seat} has been left since; "
                "a new request needs a new key",
            )
        case "holds":
            return one_seat(f"you hold seat {seat}")
        case "has held":
            return one_seat(f"you have held seat {seat} and know what it knew")
        case "not held" if seat < 0:
            return not_found("this link holds no seat")
        case "not held":
            return forbidden(f"seat {seat} of this match is not yours")


def one_seat(why: str) -> Refused:
    return Refused(409, "one seat", f"{why}: a person has one seat in a match")
