"""The HTTP API against a real server: what it offers, and how it answers what is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sagaboard.bots import bot_names
from sagaboard.bots.dice import Dice
from sagaboard.client import SPECTATOR, Client, ServiceProblem
from sagaboard.kernel.registry import find, names
from sagaboard.service.protocol import MatchCreated, NewSeat, Problem, SeatLink, Update
from tests.service.playing import (
    FIRST,
    GAME,
    TURNS,
    first_turn,
    new_match,
    next_of,
    people,
    play_on,
    play_out,
    refused,
    run,
    some_move,
    where_to,
)
from tests.service.server import Server, running_server

BOT = NewSeat(kind="bot", bot="random")
OPEN = NewSeat(kind="open")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("api") / "matches.db") as server:
        yield server


# What there is


def test_games_with_their_options(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            games = await client.games()
        assert [game.name for game in games] == names()
        game = next(game for game in games if game.name == GAME)
        spec = find(GAME)
        assert game.title == spec.title
        assert game.players == list(spec.players)
        assert game.rules == spec.rules_version
        assert game.content == spec.content_version(None)
        assert [o.name for o in game.options] == [o.name for o in spec.options]
        assert all(o.help for o in game.options)

    run(body())


def test_bots(server: Server) -> None:
    bots = httpx.get(server.url + "/api/bots").json()
    assert [bot["name"] for bot in bots] == bot_names()


# Creating


def test_every_kind_of_seat(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, [NewSeat(name="Ada"), BOT, OPEN])
            info = await client.info(created.id)
        assert [seat.kind for seat in info.seats] == ["person", "bot", "open"]
        assert [seat.bot for seat in info.seats] == [None, "random", None]
        assert info.seats[0].name == "Ada"
        assert all(seat.name for seat in info.seats)
        assert [link.seat for link in created.links] == [0], "only people get links"
        assert info.seed_hash == created.seed_hash
        assert info.seed is None

    run(body())


def test_a_random_seating_keeps_names_and_links_together(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, people(4), seating="random")
            info = await client.info(created.id)
            assert sorted(seat.name for seat in info.seats) == ["Ada", "Bo", "Cleo", "Dag"]
            for link in created.links:
                assert (await client.update(created.id, link)).seat == link.seat

    run(body())


@pytest.mark.parametrize(
    ("change", "status", "words"),
    [
        ({"game": "chess-boxing"}, 404, "chess-boxing"),
        ({"seats": []}, 400, "seats"),
        ({"seats": [{}]}, 422, "players"),
        ({"seats": [{}] * 5}, 422, "players"),
        ({"seats": [{}] * 11}, 400, "seats"),
        ({"seats": [{"kind": "ghost"}, {}]}, 400, "kind"),
        ({"seats": [{"kind": "bot"}, {}]}, 422, "bot"),
        ({"seats": [{"kind": "bot", "bot": "genius"}, {}]}, 422, "genius"),
        ({"seats": [{"kind": "person", "bot": "random"}, {}]}, 422, "bot"),
        ({"seats": [{"name": "x" * 41}, {}]}, 400, "name"),
        ({"seats": [{"colour": "red"}, {}]}, 400, "colour"),
        ({"seats": "two"}, 400, "seats"),
        ({"options": {"weather": "rain"}}, 422, "weather"),
        ({"options": {"first_game": "perhaps"}}, 422, "first_game"),
        ({"options": {"clans": ["wolf", "wolf"]}}, 422, "clans"),
        ({"options": {"first_player": "4"}}, 422, "first_player"),
        ({"options": ["first_game"]}, 400, "options"),
        ({"colour": "red"}, 400, "colour"),
    ],
)
def test_a_bad_match_is_refused_and_not_kept(
    server: Server, change: dict[str, Any], status: int, words: str
) -> None:
    body = {"game": GAME, "seats": [{}, {}]} | change
    with httpx.Client(base_url=server.url) as http:
        answer = http.post("/api/matches", json=body)
        assert words in problem(answer, status)["detail"]
        assert http.get("/api/my/matches").json() == []


def test_a_match_with_impossible_options_does_not_keep_the_server_from_starting(
    tmp_path: Path,
) -> None:
    """Options are checked twice: each by itself, and by the game for so many players."""
    database = tmp_path / "matches.db"
    body = {
        "game": GAME,
        "seats": [{}, {"kind": "bot", "bot": "random"}],
        "options": {"first_player": "4"},
    }
    with running_server(database) as server:
        problem(httpx.post(server.url + "/api/matches", json=body), 422)
    with running_server(database) as server:
        assert httpx.get(server.url + "/healthz").status_code == 200


# Seats


def test_join_an_open_seat(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as ada, Client(server.url) as bo:
            created = await new_match(ada, [NewSeat(name="Ada"), OPEN])
            joined = await bo.join(created.id, 1, "Bo")
            assert (joined.match, joined.seat, joined.link.seat) == (created.id, 1, 1)
            info = await ada.info(created.id)
            assert (info.seats[1].kind, info.seats[1].name) == ("person", "Bo")
            by_token = await bo.update(created.id, joined.link)
            by_cookie = await bo.update(created.id, SeatLink(1, "", ""))
            assert by_token == by_cookie
            async with Client(server.url) as cleo:
                with refused(403, "taken"):
                    await cleo.join(created.id, 1, "Cleo")
                with refused(403, "taken"):
                    await cleo.join(created.id, 0, "Cleo")
                with refused(404, "seat 5"):
                    await cleo.join(created.id, 5, "Cleo")
                with refused(404, "seat -1"):
                    await cleo.join(created.id, -1, "Cleo")

    run(body())


def test_of_many_who_join_at_once_one_gets_the_seat(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as ada:
            created = await new_match(ada, [NewSeat(name="Ada"), OPEN])
            devices = [Client(server.url) for _ in range(8)]
            answers = await asyncio.gather(
                *(device.join(created.id, 1, f"Guest {n}") for n, device in enumerate(devices)),
                return_exceptions=True,
            )
            held = []
            for device in devices:
                held.append(len(await device.my_matches()))
                await device.__aexit__(None, None, None)
        joined = [answer for answer in answers if not isinstance(answer, BaseException)]
        problems = [answer for answer in answers if isinstance(answer, ServiceProblem)]
        assert len(joined) == 1
        assert [p.problem.status for p in problems] == [403] * 7
        assert sorted(held) == [0] * 7 + [1]

    run(body())


def test_leave_and_let_another_join(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as ada, Client(server.url) as bo:
            created = await new_match(ada)
            await bo.claim(created.links[1].token)
            assert len(await bo.my_matches()) == 1
            await bo.leave(created.id, created.links[1])
            assert (await ada.info(created.id)).seats[1].kind == "open"
            assert await bo.my_matches() == []
            with refused(403):
                await bo.update(created.id, created.links[1])
            with refused(403):
                await bo.update(created.id, SeatLink(1, "", ""))
            async with Client(server.url) as cleo:
                joined = await cleo.join(created.id, 1, "Cleo")
                assert joined.link.token != created.links[1].token
                assert (await cleo.update(created.id, joined.link)).seat == 1
            with refused(403):
                await bo.update(created.id, created.links[1])

    run(body())


def test_hand_to_a_bot_and_take_back(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, [NewSeat(name="Ada"), NewSeat(name="Bo")], **TURNS)
            ada, bo = created.links
            with refused(422, "genius"):
                await client.hand_to_bot(created.id, bo, "genius")
            await client.hand_to_bot(created.id, bo, "random")
            seat = (await client.info(created.id)).seats[1]
            assert (seat.kind, seat.bot, seat.present) == ("person", "random", True)
            async with client.live(created.id, ada) as channel:
                update = await channel.update()
                await channel.play(FIRST)
                await channel.play(where_to(await channel.update()))
                while update.seq < 3 or update.waiting_for != [0]:
                    update = await channel.update()
            movers = {entry.seat for entry in update.log} | {
                entry.seat for entry in await client.log(created.id, ada)
            }
            assert 1 in movers, "the bot has played Bo's turn"
            await client.take_back(created.id, bo)
            seat = (await client.info(created.id)).seats[1]
            assert (seat.kind, seat.bot) == ("person", None)
            assert (await client.update(created.id, bo)).seat == 1, "Bo's link holds the seat still"

    run(body())


def test_a_bot_answers_a_person(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, [NewSeat(name="Ada"), BOT])
            (link,) = created.links
            dice = Dice("against a bot")
            async with client.live(created.id, link) as channel:
                update = await channel.update()
                for _ in range(12):
                    while 0 not in update.waiting_for:
                        update = await channel.update()
                    await channel.play(some_move(update, dice))
                    played = update.seq
                    while update.seq <= played:
                        message = await channel.read()
                        if isinstance(message, Problem):  # the bot was faster in the draft
                            assert message.status == 409
                        if isinstance(message, Update):
                            update = message
            assert update.seq > 12

    run(body())


# Playing


def test_update_and_play(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            ada, bo = created.links
            before = await client.update(created.id, ada)
            assert (before.seq, before.waiting_for, before.over) == (0, [0], False)
            assert before.question is not None
            assert FIRST in before.question.moves
            assert (await client.update(created.id, bo)).question is None
            after = await client.play(created.id, ada, FIRST, before.seq)
            assert after.seq == 1
            assert after.log[-1].move == 1
            assert after.can_undo
            assert not (await client.update(created.id, bo)).can_undo
            after = await client.play(created.id, ada, where_to(after), after.seq)
            assert after.waiting_for == [1]
            assert after.question is None
            assert (await client.info(created.id)).moves == 2

    run(body())


def test_what_happened_since(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            ada, _ = created.links
            last = await play_on(client, created, Dice("since"), 8)
            whole = await client.log(created.id, ada)
            assert whole == (await client.update(created.id, ada)).log
            assert whole[0].move == 0
            assert whole[0].seat is None
            for since in range(1, last.seq + 1):
                part = await client.log(created.id, ada, since)
                assert part == [entry for entry in whole if entry.move > since]
            assert await client.log(created.id, ada, 10_000) == []

    run(body())


def test_a_stale_move_changes_nothing_and_names_where_the_match_is(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            ada, _ = created.links
            await client.play(created.id, ada, FIRST, 0)
            before = await client.update(created.id, ada)
            for seq in (0, 2, -1, 10**9):
                with refused(409, str(seq), "1") as problems:
                    await client.play(created.id, ada, where_to(before), seq)
                assert problems[0].title == "stale move"
                assert problems[0].seq == 1, "so that the client knows what to ask for"
            assert await client.update(created.id, ada) == before
            assert (await client.play(created.id, ada, where_to(before), 1)).seq == 2

    run(body())


def test_an_illegal_move_cites_its_clause(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            ada, bo = created.links
            before = await client.update(created.id, ada)
            with refused(409, "BR-ACT-03") as problems:
                await client.play(created.id, bo, FIRST, 0)
            assert problems[0].clause == "BR-ACT-03"
            there = next(n for n, p in before.view["provinces"].items() if not p["destroyed"])
            with refused(409, "BR-PILLAGE-02") as problems:
                await client.play(created.id, ada, f"pillage {there}", 0)
            assert problems[0].clause == "BR-PILLAGE-02"
            assert await client.update(created.id, ada) == before

    run(body())


@pytest.mark.parametrize("move", ["dance", "invade", "invade nobody", "pass the salt", "💥", "  "])
def test_what_is_no_move(server: Server, move: str) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            with refused(400, move.strip()):
                await client.play(created.id, created.links[0], move, 0)
            assert (await client.info(created.id)).seq == 0

    run(body())


def test_the_same_key_never_plays_twice(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            ada, _ = created.links
            first = await client.play(created.id, ada, FIRST, 0, "click-0001")
            again = await client.play(created.id, ada, FIRST, 0, "click-0001")
            assert again.seq == first.seq == 1
            assert again.view == first.view
            await client.play(created.id, ada, where_to(first), 1, "click-0002")
            late = await client.play(created.id, ada, FIRST, 0, "click-0001")
            assert late.seq == 2, "the answer is what there is now"
            assert (await client.info(created.id)).moves == 2

    run(body())


def test_the_same_key_at_once(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            ada, _ = created.links
            answers = await asyncio.gather(
                *(client.play(created.id, ada, FIRST, 0, "click-0001") for _ in range(10))
            )
            assert {answer.seq for answer in answers} == {1}
            assert (await client.info(created.id)).moves == 1

    run(body())


def test_of_two_clicks_at_once_one_wins(server: Server) -> None:
    async def attempt(client: Client, created: MatchCreated, update: Update, move: str) -> bool:
        with suppress(ServiceProblem):
            await client.play(created.id, created.links[0], move, update.seq)
            return True
        return False

    async def body() -> None:
        async with Client(server.url) as client:
            for _ in range(5):
                created = await new_match(client, **TURNS)
                update = await client.update(created.id, created.links[0])
                assert update.question is not None
                won = await asyncio.gather(
                    *(attempt(client, created, update, move) for move in update.question.moves)
                )
                assert sum(won) == 1
                assert (await client.info(created.id)).seq == 1

    run(body())


def test_my_matches_and_whose_turn_it_is(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as ada, Client(server.url) as bo:
            assert await ada.my_matches() == []
            waiting = await new_match(ada, **TURNS)
            played = await new_match(ada, **TURNS)
            await first_turn(ada, played)
            finished = await new_match(ada, **TURNS)
            await play_out(ada, finished, Dice("to the end"))
            mine = await ada.my_matches()
            assert [(m.match.id, m.seat, m.my_turn, m.match.over) for m in mine] == [
                (waiting.id, 0, True, False),
                (played.id, 0, False, False),
                (finished.id, 0, False, True),
            ]
            await bo.claim(waiting.links[1].token)
            await bo.claim(played.links[1].token)
            assert [(m.match.id, m.seat, m.my_turn) for m in await bo.my_matches()] == [
                (played.id, 1, True),
                (waiting.id, 1, False),
            ]

    run(body())


def test_chat(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client)
            ada, bo = created.links
            assert await client.chat(created.id, ada) == []
            first = await client.say(created.id, ada, "Skål!")
            second = await client.say(created.id, bo, "<b>Na zdraví</b>")
            assert (first.seat, first.name, first.text) == (0, "Ada", "Skål!")
            assert (second.seat, second.name, second.text) == (1, "Bo", "<b>Na zdraví</b>")
            assert await client.chat(created.id, ada) == [first, second]
            assert await client.chat(created.id, bo, first.number) == [second]
            assert await client.chat(created.id, SPECTATOR) == [first, second]
            for text in ("", "x" * 501):
                with refused(400):
                    await client.say(created.id, ada, text)
            with refused(404):
                await client.say(created.id, SPECTATOR, "hello from outside")
            assert len(await client.chat(created.id, ada)) == 2
            assert (await client.update(created.id, ada)).seq == 0, "talk is no move"

    run(body())


def test_rematch(server: Server) -> None:
    async def body() -> None:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            ada, _ = created.links
            with refused(409, "over"):
                await client.rematch(created.id, ada)
            await play_out(client, created, Dice("first match"))
            again = await client.rematch(created.id, ada)
            assert again.id != created.id
            assert again.seed_hash != created.seed_hash
            info = await client.info(again.id)
            assert [seat.name for seat in info.seats] == ["Ada", "Bo"]
            assert (info.game, info.options) == (GAME, (await client.info(created.id)).options)
            assert again.id in {m.match.id for m in await client.my_matches()}

    run(body())


# What is wrong gets a problem


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


SOMEWHERE = "/api/matches/{match}/seats/0"


@pytest.fixture(scope="module")
def match(server: Server) -> tuple[str, str]:
    """The id of a match and the token of its first seat."""

    async def body() -> tuple[str, str]:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            return created.id, created.links[0].token

    return run(body())


def request(
    server: Server, match: tuple[str, str], method: str, path: str, **more: Any
) -> httpx.Response:
    headers = {"Authorization": f"Bearer {match[1]}"} | more.pop("headers", {})
    return httpx.request(method, server.url + path.format(match=match[0]), headers=headers, **more)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", None, 404),
        ("GET", "/nothing", None, 404),
        ("GET", "/api/matches/nothing", None, 404),
        ("GET", "/api/matches/nothing/seats/0", None, 404),
        ("GET", "/api/matches/nothing/seats/0/log", None, 404),
        ("GET", "/api/matches/nothing/seats/0/chat", None, 404),
        ("GET", "/api/matches/nothing/seats/0/record", None, 404),
        ("POST", "/api/matches/nothing/seats/0/moves", {"move": "pass", "seq": 0}, 404),
        ("POST", "/api/matches/nothing/seats/0/undo", {"seq": 0}, 404),
        ("POST", "/api/matches/nothing/seats/0/join", {}, 404),
        ("POST", "/api/matches/nothing/seats/0/leave", None, 404),
        ("POST", "/api/matches/nothing/seats/0/bot", {"bot": "random"}, 404),
        ("DELETE", "/api/matches/nothing/seats/0/bot", None, 404),
        ("POST", "/api/matches/nothing/seats/0/rematch", None, 404),
        ("GET", "/api/matches/{match}/seats/7", None, 404),
        ("GET", "/api/matches/{match}/seats/x", None, 404),
        ("GET", "/api/matches/{match}/seats/1", None, 403),
        ("POST", "/api/matches/{match}/seats/7/moves", {"move": "pass", "seq": 0}, 404),
        ("POST", "/api/matches/{match}/seats/-1/moves", {"move": "pass", "seq": 0}, 404),
        ("POST", "/api/matches/{match}/seats/1/moves", {"move": "pass", "seq": 0}, 403),
        ("GET", SOMEWHERE + "?since=-1", None, 400),
        ("GET", SOMEWHERE + "?since=soon", None, 400),
        ("POST", SOMEWHERE + "/moves", {"move": "pass"}, 400),
        ("POST", SOMEWHERE + "/moves", {"move": "pass", "seq": "soon"}, 400),
        ("POST", SOMEWHERE + "/moves", {"move": "pass", "seq": 0.5}, 400),
        ("POST", SOMEWHERE + "/moves", {"move": 7, "seq": 0}, 400),
        ("POST", SOMEWHERE + "/moves", {"move": "", "seq": 0}, 400),
        ("POST", SOMEWHERE + "/moves", {"move": "x" * 81, "seq": 0}, 400),
        ("POST", SOMEWHERE + "/moves", {"move": "pass", "seq": 0, "key": "short"}, 400),
        ("POST", SOMEWHERE + "/moves", {"move": "pass", "seq": 0, "key": "x" * 65}, 400),
        ("POST", SOMEWHERE + "/moves", {"move": "pass", "seq": 0, "cheat": True}, 400),
        ("POST", SOMEWHERE + "/moves", [], 400),
        ("POST", SOMEWHERE + "/undo", {"seq": 0}, 409),
        ("POST", SOMEWHERE + "/undo/agree", {"seq": 0}, 409),
        ("POST", SOMEWHERE + "/undo/perhaps", {"seq": 0}, 404),
        ("POST", SOMEWHERE + "/bot", {"bot": "genius"}, 422),
        ("POST", "/api/seats/claim", {"token": "short"}, 400),
        ("POST", "/api/seats/claim", {"token": "x" * 43}, 404),
        ("PUT", "/api/games", None, 405),
        ("DELETE", "/api/matches/{match}", None, 405),
        ("GET", SOMEWHERE + "/moves", None, 405),
        ("POST", "/healthz", None, 405),
    ],
)
def test_problem_details(
    server: Server, match: tuple[str, str], method: str, path: str, body: Any, status: int
) -> None:
    answer = request(server, match, method, path, json=body)
    told = problem(answer, status)
    if status in (404, 405):
        assert told["title"] != "bad request", "the title says what is wrong"
    if status == 405:
        assert answer.headers["allow"], "RFC 9110: a 405 says what is allowed"
    info = httpx.get(f"{server.url}/api/matches/{match[0]}").json()
    assert info["seq"] == 0


@pytest.mark.parametrize(
    "body", [b"", b"{", b"nonsense", b'{"move": "pass", "seq": 0} x', b"\xff\xfe", b"null"]
)
def test_malformed_json(server: Server, match: tuple[str, str], body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = request(server, match, "POST", SOMEWHERE + "/moves", content=body, headers=headers)
    problem(answer, 400)


@pytest.mark.parametrize(
    "media_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_another_content_type(server: Server, match: tuple[str, str], media_type: str) -> None:
    """What a form of another site could send must not be taken for JSON."""
    answer = request(
        server,
        match,
        "POST",
        SOMEWHERE + "/moves",
        content=b'{"move": "pass", "seq": 0}',
        headers={"Content-Type": media_type},
    )
    problem(answer, 415)
    info = httpx.get(f"{server.url}/api/matches/{match[0]}").json()
    assert info["seq"] == 0


@pytest.mark.parametrize(
    ("path", "size"), [(SOMEWHERE + "/moves", 70_000), ("/api/records", 1_100_000)]
)
def test_an_oversized_body(server: Server, match: tuple[str, str], path: str, size: int) -> None:
    body = b'{"move": "' + b"x" * size + b'"}'
    headers = {"Content-Type": "application/json"}
    problem(request(server, match, "POST", path, content=body, headers=headers), 413)

    def chunks() -> Iterator[bytes]:  # without a Content-Length
        for start in range(0, len(body), 10_000):
            yield body[start : start + 10_000]

    problem(request(server, match, "POST", path, content=chunks(), headers=headers), 413)


def test_too_many_requests(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db", requests_per_second=0.001, burst=5) as server:
        codes = []
        for _ in range(8):
            answer = httpx.get(server.url + "/api/games")
            codes.append(answer.status_code)
        assert codes == [200] * 5 + [429] * 3
        problem(answer, 429)
        assert int(answer.headers["retry-after"]) >= 1
        made_up = {"Authorization": "Bearer made-up", "Cookie": "sagaboard=made-up"}
        answer = httpx.get(server.url + "/api/games", headers=made_up)
        assert answer.status_code == 429, "a made-up token or cookie is no other client"
        assert httpx.get(server.url + "/healthz").status_code == 200


def test_the_live_channel_counts_too(tmp_path: Path) -> None:
    async def body(url: str) -> None:
        async with Client(url) as client:
            created = await new_match(client, **TURNS)
            async with client.live(created.id, created.links[0]) as channel:
                await channel.update()
                for _ in range(8):
                    await channel.say("again and again")
                assert (await next_of(channel, Problem)).status == 429

    with running_server(tmp_path / "matches.db", requests_per_second=0.001, burst=5) as server:
        run(body(server.url))


# Running it


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(server.url + "/healthz").text == "ok"
    metrics = httpx.get(server.url + "/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    for name in ("sagaboard_tables", "sagaboard_watchers", "sagaboard_moves_played"):
        assert f"\n{name} " in metrics.text


def test_a_graceful_end_is_no_failure(tmp_path: Path) -> None:
    async def body(server: Server) -> int:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            async with client.live(created.id, created.links[0]) as channel:
                await channel.update()
                code = await asyncio.to_thread(server.stop)
                with pytest.raises(ConnectionClosed):
                    await next_of(channel, Problem)
            return code

    with running_server(tmp_path / "matches.db") as server:
        assert run(body(server)) == 0
        assert "error" not in server.log().lower()
