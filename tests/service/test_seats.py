"""Seats and secrets: who may speak for a seat, what is kept, and what never leaves the server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sagaboard.bots.dice import Dice
from sagaboard.client import LIVE, SPECTATOR, Client
from sagaboard.kernel.match import new_record
from sagaboard.kernel.registry import find
from sagaboard.service.protocol import NewSeat, Problem, SeatLink
from tests.service.playing import (
    FIRST,
    TURNS,
    first_turn,
    new_match,
    next_of,
    people,
    play_out,
    refused,
)
from tests.service.server import Server, running_server

OPEN = NewSeat(kind="open")


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("seats") / "matches.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Server]:
    with running_server(database) as server:
        yield server


def by_cookie(seat: int) -> SeatLink:
    """No token: the client's cookie must speak for it."""
    return SeatLink(seat, "", "")


def stored(database: Path) -> bytes:
    """Everything in the database and its log, as it is on the disk."""
    return b"".join(path.read_bytes() for path in database.parent.glob(database.name + "*"))


# Tokens


async def test_tokens_are_unguessable_and_never_the_same(server: Server) -> None:
    async with Client(server.url) as client:
        matches = [await new_match(client, people(4)) for _ in range(10)]
    tokens = [link.token for created in matches for link in created.links]
    assert len(set(tokens)) == 40
    assert {len(token) for token in tokens} == {43}, "256 bits"
    for place in range(42):  # the last character holds only 4 bits
        assert len({token[place] for token in tokens}) > 10, "no character is fixed"


async def test_a_link_keeps_its_token_out_of_requests(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client)
    for link in created.links:
        path, _, fragment = link.path.partition("#")
        assert fragment == link.token, "browsers do not send what follows a #"
        assert link.token not in path


async def test_only_hashes_are_stored(server: Server, database: Path) -> None:
    async with Client(server.url) as client, Client(server.url) as guest:
        created = await new_match(client, [*people(2), OPEN])
        joined = await guest.join(created.id, 2, "Cleo")
        await guest.claim(joined.link.token)
        cookies = [client._http.cookies["sagaboard"], guest._http.cookies["sagaboard"]]
        secrets = [*(link.token for link in created.links), joined.link.token, *cookies]
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT token FROM seat").fetchall()
    connection.close()
    assert all(len(token) == 64 for (token,) in rows)
    on_disk = stored(database)
    for secret in secrets:
        assert secret.encode() not in on_disk


# Cookies


async def test_claim_exchanges_the_token_for_a_cookie(server: Server) -> None:
    async with Client(server.url) as host:
        created = await new_match(host)
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as http:
        answer = http.post("/api/seats/claim", json={"token": created.links[1].token})
        assert answer.json() == {"match": created.id, "seat": 1}
        cookie = answer.headers["set-cookie"]
        attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert "httponly" in attributes
        assert {"samesite=lax", "samesite=strict"} & attributes
        assert "path=/" in attributes
        assert created.links[1].token not in cookie
        assert http.get(f"/api/matches/{created.id}/seats/1").status_code == 200
        assert http.get(f"/api/matches/{created.id}/seats/0").status_code == 403
        again = http.post("/api/seats/claim", json={"token": created.links[1].token})
        assert again.status_code == 201
        assert "set-cookie" not in again.headers, "the device has its cookie already"


async def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db", secure_cookie=True) as server:
        async with Client(server.url) as client:
            created = await new_match(client)
        token = created.links[0].token
        answer = httpx.post(server.url + "/api/seats/claim", json={"token": token})
        assert "; secure" in answer.headers["set-cookie"].lower()


async def test_one_device_holds_several_seats(server: Server) -> None:
    async with Client(server.url) as host, Client(server.url) as device:
        seats = [NewSeat(name="Ada"), NewSeat(name="Bo", here=True), NewSeat(name="Cleo")]
        created = await new_match(host, seats)
        for link in created.links[:2]:
            await device.claim(link.token)
        for seat in (0, 1):
            assert (await device.update(created.id, by_cookie(seat))).seat == seat
        with refused(403, "seat 2"):
            await device.update(created.id, by_cookie(2))
        assert [m.seat for m in await device.my_matches()] in ([0, 1], [1, 0])


