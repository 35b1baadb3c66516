"""What every request needs: the matches, who may speak for which seat, and the limits."""

from __future__ import annotations

import time
from contextlib import suppress

from litestar.datastructures import Cookie

from sagaboard.service.bots.match_bots import MatchBots
from sagaboard.service.http.health import Health
from sagaboard.service.http.limits import Places, RateLimit
from sagaboard.service.http.seat_access import (
    COOKIE,
    Connection,
    SeatAccess,
    address_of,
    client_of,
    device_of,
)
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.publisher import chat_info
from sagaboard.service.matches.queries import names
from sagaboard.service.matches.summaries import Summaries
from sagaboard.service.matches.table import Table
from sagaboard.service.matches.watcher import SPECTATOR
from sagaboard.service.problems import Refused
from sagaboard.service.protocol import ChatInfo, Opening
from sagaboard.service.secrets import hashed, new_token
from sagaboard.service.settings import Settings

A_DAY = 24 * 3600
A_YEAR = 365 * A_DAY

MOVES_A_REQUEST = 500
"""Telling so many moves takes about as long as answering a request."""


class Api:
    def __init__(self, matches: Matches, bots: MatchBots, settings: Settings) -> None:
        self.matches = matches
        self.bots = bots
        self.settings = settings
        self.access = SeatAccess(matches)
        self.health = Health(matches.store)
        self.summaries = Summaries(matches)
        self.rate = RateLimit(settings.requests_per_second, settings.burst)
        self.channels = Places(settings.live_channels, "live channels")
        most = settings.open_matches_per_address
        self.made = RateLimit(most / A_DAY, most)

    async def seat(self, match: str, seat: int, connection: Connection) -> Table:
        """The table, if the request may speak for the seat."""
        table = await self.matches.table(match)
        await self.access.check(connection, table, seat)
        return table

    def charge(self, connection: Connection, moves: int) -> None:
        """The log of a long match counts as many requests as it costs time."""
        self.rate.charge(client_of(connection), moves // MOVES_A_REQUEST)

    async def watch(self, match: str, seat: int, connection: Connection) -> Table:
        table = await self.matches.table(match)
        await self.access.check_watch(connection, table, seat)
        return table

    async def opening(self, match: str, connection: Connection) -> Opening:
        """What a device sees first of a table. With several seats (hot seat) nothing of theirs: it
        must change hands before."""
        table = await self.matches.table(match)
        device = device_of(connection)
        rows = await self.matches.store.held_by(device) if device is not None else []
        held = sorted(row.seat for row in rows if row.match == match)
        update = None
        if len(held) < 2:
            seat = held[0] if held else SPECTATOR
            with suppress(Refused):
                await self.access.check_watch(connection, table, seat)
                update = table.publisher.update(seat, None)
        given_up = await self.matches.store.given_up_by(device, match) if device is not None else []
        printed = table.spec.client_data(None)
        return Opening(table.publisher.info(), held, given_up, names(table), printed, update)

    def device(self, connection: Connection) -> tuple[str, list[Cookie]]:
        """The device of a request, hashed, which may hold seats; one that has no cookie yet gets
        one."""
        known = device_of(connection)
        if known is not None:
            return known, []
        value = new_token()
        cookie = Cookie(
            key=COOKIE,
            value=value,
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure_cookie,
            path=f"{self.settings.prefix}/",
        )
        return hashed(value), [cookie]

    async def check_open_matches(self, connection: Connection) -> None:
        """Before a match is made, in whichever way: by device, and by address too, since a device
        may come without its cookie. Matches that are over count for a day."""
        device = device_of(connection)
        if device is not None:
            count = await self.matches.store.open_matches_by(device)
            if count >= self.settings.open_matches:
                raise Refused(
                    429, "too many matches", f"{count} matches of yours are running; finish some"
                )
        count = await self.matches.store.open_matches_from(address_of(connection))
        if count >= self.settings.open_matches_per_address:
            raise Refused(
                429, "too many matches", f"{count} matches made from your address are running"
            )
        if not self.made.try_to_take(client_of(connection)):
            raise Refused(
                429, "too many matches", "too many matches were made from your address today"
            )

    async def say(self, table: Table, seat: int, text: str) -> ChatInfo:
        name = table.seats[seat].name
        line = await self.matches.store.say(table.id, seat, name, text, time.time())
        await table.tell_chat()
        return chat_info(line)
