"""`sagaboard` alone, as a real process: a server, an address, and a browser that opens it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from sagaboard.cli.main import main
from tests.service.server import free_port

TIMEOUT = 60.0


class Desktop:
    """Somebody's machine: a data folder, and a browser that notes what it is told to open."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.visited = folder / "visited"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> "{self.visited}"\n')
        browser.chmod(0o755)
        self.environment = {
            **os.environ,
            "XDG_DATA_HOME": str(self.data),
            "BROWSER": f"{browser} %s",
        }

    @contextmanager
    def sagaboard(self, *arguments: str) -> Iterator[subprocess.Popen[str]]:
        process = subprocess.Popen(
            [sys.executable, "-m", "sagaboard.cli", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()
            process.communicate(timeout=TIMEOUT)

    def opened(self, count: int = 1) -> list[str]:
        """The addresses that the browser has opened, when there are so many."""
        until = time.monotonic() + TIMEOUT
        while True:
            found = self.visited.read_text().split() if self.visited.exists() else []
            if len(found) >= count:
                return found
            assert time.monotonic() < until, "the browser was not opened"
            time.sleep(0.01)


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    return Desktop(tmp_path)


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def ended(process: subprocess.Popen[str], number: signal.Signals) -> tuple[int, str]:
    """The exit code and all that it said to stderr."""
    process.send_signal(number)
    _, errors = process.communicate(timeout=TIMEOUT)
    return process.returncode, errors


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_table_opens_in_the_browser(desktop: Desktop, number: signal.Signals) -> None:
    port = free_port()
    with desktop.sagaboard("--port", str(port)) as process:
        address = f"http://127.0.0.1:{port}/"
        assert address in first_line(process)
        assert desktop.opened() == [address]
        assert httpx.get(address).headers["content-type"].startswith("text/html")
        assert httpx.get(f"{address}api/games").json()[0]["name"] == "blood-rage"
        assert ended(process, number) == (0, "")
    assert (desktop.data / "sagaboard" / "sagaboard.db").is_file()


def test_a_second_call_opens_the_browser_at_the_first(desktop: Desktop) -> None:
    port = free_port()
    with desktop.sagaboard("--port", str(port)) as first:
        first_line(first)
        desktop.opened(1)
        with desktop.sagaboard("--port", str(port)) as second:
            said, errors = second.communicate(timeout=TIMEOUT)
            assert second.returncode == 0
            assert f"is already running at http://127.0.0.1:{port}/" in said
            assert errors == ""
        assert desktop.opened(2) == [f"http://127.0.0.1:{port}/"] * 2
        assert ended(first, signal.SIGINT) == (0, "")


def test_a_port_of_somebody_else_is_left_alone(desktop: Desktop) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with desktop.sagaboard("table", "--port", str(taken), "--no-browser") as process:
            line = first_line(process)
            port = int(line.split("127.0.0.1:")[1].split("/")[0])
            assert taken < port < taken + 20
            assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok"
            assert ended(process, signal.SIGINT) == (0, "")


def test_without_a_browser_only_the_address_is_told(desktop: Desktop) -> None:
    port = free_port()
    with desktop.sagaboard("--no-browser", "--port", str(port)) as process:
        assert f"http://127.0.0.1:{port}/" in first_line(process)
        httpx.get(f"http://127.0.0.1:{port}/")
        assert ended(process, signal.SIGINT) == (0, "")
    assert not desktop.visited.exists()


def test_the_table_below_a_path(desktop: Desktop) -> None:
    port = free_port()
    with desktop.sagaboard("--no-browser", "--port", str(port), "--prefix", "/saga/") as process:
        address = f"http://127.0.0.1:{port}/saga/"
        assert address in first_line(process)
        assert 'data-base="/saga/"' in httpx.get(address).text
        assert ended(process, signal.SIGINT) == (0, "")


def test_a_machine_without_browsers_is_told_what_to_do(desktop: Desktop) -> None:
    desktop.environment["BROWSER"] = "/no/such/browser %s"
    desktop.environment["PATH"] = "/nowhere"
    desktop.environment.pop("DISPLAY", None)
    with desktop.sagaboard("--port", str(free_port())) as process:
        first_line(process)
        assert "open the address yourself" in first_line(process)
        assert ended(process, signal.SIGINT)[0] == 0


@pytest.mark.parametrize("port", ["0", "65536", "-1"])
def test_a_port_that_does_not_exist_is_refused(
    port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([f"--port={port}"]) == 2
    assert "choose one from 1 to 65535" in capsys.readouterr().err


def test_an_unknown_option_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--no-such-thing"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "--no-such-thing" in err
