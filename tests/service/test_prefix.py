"""A server below a path of somebody's site, `--prefix /saga`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from sagaboard.client import Client
from sagaboard.service.http.prefix import BadPrefix, checked
from sagaboard.service.matches.summaries import PAGE
from sagaboard.service.protocol import NewMatch, NewSeat
from tests.service.server import Server, running_server

PREFIX = "/saga"
ADDRESS = re.compile(r'(?:href|src|data-base)="([^"]*)"')
TWO = {"game": "blood-rage", "seats": [{"name": "Ada"}, {"name": "Bo"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("prefix") / "matches.db", prefix=PREFIX) as server:
        yield server


def browser_at(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"Origin": server.url})


def test_all_addresses_of_a_page_begin_with_the_prefix(server: Server) -> None:
    with browser_at(server) as browser:
        match = browser.post("/saga/api/matches", json=TWO).json()["id"]
        for page in ("/saga/", f"/saga/match/{match}", "/saga/rules/blood-rage"):
            found = ADDRESS.findall(browser.get(page).text)
            assert f"{PREFIX}/" in found, "the base, which the client reads"
            assert len(found) > 3
            for address in found:
                assert address.startswith(f"{PREFIX}/")
                assert browser.get(address).status_code == 200


def test_a_proxy_may_cut_the_prefix_off(server: Server) -> None:
    with browser_at(server) as browser:
        assert browser.get("/saga/").content == browser.get("/").content
        assert browser.get("/healthz").text == browser.get("/saga/healthz").text == "ok"
        assert browser.get("/sagas").status_code == 404


def test_the_path_without_its_slash_leads_to_the_lobby(server: Server) -> None:
    with browser_at(server) as browser:
        answer = browser.get("/saga")
        assert (answer.status_code, answer.headers["location"]) == (308, "/saga/")


def test_the_cookie_is_for_the_prefix_alone(server: Server) -> None:
    with browser_at(server) as browser:
        made = browser.post("/saga/api/matches", json=TWO)
        assert "Path=/saga/;" in made.headers["set-cookie"]
        assert [link["path"][:11] for link in made.json()["links"]] == ["/saga/seat#"] * 2
        assert browser.get("/saga/api/my/matches").json()
        assert browser.get("/api/my/matches").json() == []


async def test_the_next_page_is_below_the_prefix_too(server: Server) -> None:
    async with Client(server.url + PREFIX) as client:
        seats = [NewSeat(name="Ada"), NewSeat(name="Bo")]
        for _ in range(PAGE + 1):
            created = await client.create(NewMatch("blood-rage", seats))
        assert len(await client.my_matches()) == PAGE + 1
        async with client.live(created.id, created.links[0]) as channel:
            assert (await channel.update()).seq == 0


@pytest.mark.parametrize(("text", "prefix"), [("/saga", "/saga"), ("/a/b/", "/a/b"), ("/", "")])
def test_a_prefix_is_a_path(text: str, prefix: str) -> None:
    assert checked(text) == prefix


@pytest.mark.parametrize("text", ["saga", "/a b", '/"', "/..", "/a//b", "/api", "https://a/saga"])
def test_what_is_no_prefix_is_refused(text: str) -> None:
    with pytest.raises(BadPrefix):
        checked(text)
