"""Lets the bots of matches move, and helps people who ask a bot."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Container, Coroutine
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import msgspec

from sagaboard.arena.analysis import Advice, Analysis, greatest_swings, movers_of
from sagaboard.kernel.errors import SagaboardError, StaleMove, TooManyMoves
from sagaboard.kernel.match import Match
from sagaboard.service.bots.queue import Urgency
from sagaboard.service.bots.requests import (
    ADVISER,
    BotRequest,
    TurningPointRequest,
    advise,
    choose_move,
    judge_positions,
    judge_turning_point,
)
from sagaboard.service.bots.shared_work import SharedWork
from sagaboard.service.bots.time_budget import UNHURRIED, time_budget
from sagaboard.service.bots.workers import BotWorkers, Work, WorkerStuck
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.restore_match import Unloadable
from sagaboard.service.matches.table import Table
from sagaboard.service.problems import Refused
from sagaboard.service.storage.store import StoredSeat

About = TypeVar("About")
Found = TypeVar("Found")

log = logging.getLogger("sagaboard.bots")

SIMPLEST: Final = "random"
TRIES: Final = 2

PRESENT: Final = 30.0
"""Seconds for which a person who has moved counts as waiting, also without a live channel."""

PAUSE = 1.0
LONGEST_PAUSE = 30.0
"""Seconds before a bot's move is tried again, after something like a lost database."""


