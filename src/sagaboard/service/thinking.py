"""Bots think in worker processes, never in the event loop.

A worker gets a saved state and gives back a move; it keeps nothing, so any may die at any time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, TypeVar

import msgspec

from sagaboard.arena.analysis import Advice, Analysis, advice, analyse
from sagaboard.bots import find_bot
from sagaboard.bots.levels import LEVELS, find_level
from sagaboard.kernel.game import Game, advance
from sagaboard.kernel.options import checked
from sagaboard.kernel.record import Record
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec
from sagaboard.service.problems import Refused

About = TypeVar("About")
Found = TypeVar("Found")

log = logging.getLogger("sagaboard.bots")

SIMPLEST = "random"
TRIES = 2
SECONDS = 60.0

ADVISER = "konungr"
SECONDS_LOOKING_BACK = 0.5
"""For each turning point of a match that is over."""

PATIENCE = 20.0
HASTE = 4.0
SHORTEST = 0.1
"""A person waits about 20 seconds for bots, however many moves they make: each may take a quarter
of what is left of that, and a tenth of a second in any case."""


def pace(waited: float) -> float:
    """How long a bot may think when a person has waited so long."""
    return max(SHORTEST, (PATIENCE - waited) / HASTE)


class Thought(msgspec.Struct):
    """What a worker needs: the state goes as JSON, because games do not travel by pickle."""

    game: str
    state: bytes
    bot: str
    seat: int
    seed: str
    seconds: float = 0.0
    """No longer than that; 0 is as long as the bot likes."""


def think(thought: Thought) -> str:
    """In the worker: the text of the move that the bot chooses."""
    spec, g = game_of(thought)
    bot = find_bot(thought.bot, thought.seed, seconds=thought.seconds)
    move = bot.choose(spec, g, thought.seat)
    text: str = spec.vocabulary(g).text(move)
    return text


def advise(thought: Thought) -> list[Advice]:
    """In the worker: the moves that the bot finds best."""
    spec, g = game_of(thought)
    level = find_level(thought.bot)
    assert level is not None
    return advice(spec, g, thought.seat, level.hurried(thought.seconds), thought.seed)


def look_back(record: Record) -> Analysis:
    """In the worker: what decided a match."""
    return analyse(record, LEVELS[ADVISER].hurried(SECONDS_LOOKING_BACK))


def game_of(thought: Thought) -> tuple[GameSpec[Any], Game]:
    spec = find(thought.game)
    players = min(spec.players)
    sample = spec.new(players, checked(spec.options, {}, players), "shared")
    g = spec.load(msgspec.json.decode(thought.state), spec.shared(sample))
    advance(g)
    return spec, g


def end_with_parent() -> None:
    """In the worker: a server that is killed leaves none behind."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Worker:
    """A process that thinks about one move at a time, made when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[About], Found], about: About) -> Found:
        if self._pool is None:
            # Forked children would inherit the server's sockets and threads.
            self._pool = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=end_with_parent
            )
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._pool, work, about)
        return await asyncio.wait_for(future, SECONDS)

    def end(self) -> None:
        """At once, also if it thinks; it begins anew when it is asked again."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


class Thinkers:
    """Some workers. A bot that fails is tried again, then a simpler one takes its move.

    A thought has its worker to itself, so that a bot which dies or hangs harms no other match.
    """

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(self, thought: Thought) -> str:
        for bot in [thought.bot] * TRIES + [SIMPLEST] * TRIES:
            asked = msgspec.structs.replace(thought, bot=bot)
            worker = await self._idle.get()
            try:
                return await worker.do(think, asked)
            except BrokenProcessPool:
                log.warning("a bot's worker died", extra={"bot": bot})
                worker.end()
            except TimeoutError:
                log.warning("a bot thinks for too long", extra={"bot": bot})
                worker.end()
            except Exception:  # whatever a bot does wrong, the match must go on
                log.exception("a bot failed", extra={"bot": bot})
            finally:
                self._idle.put_nowait(worker)
        raise RuntimeError(f"no bot could move for seat {thought.seat}")

    async def ask(self, work: Callable[[About], Found], about: About) -> Found:
        """For a person who asked: once, and who asked is told if it fails."""
        worker = await self._idle.get()
        try:
            return await worker.do(work, about)
        except (BrokenProcessPool, TimeoutError) as error:
            worker.end()
            raise Refused(503, "no answer", "the bot has no answer; try again") from error
        finally:
            self._idle.put_nowait(worker)

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run in the background, held so that it is not collected."""

        async def run() -> None:
            await work()

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            worker.end()
