"""Who gets the next free worker, without any worker."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from sagaboard.bots import find_bot
from sagaboard.kernel.errors import StaleMove
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.registry import find
from sagaboard.service.bots import queue as bot_queue
from sagaboard.service.bots.queue import AGE, BotQueue, Urgency, Waiting
from sagaboard.service.bots.requests import StoppableClock
from sagaboard.service.bots.shared_work import SharedWork
from tests.service.playing import GAME

PERSON, WATCHED, UNATTENDED = Urgency.PERSON_WAITS, Urgency.WATCHED, Urgency.UNATTENDED


class Named(Waiting):
    def __init__(self, name: str, urgency: Urgency, *, asked_at: float = 0.0) -> None:
        """The first letter of the name is the maker."""
        super().__init__(name[0], asked_at, lambda: self.level)
        self.name = name
        self.level = urgency


def order(*waiting: Named, now: float = 0.0) -> list[str]:
    queue: BotQueue[Named] = BotQueue()
    for one in waiting:
        queue.add(one)
    return [queue.take(now).name for _ in waiting]


def test_who_waits_comes_before_who_watches_and_before_what_nobody_watches() -> None:
    taken = order(Named("a", UNATTENDED), Named("b", WATCHED), Named("c", PERSON))
    assert taken == ["c", "b", "a"]


def test_makers_take_turns_and_each_has_its_own_in_order() -> None:
    many = [Named(f"a{number}", PERSON) for number in range(4)]
    assert order(*many, Named("b1", PERSON), Named("b2", PERSON)) == [
        "a0",
        "b1",
        "a1",
        "b2",
        "a2",
        "a3",
    ]


def test_a_maker_who_comes_back_does_not_overtake_who_was_not_served_since() -> None:
    queue: BotQueue[Named] = BotQueue()
    for name in ("a1", "b1"):
        queue.add(Named(name, PERSON))
    assert queue.take(0.0).name == "a1"
    queue.add(Named("a2", PERSON))
    assert [queue.take(0.0).name for _ in range(2)] == ["b1", "a2"]


def test_what_is_watched_grows_urgent_but_never_what_nobody_watches() -> None:
    assert order(Named("a", WATCHED), Named("b", PERSON), now=AGE - 1) == ["b", "a"]
    assert order(Named("a", WATCHED), Named("b", PERSON), now=AGE) == ["a", "b"]
    assert order(Named("a", UNATTENDED), Named("b", WATCHED, asked_at=1e6), now=1e6) == ["b", "a"]


def test_who_watches_is_asked_when_a_worker_is_free() -> None:
    queue: BotQueue[Named] = BotQueue()
    first, second = Named("a", WATCHED), Named("b", UNATTENDED)
    queue.add(first)
    queue.add(second)
    first.level, second.level = UNATTENDED, PERSON
    assert queue.most_urgent(0.0) is PERSON
    assert queue.take(0.0) is second


def test_who_leaves_the_queue_is_not_served() -> None:
    queue: BotQueue[Named] = BotQueue()
    gone = Named("a", PERSON)
    queue.add(gone)
    queue.discard(gone)
    queue.discard(gone)
    assert len(queue) == 0
    assert queue.most_urgent(0.0) is None


def test_the_queue_remembers_only_so_many_makers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_queue, "MOST_MAKERS", 2)
    queue: BotQueue[Named] = BotQueue()
    for name in "abc":
        queue.add(Named(name, PERSON))
        queue.take(0.0)
    queue.add(Named("b1", PERSON))
    queue.add(Named("a1", PERSON))
    assert queue.take(0.0).name == "a1", "it was served first and is forgotten"


def test_a_search_that_is_stopped_answers_with_what_it_has_found() -> None:
    spec = find(GAME)
    match = Match(spec, new_record(spec, ["Ada", "Bo"], {}, "stopped"))
    clock = StoppableClock(SimpleNamespace(value=0.0))
    bot = find_bot("konungr", "stopped", seconds=1e6, clock=clock)
    question = match.game.question_for(0)
    assert question is not None
    assert bot.choose(spec, match.game, 0) in question.moves


class Counted:
    """Work that goes on until it is told its answer."""

    def __init__(self) -> None:
        self.begun = 0
        self.cancelled = 0
        self.told: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def work(self) -> str:
        self.begun += 1
        try:
            return await asyncio.shield(self.told)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise


async def asking(shared: SharedWork[str], seq: int, counted: Counted) -> asyncio.Task[str]:
    task = asyncio.ensure_future(shared.answer("match", seq, counted.work))
    for _ in range(3):
        await asyncio.sleep(0)
    return task


async def test_all_who_ask_for_the_same_get_one_answer() -> None:
    shared: SharedWork[str] = SharedWork()
    counted = Counted()
    tasks = [await asking(shared, 1, counted) for _ in range(5)]
    tasks[0].cancel()
    await asyncio.sleep(0)
    counted.told.set_result("found")
    assert await asyncio.gather(*tasks[1:]) == ["found"] * 4
    assert (counted.begun, counted.cancelled) == (1, 0)
    assert await shared.answer("match", 1, counted.work) == "found"
    assert counted.begun == 2, "only what goes on is shared"


async def test_what_nobody_waits_for_any_more_is_cancelled() -> None:
    shared: SharedWork[str] = SharedWork()
    counted = Counted()
    tasks = [await asking(shared, 1, counted) for _ in range(2)]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0)
    assert (counted.begun, counted.cancelled) == (1, 1)


async def test_who_asks_about_a_later_position_takes_the_place_of_who_asked_before() -> None:
    shared: SharedWork[str] = SharedWork()
    counted = Counted()
    earlier = await asking(shared, 1, counted)
    later = await asking(shared, 2, counted)
    with pytest.raises(StaleMove, match="went on after 1"):
        await earlier
    counted.told.set_result("found")
    assert await later == "found"
    assert (counted.begun, counted.cancelled) == (2, 1)
