"""One end of a live channel: a seat's client or a spectator's, with an outbox of its own."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

SPECTATOR: Final = -1

GOING_AWAY: Final = (1001, "")
GIVEN_UP: Final = (4403, "the seat was given up")


class Watcher:
    """Messages wait in the outbox, so that a slow client holds up nobody. One that falls too far
    behind is disconnected; it resumes from the last update it has seen."""

    MOST_WAITING: Final = 64

    def __init__(self, seat: int, token: str = "") -> None:
        """`token` is the hash that the seat was held by when the channel was opened."""
        self.seat = seat
        self.token = token
        self.outbox: deque[bytes] = deque()
        self.is_cut = False
        self.closed_with: tuple[int, str] | None = None
        self._reader = asyncio.current_task()
        self._wake: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        if len(self.outbox) < self.MOST_WAITING:
            self.outbox.append(message)
            self._wake_up()
        elif not self.is_cut:
            self._cut()

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection shall end."""
        while not self.outbox:
            if self.closed_with is not None:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        return self.outbox.popleft()

    def close(self, code: int, reason: str) -> None:
        """After what is in the outbox, the connection ends."""
        if self.closed_with is None:
            self.closed_with = (code, reason)
            self._wake_up()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _cut(self) -> None:
        """It does not read, so a polite end would wait behind what it does not read."""
        self.is_cut = True
        if self._reader is not None:
            self._reader.cancel()
