"""The ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server as OpenAPIServer
from prometheus_client import CONTENT_TYPE_LATEST

from sagaboard import __version__
from sagaboard.kernel.errors import SagaboardError
from sagaboard.service.bots.match_bots import MatchBots
from sagaboard.service.http.api import Api
from sagaboard.service.http.live import live
from sagaboard.service.http.openapi import openapi
from sagaboard.service.http.pages import PAGES, unknown
from sagaboard.service.http.read_routes import READ_ROUTES
from sagaboard.service.http.routes import ROUTES
from sagaboard.service.http.seat_access import client_of
from sagaboard.service.http.welcome import check_welcome
from sagaboard.service.matches.matches import Matches
from sagaboard.service.problems import Refused, refusal, store_refusal
from sagaboard.service.settings import Settings
from sagaboard.service.storage.store import StoreProblem
from sagaboard.service.storage.stores import store_for

log = logging.getLogger("sagaboard.service")

AnyRequest = Request[Any, Any, Any]
PROBLEM_JSON = "application/problem+json"
METRICS_TEXT = CONTENT_TYPE_LATEST.partition("; charset")[0]
"""Litestar names the charset itself."""
GONE = "client disconnected prematurely"
"""How Litestar tells that a connection ended within a body: as a fault of the server."""
SWEEP_EVERY = 60.0

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def create_app(settings: Settings) -> Litestar:
    matches = Matches(store_for(settings.database), settings.prefix)
    bots = MatchBots(matches, workers=settings.bot_workers)
    api = Api(matches, bots, settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await matches.open()
        bots.open()
        sweeper = asyncio.create_task(sweep(matches, bots))
        log.info("open", extra={"version": __version__})
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await bots.close()
            await matches.close()

    async def count_request(request: AnyRequest) -> Response[Any] | None:
        if request.scope["path"] not in ("/healthz", "/metrics"):
            api.rate.take(client_of(request))
            check_welcome(request, settings)
        check_content_type(request)
        return None

    return Litestar(
        route_handlers=[*ROUTES, *READ_ROUTES, *PAGES, live, openapi, healthz, metrics],
        lifespan=[lifespan],
        dependencies={"api": Provide(lambda: api, sync_to_thread=False)},
        before_request=count_request,
        after_request=add_headers,
        request_max_body_size=settings.body_bytes,
        exception_handlers={
            Refused: answer_refused,
            SagaboardError: answer_sagaboard,
            HTTPException: answer_http,
            msgspec.MsgspecError: answer_malformed,
            RecursionError: answer_deep,
            StoreProblem: answer_store,
            ValueError: answer_value,
            500: answer_broken,
        },
        openapi_config=OpenAPIConfig(
            title="Sagaboard",
            version=__version__,
            path="/api/reference",
            servers=[OpenAPIServer(url=settings.prefix or "/")],
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        state=State({"prefix": settings.prefix}),
    )


def check_content_type(request: AnyRequest) -> None:
    """Bodies are JSON and say so: browsers let no page of another site send that."""
    headers = request.headers
    media_type = headers.get("content-type", "").partition(";")[0].strip().lower()
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if media_type != "application/json" and (media_type or has_body):
        found = media_type[:80] or "none"
        raise Refused(
            415,
            "unsupported media type",
            f"bodies need the Content-Type application/json, not {found}",
        )


async def sweep(matches: Matches, bots: MatchBots) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        matches.forget_idle(bots.running)
        try:
            await bots.wake_all()
        except StoreProblem:
            log.exception("the database does not answer")


async def add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


# Errors


def problem_response(refused: Refused) -> Response[Any]:
    response = Response(
        refused.problem(),
        status_code=refused.status,
        media_type=PROBLEM_JSON,
        headers=dict(HEADERS),
    )
    if refused.status == 429:
        response.headers["Retry-After"] = "1"
    return response


def answer_refused(request: AnyRequest, error: Refused) -> Response[Any]:
    return problem_response(error)


def answer_sagaboard(request: AnyRequest, error: SagaboardError) -> Response[Any]:
    return problem_response(refusal(error))


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and (page := unknown(request)) is not None:
        page.headers.update(HEADERS)
        return page
    detail = error.detail
    if isinstance(error.extra, list):
        said = [f"{e.get('key', 'body')}: {e['message']}" for e in error.extra if "message" in e]
        detail = "; ".join([detail, *said])
    title = HTTPStatus(error.status_code).phrase.lower()
    response = problem_response(Refused(error.status_code, title, detail))
    response.headers.update(error.headers or {})
    return response


def answer_malformed(request: AnyRequest, error: msgspec.MsgspecError) -> Response[Any]:
    return problem_response(Refused(400, "malformed", str(error)))


def answer_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    """Lists in lists in lists: the decoder gives up before the memory does."""
    return problem_response(Refused(400, "malformed", "the body is nested too deeply"))


def answer_store(request: AnyRequest, error: StoreProblem) -> Response[Any]:
    log.error("the database does not answer", extra={"problem": str(error)})
    return problem_response(store_refusal(error))


def answer_value(request: AnyRequest, error: ValueError) -> Response[Any]:
    """Texts that no database takes, such as U+0000."""
    return problem_response(Refused(400, "malformed", str(error)))


def answer_broken(request: AnyRequest, error: Exception) -> Response[Any]:
    if isinstance(error, InternalServerException) and error.detail == GONE:
        return problem_response(Refused(400, "malformed", "the body did not come to its end"))
    log.exception("a request broke", exc_info=error)
    return problem_response(Refused(500, "broken", "that is a defect of the server"))


# Running it


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(api: NamedDependency[Api]) -> Response[str]:
    trouble = await api.health.trouble()
    return Response(trouble or "ok", status_code=503 if trouble else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(api: NamedDependency[Api]) -> Response[bytes]:
    return Response(api.matches.metrics.text(), media_type=METRICS_TEXT)