async def test_a_seat_can_be_held_by_several_devices(server: Server) -> None:
    """The same link on the telephone and on the desk."""
    async with Client(server.url) as desk, Client(server.url) as phone:
        created = await new_match(desk)
        await phone.claim(created.links[0].token)
        assert await desk.update(created.id, by_cookie(0)) == await phone.update(
            created.id, by_cookie(0)
        )


# Who may not


async def test_a_foreign_seat_is_refused_everywhere(server: Server) -> None:
    async with Client(server.url) as host, Client(server.url) as stranger:
        created = await new_match(host, **TURNS)
        await first_turn(host, created)
        other = await new_match(stranger)
        before = await host.update(created.id, created.links[0])
        keys = [
            by_cookie(0),
            SeatLink(0, created.links[1].token, ""),
            SeatLink(0, other.links[0].token, ""),
            SeatLink(0, "x" * 43, ""),
            SeatLink(0, created.links[0].token[:-1], ""),
            SeatLink(0, created.links[0].token + "A", ""),
            SeatLink(0, created.links[0].token.swapcase(), ""),
        ]
        for key in keys:
            for call in (
                stranger.update(created.id, key),
                stranger.play(created.id, key, FIRST, 2),
                stranger.undo(created.id, key, 2),
                stranger.answer_undo(created.id, key, 2, agree=True),
                stranger.log(created.id, key),
                stranger.say(created.id, key, "boo"),
                stranger.chat(created.id, key),
                stranger.leave(created.id, key),
                stranger.hand_to_bot(created.id, key, "random"),
                stranger.take_back(created.id, key),
                stranger.record(created.id, key),
                stranger.rematch(created.id, key),
            ):
                with refused(403, "not yours"):
                    await call
            assert await closed_with(stranger, created.id, key) == 4403
        assert await host.update(created.id, created.links[0]) == before
        assert await host.chat(created.id, created.links[0]) == []


async def closed_with(client: Client, match: str, key: SeatLink) -> int:
    """The code with which the live channel is refused, after the problem that says why."""
    async with client.live(match, key) as channel:
        return await code_after_problem(channel.socket)


async def code_after_problem(socket: ClientConnection) -> int:
    told = LIVE.decode(await socket.recv())
    assert isinstance(told, Problem), told
    assert told.detail
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000 + told.status
    return closed.value.rcvd.code


async def test_forged_tokens_claim_nothing(server: Server) -> None:
    async with Client(server.url) as host:
        created = await new_match(host, [*people(2), OPEN])
        token = created.links[0].token
    async with Client(server.url) as thief:
        for forged in ("x" * 43, token[:-1], token + "A", token.swapcase(), token[::-1]):
            with refused(404, "link"):
                await thief.claim(forged)
        assert await thief.my_matches() == []
        assert "sagaboard" not in thief._http.cookies, "no cookie for nothing"


async def test_a_forged_cookie_holds_nothing(server: Server) -> None:
    async with Client(server.url) as host:
        created = await new_match(host)
        cookie = host._http.cookies["sagaboard"]
    path = f"{server.url}/api/matches/{created.id}/seats/0"
    for forged in ("", "x", cookie[:-1], cookie + "A", cookie.swapcase(), "é"):
        header = {b"Cookie": f"sagaboard={forged}".encode()}
        assert httpx.get(path, headers=header).status_code == 403
    assert httpx.get(path, headers={"Cookie": f"sagaboard={cookie}"}).status_code == 200


