"""Work that ends with the request for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from sagaboard.service.problems import Refused

Found = TypeVar("Found")


async def while_connected(
    request: Request[Any, Any, Any], work: Coroutine[Any, Any, Found]
) -> Found:
    """Cancels the work when the client has closed its connection."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise Refused(499, "closed", "the client has closed its connection")
    finally:
        task.cancel()
        gone.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def disconnected(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
