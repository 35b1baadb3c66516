"""Help from a bot: a hint for who plays against bots alone, an analysis when all is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sagaboard.client import Client, ServiceProblem
from sagaboard.kernel.record import read_record
from sagaboard.service.protocol import NewMatch, NewSeat
from tests.service.playing import GAME
from tests.service.server import Server, running_server

GOLDEN = Path(__file__).parents[1] / "golden" / "blood_rage" / "greedy-2.saga"
BOT = NewSeat(kind="bot", bot="random")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(str(tmp_path_factory.mktemp("hints") / "matches.db")) as server:
        yield server


async def test_a_hint_names_moves_that_are_offered(server: Server) -> None:
    async with Client(server.url) as client:
        made = await client.create(NewMatch(GAME, [NewSeat(), BOT]))
        question = (await client.update(made.id, made.links[0])).question
        assert question is not None
        hint = await client.hint(made.id, made.links[0])
        assert 1 <= len(hint.moves) <= 3
        assert {one.move for one in hint.moves} <= set(question.moves)
        assert all(0.0 <= one.chance <= 1.0 for one in hint.moves)


async def test_among_people_there_are_no_hints(server: Server) -> None:
    async with Client(server.url) as client:
        made = await client.create(NewMatch(GAME, [NewSeat(), NewSeat(), BOT]))
        with pytest.raises(ServiceProblem, match="all the others are bots"):
            await client.hint(made.id, made.links[0])


async def test_a_match_is_analysed_when_it_is_over(server: Server) -> None:
    record = read_record(GOLDEN)
    async with Client(server.url) as client:
        running = await client.create(NewMatch(GAME, [NewSeat(), BOT]))
        with pytest.raises(ServiceProblem, match="when it is over"):
            await client.analysis(running.id, running.links[0])
        made = await client.import_record(record)
        found = await client.analysis(made.id, made.links[0])
        assert found.chances[-1].move == len(record.moves)
        assert found == await client.analysis(made.id, made.links[0])
