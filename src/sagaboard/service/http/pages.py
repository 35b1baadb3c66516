"""The built web client: its page at every address that a person may open, and its files."""

from __future__ import annotations

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from sagaboard.kernel.errors import SagaboardError
from sagaboard.service.http.api import Api
from sagaboard.service.problems import Refused, not_found
from sagaboard.service.protocol import Opening
from sagaboard.service.storage.store import StoreProblem

AnyRequest = Request[Any, Any, Any]

CLIENT = Path(__file__).parent.parent / "client"
"""Filled by the build of `web/`; see docs/architecture.md."""

NOT_BUILT = """<!doctype html>
<html lang="en"><title>Sagaboard</title>
<h1>The service runs, the client is not built</h1>
<p>`make client` in the folder of the project builds it. The API is at /api/openapi.json.</p>
</html>
"""
TYPES = {".js": "text/javascript", ".woff2": "font/woff2"}
"""What Python knows only, or only rightly, where the system has a table of media types."""

BASE = b'"./'
"""How the build of `web/` begins addresses in a page: from the base, which only a server knows."""

OPENING = b'<script type="application/json" id="opening"></script>'
"""Where the page of a table has room for what is seen first; the build of `web/` puts it there."""

FOREVER = "public, max-age=31536000, immutable"

LOOK = [HttpMethod.GET, HttpMethod.HEAD]
"""To HEAD the answer is that to GET; the server leaves its body out."""

AT_THE_TOP = {
    "/favicon.svg": "favicon.svg",
    "/favicon-turn.svg": "favicon-turn.svg",
    # Some programs ask for this one whatever the page says. Its media type tells what it is.
    "/favicon.ico": "favicon.svg",
    "/licenses.txt": "licenses.txt",
}

NO_PAGES = (("api",), ("assets",), ("metrics",), ("healthz",))
"""Below these are no addresses of people."""


@route(
    ["/", "/seat", "/rules/{game:str}"],
    http_method=LOOK,
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: AnyRequest) -> Response[bytes]:
    """The client decides by the address what it shows."""
    return plain(request, "lobby.html" if request.scope["path"] == "/" else "index.html")


@route("/match/{match_id:str}", http_method=LOOK, include_in_schema=False)
async def match_page(
    match_id: FromPath[str], api: NamedDependency[Api], request: AnyRequest
) -> Response[bytes]:
    """A table's page names the code of its game and brings along what is seen first, so that
    nothing has to be asked for before. Where that cannot be found out the client asks itself."""
    try:
        opening = await api.opening(match_id, request)
    except (Refused, SagaboardError, StoreProblem):
        return plain(request, "index.html")
    # A game without a board of its own is shown on a plain one.
    name = f"match-{opening.match.game}.html"
    if name not in files():
        name = "match-plain.html"
    if name not in files():
        return plain(request, "index.html")
    body = based(files()[name], request.app.state.prefix).replace(
        OPENING, OPENING.replace(b"><", b">%s<" % in_a_script(opening))
    )
    return Response(body, media_type="text/html", headers={"Cache-Control": "no-store"})


def plain(request: AnyRequest, name: str) -> Response[bytes]:
    if not is_built():
        return Response(NOT_BUILT.encode(), media_type="text/html")
    file = files().get(name) or files()["index.html"]
    body = based(file, request.app.state.prefix)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
        body = squeezed(body)
    return Response(body, media_type="text/html", headers=headers)


@cache
def based(file: Path, prefix: str) -> bytes:
    """A page whose addresses begin where the server stands."""
    return file.read_bytes().replace(BASE, b'"%s/' % prefix.encode())


@cache
def squeezed(page: bytes) -> bytes:
    return gzip.compress(page, mtime=0)


def takes_gzip(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def in_a_script(opening: Opening) -> bytes:
    """JSON in which nothing ends the element that it stands in."""
    return msgspec.json.encode(opening).replace(b"<", rb"\u003c")


@route("/assets/{name:str}", http_method=LOOK, include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """Names of files carry a fingerprint of what is in them, so they never change."""
    return answer(f"assets/{name}", request, cached=FOREVER)


@route(list(AT_THE_TOP), http_method=LOOK, include_in_schema=False, sync_to_thread=False)
def at_the_top(request: AnyRequest) -> Response[bytes]:
    return answer(AT_THE_TOP[request.scope["path"]], request, cached="max-age=86400")


def unknown(request: AnyRequest) -> Response[bytes] | None:
    """The page that leads back to the lobby, for a person at an address that does not exist; None
    for programs."""
    path = PurePosixPath(request.scope["path"])
    if request.method not in LOOK or path.parts[1:2] in NO_PAGES or "." in path.name:
        return None
    found = plain(request, "index.html")
    found.status_code = 404
    return found


def answer(name: str, request: AnyRequest, *, cached: str) -> Response[bytes]:
    file = files().get(name)
    if file is None:
        raise not_found("there is no such file")
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    short = file.with_name(file.name + ".gz")
    if takes_gzip(request) and short.exists():
        headers["Content-Encoding"] = "gzip"
        file = short
    media_type = TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=media_type, headers=headers)


@cache
def files() -> dict[str, Path]:
    """What may be asked for: names are looked up, never joined to a path."""
    return {
        path.relative_to(CLIENT).as_posix(): path
        for path in CLIENT.rglob("*")
        if path.is_file() and path.suffix != ".gz"
    }


def is_built() -> bool:
    return "index.html" in files()


PAGES: list[HTTPRouteHandler] = [page, match_page, asset, at_the_top]
