"""What a worker is asked, and how it answers. All of this module runs in the worker.

A worker gets a saved state and gives back a move; it keeps nothing, so any may die at any time.
"""

from __future__ import annotations

import time
from typing import Any, Final, Protocol

import msgspec

from sagaboard.arena.analysis import (
    Advice,
    Chances,
    TurningPoint,
    advice,
    chances_over_time,
    turning_point,
)
from sagaboard.bots import find_bot
from sagaboard.bots.levels import LEVELS, find_level
from sagaboard.kernel.game import Game, advance
from sagaboard.kernel.record import Record
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec
from sagaboard.service.bots.time_budget import TURNING_POINT

ADVISER: Final = "konungr"


class StopTime(Protocol):
    """Memory that the server shares with the worker: when to come to an end, on the clock of
    `time.monotonic`, which all processes of a machine share."""

    value: float


class BotRequest(msgspec.Struct):
    """The state goes as JSON, because games do not travel by pickle."""

    game: str
    state: bytes
    bot: str
    seat: int
    seed: str
    seconds: float
    """A search takes no longer than that."""


class TurningPointRequest(msgspec.Struct):
    """One of the moves that decided a match."""

    record: Record
    before: Chances
    after: Chances


def choose_move(request: BotRequest, stop: StopTime) -> str:
    """The text of the move that the bot chooses."""
    spec, g = game_of(request)
    bot = find_bot(request.bot, request.seed, seconds=request.seconds, clock=StoppableClock(stop))
    move = bot.choose(spec, g, request.seat)
    text: str = spec.vocabulary(g).text(move)
    return text


def advise(request: BotRequest, stop: StopTime) -> list[Advice]:
    """The moves that the bot finds best."""
    spec, g = game_of(request)
    level = find_level(request.bot)
    assert level is not None
    hurried = level.hurried(request.seconds)
    clock = StoppableClock(stop)
    return advice(spec, g, request.seat, hurried, request.seed, clock=clock)


def judge_positions(record: Record, stop: StopTime) -> list[Chances]:
    """Every seat's chances in the course of a match."""
    return chances_over_time(find(record.game), record, None)


def judge_turning_point(request: TurningPointRequest, stop: StopTime) -> TurningPoint:
    """Its time is shorter than a slice, so that the advice does not depend on who else waits."""
    level = LEVELS[ADVISER].hurried(TURNING_POINT)
    spec = find(request.record.game)
    return turning_point(spec, request.record, request.before, request.after, level, None)


def game_of(request: BotRequest) -> tuple[GameSpec[Any], Game]:
    spec = find(request.game)
    g = spec.load(msgspec.json.decode(request.state), spec.content(None))
    advance(g)
    return spec, g


class StoppableClock:
    """A clock for searches. Once the stop time is over it goes on by years at every look, so that
    every search is out of time and answers with the best that it has found so far."""

    def __init__(self, stop: StopTime) -> None:
        self._stop = stop
        self._years = 0

    def __call__(self) -> float:
        now = time.monotonic()
        if now >= self._stop.value:
            self._years += 1
        return now + 1e8 * self._years