async def test_a_left_seat_is_lost_for_its_token_cookie_and_channel(server: Server) -> None:
    async with Client(server.url) as host, Client(server.url) as bo:
        created = await new_match(host, **TURNS)
        link = created.links[1]
        await bo.claim(link.token)
        async with bo.live(created.id, link) as channel:
            await channel.update()
            await bo.leave(created.id, link)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(next_of(channel, Problem), 10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
        for key in (link, by_cookie(1)):
            with refused(403):
                await bo.update(created.id, key)
            assert await closed_with(bo, created.id, key) == 4403
        with refused(404):
            await bo.claim(link.token)
        async with Client(server.url) as cleo:
            await cleo.join(created.id, 1, "Cleo")
            for key in (link, by_cookie(1)):
                with refused(403):
                    await bo.update(created.id, key)


async def test_unknown_matches_and_seats_of_the_live_channel(server: Server) -> None:
    async with Client(server.url) as client:
        created = await new_match(client)
        token = created.links[0].token
        assert await closed_with(client, "nothing", SeatLink(0, token, "")) == 4404
        assert await closed_with(client, created.id, SeatLink(7, token, "")) == 4404
        address = server.url.replace("http", "ws")
        for query, code in (
            ("seat=x", 4400),
            ("since=soon", 4400),
            ("seat=0&since=1e9", 4400),
            ("seat=99999999999999999999", 4404),
        ):
            async with connect(f"{address}/api/matches/{created.id}/live?{query}") as ws:
                assert await code_after_problem(ws) == code
        assert httpx.get(server.url + "/healthz").status_code == 200


async def test_too_many_live_channels_are_told_so(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db", requests_per_second=0.001, burst=3) as server:
        async with Client(server.url) as client:
            created = await new_match(client)
            for _ in range(2):
                async with client.live(created.id, created.links[0]) as channel:
                    await channel.update()
            assert await closed_with(client, created.id, created.links[0]) == 4429
            async with client.live(created.id, created.links[0]) as channel:
                with refused(429):
                    await channel.update()


# How many matches


def test_open_matches_are_limited_by_device_and_by_address(tmp_path: Path) -> None:
    """Whoever comes without a cookie, or with one of its own making, is counted by address."""
    new = {"game": "blood-rage", "seats": [{}, {"kind": "open"}]}
    bots = {"game": "blood-rage", "seats": [{"kind": "open"}, {"kind": "open"}]}

    def made(url: str, body: object = new, **cookies: str) -> httpx.Response:
        headers = {"Origin": url}
        return httpx.post(url + "/api/matches", json=body, headers=headers, cookies=cookies)

    with running_server(
        tmp_path / "matches.db", open_matches=1, open_matches_per_address=3
    ) as server:
        cookie = made(server.url).cookies["sagaboard"]
        again = made(server.url, sagaboard=cookie)
        assert again.status_code == 429
        assert "yours" in again.json()["detail"]
        assert made(server.url, bots).status_code == 201, "nobody's, but it counts"
        assert made(server.url).status_code == 201
        for refused_one in (
            made(server.url),
            made(server.url, bots),
            made(server.url, sagaboard="made-up-just-now"),
            httpx.post(server.url + "/api/records", json=A_RECORD),
        ):
            assert refused_one.status_code == 429, refused_one.text
            assert "address" in refused_one.json()["detail"]


A_RECORD = msgspec.to_builtins(new_record(find("blood-rage"), ["Ada", "Bo"], {}, "a seed"))


# Spectators


async def test_spectators_only_if_the_host_allows_them(server: Server) -> None:
    async with Client(server.url) as host, Client(server.url) as fan:
        public = await new_match(host, **TURNS)
        update = await fan.update(public.id, SPECTATOR)
        assert (update.seat, update.question, update.can_undo) == (-1, None, False)
        assert update.view["own"] is None
        assert (await fan.log(public.id, SPECTATOR)).log != []
        private = await new_match(host, spectators=False, **TURNS)
        for call in (
            fan.update(private.id, SPECTATOR),
            fan.log(private.id, SPECTATOR),
            fan.chat(private.id, SPECTATOR),
            fan.record(private.id, SPECTATOR),
        ):
            with refused(403, "spectators"):
                await call
        assert await closed_with(fan, private.id, SPECTATOR) == 4403
        own = await host.update(private.id, SPECTATOR)
        assert own.seat == -1, "whoever holds a seat may look from outside"


# Headers


WANTED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/healthz", None),
        ("GET", "/metrics", None),
        ("GET", "/api/games", None),
        ("GET", "/api/my/matches", None),
        ("GET", "/api/matches/nothing", None),
        ("GET", "/api/nothing", None),
        ("GET", "/nothing/at/all", None),
        ("PUT", "/api/games", None),
        ("OPTIONS", "/api/games", None),
        ("HEAD", "/api/games", None),
        ("POST", "/api/matches", {"game": "blood-rage", "seats": [{}, {}]}),
        ("POST", "/api/matches", {"game": "nothing", "seats": [{}, {}]}),
        ("POST", "/api/matches", "x" * 70_000),
        ("POST", "/api/matches", 7),
    ],
)
def test_headers_on_every_answer(server: Server, method: str, path: str, body: Any) -> None:
    answer = httpx.request(method, server.url + path, json=body)
    policy = {
        words[0]: words[1:]
        for part in answer.headers["content-security-policy"].split(";")
        if (words := part.split())
    }
    assert policy["default-src"] == ["'self'"]
    assert policy["object-src"] == ["'none'"]
    assert policy["base-uri"] == ["'none'"]
    assert policy["frame-ancestors"] == ["'none'"]
    assert policy["script-src"] == ["'self'"], "no inline scripts, no eval"
    assert "unsafe" not in answer.headers["content-security-policy"]
    for name, value in WANTED.items():
        assert answer.headers.get(name) == value, name
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


