"""`sagaboard table`, or `sagaboard` alone: serves this machine and opens the browser."""

from __future__ import annotations

import argparse
import logging
import socket
import threading
import webbrowser

import httpx
import msgspec

from sagaboard.cli.arguments import integer
from sagaboard.service.http.pages import is_built
from sagaboard.service.http.server import LAST_PORT, CannotServe, serve
from sagaboard.service.protocol import GameInfo
from sagaboard.service.settings import Settings

HOST = "127.0.0.1"
PORTS = 20
"""Number of ports that are tried, beginning with the requested one."""
PROBE_TIMEOUT = 2.0
"""Seconds that another program on the port has to answer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        type=integer,
        default=Settings().port,
        help=f"use this port or the next free one; {Settings().port} by default",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address without opening a browser"
    )


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.port <= LAST_PORT:
        raise CannotServe(f"there is no port {args.port}; choose one from 1 to {LAST_PORT}")
    if not is_built():
        raise CannotServe("the client is not built; run `make client` in the folder of the project")
    last = min(args.port + PORTS - 1, LAST_PORT)
    for port in range(args.port, last + 1):
        if is_free(port):
            return open_table(port, browser=not args.no_browser)
        if is_sagaboard(port):
            print(f"Sagaboard is already running at {address(port)}", flush=True)
            if not args.no_browser:
                show(port)
            return 0
    raise CannotServe(f"the ports {args.port} to {last} are all in use; choose another with --port")


def open_table(port: int, *, browser: bool) -> int:
    def tell() -> None:
        print(f"Sagaboard is running at {address(port)} - press Ctrl+C to stop it.", flush=True)
        if browser:
            # A text browser returns only when it is closed; the server must not wait for it.
            threading.Thread(target=show, args=(port,), daemon=True).start()

    settings = Settings(host=HOST, port=port)
    return serve(settings, json_log=False, level=logging.WARNING, when_open=tell)


def show(port: int) -> None:
    if not webbrowser.open(address(port)):
        print("No browser could be started: open the address yourself.", flush=True)


def address(port: int) -> str:
    return f"http://{HOST}:{port}/"


def is_free(port: int) -> bool:
    with socket.socket() as listener:
        # As the server does, so that a server that has just stopped does not block its port.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, port))
        except OSError:
            return False
    return True


def is_sagaboard(port: int) -> bool:
    """Whether a Sagaboard server is listening there."""
    try:
        answer = httpx.get(f"{address(port)}api/games", timeout=PROBE_TIMEOUT)
        msgspec.json.decode(answer.content, type=list[GameInfo])
    except (httpx.HTTPError, msgspec.MsgspecError):
        return False
    return True
