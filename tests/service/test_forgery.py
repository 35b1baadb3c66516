"""Pages of other sites: what a browser would send for them with this device's cookie is refused."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sagaboard.service.http.seat_access import COOKIE
from sagaboard.service.secrets import new_token
from tests.service.playing import GAME, TURNS, problem
from tests.service.server import Server, running_server

ALLOWED = "https://friend.example"
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("forgery") / "matches.db"
    with running_server(path, origin=ALLOWED) as server:
        yield server


def device(server: Server) -> tuple[dict[str, str], str]:
    """The cookie of a browser that has made a match, and the match."""
    body = {"game": GAME, "seats": [{"name": "Ada"}, {"name": "Bo"}], "options": TURNS}
    made = httpx.post(server.url + "/api/matches", json=body)
    assert made.status_code == 201, made.text
    return {COOKIE: made.cookies[COOKIE]}, made.json()["id"]


def say(
    server: Server, cookies: dict[str, str], match: str, headers: dict[str, str]
) -> httpx.Response:
    path = f"{server.url}/api/matches/{match}/seats/0/chat"
    body = b'{"text": "forged"}'
    with httpx.Client(cookies=cookies) as http:
        return http.post(path, content=body, headers=JSON | headers)


def origin(server: Server, text: str) -> str:
    return text.format(port=server.port, url=server.url)


FOREIGN = [
    {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
    {"Origin": "http://127.0.0.1:1", "Sec-Fetch-Site": "same-site"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "https://127.0.0.1:{port}"},
    {"Origin": "http://localhost:{port}"},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "null"},
    {"Origin": "{url}.evil.example"},
    {"Origin": "http://[::1"},
    {"Origin": "http://127.0.0.1:99999"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "none"},
    {},
]
OWN = [
    {"Origin": "{url}", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "{url}"},
    {"Origin": "null", "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "same-origin"},
    {"Origin": ALLOWED, "Sec-Fetch-Site": "cross-site"},
    {"Origin": ALLOWED},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_cookie_without_our_own_origin_changes_nothing(
    server: Server, headers: dict[str, str]
) -> None:
    cookies, match = device(server)
    sent = {name: origin(server, value) for name, value in headers.items()}
    told = problem(say(server, cookies, match, sent), 403)
    assert "origin" in told["detail"].lower()
    with httpx.Client(
        base_url=f"{server.url}/api/matches/{match}/seats/0/", cookies=cookies
    ) as http:
        assert http.get("chat").json() == []
        for method, path in (("POST", "rematch"), ("POST", "leave"), ("DELETE", "bot")):
            problem(http.request(method, path, headers=sent), 403)


@pytest.mark.parametrize("headers", OWN)
def test_our_own_pages_and_those_that_are_allowed_speak_with_the_cookie(
    server: Server, headers: dict[str, str]
) -> None:
    cookies, match = device(server)
    sent = {name: origin(server, value) for name, value in headers.items()}
    assert say(server, cookies, match, sent).status_code == 201


def test_whoever_has_no_cookie_or_shows_a_token_needs_no_origin(server: Server) -> None:
    body = {"game": GAME, "seats": [{}, {}], "options": TURNS}
    made = httpx.post(server.url + "/api/matches", json=body).json()
    token = made["links"][0]["token"]
    for cookie in ({}, {"Cookie": f"{COOKIE}={new_token()}"}):
        headers = {"Authorization": f"Bearer {token}", **cookie}
        path = f"{server.url}/api/matches/{made['id']}/seats/0/chat"
        assert httpx.post(path, json={"text": "a script"}, headers=headers).status_code == 201


def test_a_page_of_another_site_cannot_give_the_device_another_cookie(server: Server) -> None:
    """A form that another site sends comes without the cookie, but its answer could set one."""
    answer = httpx.post(
        f"{server.url}/api/games/{GAME}/lesson",
        headers={"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
    )
    problem(answer, 403)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Content-Type": ""},
        {"Content-Type": "text/plain;charset=UTF-8"},
        {"Content-Type": "text/plain;application/json"},
        {"Content-Type": "application/jsonp"},
    ],
)
def test_a_body_that_does_not_say_that_it_is_json_is_refused(
    server: Server, headers: dict[str, str]
) -> None:
    body = b'{"game": "blood-rage", "seats": [{}, {}]}'
    answer = httpx.post(server.url + "/api/matches", content=body, headers=headers)
    assert "application/json" in problem(answer, 415)["detail"]

    def chunks() -> Iterator[bytes]:
        yield body

    answer = httpx.post(server.url + "/api/matches", content=chunks(), headers=headers)
    problem(answer, 415)


def test_json_may_name_its_charset(server: Server) -> None:
    body = b'{"game": "blood-rage", "seats": [{}, {}]}'
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    answer = httpx.post(server.url + "/api/matches", content=body, headers=headers)
    assert answer.status_code == 201


# The live channel


@pytest.mark.parametrize(
    ("headers", "welcome"), [(h, False) for h in FOREIGN] + [(h, True) for h in OWN]
)
def test_the_live_channel_has_the_same_rule(
    server: Server, headers: dict[str, str], welcome: bool
) -> None:
    cookies, match = device(server)
    sent = {name: origin(server, value) for name, value in headers.items()}
    sent["Cookie"] = f"{COOKIE}={cookies[COOKIE]}"
    url = f"ws://127.0.0.1:{server.port}/api/matches/{match}/live?seat=0"
    if welcome:
        with connect(url, additional_headers=sent) as channel:
            assert '"is":"update"' in str(channel.recv())
    else:
        with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=sent):
            pass
        assert refused.value.response.status_code == 403


# Behind a proxy, and names


def test_the_scheme_that_a_proxy_on_this_machine_names_is_believed(server: Server) -> None:
    """The browser speaks https with the proxy, the proxy http with us."""
    cookies, match = device(server)
    https = f"https://127.0.0.1:{server.port}"
    assert (
        say(server, cookies, match, {"Origin": https, "X-Forwarded-Proto": "https"}).status_code
        == 201
    )
    problem(say(server, cookies, match, {"Origin": server.url, "X-Forwarded-Proto": "https"}), 403)


def test_the_scheme_that_somebody_else_names_is_not_believed(server: Server) -> None:
    cookies, match = device(server)
    https = f"https://127.0.0.1:{server.port}"
    with httpx.Client(
        base_url=f"{server.url}/api/matches/{match}/seats/0/",
        transport=httpx.HTTPTransport(local_address="127.0.0.2"),
        cookies=cookies,
    ) as elsewhere:
        for headers, status in (
            ({"Origin": https, "X-Forwarded-Proto": "https"}, 403),
            ({"Origin": server.url}, 201),
        ):
            got = elsewhere.post("chat", json={"text": "hello"}, headers=headers)
            assert got.status_code == status


def named(server: Server, name: str) -> int:
    return httpx.get(server.url + "/api/games", headers={"Host": name}).status_code


def test_on_the_loopback_only_names_of_the_loopback_are_known(server: Server) -> None:
    """DNS rebinding: a name of the attacker's that leads to 127.0.0.1 is of his origin."""
    for name in ("127.0.0.1", "127.0.0.1:1", "localhost:8421", "LOCALHOST", "[::1]:8421"):
        assert named(server, name) == 200, name
    for name in ("evil.example", "evil.example:8421", "127.0.0.1.evil.example", "x@localhost", ""):
        assert named(server, name) in (400, 421), name
    answer = httpx.get(server.url + "/api/games", headers={"Host": "evil.example"})
    assert "evil.example" in problem(answer, 421)["detail"]
    assert "--host-name" in answer.json()["detail"]
    assert httpx.get(server.url + "/", headers={"Host": "evil.example"}).status_code == 421
    _, match = device(server)
    url = f"ws://evil.example:{server.port}/api/matches/{match}/live"
    with (
        socket.create_connection(("127.0.0.1", server.port)) as sock,
        pytest.raises(InvalidStatus),
        connect(url, sock=sock),
    ):
        pass


