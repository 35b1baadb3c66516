"""The OpenAPI document: valid, complete, and nothing made from it breaks the server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.openapi.spec import OpenAPI

from sagaboard.client import Client
from sagaboard.service.http.app import create_app
from sagaboard.service.http.read_routes import READ_ROUTES
from sagaboard.service.http.routes import ROUTES
from sagaboard.service.settings import Settings
from tests.service.playing import TURNS, new_match
from tests.service.server import Server, running_server

EXAMPLES = 15
"""Requests for each operation and each way of making them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("openapi") / "matches.db") as server:
        yield server


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    answer = httpx.get(server.url + "/api/openapi.json")
    assert answer.status_code == 200
    assert "json" in answer.headers["content-type"]
    found: dict[str, Any] = answer.json()
    return found


def operations(document: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method.upper(), path): operation
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if method in ("get", "post", "put", "delete", "patch")
    }


def test_every_route_is_in_the_document(document: dict[str, Any]) -> None:
    wanted = {
        (str(method), re.sub(r":\w+}", "}", path))
        for route in [*ROUTES, *READ_ROUTES]
        for path in route.paths
        for method in route.http_methods
    }
    assert wanted
    assert set(operations(document)) == wanted


def test_the_document_is_made_once_and_not_sent_twice(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        answer = http.get("/api/openapi.json")
        tag = answer.headers["etag"]
        assert "no-store" not in answer.headers["cache-control"]
        for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
            again = http.get("/api/openapi.json", headers={"If-None-Match": known})
            assert (again.status_code, again.content) == (304, b""), known
            assert again.headers["etag"] == tag
        assert http.get("/api/openapi.json", headers={"If-None-Match": '"old"'}).status_code == 200


async def test_the_document_is_made_for_the_first_request_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    to_schema = OpenAPI.to_schema

    def counted(document: OpenAPI) -> dict[str, Any]:
        made.append(document)
        return to_schema(document)

    monkeypatch.setattr(OpenAPI, "to_schema", counted)

    app: Any = create_app(Settings(str(tmp_path / "matches.db"), host_names=("s",)))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://s") as http:
        for _ in range(3):
            assert (await http.get("/api/openapi.json")).json()["info"]["title"] == "Sagaboard"
    assert len(made) == 1


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    references = set(re.findall(r'"\$ref": "([^"]+)"', json.dumps(document)))
    assert references
    for reference in references:
        found: Any = document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        assert found


def test_problems_are_documented_as_they_are_sent(document: dict[str, Any]) -> None:
    """Every 4xx answer that the document names is a problem, and what matters is named."""
    for (method, path), operation in operations(document).items():
        errors = {code: a for code, a in operation["responses"].items() if code >= "400"}
        for code, answer in errors.items():
            content = answer["content"]
            assert list(content) == ["application/problem+json"], (method, path, code)
        if "{match_id}" in path:
            assert "404" in errors, (method, path)
        if "{seat}" in path:
            assert "403" in errors, (method, path)
        if path.endswith(("/moves", "/undo", "/undo/{answer}")):
            assert "409" in errors, (method, path)


def test_names_are_unique(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for operation in operations(document).values()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("inside", [True, False])
async def test_no_request_made_from_the_document_breaks_the_server(
    server: Server, tmp_path: Path, inside: bool
) -> None:
    """schemathesis: with the token of a running match to get past the door, and without."""

    async with Client(server.url) as client:
        created = await new_match(client, **TURNS)
        match, token = created.id, created.links[0].token
    fixed = f'[parameters]\n"path.match_id" = "{match}"\n"path.seat" = 0\n' if inside else ""
    (tmp_path / "schemathesis.toml").write_text(fixed)
    # Whoever has left the seat is outside again.
    past_the_door = ["--header", f"Authorization: Bearer {token}", "--exclude-path-regex", "/leave"]
    options = {
        "checks": "not_a_server_error",
        "max-examples": str(EXAMPLES),
        "mode": "all",
        "phases": "examples,coverage,fuzzing",
        "seed": "1",
        "generation-database": "none",
        "suppress-health-check": "all",
        "workers": "1",
    }
    ran = subprocess.run(
        [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            server.url + "/api/openapi.json",
            "--no-color",
            *(word for name, value in options.items() for word in (f"--{name}", value)),
            *(past_the_door if inside else []),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ,
    )
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
    assert "Traceback" not in server.log()
    assert httpx.get(server.url + "/healthz").text == "ok"
    info = httpx.get(f"{server.url}/api/matches/{match}")
    assert info.status_code == 200, "the match is whole"
