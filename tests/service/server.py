"""Real server processes for the tests and tools: started, waited for, ended."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx

SERVE = ("-m", "sagaboard.cli")
SERVER_TIMEOUT = 60.0


class Server:
    """A running `sagaboard serve` at a port of 127.0.0.1."""

    def __init__(
        self, process: subprocess.Popen[bytes], port: int, log: IO[bytes], seconds: float
    ) -> None:
        self.process = process
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.seconds_to_first_answer = seconds
        self._log = log

    def log(self) -> str:
        """What it has written to stdout and stderr."""
        size = os.fstat(self._log.fileno()).st_size
        # The server writes at the position that it shares with us: it must not be moved.
        return os.pread(self._log.fileno(), size, 0).decode(errors="replace")

    def stop(self) -> int:
        """As a service manager would; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(SERVER_TIMEOUT)
        self._end_group()
        return code

    def kill(self) -> None:
        """In the middle of whatever it does. Its workers are left to themselves."""
        self.process.kill()
        self.process.wait(SERVER_TIMEOUT)

    def left_behind(self, patience: float = 5.0) -> int:
        """How many processes it has started and not ended within some seconds after its own end;
        they are ended here."""
        until = time.monotonic() + patience
        while (left := self._group_size()) and time.monotonic() < until:
            time.sleep(0.02)
        self._end_group()
        return left

    def clean_up(self) -> None:
        """Nothing of it is left, however it ended."""
        if self.process.poll() is None:
            self.kill()
        self._end_group()
        self._log.close()

    def _group_size(self) -> int:
        found = 0
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    with open(f"/proc/{name}/stat", encoding="ascii") as file:
                        state, _, group = file.read().rpartition(")")[2].split()[:3]
                except OSError:
                    continue  # it has just ended
                found += int(group) == self.process.pid and state != "Z"
        return found

    def _end_group(self) -> None:
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def start_server(
    database: str | Path,
    *,
    program: Sequence[str] = SERVE,
    environment: Mapping[str, str] | None = None,
    **flags: object,
) -> Server:
    """Starts a server in a process group of its own and waits for its first answer.

    `burst=5` means `--burst 5`, `secure_cookie=True` means `--secure-cookie`.
    """
    port = free_port()
    options = {"port": port, "database": database, "requests_per_second": 1e5, "burst": 100_000}
    arguments = []
    for name, value in {**options, **flags}.items():
        arguments.append(f"--{name.replace('_', '-')}")
        if value is not True:
            arguments.append(str(value))
    log = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the server
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *program, "serve", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        env={**os.environ, **(environment or {})},
        start_new_session=True,
    )
    server = Server(process, port, log, 0.0)
    try:
        wait_for_answer(server, began + SERVER_TIMEOUT)
    except BaseException:
        server.clean_up()
        raise
    server.seconds_to_first_answer = time.perf_counter() - began
    return server


def wait_for_answer(server: Server, until: float) -> None:
    with httpx.Client(base_url=server.url, timeout=5.0) as client:
        while True:
            try:
                if client.get("/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert server.process.poll() is None, f"the server has ended:\n{server.log()}"
            assert time.perf_counter() < until, f"the server does not answer:\n{server.log()}"
            time.sleep(0.005)


@contextmanager
def running_server(
    database: str | Path,
    *,
    program: Sequence[str] = SERVE,
    environment: Mapping[str, str] | None = None,
    **flags: object,
) -> Iterator[Server]:
    """Ends the server politely and checks that it went well, unless the test has ended it."""
    server = start_server(database, program=program, environment=environment, **flags)
    try:
        yield server
        if server.process.poll() is None:
            assert server.stop() == 0, server.log()
    finally:
        server.clean_up()
