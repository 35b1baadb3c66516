"""What the tests of the service do again and again: sit down, look who is asked, play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from sagaboard.bots.dice import Dice
from sagaboard.client import Channel, Client, LiveMessage, ServiceProblem
from sagaboard.kernel.match import new_record
from sagaboard.kernel.registry import find
from sagaboard.service.matches.table import Table
from sagaboard.service.protocol import (
    MatchCreated,
    NewMatch,
    NewSeat,
    Problem,
    SeatLink,
    Update,
)
from sagaboard.service.secrets import hashed
from sagaboard.service.storage.sqlite_store import SqliteStore
from sagaboard.service.storage.store import StoredMatch, StoredSeat

T = TypeVar("T")

GAME = "blood-rage"
TURNS: dict[str, Any] = {"first_game": True, "first_player": "1", "clans": "box"}
"""No draft: seat 0 takes the first turn."""

LONGEST_TEST = 120.0
"""Seconds after which an async test hangs, and fails."""

FIRST = "invade leader"
"""A move of the first turn after which the same seat is asked where to."""


def where_to(update: Update) -> str:
    """A move that answers where to invade, and ends the turn."""
    assert update.question is not None
    return next(move for move in update.question.moves if move.startswith("to "))


async def first_turn(client: Client, created: MatchCreated) -> Update:
    """Seat 0 takes its first turn, in two moves."""
    link = created.links[0]
    update = await client.play(created.id, link, FIRST, 0)
    return await client.play(created.id, link, where_to(update), update.seq)


def run(work: Coroutine[Any, Any, T]) -> T:
    """What a test that is not async itself does in a loop of its own."""
    return asyncio.run(asyncio.wait_for(work, LONGEST_TEST))


def people(count: int = 2) -> list[NewSeat]:
    return [NewSeat(name=name) for name in ("Ada", "Bo", "Cleo", "Dag")[:count]]


async def new_match(
    client: Client,
    seats: Sequence[NewSeat] | None = None,
    *,
    spectators: bool = True,
    **options: Any,
) -> MatchCreated:
    wanted = list(seats) if seats is not None else people()
    return await client.create(NewMatch(GAME, wanted, options, spectators))


async def asked(client: Client, created: MatchCreated) -> tuple[SeatLink, Update]:
    """The first person of whom the match wants an answer, with what that person sees."""
    for link in created.links:
        update = await client.update(created.id, link)
        if update.seat in update.waiting_for:
            return link, update
    raise AssertionError("nobody with a link is asked")


def some_move(update: Update, dice: Dice) -> str:
    assert update.question is not None
    return update.question.moves[dice.below(len(update.question.moves))]


async def play_on(client: Client, created: MatchCreated, dice: Dice, moves: int) -> Update:
    """So many random moves of whoever is asked, or fewer if the match ends."""
    update = await client.update(created.id, created.links[0])
    for _ in range(moves):
        if update.over:
            break
        link, update = await asked(client, created)
        update = await client.play(created.id, link, some_move(update, dice), update.seq)
    return update


async def play_out(client: Client, created: MatchCreated, dice: Dice) -> Update:
    update = await play_on(client, created, dice, 2000)
    assert update.over
    return update


@contextmanager
def refused(status: int, *words: str) -> Iterator[list[Problem]]:
    """The request is answered with this status and a sentence that has these words."""
    caught: list[Problem] = []
    with pytest.raises(ServiceProblem) as info:
        yield caught
    problem = info.value.problem
    assert problem.status == status, problem
    for word in words:
        assert word in problem.detail, problem
    caught.append(problem)


def problem(answer: httpx.Response, status: int) -> dict[str, Any]:
    """RFC 9457: its media type, its fields, and nothing of a traceback."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].split(";")[0] == "application/problem+json"
    assert answer.headers["cache-control"] == "no-store"
    body: dict[str, Any] = answer.json()
    assert body["status"] == status
    assert isinstance(body["title"], str)
    assert body["title"]
    assert isinstance(body["detail"], str)
    assert len(body["detail"]) > 5
    assert "Traceback" not in answer.text
    assert "<ParamType" not in answer.text, "a sentence, not Python"
    return body


# The live channel


@asynccontextmanager
async def channels(
    client: Client, created: MatchCreated, *links: SeatLink
) -> AsyncIterator[list[Channel]]:
    """Open channels, each of which has read its first update."""
    async with AsyncExitStack() as stack:
        opened = []
        for link in links:
            channel = await stack.enter_async_context(client.live(created.id, link))
            await channel.update()
            opened.append(channel)
        yield opened


async def next_of(channel: Channel, kind: type[T]) -> T:
    """The next message of a kind; what comes before it is dropped."""
    while True:
        message: LiveMessage = await channel.read()
        if isinstance(message, kind):
            return message


# Without a server


@asynccontextmanager
async def a_table(folder: Path, players: int, seed: str, **options: Any) -> AsyncIterator[Table]:
    """A match without a server, with its store."""
    spec = find(GAME)
    store = SqliteStore(folder / f"{seed}.db")
    await store.open()
    record = new_record(spec, [f"P{n}" for n in range(players)], options, seed)
    match = StoredMatch(
        id="m",
        game=GAME,
        rules=record.rules,
        content=record.content,
        options=record.options,
        seed=seed,
        spectators=True,
        created=0.0,
    )
    seats = [StoredSeat("m", n, "person", f"P{n}", hashed(str(n))) for n in range(players)]
    await store.create(match, seats)
    loaded = await store.load("m")
    assert loaded is not None
    yield Table(store, spec, loaded)
    await store.close()
