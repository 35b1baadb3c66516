"""The client's page and files: where they are served, how long they are kept, what else is not."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from sagaboard.service.http import pages
from sagaboard.service.http.app import HEADERS, create_app
from sagaboard.service.protocol import MatchCreated, Opening, SeatLink
from sagaboard.service.settings import Settings
from tests.service.playing import problem
from tests.service.server import running_server

# Litestar 3 will want its routes spelt otherwise.
pytestmark = pytest.mark.filterwarnings(
    "ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning"
)

T = TypeVar("T")
INDEX = b"<!doctype html><title>Sagaboard</title><script src=/assets/app-1a2b.js></script>"
LOBBY = INDEX + b"<link rel=modulepreload href=/assets/lobby-7a8b.js>"
TABLE = INDEX + b'<script type="application/json" id="opening"></script>'
FILES = {
    "index.html": INDEX,
    "lobby.html": LOBBY,
    "match-blood-rage.html": TABLE,
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/app-1a2b.js": b"console.log('the table')",
    "assets/app-3c4d.css": b"body { margin: 0 }",
    "assets/serif-5e6f.woff2": b"wOF2 not really",
}
SECRET = "what lies beside the client"
TYPES = {
    "app-1a2b.js": "text/javascript; charset=utf-8",
    "app-3c4d.css": "text/css; charset=utf-8",
    "serif-5e6f.woff2": "font/woff2",
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A built client in a folder of its own, with something beside it that is nobody's business."""
    folder = tmp_path / "client"
    for name, body in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(body))
    (tmp_path / "secret.txt").write_text(SECRET)
    monkeypatch.setattr(pages, "CLIENT", folder)
    pages.files.cache_clear()
    yield folder
    pages.files.cache_clear()


def get(folder: Path, *paths: str, plain: bool = False) -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        app: Any = create_app(Settings(str(folder / "pages.db"), host_names=("s",)))
        transport = httpx.ASGITransport(app)
        headers = {"Accept-Encoding": "identity" if plain else "gzip, deflate, br"}
        async with (
            app.lifespan(),
            httpx.AsyncClient(transport=transport, base_url="http://s", headers=headers) as browser,
        ):
            return [await browser.get(path) for path in paths]

    return run(ask())


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 60))


@pytest.mark.usefixtures("client")
def test_every_address_of_a_person_gets_the_page(tmp_path: Path) -> None:
    lobby, *others = get(tmp_path, "/", "/seat", "/match/QUkO6N6GogHH", "/rules/blood-rage")
    assert lobby.content == LOBBY, "it names the files that the lobby needs"
    for answer in (lobby, *others):
        assert answer.status_code == 200
        assert answer.content in (INDEX, LOBBY)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache", "a new client is seen at once"


class Visitor:
    """A browser at the tables of a service with the client above."""

    def __init__(self, browser: httpx.AsyncClient) -> None:
        self.browser = browser

    async def new_match(self, *seats: dict[str, object], **more: object) -> MatchCreated:
        body = {"game": "blood-rage", "seats": seats, **more}
        answer = await self.browser.post("/api/matches", json=body)
        return msgspec.json.decode(answer.content, type=MatchCreated)

    async def claim(self, link: SeatLink) -> None:
        await self.browser.post("/api/seats/claim", json={"token": link.token})

    async def opened(self, match: str) -> Opening:
        """What the page of a table brings along."""
        answer = await self.browser.get(f"/match/{match}")
        assert answer.headers["cache-control"] == "no-store", "it is for this device alone"
        head, brought = answer.text.split('id="opening">')
        assert head.encode() == TABLE.split(b'id="opening">')[0]
        text, end = brought.split("</script>")
        assert end == ""
        return msgspec.json.decode(text, type=Opening)


@asynccontextmanager
async def visitor(folder: Path) -> AsyncIterator[Visitor]:
    app: Any = create_app(Settings(str(folder / "pages.db"), host_names=("s",)))
    transport = httpx.ASGITransport(app)
    async with (
        app.lifespan(),
        httpx.AsyncClient(
            transport=transport, base_url="http://s", headers={"Origin": "http://s"}
        ) as browser,
    ):
        yield Visitor(browser)


ADA: dict[str, object] = {"name": "Ada"}
BO: dict[str, object] = {"name": "Bo"}


@pytest.mark.usefixtures("client")
async def test_the_page_of_a_table_brings_along_what_is_seen_first(tmp_path: Path) -> None:
    async with visitor(tmp_path) as guest:
        match = await guest.new_match(ADA, BO)
        opening = await guest.opened(match.id)
        assert opening.match.id == match.id
        assert opening.held == [0]
        assert opening.update is not None
        update = await guest.browser.get(f"/api/matches/{match.id}/seats/0")
        assert msgspec.json.encode(opening.update) == update.content
        alone = await guest.browser.get(f"/api/matches/{match.id}/opening")
        assert alone.content == msgspec.json.encode(opening)


