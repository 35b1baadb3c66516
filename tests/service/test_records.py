"""Records: what an export tells and when, what an import accepts, and that the engine agrees."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sagaboard.bots.dice import Dice
from sagaboard.client import SPECTATOR, Client
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import Played, Record, hash_of_seed, write_record
from sagaboard.kernel.registry import find
from sagaboard.service.protocol import MatchCreated, PartialRecord, Update
from tests.service.playing import (
    FIRST,
    GAME,
    TURNS,
    asked,
    channels,
    first_turn,
    new_match,
    people,
    play_on,
    play_out,
    refused,
    some_move,
)
from tests.service.server import Server, running_server

SPEC = find(GAME)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records") / "matches.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Server]:
    with running_server(database) as server:
        yield server


def rows(database: Path) -> dict[str, int]:
    """How much the database holds, table by table."""
    tables = ("match", "seat", "entry", "snapshot", "device_seat", "chat")
    with sqlite3.connect(database) as connection:
        counted = {
            table: int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
            for table in tables
        }
    connection.close()
    return counted


def seed_of(database: Path, match: str) -> str:
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT seed FROM match WHERE id = ?", [match]).fetchone()
    connection.close()
    return str(found[0])


# Export


async def test_a_running_match_exports_only_what_its_reader_may_know(
    server: Server, database: Path
) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, people(3))
        await play_on(client, created, Dice("export"), 45)
        seed = seed_of(database, created.id)
        public = (await client._http.get(f"/api/matches/{created.id}/seats/-1")).text
        own_cards = {
            link.seat: secrets_of(await client.update(created.id, link)) for link in created.links
        }
        for link in (*created.links, SPECTATOR):
            headers = {"Authorization": f"Bearer {link.token}"} if link.token else {}
            raw = await client._http.get(
                f"/api/matches/{created.id}/seats/{link.seat}/record", headers=headers
            )
            assert seed not in raw.text
            plain = raw.json()
            assert set(plain) == {f.name for f in msgspec.structs.fields(PartialRecord)}
            record = await client.record(created.id, link)
            assert isinstance(record, PartialRecord)
            update = await client.update(created.id, link)
            assert record.view == update.view
            assert record.log == (await client.log(created.id, link)).log
            assert record.seed_hash == created.seed_hash == hash_of_seed(seed)
            for seat, cards in own_cards.items():
                for card in cards - own_cards.get(link.seat, set()):
                    known = f'"{card}"' in public or seat == link.seat
                    assert known or f'"{card}"' not in raw.text


def secrets_of(update: Update) -> set[str]:
    own = update.view["own"]
    return {*own["hand"], *own["pack"], *own["picks"], *own["quests"], *own["buried"]}


async def test_others_moves_are_not_exported(server: Server) -> None:
    """Only what the log shows: the picks of a draft are nobody else's business."""
    async with Client(server.url) as client:
        created = await new_match(client, people(2))
        ada, bo = created.links
        update = await client.update(created.id, bo)
        assert update.question is not None
        public = (await client._http.get(f"/api/matches/{created.id}/seats/-1")).text
        pick = next(m for m in update.question.moves if m.split()[1] not in public)
        await client.play(created.id, bo, pick, update.seq)
        for reader in (ada, SPECTATOR):
            record = await client.record(created.id, reader)
            assert isinstance(record, PartialRecord)
            assert pick.split()[1] not in msgspec.json.encode(record).decode()
        own = await client.record(created.id, bo)
        assert pick.split()[1] in msgspec.json.encode(own).decode()


