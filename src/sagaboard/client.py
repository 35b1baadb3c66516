"""A typed client of the service, for scripts, bots and tests.

async with Client("http://127.0.0.1:8421") as client:
    seats = [NewSeat(name="Ada"), NewSeat(kind="bot", bot="greedy")]
    created = await client.create(NewMatch("blood-rage", seats))
    async with client.live(created.id, created.links[0]) as channel:
        update = await channel.update()
        await channel.play(update.question.moves[0])
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sagaboard.arena.analysis import Analysis
from sagaboard.kernel.record import Record
from sagaboard.service.protocol import (
    ChatInfo,
    Claimed,
    GameInfo,
    Hint,
    History,
    Joined,
    LessonInfo,
    LiveAnswerUndo,
    LiveChat,
    LivePing,
    LivePlay,
    LiveUndo,
    Log,
    MatchCreated,
    MatchInfo,
    MatchNames,
    MyMatch,
    NewLesson,
    NewMatch,
    PartialRecord,
    Pong,
    Position,
    Presence,
    Problem,
    Rematch,
    RulesSection,
    SeatLink,
    Update,
    WhyNot,
)

T = TypeVar("T")
SPECTATOR = SeatLink(seat=-1, token="", path="")
LiveMessage = Update | ChatInfo | Presence | Problem | Rematch | Pong
LIVE: msgspec.json.Decoder[LiveMessage] = msgspec.json.Decoder(LiveMessage)


class ServiceProblem(Exception):
    """The service refused a request."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.status} {problem.title}: {problem.detail}")
        self.problem = problem