def test_names_that_the_host_has_given(tmp_path: Path) -> None:
    with running_server(tmp_path / "matches.db", host_name="Saga.example.org") as server:
        assert named(server, "saga.example.org") == 200
        assert named(server, "saga.example.org:444") == 200
        assert named(server, "127.0.0.1:8421") == 200, "whoever looks after it may still ask"
        assert named(server, "evil.example") == 421
        cookies, match = device(server)
        sent = {"Host": "saga.example.org", "X-Forwarded-Proto": "https"}
        assert (
            say(server, cookies, match, sent | {"Origin": "https://saga.example.org"}).status_code
            == 201
        )
        problem(say(server, cookies, match, sent | {"Origin": "http://saga.example.org"}), 403)
        problem(say(server, cookies, match, sent | {"Origin": "https://saga.example.org:444"}), 403)


def test_elsewhere_than_on_the_loopback_any_name_is_known_unless_some_are_given(
    tmp_path: Path,
) -> None:
    with running_server(tmp_path / "matches.db", host="0.0.0.0") as server:
        assert named(server, "anything.example") == 200
    with running_server(
        tmp_path / "matches.db", host="0.0.0.0", host_name="saga.example"
    ) as server:
        assert named(server, "anything.example") == 421
        assert named(server, "saga.example") == 200


# Cookies


@pytest.mark.parametrize(
    "value", ["x", "a" * 42, "a" * 44, "a" * 42 + "!", "a" * 42 + "é", "a" * 4000, '"' + "a" * 41]
)
def test_a_cookie_that_is_not_ours_is_no_device(server: Server, value: str) -> None:
    """It holds nothing, also after a match was made with it; the device gets one of ours."""
    body = {"game": GAME, "seats": [{}, {}], "options": TURNS}
    headers = {b"Cookie": f"{COOKIE}={value}".encode(), b"Origin": server.url.encode()}
    made = httpx.post(server.url + "/api/matches", json=body, headers=headers)
    assert made.status_code == 201
    cookie = made.cookies[COOKIE]
    assert cookie != value
    path = f"{server.url}/api/matches/{made.json()['id']}/seats/0"
    problem(httpx.get(path, headers=headers), 403)
    own = {"Cookie": f"{COOKIE}={cookie}"}
    assert httpx.get(path, headers=own).status_code == 200
    assert value not in server.log()
