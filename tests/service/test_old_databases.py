"""Databases that earlier versions left behind are opened by today's code: every match opens, the
running ones go on to their end, the finished ones show it."""

from __future__ import annotations

import asyncio
import gzip
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.client import Client, ServiceProblem
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.table import Table
from sagaboard.service.matches.watcher import SPECTATOR
from sagaboard.service.protocol import SeatLink
from sagaboard.service.secrets import hashed
from sagaboard.service.storage.sqlite_store import SqliteStore
from tests.service.old_databases.make import DEVICE, GAMES
from tests.service.old_databases.make_served import CHAT
from tests.service.server import running_server

DATABASES = sorted(Path(__file__).parent.glob("old_databases/*.db.gz"))

KILLED = DATABASES[0].parent / "served" / "2026-11-18-f31a0bd.db.gz"
"""As the server of commit f31a0bd left it. The second of DATABASES has its moves and states too."""


def unpacked(packed: Path, folder: Path) -> Path:
    file = folder / "matches.db"
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    return file


def told(packed: Path) -> dict[str, Any]:
    """What the version that made the database said of its matches."""
    known: dict[str, Any] = json.loads(packed.with_suffix("").with_suffix(".json").read_text())
    return known


async def play_out(table: Table) -> None:
    dice = Dice("old")
    while not table.is_over:
        seat = table.match.game.waiting_for()[0]
        question = table.match.game.question_for(seat)
        assert question is not None
        move = question.moves[dice.below(len(question.moves))]
        await table.play(seat, table.match.vocabulary.text(move), table.seq, None)


def test_there_are_databases_of_before_and_after_the_draws_changed() -> None:
    assert [path.name for path in DATABASES][:2] == [
        "2026-11-17-rules-1.db.gz",
        "2026-11-18-rules-1.db.gz",
    ]
    for path in DATABASES:
        matches = told(path).values()
        assert {(match["game"], match["over"]) for match in matches} == {
            (game, over) for game in GAMES for over in (False, True)
        }


@pytest.mark.parametrize("packed", DATABASES, ids=lambda path: path.name)
async def test_every_match_opens_where_it_was(packed: Path, tmp_path: Path) -> None:
    store = SqliteStore(unpacked(packed, tmp_path))
    await store.open()
    matches = Matches(store)
    for match, known in told(packed).items():
        table = await matches.table(match)
        info = table.publisher.info()
        assert (info.game, info.over) == (known["game"], known["over"])
        # Moves since the last saved state may have to be made again, never more.
        loaded = await store.load(match)
        assert loaded is not None
        assert loaded.snapshot is not None
        assert loaded.snapshot.index <= info.moves <= known["moves"]
        for seat in (SPECTATOR, 0, 1):
            assert table.publisher.update(seat, None).view is not None
        if known["over"]:
            assert info.scores == known["scores"]
            assert info.winners == known["winners"]
    await store.close()


@pytest.mark.parametrize("packed", DATABASES, ids=lambda path: path.name)
async def test_running_matches_go_on_to_their_end(packed: Path, tmp_path: Path) -> None:
    store = SqliteStore(unpacked(packed, tmp_path))
    await store.open()
    running = [match for match, known in told(packed).items() if not known["over"]]
    assert len(running) == 3 * len(GAMES)
    for match in running:
        table = await Matches(store).table(match)
        await play_out(table)
        again = await Matches(store).table(match)  # as after a restart
        assert again.publisher.info() == table.publisher.info()
    await store.close()


@pytest.mark.parametrize("packed", DATABASES, ids=lambda path: path.name)
async def test_a_device_of_then_finds_all_its_matches(packed: Path, tmp_path: Path) -> None:
    file = unpacked(packed, tmp_path)
    store = SqliteStore(file)
    await store.open()
    assert len(await store.held_by(hashed(DEVICE))) == 2 * len(told(packed))
    await store.close()
    with running_server(unpacked(packed, tmp_path)) as server:
        async with Client(server.url) as client:
            for match, known in told(packed).items():
                assert (await client.info(match)).over == known["over"]


async def play_with_links(client: Client, match: str, links: list[SeatLink], moves: int) -> int:
    """Plays so many moves of these people, others between. Returns the moves of the match."""
    dice = Dice("on")
    async with asyncio.timeout(30):
        while moves:
            for link in links:
                update = await client.update(match, link)
                if update.question is not None and not update.question.settled and moves:
                    move = update.question.moves[dice.below(len(update.question.moves))]
                    with suppress(ServiceProblem):  # a bot was asked too, and was faster
                        await client.play(match, link, move, update.seq)
                        moves -= 1
    return (await client.update(match, links[0])).moves


async def test_people_and_bots_go_on_where_the_server_of_then_was_killed(tmp_path: Path) -> None:
    """With their links of then: against bots, after an undo that waited for an answer, and at a
    table where a seat was open."""
    known = json.loads(KILLED.with_suffix("").with_suffix(".json").read_text())

    async def go_on(client: Client, match: dict[str, Any]) -> None:
        links = [SeatLink(int(seat), token, "") for seat, token in match["tokens"].items()]
        update = await client.update(match["id"], links[0])
        assert (await client.chat(match["id"], links[0]))[-1].text == CHAT
        assert (update.undo is not None) == match["asks_undo"]
        if update.undo is not None:
            other = links[1 - update.undo.seat]
            update = await client.answer_undo(match["id"], other, update.seq, agree=True)
            assert update.moves < match["moves"]
        if match["moves"] == 0:
            links.append((await client.join(match["id"], 1, "Bo")).link)
        assert await play_with_links(client, match["id"], links, 12) >= update.moves + 12

    async def all_go_on(url: str) -> None:
        for match in known:
            async with Client(url) as client:  # each as it comes: nobody has a cookie yet
                await go_on(client, match)

    assert [match["game"] for match in known] == [game for game in GAMES for _ in range(3)]
    with running_server(unpacked(KILLED, tmp_path)) as server:
        await all_go_on(server.url)