@pytest.mark.usefixtures("client")
async def test_a_device_with_two_seats_gets_nothing_of_either(tmp_path: Path) -> None:
    """At a hot seat the curtain is drawn before anything is shown."""
    async with visitor(tmp_path) as guest:
        match = await guest.new_match(ADA, {**BO, "here": True}, spectators=True)
        opening = await guest.opened(match.id)
        assert opening.held == [0, 1]
        assert opening.update is None


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("welcome", [True, False])
async def test_a_stranger_sees_what_spectators_see_if_they_may(
    tmp_path: Path, welcome: bool
) -> None:
    async with visitor(tmp_path) as guest:
        match = await guest.new_match(ADA, BO, spectators=welcome)
        guest.browser.cookies.clear()
        opening = await guest.opened(match.id)
        assert opening.held == []
        assert (opening.update.seat if opening.update else None) == (-1 if welcome else None)


@pytest.mark.usefixtures("client")
async def test_a_name_cannot_end_the_script_that_it_stands_in(tmp_path: Path) -> None:
    async with visitor(tmp_path) as guest:
        name = "</script><b>Eve"
        match = await guest.new_match({"name": name}, BO)
        assert (await guest.opened(match.id)).match.seats[0].name == name


@pytest.mark.usefixtures("client")
def test_pages_and_files_carry_the_headers_of_the_service(tmp_path: Path) -> None:
    for answer in get(tmp_path, "/", "/assets/app-1a2b.js", "/favicon.svg"):
        for name in set(HEADERS) - {"Cache-Control"}:
            assert answer.headers[name] == HEADERS[name]
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy


@pytest.mark.usefixtures("client")
def test_files_are_kept_forever_and_say_what_they_are(tmp_path: Path) -> None:
    for name, kind in TYPES.items():
        (answer,) = get(tmp_path, f"/assets/{name}")
        assert answer.status_code == 200
        assert answer.content == FILES[f"assets/{name}"]
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    (icon,) = get(tmp_path, "/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"


@pytest.mark.usefixtures("client")
def test_files_are_squeezed_for_who_takes_them_so(tmp_path: Path) -> None:
    (squeezed,) = get(tmp_path, "/assets/app-1a2b.js")
    (plain,) = get(tmp_path, "/assets/app-1a2b.js", plain=True)
    assert squeezed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert squeezed.content == plain.content == FILES["assets/app-1a2b.js"]
    for answer in (squeezed, plain):
        assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/app-9999.js",
        "/assets/app-1a2b.js.gz",
        "/assets/",
        "/assets/..%2Findex.html",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%5C..%5Csecret.txt",
        "/assets//etc/passwd",
        "/assets/%2Fetc%2Fpasswd",
        "/secret.txt",
        "/client/index.html",
    ],
)
def test_nothing_else_is_served(tmp_path: Path, path: str) -> None:
    (answer,) = get(tmp_path, path)
    problem(answer, 404)
    assert SECRET not in answer.text
    assert "root:" not in answer.text


def test_without_a_built_client_the_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "nothing")
    pages.files.cache_clear()
    page, asset = get(tmp_path, "/", "/assets/app-1a2b.js")
    assert page.status_code == 200
    assert "make client" in page.text
    problem(asset, 404)
    pages.files.cache_clear()


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("path", ["/xyz", "/match", "/match/a/b", "/rules", "/seat/12", "/Lobby/"])
def test_an_unknown_address_shows_the_page_that_leads_back(tmp_path: Path, path: str) -> None:
    (answer,) = get(tmp_path, path)
    assert answer.status_code == 404
    assert answer.content == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("path", ["/api", "/api/xyz", "/api/matches/x/y/z", "/xyz.php", "/.env"])
def test_programs_get_a_problem_at_an_unknown_address(tmp_path: Path, path: str) -> None:
    (answer,) = get(tmp_path, path)
    problem(answer, 404)


@pytest.mark.usefixtures("client")
def test_whoever_asks_for_the_old_icon_gets_ours(tmp_path: Path) -> None:
    old, new = get(tmp_path, "/favicon.ico", "/favicon.svg")
    assert old.status_code == 200
    assert old.content == new.content
    assert old.headers["content-type"] == "image/svg+xml"


def test_head_answers_as_get_does_without_a_body(tmp_path: Path) -> None:
    """Over a real connection: it is the server that leaves the body out."""
    with running_server(tmp_path / "matches.db") as server:
        paths = ["/", "/seat", "/rules/blood-rage", "/match/QUkO6N6GogHH", "/favicon.svg", "/xyz"]
        paths += [f"/{name}" for name in pages.files() if name.startswith("assets/")][:3]
        with httpx.Client(base_url=server.url) as browser:
            for path in paths:
                got, looked = browser.get(path), browser.head(path)
                assert looked.status_code == got.status_code, path
                assert looked.content == b""
                for answer in (got, looked):
                    answer.headers.pop("date")
                assert dict(looked.headers) == dict(got.headers), path
