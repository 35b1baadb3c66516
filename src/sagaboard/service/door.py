"""Who is asking: the seats that a request may speak for."""

from __future__ import annotations

import time
from typing import Any

from litestar.connection import ASGIConnection

from sagaboard.service.hall import Hall
from sagaboard.service.problems import Refused, forbidden
from sagaboard.service.secrets import hashed
from sagaboard.service.table import SPECTATOR, Table

COOKIE = "sagaboard"
REMEMBER = 30.0

Connection = ASGIConnection[Any, Any, Any, Any]


class Door:
    """A seat is held by a token: in a header, or exchanged for a device's cookie."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._known: dict[tuple[str, str, int], float] = {}

    async def check(self, connection: Connection, table: Table, seat: int) -> None:
        """Raises unless the request may speak for the seat."""
        if not 0 <= seat < len(table.seats):
            raise Refused(404, "not found", f"the match has no seat {seat}")
        if not await self.holds(connection, table, seat):
            raise forbidden(f"seat {seat} of this match is not yours")

    async def holds(self, connection: Connection, table: Table, seat: int) -> bool:
        token = bearer(connection)
        if token is not None:
            return hashed(token) == table.seats[seat].token and table.seats[seat].kind == "person"
        device = device_of(connection)
        if device is None or table.seats[seat].kind != "person":
            return False
        known = (device, table.id, seat)
        if self._known.get(known, 0.0) > time.monotonic():
            return True
        held = await self._hall.store.held_by(device)
        if len(self._known) > 100_000:
            self._known.clear()
        for row in held:
            self._known[(device, row.match, row.seat)] = time.monotonic() + REMEMBER
        return any(row.match == table.id and row.seat == seat for row in held)

    def forget(self, match: str, seat: int) -> None:
        """A seat has a new holder."""
        for known in [k for k in self._known if k[1:] == (match, seat)]:
            del self._known[known]

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
    """The device's cookie, hashed."""
    cookie = connection.cookies.get(COOKIE)
    return hashed(cookie) if cookie else None


def client_of(connection: Connection) -> str:
    """Whom to count requests for: the address, since cookies and tokens can be made up."""
    return connection.client.host if connection.client else "?"
