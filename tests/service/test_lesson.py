"""The guided first match at a real server, with its bots in their own process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sagaboard.client import Channel, Client, ServiceProblem
from sagaboard.service.protocol import Update
from tests.service.playing import GAME
from tests.service.server import Server, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("lesson") / "matches.db") as server:
        yield server


async def my_turn(channel: Channel, patient: bool) -> Update:
    """As soon as the learner is asked; a patient one lets all bots answer first."""
    while True:
        update = channel.last or await channel.update()
        if update.seat in update.waiting_for and (not patient or update.waiting_for == [0]):
            return update
        channel.last = None


async def answer(channel: Channel, move: str) -> None:
    """Until it is played: a bot that answers at the same time makes the request stale."""
    while True:
        await channel.play(move)
        try:
            while not any(entry.seat == 0 for entry in (await channel.update()).log):
                pass
            return
        except ServiceProblem as refused:
            if refused.problem.title != "stale move":
                raise
            await channel.update()


@pytest.mark.parametrize("patient", [True, False])
async def test_whoever_follows_the_hints_sees_the_whole_lesson(
    server: Server, patient: bool
) -> None:
    async with Client(server.url) as client:
        steps = (await client.lesson(GAME)).steps
        created = await client.start_lesson(GAME)
        async with client.live(created.id, created.links[0]) as channel:
            for number, step in enumerate(steps):
                update = await my_turn(channel, patient)
                assert update.question is not None
                assert step.move in update.question.moves, f"step {number + 1}"
                await answer(channel, step.move)
            assert channel.last is not None
            assert channel.last.scores == [18, 5, 17]
            assert not channel.last.over, "and the learner may play on"


async def test_the_learner_says_what_everybody_is_called(server: Server) -> None:
    async with Client(server.url) as client:
        created = await client.start_lesson(GAME, "Ada", ["Astrid", "Leif", "Runa"])
        seats = (await client.info(created.id)).seats
        assert [seat.name for seat in seats] == ["Ada", "Astrid", "Leif"]
        assert [seat.kind for seat in seats] == ["person", "bot", "bot"]