class Client:
    """Speaks for seats by their tokens. The cookie of the service is kept as a browser would."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.AsyncClient(
            base_url=self.url, timeout=30.0, headers={"Origin": origin_of(self.url)}
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def request(
        self,
        method: str,
        path: str,
        answer: type[T],
        *,
        body: object = None,
        link: SeatLink | None = None,
        **query: int | str | None,
    ) -> T:
        got = await self._send(method, path, body=body, link=link, **query)
        if answer is type(None):
            return msgspec.convert(None, answer)
        return msgspec.json.decode(got.content, type=answer)

    async def _repeat(
        self,
        method: str,
        path: str,
        answer: type[T],
        *,
        body: object = None,
        link: SeatLink | None = None,
    ) -> T:
        """For what is the same when it is done twice: once more if the answer was lost."""
        try:
            return await self.request(method, path, answer, body=body, link=link)
        except httpx.TransportError:
            return await self.request(method, path, answer, body=body, link=link)

    async def _pages(
        self,
        path: str,
        page: type[list[T]],
        *,
        link: SeatLink | None = None,
        **query: int | str | None,
    ) -> AsyncIterator[T]:
        got = await self._send("GET", path, link=link, **query)
        while True:
            for item in msgspec.json.decode(got.content, type=page):
                yield item
            if "next" not in got.links:
                return
            got = await self._send("GET", str(got.url.join(got.links["next"]["url"])), link=link)

    async def _send(
        self,
        method: str,
        path: str,
        *,
        body: object = None,
        link: SeatLink | None = None,
        **query: int | str | None,
    ) -> httpx.Response:
        headers = {"Authorization": f"Bearer {link.token}"} if link and link.token else {}
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        given = {name: value for name, value in query.items() if value is not None}
        got = await self._http.request(
            method, path, content=content, headers=headers, params=given or None
        )
        if got.status_code >= 400:
            raise ServiceProblem(problem_of(got))
        return got

    # What there is

    async def games(self) -> list[GameInfo]:
        return await self.request("GET", "/api/games", list[GameInfo])

    async def printed(self, game: str) -> Any:
        """What is printed on the components; its shape is the game's."""
        return await self.request("GET", f"/api/games/{game}/printed", Any)

    async def text(self, game: str, language: str) -> str:
        """All names and sentences of a game, as Fluent source."""
        return (await self._send("GET", f"/api/games/{game}/text/{language}")).text

    async def rules(self, game: str, language: str = "en") -> list[RulesSection]:
        """In English if nobody has translated them."""
        path = f"/api/games/{game}/rules?lang={language}"
        return await self.request("GET", path, list[RulesSection])

    async def lesson(self, game: str) -> LessonInfo:
        return await self.request("GET", f"/api/games/{game}/lesson", LessonInfo)

    # Matches

    async def create(self, match: NewMatch) -> MatchCreated:
        return await self.request("POST", "/api/matches", MatchCreated, body=match)

    async def start_lesson(
        self, game: str, name: str = "", bot_names: Sequence[str] = ()
    ) -> MatchCreated:
        body = NewLesson(name, list(bot_names))
        return await self.request("POST", f"/api/games/{game}/lesson", MatchCreated, body=body)

    async def info(self, match: str) -> MatchInfo:
        return await self.request("GET", f"/api/matches/{match}", MatchInfo)

    async def my_matches(self) -> list[MyMatch]:
        """All of them, page by page."""
        return [mine async for mine in self._pages("/api/my/matches", list[MyMatch])]

    async def claim(self, token: str, *, accept_known_seed: bool = False) -> Claimed:
        """`accept_known_seed`: also a seat of an imported match, whose luck somebody knows."""
        body = {"token": token, "accept_known_seed": accept_known_seed}
        return await self.request("POST", "/api/seats/claim", Claimed, body=body)

    async def join(
        self,
        match: str,
        seat: int,
        name: str = "",
        *,
        key: str | None = None,
        accept_known_seed: bool = False,
    ) -> Joined:
        """Takes an open seat. If no answer comes it is asked again with the same key; give a `key`
        of your own (see `new_key`) to go on asking after that."""
        path = f"/api/matches/{match}/seats/{seat}/join"
        body = {"name": name, "key": key or new_key(), "accept_known_seed": accept_known_seed}
        return await self._repeat("POST", path, Joined, body=body)

    # Playing

    async def update(self, match: str, link: SeatLink, since: int | None = None) -> Update:
        """`since`: the `seq` of the last update seen; without it the log is whole."""
        path = f"/api/matches/{match}/seats/{link.seat}"
        return await self.request("GET", path, Update, link=link, since=since)

    async def play(
        self, match: str, link: SeatLink, move: str, seq: int, key: str | None = None
    ) -> Update:
        path = f"/api/matches/{match}/seats/{link.seat}/moves"
        body = {"move": move, "seq": seq, "key": key}
        return await self.request("POST", path, Update, body=body, link=link)

    async def undo(self, match: str, link: SeatLink, seq: int, key: str | None = None) -> Update:
        path = f"/api/matches/{match}/seats/{link.seat}/undo"
        return await self.request("POST", path, Update, body={"seq": seq, "key": key}, link=link)

    async def answer_undo(self, match: str, link: SeatLink, seq: int, *, agree: bool) -> Update:
        answer = "agree" if agree else "refuse"
        path = f"/api/matches/{match}/seats/{link.seat}/undo/{answer}"
        return await self.request("POST", path, Update, body={"seq": seq}, link=link)

    async def log(self, match: str, link: SeatLink, since: int | None = None) -> Log:
        path = f"/api/matches/{match}/seats/{link.seat}/log"
        return await self.request("GET", path, Log, link=link, since=since)

    async def names(self, match: str) -> MatchNames:
        return await self.request("GET", f"/api/matches/{match}/names", MatchNames)

    async def why(self, match: str, link: SeatLink, **thing: str | int) -> WhyNot:
        """What can be done with a target (kind, noun, owner, verb) or a move, or why nothing."""
        path = f"/api/matches/{match}/seats/{link.seat}/why"
        return await self.request("GET", path, WhyNot, link=link, **thing)

    async def position(self, match: str, link: SeatLink, move: int) -> Position:
        path = f"/api/matches/{match}/seats/{link.seat}/at/{move}"
        return await self.request("GET", path, Position, link=link)

    async def history(self, match: str, link: SeatLink) -> History:
        path = f"/api/matches/{match}/seats/{link.seat}/history"
        return await self.request("GET", path, History, link=link)

    async def say(self, match: str, link: SeatLink, text: str) -> ChatInfo:
        path = f"/api/matches/{match}/seats/{link.seat}/chat"
        return await self.request("POST", path, ChatInfo, body={"text": text}, link=link)

    async def chat(self, match: str, link: SeatLink, after: int = 0) -> list[ChatInfo]:
        """All lines after that number, page by page."""
        path = f"/api/matches/{match}/seats/{link.seat}/chat"
        return [line async for line in self._pages(path, list[ChatInfo], link=link, after=after)]

    async def leave(self, match: str, link: SeatLink, *, key: str | None = None) -> None:
        """Gives the seat up; asked again as `join` is."""
        path = f"/api/matches/{match}/seats/{link.seat}/leave"
        await self._repeat("POST", path, type(None), body={"key": key or new_key()}, link=link)

    async def hint(self, match: str, link: SeatLink) -> Hint:
        """What a bot would play; where all the others are bots."""
        return await self.request(
            "POST", f"/api/matches/{match}/seats/{link.seat}/hint", Hint, link=link
        )

    async def analysis(self, match: str, link: SeatLink) -> Analysis:
        """What decided a match that is over."""
        path = f"/api/matches/{match}/seats/{link.seat}/analysis"
        return await self.request("GET", path, Analysis, link=link)

    async def hand_to_bot(self, match: str, link: SeatLink, bot: str) -> None:
        path = f"/api/matches/{match}/seats/{link.seat}/bot"
        await self.request("POST", path, type(None), body={"bot": bot}, link=link)

    async def take_back(self, match: str, link: SeatLink) -> None:
        path = f"/api/matches/{match}/seats/{link.seat}/bot"
        await self.request("DELETE", path, type(None), link=link)

    async def record(self, match: str, link: SeatLink) -> Record | PartialRecord:
        path = f"/api/matches/{match}/seats/{link.seat}/record"
        plain: dict[str, Any] = await self.request("GET", path, dict[str, Any], link=link)
        if "moves" in plain:
            return msgspec.convert(plain, Record)
        return msgspec.convert(plain, PartialRecord)

    async def import_record(self, record: Record) -> MatchCreated:
        return await self.request("POST", "/api/records", MatchCreated, body=record)

    async def rematch(self, match: str, link: SeatLink) -> MatchCreated:
        """However often it is asked for, there is one."""
        path = f"/api/matches/{match}/seats/{link.seat}/rematch"
        return await self._repeat("POST", path, MatchCreated, link=link)

    @asynccontextmanager
    async def live(
        self, match: str, link: SeatLink = SPECTATOR, since: int | None = None
    ) -> AsyncIterator[Channel]:
        """The live channel of a seat, or of a spectator. If it is refused, its first message is
        the problem. `since`: the `seq` of the last update seen, after a lost connection."""
        scheme, _, rest = self.url.partition("://")
        address = f"{'wss' if scheme == 'https' else 'ws'}://{rest}"
        url = f"{address}/api/matches/{match}/live?seat={link.seat}"
        if since is not None:
            url += f"&since={since}"
        headers = {"Authorization": f"Bearer {link.token}"} if link.token else {}
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None
        ) as socket:
            yield Channel(socket)


