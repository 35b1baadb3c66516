"""How much one client may ask for, whatever way it takes; and that lists come in pages."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from sagaboard.client import Client
from sagaboard.kernel.match import new_record
from sagaboard.kernel.record import read_record
from sagaboard.kernel.registry import find
from sagaboard.service.http.limits import network_of
from sagaboard.service.http.seat_access import COOKIE
from sagaboard.service.protocol import Problem
from tests.service.playing import GAME, TURNS, first_turn, new_match, next_of, problem, refused
from tests.service.server import running_server

FINISHED = Path(__file__).resolve().parents[1] / "golden/blood_rage/greedy-2.saga"

LONG = FINISHED.parents[1] / "lords_of_hellas/random-4.saga"
"""5,100 moves."""


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("10.0.0.1", "10.0.0.2", False),
    ],
)
def test_whom_an_address_counts_for(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_a_network_of_ipv6_is_one_client(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db", requests_per_second=0.001, burst=3) as server:
        codes = []
        for n in range(5):
            headers = {"X-Forwarded-For": f"2001:db8::{n + 1:x}"}
            codes.append(httpx.get(server.url + "/api/games", headers=headers).status_code)
        assert codes == [200] * 3 + [429] * 2
        other = {"X-Forwarded-For": "2001:db8:0:1::1"}
        assert httpx.get(server.url + "/api/games", headers=other).status_code == 200


@pytest.mark.parametrize("what", ["", "/history"])
async def test_a_long_log_counts_as_many_requests(what: str, tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    with running_server(path, requests_per_second=0.001, burst=26) as server:
        async with Client(server.url) as client:
            made = await client.import_record(read_record(LONG))
            route = f"/api/matches/{made.id}/seats/0{what}"
            headers = {"Authorization": f"Bearer {made.links[0].token}"}
            async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
                codes = [(await http.get(route)).status_code for _ in range(4)]
            assert codes == [200, 200, 429, 429]


async def test_an_imported_record_counts_as_many_requests(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    with running_server(path, requests_per_second=0.001, burst=12) as server:
        async with Client(server.url) as client:
            await client.import_record(read_record(LONG))
            await client.my_matches()
            with refused(429):
                await client.my_matches()


async def test_live_channels_of_a_client_are_limited(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db", live_channels=2) as server:
        async with Client(server.url) as client, AsyncExitStack() as stack:
            created = await new_match(client)
            for _ in range(2):
                channel = await stack.enter_async_context(client.live(created.id))
                await channel.update()
            async with client.live(created.id) as third:
                assert (await next_of(third, Problem)).status == 429
                await third.socket.wait_closed()
                assert third.socket.close_code == 4429
            await channel.socket.close()
            async with client.live(created.id) as again:
                assert (await again.update()).seq == 0


async def test_commands_on_a_channel_and_requests_are_counted_together(tmp_path: Path) -> None:
    # Making the match, four channels with a command each: 9 of 10.
    with running_server(tmp_path / "matches.db", requests_per_second=0.001, burst=10) as server:
        async with Client(server.url) as client:
            created = await new_match(client)
            for _ in range(4):
                async with client.live(created.id, created.links[0]) as channel:
                    await channel.update()
                    await channel.say("hello")
            with refused(429):
                for _ in range(3):
                    await client.info(created.id)


async def test_rematches_and_imports_count_like_new_matches(tmp_path: Path) -> None:
    over = read_record(FINISHED)

    with running_server(tmp_path / "matches.db", open_matches_per_address=3) as server:
        async with Client(server.url) as client:
            first = await client.import_record(over)
            second = await client.import_record(over)
            made = await client.rematch(first.id, first.links[0])
            with refused(429, "matches"):
                await client.rematch(second.id, second.links[0])
            assert (await client.rematch(first.id, first.links[0])).id == made.id, "it is there"
            with refused(429, "matches"):
                await client.import_record(over)
            with refused(429, "matches"):
                await new_match(client)


# Pages


async def test_my_matches_come_in_pages_and_are_not_loaded(tmp_path: Path) -> None:
    """A whole match in memory costs some hundred kilobytes; the list needs none of it."""

    with running_server(tmp_path / "matches.db") as server:
        async with Client(server.url) as client:
            new = new_record(find(GAME), ["Ada", "Bo"], {}, "a seed")
            for _ in range(58):
                await client.import_record(new)
            await client.import_record(read_record(FINISHED))
            played = await new_match(client, **TURNS)
            await first_turn(client, played)
            rows = [(m.match.id, m.seat) for m in await client.my_matches()]
            assert len(rows) == len(set(rows)) == 2 * 59 + 1
            cookie = client._http.cookies[COOKIE]
    with running_server(tmp_path / "matches.db") as server:
        httpx.get(server.url + "/api/my/matches", headers={"Cookie": f"{COOKIE}={cookie}"})
        assert "sagaboard_tables 0.0" in httpx.get(server.url + "/metrics").text
        async with httpx.AsyncClient(base_url=server.url, cookies={COOKIE: cookie}) as http:
            pages, path = [], "/api/my/matches"
            while path:
                answer = await http.get(path)
                pages.append(answer.json())
                path = answer.links.get("next", {}).get("url", "")
            assert [len({row["match"]["id"] for row in page}) for page in pages] == [50, 10]
            assert pages[-1][-1]["match"]["over"], "those that are over come last"
            assert all(not row["problem"] for page in pages for row in page)
            problem(await http.get("/api/my/matches?after=nothing"), 404)
            for row in pages[0][:3] + pages[1][-3:]:
                summary = row["match"]
                loaded = (await http.get(f"/api/matches/{summary['id']}")).json()
                assert summary == loaded


async def test_chat_comes_in_pages(url: str) -> None:
    with running_server(url) as server:
        async with Client(server.url) as client:
            created = await new_match(client)
            link = created.links[0]
            for n in range(1, 251):
                await client.say(created.id, link, f"line {n}")
            assert [line.number for line in await client.chat(created.id, link)] == [*range(1, 251)]
            path = f"{server.url}/api/matches/{created.id}/seats/-1/chat"
            for query, first, last, further in (
                ("", 151, 250, "before=151"),
                ("?before=151", 51, 150, "before=51"),
                ("?before=51", 1, 50, None),
                ("?after=0", 1, 100, "after=100"),
                ("?after=200", 201, 250, None),
            ):
                answer = httpx.get(path + query)
                numbers = [line["number"] for line in answer.json()]
                assert numbers == [*range(first, last + 1)], query
                if further is None:
                    assert "link" not in answer.headers
                else:
                    assert answer.links["next"]["url"].endswith(f"/chat?{further}")


# Half-open connections


def closed_after(port: int, sent: list[bytes], pause: float = 0.3) -> tuple[float, bytes]:
    """Seconds until the server closes the connection, and what it said."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        began = time.monotonic()
        for part in sent:
            connection.sendall(part)
            time.sleep(pause)
        said = b""
        while part := connection.recv(1000):
            said += part
        return time.monotonic() - began, said


