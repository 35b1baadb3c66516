"""What is wrong with a request gets the right 4xx and a sentence, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagaboard.client import Client
from sagaboard.kernel.match import new_record
from sagaboard.kernel.registry import find
from sagaboard.service.protocol import NewSeat, Problem
from tests.service.playing import (
    FIRST,
    GAME,
    TURNS,
    new_match,
    next_of,
    problem,
    refused,
    run,
)
from tests.service.server import Server, running_server

OPEN = NewSeat(kind="open")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("bad") / "matches.db") as server:
        yield server


# Matches that cannot be


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
        ({"seats": [{"kind": "bot", "bot": "jarl:900000"}, {}]}, 422, "jarl:900000"),
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


# Odd text


async def test_any_text_can_be_said_and_any_name_be_had(url: str) -> None:
    """On both databases: what is kept comes back, or is refused in words."""
    odd = ["Łukasz", "𝔄𝔡𝔞", "'; DROP TABLE match; --", "שלום", "<b>Bo</b>"]
    controls = [
        "a\0b",
        "\x1b[31mred",
        "\x7f",
        "\x9b2J",
        "\u202egnol",
        "a\nb",
        "Bo\n",
        "\u2028",
        "\t",
    ]

    with running_server(url) as server:
        for text in odd:
            async with Client(server.url) as client, Client(server.url) as guest:
                created = await new_match(client, [NewSeat(name=text), OPEN], **TURNS)
                joined = await guest.join(created.id, 1, text)
                assert [s.name for s in (await client.info(created.id)).seats] == [text] * 2
                said = await guest.say(created.id, joined.link, text)
                assert (await guest.chat(created.id, joined.link))[-1] == said
                assert said.text == text
        async with Client(server.url) as client, Client(server.url) as guest:
            created = await new_match(client, [NewSeat(name="Ada"), OPEN], **TURNS)
            for text in controls:
                with refused(400, "name"):
                    await guest.join(created.id, 1, text)
                with refused(400, "name"):
                    await new_match(client, [NewSeat(name=text), OPEN])
                with refused(400, "text"):
                    await client.say(created.id, created.links[0], text)
                with refused(422, "control characters"):
                    await client.import_record(new_record(find(GAME), [text, "Bo"], {}, "seed"))
                async with client.live(created.id, created.links[0]) as channel:
                    await channel.update()
                    await channel.say(text)
                    assert (await next_of(channel, Problem)).status == 400
            with refused(400, "key"):
                await client.play(created.id, created.links[0], FIRST, 0, "\0" * 8)
        for surrogate in (b'{"name": "\\ud800"}', b'{"name": "\\u0000"}'):
            headers = {"Content-Type": "application/json"}
            path = "/api/matches/nothing/seats/0/join"
            answer = httpx.post(server.url + path, content=surrogate, headers=headers)
            assert answer.status_code in (400, 404, 422)
        assert httpx.get(server.url + "/api/matches/%00").status_code == 404
        assert httpx.get(server.url + "/api/matches/%ff").status_code in (400, 404)
        assert "Traceback" not in server.log()


# Any other request


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
        ("GET", "/nothing.js", None, 404),
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


async def test_the_live_channel_counts_too(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db", requests_per_second=0.001, burst=5) as server:
        async with Client(server.url) as client:
            created = await new_match(client, **TURNS)
            async with client.live(created.id, created.links[0]) as channel:
                await channel.update()
                for _ in range(8):
                    await channel.say("again and again")
                assert (await next_of(channel, Problem)).status == 429


# Deep, huge, half

DEEP = b"[" * 30_000 + b"]" * 30_000
HUGE = 10**30


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/records", b'{"options": {"x": ' + DEEP + b"}}"),
        ("/api/records", DEEP),
        ("/api/records", b'{"x": ' + DEEP + b"}"),
        ("/api/matches", b'{"game": "blood-rage", "seats": [], "options": {"x": ' + DEEP + b"}}"),
        ("/api/matches", b'{"options":' * 5000),
        ("/api/seats/claim", b'{"token": ' + DEEP + b"}"),
        ("/api/matches", b'{"game": "blood-rage", "seats": [{}, {}], "options": {"x": 1e999}}'),
        ("/api/records", b'{"rules": ' + b"9" * 9000 + b"}"),
    ],
)
def test_deep_and_huge_json_is_a_problem(server: Server, path: str, body: bytes) -> None:
    answer = httpx.post(
        f"{server.url}{path}", content=body, headers={"Content-Type": "application/json"}
    )
    problem(answer, 400)


async def test_huge_numbers_are_problems(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        link = created.links[0]
        headers = {"Authorization": f"Bearer {link.token}"}
        seat = f"{server.url}/api/matches/{created.id}/seats/0"
        for path in (f"?since={HUGE}", f"/log?since={HUGE}", f"/chat?after={HUGE}"):
            assert httpx.get(seat + path, headers=headers).status_code in (200, 400), path
        for path in (f"/at/{HUGE}", f"/../{HUGE}", f"/chat?after={'9' * 5000}"):
            assert httpx.get(seat + path, headers=headers).status_code in (400, 404), path
        for what, more in (("moves", {"move": FIRST}), ("undo", {}), ("undo/agree", {})):
            answer = httpx.post(f"{seat}/{what}", headers=headers, json={"seq": HUGE, **more})
            problem(answer, 409)
        with refused(422, "first_game"):
            await new_match(client, first_game=HUGE)


async def test_deep_commands_on_the_live_channel_are_problems(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        async with client.live(created.id, created.links[0]) as channel:
            for text in (DEEP, b'{"do": "play", "x": ' + DEEP + b"}", b'{"do": ' + DEEP + b"}"):
                await channel.socket.send(text.decode())
                assert (await next_of(channel, Problem)).status == 400


@pytest.mark.parametrize("missing", ["clans", "first_game", "seating"])
async def test_a_record_that_does_not_say_all_options_is_refused(
    server: Server, missing: str
) -> None:
    record = new_record(find(GAME), ["Ada", "Bo"], {}, "options")
    del record.options[missing]

    async with Client(server.url) as client:
        with refused(422, missing):
            await client.import_record(record)