class Channel:
    """Sends commands, reads what the service pushes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: Update | None = None

    async def read(self) -> LiveMessage:
        message = LIVE.decode(await self.socket.recv())
        if isinstance(message, Update):
            self.last = message
        return message

    async def update(self) -> Update:
        """The next update; chat and presence before it are dropped, a problem is raised."""
        while True:
            message = await self.read()
            if isinstance(message, Update):
                return message
            if isinstance(message, Problem):
                raise ServiceProblem(message)

    async def play(self, move: str, *, seq: int | None = None, key: str | None = None) -> None:
        await self._send(LivePlay(move, self._seq(seq), key))

    async def undo(self, *, seq: int | None = None, key: str | None = None) -> None:
        await self._send(LiveUndo(self._seq(seq), key))

    async def answer_undo(self, *, agree: bool) -> None:
        await self._send(LiveAnswerUndo(agree, self._seq(None)))

    async def say(self, text: str) -> None:
        await self._send(LiveChat(text))

    async def ping(self) -> None:
        """The service answers with a `Pong`."""
        await self._send(LivePing())

    def _seq(self, seq: int | None) -> int:
        if seq is not None:
            return seq
        assert self.last is not None, "read an update first"
        return self.last.seq

    async def _send(self, command: object) -> None:
        await self.socket.send(msgspec.json.encode(command).decode())


def origin_of(url: str) -> str:
    """A page of the service would send this with its cookie, and so must we."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def new_key() -> str:
    """For one request to join or leave, and its repeats."""
    return secrets.token_urlsafe(32)


def problem_of(got: httpx.Response) -> Problem:
    try:
        return msgspec.json.decode(got.content, type=Problem)
    except msgspec.DecodeError:
        return Problem(title="no problem details", status=got.status_code, detail=got.text[:200])
