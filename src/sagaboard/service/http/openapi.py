"""The OpenAPI document: made once, sent to each client once."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get

TAG = re.compile(r'"[^"]*"')


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    document, tag = made(request.app)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    known = request.headers.get("if-none-match", "")
    if tag in TAG.findall(known) or known.strip() == "*":
        return Response(b"", status_code=304, headers=headers)
    return Response(document, media_type="application/json", headers=headers)


@lru_cache(maxsize=1)
def made(app: Litestar) -> tuple[bytes, str]:
    """The document and its tag."""
    document = msgspec.json.encode(app.openapi_schema.to_schema())
    return document, f'"{sha256(document).hexdigest()[:16]}"'