class MatchBots:
    """Within a match bots move one after the other; among matches the workers are shared."""

    def __init__(self, matches: Matches, *, workers: int) -> None:
        self.workers = BotWorkers(workers)
        self._matches = matches
        matches.when_changed = self.wake
        matches.metrics.bot_requests_waiting.set_function(lambda: self.workers.waiting)
        self._running: set[str] = set()
        self._resting: dict[str, int] = {}
        """Matches with bots that were seen to wait for a person, and at how many entries."""
        self._hints: SharedWork[list[Advice]] = SharedWork()
        self._analyses: SharedWork[Analysis] = SharedWork()
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._spawn(self.wake_all())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """In the background, held so that it is not collected."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def running(self) -> Container[str]:
        """Matches whose bots move."""
        return self._running

    # Moves

    async def wake_all(self) -> None:
        """Let all matches go on that wait for a bot: after a start, and when their process died.
        Those that were seen to wait for a person, and have not changed since, are left alone."""
        matches = await self._matches.store.unfinished_with_bots()
        for match, entries in matches.items():
            if self._resting.get(match) == entries or match in self._running:
                continue
            try:
                table = await self._matches.table(match)
            except Unloadable:
                continue  # that is in the log, and told to whoever asks for it
            except Exception:  # one broken match must not keep the others from going on
                log.exception("a match cannot go on", extra={"match": match})
                continue
            self.wake(table)
            if match not in self._running:
                self._resting[match] = table.seq
        self._resting = {m: seq for m, seq in self._resting.items() if m in matches}

    def wake(self, table: Table) -> None:
        """Let bots move until a person must, in the background, once per match at a time."""
        if table.id not in self._running and bot_to_move(table) is not None:
            self._running.add(table.id)
            self._spawn(self._run(table))

    async def _run(self, table: Table) -> None:
        """Whatever goes wrong, it goes on: a database may come back, a worker has more memory."""
        pause = PAUSE
        refused = -1
        began = time.monotonic()
        try:
            while (seat := bot_to_move(table)) is not None:
                seq = table.seq
                bot = SIMPLEST if seq == refused else seat.bot
                waited = time.monotonic() - began
                try:
                    await self._move(table, seat.seat, bot, seq, waited)
                    pause = PAUSE
                except StaleMove:
                    continue  # somebody else moved meanwhile: think again
                except TooManyMoves:
                    log.warning("a match has as many moves as it may", extra={"match": table.id})
                    return
                except SagaboardError:
                    log.exception("a bot's move was refused", extra={"bot": seat.bot})
                    if seq == refused:
                        await asyncio.sleep(pause)
                    refused = seq
                except Exception:
                    log.exception("a bot cannot move now", extra={"bot": seat.bot})
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._running.discard(table.id)

    async def _move(
        self, table: Table, seat: int, bot: str | None, seq: int, waited: float
    ) -> None:
        assert bot is not None
        request = BotRequest(
            game=table.spec.name,
            state=table.spec.save_json(table.match.asked_in(seat)),
            bot=bot,
            seat=seat,
            seed=bot_seed(table.match, seat),
            seconds=time_budget(waited) if people_playing(table) else UNHURRIED,
        )
        move = await self._choose(table, request)
        await self._matches.play(table, seat, move, seq, None)

    async def _choose(self, table: Table, request: BotRequest) -> str:
        """A bot that fails is tried again, then a simpler one takes its move. One that got stuck
        would only get stuck again: it thinks about the same with the same dice."""
        asked_at = time.monotonic()
        attempts = [request.bot] * TRIES + [SIMPLEST] * TRIES
        while attempts:
            bot = attempts.pop(0)
            try:
                return await self.workers.run(
                    choose_move,
                    msgspec.structs.replace(request, bot=bot),
                    seconds=request.seconds,
                    maker=table.stored.made_by,
                    asked_at=asked_at,
                    urgency=lambda: urgency_of(table),
                )
            except BrokenProcessPool:
                log.warning("a bot's worker died", extra={"bot": bot})
            except WorkerStuck:
                log.warning("a bot's worker was stuck and is replaced", extra={"bot": bot})
                attempts = attempts[-TRIES:] if bot == request.bot else attempts
            except Exception:  # whatever a bot does wrong, the match must go on
                log.exception("a bot failed", extra={"bot": bot})
        raise RuntimeError(f"no bot could move for seat {request.seat}")

    # Answers for people

    async def hint(self, table: Table, seat: int) -> list[Advice]:
        """For whoever plays against bots alone: among people it would be help from outside.
        Whoever asks again for the same question waits for the same answer."""
        if any(one.bot is None for one in table.seats if one.seat != seat):
            raise Refused(409, "no hints", "hints are given where all the others are bots")
        if seat not in table.match.game.waiting_for():
            raise Refused(409, "not asked", "a hint needs a question; it is not your turn")
        request = BotRequest(
            game=table.spec.name,
            state=table.spec.save_json(table.match.game),
            bot=ADVISER,
            seat=seat,
            seed=bot_seed(table.match, seat),
            seconds=time_budget(0.0),
        )

        async def advice() -> list[Advice]:
            return await self._ask(
                table, advise, request, time.monotonic(), lambda: Urgency.PERSON_WAITS
            )

        return await self._hints.answer((table.id, seat), table.seq, advice)

    async def analysis(self, table: Table) -> Analysis:
        """One for all who ask, and kept: a match that is over does not change."""
        if not table.is_over:
            raise Refused(409, "not over", "a match is analysed when it is over")
        seq = table.seq
        if table.analysis is None or table.analysis[0] != seq:
            found = await self._analyses.answer(table.id, seq, lambda: self._analyse(table))
            table.analysis = (seq, found)
        return table.analysis[1]

    async def _analyse(self, table: Table) -> Analysis:
        """In short pieces, because no match stands still while it waits for them."""
        asked_at = time.monotonic()
        record = table.match.record

        def ask(work: Work[About, Found], about: About) -> Coroutine[Any, Any, Found]:
            return self._ask(table, work, about, asked_at, lambda: Urgency.WATCHED)

        chances = await ask(judge_positions, record)
        points = [
            await ask(judge_turning_point, TurningPointRequest(record, before, after))
            for before, after in greatest_swings(chances, movers_of(record))
        ]
        return Analysis(record.game, record.seats, chances, points)

    async def _ask(
        self,
        table: Table,
        work: Work[About, Found],
        about: About,
        asked_at: float,
        urgency: Callable[[], Urgency],
    ) -> Found:
        """Once, and who asked is told if it fails."""
        try:
            return await self.workers.run(
                work,
                about,
                seconds=UNHURRIED,
                maker=table.stored.made_by,
                asked_at=asked_at,
                urgency=urgency,
            )
        except (BrokenProcessPool, WorkerStuck) as error:
            raise Refused(503, "no answer", "the bot has no answer; try again") from error


def bot_to_move(table: Table) -> StoredSeat | None:
    for seat in table.match.game.waiting_for():
        if table.seats[seat].bot is not None:
            return table.seats[seat]
    return None


def people_playing(table: Table) -> set[int]:
    """The seats that people play in person, not through a bot."""
    return {one.seat for one in table.seats if one.kind == "person" and one.bot is None}


def urgency_of(table: Table) -> Urgency:
    """By who waits for the bots of a match just now."""
    people = people_playing(table)
    if any(watcher.seat in people for watcher in table.publisher.watchers):
        return Urgency.PERSON_WAITS
    if people and time.time() - last_sign_of(people, table) < PRESENT:
        return Urgency.PERSON_WAITS
    return Urgency.WATCHED if people or table.publisher.watchers else Urgency.UNATTENDED


def last_sign_of(people: set[int], table: Table) -> float:
    """When one of them moved last, or the match was made."""
    for entry in reversed(table.entries):
        if entry.seat in people:
            return entry.at
    return table.stored.created


def bot_seed(match: Match, seat: int) -> str:
    """By the bot's own moves, and it thinks about the game in which it was asked: who else was
    quicker in a common choice makes no difference."""
    moves = sum(past.seat == seat for past in match.past)
    return f"{match.record.seed}/bot/{seat}/{moves}"
