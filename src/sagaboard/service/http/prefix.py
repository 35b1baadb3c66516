"""A server below a path of somebody's site: `--prefix /saga`."""

from __future__ import annotations

import re
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from sagaboard.kernel.errors import SagaboardError

FORM: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")
OURS: Final = frozenset({"api", "assets", "match", "rules", "seat"})
"""What addresses of our own begin with."""


class BadPrefix(SagaboardError):
    """No path that a server can stand below."""


def checked(text: str) -> str:
    """The prefix without a slash at its end; "" for the top."""
    prefix = text.rstrip("/")
    if not prefix:
        return ""
    if not FORM.fullmatch(prefix) or {".", ".."} & set(prefix.split("/")):
        raise BadPrefix(
            f"{text!r} is no prefix; it is a path such as /saga, of letters, digits, - . _ and ~"
        )
    if (first := prefix.split("/")[1]) in OURS:
        raise BadPrefix(f"a prefix cannot begin with /{first}, which has a meaning of its own")
    return prefix


def below(prefix: str, app: ASGIApp) -> ASGIApp:
    """The application, which need not know where it stands. Requests without the prefix are
    answered too: some proxies cut it off, and programs on this machine ask for /healthz."""

    async def shortened(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path == prefix and scope["type"] == ScopeType.HTTP:
            await lead_to(f"{prefix}/", send)
            return
        if path.startswith(f"{prefix}/"):
            scope = {**scope, "path": path.removeprefix(prefix)}  # type: ignore[assignment]
        await app(scope, receive, send)

    return shortened


async def lead_to(path: str, send: Send) -> None:
    await send(
        {
            "type": "http.response.start",
            "status": 308,
            "headers": [(b"location", path.encode()), (b"content-length", b"0")],
        }
    )
    await send({"type": "http.response.body", "body": b"", "more_body": False})
