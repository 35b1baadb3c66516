"""One end of a live channel: a seat's client or a spectator's, with an outbox of its own."""

from __future__ import annotations

import asyncio


class Watcher:
    """Messages wait in the outbox, so that a slow client holds up nobody. One that falls too far
    behind is disconnected; it resumes from the last update it has seen."""

    MOST_WAITING = 64

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_cut = False
        self._reader = asyncio.current_task()

    def send(self, message: bytes) -> None:
        if self.outbox.qsize() < self.MOST_WAITING:
            self.outbox.put_nowait(message)
        elif not self.is_cut:
            self._cut()

    def _cut(self) -> None:
        """It does not read, so a polite end would wait behind what it does not read."""
        self.is_cut = True
        if self._reader is not None:
            self._reader.cancel()

    def close(self) -> None:
        """After what is in the outbox, the connection ends."""
        self.outbox.put_nowait(None)
