"""What goes on at a server until it is killed, and goes on at the next."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Final

import httpx
from websockets.exceptions import WebSocketException

from sagaboard.client import Client, ServiceProblem
from sagaboard.service.protocol import SeatLink
from sagaboard.service.storage.store import ChatLine, Store

CUT_OFF: Final = (httpx.TransportError, OSError, WebSocketException, EOFError)
"""What a client meets when the server is killed."""


SERVER_ENDS: Final = 503


class Activity(ABC):
    """`run` lasts until the server is gone; what it has been told is kept and checked."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.seen = 0
        """The highest number of entries that an update has told."""
        self.over = False
        self.went_on = asyncio.Event()
        self.refused: list[str] = []
        """What the server refused although it had been promised."""
        self.asked = asyncio.Event()
        """Something was sent whose answer matters: a good moment for a kill."""
        self.lost_answers = 0
        """Requests that were carried out and never answered."""
        self.said: dict[int, str] = {}
        """Lines of chat that were acknowledged, by their numbers."""

    async def run(self, url: str) -> None:
        """A refusal is a finding, unless the server says that it is about to end."""
        try:
            await self.go_on(url)
        except CUT_OFF:
            return
        except ServiceProblem as problem:
            if problem.problem.status != SERVER_ENDS:
                self.refused.append(f"{self.match}: {problem}")

    @abstractmethod
    async def go_on(self, url: str) -> None: ...

    @abstractmethod
    async def complaints(self, store: Store, *, replay: bool) -> list[str]:
        """What is wrong with what the database holds. `replay`: whether it still is a match."""

    @abstractmethod
    def counted(self) -> dict[str, int]:
        """What was acknowledged, for the summary."""

    async def say(self, client: Client, link: SeatLink) -> None:
        line = await client.say(self.match, link, f"line {len(self.said)} of {link.seat}")
        self.said[line.number] = line.text

    async def chat_complaints(self, store: Store) -> list[str]:
        lines = {line.number: line.text for line in await whole_chat(store, self.match)}
        return [
            f"{self.match}: line {number} of the chat is lost"
            for number, text in self.said.items()
            if lines.get(number) != text
        ]


async def whole_chat(store: Store, match: str) -> list[ChatLine]:
    """All lines of a match: the store gives them in pages."""
    lines: list[ChatLine] = []
    while page := await store.chat(match, lines[-1].number if lines else 0):
        lines += page
    return lines