# The origin of the live channel


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, False),
        ("{url}", True),
        ("https://table.example", True),
        ("https://evil.example", False),
        ("http://127.0.0.1:1", False),
        ("http://localhost", False),
        ("null", False),
        ("{url}.evil.example", False),
        ("https://table.example.evil.example", False),
    ],
)
async def test_origin_of_the_live_channel(
    guarded: Server, origin: str | None, welcome: bool
) -> None:
    async with Client(guarded.url) as client:
        created = await new_match(client)
        cookie = client._http.cookies["sagaboard"]
    address = guarded.url.replace("http", "ws")
    headers = {"Cookie": f"sagaboard={cookie}"}
    if origin is not None:
        headers["Origin"] = origin.format(url=guarded.url)
    refusal = nullcontext() if welcome else pytest.raises((InvalidStatus, ConnectionClosed))
    with refusal:
        async with connect(
            f"{address}/api/matches/{created.id}/live?seat=0", additional_headers=headers
        ) as socket:
            await socket.recv()


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("guarded") / "matches.db"
    with running_server(path, origin="https://table.example") as server:
        yield server


# Logs


JSON_LOG: dict[bool, dict[str, Any]] = {False: {}, True: {"json_log": True}}


@pytest.mark.parametrize("json_log", [False, True])
async def test_no_secret_in_the_log(tmp_path: Path, json_log: bool) -> None:
    """After all that clients do, rightly and wrongly."""
    database = tmp_path / "matches.db"

    with running_server(database, **JSON_LOG[json_log]) as server:
        async with Client(server.url) as client, Client(server.url) as other:
            created = await new_match(
                client, [*people(2), NewSeat(kind="bot", bot="random")], first_game=True
            )
            running = await new_match(client, [NewSeat(name="Ada"), OPEN], **TURNS)
            joined = await other.join(running.id, 1, "Bo")
            secrets = [link.token for link in created.links + running.links] + [joined.link.token]
            await other.claim(created.links[1].token)
            secrets += [client._http.cookies["sagaboard"], other._http.cookies["sagaboard"]]
            await first_turn(client, running)
            for key in (SeatLink(0, joined.link.token, ""), SeatLink(9, joined.link.token, "")):
                with refused(403 if key.seat == 0 else 404):
                    await client.update(running.id, key)
                await closed_with(client, running.id, key)
            with refused(409):
                await client.play(running.id, running.links[0], FIRST, 2)
            with refused(400):
                await client.request("POST", "/api/seats/claim", dict, body={"t": secrets[0]})
            async with client.live(running.id, running.links[0]) as channel:
                await channel.update()
                await channel.socket.send(secrets[0])
                await channel.say("hello")
            await client.leave(running.id, running.links[0])
        server.stop()
        log = server.log()
    with sqlite3.connect(database) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM match")]
        hashes = [token for (token,) in connection.execute("SELECT token FROM seat")]
        devices = [device for (device,) in connection.execute("SELECT device FROM device_seat")]
    connection.close()
    assert len(seeds) == 2
    assert log, "it does log something"
    for secret in [*secrets, *seeds, *hashes, *devices]:
        assert secret not in log


async def test_no_seed_in_any_answer_before_the_end(server: Server, database: Path) -> None:
    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        with sqlite3.connect(database) as connection:
            ((seed,),) = connection.execute(
                "SELECT seed FROM match WHERE id = ?", [created.id]
            ).fetchall()
        connection.close()
        paths = [
            f"/api/matches/{created.id}",
            "/api/my/matches",
            *(f"/api/matches/{created.id}/seats/{s}{p}" for s in (0, -1) for p in PAGES),
        ]
        for path in paths:
            answer = await client._http.get(path)
            assert answer.status_code == 200
            assert seed not in answer.text
        await play_out(client, created, Dice("until the seed is told"))
        assert (await client.info(created.id)).seed == seed
        assert (await client.update(created.id, created.links[0])).seed == seed


PAGES = ("", "/log", "/chat", "/record")
