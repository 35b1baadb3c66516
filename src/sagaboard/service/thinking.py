"""Bots think in worker processes, never in the event loop.

A worker gets a saved state and gives back a move; it keeps nothing, so any may die at any time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec

from sagaboard.bots import find_bot
from sagaboard.kernel.game import advance
from sagaboard.kernel.options import checked
from sagaboard.kernel.registry import find

log = logging.getLogger("sagaboard.bots")

SIMPLEST = "random"
TRIES = 2
SECONDS = 60.0


class Thought(msgspec.Struct):
    """What a worker needs: the state goes as JSON, because games do not travel by pickle."""

    game: str
    state: bytes
    bot: str
    seat: int
    seed: str


def think(thought: Thought) -> str:
    """In the worker: the text of the move that the bot chooses."""
    spec = find(thought.game)
    players = min(spec.players)
    sample = spec.new(players, checked(spec.options, {}, players), "shared")
    g = spec.load(msgspec.json.decode(thought.state), spec.shared(sample))
    advance(g)
    move = find_bot(thought.bot, thought.seed).choose(spec, g, thought.seat)
    text: str = spec.vocabulary(g).text(move)
    return text


class Thinkers:
    """A pool of workers. A bot that fails is tried again, then a simpler one takes its move."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forked children would inherit the server's sockets and threads.
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        return self._pool

    async def choose(self, thought: Thought) -> str:
        for bot in [thought.bot] * TRIES + [SIMPLEST] * TRIES:
            asked = msgspec.structs.replace(thought, bot=bot)
            try:
                loop = asyncio.get_running_loop()
                future = loop.run_in_executor(self._executor(), think, asked)
                return await asyncio.wait_for(future, SECONDS)
            except BrokenProcessPool:
                log.warning("a bot's worker died", extra={"bot": bot})
                self._drop_pool()
            except TimeoutError:
                log.warning("a bot thinks for too long", extra={"bot": bot})
                self._drop_pool()
            except Exception:  # whatever a bot does wrong, the match must go on
                log.exception("a bot failed", extra={"bot": bot})
        raise RuntimeError(f"no bot could move for seat {thought.seat}")

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run in the background, held so that it is not collected."""

        async def run() -> None:
            await work()

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _drop_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._drop_pool()
