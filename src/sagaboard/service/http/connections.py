"""Connections on which a request never comes to its end: they are closed after a while, and one
address has only so many."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sagaboard.service.http.limits import network_of
from sagaboard.service.settings import Settings

PROXY: Final = frozenset({"127.0.0.1", "::1"})
"""A proxy on this machine: its connections are those of many, and it has limits of its own."""

LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TimeLimitedProtocol(HttpToolsProtocol):
    """A request, from its first byte or the opening of the connection to the end of its body, takes
    so many seconds at most."""

    request_seconds: float
    most_per_client: int
    per_client: ClassVar[Counter[str]]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._late: asyncio.TimerHandle | None = None
        self._counted_for: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in PROXY:
            self._counted_for = network_of(address)
            self.per_client[self._counted_for] += 1
            if self.per_client[self._counted_for] > self.most_per_client:
                transport.abort()
                return
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._begin()
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._begin()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._end()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live channel, which has pings and a limit of its own."""
        self._end()
        self._leave()
        super().handle_websocket_upgrade()

    def _begin(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.request_seconds, self._give_up)

    def _end(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _leave(self) -> None:
        if self._counted_for is not None:
            self.per_client[self._counted_for] -= 1
            if not self.per_client[self._counted_for]:
                del self.per_client[self._counted_for]
            self._counted_for = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            answered = getattr(self.cycle, "response_complete", True)  # None before a request
            if answered:
                self.transport.write(LATE)
            self.transport.close()


def protocol(settings: Settings) -> type[TimeLimitedProtocol]:
    class OurProtocol(TimeLimitedProtocol):
        request_seconds = settings.request_seconds
        most_per_client = max(1, settings.connections // 8)
        per_client: ClassVar[Counter[str]] = Counter()

    return OurProtocol
