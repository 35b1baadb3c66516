"""Who is asking: the seats that a request may speak for."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from sagaboard.service.http.limits import network_of
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.table import Table
from sagaboard.service.matches.watcher import SPECTATOR
from sagaboard.service.problems import Refused, forbidden
from sagaboard.service.secrets import hashed, is_token

COOKIE = "sagaboard"
MOST_KNOWN = 100_000

Connection = ASGIConnection[Any, Any, Any, Any]


class SeatAccess:
    """A seat is held by a token: in a header, or exchanged for a device's cookie."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._known: dict[tuple[str, str, int], str] = {}
        """Devices that hold a seat, and the token that the seat had then: when its holder leaves
        the seat gets another, and what is remembered here counts no more."""

    async def check(self, connection: Connection, table: Table, seat: int) -> None:
        """Raises unless the request may speak for the seat."""
        if not 0 <= seat < len(table.seats):
            raise Refused(404, "not found", f"the match has no seat {seat}")
        if not await self.holds(connection, table, seat):
            raise forbidden(f"seat {seat} of this match is not yours")

    async def holds(self, connection: Connection, table: Table, seat: int) -> bool:
        token = bearer(connection)
        held = hashed(token) if token is not None else await self._held(connection, table, seat)
        if held is None:
            return False
        if held != table.seats[seat].token:
            await table.on_remote_change(
                "seat"
            )  # another process may have seated somebody just now
        return held == table.seats[seat].token and table.seats[seat].kind == "person"

    async def _held(self, connection: Connection, table: Table, seat: int) -> str | None:
        """The token, hashed, of the seat if this device holds it."""
        device = device_of(connection)
        if device is None:
            return None
        known = self._known.get((device, table.id, seat))
        if known == table.seats[seat].token:
            return known
        rows = await self._matches.store.held_by(device)
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        for row in rows:
            self._known[(device, row.match, row.seat)] = row.token
        return next((r.token for r in rows if (r.match, r.seat) == (table.id, seat)), None)

    def check_no_other_token(self, connection: Connection, table: Table, seat: int) -> None:
        """Raises if the request has the token of another seat: a person has one."""
        token = bearer(connection)
        for row in table.seats:
            if token is not None and row.token == hashed(token) and row.seat != seat:
                raise Refused(
                    409,
                    "one seat",
                    f"you hold seat {row.seat}: a person has one seat in a match",
                )

    async def check_spectator(self, connection: Connection, table: Table) -> None:
        """Whoever holds a seat may also look as a spectator."""
        if table.stored.spectators:
            return
        for seat in table.seats:
            if await self.holds(connection, table, seat.seat):
                return
        raise forbidden("the host of this match allows no spectators")

    async def check_watch(self, connection: Connection, table: Table, seat: int) -> None:
        if seat == SPECTATOR:
            await self.check_spectator(connection, table)
        else:
            await self.check(connection, table, seat)


def bearer(connection: Connection) -> str | None:
    header = connection.headers.get("authorization", "")
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token else None


def device_of(connection: Connection) -> str | None:
    """The device's cookie, hashed; what is not of our making is none."""
    cookie = connection.cookies.get(COOKIE)
    return hashed(cookie) if cookie is not None and is_token(cookie) else None


def address_of(connection: Connection) -> str:
    """The client's address, hashed."""
    return hashed(f"address {client_of(connection)}")


def client_of(connection: Connection) -> str:
    """Whom to count requests for: the address, since cookies and tokens can be made up."""
    return network_of(connection.client.host) if connection.client else "?"
