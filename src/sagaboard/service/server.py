"""Runs the application with uvicorn: logs, a graceful end, one sentence if it cannot start."""

from __future__ import annotations

import gc
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from sagaboard.kernel.errors import SagaboardError
from sagaboard.service.app import create_app
from sagaboard.service.connections import protocol
from sagaboard.service.settings import Settings
from sagaboard.service.store import StoreProblem

GRACE = 5
SWITCH_INTERVAL = 0.0005
"""Seconds after which the thread that waits for the disk gets its turn: it needs little of it, and
all moves wait for it."""
STOP = (signal.SIGINT, signal.SIGTERM)
STANDARD = frozenset(vars(logging.makeLogRecord({})))


class CannotServe(SagaboardError):
    """The server cannot start."""


class JsonLines(logging.Formatter):
    """One JSON object a line, with what the caller put into `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {k: str(v) for k, v in vars(record).items() if k not in STANDARD and k != "message"}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logging(*, json_log: bool, level: int) -> None:
    """Requests are not logged one by one: their paths name matches."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if json_log else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


class Server(uvicorn.Server):
    """Tells when it listens. Being told to stop is no failure: uvicorn would raise the signal again
    at the end."""

    def __init__(self, config: uvicorn.Config, when_open: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.when_open()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in STOP}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def set_up_interpreter() -> None:
    """What is loaded by now stays; and a table in memory is no garbage, however often one looks."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def serve(
    settings: Settings,
    *,
    json_log: bool,
    level: int = logging.INFO,
    when_open: Callable[[], None] = lambda: None,
) -> int:
    set_up_logging(json_log=json_log, level=level)
    try:
        app = create_app(settings)
    except StoreProblem as problem:
        raise CannotServe(str(problem)) from problem
    set_up_interpreter()
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.body_bytes,
        # Compression would cost each channel some 300 KB and most of the time of an update.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        http=protocol(settings),
        limit_concurrency=settings.connections,
    )
    server = Server(config, when_open)
    server.run()
    if not server.started:
        raise CannotServe(
            f"cannot listen on {settings.host}:{settings.port} or open the database; see the log"
        )
    return 0
