"""Who takes and leaves seats: each change is one transaction, written once for both databases.

A change yields its statements (see `Change`). The first one lets no other change of the same match
in between, so what is checked still holds when something is written.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sagaboard.service import queries
from sagaboard.service.rows import stored_match, stored_seat, values
from sagaboard.service.store import Change, SeatRefused, StoredMatch, StoredSeat


class Request(msgspec.Struct, frozen=True):
    """Who asks for a seat: a device, and the key (hashed) by which a repeat is known."""

    device: str
    key: str
    at: float


def join(seat: StoredSeat, request: Request) -> Change[bool]:
    """Takes an open seat. False if it was taken by this very request before."""
    yield queries.LOCK_MATCH, (seat.match,)
    if (yield from _is_repeated("join", seat.match, seat.seat, request.key)):
        ((token,),) = yield queries.TOKEN_OF, (seat.match, seat.seat)
        if token != seat.token:  # it has been left since
            raise SeatRefused("key used", seat.seat)
        yield queries.HOLD, (request.device, seat.match, seat.seat)
        return False
    yield from _check_one_seat(request.device, seat.match, seat.seat, hot_seat=False)
    taken = yield queries.TAKE_OPEN_SEAT, (seat.name, seat.token, seat.match, seat.seat)
    if not taken:
        raise SeatRefused("taken", seat.seat)
    yield queries.HOLD, (request.device, seat.match, seat.seat)
    yield queries.ADD_REQUEST, (seat.match, request.key, "join", seat.seat)
    yield from _tell("joined", seat.match, seat.seat, seat.name, request.at)
    return True


def leave(match: str, seat: int, token: str, nobodys: str, key: str, at: float) -> Change[bool]:
    """Opens a seat that is held by `token`. No device holds it any more, but those that did are
    remembered: they know its secrets. False if this very request has done it before."""
    yield queries.LOCK_MATCH, (match,)
    if (yield from _is_repeated("leave", match, seat, key)):
        return False
    left = yield queries.LEAVE_SEAT, (nobodys, match, seat, token)
    if not left:
        raise SeatRefused("not held", seat)
    yield queries.RELEASE, (match, seat)
    yield queries.ADD_REQUEST, (match, key, "leave", seat)
    yield from _tell("left", match, seat, left[0][0], at)
    return True


def stand_in(match: str, seat: int, bot: str | None, at: float) -> Change[None]:
    """A bot plays a person's seat for the time being, or (None) the person plays again."""
    yield queries.LOCK_MATCH, (match,)
    before = stored_seat((yield queries.SEATS, (match,))[seat])
    changed = yield queries.STAND_IN, (bot, match, seat)
    if changed and (before.bot is None) != (bot is None):
        yield from _tell("back" if bot is None else "bot", match, seat, before.name, at)


def claim(match: str, token: str, device: str) -> Change[StoredSeat]:
    """The device holds the seat of a token from now on; twice is the same as once."""
    yield queries.LOCK_MATCH, (match,)
    for row in (yield queries.SEATS, (match,)):
        seat = stored_seat(row)
        if seat.token == token and seat.kind == "person":
            yield from _check_one_seat(device, match, seat.seat, hot_seat=seat.hot_seat)
            yield queries.HOLD, (device, match, seat.seat)
            return seat
    raise SeatRefused("not held", -1)


def rematch(old: str, new: StoredMatch) -> Change[bool]:
    """The same people at the same seats: their links and devices hold the new seats too. False if
    somebody was quicker."""
    yield queries.LOCK_MATCH, (old,)
    if found := (yield queries.MATCH, (new.id,)):
        return stored_match(found[0]) == new  # this very one, if a connection was lost after it
    yield queries.INSERT["match"], values(new)
    yield queries.COPY_SEATS, (new.id, old)
    yield queries.COPY_HOLDS, (new.id, old)
    return True


def _is_repeated(what: Literal["join", "leave"], match: str, seat: int, key: str) -> Change[bool]:
    known = yield queries.REQUEST, (match, key)
    if known and known[0] != (what, seat):
        raise SeatRefused("key used", seat)
    return bool(known)


def _check_one_seat(device: str, match: str, seat: int, *, hot_seat: bool) -> Change[None]:
    """Nobody sees two hands, one after the other or at once. Only people who have played at one
    device from the start share it."""
    for other, given_up, shared in (yield queries.KNOWN_TO, (device, match)):
        if other != seat and not (hot_seat and shared):
            raise SeatRefused("has held" if given_up else "holds", other)


def _tell(
    kind: Literal["joined", "left", "bot", "back"], match: str, seat: int, name: str, at: float
) -> Change[None]:
    """Word for everybody at the table, among what they say. Clients that know no such lines show
    the text."""
    line = (match, seat, name, kind, at, kind, match)
    while not (yield queries.SAY, line):
        pass  # somebody said something at the same moment
