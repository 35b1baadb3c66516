"""Runs the application with uvicorn: logs, a graceful end, one sentence if it cannot start."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EADDRINUSE

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from sagaboard.kernel.errors import SagaboardError
from sagaboard.service.http.app import create_app
from sagaboard.service.http.connections import protocol
from sagaboard.service.http.prefix import below
from sagaboard.service.settings import Settings
from sagaboard.service.storage.store import StoreProblem
from sagaboard.service.storage.stores import only_server_of

GRACE = 5
BACKLOG = 2048
LAST_PORT = 65_535
SWITCH_INTERVAL = 0.0005
"""Seconds after which the thread that waits for the disk gets its turn: it needs little of it, and
all moves wait for it."""
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
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
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
    with listening(settings.host, settings.port) as listener:
        try:
            with only_server_of(settings.database):
                run(settings, listener, when_open)
        except (StoreProblem, ExceptionGroup) as error:
            problem = cause_of(error)
            if not isinstance(problem, StoreProblem):
                raise
            raise CannotServe(str(problem)) from error
    return 0


def cause_of(error: Exception) -> Exception:
    """Litestar opens an application inside a group of tasks."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return error


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A port that is ours from now on: what cannot be is said before anything else is begun."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as problem:
        reason = problem.strerror
        raise CannotServe(f"{host!r} is no address of this machine: {reason}") from problem
    with socket.socket(family, kind, protocol) as listener:
        reuse_port_of_the_dead(listener)
        try:
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError as problem:
            why = (
                "somebody listens there already; choose another port by --port"
                if problem.errno == EADDRINUSE
                else problem.strerror
            )
            raise CannotServe(f"cannot listen on {host}:{port}: {why}") from problem
        yield listener


def reuse_port_of_the_dead(listener: socket.socket) -> None:
    """Connections of a server that has just ended do not count. Windows takes it so anyway; there
    the option would let two servers have one port."""
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def run(settings: Settings, listener: socket.socket, when_open: Callable[[], None]) -> None:
    app = create_app(settings)
    set_up_interpreter()
    config = uvicorn.Config(
        below(settings.prefix, app) if settings.prefix else app,
        lifespan="off",
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

    async def while_open() -> None:
        # Not by uvicorn, which would only log that the application did not start.
        async with app.lifespan():
            await server.serve([listener])

    with server.capture_signals(), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(while_open())