HEAD = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        [],
        [b"\r\n"],
        [b"GET /api/ga"],
        [b"GET /api/games HTTP/1.1\r\n", b"X-A: 1\r\n", b"X-B: 2\r\n"],
        [HEAD + b"Content-Length: 50\r\n\r\n", b'{"game"', b": "],
        [HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"5\r\n{"],
        [b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET /h"],
    ],
)
def test_a_request_that_never_comes_to_its_end_is_cut(tmp_path: Path, sent: list[bytes]) -> None:
    with running_server(tmp_path / "matches.db", request_seconds=1) as server:
        _, said = closed_after(server.port, sent)
        assert said.count(b"200 OK") == (1 if b"healthz" in b"".join(sent) else 0)
        assert httpx.get(server.url + "/healthz").status_code == 200
        assert "Traceback" not in server.log()


async def test_a_live_channel_and_a_slow_answer_are_not_cut(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db", request_seconds=1) as server:
        async with Client(server.url) as client:
            created = await new_match(client)
            async with client.live(created.id, created.links[0]) as channel:
                await channel.update()
                await asyncio.sleep(2)
                await channel.say("still here")
                await asyncio.sleep(0.5)
                assert [line.text for line in await client.chat(created.id, created.links[0])] == [
                    "still here"
                ]


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db", connections=16) as server:
        held = []
        try:
            for _ in range(5):
                connection = socket.create_connection(
                    ("127.0.0.1", server.port), source_address=("127.0.0.2", 0)
                )
                connection.settimeout(5)
                held.append(connection)
            time.sleep(0.3)
            cut = 0
            for connection in held:
                connection.setblocking(False)
                try:
                    cut += connection.recv(1) == b""
                except BlockingIOError:
                    pass
                except ConnectionResetError:
                    cut += 1
            assert cut == 3, "two of sixteen are for one address"
            assert httpx.get(server.url + "/healthz").status_code == 200
        finally:
            for connection in held:
                connection.close()