async def test_after_the_end_everybody_gets_the_record_and_replay_accepts_it(
    server: Server, tmp_path: Path
) -> None:
    async with Client(server.url) as client, Client(server.url) as fan:
        created = await new_match(client, people(2))
        over = await play_out(client, created, Dice("the whole record"))
        records = [await client.record(created.id, link) for link in created.links]
        records.append(await fan.record(created.id, SPECTATOR))
        assert records[0] == records[1] == records[2]
        assert isinstance(records[0], Record)
        assert records[0].seed_hash == created.seed_hash
        assert hash_of_seed(records[0].seed) == created.seed_hash, "checkable luck"
        assert over.seed == records[0].seed
        record = records[0]
    path = tmp_path / "match.saga"
    write_record(record, path)
    told = subprocess.run(
        [sys.executable, "-m", "sagaboard.cli", "replay", str(path), "--json"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ,
    )
    answer = json.loads(told.stdout)
    assert answer["finished"] is True
    assert answer["moves"] == len(record.moves)
    assert (answer["scores"], answer["winners"]) == (over.scores, over.winners)
    assert answer["seats"] == ["Ada", "Bo"]


async def test_what_was_undone_is_not_in_the_record(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        ada, bo = created.links
        update = await client.play(created.id, ada, FIRST, 0)
        update = await client.undo(created.id, ada, update.seq)
        update = await client.play(created.id, ada, "pass", update.seq)
        asking = await client.undo(created.id, ada, update.seq)
        update = await client.answer_undo(created.id, bo, asking.seq, agree=False)
        over = await play_out(client, created, Dice("undone"))
        record = await client.record(created.id, ada)
        assert isinstance(record, Record)
        assert record.moves[0] == "0 pass"
        assert not any("undo" in move or "refuse" in move for move in record.moves)
        assert Match(SPEC, record).game.is_over
        assert SPEC.standing(Match(SPEC, record).game).scores == over.scores


# Import


def finished(seed: str) -> Record:
    match = Match(SPEC, new_record(SPEC, ["Ada", "Bo"], TURNS, seed))
    dice = Dice(seed)
    while not match.game.is_over:
        question = match.game.questions[dice.below(len(match.game.questions))]
        match.play(question.seat, question.moves[dice.below(len(question.moves))])
    return match.record


WHOLE = finished("imported")


def begun(moves: int) -> Record:
    return msgspec.structs.replace(WHOLE, moves=WHOLE.moves[:moves])


async def test_import_of_a_finished_match(server: Server) -> None:
    async with Client(server.url) as client:
        created = await client.import_record(WHOLE)
        assert created.seed_hash == WHOLE.seed_hash
        assert [link.seat for link in created.links] == [0, 1]
        info = await client.info(created.id)
        assert info.over
        assert info.moves == len(WHOLE.moves)
        assert [seat.name for seat in info.seats] == ["Ada", "Bo"]
        assert await client.record(created.id, created.links[0]) == WHOLE
        assert {m.seat for m in await client.my_matches()} == {0, 1}
        with refused(409, "not possible"):
            await client.play(created.id, created.links[0], "pass", info.seq)


@pytest.mark.parametrize("moves", [0, 1, 2, 30])
async def test_import_of_a_running_match_goes_on(server: Server, moves: int) -> None:
    async with Client(server.url) as client, Client(server.url) as guest:
        created = await client.import_record(begun(moves))
        assert (await client.info(created.id)).moves == moves
        match = Match(SPEC, begun(moves))
        link, update = await asked(client, created)
        question = match.game.question_for(link.seat)
        assert question is not None
        assert update.question is not None
        assert update.question.moves == [match.vocabulary.text(m) for m in question.moves]
        await guest.claim(created.links[1].token, accept_known_seed=True)
        await play_out(client, created, Dice("goes on"))
        record = await client.record(created.id, created.links[0])
        assert isinstance(record, Record)
        assert record.moves[:moves] == WHOLE.moves[:moves]
        assert Match(SPEC, record).game.is_over


Tampering = Callable[[dict[str, Any]], object]

TAMPERED: dict[str, Tampering] = {
    "another format": lambda r: r.update(sagaboard=99),
    "a game that is not here": lambda r: r.update(game="chess-boxing"),
    "other rules": lambda r: r.update(rules=999),
    "other content": lambda r: r.update(content="made up"),
    "another seed": lambda r: r.update(seed="better luck"),
    "another hash": lambda r: r.update(seed_hash="0" * 64),
    "another seed and no hash": lambda r: r.update(seed="better luck", seed_hash=""),
    "a missing move": lambda r: r["moves"].pop(0),
    "two moves swapped": lambda r: r["moves"].insert(0, r["moves"].pop(2)),
    "a move of the wrong seat": lambda r: r["moves"].__setitem__(0, "1" + r["moves"][0][1:]),
    "a move of no seat": lambda r: r["moves"].__setitem__(0, "7 pass"),
    "a move of a spectator": lambda r: r["moves"].__setitem__(0, "-1 pass"),
    "a move that is none": lambda r: r["moves"].__setitem__(0, "0 dance"),
    "a move without a seat": lambda r: r["moves"].__setitem__(0, "pass"),
    "an empty move": lambda r: r["moves"].__setitem__(0, ""),
    "a move after the end": lambda r: r["moves"].append("0 pass"),
    "an entry of the service": lambda r: r["moves"].append("0 undo 0"),
    "one seat": lambda r: r.update(seats=["Ada"]),
    "a third seat": lambda r: r.update(seats=["Ada", "Bo", "Cleo"]),
    "no seats": lambda r: r.update(seats=[]),
    "a hundred seats": lambda r: r.update(seats=["x"] * 100),
    "a name that cannot be stored": lambda r: r.update(seats=["A\x00da", "Bo"]),
    "a seed that cannot be stored": lambda r: r.update(seed="\x00", seed_hash="", moves=[]),
    "an unknown option": lambda r: r["options"].update(weather="rain"),
    "an option with a bad value": lambda r: r["options"].update(first_game="perhaps"),
    "a first player who is not there": lambda r: r["options"].update(first_player="4"),
    "clans for others": lambda r: r["options"].update(clans=["wolf"]),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_tampered_record_is_refused_and_nothing_kept(
    server: Server, database: Path, what: str
) -> None:
    plain = msgspec.to_builtins(WHOLE)
    TAMPERED[what](plain)
    before = rows(database)
    answer = httpx.post(server.url + "/api/records", json=plain)
    assert answer.status_code == 422, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert len(answer.json()["detail"]) > 10
    assert "set-cookie" not in answer.headers
    assert rows(database) == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"[]",
        b"not a record",
        msgspec.json.encode(WHOLE)[:-20],
        msgspec.json.encode(msgspec.to_builtins(WHOLE) | {"moves": "0 pass"}),
        msgspec.json.encode(msgspec.to_builtins(WHOLE) | {"moves": [7]}),
        msgspec.json.encode(msgspec.to_builtins(WHOLE) | {"seats": [None, None]}),
        msgspec.json.encode(msgspec.to_builtins(WHOLE) | {"options": None}),
    ],
)
def test_what_is_no_record(server: Server, database: Path, body: bytes) -> None:
    before = rows(database)
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(server.url + "/api/records", content=body, headers=headers)
    assert answer.status_code in (400, 422), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert rows(database) == before


async def test_the_export_of_a_running_match_is_no_record_to_import(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        await first_turn(client, created)
        partial = await client.record(created.id, created.links[0])
        with refused(400):
            await client.request("POST", "/api/records", MatchCreated, body=partial)


# The engine agrees


@pytest.mark.parametrize(("players", "seed"), [(2, "x"), (3, "y"), (4, "z")])
async def test_random_matches_agree_with_the_engine(
    server: Server, players: int, seed: str
) -> None:
    """Moves go over HTTP or WebSocket as dice have it; what everybody is sent after each is kept.
    The seed is known at the end, and then the engine must show the same, move by move."""

    dice = Dice(f"engine/{seed}")
    seen = []
    async with Client(server.url) as client:
        created = await new_match(client, people(players))
        links = (*created.links, SPECTATOR)
        async with channels(client, created, *links) as opened:
            seen.append([c.last for c in opened if c.last is not None])
            while not seen[-1][0].over:
                now = seen[-1]
                may = [u for u in now if u.question is not None]
                update = may[dice.below(len(may))]
                move = some_move(update, dice)
                if dice.below(2):
                    await opened[update.seat].play(move)
                else:
                    link = links[update.seat]
                    answer = await client.play(created.id, link, move, update.seq)
                    assert answer.seq == update.seq + 1
                seen.append([await channel.update() for channel in opened])
        record = await client.record(created.id, created.links[0])
        assert isinstance(record, Record)
    assert len(seen) == len(record.moves) + 1
    match = Match(SPEC, msgspec.structs.replace(record, moves=[]))
    compare(match, seen[0])
    for line, updates in zip(record.moves, seen[1:]):
        match.play(*Played.of(line))
        compare(match, updates)


def compare(match: Match, updates: list[Update]) -> None:
    game = match.game
    standing = SPEC.standing(game)
    for update in updates:
        assert update.seq == len(match.record.moves)
        assert update.view == msgspec.to_builtins(SPEC.view(game, update.seat))
        assert update.waiting_for == game.waiting_for()
        assert update.over == game.is_over
        assert update.scores == standing.scores
        assert update.winners == (standing.winners if game.is_over else [])
        assert update.seed == (match.record.seed if game.is_over else None)
        assert update.seed_hash == match.record.seed_hash
        question = game.question_for(update.seat) if update.seat >= 0 else None
        if question is None:
            assert update.question is None
        else:
            assert update.question is not None
            assert update.question.prompt == question.prompt
            assert update.question.settled == question.may_change
            assert update.question.moves == [match.vocabulary.text(m) for m in question.moves]
        last = update.log[-1]
        assert last.move == len(match.record.moves)
        assert [(e.kind, e.values) for e in last.events] == [
            (e.kind, e.values) for e in match.events[-1] if e.is_for(update.seat)
        ]
